import { type ErrorCode, toServiceError } from '../contract/errors.ts';

/** Why an item has no answer, and whether the free retry may run it again. */
export interface ItemError {
  readonly code: ErrorCode | 'timeout';
  readonly retryable: boolean;
}

/** Items answered from the data at hand: what goes wrong is a source that is away, time, or our own mistake. */
export function lookUpError(thrown: unknown): ItemError {
  const { code, retryable } = toServiceError(thrown);
  if (code === 'internal_error') return { code, retryable: true };
  return { code: code.endsWith('_timeout') ? 'timeout' : 'source_unavailable', retryable };
}

/**
 * A document keeps its own reason (unreadable, empty, unreachable …), and every one may be tried again: its owner can put
 * another file at the same address.
 */
export function documentError(thrown: unknown): ItemError {
  return { code: toServiceError(thrown).code, retryable: true };
}

/** A full queue is no answer: a job has time to ask again. */
export const isRefused = (thrown: unknown): boolean =>
  ['ocr_queue_full', 'engine_queue_full'].includes(toServiceError(thrown).code);
