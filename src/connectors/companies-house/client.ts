import { createHash } from 'node:crypto';
import { type Http, type HttpAnswer, jsonOf, statusFault, textOf } from '../core/http.ts';
import { type Asked, Upstream, type UpstreamDeps } from '../core/upstream.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { readProfile, readSearch, type UkCompany, type UkHit } from './projection.ts';

const HOUR = 3_600_000;

/** Asks the register of the United Kingdom; the key is the user name of Basic authentication. */
export class CompaniesHouseClient {
  readonly #upstream: Upstream;
  readonly #http: Http;
  readonly #baseUrl: string;
  readonly #authorization: string;
  readonly #now: () => Date;

  constructor(options: { baseUrl: string; apiKey: string; http: Http; timeoutMs?: number } & UpstreamDeps) {
    this.#http = options.http;
    this.#baseUrl = options.baseUrl.replace(/\/$/, '');
    this.#authorization = `Basic ${Buffer.from(`${options.apiKey}:`).toString('base64')}`;
    this.#now = options.now ?? (() => new Date());
    this.#upstream = new Upstream(
      {
        source: 'companies_house',
        timeoutMs: options.timeoutMs ?? 5000,
        tries: 2,
        concurrency: 4,
        // 100 a minute of the 600 in five minutes a key has.
        rate: { capacity: 20, refillPerSecond: 100 / 60 },
        maxWaitMs: 1500,
        breaker: { threshold: 5, pauseMs: 30_000 },
      },
      options,
    );
  }

  /** Null: the register has no such number (dissolved companies are in it). */
  profile(number: string): Promise<Asked<UkCompany | null>> {
    return this.#upstream.ask({
      key: `profile:${number}`,
      freshMs: (value) => (value ? 24 * HOUR : HOUR),
      attempt: async (signal) => {
        const answer = await this.#get(`/company/${encodeURIComponent(number)}`, signal);
        if (answer.status !== 404) return readProfile(jsonOf(answer));
        // Two error bodies are in use, and both name the profile: the 404 of a wrong address or a gateway names none.
        if (!/company[ -]profile/i.test(textOf(answer))) throw statusFault(answer);
        return null;
      },
    });
  }

  search(name: string): Promise<Asked<{ hits: UkHit[]; total: number }>> {
    return this.#upstream.ask({
      key: `search:${createHash('sha256').update(name.toUpperCase()).digest('hex')}`,
      freshMs: (value) => (value.hits.length > 0 ? 6 * HOUR : HOUR),
      attempt: async (signal) => {
        const answer = await this.#get(`/search/companies?q=${encodeURIComponent(name)}&items_per_page=50`, signal);
        if (answer.status === 404) throw statusFault(answer);
        return readSearch(jsonOf(answer));
      },
    });
  }

  async #get(path: string, signal: AbortSignal): Promise<HttpAnswer> {
    const answer = await this.#http({
      url: this.#baseUrl + path,
      headers: { authorization: this.#authorization, accept: 'application/json' },
      maxBytes: 1024 * 1024,
      signal,
    });
    if (answer.status === 429) {
      // No Retry-After is sent, but the end of the window is (Unix seconds).
      const reset = Number(answer.header('x-ratelimit-reset')) * 1000 - this.#now().getTime();
      const seconds = Number.isFinite(reset) && reset > 0 ? Math.ceil(Math.min(reset, 300_000) / 1000) : 60;
      throw new UpstreamError('rate_limited', 'HTTP 429', { retryAfterSeconds: seconds });
    }
    if (answer.status !== 200 && answer.status !== 404) throw statusFault(answer);
    return answer;
  }
}
