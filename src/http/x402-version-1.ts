import type { PaymentPayload, PaymentRequired, PaymentRequirements, SettleResponse } from '@x402/core/types';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Answer } from '../payment/gate.types.ts';
import { readHeader } from '../payment/payment-header.ts';
import type { AnswerCall, Call } from '../pipeline/answer-call.ts';

/**
 * x402 version 1 for clients that know nothing newer: every paid path once more under this prefix. The default stays
 * version 2, because a body cannot be both: the clients of version 1 refuse what they do not know.
 */
export const VERSION_1_PREFIX = '/x402-v1';
export const VERSION_1_HEADER = 'x-payment';

/** Version 1 names networks; version 2 has CAIP-2. */
const NETWORK_NAMES: Readonly<Record<string, string>> = { 'eip155:8453': 'base', 'eip155:84532': 'base-sepolia' };

interface Version1Payment {
  readonly x402Version: number;
  readonly scheme: string;
  readonly network: string;
  readonly payload: { readonly authorization?: { readonly value?: unknown } };
}

/** Calls as version 1 has them, answered by the same pipeline: the payment is the same claim in another envelope. */
export function version1(caller: AnswerCall): AnswerCall {
  return async (call) => {
    const payment = call.payment === undefined ? undefined : await inVersion2(call, caller);
    return inVersion1(call.endpoint, await caller({ ...call, payment }));
  };
}

/**
 * The header of version 2 with the same signature. Version 1 does not repeat the requirement, so it is taken from an
 * unpaid call, with the amount that was signed: a wrong one is refused like any other.
 */
async function inVersion2(call: Call, caller: AnswerCall): Promise<string> {
  const sent = readHeader(call.payment!) as Version1Payment | undefined;
  // What is no payment of version 1 goes on as it is, and is refused as malformed.
  const amount = sent?.payload?.authorization?.value;
  if (sent?.x402Version !== 1 || sent.scheme !== 'exact' || typeof amount !== 'string') return call.payment!;
  const unpaid = await caller({ ...call, payment: undefined, read: async () => NOTHING_SENT });
  const { accepts, resource } = JSON.parse(unpaid.body) as PaymentRequired;
  const required = accepts[0]!;
  const isSameNetwork = NETWORK_NAMES[required.network] === sent.network;
  const accepted: PaymentRequirements = {
    ...required,
    amount,
    ...(isSameNetwork ? {} : { network: 'eip155:0' as const }),
  };
  const payload: PaymentPayload = { x402Version: 2, resource, accepted, payload: sent.payload };
  return encode(payload);
}

/** An unpaid call that reads nothing: the requirement of a fixed price, or the lowest one of a dynamic price. */
const NOTHING_SENT = { isEmptyRequest: true, requestHash: () => '', validate: () => ({}) };

/** What is said of a payment that is none, in the words of this version. */
const MALFORMED = {
  message:
    'The X-PAYMENT header is not Base64 of an x402 version 1 payment payload (scheme "exact"). Take the requirement from the 402 answer of this path and send exactly one header.',
  message_ja:
    'X-PAYMENT ヘッダーが x402 バージョン 1 の支払いデータ（scheme は "exact"、Base64）ではありません。このパスの 402 応答の要件に従い、ヘッダーを1つだけ送ってください。',
};

/** Names of version 2 in the sentences of an answer, and what version 1 calls them. */
const NAMES: readonly (readonly [string, string])[] = [
  ['PAYMENT-SIGNATURE', 'X-PAYMENT'],
  ['"amount"', '"maxAmountRequired"'],
];

function reworded(value: unknown): unknown {
  if (typeof value === 'string') return NAMES.reduce((text, [name, old]) => text.replaceAll(name, old), value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reworded(part)]));
}

function malformedInVersion1(answer: Answer): Answer {
  const { detail } = JSON.parse(answer.body) as { detail?: { error?: { code?: unknown } } };
  if (detail?.error?.code !== 'payment_header_malformed') return answer;
  return { ...answer, body: JSON.stringify({ detail: { error: { ...detail.error, ...MALFORMED } } }) };
}

function inVersion1(endpoint: Endpoint, answer: Answer): Answer {
  const header = (name: string) => Object.entries(answer.headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (answer.status === 400) return malformedInVersion1(answer);
  if (answer.status === 402) {
    const { 'PAYMENT-REQUIRED': _, ...headers } = answer.headers;
    return { ...answer, headers, body: JSON.stringify(requiredInVersion1(endpoint, answer.body)) };
  }
  const receipt = header('payment-response');
  if (receipt === undefined) return answer;
  const { success, transaction, network, payer } = decode(receipt) as SettleResponse;
  const old = { success, transaction, network: NETWORK_NAMES[network] ?? network, payer };
  return { ...answer, headers: { ...answer.headers, 'X-PAYMENT-RESPONSE': encode(old) } };
}

function requiredInVersion1({ method, input, output }: Endpoint, body: string) {
  const { error, resource, accepts, ...rest } = JSON.parse(body) as PaymentRequired & { detail?: unknown };
  const url = new URL(resource.url);
  if (!url.pathname.startsWith(VERSION_1_PREFIX)) url.pathname = VERSION_1_PREFIX + url.pathname;
  const properties = Object.entries(input.properties as Record<string, { type?: unknown }>);
  const fields = Object.fromEntries(properties.map(([name, { type }]) => [name, { type }]));
  return {
    x402Version: 1,
    error: reworded(error),
    accepts: accepts.map(({ scheme, network, amount, asset, payTo, maxTimeoutSeconds, extra }) => ({
      scheme,
      network: NETWORK_NAMES[network] ?? network,
      maxAmountRequired: amount,
      resource: url.href,
      description: resource.description,
      mimeType: 'application/json',
      payTo,
      maxTimeoutSeconds,
      asset,
      outputSchema: {
        input: { type: 'http', method, ...(method === 'POST' ? { bodyType: 'json', bodyFields: fields } : {}) },
        output: { title: (output as { title?: string }).title },
      },
      extra,
    })),
    ...(rest.detail === undefined ? {} : { detail: reworded(rest.detail) }),
  };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

function decode(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
