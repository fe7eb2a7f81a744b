import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import type { TestTask } from '../../../testkit/worker-pool/tasks.ts';
import { untilGone } from '../../../testkit/worker-pool/until-gone.ts';
import { createPool, WorkerCrashedError } from '../index.ts';
import type { Pool, PoolOptions } from '../pool.types.ts';
import { boxHere } from './launch.ts';

const ALLOWED =
  /^(?:PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|TESSDATA_PREFIX|NODE_COMPILE_CACHE|JBIS_WORKER_CHANNEL)$/;

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
  const open = (options: Partial<PoolOptions> = {}) => {
    pool = createPool<TestTask, unknown>({
      name: 'boxed',
      kind: 'process',
      entry: new URL('../../../testkit/worker-pool/test.child.ts', import.meta.url),
      size: 1,
      queueLimit: 1,
      deadlineMs: 600_000,
      ...options,
    });
    return pool;
  };
  afterEach(() => pool?.close());

  it('knows nothing of our environment and holds none of our connections', async () => {
    process.env.JBIS_STATE_KEY = 'secret-of-the-test';
    process.env.DATABASE_URL = 'postgres://secret-of-the-test';
    const server = createServer().listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const pid = (await open().run({ do: 'pid' })) as number;
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      assert.doesNotMatch(environment, /secret-of-the-test/);
      const names = environment.split('\0').map((entry) => entry.split('=', 1)[0]!);
      assert.deepEqual(
        names.filter((name) => name !== '' && !ALLOWED.test(name)),
        [],
      );
      // Nor a file or terminal that errors of the service are written to, nor what the service itself was handed.
      const own = filesOf('self').filter((file) => file !== '/dev/null' && !file.startsWith('anon_inode:'));
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

  it('is refused everything a taken-over decoder would try against the service', async (t) => {
    const box = boxHere();
    if (!box.files || !box.calls) return t.diagnostic('this system does not allow it; doctor says so');
    const folder = mkdtempSync(join(tmpdir(), 'jbis-box-'));
    const server = createServer().listen(0, '127.0.0.1');
    const local = createServer().listen(join(folder, 'socket'));
    try {
      const file = join(folder, 'state.db');
      writeFileSync(file, 'payments');
      await Promise.all([once(server, 'listening'), once(local, 'listening')]);
      const { port } = server.address() as AddressInfo;
      const targets = { file, port, socket: join(folder, 'socket'), parent: process.pid };
      const outcomes = (await open({ startsPrograms: true }).run({ do: 'escape', ...targets })) as Record<
        string,
        string
      >;
      const refusals = new Set(['EACCES', 'EPERM']);
      assert.ok(Object.keys(outcomes).length >= 30);
      assert.deepEqual(
        Object.entries(outcomes).filter(([, outcome]) => !refusals.has(outcome)),
        [],
      );
      assert.equal(readFileSync(file, 'utf8'), 'payments');
    } finally {
      server.close();
      local.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('starts no other process, unless it is one that does', async (t) => {
    if (!boxHere().calls) return t.diagnostic('this system does not allow it; doctor says so');
    assert.equal(await open().run({ do: 'start' }), 'EPERM');
    await pool!.close();
    assert.equal(typeof (await open({ startsPrograms: true }).run({ do: 'start' })), 'number');
  });

  it('takes along what it started, however it ends', async () => {
    const started = (await open({ startsPrograms: true }).run({ do: 'start' })) as number;
    await assert.rejects(pool!.run({ do: 'exit' }));
    await untilGone(started);
    const second = (await pool!.run({ do: 'start' })) as number;
    await pool!.close();
    await untilGone(second);
  });

  it('is what the system ends when memory runs out, and has a limit it cannot lift', async (t) => {
    const box = boxHere();
    if (box.by !== 'launcher') return t.diagnostic('this system does not allow it; doctor says so');
    const pid = (await open({ maxMemoryMb: 1000 }).run({ do: 'pid' })) as number;
    assert.equal(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim(), '1000');
    const limits = /^Max data size +(\d+) +(\d+) /m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))!;
    assert.deepEqual([limits[1], limits[2]], Array(2).fill(String((1000 + 4096) * 1024 * 1024)));
  });

  it('is ended when its CPU time is used up, and replaced', async (t) => {
    if (!boxHere().cpu) return t.diagnostic('this system does not allow it; doctor says so');
    open({ maxCpuSeconds: 3 });
    await assert.rejects(
      pool!.run({ do: 'spin', ms: 500_000 }),
      (error) => error instanceof WorkerCrashedError && /SIGXCPU/.test(error.message),
    );
    assert.equal(typeof (await pool!.run({ do: 'pid' })), 'number');
  });
});
