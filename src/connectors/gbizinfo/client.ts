import { type Http, jsonOf, optionalText, record, statusFault } from '../core/http.ts';
import { type Asked, Upstream, type UpstreamDeps } from '../core/upstream.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { type Activity, type ActivityRecord, summarise } from './activity.ts';

const DAY = 24 * 3_600_000;
const KINDS = ['procurement', 'certification', 'subsidy', 'commendation'] as const;

/** Asks gBizINFO for public activity of a company. Only counts, dates and ministries are kept. */
export class GbizinfoClient {
  readonly #upstream: Upstream;
  readonly #http: Http;
  readonly #baseUrl: string;
  readonly #token: string;
  readonly #now: () => Date;

  constructor(options: { baseUrl: string; token: string; http: Http; timeoutMs?: number } & UpstreamDeps) {
    this.#http = options.http;
    this.#baseUrl = options.baseUrl.replace(/\/$/, '');
    this.#token = options.token;
    this.#now = options.now ?? (() => new Date());
    this.#upstream = new Upstream(
      {
        source: 'gbizinfo',
        timeoutMs: options.timeoutMs ?? 8000,
        tries: 1,
        concurrency: 1,
        // Faster clients were blocked.
        rate: { capacity: KINDS.length, refillPerSecond: 1 },
        maxWaitMs: 3000,
        breaker: { threshold: 3, pauseMs: 120_000 },
      },
      options,
    );
  }

  activity(corporateNumber: string): Promise<Asked<Activity>> {
    return this.#upstream.ask({
      // The 2: what is kept has other names than it once had.
      key: `2:${corporateNumber}`,
      freshMs: () => 7 * DAY,
      errorMs: 60_000,
      attempt: async (signal) => {
        const records: Record<string, ActivityRecord[]> = {};
        for (const kind of KINDS) records[kind] = await this.#records(corporateNumber, kind, signal);
        return summarise(records as Record<(typeof KINDS)[number], ActivityRecord[]>, this.#now());
      },
    });
  }

  async #records(
    corporateNumber: string,
    kind: (typeof KINDS)[number],
    signal: AbortSignal,
  ): Promise<ActivityRecord[]> {
    const answer = await this.#http({
      url: `${this.#baseUrl}/v2/hojin/${corporateNumber}/${kind}`,
      headers: { 'X-hojinInfo-api-token': this.#token, accept: 'application/json' },
      maxBytes: 4 * 1024 * 1024,
      signal,
    });
    // 404 in the service's own words: the company has nothing of this kind. Any other is a wrong address.
    if (answer.status === 404 && 'hojin-infos' in record(jsonOf(answer))) return [];
    if (answer.status !== 200) throw statusFault(answer);
    const infos = record(jsonOf(answer))['hojin-infos'];
    if (!Array.isArray(infos)) throw new UpstreamError('invalid_response', 'no hojin-infos');
    return (
      infos
        .map(record)
        .flatMap((info) => (Array.isArray(info[kind]) ? (info[kind] as unknown[]).map(readRecord) : []))
        // A record of nothing but "Null" is no record.
        .filter(({ date, amount, agency, category }) => (date ?? amount ?? agency ?? category) !== null)
    );
  }
}

/** The service writes the word "Null" where it has nothing. */
const told = (value: unknown): string | null => {
  const text = optionalText(value);
  return text === null || /^null$/i.test(text) ? null : text;
};

/** Amounts are numbers in one place and strings in another. Titles and persons are not read. */
function readRecord(value: unknown): ActivityRecord {
  const item = record(value);
  const amount =
    typeof item.amount === 'string' ? Number(item.amount.replace(/[^\d]/g, '') || Number.NaN) : item.amount;
  return {
    date: told(item.date_of_order) ?? told(item.date_of_approval) ?? told(item.date_of_commendation),
    amount: typeof amount === 'number' && Number.isFinite(amount) ? amount : null,
    agency: told(item.government_departments),
    category: told(item.category),
  };
}
