import { statSync } from 'node:fs';

interface Options<T> {
  readonly path: string;
  readonly open: (path: string) => T | undefined;
  readonly close: (data: T) => void;
  readonly onError: (error: Error) => void;
  /** How often a missing or replaced file is looked for. */
  readonly pollMs?: number;
}

/** A data file that may appear, or be replaced by renaming, while the process runs. */
export function watchedFile<T>(options: Options<T>): {
  readonly current: () => T | undefined;
  readonly close: () => void;
} {
  const { path, pollMs = 2000 } = options;
  let data: T | undefined;
  let inode: number | undefined;
  let lookedAt = 0;
  const close = () => {
    if (data !== undefined) options.close(data);
    data = undefined;
    inode = undefined;
  };
  return {
    current: () => {
      const now = Date.now();
      if (now - lookedAt < pollMs) return data;
      lookedAt = now;
      const found = statSync(path, { throwIfNoEntry: false })?.ino;
      if (found === inode) return data;
      close();
      if (found === undefined) return undefined;
      try {
        data = options.open(path);
        inode = found;
      } catch (error) {
        options.onError(error as Error);
      }
      return data;
    },
    close,
  };
}
