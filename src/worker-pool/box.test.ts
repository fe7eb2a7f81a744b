import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, it } from 'node:test';
import type { TestTask } from '../../testkit/worker-pool/tasks.ts';
import { canTakeNetworkAway, createPool } from './index.ts';
import type { Pool } from './pool.types.ts';

const ALLOWED =
  /^(?:PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|TESSDATA_PREFIX|NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|NODE_UNIQUE_ID)$/;

/** What the open files of a process are; files may close while one looks. */
const filesOf = (pid: number | 'self'): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });

describe('a child process', { skip: process.platform === 'linux' ? false : 'reads /proc' }, () => {
  let pool: Pool<TestTask, unknown> | undefined;
  const open = () => {
    pool = createPool<TestTask, unknown>({
      name: 'boxed',
      kind: 'process',
      entry: new URL('../../testkit/worker-pool/test.child.ts', import.meta.url),
      size: 1,
      queueLimit: 1,
      deadlineMs: 60_000,
    });
  };
  afterEach(() => pool?.close());

  it('knows nothing of our environment and holds none of our connections', async () => {
    process.env.JBIS_STATE_KEY = 'secret-of-the-test';
    process.env.DATABASE_URL = 'postgres://secret-of-the-test';
    const server = createServer().listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      open();
      const pid = (await pool!.run({ do: 'pid' })) as number;
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      assert.doesNotMatch(environment, /secret-of-the-test/);
      const names = environment.split('\0').map((entry) => entry.split('=', 1)[0]!);
      assert.deepEqual(
        names.filter((name) => name !== '' && !ALLOWED.test(name)),
        [],
      );
      // Errors of native code go where ours go.
      const errors = readlinkSync('/proc/self/fd/2');
      const own = filesOf('self').filter((file) => file.startsWith('socket:') && file !== errors);
      assert.deepEqual(
        filesOf(pid).filter((file) => own.includes(file)),
        [],
      );
    } finally {
      delete process.env.JBIS_STATE_KEY;
      delete process.env.DATABASE_URL;
      server.close();
    }
  });

  it('has no network where the system allows to take it away', async (t) => {
    if (!canTakeNetworkAway()) return t.diagnostic('this system does not allow it; doctor says so');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    open();
    const outcome = await pool!.run({ do: 'connect', port: (server.address() as AddressInfo).port });
    server.close();
    assert.notEqual(outcome, 'connected');
  });
});
