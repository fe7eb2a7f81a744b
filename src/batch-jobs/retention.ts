import { isDocumentOperation, MAX_DOCUMENT_RESULT_HOURS } from '../contract/batch.ts';

const HOUR_MS = 3600_000;

/** Hours for which the results of a job are kept once it has ended. */
export const resultHoursOf = (operation: string, configured: number): number =>
  isDocumentOperation(operation) ? Math.min(configured, MAX_DOCUMENT_RESULT_HOURS) : configured;

/** What the job itself remembers: only what must go sooner than other results. */
export const retentionMeta = (operation: string, configured: number): { retentionMs?: number } =>
  isDocumentOperation(operation) ? { retentionMs: resultHoursOf(operation, configured) * HOUR_MS } : {};

type Result = Record<string, unknown> & { privacy?: object; extraction?: { privacy?: object } };

/** A document's answer says how long it is kept here; a single call's is not kept at all. */
export function withRetention(result: Result, result_retention_hours: number): Result {
  const { privacy, extraction } = result;
  if (privacy === undefined && extraction?.privacy !== undefined)
    return { ...result, extraction: withRetention(extraction as Result, result_retention_hours) };
  return { ...result, privacy: { ...privacy, result_retention_hours } };
}
