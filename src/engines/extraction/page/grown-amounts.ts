import { UNIT } from '../items/units.ts';
import { GAP } from './rows.ts';

/**
 * `点検基本料38,500` / `オイル交換5,500` / `課税分合計(税込)44,000`: names and amounts that grew together, as texts copied out of
 * a viewer do. They are set apart where the rows make the sum printed below them.
 */

/** A name up to its last sign that is no part of a figure, and the amount. */
const ROW =
  /^(\s*.{1,40}?[^\d,.¥\\@×xX*/:：−\s-])(\s*)([¥\\]?(?:\d{1,3}(?:,\d{3})+|\d{2,3}|\d{1,3}(?=円)))(?:円)?[※*]?$/u;
const SUM = /^[^\d]{0,12}(?:計|額)(?:[(（][^()（）\d]{1,16}[)）])?[:：]?\s*[¥\\]?(\d{1,3}(?:,\d{3})+|\d{2,3})円?$/u;
const TAX =
  /^[(（]?(?:うち|内)?(?:\d{1,2}%)?(?:消費税|内税|外税)[^\d]{0,6}(?:[(（]?\d{1,2}%[)）]?)?\D{0,3}?(\d{1,3}(?:,\d{3})+|\d{1,3})円?[)）]?$/u;
/** `8%対象26,600税2,128`: a base, and the tax on it. */
const BASE =
  /^[(（]?(?:8|10)%(?:課税)?対象(?:額|計)?[¥\\]?[\d,]+円?[\s/、]*(?:(?:外|消費)?税額?)[:：]?[¥\\]?(\d{1,3}(?:,\d{3})*)円?[)）]?$/;
/** Sums, payments, contacts and numbers of papers are no goods; 重量税 and 印紙代 are. */
const NO_GOODS =
  /[計額釣]|消費税|[内外]税|対象|^[(（]?\d+[%/.-]|預|現金|支払|領収|請求|振込|クレジット|繰越|残高|値引|割引|登録|番号|電話|TEL|FAX|〒|No|[都道府県市区町村字]\p{L}{0,8}\d|丁目|番地|\d[年日]$|年\d{1,2}月$|^\d{1,2}月$|発行|期限|担当|ポイント/iu;
const LONGEST = 60;
/** So many rows over one sum. */
const MOST = 40;

interface Grown {
  readonly at: number;
  readonly worth: number;
  /** Where a gap is missing. */
  readonly cuts: readonly number[];
}

/** A letter and a figure at the end of a line: without one nothing has grown together. */
const GROWN = /[^\s\d,.¥\\￥:：/・#-][¥\\￥]?[\d０-９][\d０-９,，]*円?[※*＊]?\s*$/u;

export function withGrownAmounts(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => GROWN.test(line))) return lines;
  let run: Grown[] = [];
  let tax = 0;
  let apart: string[] | null = null;
  lines.forEach((line, at) => {
    const text = line.length > LONGEST ? '' : line.normalize('NFKC').trimEnd();
    // A sign that folds into several would move what stands behind it.
    if (text.trim() === '' || text.length !== line.trimEnd().length) return;
    const sum = SUM.exec(text.trim())?.[1];
    if (sum !== undefined) {
      const whole = run.reduce((all, { worth }) => all + worth, 0);
      const isMade = run.length > 1 && [whole, whole + tax].includes(worthOf(sum));
      if (isMade)
        for (const { at: row, cuts } of run) if (cuts.length > 0) (apart ??= [...lines])[row] = cut(lines[row]!, cuts);
      [run, tax] = [[], 0];
      return;
    }
    const rated = BASE.exec(text.trim())?.[1];
    if (rated !== undefined) {
      tax += worthOf(rated);
      return;
    }
    const taxed = TAX.exec(text.trim())?.[1];
    if (taxed !== undefined) {
      tax += worthOf(taxed);
      return;
    }
    const grown = grownAt(text, at);
    run = grown && run.length < MOST ? [...(tax > 0 ? [] : run), grown] : [];
    tax = 0;
  });
  return apart ?? lines;
}

function grownAt(text: string, at: number): Grown | null {
  const [, name, gap, amount] = ROW.exec(text) ?? [];
  if (name === undefined || !/\p{L}{2}/u.test(name) || NO_GOODS.test(name.trim())) return null;
  const worth = worthOf(amount!);
  return { at, worth, cuts: gap === '' ? [...countAndPrice(name, worth), name.length] : [] };
}

/** `白衣30着680円` of 20,400: where the count and the price begin, if they make the amount; 出張費1式, where the count does. */
function countAndPrice(text: string, worth: number): number[] {
  const [, name, count, price] = COUNTED.exec(text) ?? [];
  if (name !== undefined && Math.abs(Math.round(Number.parseFloat(count!) * worthOf(price!)) - worth) <= 1)
    return [name.length, name.length + count!.length];
  const whole = WHOLE.exec(text) ?? THINGS.exec(text);
  return whole ? [whole.index] : [];
}
const COUNTED = new RegExp(
  String.raw`^(.*?[^\d.,])(\d{1,4}(?:\.\d{1,2})?(?:${UNIT}|\p{L}{1,2}))[×x@]?([¥\\]?\d{1,3}(?:,?\d{3})*)円?$`,
  'u',
);
/** `オードブル2台24,000`: counts of what is never a pack. */
const THINGS = /(?<=[\p{L})）])[1-9]\d?(?:台|通|冊|部|基|枠|区画|鉢|頭|脚|着|名様?)$/u;
const WHOLE = /(?<=\p{L}[)）]?)1式$/u;

const cut = (line: string, cuts: readonly number[]): string =>
  [0, ...cuts].map((from, i) => line.slice(from, cuts[i] ?? line.length)).join(GAP);
const worthOf = (printed: string): number => Number(printed.replace(/[^\d]/g, ''));
