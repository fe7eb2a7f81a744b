import { unzipSync } from 'fflate';
import { parseCsv } from '../../contract/csv.ts';

/**
 * What a report says in its own words, read from the CSV that EDINET makes of its XBRL (`type=5`): a ZIP with one file
 * for the report (`jpcrp…`) and one for each audit report (`jpaud…`), UTF-16LE with a mark, tabs, every field quoted.
 * Each fact carries the element it was read from. Nothing is judged.
 */
export type ContentKind = 'going_concern_note' | 'audit_opinion' | 'report_amended' | 'xbrl_amended';

export interface ContentFact {
  readonly kind: ContentKind;
  /** Qualified name of the element, `jpcrp_cor:…`. */
  readonly element: string;
  readonly value: string;
}

/** The auditor's own four words, as the auditing standards (監査基準報告書700, 705) have them. */
export type AuditOpinion = 'unqualified' | 'qualified' | 'adverse' | 'disclaimer';

const HEADER = [
  '要素ID',
  '項目名',
  'コンテキストID',
  '相対年度',
  '連結・個別',
  '期間・時点',
  'ユニットID',
  '単位',
  '値',
];
const MAX_BYTES = 64_000_000;
const MAIN = /(?:^|\/)jpcrp[^/]*\.csv$/i;
const AUDIT = /(?:^|\/)jpaud[^/]*\.csv$/i;
/** 継続企業の前提に関する事項 in any of the statements: consolidated or not, annual, half-year, quarterly. */
const GOING_CONCERN = /:NotesUncertaintiesOfEntitysAbilityToContinueAsGoingConcern\w*TextBlock$/;
const AUDIT_REPORT = /:IndependentAuditorsReport\w*TextBlock$/;
const FLAGS: Readonly<Record<string, ContentKind>> = {
  'jpdei_cor:ReportAmendmentFlagDEI': 'report_amended',
  'jpdei_cor:XBRLAmendmentFlagDEI': 'xbrl_amended',
};
/** A heading with nothing under it: no note. */
const NONE = /^(?:\([^)]*\))?(?:該当事項はありません|該当事項はない|該当なし)。?$/u;

/** Reads the archive; throws when it is none, or when a file in it has other columns. */
export function readContent(bytes: Uint8Array): ContentFact[] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => (MAIN.test(name) || AUDIT.test(name)) && originalSize < MAX_BYTES,
  });
  const names = Object.keys(files).sort();
  if (!names.some((name) => MAIN.test(name))) throw new Error('the archive has no CSV of a report (jpcrp….csv)');
  const rows = names.flatMap((name) => rowsOf(files[name]!, name));
  return factsOf(rows.map((row) => [row[0] ?? '', row[8] ?? '']));
}

/** Facts of pairs of element and value, each once. */
export function factsOf(pairs: readonly (readonly [element: string, value: string])[]): ContentFact[] {
  const facts = pairs.flatMap(([element, value]) => factOf(element, value));
  return [...new Map(facts.map((fact) => [`${fact.kind} ${fact.element} ${fact.value}`, fact])).values()];
}

function rowsOf(bytes: Uint8Array, name: string): string[][] {
  const [header = [], ...rows] = parseCsv(new TextDecoder('utf-16le').decode(bytes), '\t');
  if (HEADER.some((column, i) => header[i] !== column)) throw new Error(`${name} has other columns than EDINET's CSV`);
  return rows;
}

function factOf(element: string, value: string): ContentFact[] {
  const flag = FLAGS[element];
  if (flag !== undefined) return value === 'true' || value === 'false' ? [{ kind: flag, element, value }] : [];
  if (GOING_CONCERN.test(element)) return [{ kind: 'going_concern_note', element, value: String(isNote(value)) }];
  const opinion = AUDIT_REPORT.test(element) ? auditOpinion(value) : null;
  return opinion === null ? [] : [{ kind: 'audit_opinion', element, value: opinion }];
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .normalize('NFKC')
    .replace(/\s+/gu, '');

function isNote(value: string): boolean {
  const text = plain(value);
  return text !== '' && text !== '-' && !NONE.test(text);
}

/**
 * The opinion an audit report expresses: by the headings that the standards prescribe for every other one, and by the
 * sentence of the unqualified one. Null for a review report, or a text in which neither stands.
 */
export function auditOpinion(report: string): AuditOpinion | null {
  const text = plain(report);
  if (/意見不表明の根拠|意見を表明しない。/u.test(text)) return 'disclaimer';
  if (/不適正意見の根拠|適正に表示していないものと認める/u.test(text)) return 'adverse';
  if (/限定付適正意見の根拠|影響を除き、[^。]*適正に表示しているものと認める/u.test(text)) return 'qualified';
  return /適正に表示しているものと認める/u.test(text) ? 'unqualified' : null;
}
