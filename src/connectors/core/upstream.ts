import type { CacheStore } from '../../store/cache.types.ts';
import type { Bucket, LimitStore } from '../../store/limits.types.ts';
import { Breaker } from './breaker.ts';
import { type Fault, UpstreamError } from './upstream-error.ts';

export interface Answered<T> {
  readonly ok: true;
  readonly value: T;
  /** When the source was asked, ISO 8601 UTC. */
  readonly observedAt: string;
  readonly cached: boolean;
  /** Invented: out of the sample that comes with the product. */
  readonly sample?: true;
}

export interface Unanswered {
  readonly ok: false;
  readonly fault: Fault;
  /** The source's own code, or the fault. */
  readonly code: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
}

export type Asked<T> = Answered<T> | Unanswered;

interface Policy {
  readonly source: string;
  /** One attempt. */
  readonly timeoutMs: number;
  /** All attempts of one question, the first included. */
  readonly tries: number;
  /** Which faults another attempt may mend. */
  readonly retryOn?: (error: UpstreamError) => boolean;
  readonly concurrency: number;
  /** Shared by all servers through the store. */
  readonly rate?: Bucket;
  /** How long a question may wait for its turn under `rate`. */
  readonly maxWaitMs?: number;
  readonly breaker?: { readonly threshold: number; readonly pauseMs: number };
}

interface Question<T> {
  /** Cache key without the source; undefined: never cached. */
  readonly key?: string;
  /** Breaker scope; default the whole source. */
  readonly scope?: string;
  readonly freshMs?: (value: T) => number;
  /** How long a failure is remembered. */
  readonly errorMs?: number;
  readonly attempt: (signal: AbortSignal) => Promise<T>;
}

export interface UpstreamDeps {
  readonly cache: CacheStore;
  readonly limits: LimitStore;
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
}

/**
 * The way every connector asks its source: cache, one question per key at a time, breaker, concurrency, global rate
 * limit, time-out, bounded retry. An answer is a projection; a fault is an answer too, never an exception.
 */
export class Upstream {
  readonly #policy: Policy;
  readonly #deps: Required<UpstreamDeps>;
  readonly #breaker: Breaker | undefined;
  readonly #inFlight = new Map<string, Promise<Asked<unknown>>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(policy: Policy, deps: UpstreamDeps) {
    this.#policy = policy;
    this.#deps = { now: () => new Date(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)), ...deps };
    this.#breaker = policy.breaker && new Breaker({ ...policy.breaker, now: () => this.#deps.now().getTime() });
  }

  async ask<T>(question: Question<T>): Promise<Asked<T>> {
    const key = question.key && `${this.#policy.source}:${question.key}`;
    if (!key) return this.#load(question, undefined);
    const known = await this.#deps.cache.get<Answered<T> | Unanswered>(key);
    if (known?.fresh) return known.value.ok ? { ...known.value, cached: true } : known.value;
    const running = this.#inFlight.get(key) as Promise<Asked<T>> | undefined;
    if (running) return running;
    const load = this.#load(question, key).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, load);
    return load;
  }

  async #load<T>(question: Question<T>, key: string | undefined): Promise<Asked<T>> {
    const asked = await this.#askWithRetries(question);
    if (key) {
      const freshMs = asked.ok ? (question.freshMs?.(asked.value) ?? 0) : (question.errorMs ?? 0);
      if (freshMs > 0) await this.#deps.cache.set(key, asked, { freshMs });
    }
    return asked;
  }

  async #askWithRetries<T>(question: Question<T>): Promise<Asked<T>> {
    const scope = question.scope ?? '';
    const retryOn = this.#policy.retryOn ?? ((error) => error.retryable && error.fault !== 'rate_limited');
    for (let attempt = 1; ; attempt++) {
      const paused = this.#breaker?.wait(scope) ?? 0;
      if (paused > 0)
        return unanswered(
          new UpstreamError('circuit_open', 'paused after repeated failures', {
            retryable: true,
            retryAfterSeconds: Math.ceil(paused / 1000),
          }),
        );
      try {
        const value = await this.#attempt(question.attempt);
        this.#breaker?.succeeded(scope);
        return { ok: true, value, observedAt: this.#deps.now().toISOString(), cached: false };
      } catch (thrown) {
        const error = toUpstreamError(thrown);
        if (error instanceof OwnLimit) return unanswered(error);
        this.#count(scope, error);
        if (attempt >= this.#policy.tries || !retryOn(error)) return unanswered(error);
        await this.#deps.sleep(200 * 2 ** (attempt - 1) + Math.random() * 100);
      }
    }
  }

  #count(scope: string, error: UpstreamError): void {
    const told = error.fault === 'rate_limited' ? error.retryAfterSeconds : undefined;
    this.#breaker?.failed(scope, told === undefined ? undefined : this.#deps.now().getTime() + told * 1000);
  }

  async #attempt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await this.#slot();
    try {
      await this.#turn();
      const signal = AbortSignal.timeout(this.#policy.timeoutMs);
      // A client that forgets its signal must not hold the slot.
      return await Promise.race([work(signal), expired(signal)]);
    } finally {
      // A waiting question takes over the slot as it is.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #slot(): Promise<void> {
    if (this.#running < this.#policy.concurrency) this.#running++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #turn(): Promise<void> {
    const { rate, maxWaitMs = 0, source } = this.#policy;
    if (!rate) return;
    let waited = 0;
    for (;;) {
      const outcome = await this.#deps.limits.take(`upstream:${source}`, rate);
      if (outcome.allowed) return;
      if (waited + outcome.retryAfterMs > maxWaitMs) {
        const seconds = Math.ceil(outcome.retryAfterMs / 1000);
        throw new OwnLimit(seconds);
      }
      await this.#deps.sleep(outcome.retryAfterMs);
      waited += outcome.retryAfterMs;
    }
  }
}

/** Our own limit for the source was reached: the source is well, so the breaker does not count it. */
class OwnLimit extends UpstreamError {
  constructor(seconds: number) {
    super('rate_limited', 'the shared limit for this source is used up', { retryAfterSeconds: seconds });
  }
}

const expired = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new UpstreamError('timeout', 'no answer in time')), { once: true });
  });

function toUpstreamError(thrown: unknown): UpstreamError {
  if (thrown instanceof UpstreamError) return thrown;
  const name = (thrown as Error | undefined)?.name;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new UpstreamError('timeout', 'no answer in time', { cause: thrown });
  return new UpstreamError('unavailable', 'the source could not be asked', { cause: thrown });
}

const unanswered = (error: UpstreamError): Unanswered => ({
  ok: false,
  fault: error.fault,
  code: error.upstreamCode ?? error.fault,
  retryable: error.retryable,
  retryAfterSeconds: error.retryAfterSeconds,
});
