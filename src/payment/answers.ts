import type { SettleResponse } from '@x402/core/types';
import { because, type ErrorDetail } from '../contract/error-details.ts';
import { type ErrorCode, serviceError } from '../contract/errors.ts';
import type { PaymentRow } from '../store/payments.types.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Answer } from './gate.types.ts';
import { encodeHeader, PAYMENT_RESPONSE } from './payment-header.ts';

/** An answer from the error table. */
export function errorAnswer(
  code: ErrorCode,
  options: { detail?: ErrorDetail; retryAfterSeconds?: number } = {},
): Answer {
  const error = serviceError(code, options);
  const retryAfter = error.retryAfterSeconds ?? (error.retryable ? 1 : undefined);
  return {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify(error.toBody()),
  };
}

/** For a payer who never paid here, from an address that had its share of empty wallets. */
export const comeBack = (retryAfterSeconds: number, detail = because('newcomers_refused')): Answer =>
  errorAnswer('rate_limited', { detail, retryAfterSeconds });

/** The paid answer with its receipt; never kept by a shared cache. */
export function paidAnswer(answer: Answer, row: PaymentRow): Answer {
  const receipt: SettleResponse = {
    success: true,
    transaction: row.txHash ?? '',
    network: row.network as SettleResponse['network'],
    payer: row.payer,
    amount: row.amount.toString(),
  };
  return {
    ...answer,
    headers: { ...answer.headers, 'cache-control': 'private, no-store', [PAYMENT_RESPONSE]: encodeHeader(receipt) },
  };
}

/** The header that tells an x402 client why its settlement failed. */
export function failedReceipt(row: { network: string; payer: string }, errorReason: string): Record<string, string> {
  const receipt: SettleResponse = {
    success: false,
    errorReason,
    transaction: '',
    network: row.network as SettleResponse['network'],
    payer: row.payer,
  };
  return { [PAYMENT_RESPONSE]: encodeHeader(receipt) };
}

export const sealAnswer = (secrets: Secrets, answer: Answer, id: string): Uint8Array =>
  secrets.seal(JSON.stringify(answer), `answer ${id}`);
export const openAnswer = (secrets: Secrets, sealed: Uint8Array, id: string): Answer =>
  JSON.parse(secrets.open(sealed, `answer ${id}`).toString('utf8')) as Answer;
