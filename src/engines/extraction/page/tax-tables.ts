import { cellsOfLine } from './delimited-cells.ts';

/**
 * `税率,税抜,消費税` over `8,33000,2640` and `10,4200,420`: what a program exports of the tax, one rate a line. Each is set as
 * papers print it: `8%対象   33,000   消費税   2,640`.
 */

const SEPARATORS = [',', '\t', '|', ';'] as const;
const GAP = '   ';
const RATE_WORD = /^(?:税率|税区分)(?:[(（]%[)）])?$/;
const NET =
  /^(?:税抜(?:き)?(?:対象)?(?:金額|額|価格)?|(?:課税)?対象(?:額|金額)|課税(?:標準)?額|本体(?:価格|金額)?|金額)$/;
const GROSS = /^税込(?:み)?(?:対象)?(?:金額|額|合計)?$/;
const TAX = /^(?:内)?(?:消費)?税(?:額|等)?$|^うち消費税(?:額|等)?$/;
const RATE = /^(?:軽減)?(8|10)(?:\.0)?%?(?:[(（]?軽減(?:税率)?[)）]?|標準)?$/;
const AMOUNT = /^[¥\\]?\d[\d,]*円?$/;

interface Table {
  readonly separator: string;
  readonly count: number;
  readonly base: number;
  readonly tax: number;
  readonly isGross: boolean;
}

/** The lines, such tables without their heading and with the words of each row in front of its figures. */
export function layOutTaxTables(lines: readonly string[]): readonly string[] {
  let laid: string[] | null = null;
  for (let at = 0; at + 1 < lines.length; at++) {
    const table = tableAt(lines[at]!);
    if (table === null) continue;
    for (let next = at + 1; next < lines.length; next++) {
      const row = rowOf(lines[next]!, table);
      if (row === null) break;
      laid ??= [...lines];
      laid[at] = '';
      laid[next] = row;
    }
  }
  return laid ?? lines;
}

function tableAt(line: string): Table | null {
  if (line.length > LONGEST || !/税率|税区分/.test(line)) return null;
  const separator = SEPARATORS.find((sign) => line.includes(sign));
  const cells = separator === undefined ? null : cellsOfLine(line.normalize('NFKC'), separator);
  if (!cells || !RATE_WORD.test(cells[0]!)) return null;
  const [net, gross, tax] = [NET, GROSS, TAX].map((word) => cells.findIndex((cell) => word.test(cell)));
  const base = net! >= 0 ? net! : gross!;
  // A word of anything else makes it a table of goods.
  const isTax = cells.slice(1).every((cell) => NET.test(cell) || GROSS.test(cell) || TAX.test(cell));
  return base > 0 && tax! > 0 && isTax
    ? { separator: separator!, count: cells.length, base, tax: tax!, isGross: net! < 0 }
    : null;
}
const LONGEST = 80;

function rowOf(line: string, { separator, count, base, tax, isGross }: Table): string | null {
  const cells = line.length > LONGEST ? null : cellsOfLine(line.normalize('NFKC'), separator);
  if (cells?.length !== count) return null;
  const rate = RATE.exec(cells[0]!)?.[1];
  if (rate === undefined || !AMOUNT.test(cells[base]!) || !AMOUNT.test(cells[tax]!)) return null;
  const words = isGross ? [`${rate}%対象(税込)`, '内消費税'] : [`${rate}%対象`, '消費税'];
  return [words[0], cells[base], words[1], cells[tax]].join(GAP);
}
