import { BARE_MONEY, COLUMN_LABELS } from '../vocabulary/column-labels.ts';

/**
 * `緑茶 / 8% / 138 / 綿棒 / 10% / 198 / 合計 / 336`: a table without headings whose cells stand one under the other. A row is
 * a name, what is said of it, and its amount; only where the amounts make the sum printed below them.
 */

export interface GoodsFlow {
  /** Lines that belong together, in the order in which they make a row. */
  readonly rows: readonly (readonly number[])[];
  /** Two goods or more make the sum below them: each value stands behind what it belongs to. */
  readonly isDownward: boolean;
}

/** Sums, taxes and payments; 値引 is a row among goods. */
const MONEY_LABEL = COLUMN_LABELS.find(({ id }) => id === 'money')!.label;
const REDUCTION = /値引|割引/;
const SUM_WORDS =
  /小計|合計|総額|総計|お会計|現計|消費税|税額|^[(（]?[内外]?税(?!務|理)|対象(?!外)|請求金?額|領収金?額|お?支払|釣|お?預か?り金?$|^現金|残高|入金/;
const WHOLE =
  /^(?:小計|総?合計(?:金額|額)?|総計|お会計|現計|お?買上げ?(?:合?計|金額)|税[込抜]き?(?:小計|合計|金額|額|計)|(?:今回|当月)?(?:御|ご)?請求(?:合計)?金?額(?:合計)?|領収(?:金)?額|お?支払い?(?:合計|総額|金額|額)|計|シ[ョヨ]ウケイ|ゴウケイ|(?:sub|grand)?total)(?:[(（](?:税[込抜]き?|\d{1,3}点)[)）]|\d{1,3}点)?[:：]?/i;
/** 8%, (10%), 外8, ※, 軽, 税込, -: what is said of a row's tax, or nothing. */
const REMARK =
  /^(?:[(（]?(?:[内外]税?|軽減?|税込?|非課税?|不課税|課税|標準)?(?:8|10)?%?(?:[内外]税?|軽減?|税[込抜]|対象外?)?[※*★☆◎]?[)）]?|[-‐–—ー]+)$/;
/** `4.2kg @1,850`, `@342×3`, `2部 4,900`, `1式`, `(2個 × 218)`: counts, measures and prices of one. */
const COUNT =
  /^[¥\\]?\d[\d,]*(?:\.\d+)?(?:[\p{L}㎡㎥]{1,2}|[ヶケか]月分?|セット|ケース|パック|人工|時間|ユーザー|ライセンス|words?|pcs)?$/iu;
const isCounted = (line: string): boolean => {
  const parts = line.split(/[\s×xX*@/()（）]+|単(?=\d)/).filter((part) => part !== '');
  return parts.length > 0 && parts.length < 5 && parts.every((part) => COUNT.test(part));
};
const UNIT =
  /^(?:式|個|ヶ|ケ|コ|本|枚|台|箱|袋|回|月|[ヶケか]月|日|時間|人工?|名|件|部|冊|缶|束|組|着|足|点|杯|食|泊|室|セット|ケース|パック|kg|g|t|L|ml|m|cm|㎡|㎥|m2|m3|h|[xX×])$/iu;
const DAY = /^\d{1,2}[月/.-]\d{1,2}日?(?:[(（].[)）])?$/;
/** `¥178外8`, `*¥1,240`, `10,950 10`, `2,530円(税込)`: the rate and the marks at an amount. */
const SAID_BEHIND =
  /\s*(?:[(（]?税[込抜]き?[)）]?|(?:[非軽]|課税|[内外]税?)(?:8|10)?%?|(?<=[\d円])\s+[*※]?(?:8|10)%?|[*※★☆◎])$/;
const SAID_BEFORE = /^(?:[*※★☆◎軽非内外]\s*)(?=[-¥\\\d])/;
/** `ゴミ袋 45L 328`, `小計 1,536円`: the value in the line of its name. */
const WITH_VALUE = /^(.*\p{L}.*?)[\s:：](?:[¥\\]\s?)?(-?\d[\d,]*)\s?円?$/u;
/** Contacts, days and numbers of papers name nothing that is sold. */
const NO_NAME = /\d{4}[年/.-]\d{1,2}|\d{2,4}-\d{2,4}-\d{3,4}|[TＴ]\d{13}|御中$|様$|^No\.?\d/;
/** Goods over one sum. */
const MOST_LINES = 400;

const tight = (line: string): string => line.replace(/\s/g, '');
/** The value of a line that is an amount with its marks, and nothing else. */
export const figureOf = (line: string): number | null => {
  if (line.length > LONGEST) return null;
  const bare = asDigits(line.trim()).replace(SAID_BEHIND, '').replace(SAID_BEFORE, '').replace(CURRENCY, '');
  if (!BARE_MONEY.test(bare) || !/\d/.test(bare)) return null;
  const digits = bare.replace(/[^\d.]/g, '');
  // 1.280: a comma that was read as a dot.
  const value = Number(/^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits);
  return (/[-△▲]\s?[¥\\]?\s?\d|^[△▲]/.test(bare) ? -1 : 1) * value;
};
/** Longer lines are no cells. */
const LONGEST = 60;
/** `JPY 12,000`, `28,000円00銭`. */
const CURRENCY = /^JPY\s?|\s?JPY$|(?<=円)00銭$/;
/** `7,28O`, `l,O4O`: letters among digits stand for them. */
const asDigits = (line: string): string =>
  /^[¥\\*※\s]*[\dOl][\dOl,.]*[円※*]?$/.test(line) && /\d/.test(line)
    ? line.replaceAll('O', '0').replaceAll('l', '1')
    : line;

/** Words for sums, taxes and payments: no goods. */
export const isSumWord = (line: string): boolean => {
  if (line.length > LONGEST) return false;
  const word = tight(line);
  return !REDUCTION.test(word) && (MONEY_LABEL.test(word) || SUM_WORDS.test(word) || word.replace(WHOLE, '') === '');
};

/** A remark on the tax of a row, a count, a measure. */
export const isSaid = (line: string): boolean =>
  line.length <= LONGEST && (REMARK.test(tight(line)) || isCounted(line));

type Kind = 'name' | 'figure' | 'said' | 'sum' | 'day' | 'whole-line' | 'other';
interface Cell {
  readonly kind: Kind;
  /** Of a figure, or of a line with its own value. */
  readonly value: number;
}

export function goodsFlow(texts: readonly string[]): GoodsFlow {
  const cells = texts.map((_, at) => cellAt(texts, at));
  const rows: number[][] = [];
  let isDownward = false;
  let from = 0;
  for (let at = 1; at < texts.length; at++) {
    const values = wholesAt(texts, cells, at);
    const first = Math.max(from, at - MOST_LINES);
    const goods = values.reduce<number[][] | null>((all, value) => all ?? goodsOver(cells, first, at, value), null);
    if (goods === null) continue;
    rows.push(...goods.filter((row) => row.length > 1));
    isDownward ||= goods.filter((row) => row.length > 1).length > 1;
    from = at;
  }
  return { rows, isDownward };
}

/** The values of a word for a sum: beside it, below it, or below a count of pieces; one for each column. */
function wholesAt(texts: readonly string[], cells: readonly Cell[], at: number): number[] {
  if (cells[at]!.kind !== 'sum') return [];
  const word = tight(texts[at]!);
  if (!WHOLE.test(word)) return [];
  if (!Number.isNaN(cells[at]!.value)) return [cells[at]!.value];
  if (word.replace(WHOLE, '') !== '') return [];
  const below = cells[at + 1]?.kind === 'said' ? at + 2 : at + 1;
  const values: number[] = [];
  for (let next = below; cells[next]?.kind === 'figure' && values.length < MOST_COLUMNS; next++)
    values.push(cells[next]!.value);
  return values;
}
const MOST_COLUMNS = 3;

/** Rows upwards from a sum until their amounts make it. */
function goodsOver(cells: readonly Cell[], first: number, whole: number, value: number): number[][] | null {
  const rows: number[][] = [];
  let sum = 0;
  for (let at = whole - 1; at >= first; at--) {
    const { kind, value: own } = cells[at]!;
    if (kind === 'whole-line') {
      sum += own;
      rows.unshift([at]);
    } else if (kind === 'figure') {
      const head = headOf(cells, first, at);
      if (head === null) return null;
      if (cells[head]!.kind === 'sum') {
        if (rows.length > 0) return null;
      } else {
        sum += own;
        rows.unshift(Array.from({ length: at - head + 1 }, (_, i) => head + i));
      }
      at = head;
    }
    if (rows.length > 0 && sum === value) return rows;
    if (rows.length > 0 && kind === 'sum') return null;
  }
  return null;
}

/** The name, or the word of a sum, to which a figure belongs: over the counts, prices and remarks on it. */
function headOf(cells: readonly Cell[], first: number, figure: number): number | null {
  let at = figure - 1;
  while (at >= first && (cells[at]!.kind === 'figure' || cells[at]!.kind === 'said')) at--;
  if (at < first) return null;
  const { kind } = cells[at]!;
  if (kind === 'name') return cells[at - 1]?.kind === 'day' && at > first ? at - 1 : at;
  if (kind === 'sum' && Number.isNaN(cells[at]!.value)) return at;
  return null;
}

function cellAt(texts: readonly string[], at: number): Cell {
  const line = texts[at]!;
  const word = tight(line);
  const none = Number.NaN;
  if (line.length > LONGEST) return { kind: 'other', value: none };
  const value = figureOf(line);
  if (value !== null) return { kind: 'figure', value };
  if (DAY.test(word)) return { kind: 'day', value: none };
  const inline = WITH_VALUE.exec(line.trim());
  const own = inline === null ? none : Number(inline[2]!.replaceAll(',', ''));
  if (isSumWord(line) || (inline !== null && WHOLE.test(word))) return { kind: 'sum', value: own };
  if (isSaid(line) || isUnitAt(texts, at)) return { kind: 'said', value: none };
  if (!/\p{L}/u.test(word) || NO_NAME.test(word)) return { kind: 'other', value: none };
  return inline === null ? { kind: 'name', value: none } : { kind: 'whole-line', value: own };
}

/** A unit stands between a count and another figure. */
const isUnitAt = (texts: readonly string[], at: number): boolean =>
  UNIT.test(tight(texts[at]!)) &&
  /^\d{1,4}(?:\.\d+)?$/.test(tight(texts[at - 1] ?? '')) &&
  figureOf(texts[at + 1] ?? '') !== null;
