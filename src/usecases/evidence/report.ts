import type { Check, Conflict, CoverageItem, EvidenceItem, Freshness, Source } from './evidence.types.ts';

/** What every evidence use case concludes besides its own part. */
export interface Report<Status extends string, CheckKey extends string> {
  readonly status: Status;
  readonly needsReview: boolean;
  readonly reason: string | null;
  /** All codes that applied, the deciding one first. */
  readonly reasonCodes: readonly string[];
  readonly riskFlags: readonly string[];
  readonly checks: Readonly<Record<CheckKey, Check>>;
  readonly evidence: readonly EvidenceItem[];
  readonly coverage: readonly CoverageItem[];
  readonly conflicts: readonly Conflict[];
  /** The deciding source, and how fresh it was. */
  readonly source: Source | null;
  readonly freshness: Freshness | null;
  readonly asOf: string | null;
  readonly cached: boolean;
  readonly madeAt: Date;
}

interface Parts<Status extends string, CheckKey extends string> {
  readonly decision: { readonly status: Status; readonly review: boolean; readonly reason: string | null };
  readonly log: {
    readonly checks: Readonly<Record<CheckKey, Check>>;
    readonly evidence: readonly EvidenceItem[];
    readonly coverage: readonly CoverageItem[];
    readonly conflicts: readonly Conflict[];
    readonly flags: ReadonlySet<string>;
  };
  readonly source: Source | null;
  /** The row of the deciding source, where it has a date of its own. */
  readonly row?: { readonly source: Source; readonly asOf: string } | null;
  readonly cached?: boolean;
  readonly now: Date;
}

export function makeReport<Status extends string, CheckKey extends string>(
  parts: Parts<Status, CheckKey>,
): Report<Status, CheckKey> {
  const { log } = parts;
  const { status, review, reason } = parts.decision;
  const deciding = log.coverage.find((item) => item.source === parts.source);
  return {
    status,
    needsReview: review,
    reason,
    reasonCodes: [...new Set([reason, ...log.flags].filter((code) => code !== null))],
    riskFlags: [...log.flags],
    checks: log.checks,
    evidence: log.evidence,
    coverage: log.coverage,
    conflicts: log.conflicts,
    source: parts.row?.source ?? parts.source,
    freshness: deciding?.freshness ?? null,
    asOf: parts.row?.asOf ?? deciding?.asOf ?? null,
    cached: parts.cached ?? false,
    madeAt: parts.now,
  };
}
