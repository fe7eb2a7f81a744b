import { CancelledError, DeadlineError, PoolClosedError, QueueFullError, WorkerCrashedError } from './errors.ts';
import { taskOwner } from './owner.ts';
import type { Pool, PoolOptions, TaskOptions } from './pool.types.ts';
import { unpackError } from './protocol.ts';
import { type Slot, startSlot, type TaskMessage } from './slot.ts';
import { type Job, nextInTurn } from './turns.ts';

const CANCEL_GRACE_MS = 250;
/** After so many failed starts in a row, callers are told instead of kept waiting. */
const START_TRIES = 3;
const MAX_BACKOFF_MS = 30_000;

export function createPool<Task, Result>(options: PoolOptions): Pool<Task, Result> {
  const { name, size, queueLimit } = options;
  const slots = new Set<Slot>();
  const queue: Job[] = [];
  const active = new Map<number, Job>();
  const totals = { completed: 0, failed: 0, refused: 0, timedOut: 0, cancelled: 0, crashed: 0 };
  const waiters: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let nextId = 1;
  let startFailures = 0;
  let lastStartError: WorkerCrashedError | undefined;
  let backoff: NodeJS.Timeout | undefined;
  let closing = false;
  let drained: (() => void) | undefined;

  const broken = () => startFailures >= START_TRIES && ![...slots].some((slot) => slot.ready);

  function fill(): void {
    if (closing || backoff) return;
    while (slots.size < size) slots.add(startSlot(options, onSlot));
  }

  const onSlot = {
    ready() {
      startFailures = 0;
      lastStartError = undefined;
      for (const waiter of waiters.splice(0)) waiter.resolve();
      dispatch();
    },
    message(slot: Slot, message: TaskMessage) {
      const job = active.get(message.id);
      // A worker speaks for its own task alone: one that was taken over must not answer for another's.
      if (message.id !== slot.task || (job && job.slot !== slot)) return slot.link.kill();
      if (message.type === 'step') {
        if (job) limitStep(job, message.ms);
        return;
      }
      slot.busy = false;
      // Before the next task is handed out: one that goes to a worker at its end would be lost.
      if (message.last) void slot.kill();
      if (job) {
        if (message.type === 'done') totals.completed++;
        else totals.failed++;
        finish(job);
        if (message.type === 'done') job.resolve(message.result);
        else job.reject(unpackError(message.error));
      }
      dispatch();
    },
    gone(slot: Slot, reason: string) {
      slots.delete(slot);
      if (!slot.killed) {
        totals.crashed++;
        const error = new WorkerCrashedError(`A worker of the pool "${name}" ended: ${reason}.`);
        const job = [...active.values()].find((candidate) => candidate.slot === slot);
        if (job) {
          finish(job);
          job.reject(error);
        }
        if (!slot.ready) startFailed(error);
      }
      fill();
      dispatch();
    },
  };

  function limitStep(job: Job, ms: number | null): void {
    clearTimeout(job.step);
    if (ms === null) return;
    job.step = setTimeout(() => {
      totals.timedOut++;
      abandon(job, new DeadlineError('running', ms), 0);
    }, ms);
  }

  function startFailed(error: WorkerCrashedError): void {
    startFailures++;
    lastStartError = error;
    if (broken()) {
      for (const waiter of waiters.splice(0)) waiter.reject(error);
      for (const job of queue.splice(0)) {
        job.release();
        job.reject(error);
      }
    }
    if (closing || backoff) return;
    backoff = setTimeout(
      () => {
        backoff = undefined;
        fill();
      },
      Math.min(MAX_BACKOFF_MS, 100 * 2 ** startFailures),
    ).unref();
  }

  function dispatch(): void {
    for (const slot of slots) {
      if (queue.length === 0) break;
      if (slot.ready && !slot.busy && !slot.killed) start(queue.splice(nextInTurn(queue, active), 1)[0]!, slot);
    }
    if (closing && active.size === 0 && queue.length === 0) drained?.();
  }

  function start(job: Job, slot: Slot): void {
    job.slot = slot;
    slot.busy = true;
    slot.task = job.id;
    active.set(job.id, job);
    try {
      slot.link.send({ type: 'run', id: job.id, task: job.task }, job.options.transfer);
    } catch (error) {
      // A task that cannot be cloned is the caller's mistake; the worker never saw it.
      slot.busy = false;
      finish(job);
      job.reject(error as Error);
    }
  }

  function finish(job: Job): void {
    job.release();
    active.delete(job.id);
  }

  /** Takes a job out, wherever it is. A running worker gets `graceMs` to stop, then it is killed and replaced. */
  function abandon(job: Job, error: Error, graceMs: number): void {
    const waiting = queue.indexOf(job);
    if (waiting >= 0) queue.splice(waiting, 1);
    finish(job);
    job.reject(error);
    const { slot } = job;
    if (slot) {
      if (graceMs > 0) {
        slot.link.send({ type: 'cancel', id: job.id });
        setTimeout(() => {
          if (slot.busy && slot.task === job.id) void slot.kill();
        }, graceMs).unref();
      } else void slot.kill();
    }
    dispatch();
  }

  function submit(task: Task, taskOptions: TaskOptions): Promise<Result> {
    const { signal } = taskOptions;
    const deadlineMs = taskOptions.deadlineMs ?? options.deadlineMs;
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        totals.timedOut++;
        abandon(job, new DeadlineError(job.slot ? 'running' : 'queued', deadlineMs), 0);
      }, deadlineMs);
      const onAbort = () => {
        totals.cancelled++;
        const phase = job.slot ? 'running' : 'queued';
        const error = new CancelledError(`A task of the pool "${name}" was cancelled.`, phase, {
          cause: signal?.reason,
        });
        abandon(job, error, options.cancelGraceMs ?? CANCEL_GRACE_MS);
      };
      const job: Job = {
        id: nextId++,
        task,
        options: taskOptions,
        resolve: resolve as (result: unknown) => void,
        reject,
        slot: null,
        step: undefined,
        owner: taskOptions.owner ?? taskOwner.getStore(),
        release() {
          clearTimeout(timer);
          clearTimeout(job.step);
          signal?.removeEventListener('abort', onAbort);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(job);
      fill();
      dispatch();
    });
  }

  if (!options.lazy) fill();

  return {
    async run(task, taskOptions = {}) {
      if (closing) throw new PoolClosedError(`The pool "${name}" is closed.`);
      if (taskOptions.signal?.aborted) {
        totals.cancelled++;
        const { reason } = taskOptions.signal;
        throw new CancelledError(`A task of the pool "${name}" was cancelled.`, 'queued', { cause: reason });
      }
      if (broken()) throw lastStartError!;
      // Workers that are still warming up count as places too, so a start-up burst is not refused.
      if (active.size + queue.length >= size + queueLimit) {
        totals.refused++;
        throw new QueueFullError(`${active.size} tasks run and ${queue.length} wait in the pool "${name}".`);
      }
      return submit(task, taskOptions);
    },
    counters: () => ({
      size,
      ready: [...slots].filter((slot) => slot.ready).length,
      active: active.size,
      queued: queue.length,
      ...totals,
    }),
    ready() {
      if ([...slots].some((slot) => slot.ready)) return Promise.resolve();
      if (broken()) return Promise.reject(lastStartError!);
      fill();
      return new Promise((resolve, reject) => waiters.push({ resolve, reject }));
    },
    async close({ drainMs = 0 } = {}) {
      closing = true;
      clearTimeout(backoff);
      if (active.size + queue.length > 0 && drainMs > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, drainMs);
          drained = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const closed = new PoolClosedError(`The pool "${name}" is closed.`);
      for (const waiter of waiters.splice(0)) waiter.reject(closed);
      for (const job of [...queue.splice(0), ...active.values()]) {
        finish(job);
        job.reject(closed);
      }
      await Promise.all([...slots].map((slot) => slot.kill()));
    },
  };
}
