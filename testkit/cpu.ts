/** CPU milliseconds of a piece of work on this process: unlike the clock, hardly longer beside busy neighbours. */
export function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of up to `most` runs; one below the limit is enough. The first may pay for compiling or others' garbage. */
export function leastCpuOf(work: () => unknown, limitMs: number, most = 3): number {
  let least = cpuOf(work);
  for (let more = most - 1; more > 0 && least >= limitMs; more--) least = Math.min(least, cpuOf(work));
  return least;
}
