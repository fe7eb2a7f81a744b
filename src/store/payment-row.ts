import { createHash } from 'node:crypto';
import type { PaymentState } from './payment-states.ts';
import type { PaymentKey, PaymentRow } from './payments.types.ts';

/** A row as both databases return it. Amounts travel as text: they may exceed 2^53. */
export interface RawPayment {
  id: string;
  network: string;
  asset: string;
  payer: string;
  nonce: string;
  request_hash: string;
  route: string;
  pay_to: string;
  amount_text: string;
  replay: 'stored' | 'recompute';
  valid_before: number;
  state: PaymentState;
  claims: number;
  runs: number;
  attempts: number;
  lease_owner: string | null;
  lease_until: number;
  payload: Uint8Array | null;
  answer: Uint8Array | null;
  tx_hash: string | null;
  error: string | null;
  claimed_at: number;
  updated_at: number;
  settled_at: number | null;
  purge_after: number;
}

/** Every column but the amount, which each backend reads as text. */
export const PAYMENT_COLUMNS =
  'id, network, asset, payer, nonce, request_hash, route, pay_to, replay, valid_before, state, claims, runs, attempts, lease_owner, lease_until, payload, answer, tx_hash, error, claimed_at, updated_at, settled_at, purge_after';

/** Hexadecimal is the same value in either case, so it must be the same key. */
export const normalKey = (key: PaymentKey): PaymentKey => ({
  network: key.network,
  asset: key.asset.toLowerCase(),
  payer: key.payer.toLowerCase(),
  nonce: key.nonce.toLowerCase(),
});

export function paymentId(key: PaymentKey): string {
  const { network, asset, payer, nonce } = normalKey(key);
  return createHash('sha256').update([network, asset, payer, nonce].join('\n')).digest('hex');
}

export const toPaymentRow = (raw: RawPayment): PaymentRow => ({
  id: raw.id,
  network: raw.network,
  asset: raw.asset,
  payer: raw.payer,
  nonce: raw.nonce,
  requestHash: raw.request_hash,
  route: raw.route,
  payTo: raw.pay_to,
  amount: BigInt(raw.amount_text),
  replay: raw.replay,
  validBefore: raw.valid_before,
  state: raw.state,
  claims: raw.claims,
  runs: raw.runs,
  attempts: raw.attempts,
  leaseOwner: raw.lease_owner,
  leaseUntil: raw.lease_until,
  payload: raw.payload,
  answer: raw.answer,
  txHash: raw.tx_hash,
  error: raw.error,
  claimedAt: raw.claimed_at,
  updatedAt: raw.updated_at,
  settledAt: raw.settled_at,
  purgeAfter: raw.purge_after,
});
