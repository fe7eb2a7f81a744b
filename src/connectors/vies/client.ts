import { createHash } from 'node:crypto';
import { type Http, jsonOf, statusFault } from '../core/http.ts';
import { type Asked, Upstream, type UpstreamDeps } from '../core/upstream.ts';
import { readVatAnswer } from './read-answer.ts';
import type { VatId } from './vat-id.ts';
import type { TraderQuestion, VatValidity } from './vies.types.ts';

const HOUR = 3_600_000;
const REMEMBER_INVALID_MS = 30 * 24 * HOUR;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const invalidKey = (vatId: VatId): string => `vies_invalid:${digest(vatId.id)}`;

/** Asks the VAT information exchange of the EU. It confirms a number one already has; it is never used to search. */
export class ViesClient {
  readonly #upstream: Upstream;
  readonly #http: Http;
  readonly #baseUrl: string;
  readonly #cache: UpstreamDeps['cache'];

  constructor(options: { baseUrl: string; http: Http; timeoutMs?: number } & UpstreamDeps) {
    this.#http = options.http;
    this.#cache = options.cache;
    this.#baseUrl = options.baseUrl.replace(/\/$/, '');
    this.#upstream = new Upstream(
      {
        source: 'vies',
        timeoutMs: options.timeoutMs ?? 8000,
        tries: 2,
        // Only what a moment can mend; a state that is down stays down for longer than a request.
        retryOn: (error) => error.fault === 'timeout' || /MAX_CONCURRENT_REQ/.test(error.upstreamCode ?? ''),
        concurrency: 2,
        rate: { capacity: 10, refillPerSecond: 0.5 },
        maxWaitMs: 2000,
        breaker: { threshold: 5, pauseMs: 60_000 },
      },
      options,
    );
  }

  async check(vatId: VatId, trader: TraderQuestion, requester: VatId | null): Promise<Asked<VatValidity>> {
    const question = JSON.stringify([vatId.id, trader.name, trader.street, trader.postalCode, trader.city]);
    const asked = await this.#upstream.ask<VatValidity>({
      // A consultation number belongs to one consultation: such an answer is never cached.
      ...(requester ? {} : { key: digest(question) }),
      scope: vatId.countryCode,
      freshMs: (value) => (value.valid ? 24 * HOUR : HOUR),
      errorMs: 60_000,
      attempt: (signal) => this.#post(vatId, trader, requester, signal),
    });
    if (asked.ok && !asked.value.valid && !asked.cached)
      await this.#cache.set(invalidKey(vatId), true, { freshMs: REMEMBER_INVALID_MS });
    return asked;
  }

  /** The number was invalid when it was asked for in the last 30 days. */
  async wasInvalid(vatId: VatId): Promise<boolean> {
    return (await this.#cache.get(invalidKey(vatId)))?.fresh === true;
  }

  async #post(
    vatId: VatId,
    trader: TraderQuestion,
    requester: VatId | null,
    signal: AbortSignal,
  ): Promise<VatValidity> {
    const body = {
      countryCode: vatId.countryCode,
      vatNumber: vatId.number,
      ...(requester ? { requesterMemberStateCode: requester.countryCode, requesterNumber: requester.number } : {}),
      ...(trader.name ? { traderName: trader.name } : {}),
      ...(trader.street ? { traderStreet: trader.street } : {}),
      ...(trader.postalCode ? { traderPostalCode: trader.postalCode } : {}),
      ...(trader.city ? { traderCity: trader.city } : {}),
    };
    const answer = await this.#http({
      url: `${this.#baseUrl}/check-vat-number`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      maxBytes: 64 * 1024,
      signal,
    });
    // 400 and 500 carry the same error body as the errors with 200; a gateway page does not.
    if (answer.status !== 200 && answer.status !== 400 && answer.status !== 500) throw statusFault(answer);
    return readVatAnswer(jsonOf(answer), trader);
  }
}
