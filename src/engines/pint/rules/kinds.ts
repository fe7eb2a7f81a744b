import type { XmlElement } from '../../../xml/node.ts';
import type { Path } from './path.ts';
import { type Rule, type Words, words } from './rule.ts';
import { fractionLength, isMember, normalized } from './values.ts';

/** The kinds of assertion that occur again and again, with their messages. `what` names the thing in both languages. */

export const terms = (text: string): string[] => text.split(' ').filter((term) => term !== '');

/** The element exists. */
export const required = (id: string, where: Path, what: Words, bt: string): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} is missing.`, `${what.ja}がありません。`),
  hint: words(`Add ${where.text}.`, `${where.text} を追加してください。`),
  test: (node) => where.exists(node),
  detail: () => ({ expected: where.text }),
});

/** The element exists and holds text; two of them stop the official run. */
export const filled = (id: string, where: Path, what: Words, bt: string): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} is missing or empty.`, `${what.ja}がないか空です。`),
  hint: words(`Fill in ${where.text}.`, `${where.text} に値を入れてください。`),
  test: (node) => normalized(node, where) !== '',
  detail: (node) => ({ at: where.first(node), expected: where.text }),
});

/** At most one element. */
export const atMostOne = (id: string, where: Path, what: Words, bt: string): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} is given more than once.`, `${what.ja}が2つ以上あります。`),
  hint: words(
    `Keep one ${where.text} and remove the others.`,
    `${where.text} を1つだけ残して、ほかを削除してください。`,
  ),
  test: (node) => where.count(node) <= 1,
  detail: (node) => {
    const all = where.all(node);
    return { at: all[1], actual: String(all.length), expected: '1' };
  },
});

/** At most two digits behind the decimal point. */
export const twoDecimals = (id: string, where: Path, what: Words, bt: string): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} has more than two decimals.`, `${what.ja}の小数が2桁を超えています。`),
  hint: words(
    `Round ${where.text} to at most two decimals (yen amounts have none).`,
    `${where.text} を小数2桁以内に丸めてください（円は整数です）。`,
  ),
  test: (node) => {
    const amount = where.first(node);
    return !amount || fractionLength(amount.text) <= 2;
  },
  detail: (node) => ({ at: where.first(node), actual: where.first(node)?.text }),
});

interface CodeRule {
  readonly id: string;
  /** An attribute, or the text of the element when absent. */
  readonly attribute?: string;
  readonly codes: ReadonlySet<string>;
  readonly what: Words;
  readonly list: string;
  readonly example: string;
  readonly terms: string;
}

/** A value is a member of a code list. */
export const codeListed = ({ id, attribute, codes, what, list, example, terms: bt }: CodeRule): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} is not a code of ${list}.`, `${what.ja}が ${list} のコードではありません。`),
  hint: words(
    `Use a code of ${list}, for example ${example}; codes are case-sensitive.`,
    `${list} のコードを使ってください（例：${example}。大文字・小文字を区別します）。`,
  ),
  test: (node) => isMember(codeOf(node, attribute), codes),
  detail: (node) => ({
    actual: codeOf(node, attribute) ?? '',
    expected: words(`${list}, e.g. ${example}`, `${list}（例：${example}）`),
  }),
});

const codeOf = (node: XmlElement, attribute: string | undefined) =>
  attribute === undefined ? node.text : node.attribute(attribute);

/** The context element carries an attribute. */
export const attributed = (id: string, attribute: string, what: Words, example: string, bt: string): Rule => ({
  id,
  terms: terms(bt),
  message: words(`${what.en} has no ${attribute}.`, `${what.ja}に ${attribute} がありません。`),
  hint: words(
    `Add the attribute ${attribute}, for example ${attribute}="${example}".`,
    `属性 ${attribute} を追加してください（例：${attribute}="${example}"）。`,
  ),
  test: (node) => node.attribute(attribute) !== undefined,
  detail: () => ({ expected: `@${attribute}` }),
});
