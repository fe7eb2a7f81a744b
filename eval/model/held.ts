import { AsyncLocalStorage } from 'node:async_hooks';
import type { StateStore } from '../../src/store/state-store.ts';

/** One request of the real code, held at each operation on what servers share until it is told to go on. */
export class HeldRequest {
  owner: string | null = null;
  lease: { readonly name: string; readonly owner: string } | null = null;
  status: number | null = null;
  dead = false;
  readonly #client: number;
  #waiting: { readonly name: string; readonly go: () => void } | null = null;
  #arrived: (() => void) | null = null;

  constructor(client: number) {
    this.#client = client;
  }

  get client(): number {
    return this.#client;
  }

  get pending(): string | null {
    return this.#waiting?.name ?? null;
  }

  /** Called by the code that is held. A dead process never comes back from here. */
  hold(name: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.dead) return;
      this.#waiting = { name, go: resolve };
      this.#arrived?.();
    });
  }

  finished(status: number): void {
    this.status = status;
    this.#arrived?.();
  }

  /** Lets it do its operation and waits until it stands at the next one, or is answered. */
  async step(): Promise<void> {
    const waiting = this.#waiting!;
    this.#waiting = null;
    await this.#until(waiting.go);
  }

  start(begin: () => void): Promise<void> {
    return this.#until(begin);
  }

  #until(begin: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#arrived = () => {
        this.#arrived = null;
        resolve();
      };
      begin();
    });
  }
}

/** Whose operation it is. */
export const current = new AsyncLocalStorage<HeldRequest>();
export const held = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  await current.getStore()?.hold(name);
  return work();
};

/** The store as one server has it: what others can see or change in between stops at the gate. */
export function heldStore(store: StateStore): StateStore {
  const { payments, jobs, sync, identifiers } = store;
  const owns = (owner: string) => {
    const request = current.getStore();
    if (request) request.owner = owner;
  };
  return {
    ...store,
    payments: {
      ...payments,
      get: (ref) => held('get', () => payments.get(ref)),
      claim: (claim) =>
        held('claim', () => {
          owns(claim.owner);
          return payments.claim(claim);
        }),
      takeOver: (ref, options) =>
        held('take over', () => {
          owns(options.owner);
          return payments.takeOver(ref, options);
        }),
      move: (ref, move) => held(`move ${move.to}`, () => payments.move(ref, move)),
    },
    sync: {
      ...sync,
      lease: (name, owner, leaseMs) =>
        held('lease', () => {
          const request = current.getStore();
          if (request) request.lease = { name, owner };
          return sync.lease(name, owner, leaseMs);
        }),
    },
    identifiers: {
      ...identifiers,
      bind: (payer, name, id) => held('bind', () => identifiers.bind(payer, name, id)),
    },
    jobs: {
      ...jobs,
      findByIdemKey: (key) => held('find', () => jobs.findByIdemKey(key)),
      create: (job) => held('create', () => jobs.create(job)),
    },
  };
}
