import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestTask } from '../../../testkit/worker-pool/tasks.ts';
import { untilGone } from '../../../testkit/worker-pool/until-gone.ts';
import { createPool, WorkerCrashedError } from '../index.ts';
import type { Pool, PoolOptions } from '../pool.types.ts';
import { STARTER_ENV } from './start-child.ts';

const STARTER = fileURLToPath(new URL('./starter.pl', import.meta.url));
const ENTRY = new URL('../../../testkit/worker-pool/test.child.ts', import.meta.url);
const PERL = '/usr/bin/perl';
const isHere = process.platform === 'linux' && existsSync(PERL);

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);

describe('the starter of decoders', { skip: isHere ? false : 'Linux, with perl' }, () => {
  const name = `jbis-test-${process.pid}`;
  let starter: ChildProcess;
  let pool: Pool<TestTask, unknown>;
  const listen = async (socket: string, uid: number) => {
    const child = spawn(PERL, [STARTER, '--listen', socket, String(uid)], { stdio: ['ignore', 'ignore', 'inherit'] });
    while (!readFileSync('/proc/net/unix', 'utf8').includes(`@${socket}\n`)) {
      assert.equal(child.exitCode, null, 'the starter ended');
      await sleep(20);
    }
    return child;
  };
  const open = (options: Partial<PoolOptions> = {}) => {
    const fixed = { name: 'started', kind: 'process', entry: ENTRY, size: 1, queueLimit: 1 } as const;
    pool = createPool<TestTask, unknown>({ ...fixed, deadlineMs: 600_000, ...options });
    return pool;
  };
  before(async () => {
    starter = await listen(name, process.getuid!());
    process.env[STARTER_ENV] = name;
  });
  afterEach(() => pool?.close());
  after(() => {
    delete process.env[STARTER_ENV];
    starter.kill('SIGKILL');
  });

  it('starts a process as a child of its own, which works as any other', async () => {
    const ballast = new Uint8Array(3_000_000);
    const pid = (await open().run({ do: 'pid', ballast })) as number;
    assert.equal(parentOf(pid), starter.pid);
    const { value } = (await pool.run({ do: 'echo', value: { a: [1, '二'] } })) as { value: unknown };
    assert.deepEqual(value, { a: [1, '二'] });
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    assert.doesNotMatch(environment, /JBIS_DECODER_STARTER/);
  });

  it('ends it when it is told to, with what it started', async () => {
    const pid = (await open({ startsPrograms: true }).run({ do: 'pid' })) as number;
    const started = (await pool.run({ do: 'start' })) as number;
    await pool.close();
    await untilGone(pid);
    await untilGone(started);
  });

  it('tells how it ended', async () => {
    open();
    const ended = (reason: RegExp) => (error: unknown) =>
      error instanceof WorkerCrashedError && reason.test(error.message);
    await assert.rejects(pool.run({ do: 'exit' }), ended(/exit code \d+\.$/));
    await assert.rejects(pool.run({ do: 'segfault' }), ended(/signal SIG(SEGV|BUS|ABRT|TRAP|ILL)\.$/));
    assert.equal(typeof (await pool.run({ do: 'pid' })), 'number');
  });

  it('ends the processes of a service that is gone, and lives on for another', async () => {
    const script = `
      const { createPool } = await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)});
      const entry = new URL(${JSON.stringify(ENTRY.href)});
      const pool = createPool({ name: 't', kind: 'process', entry, size: 1, queueLimit: 1, deadlineMs: 600000 });
      console.log(await pool.run({ do: 'pid' }));
      setInterval(() => {}, 1000);`;
    const service = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(service.stdout.setEncoding('utf8'), 'data')) as [string];
    service.kill('SIGKILL');
    await untilGone(Number(line));
    assert.equal(typeof (await open().run({ do: 'pid' })), 'number');
  });

  it('listens to no other account', async () => {
    const foreign = `${name}-foreign`;
    const other = await listen(foreign, process.getuid!() + 1);
    try {
      const socket = connect({ path: `\0${foreign}` });
      socket.write(`life ${'a'.repeat(32)}\n`);
      // Closed with what was sent unread.
      socket.on('error', () => {});
      await new Promise((resolve) => socket.on('close', resolve));
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('is missed by the pool when it is not there, and found when it is', async () => {
    const late = `${name}-late`;
    process.env[STARTER_ENV] = late;
    try {
      await assert.rejects(open().run({ do: 'pid' }), /the starter of decoders: connect ECONNREFUSED/);
      const second = await listen(late, process.getuid!());
      for (let pid: unknown; typeof pid !== 'number'; await sleep(50))
        pid = await pool.run({ do: 'pid' }).catch(() => 0);
      await pool.close();
      second.kill('SIGKILL');
    } finally {
      process.env[STARTER_ENV] = name;
    }
  });

  it('refuses to be started without a program or an account', async () => {
    for (const words of [[], ['--listen'], ['--listen', 'x', 'root'], ['1000:1000', '1001:1001', '--']]) {
      const child = spawn(PERL, [STARTER, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
      const [code] = await once(child, 'close');
      assert.equal(code, 1);
      assert.match(said, /^starter: usage: /);
    }
  });
});
