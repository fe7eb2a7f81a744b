import { type Link, openLink } from './link.ts';
import type { PoolOptions } from './pool.types.ts';
import type { FromWorker } from './protocol.ts';

export type TaskMessage = Extract<FromWorker, { id: number }>;

/** One place of a pool with its worker. A new worker gets a new slot. */
export interface Slot {
  readonly link: Link;
  /** Warmed up. */
  ready: boolean;
  busy: boolean;
  /** Id of the task it works on, also after the caller gave up waiting. */
  task: number;
  /** Ended on purpose: not a crash. */
  killed: boolean;
  /** Resolves when the worker is gone. */
  kill(): Promise<void>;
}

export interface SlotEvents {
  ready(slot: Slot): void;
  message(slot: Slot, message: TaskMessage): void;
  gone(slot: Slot, reason: string): void;
}

export function startSlot(options: PoolOptions, events: SlotEvents): Slot {
  let startError: string | undefined;
  let isGone: () => void;
  const ended = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  const link = openLink(options, {
    message(message) {
      if (slot.killed) return;
      if (message.type === 'unable') {
        startError = message.error.message;
        return;
      }
      if (message.type !== 'ready') return events.message(slot, message);
      if (slot.ready) return link.kill();
      slot.ready = true;
      // While a task runs its deadline keeps the process alive; an idle worker must not.
      link.unref();
      events.ready(slot);
    },
    gone(reason) {
      isGone();
      events.gone(slot, startError ?? reason);
    },
  });
  const slot: Slot = {
    link,
    ready: false,
    busy: false,
    task: 0,
    killed: false,
    kill() {
      slot.killed = true;
      link.kill();
      return ended;
    },
  };
  return slot;
}
