import type { XmlError } from '../../xml/error.ts';
import { locationOf, type XmlElement } from '../../xml/node.ts';
import type { Positions } from '../../xml/position.ts';
import { LIMITS } from './limits.ts';
import type { Finding, Layer } from './report.ts';
import type { Facts } from './rules/facts.ts';
import { type Detail, type Expected, expectedIn, type Rule, type Words } from './rules/rule.ts';
import { EvaluationAbort } from './rules/values.ts';
import type { StructureFault, StructureRule } from './structure/faults.ts';

/** Collects findings up to the limit and counts them all. */
export class FindingList {
  readonly counts: Record<string, number> = {};
  readonly #positions: Positions;
  readonly #listed: { finding: Finding; offset: number }[] = [];
  total = 0;

  constructor(positions: Positions) {
    this.#positions = positions;
  }

  /** In document order. */
  get list(): Finding[] {
    return this.#listed.sort((a, b) => a.offset - b.offset).map((entry) => entry.finding);
  }

  syntax(error: XmlError): void {
    this.#add(error.code, () =>
      this.#finding('syntax', error.code, null, error.offset, {
        message: { en: error.message, ja: error.ja },
        hint: SYNTAX_HINT,
      }),
    );
  }

  structure(id: StructureRule, describe: () => StructureFault): void {
    this.#add(id, () => {
      const fault = describe();
      return this.#finding('xsd', id, fault.element, fault.offset ?? fault.element.offset, {
        message: { en: fault.en, ja: fault.ja },
        hint: { en: fault.hint, ja: fault.hintJa },
        actual: clip(fault.actual),
        expected: expectedOf(fault.expected),
      });
    });
  }

  rule(layer: Layer, rule: Rule, node: XmlElement, facts: Facts): void {
    this.#add(rule.id, () => {
      const detail = detailOf(rule, node, facts);
      const at = detail.at ?? node;
      return this.#finding(layer, rule.id, node, at.offset, {
        pointsTo: at === node ? null : locationOf(at),
        terms: rule.terms,
        message: rule.message,
        hint: rule.hint,
        actual: clip(detail.actual),
        expected: expectedOf(detail.expected),
      });
    });
  }

  abort(layer: Layer, rule: Rule, node: XmlElement, abort: EvaluationAbort): void {
    this.#add(ABORT_RULE, () =>
      this.#finding(layer, ABORT_RULE, node, abort.at.offset, {
        pointsTo: abort.at === node ? null : locationOf(abort.at),
        terms: rule.terms,
        message: {
          en: `The official rule ${rule.id} cannot be evaluated: ${abort.message}. Official validators stop here and give no verdict.`,
          ja: `公式ルール ${rule.id} を評価できません（${abort.ja}）。公式の検証ツールはここで停止し、判定を返しません。`,
        },
        hint: ABORT_HINT,
      }),
    );
  }

  #add(id: string, build: () => { finding: Finding; offset: number }): void {
    this.total++;
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    if (this.#listed.length < LIMITS.findings) this.#listed.push(build());
  }

  #finding(
    layer: Layer,
    ruleId: string,
    element: XmlElement | null,
    offset: number,
    rest: Partial<Finding> & Pick<Finding, 'message' | 'hint'>,
  ) {
    const { line, column } = this.#positions.at(offset);
    const finding: Finding = {
      layer,
      ruleId,
      location: element ? locationOf(element) : null,
      pointsTo: null,
      line,
      column,
      terms: [],
      actual: null,
      expected: null,
      ...rest,
    };
    return { finding, offset };
  }
}

export const ABORT_RULE = 'PINT-EVAL-ERROR';

const ABORT_HINT: Words = {
  en: 'Remove the cause: keep one of the repeated elements, or write the value in the form the rule reads.',
  ja: '原因を取り除いてください（重複した要素を1つにする、またはルールが読める形式で値を書く）。',
};

const SYNTAX_HINT: Words = {
  en: 'Mend the XML at this place; a later error may hide behind it.',
  ja: 'この箇所の XML を直してください。後ろに別の誤りが隠れていることがあります。',
};

/** A detail that itself stumbles over a broken value is left out; the finding stands. */
function detailOf(rule: Rule, node: XmlElement, facts: Facts): Detail {
  try {
    return rule.detail?.(node, facts) ?? {};
  } catch (error) {
    if (error instanceof EvaluationAbort) return {};
    throw error;
  }
}

const expectedOf = (expected: Expected | undefined): Words | null =>
  expected === undefined ? null : { en: cut(expectedIn(expected, 'en')), ja: cut(expectedIn(expected, 'ja')) };

const clip = (text: string | undefined): string | null => (text === undefined ? null : cut(text));
const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
