import { createHash } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { type Http, type HttpAnswer, statusFault, textOf } from '../core/http.ts';
import { type Asked, Upstream, type UpstreamDeps } from '../core/upstream.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import type { DocumentType } from './document-type.ts';
import { type SmpAddress, smpAddress } from './naptr.ts';
import { type Participant, smlName } from './participant.ts';
import {
  AS4,
  participantPath,
  readServiceGroup,
  readServiceMetadata,
  type ServiceEndpoint,
  serviceName,
} from './service-group.ts';

const HOUR = 3_600_000;
const SMP_BYTES = 1024 * 1024;

export interface PeppolOptions extends UpstreamDeps {
  readonly zone: string;
  /** `host:port` of the resolvers to ask; default those of the system. */
  readonly dnsServers?: readonly string[];
  /** Reaches SMP addresses, which come from DNS data: public addresses over HTTPS only, small and quick. */
  readonly smpHttp: Http;
  /** Stand-in SMPs on loopback answer without TLS; only for tests and the demo. */
  readonly allowHttp?: boolean;
  readonly timeoutMs?: number;
}

export interface EndpointFacts {
  readonly transportProfile: string | null;
  readonly active: boolean;
  readonly expired: boolean;
}

/** Asks where a participant is published (SML, over DNS) and what it accepts (SMP). */
export class PeppolClient {
  readonly #options: PeppolOptions;
  readonly #resolver: dns.Resolver;
  readonly #sml: Upstream;
  readonly #smp: Upstream;

  constructor(options: PeppolOptions) {
    this.#options = options;
    const timeoutMs = options.timeoutMs ?? 5000;
    this.#resolver = new dns.Resolver({ timeout: Math.max(200, Math.floor(timeoutMs / 3)), tries: 2 });
    if (options.dnsServers?.length) this.#resolver.setServers([...options.dnsServers]);
    const policy = { timeoutMs, tries: 1, concurrency: 4, breaker: { threshold: 5, pauseMs: 30_000 } };
    this.#sml = new Upstream({ source: 'peppol_sml', ...policy }, options);
    this.#smp = new Upstream({ source: 'peppol_smp', ...policy }, options);
  }

  /** The SMP of a participant; null: not registered. A resolver that fails is no "not registered". */
  locate(participant: Participant): Promise<Asked<SmpAddress | null>> {
    return this.#sml.ask({
      key: participant.value,
      freshMs: (value) => (value ? 6 * HOUR : HOUR),
      attempt: async () => {
        try {
          const records = await this.#resolver.resolveNaptr(smlName(participant, this.#options.zone));
          const address = smpAddress(records);
          if (!address) throw new UpstreamError('invalid_response', 'no usable NAPTR record');
          return address;
        } catch (error) {
          if (error instanceof UpstreamError) throw error;
          const code = (error as NodeJS.ErrnoException).code;
          if (code === 'ENOTFOUND' || code === 'ENODATA') {
            await this.#zoneAnswers();
            return null;
          }
          throw new UpstreamError(
            code === 'ETIMEOUT' ? 'timeout' : 'unavailable',
            `DNS answered ${code ?? 'an error'}`,
            { cause: error },
          );
        }
      },
    });
  }

  /** A resolver that denies every name would deny this participant too: only one that knows the zone is believed. */
  async #zoneAnswers(): Promise<void> {
    try {
      await this.#resolver.resolveSoa(this.#options.zone);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      // The name is there without a record of its own: the zone begins further up.
      if (code === 'ENODATA') return;
      throw new UpstreamError(
        code === 'ETIMEOUT' ? 'timeout' : 'unavailable',
        `DNS answered ${code ?? 'an error'} for the zone itself`,
        { cause: error, upstreamCode: 'sml_zone_unknown' },
      );
    }
  }

  /** Document types the SMP lists; null: the SMP does not know the participant. */
  documentTypes(participant: Participant, smp: SmpAddress): Promise<Asked<DocumentType[] | null>> {
    return this.#smp.ask({
      key: `group:${digest(smp.url)}:${participant.value}`,
      scope: hostOf(smp.url),
      freshMs: (value) => (value ? 6 * HOUR : HOUR),
      attempt: async (signal) => {
        const answer = await this.#get(`${smp.url}/${participantPath(participant.value)}`, signal);
        if (answer.status === 404) return null;
        return readServiceGroup(xmlOf(answer), participant.value);
      },
    });
  }

  /** The endpoint behind one document type; null: the SMP has none. One redirect to another SMP is followed. */
  endpoint(participant: Participant, smp: SmpAddress, type: DocumentType): Promise<Asked<EndpointFacts | null>> {
    return this.#smp.ask({
      key: `service:${digest(smp.url)}:${participant.value}:${digest(`${type.scheme}::${type.value}`)}`,
      scope: hostOf(smp.url),
      freshMs: (value) => (value ? 6 * HOUR : HOUR),
      attempt: async (signal) => {
        const now = this.#options.now?.() ?? new Date();
        const first = await this.#get(
          `${smp.url}/${participantPath(participant.value)}/services/${serviceName(type)}`,
          signal,
        );
        if (first.status === 404) return null;
        let metadata = readServiceMetadata(xmlOf(first), now);
        if (metadata.kind === 'redirect') {
          const second = await this.#get(metadata.href, signal);
          if (second.status === 404) return null;
          metadata = readServiceMetadata(xmlOf(second), now);
        }
        if (metadata.kind === 'redirect') throw new UpstreamError('invalid_response', 'more than one redirect');
        return choose(metadata.endpoints);
      },
    });
  }

  async #get(url: string, signal: AbortSignal): Promise<HttpAnswer> {
    const protocol = URL.canParse(url) ? new URL(url).protocol : '';
    if (protocol !== 'https:' && !(protocol === 'http:' && this.#options.allowHttp))
      throw new UpstreamError('unsafe_address', 'the SMP address is not HTTPS', {
        upstreamCode: 'smp_address_refused',
      });
    const answer = await this.#options.smpHttp({
      url,
      headers: { accept: 'application/xml' },
      maxBytes: SMP_BYTES,
      signal,
    });
    if (answer.status !== 200 && answer.status !== 404) throw statusFault(answer);
    // An SMP speaks XML or says nothing: a page for people is some gateway's, and denies nobody.
    if (answer.status === 404 && isPage(answer)) throw new UpstreamError('invalid_response', 'a web page (HTTP 404)');
    return answer;
  }
}

const isPage = (answer: HttpAnswer): boolean =>
  /\btext\/html\b/i.test(answer.header('content-type') ?? '') || /^\s*<(?:!doctype\s+)?html\b/i.test(textOf(answer));

function choose(endpoints: readonly ServiceEndpoint[]): EndpointFacts | null {
  const usable = endpoints.filter((endpoint) => endpoint.transportProfile === AS4);
  const best = usable.find((endpoint) => endpoint.active) ?? usable[0] ?? endpoints[0];
  if (!best) return null;
  return {
    transportProfile: best.transportProfile || null,
    // An endpoint of an ended transport profile cannot be reached any more.
    active: best.active && best.transportProfile === AS4,
    expired: best.expired,
  };
}

const xmlOf = (answer: HttpAnswer): string => textOf(answer);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
const hostOf = (url: string): string => new URL(url).host;
