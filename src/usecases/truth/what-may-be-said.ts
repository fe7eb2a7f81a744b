import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { SnapshotInfo } from '../../engines/registry/index.ts';
import { dayInJapan } from '../../japan/business-days.ts';

/** What the data at hand are worth. */
export const DATA_STATES = ['complete', 'partial', 'stale', 'sample', 'unreachable', 'not_configured'] as const;
export type DataState = (typeof DATA_STATES)[number];

/** What one source says to one question. Every look-up returns this, and every verdict is a function of it. */
export type SourceSays<T> =
  | { readonly says: 'found'; readonly value: T; readonly data: DataState }
  | { readonly says: 'absent' }
  | { readonly says: 'undecidable'; readonly reason: UndecidableReason };

export interface MaySay {
  /** A row under the asked number: every verdict, only how it stood on the day of the data, or nothing. */
  readonly byNumber: 'verdict' | 'status_of_that_day' | 'nothing';
  /** Rows under the asked name: `verified` is possible, or they are candidates. */
  readonly byName: 'verdict' | 'candidates' | 'nothing';
  /** Nothing there: a negative, or why it is none. */
  readonly notFound: 'negative' | UndecidableReason;
  /** Raised beside every answer from such data. */
  readonly flag: 'registry_stale' | 'sample_data' | null;
}

/** What may be said, from what data. */
export const MAY_SAY: Readonly<Record<DataState, MaySay>> = {
  complete: { byNumber: 'verdict', byName: 'verdict', notFound: 'negative', flag: null },
  // The row itself is the proof; that another one is missing would not be seen.
  partial: { byNumber: 'verdict', byName: 'candidates', notFound: 'registry_partial', flag: null },
  stale: {
    byNumber: 'status_of_that_day',
    byName: 'candidates',
    notFound: 'registry_stale',
    flag: 'registry_stale',
  },
  sample: { byNumber: 'verdict', byName: 'verdict', notFound: 'registry_sample', flag: 'sample_data' },
  unreachable: { byNumber: 'nothing', byName: 'nothing', notFound: 'source_unavailable', flag: null },
  not_configured: { byNumber: 'nothing', byName: 'nothing', notFound: 'source_not_configured', flag: null },
};

/** What a source says that was asked for one row: found, absent from a complete and fresh register, or undecidable. */
export function says<T>(data: DataState, value: T | null | undefined): SourceSays<T> {
  const may = MAY_SAY[data];
  if (value !== null && value !== undefined && may.byNumber !== 'nothing') return { says: 'found', value, data };
  return may.notFound === 'negative' ? { says: 'absent' } : { says: 'undecidable', reason: may.notFound };
}

/** The row, if there is one. */
export const rowOf = <T>(said: SourceSays<T>): T | null => (said.says === 'found' ? said.value : null);

/** Whether a verdict may rest on what was said: a row of data that are not stale, or a proven absence. */
export const isProof = (said: SourceSays<unknown>): boolean =>
  said.says === 'absent' || (said.says === 'found' && MAY_SAY[said.data].byNumber === 'verdict');

/** Days after which data of a source are stale. */
export const STALE_AFTER_DAYS = {
  /** Full files come monthly: two of them missed, and a day of grace. */
  registry: 62,
  companiesHouse: 62,
  /** The lists of the financial authority are monthly; after this one of them has been missed. */
  fsa: 45,
  /** The index is refreshed daily; the longest closure of the authority is a week. */
  edinet: 10,
} as const;

export const isOlderThan = (days: number, asOf: string, now: Date): boolean => asOf < dayInJapan(now, -days);

/** What the data of a national registry are worth today. */
export function registryState(
  info: Pick<SnapshotInfo, 'sample' | 'dataAsOf' | 'completeness'> | undefined,
  now: Date,
): DataState {
  if (info === undefined) return 'not_configured';
  if (info.sample) return 'sample';
  if (isOlderThan(STALE_AFTER_DAYS.registry, info.dataAsOf, now)) return 'stale';
  return info.completeness.state === 'complete' ? 'complete' : 'partial';
}
