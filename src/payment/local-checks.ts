import type { PaymentRequirements } from '@x402/core/types';
import type { TokenDomain } from './chain/usdc.ts';
import type { Payment } from './payment-header.ts';
import { isSignedByPayer } from './signature/is-signed-by-payer.ts';

/** Why a payment is refused: the code is the one facilitators use, where they have one. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly messageJa: string;
}

const refusal = (code: string, message: string, messageJa: string): Refusal => ({ code, message, messageJa });

export const REFUSALS = {
  mismatch: refusal(
    'no_matching_payment_requirements',
    'The payment does not match what this endpoint asks for now. Take "accepts" from this answer and sign again.',
    '支払い内容が現在の要件と一致しません。この応答の "accepts" に従って署名し直してください。',
  ),
  recipient: refusal(
    'invalid_exact_evm_recipient_mismatch',
    'The authorization pays another address than the requirement names.',
    '支払先アドレスが要件と異なります。',
  ),
  value: refusal(
    'invalid_exact_evm_payload_authorization_value_mismatch',
    'The authorized value is not the required amount.',
    '承認された金額が要件と異なります。',
  ),
  validAfter: refusal(
    'invalid_exact_evm_payload_authorization_valid_after',
    'The authorization is not valid yet.',
    '承認はまだ有効になっていません。',
  ),
  validBefore: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'The authorization has ended, or ends before the work could be finished and settled. Use maxTimeoutSeconds of the requirement.',
    '承認の有効期限が切れているか、処理と決済に必要な時間が足りません。要件の maxTimeoutSeconds を使ってください。',
  ),
  validTooLong: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'The authorization stays valid for more than two days. Use maxTimeoutSeconds of the requirement.',
    '承認の有効期間が2日を超えています。要件の maxTimeoutSeconds を使ってください。',
  ),
  signature: refusal(
    'invalid_exact_evm_signature',
    'The signature is not the payer’s signature of this authorization. Only signatures of plain (EOA) wallets are accepted.',
    '署名が支払者のものではありません。通常のウォレット（EOA）の署名のみ受け付けます。',
  ),
  contractSignature: refusal(
    'invalid_exact_evm_signature',
    'The signature is neither the payer’s signature of this authorization nor one that its contract accepts.',
    '署名が支払者のものではなく、支払者のコントラクトも受け付けません。',
  ),
  contractTooLong: refusal(
    'invalid_exact_evm_payload_authorization_valid_before',
    'An authorization of a contract wallet may last no longer than maxTimeoutSeconds of the requirement.',
    'コントラクトウォレットの承認の有効期間は、要件の maxTimeoutSeconds までです。',
  ),
} as const;

/** Everything that can be judged from the header and the clock alone, the time left apart. */
export async function checkLocally(
  payment: Payment,
  requirement: PaymentRequirements,
  domain: TokenDomain,
  nowMs: number,
): Promise<Refusal | null> {
  const { to, value, validAfter } = payment.authorization;
  if (to.toLowerCase() !== requirement.payTo.toLowerCase()) return REFUSALS.recipient;
  if (value !== BigInt(requirement.amount)) return REFUSALS.value;
  if (validAfter > BigInt(Math.floor(nowMs / 1000))) return REFUSALS.validAfter;
  return (await isSignedByPayer(payment, domain)) ? null : REFUSALS.signature;
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
