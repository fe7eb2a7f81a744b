import { FetchFailure, type FetchOptions, fetchSafely } from '../../net/index.ts';
import type { Http } from './http.ts';
import { type Fault, UpstreamError } from './upstream-error.ts';

const FAULT: Readonly<Record<FetchFailure['kind'], Fault>> = {
  refused: 'unsafe_address',
  unreachable: 'unavailable',
  timeout: 'timeout',
  too_large: 'invalid_response',
  invalid: 'invalid_response',
  cancelled: 'timeout',
};

interface Policy {
  /** Loopback and plain HTTP: an address the operator has set, or a stand-in. */
  readonly trusted: boolean;
  readonly maxRedirects: number;
  readonly timeoutMs: number;
}

/** How names are resolved, which addresses and certificates count; only tests have an internet of their own. */
export type Internet = Pick<FetchOptions, 'resolve' | 'allowAddress' | 'ca'>;

function upstreamHttp(policy: Policy, internet: Internet = {}): Http {
  const trust = policy.trusted ? { allowHttp: true, allowAddress: () => true } : internet;
  return async (request) => {
    try {
      return await fetchSafely({
        ...request,
        ...trust,
        maxRedirects: policy.maxRedirects,
        timeoutMs: policy.timeoutMs,
        idleMs: Math.min(policy.timeoutMs, 15_000),
      });
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const code = error.kind === 'refused' ? { upstreamCode: 'address_refused' } : {};
      throw new UpstreamError(FAULT[error.kind], error.message, { ...code, cause: error });
    }
  };
}

/** To a source at an address from the settings: plain HTTP and private addresses only where the setting says so. */
export const sourceHttp = (baseUrl: string, timeoutMs = 60_000): Http =>
  upstreamHttp({ trusted: baseUrl.startsWith('http://'), maxRedirects: 1, timeoutMs });

/** To addresses that others publish (SMP addresses come out of DNS): public, HTTPS, five seconds, one redirect. */
export const publishedHttp = (options: { standIns: boolean; timeoutMs?: number; internet?: Internet }): Http =>
  upstreamHttp({ trusted: options.standIns, maxRedirects: 1, timeoutMs: options.timeoutMs ?? 5000 }, options.internet);
