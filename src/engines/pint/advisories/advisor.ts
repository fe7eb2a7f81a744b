import { locationOf, type XmlElement } from '../../../xml/node.ts';
import type { Positions } from '../../../xml/position.ts';
import type { Advisory } from '../report.ts';
import type { Facts } from '../rules/facts.ts';
import { type Expected, expectedIn, type Words } from '../rules/rule.ts';
import type { RuleSet } from '../rules/sets.ts';

export interface AdvisoryContext {
  readonly set: RuleSet;
  readonly root: XmlElement;
  readonly facts: Facts;
  readonly positions: Positions;
}

export interface Remark {
  readonly code: AdvisoryCode;
  readonly at: XmlElement;
  readonly en: string;
  readonly ja: string;
  readonly actual?: string | undefined;
  readonly expected?: Expected | undefined;
}

/** One check of our own: it never decides validity. */
export type Advisor = (context: AdvisoryContext) => Iterable<Remark>;

export const ADVISORY_CODES = [
  't_number_checksum',
  't_number_form',
  'corporate_number_checksum',
  'issuer_identifiers_differ',
  'tax_base_mismatch',
  'tax_category_without_breakdown',
  'yen_with_decimals',
  'tax_rate_unusual',
  'tax_rate_rounds_to_zero',
  'allowance_tax_category_missing',
  'line_tax_category_missing',
  'direct_debit_mandate_missing',
  'identifier_not_exact',
  'identifier_outdated',
  'tax_scheme_not_exact',
  'element_outside_pint',
] as const;
export type AdvisoryCode = (typeof ADVISORY_CODES)[number];

/** A document can earn one remark per line; more than these say nothing new. */
export const MAX_ADVISORIES = 100;

export const toAdvisory = (remark: Remark, positions: Positions): Advisory => ({
  code: remark.code,
  location: locationOf(remark.at),
  ...positions.at(remark.at.offset),
  message: { en: remark.en, ja: remark.ja },
  actual: remark.actual?.slice(0, 200) ?? null,
  expected: remark.expected === undefined ? null : shortened(remark.expected),
});

const shortened = (expected: Expected): Words => ({
  en: expectedIn(expected, 'en').slice(0, 200),
  ja: expectedIn(expected, 'ja').slice(0, 200),
});
