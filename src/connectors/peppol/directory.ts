import { type Http, jsonOf, record, statusFault } from '../core/http.ts';
import { type Asked, Upstream, type UpstreamDeps } from '../core/upstream.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { PARTICIPANT_SCHEME, type Participant } from './participant.ts';

const DAY = 24 * 3_600_000;

/** What the Directory publishes of a participant. Opt-in: absence proves nothing. */
export interface DirectoryEntry {
  readonly listed: boolean;
  readonly names: readonly string[];
}

export class PeppolDirectory {
  readonly #upstream: Upstream;
  readonly #http: Http;
  readonly #baseUrl: string;

  constructor(options: { baseUrl: string; http: Http; timeoutMs?: number } & UpstreamDeps) {
    this.#http = options.http;
    this.#baseUrl = options.baseUrl.replace(/\/$/, '');
    this.#upstream = new Upstream(
      {
        source: 'peppol_directory',
        timeoutMs: options.timeoutMs ?? 5000,
        tries: 1,
        concurrency: 1,
        // The Directory allows two queries a second; we take half.
        rate: { capacity: 1, refillPerSecond: 1 },
        maxWaitMs: 1500,
        breaker: { threshold: 3, pauseMs: 60_000 },
      },
      options,
    );
  }

  find(participant: Participant): Promise<Asked<DirectoryEntry>> {
    return this.#upstream.ask({
      key: participant.value,
      freshMs: () => DAY,
      attempt: async (signal) => {
        const query = encodeURIComponent(`${PARTICIPANT_SCHEME}::${participant.value}`);
        const answer = await this.#http({
          url: `${this.#baseUrl}/search/1.0/json?participant=${query}`,
          maxBytes: 1024 * 1024,
          signal,
        });
        if (answer.status !== 200) throw statusFault(answer);
        return readDirectory(jsonOf(answer), participant.value);
      },
    });
  }
}

export function readDirectory(body: unknown, participantValue: string): DirectoryEntry {
  const { matches } = record(body);
  if (!Array.isArray(matches)) throw new UpstreamError('invalid_response', 'no matches');
  const own = matches
    .map(record)
    .filter((match) => String(record(match.participantID).value).toLowerCase() === participantValue);
  const names = own.flatMap((match) =>
    (Array.isArray(match.entities) ? match.entities : []).flatMap((entity) => {
      const { name } = record(entity);
      return (Array.isArray(name) ? name : [name]).flatMap((item) => {
        const text = typeof item === 'string' ? item : record(item).name;
        return typeof text === 'string' && text !== '' ? [text] : [];
      });
    }),
  );
  return { listed: own.length > 0, names };
}
