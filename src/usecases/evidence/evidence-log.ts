import type {
  Check,
  CheckOutcome,
  CheckStatus,
  Conflict,
  CoverageItem,
  EvidenceItem,
  Freshness,
  Source,
} from './evidence.types.ts';

interface Observation {
  readonly source: Source;
  readonly field: string;
  readonly weight: EvidenceItem['weight'];
  readonly outcome: EvidenceItem['outcome'];
  readonly input?: string | null;
  readonly observed?: string | null;
  readonly asOf?: string | null;
  readonly url?: string | null;
}

export interface Covered {
  readonly status: CoverageItem['status'];
  readonly required?: boolean;
  readonly asOf?: string | null;
  readonly freshness?: Freshness;
  readonly reason?: string | null;
  readonly retryable?: boolean;
}

const OUTCOME_STATUS: Readonly<Record<CheckOutcome, CheckStatus>> = {
  match: 'passed',
  valid: 'passed',
  found: 'passed',
  active: 'passed',
  consistent: 'passed',
  partial_match: 'passed',
  mismatch: 'failed',
  invalid: 'failed',
  not_found: 'failed',
  not_active: 'failed',
  conflict: 'failed',
  not_disclosed: 'inconclusive',
  not_comparable: 'inconclusive',
  source_unavailable: 'inconclusive',
  not_provided: 'not_performed',
  not_applicable: 'not_performed',
  not_reached: 'not_performed',
};

/** Collects what an endpoint saw. Every check and source it knows is there from the start, so none can be forgotten. */
export class EvidenceLog<CheckKey extends string, Known extends Source> {
  readonly #seen: EvidenceItem[] = [];
  readonly conflicts: Conflict[] = [];
  readonly flags = new Set<string>();
  readonly #checks: Record<CheckKey, Check>;
  readonly #coverage: Map<Known, CoverageItem>;
  readonly #observedAt: string;

  constructor(options: { checks: readonly CheckKey[]; sources: readonly Known[]; now: Date }) {
    this.#observedAt = options.now.toISOString();
    this.#checks = Object.fromEntries(
      options.checks.map((key) => [key, { status: 'not_performed', outcome: 'not_provided', evidenceIds: [] }]),
    ) as unknown as Record<CheckKey, Check>;
    this.#coverage = new Map();
    for (const source of options.sources) this.cover(source, { status: 'not_needed' });
  }

  /** Notes an observation and returns its id. */
  see(observation: Observation): string {
    const id = `ev_${this.#seen.length + 1}`;
    this.#seen.push({
      id,
      source: observation.source,
      field: observation.field,
      weight: observation.weight,
      outcome: observation.outcome,
      input: observation.input ?? null,
      observed: observation.observed ?? null,
      observedAt: this.#observedAt,
      asOf: observation.asOf ?? null,
      url: observation.url ?? null,
    });
    return id;
  }

  /** The status follows from the outcome: a source that is down can never make a check fail. */
  check(key: CheckKey, outcome: CheckOutcome, ...evidence: readonly (string | undefined)[]): void {
    this.#checks[key] = {
      status: OUTCOME_STATUS[outcome],
      outcome,
      evidenceIds: evidence.filter((id) => id !== undefined),
    };
  }

  cover(source: Known, covered: Covered): void {
    this.#coverage.set(source, {
      source,
      status: covered.status,
      required: covered.required ?? false,
      asOf: covered.asOf ?? null,
      freshness: covered.freshness ?? 'unknown',
      reason: covered.reason ?? null,
      retryable: covered.retryable ?? false,
    });
  }

  conflict(conflict: Conflict): void {
    this.conflicts.push(conflict);
  }

  /** What was seen, each with the day its source speaks about. */
  get evidence(): readonly EvidenceItem[] {
    const dayOf = (source: Source) => this.#coverage.get(source as Known)?.asOf ?? null;
    return this.#seen.map((item) => ({ ...item, asOf: item.asOf ?? dayOf(item.source) }));
  }

  get checks(): Readonly<Record<CheckKey, Check>> {
    return this.#checks;
  }

  get coverage(): readonly CoverageItem[] {
    return [...this.#coverage.values()];
  }
}
