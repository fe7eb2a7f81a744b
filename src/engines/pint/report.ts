import type { AdvisoryCode } from './advisories/advisor.ts';
import type { Variant } from './rules/sets.ts';

/**
 * Words of this engine.
 * - **layer**: one stage of the check; a later one runs only when the earlier ones passed (syntax, schema, rules).
 * - **finding**: one violated rule at one place. All official rules are fatal.
 * - **advisory**: a remark of our own that never decides `document_valid`.
 * - **shared / aligned rules**: those of PINT itself and those Japan added (layers `pint_shared` and `pint_jp`).
 */
export const LAYERS = ['syntax', 'xsd', 'pint_shared', 'pint_jp'] as const;
export type Layer = (typeof LAYERS)[number];

/** `aborted`: the official processor stops with an error in this layer and gives no verdict, so the document is not valid. */
export const LAYER_STATES = ['passed', 'failed', 'aborted', 'not_run'] as const;
export type LayerState = (typeof LAYER_STATES)[number];

export interface Finding {
  readonly layer: Layer;
  readonly rule_id: string;
  readonly severity: 'fatal';
  /** Path of the element the rule is about (for official rules the node their context matched). */
  readonly location: string | null;
  /** Path of the element to change, when it is another one. */
  readonly points_to: string | null;
  readonly line: number;
  readonly column: number;
  readonly business_terms: readonly string[];
  readonly message: string;
  readonly message_ja: string;
  readonly fix_hint: string;
  readonly fix_hint_ja: string;
  readonly actual: string | null;
  readonly expected: string | null;
  readonly expected_ja: string | null;
}

export interface Advisory {
  readonly code: AdvisoryCode;
  readonly severity: 'advisory';
  readonly location: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly message_ja: string;
  readonly actual: string | null;
  readonly expected: string | null;
  readonly expected_ja: string | null;
}

export interface SchemedId {
  readonly scheme: string | null;
  readonly value: string;
}

/** The seller as the document names it. */
export interface Issuer {
  readonly registration_number: string | null;
  readonly format_valid: boolean | null;
  readonly checksum_valid: boolean | null;
  /** The 13 digits behind the T, or a legal identifier of scheme 0188. */
  readonly corporate_number: string | null;
  readonly name: string | null;
  readonly trade_name: string | null;
  readonly address: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly endpoint: SchemedId | null;
  readonly legal_id: SchemedId | null;
}

/** Amounts as strings, exactly as written. */
export interface Totals {
  readonly currency: string | null;
  readonly line_total: string | null;
  readonly tax_exclusive: string | null;
  readonly tax: string | null;
  readonly tax_inclusive: string | null;
  readonly prepaid: string | null;
  readonly payable: string | null;
}

/** Dates by which a registration is judged. */
export interface Dates {
  readonly issue_date: string | null;
  readonly tax_point_date: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

export interface Report {
  readonly document_valid: boolean;
  readonly profile: {
    readonly customization_id: string | null;
    readonly profile_id: string | null;
    readonly type_code: string | null;
    readonly variant: Variant;
  };
  readonly invoice: { readonly id: string | null; readonly lines: number; readonly elements: number } & Dates;
  readonly rule_set: {
    readonly name: string;
    readonly version: string;
    readonly ubl: '2.1';
    readonly rules_total: number;
    readonly engine: 'native';
    readonly proof: 'differential' | 'examples_only';
    readonly rule_set_digest: string;
  };
  readonly layers: Readonly<Record<Layer, LayerState>>;
  readonly summary: {
    readonly fatal: number;
    readonly warning: 0;
    readonly advisory: number;
    readonly findings_total: number;
    readonly findings_truncated: boolean;
  };
  /** How often each rule was violated, complete even when the list of findings is cut. */
  readonly rule_counts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly advisories: readonly Advisory[];
  readonly issuer: Issuer;
  readonly totals: Totals;
}
