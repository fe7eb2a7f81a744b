import { UpstreamError } from '../core/upstream-error.ts';

/**
 * One filing as the day list of EDINET gives it. Glossary: a *registrant* (filer) has an EDINET code (E + 5 digits);
 * a *day list* is everything filed, withdrawn or edited on one day; `(file date, seqNumber)` is the only key, since
 * a docID occurs under several days and even twice in one.
 */
export interface FilingRow {
  readonly seq: number;
  readonly docId: string;
  readonly edinetCode: string | null;
  readonly secCode: string | null;
  readonly corporateNumber: string | null;
  readonly filerName: string | null;
  readonly fundCode: string | null;
  readonly ordinance: string | null;
  readonly form: string | null;
  readonly docType: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** `YYYY-MM-DD hh:mm`, Japanese time. */
  readonly submitted: string | null;
  readonly description: string | null;
  readonly issuerCode: string | null;
  readonly subjectCode: string | null;
  readonly subsidiaryCodes: string | null;
  readonly reasons: string | null;
  readonly parentDocId: string | null;
  readonly operatedAt: string | null;
  /** 0 normal, 1 withdrawal notice, 2 withdrawn document. */
  readonly withdrawal: number;
  /** 0 normal, 1 edit notice, 2 edited document. */
  readonly edit: number;
  /** 0 normal, 1 non-disclosure started, 2 not disclosed, 3 lifted. */
  readonly disclosure: number;
  /** Bits: 1 xbrl, 2 pdf, 4 attachments, 8 english, 16 csv. */
  readonly formats: number;
  /** 1 in inspection period, 2 extended, 0 ended. */
  readonly legal: number | null;
}

export interface DayList {
  readonly date: string;
  /** When EDINET made the list, `YYYY-MM-DD hh:mm`, Japanese time. */
  readonly processedAt: string | null;
  readonly rows: readonly FilingRow[];
}

const FORMAT_FLAGS = ['xbrlFlag', 'pdfFlag', 'attachDocFlag', 'englishDocFlag', 'csvFlag'] as const;

/**
 * Reads the answer of `documents.json`. HTTP is 200 on every error, in two shapes: `metadata.status` as a string, or
 * `StatusCode` as a number without metadata (an expired key). Anything but a clear success is an error, never
 * "nothing was filed".
 */
export function readDayList(body: unknown, date: string): DayList {
  const answer = record(body);
  const metadata = record(answer?.metadata);
  if (answer?.StatusCode !== undefined || answer?.statusCode !== undefined || metadata?.status !== '200')
    throw answerError(body);
  const parameter = record(metadata.parameter);
  if (parameter?.date !== undefined && parameter.date !== date)
    throw new UpstreamError('invalid_response', `the list is of ${String(parameter.date)}, asked for ${date}`);
  const count = Number(record(metadata.resultset)?.count ?? 0);
  const results = answer?.results;
  if (!Array.isArray(results)) {
    if (count > 0 || results !== undefined) throw new UpstreamError('invalid_response', 'results are missing');
    return { date, processedAt: text(metadata.processDateTime), rows: [] };
  }
  return { date, processedAt: text(metadata.processDateTime), rows: results.map(readRow) };
}

/** The error an answer is, in either of its shapes. */
export function answerError(body: unknown): UpstreamError {
  const answer = record(body);
  const status = answer?.StatusCode ?? answer?.statusCode;
  if (status !== undefined) return statusError(Number(status), String(answer?.message ?? ''));
  const metadata = record(answer?.metadata);
  return statusError(Number(metadata?.status), String(metadata?.message ?? ''));
}

function readRow(value: unknown): FilingRow {
  const row = record(value);
  const docId = text(row?.docID);
  const seq = row?.seqNumber;
  if (!row || typeof seq !== 'number' || !Number.isInteger(seq) || docId === null)
    throw new UpstreamError('invalid_response', 'a row without seqNumber or docID');
  return {
    seq,
    docId,
    edinetCode: text(row.edinetCode),
    secCode: text(row.secCode),
    corporateNumber: text(row.JCN),
    filerName: text(row.filerName),
    fundCode: text(row.fundCode),
    ordinance: text(row.ordinanceCode),
    form: text(row.formCode),
    docType: text(row.docTypeCode),
    periodStart: text(row.periodStart),
    periodEnd: text(row.periodEnd),
    submitted: text(row.submitDateTime),
    description: text(row.docDescription),
    issuerCode: text(row.issuerEdinetCode),
    subjectCode: text(row.subjectEdinetCode),
    subsidiaryCodes: text(row.subsidiaryEdinetCode),
    reasons: text(row.currentReportReason),
    parentDocId: text(row.parentDocID),
    operatedAt: text(row.opeDateTime),
    withdrawal: digit(row.withdrawalStatus) ?? 0,
    edit: digit(row.docInfoEditStatus) ?? 0,
    disclosure: digit(row.disclosureStatus) ?? 0,
    formats: FORMAT_FLAGS.reduce((bits, flag, index) => bits | (row[flag] === '1' ? 1 << index : 0), 0),
    legal: digit(row.legalStatus),
  };
}

function statusError(status: number, message: string): UpstreamError {
  const detail = `EDINET answered ${Number.isNaN(status) ? 'without a status' : status}${message ? `: ${message}` : ''}`;
  if (status === 401 || status === 403) return new UpstreamError('refused', detail);
  if (status === 429) return new UpstreamError('rate_limited', detail, { retryable: true });
  if (status >= 500) return new UpstreamError('unavailable', detail, { retryable: true });
  return new UpstreamError('invalid_response', detail);
}

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const digit = (value: unknown): number | null => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isInteger(number) ? number : null;
};
