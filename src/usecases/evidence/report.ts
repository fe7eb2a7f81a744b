import { REASON_LABELS, STATUS_LABELS } from '../../contract/labels/evidence.labels.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Check, Conflict, CoverageItem, EvidenceItem, Freshness, Source } from './evidence.types.ts';

/** What every evidence answer carries besides its own part. */
export interface Report<Status extends string, CheckKey extends string> {
  readonly report_version: string;
  readonly request_id: string;
  readonly status: Status;
  readonly manual_review_required: boolean;
  readonly reason: string | null;
  readonly reason_codes: readonly string[];
  readonly risk_flags: readonly string[];
  readonly checks: Readonly<Record<CheckKey, Check>>;
  readonly evidence: readonly EvidenceItem[];
  readonly coverage: readonly CoverageItem[];
  readonly conflicts: readonly Conflict[];
  readonly not_covered: readonly string[];
  readonly verification_scope: string;
  readonly source: Source | null;
  readonly data_freshness: Freshness | null;
  readonly data_as_of: string | null;
  readonly status_label: string | null;
  readonly status_label_en: string | null;
  readonly cached: boolean;
  readonly generated_at: string;
  readonly localized: Localized | null;
  readonly response_language: ResponseLanguage;
}

interface LocalizedTexts {
  readonly status_label: string;
  readonly reason_label: string | null;
  readonly notes: readonly string[];
}
type Localized = { readonly ja?: LocalizedTexts; readonly en?: LocalizedTexts };

interface Parts<Status extends string, CheckKey extends string> {
  readonly reportVersion: string;
  readonly requestId: string;
  readonly status: Status;
  readonly review: boolean;
  readonly reason: string | null;
  /** Further codes that applied, after the deciding one. */
  readonly alsoApplied?: readonly string[];
  readonly log: {
    readonly checks: Readonly<Record<CheckKey, Check>>;
    readonly evidence: readonly EvidenceItem[];
    readonly coverage: readonly CoverageItem[];
    readonly conflicts: readonly Conflict[];
    readonly flags: ReadonlySet<string>;
  };
  readonly notCovered: readonly string[];
  readonly scope: string;
  /** The deciding source. */
  readonly source: Source | null;
  readonly notes?: readonly { readonly ja: string; readonly en: string }[];
  readonly cached?: boolean;
  readonly now: Date;
  readonly language: ResponseLanguage;
}

export function makeReport<Status extends string, CheckKey extends string>(
  parts: Parts<Status, CheckKey>,
): Report<Status, CheckKey> {
  const { log, language, reason, status } = parts;
  const label = STATUS_LABELS[status];
  if (!label) throw new Error(`no label for the status ${status}`);
  const deciding = log.coverage.find((item) => item.source === parts.source);
  const codes = [reason, ...(parts.alsoApplied ?? []), ...log.flags].filter((code) => code !== null);
  const texts = (key: 'ja' | 'en'): LocalizedTexts => ({
    status_label: label[key],
    reason_label: reason === null ? null : (REASON_LABELS[reason]?.[key] ?? reason),
    notes: (parts.notes ?? []).map((note) => note[key]),
  });
  return {
    report_version: parts.reportVersion,
    request_id: parts.requestId,
    status,
    manual_review_required: parts.review,
    reason,
    reason_codes: [...new Set(codes)],
    risk_flags: [...log.flags],
    checks: log.checks,
    evidence: log.evidence,
    coverage: log.coverage,
    conflicts: log.conflicts,
    not_covered: parts.notCovered,
    verification_scope: parts.scope,
    source: parts.source,
    data_freshness: deciding?.data_freshness ?? null,
    data_as_of: deciding?.data_as_of ?? null,
    status_label: language === 'en' ? null : label.ja,
    status_label_en: language === 'ja' ? null : label.en,
    cached: parts.cached ?? false,
    generated_at: parts.now.toISOString(),
    localized: localized(language, texts),
    response_language: language,
  };
}

/** `req_` + 26 characters of Crockford Base32: what the caller quotes to us. */
export function requestIdOf(transportId: string): string {
  const bytes = Buffer.from(transportId.replace(/[^0-9a-zA-Z]/g, '').padEnd(26, '0'));
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `req_${[...bytes.subarray(0, 26)].map((byte) => alphabet[byte % 32]).join('')}`;
}
