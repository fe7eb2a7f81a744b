import { UNIT } from '../items/units.ts';
import type { Token } from './closed-tokens.ts';
import { hasSpacedThousands } from './thousands.ts';

/** Rows of goods without a heading, their gaps closed: `警備費 6名 132,000`, `シリカゲル 3箱 1,200 3,600`. */

const MONEY = String.raw`[-△▲]?[*＊]?[@¥\\]?[-△▲]?(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:円)?[※*＊★☆軽内外込非]?`;
const AMOUNT = String.raw`[-△▲]?[*＊]?(?:[¥\\] ?[-△▲]?\d[\d,]*|[-△▲]?(?:\d{1,3}(?:,\d{3})+|\d{2,7}|\d円))(?:円)?[※*＊★☆軽内外込非]?`;
/** Where the product proves it, whatever follows the number is a unit: 10張, 180斤. */
const COUNT = String.raw`(?:[xX×] ?\d{1,4}|一式|[-△▲]?\d[\d,]*(?:\.\d+)?(?: ?[\p{L}㎡㎥]{1,4})?)`;
const SIGN = '(?: ?[xX×@] ?| )';
const MARK = `(?: (?:[※*＊★☆軽]|[(（]?(?:8|10)%[)）]?))*`;

const PRODUCTS = [`(${COUNT})${SIGN}(${MONEY})`, `(${MONEY})${SIGN}(${COUNT})`].map(
  (factors) => new RegExp(`^(\\S.*?) ${factors} (${AMOUNT})${MARK}$`, 'u'),
);
const COUNTED_ROW = new RegExp(String.raw`^(\S.*?) (?:([-△▲]?\d[\d,]*) ?(${UNIT})|(一式)) (${AMOUNT})${MARK}$`, 'u');
/** `軍手 12双 1 548`: a bare count behind a size. */
const BARE_COUNT = new RegExp(String.raw`^(\S.*? \d[\d.,]*\p{L}{1,3}) (\d{1,3}) (${AMOUNT})${MARK}$`, 'u');
/** `レモンケーキ ¥480 ¥480`: the price of one, and what it comes to. */
const ONE = new RegExp(String.raw`^(\S.*?) (${AMOUNT}) (${AMOUNT})${MARK}$`, 'u');
/** `通関料 (免) 11,800`, `遠隔監視 月額 3,000`, `広告 7/1-7/31 90,000`: what is said of the amount, and no name. */
const SAID = new RegExp(
  String.raw`^(\S.*?) ([(（](?:免|課|外|非)[)）]|(?:課税|免税|非課税|不課税)(?:10%)?|対象外|月額|税[抜込別]|\d{1,2}\/\d{1,2}[-~〜](?:\d{1,2}\/\d{1,2})?) (${AMOUNT})${MARK}$`,
  'u',
);
const MONTHLY_BEFORE = / 月額$/;
const PRICED_ROW = new RegExp(String.raw`^(\S.*?) (${AMOUNT})${MARK}$`, 'u');
/** Sums, contacts and numbers of papers are no goods. */
const NO_GOODS =
  /^[(（]?(?:[小合総]計|税|内?消費税|[ご御]?請求|[ご御]?利用?合計|お?支払|[お御]?釣|お?預|現金|クレジット|対象|登録番号|領収|差引|前回|繰越|〒|TEL|FAX|電話|発行|口座|普通|当座)|登録番号|T\d{13}|(?:TEL|FAX|電話|〒)|対象|消費税|\d{2,4}-\d{2,4}-\d{3,4}/i;
/** Words of a till that were set with gaps between their letters. */
const LETTER_SPACED = /(?:^| )\S \S \S(?: |$)/;

const worth = (text: string): number => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 1);
const isProduct = (first: string, second: string, amount: string): boolean =>
  worth(amount) >= LEAST_PRODUCT && Math.abs(Math.round(worth(first) * worth(second)) - worth(amount)) <= 1;
/** 2 × 5 = 10 comes about by chance. */
const LEAST_PRODUCT = 50;

/** Where all rows have a count of some kind, it is a column; two rows may be two packs. */
const MANY = 3;

/** Units that count what was bought, and never the size of a pack. */
const COUNTS_GOODS = /^(?:式|点|通|件|箱|束|袋|回|足|区画|籠|着|脚|基|棟|箇所|ヶ所|か所)$/;
/** Units that count either. */
const MAY_COUNT = /^(?:一式|ケース|枚|名|個|コ|台|冊|本|人|組|セット|部|缶|杯|皿|玉|丁|食|室|鉢|株|反|パック|ロール)$/;

interface Counted {
  readonly at: number;
  readonly name: string;
  readonly unit: string;
}

/** The words of each line in front of which a column begins. */
export function gapsOfRows(
  lines: readonly (readonly Token[])[],
  tables: ReadonlyMap<number, string>,
): ReadonlyMap<number, ReadonlySet<number>> {
  const gaps = new Map<number, Set<number>>();
  const counted: Counted[] = [];
  let priced = 0;
  const set = (line: number, text: string, ...ends: readonly number[]): void => {
    gaps.set(line, new Set(ends.map((end) => text.slice(0, end).split(' ').length)));
  };
  const texts = lines.map((tokens) => tokens.map(({ text }) => text).join(' '));
  if (hasSpacedThousands(texts)) return gaps;
  texts.forEach((text, at) => {
    if (!/\d/.test(text) || !/\p{L}/u.test(text) || tables.has(at) || NO_GOODS.test(text) || LETTER_SPACED.test(text))
      return;
    if (PRICED_ROW.test(text)) priced++;
    const made = madeRow(text);
    if (made) {
      set(at, text, ...made);
      return;
    }
    const [, name, , unit, whole] = COUNTED_ROW.exec(text) ?? [];
    if (name !== undefined && /\p{L}/u.test(name)) counted.push({ at, name, unit: unit ?? whole! });
    else {
      const [, words, between] = BARE_COUNT.exec(text) ?? SAID.exec(text) ?? [];
      if (words !== undefined) set(at, text, words.length, words.length + 1 + between!.length);
    }
  });
  const units = new Set(counted.map(({ unit }) => unit));
  const isSame = units.size === 1 && counted.length > 1;
  const isAll =
    counted.length >= MANY &&
    counted.length === priced &&
    counted.every(({ unit }) => COUNTS_GOODS.test(unit) || MAY_COUNT.test(unit));
  const names = counted.map(({ name }) => name);
  for (const { at, name, unit } of counted)
    if (COUNTS_GOODS.test(unit) || (MAY_COUNT.test(unit) && (isSame || isAll) && !isSizeOf(name, names))) {
      const text = texts[at]!;
      set(at, text, name.length, text.indexOf(unit, name.length + 1) + unit.length);
    }
  return gaps;
}

/** タコヤキ 8コ, タコヤキ 12コ: sizes of one thing. */
const isSizeOf = (name: string, names: readonly string[]): boolean =>
  names.filter((other) => other === name).length > 1;

/** Where the columns of a row end whose count and price make its amount. */
function madeRow(text: string): number[] | null {
  for (const pattern of PRODUCTS) {
    const [, name, first, second, amount] = pattern.exec(text) ?? [];
    if (name === undefined || !/\p{L}/u.test(name) || !isProduct(first!, second!, amount!)) continue;
    const monthly = MONTHLY_BEFORE.exec(name);
    const end = text.lastIndexOf(amount!) - 1;
    // 30 1,200 36,000: two columns, where 30 × 1,200 is one.
    const between = end - second!.length - 1;
    const isApart = name.length + 1 + first!.length === between;
    return [...(monthly ? [monthly.index] : []), name.length, ...(isApart ? [between] : []), end];
  }
  const [, name, price, amount] = ONE.exec(text) ?? [];
  if (name === undefined || worth(price!) !== worth(amount!) || worth(amount!) < LEAST_PRODUCT) return null;
  return [name.length, name.length + 1 + price!.length];
}
