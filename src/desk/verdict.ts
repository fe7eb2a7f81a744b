import { otherKind } from './document-kind.ts';
import { type DeskCheck, recheck } from './recheck.ts';
import { corrections, type DeskRecord, type FieldName, money, type Status } from './record.ts';
import type { WordKey } from './words.ts';

/** One sentence of the verdict: a word of the page, its values, and the fields it speaks of. */
export interface Reason {
  readonly level: 'good' | 'look' | 'bad';
  readonly word: WordKey;
  readonly values: Readonly<Record<string, string>>;
  readonly fields: readonly (FieldName | 'taxes' | 'items')[];
  /** A code of the service to be named: `{label}` in the sentence. */
  readonly label?: { readonly set: string; readonly code: string };
}
export interface Verdict {
  readonly status: Status | 'confirmed';
  readonly reasons: readonly Reason[];
}

const SURE_ENOUGH = 0.6;
const CRITICAL: readonly FieldName[] = ['issuer', 'date', 'total'];

/** Why a document passed, or what to look at; after a correction from the corrected values. */
export function verdictOf(record: DeskRecord): Verdict {
  const changed = corrections(record);
  const failed = recheck(record).filter(({ result }) => result === 'failed');
  const reasons = [
    ...failed.map(failedReason),
    ...severalPapers(record),
    ...wrongKind(record),
    ...missing(record),
    ...uncertain(record, changed),
    ...(changed.length === 0 ? fromService(record, failed) : []),
    ...registryReasons(record, changed),
    ...good(record, failed),
  ];
  const isJudged = changed.length === 0 && record.status !== 'passed';
  // Never "look at it" without a word about what to look at.
  if (isJudged && reasons.every(({ level }) => level === 'good')) reasons.unshift(UNNAMED);
  if (record.confirmed) return { status: 'confirmed', reasons };
  if (failed.length > 0 || (changed.length === 0 && record.status === 'failed')) return { status: 'failed', reasons };
  const isOpen = reasons.some(({ level }) => level !== 'good') || (changed.length === 0 && record.status === 'review');
  return { status: isOpen ? 'review' : 'passed', reasons };
}

const UNNAMED: Reason = { level: 'look', word: 'reason_unnamed', values: {}, fields: [] };

export const needsReview = (record: DeskRecord): boolean => !['passed', 'confirmed'].includes(verdictOf(record).status);

const failedReason = ({ id, fields }: DeskCheck): Reason => ({
  level: 'bad',
  word: `check_${id}_failed`,
  values: {},
  fields,
});

/** Papers that were read as one: what was read of them belongs to none. */
const severalPapers = ({ documentKind, warnings }: DeskRecord): Reason[] =>
  documentKind === 'several_documents' || warnings.includes('page_limit_reached')
    ? [{ level: 'look', word: 'reason_several', values: {}, fields: [] }]
    : [];

/** Read as something that it is not: another reading takes the paper, or may. */
function wrongKind({ kind, documentKind, values }: DeskRecord): Reason[] {
  const better = otherKind(kind, documentKind);
  const reason = (word: WordKey): Reason[] => [{ level: 'look', word, values: {}, fields: [] }];
  if (better) return [{ ...reason(`reason_is_${better}`)[0]!, label: { set: 'DOCUMENT_KIND', code: documentKind! } }];
  return kind !== 'card' && !values.total && !values.date ? reason('reason_is_card') : [];
}

/** A card without a person or a company is one that was read in part. */
const missing = ({ kind, values }: DeskRecord): Reason[] =>
  (kind === 'card' ? (['name', 'company'] as const) : [])
    .filter((field) => !values[field])
    .map((field) => ({
      level: 'look',
      word: 'reason_missing',
      values: {},
      fields: [field],
      label: { set: 'FIELD', code: field },
    }));

/** Low confidence is said of values as they were read; a person's own value is not doubted. */
const uncertain = ({ kind, confidence, values }: DeskRecord, changed: readonly string[]): Reason[] =>
  (kind === 'card' ? (['name', 'company'] as const) : CRITICAL)
    .filter((field) => values[field] && !changed.includes(field) && (confidence[field] ?? 1) < SURE_ENOUGH)
    .map((field) => ({
      level: 'look',
      word: 'reason_unsure',
      values: { percent: String(Math.round((confidence[field] ?? 0) * 100)) },
      fields: [field],
      label: { set: 'FIELD', code: field },
    }));

/** The checks without which a document does not pass. */
const PROOFS = ['total', 'date', 'issuer', 'items', 'document_kind', 'reading'];

/** What the service found, for a document nobody changed. Its failed checks are named unless ours say the same. */
function fromService(record: DeskRecord, failed: readonly DeskCheck[]): Reason[] {
  const { kind, documentKind, checks, warnings, status } = record;
  const about =
    (level: Reason['level'], word: WordKey, set: string) =>
    (code: string): Reason => ({
      level,
      word,
      values: {},
      fields: [],
      label: { set, code },
    });
  const isOther = otherKind(kind, documentKind) !== null;
  const names = Object.keys(checks).filter((name) => !(isOther && name === 'document_kind'));
  const wrong = failed.length > 0 ? [] : names.filter((name) => checks[name] === 'failed');
  const unproven = status === 'review' ? PROOFS.filter((name) => checks[name] === 'not_checked') : [];
  return [
    ...wrong.map(about('bad', 'reason_check_failed', 'DOCUMENT_CHECK')),
    ...warnings.filter((code) => !isSaid(code, record)).map(about('look', 'reason_warning', 'EXTRACTION_WARNING')),
    ...unproven.map(about('look', 'reason_not_proven', 'DOCUMENT_CHECK')),
  ];
}

/** What another sentence says already. */
const isSaid = (warning: string, { kind, documentKind, registry }: DeskRecord): boolean =>
  warning === 'page_limit_reached' ||
  (warning === 'document_type_mismatch' && otherKind(kind, documentKind) !== null) ||
  (warning === 'registration_number_not_found' && registry?.decision === 'no_registration_number');

function registryReasons({ kind, registry, values }: DeskRecord, changed: readonly string[]): Reason[] {
  if (kind === 'card') return [];
  const reason = (level: Reason['level'], word: WordKey, more: Partial<Reason> = {}): Reason => ({
    level,
    word,
    values: {},
    fields: ['registration_number'],
    ...more,
  });
  if (changed.includes('registration_number') && values.registration_number !== registry?.number)
    return [reason('look', 'reason_number_not_looked_up')];
  if (!registry) return [];
  const name = registry.registeredName ?? '';
  const about = { name, date: registry.judgedOn ?? values.date ?? '' };
  if (registry.verdict === 'qualified') {
    const stated = [reason('good', name ? 'reason_registered_name' : 'reason_registered', { values: about })];
    return registry.isSample ? [...stated, reason('look', 'reason_sample_data')] : stated;
  }
  const label = { set: 'CHECK_DECISION', code: registry.decision };
  return [reason('look', 'reason_decision', { label, values: about })];
}

function good({ kind, values, taxes }: DeskRecord, failed: readonly DeskCheck[]): Reason[] {
  const total = money(values.total);
  if (kind === 'card' || total === null || taxes.length === 0) return [];
  if (failed.some(({ id }) => id === 'taxes_sum' || id === 'tax_lawful')) return [];
  return [
    { level: 'good', word: 'reason_adds_up', values: { total: total.toLocaleString('en-US') }, fields: ['total'] },
  ];
}
