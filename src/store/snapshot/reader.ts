import { join } from 'node:path';
import { type Manifest, readManifest } from './manifest.ts';

export interface SnapshotOptions<T> {
  readonly dir: string;
  readonly name: string;
  /** Opens the file; throws when it cannot serve (another layout, damaged): then the old one goes on serving. */
  readonly open: (path: string, manifest: Manifest) => T;
  readonly close: (data: T) => void;
  /** How often the manifest is looked at. */
  readonly pollMs?: number;
  readonly onSwap?: (manifest: Manifest) => void;
  readonly onError?: (error: Error) => void;
}

/** The current snapshot of a name, opened; changes to a newly published one by itself, without a pause. */
export interface Snapshot<T> {
  readonly manifest: Manifest | null;
  readonly data: T | null;
  /** Why the newest published file is not the one that serves. */
  readonly problem: string | null;
  /** Holds the file open until an asynchronous user is done, also across a swap. Null when there is no data. */
  use<R>(work: (data: T, manifest: Manifest) => Promise<R> | R): Promise<R> | null;
  /** Looks for a new manifest now. */
  refresh(): void;
  close(): void;
}

interface Held<T> {
  readonly data: T;
  readonly manifest: Manifest;
  users: number;
  retired: boolean;
}

const DEFAULT_POLL_MS = 5000;

export function openSnapshot<T>(options: SnapshotOptions<T>): Snapshot<T> {
  let held: Held<T> | null = null;
  let problem: string | null = null;
  let failedVersion: string | null = null;
  let closed = false;

  const retire = (old: Held<T> | null) => {
    if (!old) return;
    old.retired = true;
    if (old.users === 0) options.close(old.data);
  };

  function fail(error: Error): void {
    if (problem !== error.message) options.onError?.(error);
    problem = error.message;
  }

  function refresh(): void {
    if (closed) return;
    let manifest: Manifest | null;
    try {
      manifest = readManifest(options.dir, options.name);
    } catch (error) {
      fail(error as Error);
      return;
    }
    // A manifest that went away is a mistake of the operator; what is open goes on serving.
    if (!manifest || manifest.version === held?.manifest.version || manifest.version === failedVersion) return;
    try {
      const data = options.open(join(options.dir, manifest.file), manifest);
      const old = held;
      held = { data, manifest, users: 0, retired: false };
      problem = null;
      failedVersion = null;
      retire(old);
    } catch (error) {
      // Between reading the manifest and opening the file a newer one may have been published: look again next time.
      failedVersion = (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : manifest.version;
      fail(new Error(`${manifest.file}: ${(error as Error).message}`, { cause: error }));
      return;
    }
    options.onSwap?.(manifest);
  }

  refresh();
  const timer = setInterval(refresh, options.pollMs ?? DEFAULT_POLL_MS).unref();

  return {
    get manifest() {
      return held?.manifest ?? null;
    },
    get data() {
      return held?.data ?? null;
    },
    get problem() {
      return problem;
    },
    use(work) {
      const mine = held;
      if (!mine) return null;
      mine.users++;
      return (async () => work(mine.data, mine.manifest))().finally(() => {
        mine.users--;
        if (mine.retired && mine.users === 0) options.close(mine.data);
      });
    },
    refresh,
    close() {
      closed = true;
      clearInterval(timer);
      retire(held);
      held = null;
    },
  };
}
