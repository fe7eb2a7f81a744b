import type { AdvisoryCode } from './advisories/advisor.ts';
import type { Words } from './rules/rule.ts';
import type { Variant } from './rules/sets.ts';

/**
 * Words of this engine.
 * - **layer**: one stage of the check; a later one runs only when the earlier ones passed (syntax, schema, rules).
 * - **finding**: one violated rule at one place. All official rules are fatal.
 * - **advisory**: a remark of our own that never decides whether the document is valid.
 * - **shared / aligned rules**: those of PINT itself and those Japan added (layers `pint_shared` and `pint_jp`).
 */
export const LAYERS = ['syntax', 'xsd', 'pint_shared', 'pint_jp'] as const;
export type Layer = (typeof LAYERS)[number];

/** `aborted`: the official processor stops with an error in this layer and gives no verdict, so the document is not valid. */
export const LAYER_STATES = ['passed', 'failed', 'aborted', 'not_run'] as const;
export type LayerState = (typeof LAYER_STATES)[number];

export interface Finding {
  readonly layer: Layer;
  readonly ruleId: string;
  /** Path of the element the rule is about (for official rules the node their context matched). */
  readonly location: string | null;
  /** Path of the element to change, when it is another one. */
  readonly pointsTo: string | null;
  readonly line: number;
  readonly column: number;
  /** Business terms of the JP PINT semantic model, such as `ibt-131`. */
  readonly terms: readonly string[];
  readonly message: Words;
  /** What to change. */
  readonly hint: Words;
  readonly actual: string | null;
  readonly expected: Words | null;
}

export interface Advisory {
  readonly code: AdvisoryCode;
  readonly location: string;
  readonly line: number;
  readonly column: number;
  readonly message: Words;
  readonly actual: string | null;
  readonly expected: Words | null;
}

export interface SchemedId {
  readonly scheme: string | null;
  readonly value: string;
}

/** The seller as the document names it. */
export interface Issuer {
  readonly registrationNumber: string | null;
  readonly formatValid: boolean | null;
  readonly checksumValid: boolean | null;
  /** The 13 digits behind the T, or a legal identifier of scheme 0188. */
  readonly corporateNumber: string | null;
  readonly name: string | null;
  readonly tradeName: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly endpoint: SchemedId | null;
  readonly legalId: SchemedId | null;
}

/** Amounts as strings, exactly as written. */
export interface Totals {
  readonly currency: string | null;
  readonly lineTotal: string | null;
  readonly taxExclusive: string | null;
  readonly tax: string | null;
  readonly taxInclusive: string | null;
  readonly prepaid: string | null;
  readonly payable: string | null;
}

/** Dates by which a registration is judged. */
export interface Dates {
  readonly issueDate: string | null;
  readonly taxPointDate: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

export interface Report {
  readonly valid: boolean;
  readonly profile: {
    readonly customizationId: string | null;
    readonly profileId: string | null;
    readonly typeCode: string | null;
    readonly variant: Variant;
  };
  readonly invoice: { readonly id: string | null; readonly lines: number; readonly elements: number } & Dates;
  readonly ruleSet: {
    readonly name: string;
    readonly version: string;
    readonly ubl: '2.1';
    /** How many there are. */
    readonly rules: number;
    readonly proof: 'differential' | 'examples_only';
    /** SHA-256 over rules, code lists and content model. */
    readonly digest: string;
  };
  readonly layers: Readonly<Record<Layer, LayerState>>;
  /** All violations, listed or not: the list ends at 500. */
  readonly total: number;
  /** How often each rule was violated, complete even when the list of findings is cut. */
  readonly ruleCounts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly advisories: readonly Advisory[];
  readonly issuer: Issuer;
  readonly totals: Totals;
}
