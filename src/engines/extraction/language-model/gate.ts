import { because } from '../../../contract/error-details.ts';
import { serviceError } from '../../../contract/errors.ts';

/** At most `concurrency` runs at a time and `queue` waiting; one more is refused at once. */
export class Gate {
  readonly concurrency: number;
  readonly queue: number;
  #active = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(concurrency: number, queue: number) {
    this.concurrency = concurrency;
    this.queue = queue;
  }

  get active(): number {
    return this.#active;
  }

  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#active >= this.concurrency) await this.#wait(signal);
    else this.#active++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place goes to the next in line, so the count does not change.
      if (next) next();
      else this.#active--;
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.queue) throw serviceError('engine_queue_full');
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(serviceError('engine_timeout', { detail: because('given_up_waiting') }));
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
