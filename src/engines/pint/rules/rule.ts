import type { Name } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';
import type { Facts } from './facts.ts';

export interface Words {
  readonly en: string;
  readonly ja: string;
}

/** What would be right: a code, a number or a formula as such, words in both languages. */
export type Expected = string | Words;

export const expectedIn = (expected: Expected, language: keyof Words): string =>
  typeof expected === 'object' ? expected[language] : expected;

/** What a failed rule can say beyond its message; computed only on failure. */
export interface Detail {
  /** The element to point at, when it is not the context. */
  readonly at?: XmlElement | undefined;
  readonly actual?: string | undefined;
  readonly expected?: Expected | undefined;
}

/** One assertion of the rule set. All official assertions are fatal. */
export interface Rule {
  readonly id: string;
  /** Business terms of the JP PINT semantic model (`ibt-131`) or groups (`ibg-25`). */
  readonly terms: readonly string[];
  /** What is wrong. */
  readonly message: Words;
  /** What to change. */
  readonly hint: Words;
  /** True when the assertion holds. */
  readonly test: (node: XmlElement, facts: Facts) => boolean;
  readonly detail?: (node: XmlElement, facts: Facts) => Detail;
}

/** A set of nodes and their assertions. Within a pattern only the first matching context of a node is applied. */
export interface Context {
  readonly names: readonly Name[] | ((name: Name) => boolean);
  readonly when?: (node: XmlElement, facts: Facts) => boolean;
  readonly rules: readonly Rule[];
}

export const words = (en: string, ja: string): Words => ({ en, ja });
