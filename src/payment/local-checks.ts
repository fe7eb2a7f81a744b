import type { PaymentRequirements } from '@x402/core/types';
import type { TokenDomain } from './chain/usdc.ts';
import type { Payment } from './payment-header.ts';
import { REFUSALS, type Refusal } from './refusals.ts';
import { isSignedByPayer } from './signature/is-signed-by-payer.ts';

/** Everything that can be judged from the header and the clock alone, the time left apart. */
export function checkLocally(
  payment: Payment,
  requirement: PaymentRequirements,
  domain: TokenDomain,
  nowMs: number,
): Refusal | null {
  const { to, value, validAfter } = payment.authorization;
  if (to.toLowerCase() !== requirement.payTo.toLowerCase()) return REFUSALS.recipient;
  if (value !== BigInt(requirement.amount)) return REFUSALS.value;
  // The token wants a block later than that second.
  if (validAfter >= BigInt(Math.floor(nowMs / 1000))) return REFUSALS.validAfter;
  return isSignedByPayer(payment, domain) ? null : REFUSALS.signature;
}

/** The facilitator refuses authorizations that end within 6 s; 10 s leave room for the block. */
const SETTLE_MARGIN_MS = 10_000;

export const hasTimeLeft = (payment: Payment, budgetMs: number, nowMs: number): boolean =>
  payment.authorization.validBefore * 1000n >= BigInt(nowMs + budgetMs + SETTLE_MARGIN_MS);

/** What is remembered of a payment is kept until its authorization ends, also of one that bought nothing. */
const LONGEST_MS = 2 * 24 * 3_600_000;

export const lastsTooLong = (payment: Payment, nowMs: number): boolean =>
  payment.authorization.validBefore * 1000n > BigInt(nowMs + LONGEST_MS);

/** Clocks of wallets differ from ours. */
const CLOCK_SLACK_S = 60;

/**
 * A contract may accept a signature when it is asked and refuse it when it is to pay. Such an authorization is tried
 * until it ends, so it must end soon.
 */
export const outlastsOffer = (payment: Payment, { maxTimeoutSeconds }: PaymentRequirements, nowMs: number): boolean =>
  payment.authorization.validBefore > BigInt(Math.floor(nowMs / 1000) + maxTimeoutSeconds + CLOCK_SLACK_S);

/** End of the authorization in epoch milliseconds, kept inside safe integers. */
export const endOf = (payment: Payment): number => {
  const end = payment.authorization.validBefore * 1000n;
  return end > 8_640_000_000_000_000n ? 8_640_000_000_000_000 : Number(end);
};
