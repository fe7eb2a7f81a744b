import {
  CHECK_RESULT_LABELS,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_TYPE_LABELS,
  EXTRACTION_WARNING_LABELS,
  PAYMENT_METHOD_LABELS,
  VALIDATION_STATUS_LABELS,
} from '../contract/labels/extraction.labels.ts';
import type { ResponseLanguage } from '../contract/schema.ts';
import {
  type AddressReader,
  type CheckResult,
  type ExtractedDocument,
  type ExtractionWarning,
  type Field,
  generatedCompanyName,
  type ReadSource,
  type Rect,
  union,
} from '../engines/extraction/index.ts';
import { checksAnswer, PUBLIC_NAMES, type PublicName } from './document-values.answer.ts';

/** What every answer about a billing document is made from. */
export interface AnswerInput {
  readonly document: ExtractedDocument;
  readonly read: ReadSource;
  readonly language: ResponseLanguage;
  /** Names asked for; null for all. */
  readonly fields: ReadonlySet<string> | null;
  readonly address?: AddressReader | undefined;
}

export const warningsOf = ({ document, read }: AnswerInput): ExtractionWarning[] => [
  ...new Set([...document.warnings, ...read.warnings]),
];

/** Confidence, source, region and trail per public field name; only of fields that have a value. */
export function fieldTrail({ document, fields }: AnswerInput, names: readonly PublicName[]) {
  const confidence: Record<string, number> = {};
  const sources: Record<string, string> = {};
  const regions: Record<string, RegionAnswer> = {};
  const evidence: Record<
    string,
    { raw: string | null; method: string; lines: readonly number[]; region: readonly number[] | null }
  > = {};
  for (const name of names) {
    if (fields && !fields.has(name)) continue;
    const field: Field<unknown> = document.fields[PUBLIC_NAMES[name]];
    if (field.value === null || (Array.isArray(field.value) && field.value.length === 0)) continue;
    confidence[name] = Math.round(field.confidence * 1000) / 1000;
    sources[name] = field.source;
    if (!field.evidence) continue;
    const { raw, method, lines, page, region, lineRegions } = field.evidence;
    if (region) regions[name] = { page: page + 1, ...boxesAnswer(lineRegions) };
    evidence[name] = { raw, method: method === '' ? 'printed' : method, lines, region };
  }
  return { confidence, sources, regions, evidence };
}

export interface RegionAnswer {
  readonly page: number;
  readonly box: readonly number[];
  readonly boxes?: readonly (readonly number[])[];
}

/** The box of a value, and one per line where it goes over several. */
export function boxesAnswer(rects: readonly Rect[]): Omit<RegionAnswer, 'page'> {
  const rounded = (rect: Rect) => rect.map((value) => Math.round(value * 10) / 10);
  return { box: rounded(union(rects)), ...(rects.length > 1 ? { boxes: rects.map(rounded) } : {}) };
}

/** English name and address of the issuer: printed first, else spelled, never official ones. */
export function issuerEnglish({ document, language, address }: AnswerInput) {
  const name = document.fields.supplierName.value;
  const printed = document.supplierNameEnglish ?? (name !== null && /^[\x20-\x7e]+$/.test(name) ? name : null);
  const generated = language === 'ja' || name === null ? null : generatedCompanyName(name);
  const english = printed === null ? generated : { text: printed, source: 'document_printed', confidence: 'high' };
  const written = document.fields.supplierAddress.value;
  const latin = written !== null && /^[\x20-\x7e]+$/.test(written);
  const read = written !== null && !latin && language !== 'ja' ? address?.normalize(written) : undefined;
  return {
    name: english,
    address: latin ? { text: written, source: 'document_printed', confidence: 'high' } : (read?.english ?? null),
  };
}

/** Labels of the enumerated values in the languages asked for. */
export function localizedDocument(
  { document, language }: AnswerInput,
  warnings: readonly ExtractionWarning[],
  checks: Readonly<Record<string, CheckResult>> = checksAnswer(document),
): Record<string, unknown> {
  const labels = (tongue: 'ja' | 'en') => ({
    document_type_label: DOCUMENT_TYPE_LABELS[document.kind][tongue],
    document_kind_label: DOCUMENT_KIND_LABELS[document.documentKind][tongue],
    payment_method_label: document.fields.paymentMethod.value
      ? PAYMENT_METHOD_LABELS[document.fields.paymentMethod.value][tongue]
      : null,
    validation_status_label: VALIDATION_STATUS_LABELS[document.status][tongue],
    check_labels: Object.fromEntries(
      Object.entries(checks).map(([name, result]) => [name, CHECK_RESULT_LABELS[result][tongue]]),
    ),
    warning_labels: warnings.map((warning) => EXTRACTION_WARNING_LABELS[warning][tongue]),
  });
  return { ...(language === 'en' ? {} : { ja: labels('ja') }), ...(language === 'ja' ? {} : { en: labels('en') }) };
}

/** Mean confidence of the fields that have a value. */
export function overallConfidence(document: ExtractedDocument): number {
  const values = [
    document.fields.supplierName,
    document.fields.date,
    document.fields.total,
    document.fields.registrationNumber,
  ]
    .filter((field) => field.value !== null)
    .map((field) => field.confidence);
  return values.length === 0
    ? 0
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000;
}
