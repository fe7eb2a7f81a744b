interface Use {
  readonly rssBytes: number;
  /** Since the start of the process. */
  readonly cpuMs: number;
}

/**
 * Whether a reading process has to make room for a new one: WebAssembly memory never shrinks, so one that met a bomb
 * stays large; and near the CPU time it has in all its next document would be its last, in the middle.
 */
export function isUsedUp(
  { recycleMb, recycleCpuMs }: { readonly recycleMb: number; readonly recycleCpuMs: number },
  { rssBytes, cpuMs }: Use = useOfThisProcess(),
): boolean {
  return rssBytes > recycleMb * 1024 * 1024 || cpuMs > recycleCpuMs;
}

function useOfThisProcess(): Use {
  const { user, system } = process.cpuUsage();
  return { rssBytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 };
}
