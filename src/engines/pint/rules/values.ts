import type { XmlElement } from '../../../xml/node.ts';
import { type Decimal, parseDecimal } from '../decimal.ts';
import { normalizeSpace, parseBoolean, parseDate, parseDouble, type SchemaDate } from '../lexical.ts';
import type { Path } from './path.ts';

/**
 * The official run stops with a dynamic error here (a function that takes one item gets two, or a text is no number)
 * and gives no report for its rule file.
 */
export class EvaluationAbort extends Error {
  readonly at: XmlElement;
  readonly ja: string;
  constructor(at: XmlElement, en: string, ja: string) {
    super(en);
    this.name = 'EvaluationAbort';
    this.at = at;
    this.ja = ja;
  }
}

/** normalize-space(path): '' without a node, an abort with several. */
export function normalized(from: XmlElement, path: Path): string {
  const found = path.all(from);
  if (found.length > 1)
    throw new EvaluationAbort(
      found[1]!,
      `${path.text} occurs ${found.length} times`,
      `${path.text} が${found.length}回あります`,
    );
  return found.length === 0 ? '' : normalizeSpace(found[0]!.text);
}

/** Text nodes as XPath sees them: a comment inside the text makes two. */
export const textNodes = (node: XmlElement): readonly string[] =>
  node.textNodes ?? (node.text === '' ? [] : [node.text]);

/** The one text node, '' without one, an abort with several. */
export function soleText(nodes: readonly XmlElement[]): string {
  let found: string | undefined;
  for (const node of nodes)
    for (const text of textNodes(node)) {
      if (found !== undefined)
        throw new EvaluationAbort(
          node,
          `a comment splits the text of ${node.name.key}`,
          `${node.name.key} の値がコメントで分断されています`,
        );
      found = text;
    }
  return found ?? '';
}

export function decimal(node: XmlElement | undefined): Decimal | undefined {
  if (!node) return undefined;
  const value = parseDecimal(node.text);
  if (!value)
    throw new EvaluationAbort(node, `${node.name.key} is no decimal number`, `${node.name.key} が10進数ではありません`);
  return value;
}

export function double(node: XmlElement): number {
  const value = parseDouble(node.text);
  if (value === undefined)
    throw new EvaluationAbort(node, `${node.name.key} is no number`, `${node.name.key} が数値ではありません`);
  return value;
}

export function date(node: XmlElement): SchemaDate {
  const value = parseDate(node.text);
  if (!value) throw new EvaluationAbort(node, `${node.name.key} is no date`, `${node.name.key} が日付ではありません`);
  return value;
}

/** `path = true()` or `path = false()`: some node has this boolean value. */
export const someBoolean = (from: XmlElement, path: Path, wanted: boolean): boolean =>
  path.all(from).some((node) => parseBoolean(node.text) === wanted);

/** Characters behind the decimal point of the text as written. */
export function fractionLength(text: string): number {
  const point = text.indexOf('.');
  return point === -1 ? 0 : [...text.slice(point + 1)].length;
}

/** Code tests: no inner blank, then a member; case-sensitive. */
export const isMember = (text: string | undefined, codes: ReadonlySet<string>): boolean =>
  codes.has(normalizeSpace(text ?? ''));
