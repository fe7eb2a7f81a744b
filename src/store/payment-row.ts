import { hash } from 'node:crypto';
import type { PaymentState } from './payment-states.ts';
import type { PaymentKey, PaymentRow } from './payments.types.ts';

/** A row as both databases return it, in the order of `PAYMENT_COLUMNS`: positions cost less than names. */
export type RawPayment = readonly [
  id: string,
  network: string,
  asset: string,
  payer: string,
  nonce: string,
  requestHash: string,
  route: string,
  payTo: string,
  replay: 'stored' | 'recompute',
  validBefore: number,
  state: PaymentState,
  claims: number,
  runs: number,
  attempts: number,
  leaseOwner: string | null,
  leaseUntil: number,
  txHash: string | null,
  error: string | null,
  claimedAt: number,
  updatedAt: number,
  settledAt: number | null,
  purgeAfter: number,
  /** Amounts travel as text: they may exceed 2^53. */
  amount: string,
];

/** Both databases take this. */
export const PAYMENT_COLUMNS =
  'id, network, asset, payer, nonce, request_hash, route, pay_to, replay, valid_before, state, claims, runs, attempts, lease_owner, lease_until, tx_hash, error, claimed_at, updated_at, settled_at, purge_after, CAST(amount AS TEXT)';

/** Hexadecimal is the same value in either case, so it must be the same key. */
export function paymentKey(of: Omit<PaymentKey, 'id'>): PaymentKey {
  const { network } = of;
  const [asset, payer, nonce] = [of.asset.toLowerCase(), of.payer.toLowerCase(), of.nonce.toLowerCase()];
  const id = hash('sha256', `${network}\n${asset}\n${payer}\n${nonce}`);
  return { id, network, asset, payer, nonce };
}

export const toPaymentRow = (raw: RawPayment): PaymentRow => ({
  id: raw[0],
  network: raw[1],
  asset: raw[2],
  payer: raw[3],
  nonce: raw[4],
  requestHash: raw[5],
  route: raw[6],
  payTo: raw[7],
  amount: BigInt(raw[22]),
  replay: raw[8],
  validBefore: raw[9],
  state: raw[10],
  claims: raw[11],
  runs: raw[12],
  attempts: raw[13],
  leaseOwner: raw[14],
  leaseUntil: raw[15],
  txHash: raw[16],
  error: raw[17],
  claimedAt: raw[18],
  updatedAt: raw[19],
  settledAt: raw[20],
  purgeAfter: raw[21],
});
