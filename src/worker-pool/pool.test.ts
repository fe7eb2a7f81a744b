import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { afterEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestTask, TestWorkerData } from '../../testkit/worker-pool/tasks.ts';
import { ServiceError } from '../contract/errors.ts';
import { createPool, DeadlineError, QueueFullError, taskOwner, unpack, workerEntry } from './index.ts';
import type { Pool, PoolOptions } from './pool.types.ts';

const until = async (condition: () => boolean) => {
  const end = Date.now() + 10_000;
  while (!condition()) {
    assert.ok(Date.now() < end, 'condition was not met within 10 s');
    await sleep(5);
  }
};

for (const kind of ['thread', 'process'] as const) {
  describe(`a pool of ${kind === 'thread' ? 'worker threads' : 'child processes'}`, () => {
    let pool: Pool<TestTask, unknown>;
    const open = (options: Partial<PoolOptions> & { data?: TestWorkerData } = {}) => {
      pool = createPool<TestTask, unknown>({
        name: 'test',
        kind,
        entry: new URL(`../../testkit/worker-pool/test.${kind === 'thread' ? 'worker' : 'child'}.ts`, import.meta.url),
        size: 2,
        queueLimit: 6,
        deadlineMs: 600_000,
        ...options,
      });
      return pool;
    };
    afterEach(() => pool.close());

    it('runs tasks, with the data the workers were started with', async () => {
      open({ data: { greeting: 'はい' } });
      const result = (await pool.run({ do: 'echo', value: { a: [1, '株'] } })) as { value: unknown; greeting: string };
      assert.deepEqual([result.value, result.greeting], [{ a: [1, '株'] }, 'はい']);
      assert.deepEqual([pool.counters().completed, pool.counters().active], [1, 0]);
    });

    it('kills a worker at the deadline of a step, though the task has time left', async () => {
      open({ size: 1, deadlineMs: 600_000 });
      assert.equal(await pool.run({ do: 'spin within', ms: 1, limitMs: 300_000 }), 'spun');
      await assert.rejects(pool.run({ do: 'spin within', ms: 600_000, limitMs: 200 }), DeadlineError);
      assert.equal(await pool.run({ do: 'spin within', ms: 1, limitMs: 300_000 }), 'spun', 'a new worker');
    });

    it('lets owners take turns: one with a task running waits while others do', async () => {
      open({ size: 2, queueLimit: 10, deadlineMs: 600_000 });
      await until(() => pool.counters().ready === 2);
      const order: string[] = [];
      const hold = (owner: string, signal: AbortSignal) =>
        assert.rejects(pool.run({ do: 'sleep', ms: 600_000, heedsSignal: true }, { owner, signal }));
      const submit = (owner: string) =>
        taskOwner.run(owner, () => pool.run({ do: 'sleep', ms: 1 })).then(() => order.push(owner));
      const [greedy, other] = [new AbortController(), new AbortController()];
      const held = [hold('greedy', greedy.signal), hold('other', other.signal)];
      const waiting = ['greedy', 'greedy', 'one', 'two'].map(submit);
      await until(() => pool.counters().queued === 4);
      other.abort();
      await Promise.all(waiting);
      greedy.abort();
      await Promise.all(held);
      assert.deepEqual(order, ['one', 'two', 'greedy', 'greedy'], 'a place that nobody else wants is not left empty');
    });

    it('accepts as many as fit into places and queue, and refuses the rest at once', async () => {
      open();
      const tasks = Array.from({ length: 12 }, () => pool.run({ do: 'sleep', ms: 30 }));
      const outcomes = await Promise.allSettled(tasks);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 8);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      assert.ok(refused.length === 4 && refused.every(({ reason }) => reason instanceof QueueFullError));
      assert.equal(pool.counters().refused, 4);
    });

    it('brings a large part of a result as the bytes it is', async () => {
      open();
      const rest = Array.from({ length: 50_000 }, (_, n) => ({ n }));
      const { pages, packed } = (await pool.run({ do: 'pack', rest })) as { pages: number; packed: Uint8Array };
      assert.equal(pages, 2);
      assert.deepEqual(unpack(packed), rest);
      assert.equal(unpack(packed.subarray(0, 100)), undefined, 'bytes that are no value');
    });

    it('never runs more tasks at a time than it has places', async () => {
      open();
      await until(() => pool.counters().ready === 2);
      const tasks = Array.from({ length: 6 }, () => pool.run({ do: 'sleep', ms: 20 }));
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, pool.counters().active);
      }, 1);
      await Promise.all(tasks);
      clearInterval(watch);
      assert.equal(most, 2);
    });

    it('kills a worker that spins past the deadline and goes on with a fresh one', async () => {
      open({ size: 1 });
      await pool.ready();
      await assert.rejects(pool.run({ do: 'spin', ms: 60_000 }, { deadlineMs: 200 }), {
        name: 'DeadlineError',
        phase: 'running',
      });
      assert.equal(((await pool.run({ do: 'echo', value: 1 })) as { served: number }).served, 1);
      assert.deepEqual([pool.counters().timedOut, pool.counters().crashed], [1, 0]);
    });

    it('counts waiting time into the deadline', async () => {
      open({ size: 1 });
      const first = pool.run({ do: 'sleep', ms: 300 });
      await assert.rejects(pool.run({ do: 'echo', value: 1 }, { deadlineMs: 50 }), {
        name: 'DeadlineError',
        phase: 'queued',
      });
      assert.equal(await first, 'slept');
    });

    it('frees the slot when the client goes: a heedful task keeps its worker, a deaf one loses it', async () => {
      open({ size: 1, cancelGraceMs: 150 });
      await pool.ready();
      for (const [task, servedAfter] of [
        [{ do: 'sleep', ms: 60_000, heedsSignal: true }, 2],
        [{ do: 'spin', ms: 60_000 }, 1],
      ] as [TestTask, number][]) {
        const client = new AbortController();
        const running = pool.run(task, { signal: client.signal });
        await until(() => pool.counters().active === 1);
        client.abort(new Error('client gone'));
        await assert.rejects(running, { name: 'CancelledError' });
        assert.equal(pool.counters().active, 0);
        assert.equal(((await pool.run({ do: 'echo', value: 1 })) as { served: number }).served, servedAfter);
      }
      assert.deepEqual([pool.counters().cancelled, pool.counters().crashed], [2, 0]);
    });

    it('takes a cancelled task out of the queue without running it', async () => {
      open({ size: 1 });
      await pool.ready();
      const first = pool.run({ do: 'sleep', ms: 100 });
      const client = new AbortController();
      const waiting = pool.run({ do: 'echo', value: 1 }, { signal: client.signal });
      client.abort();
      await assert.rejects(waiting, { name: 'CancelledError' });
      assert.equal(pool.counters().queued, 0);
      await assert.rejects(pool.run({ do: 'echo', value: 1 }, { signal: client.signal }), { name: 'CancelledError' });
      await first;
      assert.equal(((await pool.run({ do: 'echo', value: 1 })) as { served: number }).served, 2);
    });

    it('replaces a worker that ended, and tells only its own task', async () => {
      open();
      await pool.ready();
      const other = pool.run({ do: 'sleep', ms: 100 });
      await assert.rejects(pool.run({ do: 'exit' }), { name: 'WorkerCrashedError', message: /exit code 3/ });
      assert.equal(await other, 'slept');
      await until(() => pool.counters().ready === 2);
      assert.equal(pool.counters().crashed, 1);
    });

    it('gives nothing more to a worker that is used up, and loses no task to its end', async () => {
      open({ size: 1, queueLimit: 9, deadlineMs: 600_000, data: { tasks: 2 } });
      const failing = pool.run({ do: 'throw', message: 'x' }).catch(() => ({ served: 'first' }));
      const others = Array.from({ length: 4 }, () => pool.run({ do: 'echo', value: 1 }));
      const results = (await Promise.all([failing, ...others])) as { served: unknown }[];
      assert.deepEqual(
        results.map(({ served }) => served),
        ['first', 2, 1, 2, 1],
      );
      assert.deepEqual([pool.counters().crashed, pool.counters().completed], [0, 4]);
    });

    it('does not count a worker as ready before it is warm', async () => {
      open({ size: 1, data: { warmUpMs: 100 } });
      const task = pool.run({ do: 'echo', value: 1 });
      assert.deepEqual([pool.counters().ready, pool.counters().queued, pool.counters().active], [0, 1, 0]);
      await pool.ready();
      assert.equal(pool.counters().ready, 1);
      await task;
    });

    it('tells callers when no worker can be started, instead of letting them wait', async () => {
      open({ size: 1, deadlineMs: 600_000, data: { failStart: true } });
      const waiting = pool.run({ do: 'echo', value: 1 });
      await assert.rejects(pool.ready(), { name: 'WorkerCrashedError', message: /model file is missing/ });
      await assert.rejects(waiting, { name: 'WorkerCrashedError' });
      await assert.rejects(pool.run({ do: 'echo', value: 1 }), { name: 'WorkerCrashedError' });
    });

    it('brings errors of the table over as they were, and others with message, code and place', async () => {
      open({ size: 1 });
      await assert.rejects(pool.run({ do: 'refuse' }), (error) => {
        assert.ok(error instanceof ServiceError);
        assert.deepEqual([error.code, error.status, error.retryAfterSeconds], ['source_unavailable', 503, 9]);
        assert.match(error.message, / \(page 1\)$/);
        assert.match(error.messageJa, /（1ページ目）$/);
        return true;
      });
      await assert.rejects(pool.run({ do: 'throw', message: 'too far' }), (error: Error & { code?: string }) => {
        assert.deepEqual([error.name, error.message, error.code], ['TaskError', 'too far', 'E_TEST']);
        assert.match(error.stack!, /tasks\.ts/);
        return true;
      });
      assert.equal(pool.counters().failed, 2);
    });

    it('refuses a task that cannot be sent, and stays whole', async () => {
      open({ size: 1 });
      await pool.ready();
      await assert.rejects(pool.run({ do: 'echo', value: () => 1 }), /could not be cloned/);
      assert.equal(((await pool.run({ do: 'echo', value: 1 })) as { served: number }).served, 1);
    });

    it('lets running tasks end when it is closed, and refuses new ones', async () => {
      open({ size: 1 });
      const tasks = [pool.run({ do: 'sleep', ms: 50 }), pool.run({ do: 'sleep', ms: 50 })];
      await pool.ready();
      const closing = pool.close({ drainMs: 5000 });
      await assert.rejects(pool.run({ do: 'echo', value: 1 }), { name: 'PoolClosedError' });
      assert.deepEqual(await Promise.all(tasks), ['slept', 'slept']);
      await closing;
      assert.equal(pool.counters().ready, 0);
    });

    it('rejects what is left when the time to drain is over', async () => {
      open({ size: 1 });
      await pool.ready();
      const task = assert.rejects(pool.run({ do: 'spin', ms: 60_000 }), { name: 'PoolClosedError' });
      await pool.close({ drainMs: 50 });
      await task;
    });

    it('starts no worker before the first task when lazy', async () => {
      const before = process.getActiveResourcesInfo();
      open({ lazy: true });
      assert.deepEqual(process.getActiveResourcesInfo(), before);
      await pool.run({ do: 'echo', value: 1 });
      assert.ok(pool.counters().ready >= 1);
    });
  });
}

describe('worker threads', () => {
  const entry = new URL('../../testkit/worker-pool/test.worker.ts', import.meta.url);
  const options: PoolOptions = { name: 'test', kind: 'thread', entry, size: 1, queueLimit: 1, deadlineMs: 600_000 };

  it('move buffers both ways instead of copying them', async () => {
    const pool = createPool<TestTask, Uint8Array>(options);
    const bytes = new Uint8Array([0, 1, 255]);
    const result = await pool.run({ do: 'invert', bytes }, { transfer: [bytes.buffer] });
    assert.equal(bytes.byteLength, 0);
    assert.deepEqual([...result], [255, 254, 0]);
    await pool.close();
  });

  it('that run out of heap end alone', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, maxHeapMb: 32 });
    await assert.rejects(pool.run({ do: 'exhaust' }), { name: 'WorkerCrashedError', message: /memory/ });
    assert.equal(((await pool.run({ do: 'echo', value: 1 })) as { served: number }).served, 1);
    await pool.close();
  });
});

describe('child processes', () => {
  const entry = new URL('../../testkit/worker-pool/test.child.ts', import.meta.url);
  const options: PoolOptions = { name: 'test', kind: 'process', entry, size: 1, queueLimit: 1, deadlineMs: 600_000 };

  it('may crash in native code without taking the server along', async () => {
    const pool = createPool<TestTask, unknown>(options);
    await assert.rejects(pool.run({ do: 'segfault' }), { name: 'WorkerCrashedError', message: /SIGSEGV/ });
    assert.notEqual(await pool.run({ do: 'pid' }), process.pid);
    await pool.close();
  });

  it('that were taken over end alone, whatever they send', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, deadlineMs: 600_000 });
    const lies: [unknown, RegExp][] = [
      [null, /no known kind/],
      [{ type: 'done' }, /no known kind/],
      [{ cmd: 'NODE_HANDLE', type: 'net.Socket' }, /no known kind/],
      [{ type: 'failed', id: 1, error: { name: 'x', message: 'x', service: { code: 'toString' } } }, /no known kind/],
      [{ type: 'step', id: 1, ms: 'never' }, /no known kind/],
      [{ type: 'done', id: 999, result: 'for somebody else' }, /SIGKILL/],
    ];
    for (const [message, reason] of lies)
      await assert.rejects(pool.run({ do: 'lie', message }), { name: 'WorkerCrashedError', message: reason });
    const crumbs = { type: 'done', id: 1, result: Array.from({ length: 20_000 }, () => ({})) };
    await assert.rejects(pool.run({ do: 'lie', message: crumbs }), { message: /a message of \d+ and 0 bytes/ });
    const garbage = Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
    await assert.rejects(pool.run({ do: 'send', bytes: garbage }), { message: /cannot be read/ });
    const endless = Buffer.from([255, 255, 255, 255, 0, 0, 0, 0]);
    await assert.rejects(pool.run({ do: 'send', bytes: endless }), { message: /of 4294967295 and/ });
    assert.equal(typeof (await pool.run({ do: 'pid' })), 'number');
    await pool.close();
  });

  it('that send without end are ended, whatever they send', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, deadlineMs: 600_000 });
    const steps = pool.run({ do: 'flood', message: { type: 'step', id: 1, ms: 600_000 } });
    await assert.rejects(steps, { name: 'WorkerCrashedError', message: /without end/ });
    await assert.rejects(pool.run({ do: 'flood', message: { type: 'ready' } }), { name: 'WorkerCrashedError' });
    assert.equal(typeof (await pool.run({ do: 'pid' })), 'number');
    await pool.close();
  });

  it('that die while a task is written to them fail that task alone', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, queueLimit: 3, deadlineMs: 600_000 });
    const dying = pool.run({ do: 'exit' });
    const ballast = new Uint8Array(26_000_000);
    const large = pool.run({ do: 'pid', ballast });
    await assert.rejects(dying, { name: 'WorkerCrashedError' });
    assert.equal(typeof (await large), 'number');
    const pid = (await pool.run({ do: 'pid' })) as number;
    process.kill(pid, 'SIGSTOP');
    const unread = pool.run({ do: 'pid', ballast });
    process.kill(pid, 'SIGKILL');
    await assert.rejects(unread, { name: 'WorkerCrashedError', message: /SIGKILL/ });
    assert.equal(typeof (await pool.run({ do: 'pid' })), 'number');
    await pool.close();
  });

  it('that do not read are ended at the deadline', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, deadlineMs: 600_000 });
    process.kill((await pool.run({ do: 'pid' })) as number, 'SIGSTOP');
    const ballast = new Uint8Array(26_000_000);
    await assert.rejects(pool.run({ do: 'pid', ballast }, { deadlineMs: 300 }), DeadlineError);
    assert.equal(typeof (await pool.run({ do: 'pid' })), 'number');
    await pool.close();
  });

  it('never answer for a task of another one', async () => {
    const pool = createPool<TestTask, unknown>({ ...options, size: 2, queueLimit: 4, deadlineMs: 600_000 });
    await until(() => pool.counters().ready === 2);
    const honest = pool.run({ do: 'sleep', ms: 1_000 });
    await assert.rejects(pool.run({ do: 'lie', message: { type: 'done', id: 1, result: 'forged' } }));
    assert.equal(await honest, 'slept');
    await pool.close();
  });

  it('end with the process they work for, also while they hang', async () => {
    const work = new URL('./index.ts', import.meta.url).href;
    const script = `import { createPool } from '${work}';
      const pool = createPool({ name: 't', kind: 'process', entry: new URL('${entry}'), size: 1, queueLimit: 1, deadlineMs: 600000 });
      console.log(await pool.run({ do: 'pid' }));
      void pool.run({ do: 'spin', ms: 600000 });
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`;
    const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    assert.equal(signal, 'SIGKILL');
    const isAlive = () => {
      try {
        return process.kill(Number(stdout), 0);
      } catch {
        return false;
      }
    };
    if (process.platform === 'linux') await until(() => !isAlive());
  });

  it('receive and return bytes', async () => {
    const pool = createPool<TestTask, Uint8Array>(options);
    const result = await pool.run({ do: 'invert', bytes: new Uint8Array([0, 1, 255]) });
    assert.deepEqual([...result], [255, 254, 0]);
    await pool.close();
  });
});

describe('a program with an idle pool', () => {
  it('ends by itself, and lives to see the pool closed', () => {
    const work = new URL('./index.ts', import.meta.url).href;
    for (const [kind, file, close] of [
      ['thread', 'test.worker.ts', false],
      ['process', 'test.child.ts', false],
      ['thread', 'test.worker.ts', true],
      ['process', 'test.child.ts', true],
    ]) {
      const entry = new URL(`../../testkit/worker-pool/${file}`, import.meta.url).href;
      const script = `import { createPool } from '${work}';
        const pool = createPool({ name: 't', kind: '${kind}', entry: new URL('${entry}'), size: 1, queueLimit: 1, deadlineMs: 60000 });
        console.log((await pool.run({ do: 'echo', value: 'result' })).value);
        if (${close}) { await pool.close(); console.log('closed'); }`;
      const { stdout, status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        timeout: 120_000,
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      });
      assert.deepEqual([stdout, status, signal], [`result\n${close ? 'closed\n' : ''}`, 0, null], `${kind}`);
    }
  });
});

describe('the worker file', () => {
  it('is the source beside a source and the built one beside a built one', () => {
    assert.equal(workerEntry('file:///a/src/x.ts', './ocr.child').href, 'file:///a/src/ocr.child.ts');
    assert.equal(workerEntry('file:///a/dist/x.js', './ocr.worker').href, 'file:///a/dist/ocr.worker.js');
  });
});
