import { randomBytes } from 'node:crypto';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { paymentKey as keyOf } from '../../src/store/payment-row.ts';
import type { PaymentClaim, PaymentKey } from '../../src/store/payments.types.ts';
import type { StateStore } from '../../src/store/state-store.ts';

/** How a backend's test file opens a store on new, empty state; `again` opens the same state once more. */
export interface Opened {
  readonly store: StateStore;
  again(): Promise<StateStore>;
  close(): Promise<void>;
}
export type OpenFresh = (options: { now: () => number }) => Promise<Opened>;

export const MINUTE = 60_000;
/** Deadlines of the store for tests that are not about them: a busy machine takes its time. */
export const PATIENT = { usualMs: MINUTE, longMs: MINUTE };

/** What an endpoint that stores its answers keeps from the moment it settles. */
export const KEPT = { payload: new Uint8Array([1, 2, 3]), answer: new Uint8Array([9, 8]) };

/** A clock that stands until it is moved. */
export function standingClock(at = Date.UTC(2026, 10, 15, 3, 0)) {
  const clock = { at, now: () => clock.at };
  return clock;
}

export const randomHex = (bytes: number): string => `0x${randomBytes(bytes).toString('hex')}`;

export const paymentKey = (changes: Partial<Omit<PaymentKey, 'id'>> = {}): PaymentKey =>
  keyOf({
    network: USDC_DOMAIN.network,
    asset: USDC_DOMAIN.address.toLowerCase(),
    payer: randomHex(20),
    nonce: randomHex(32),
    ...changes,
  });

export const claimOf = (key: PaymentKey, changes: Partial<PaymentClaim> = {}): PaymentClaim => ({
  ...key,
  requestHash: 'a'.repeat(64),
  route: 'POST /jp-company/verify',
  payTo: '0x00000000000000000000000000000000000000aa',
  amount: 5000n,
  replay: 'stored',
  validBefore: Date.UTC(2026, 10, 15, 3, 5),
  purgeAfter: Date.UTC(2026, 10, 15, 4, 5),
  owner: `owner-${randomHex(4)}`,
  leaseMs: MINUTE,
  maxInFlight: 100,
  strikes: { oneSlotFrom: 3, refuseFrom: 6, fadeMs: 10 * MINUTE },
  ...changes,
});
