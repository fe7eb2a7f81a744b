/** A place where published snapshots are kept for other nodes: a folder or a bucket. Names are flat. */
export interface Remote {
  /** As told to people. */
  readonly where: string;
  list(): Promise<readonly string[]>;
  /** Null when it is not there. */
  readText(name: string): Promise<string | null>;
  /** Replaced as a whole: a reader sees the old or the new text. */
  writeText(name: string, text: string): Promise<void>;
  size(name: string): Promise<number | null>;
  read(name: string, from: number): AsyncIterable<Uint8Array>;
  /** Appears under its name only when complete; an interrupted upload goes on where it stopped. */
  upload(name: string, file: LocalFile, onBytes: (sent: number) => void): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The other side could not be reached or refused: says what it said. */
export class RemoteError extends Error {
  readonly retryable: boolean;
  constructor(message: string, options: ErrorOptions & { retryable?: boolean } = {}) {
    super(message, options);
    this.name = 'RemoteError';
    this.retryable = options.retryable ?? false;
  }
}

export interface RetryOptions {
  readonly attempts: number;
  readonly firstWaitMs: number;
}

/** Repeats what may pass by itself, waiting twice as long each time. */
export async function withRetry<T>(options: RetryOptions, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RemoteError && error.retryable) || attempt >= options.attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.firstWaitMs * 2 ** (attempt - 1)));
    }
  }
}
