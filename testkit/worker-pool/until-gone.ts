import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the end of a process; one that nobody waits for stays as a zombie where no init takes it. */
export async function untilGone(pid: number): Promise<void> {
  for (let left = 500; left > 0; left--) {
    const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : 'Z';
    if (/^Z|\) Z /.test(state)) return;
    await sleep(20);
  }
  assert.fail(`process ${pid} lives on`);
}
