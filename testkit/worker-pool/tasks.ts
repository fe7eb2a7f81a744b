import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { because } from '../../src/contract/error-details.ts';
import { serviceError } from '../../src/contract/errors.ts';
import { Packed } from '../../src/worker-pool/packed.ts';
import { Moved, type TaskHandler } from '../../src/worker-pool/serve.ts';
import { type Targets, tryToEscape } from './escape.ts';

export type TestTask =
  | { do: 'echo'; value: unknown }
  | { do: 'sleep'; ms: number; heedsSignal?: boolean }
  | { do: 'spin'; ms: number }
  | { do: 'spin within'; ms: number; limitMs: number }
  | ({ do: 'escape' } & Targets)
  | { do: 'lie'; message: unknown }
  | { do: 'send'; bytes: Uint8Array }
  | { do: 'flood'; message: unknown }
  | { do: 'print'; text: string }
  | { do: 'start' }
  /** `ballast` makes it long on its way to the worker. */
  | { do: 'pid'; ballast?: Uint8Array }
  | { do: 'throw'; message: string }
  | { do: 'refuse' }
  | { do: 'exit' }
  | { do: 'segfault' }
  | { do: 'exhaust' }
  | { do: 'pack'; rest: unknown }
  | { do: 'invert'; bytes: Uint8Array };

export interface TestWorkerData {
  warmUpMs?: number;
  failStart?: boolean;
  greeting?: string;
  /** Tasks after which a worker wants to be replaced. */
  tasks?: number;
}

let served = 0;
/** Where a process speaks with its pool. */
const CHANNEL_FD = 3;

function framed(message: unknown): Buffer {
  const body = serialize(message);
  const header = Buffer.alloc(8);
  header.writeUInt32LE(body.length);
  return Buffer.concat([header, body]);
}

/** The pipe takes no more than the other side reads. */
function writeWhole(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(CHANNEL_FD, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/** A worker that can misbehave in every way a real one can. */
export async function startTestWorker(data: TestWorkerData | undefined): Promise<TaskHandler<TestTask, unknown>> {
  if (data?.failStart) throw new Error('model file is missing');
  await sleep(data?.warmUpMs ?? 0);
  return {
    isUsedUp: () => served >= (data?.tasks ?? Infinity),
    async run(task, signal, within) {
      served++;
      switch (task.do) {
        case 'echo':
          return { value: task.value, served, greeting: data?.greeting };
        case 'sleep':
          await sleep(task.ms, undefined, task.heedsSignal ? { signal } : {});
          return 'slept';
        case 'spin': {
          const end = Date.now() + task.ms;
          while (Date.now() < end);
          return 'spun';
        }
        case 'spin within':
          return within(task.limitMs, () => {
            const end = Date.now() + task.ms;
            while (Date.now() < end);
            return 'spun';
          });
        case 'escape':
          return tryToEscape(task);
        case 'lie':
          writeSync(CHANNEL_FD, framed(task.message));
          return sleep(60_000);
        case 'flood':
          for (const piece = Buffer.concat(Array(100).fill(framed(task.message))); ; ) writeWhole(piece);
        case 'print':
          writeSync(2, task.text);
          return 'printed';
        case 'start': {
          try {
            return spawn('/bin/sleep', ['600'], { stdio: 'ignore' }).pid;
          } catch (error) {
            return (error as NodeJS.ErrnoException).code;
          }
        }
        case 'send':
          writeSync(CHANNEL_FD, task.bytes);
          return sleep(60_000);
        case 'pid':
          return process.pid;
        case 'throw':
          throw Object.assign(new RangeError(task.message), { code: 'E_TEST' });
        case 'refuse':
          throw serviceError('source_unavailable', {
            detail: because('page_unreadable', { page: 1 }),
            retryAfterSeconds: 9,
          });
        case 'exit':
          return process.exit(3);
        case 'segfault':
          process.kill(process.pid, 'SIGSEGV');
          return sleep(10_000);
        case 'exhaust': {
          const hoard: unknown[] = [];
          for (;;) hoard.push(new Array(100_000).fill(hoard.length));
        }
        case 'pack':
          return new Packed({ pages: 2 }, task.rest);
        case 'invert': {
          const out = task.bytes.map((byte) => 255 - byte);
          return new Moved(out, [out.buffer]);
        }
      }
    },
  };
}
