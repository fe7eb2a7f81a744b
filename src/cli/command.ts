/** One CLI command. `run` returns the exit code; what it imports is loaded only when the command is used. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The whole help text of the command, examples included. */
  readonly help: string;
  readonly run: (args: string[], io: Io) => Promise<number>;
}

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Another clock than the machine's. */
  readonly now?: () => Date;
}

export const clockOf = (io: Io): (() => Date) => io.now ?? (() => new Date());

/** Wrong use of a command: printed without a stack, exit code 2. */
export class UsageError extends Error {}
