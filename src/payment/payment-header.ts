import { isUtf8 } from 'node:buffer';
import type { PaymentPayload } from '@x402/core/types';
import type { Hex } from 'viem';

export const PAYMENT_REQUIRED = 'PAYMENT-REQUIRED';
export const PAYMENT_RESPONSE = 'PAYMENT-RESPONSE';

/** An EIP-3009 authorization as the buyer signed it. */
export interface Authorization {
  readonly from: Hex;
  readonly to: Hex;
  readonly value: bigint;
  readonly validAfter: bigint;
  readonly validBefore: bigint;
  readonly nonce: Hex;
}

export interface Payment {
  readonly payload: PaymentPayload;
  readonly authorization: Authorization;
  readonly signature: Hex;
  /** Paying address in lower case. */
  readonly payer: string;
  /** Client-chosen idempotency key of the `payment-identifier` extension. */
  readonly identifier: string | null;
}

const LONGEST = 16 * 1024;
/** The schemas that clients echo in `extensions` have ten levels. */
const DEEPEST = 32;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NONCE = /^0x[0-9a-fA-F]{64}$/;
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2}){65,4096}$/;
const UINT = /^(?:0|[1-9]\d{0,77})$/;
const IDENTIFIER = /^[A-Za-z0-9_-]{16,128}$/;

/** Strict Base64 of JSON, in one spelling. Two headers arrive joined by a comma: refused, whichever of them would do. */
export function readHeader(header: string): unknown {
  if (header.length > LONGEST || header.length % 4 !== 0 || !BASE64.test(header)) return undefined;
  const bytes = Buffer.from(header, 'base64');
  return isUtf8(bytes) ? parseShallow(bytes) : undefined;
}

/** The outer shape: a JSON object of x402 version 2. */
export function decodeHeader(header: string): PaymentPayload | undefined {
  const value = readHeader(header);
  if (!isObject(value) || value.x402Version !== 2) return undefined;
  if (!isObject(value.accepted) || !isObject(value.payload)) return undefined;
  if (value.extensions !== undefined && !isObject(value.extensions)) return undefined;
  return value as unknown as PaymentPayload;
}

/** The inner shape of the `exact` scheme: every field present, in its one spelling. */
export function readPayment(payload: PaymentPayload): Payment | undefined {
  const { signature, authorization } = payload.payload as Record<string, unknown>;
  if (!isText(signature, SIGNATURE) || !isObject(authorization)) return undefined;
  const { from, to, value, validAfter, validBefore, nonce } = authorization;
  if (!isText(from, ADDRESS) || !isText(to, ADDRESS) || !isText(nonce, NONCE)) return undefined;
  if (!isText(value, UINT) || !isText(validAfter, UINT) || !isText(validBefore, UINT)) return undefined;
  const identifier = readIdentifier(payload);
  if (identifier === undefined) return undefined;
  return {
    payload,
    signature: signature as Hex,
    payer: from.toLowerCase(),
    identifier,
    authorization: {
      from: from as Hex,
      to: to as Hex,
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
      nonce: nonce.toLowerCase() as Hex,
    },
  };
}

/** null: none sent; undefined: one that breaks the extension's rules. */
function readIdentifier(payload: PaymentPayload): string | null | undefined {
  const extension = payload.extensions?.['payment-identifier'];
  if (!isObject(extension) || !isObject(extension.info) || extension.info.id === undefined) return null;
  return isText(extension.info.id, IDENTIFIER) ? extension.info.id : undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * The JSON of a header; undefined for none, and for one nested deeper than any client nests. What follows compares,
 * seals and sends it on, by functions that call themselves for each level: a header of five thousand brackets would end
 * them in the middle of a payment.
 */
function parseShallow(bytes: Buffer): unknown {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > DEEPEST) return undefined;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

export const encodeHeader = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
