import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk for a database, so that it can be filled without hurting the machine. */
export interface SmallDisk {
  readonly path: string;
  /** Takes every free byte; returns what gives them back. */
  fill(): () => void;
  close(): void;
}

/** Null with the reason when this machine does not let us mount one (that takes root). */
export function openSmallDisk(megabytes = 300): SmallDisk | { reason: string } {
  const path = mkdtempSync(join(tmpdir(), 'jbis-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', path], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true, force: true });
    return { reason: (mounted.stderr || mounted.error?.message || 'mount failed').trim() };
  }
  return {
    path,
    fill() {
      const file = join(path, 'ballast');
      const handle = openSync(file, 'w');
      const block = Buffer.alloc(1 << 20);
      try {
        for (;;) if (writeSync(handle, block) < block.length) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(handle);
      }
      return () => rmSync(file, { force: true });
    },
    close() {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
