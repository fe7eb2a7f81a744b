import { isDeepStrictEqual } from 'node:util';
import type { PaymentRequired, PaymentRequirements, ResourceInfo } from '@x402/core/types';
import type { Endpoint } from '../contract/endpoint.ts';
import { pathParameters } from '../contract/endpoint.ts';
import type { AtomicUnits } from '../contract/money.ts';
import type { TokenDomain } from './chain/usdc.ts';
import { bazaarExtension, paymentIdentifierExtension, withOutputExample } from './extensions.ts';
import type { Answer } from './gate.types.ts';
import { encodeHeader, PAYMENT_REQUIRED } from './payment-header.ts';
import type { Refusal } from './refusals.ts';

/** At most 32 printable ASCII characters (an x402 limit). */
const SERVICE_NAME = 'Japan Business Identity Service';
/** Time for signing, the way here and the settlement, on top of the endpoint's own budget. */
const SIGNING_SECONDS = 60;

export interface RequirementOptions {
  readonly payTo: string;
  readonly domain: TokenDomain;
  readonly devnet: boolean;
  /** Never the Host header: the URL goes into signed payloads and public listings. */
  readonly baseUrl: () => string;
}

/** What is asked for one endpoint at one price, and the 402 answers that say so. */
export interface Offer {
  readonly requirement: PaymentRequirements;
  readonly resource: ResourceInfo;
  readonly extensions: Record<string, unknown>;
  /** The parts as JSON, written out once for all buyers. */
  readonly json: { readonly requirement: string; readonly resource: string; readonly bazaar: string };
  readonly unpaid: Answer;
  /** The buyer must echo the requirement exactly. */
  matches(accepted: unknown): boolean;
  refuse(refusal: Refusal, headers?: Record<string, string>): Answer;
}

export interface Offers {
  of(endpoint: Endpoint, amount: AtomicUnits, path?: string): Offer;
}

const MOST_CACHED = 1000;

export function createOffers(options: RequirementOptions): Offers {
  const cache = new Map<string, Offer>();
  return {
    of(endpoint, amount, path) {
      const shown = path !== undefined && pathParameters(endpoint.path).length > 0 ? path.slice(0, 300) : endpoint.path;
      const key = `${endpoint.method} ${endpoint.path} ${amount}`;
      if (shown !== endpoint.path) return build(endpoint, amount, shown, options);
      let offer = cache.get(key);
      if (!offer) {
        // Dynamic prices have many amounts: the cache starts over rather than grow.
        if (cache.size >= MOST_CACHED) cache.clear();
        cache.set(key, (offer = build(endpoint, amount, shown, options)));
      }
      return offer;
    },
  };
}

function build(endpoint: Endpoint, amount: AtomicUnits, path: string, options: RequirementOptions): Offer {
  const { domain, devnet, payTo } = options;
  const requirement: PaymentRequirements = {
    scheme: 'exact',
    network: domain.network,
    amount: amount.toString(),
    asset: domain.address,
    payTo,
    maxTimeoutSeconds: Math.ceil(endpoint.limits.budgetMs / 1000) + SIGNING_SECONDS,
    extra: { name: domain.name, version: domain.version, ...(devnet ? { devnet: true } : {}) },
  };
  const resource: ResourceInfo = {
    url: options.baseUrl().replace(/\/+$/, '') + path,
    description: endpoint.description,
    mimeType: 'application/json',
    serviceName: SERVICE_NAME,
    tags: endpoint.tags.slice(0, 5),
  };
  const extensions = { bazaar: bazaarExtension(endpoint), 'payment-identifier': paymentIdentifierExtension };
  const required = (error: string): PaymentRequired => ({
    x402Version: 2,
    error,
    resource,
    accepts: [requirement],
    extensions,
  });
  const unpaid = required('Payment required');
  const shown = { ...unpaid, extensions: { ...extensions, bazaar: withOutputExample(extensions.bazaar, endpoint) } };
  const json = {
    requirement: JSON.stringify(requirement),
    resource: JSON.stringify(resource),
    bazaar: JSON.stringify(extensions.bazaar),
  };
  return {
    requirement,
    resource,
    extensions,
    json,
    unpaid: answer(encodeHeader(unpaid), JSON.stringify(shown), {}),
    // Nearly every client sends the fields in our order; the text tells at once.
    matches: (accepted) => JSON.stringify(accepted) === json.requirement || isDeepStrictEqual(accepted, requirement),
    refuse({ code, message, messageJa }, headers = {}) {
      const document = required(code);
      const error = { code, message, message_ja: messageJa, retryable: false };
      return answer(encodeHeader(document), JSON.stringify({ ...document, detail: { error } }), headers);
    },
  };
}

const answer = (header: string, body: string, headers: Record<string, string>): Answer => ({
  status: 402,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [PAYMENT_REQUIRED]: header,
    ...headers,
  },
  body,
});
