/** One measured figure, as every benchmark and evaluation prints it: a JSON line on standard output. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly context: Record<string, unknown>;
}

export const print = (figure: Figure): void => {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
};

/** What a part of `npm run bench` or `npm run eval` gets from the command line. */
export interface RunOptions {
  readonly quick: boolean;
  readonly jsonOnly: boolean;
  /** `--name value` and `--name` (true) as given. */
  readonly flags: Readonly<Record<string, string | true>>;
  /** Progress and tables: standard error, silent with --json-only. */
  readonly note: (text: string) => void;
}

/** User and system CPU time of this process in milliseconds, spent while `work` ran. */
export async function cpuMs(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
}
