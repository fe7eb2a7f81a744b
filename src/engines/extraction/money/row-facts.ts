import type { TaxBasis } from '../../../japan/consumption-tax.ts';
import type { Row } from '../page/rows.ts';
import type { MoneyKind } from '../vocabulary/money/money-label.types.ts';
import { UNTAXED } from '../vocabulary/shared-words.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';
import type { MoneyLabel } from './labels.ts';
import type { Span } from './row-amounts.ts';

/** `保険調剤 3割負担 1,340円 (非課税)`, `負担金(3割)  1,160円  非課税`. */
const UNTAXED_BEHIND = new RegExp(
  String.raw`^(?:円?\s*[(]\s?(?:消費税)?(?:${UNTAXED.words})\s?[)]|円?\s{1,6}(?:${UNTAXED.words})等?)\s*$`,
);

export const RELEVANT_RATES = new Set([0, 1, 3, 5, 8, 10]);

interface Meaning {
  readonly kind: MoneyKind;
  readonly rate: number | null;
  readonly hint: TaxBasis | null;
  readonly word: string;
}

/** `(10%: 140,000 / 14,000   8%: 43,650 / 3,492)`: each rate with what it was taken from and what it came to. */
const RATE_PAIRS = /^[(（]?(?:内訳:?)?(?:(?:税率)?\d{1,2}%[:：]?[¥\\]?[\d,]+円?\/[¥\\]?[\d,]+円?[,、]?)+[)）]?$/;

function factsOfPairs({ row, rates, amounts }: ParsedRow): MoneyFact[] {
  return amounts.map((amount, i) => {
    const isBase = i % 2 === 0;
    const rate = rates.findLast((mark) => mark.at < amount.start)?.rate ?? null;
    const { start, end, value, currency, grouped } = amount;
    const repairs = [...amount.repairs, ...readingOf(row, amount)];
    const kind = isBase ? ('base' as const) : ('tax' as const);
    return {
      row,
      start,
      end,
      value,
      currency,
      grouped,
      repairs,
      kind,
      rate,
      hint: null,
      word: '%',
      via: 'row' as const,
    };
  });
}

/** `会員5%引(対象 11,580)  -579`: what it is taken off from, and how it was reckoned, stand before what is taken off. */
function withoutSteps(parsed: ParsedRow): ParsedRow {
  const { labels, amounts, row } = parsed;
  const last = amounts.at(-1);
  const [whole] = amounts;
  if (amounts.length === 2 && labels.length > 0 && isShareOf(row.text.slice(whole!.end, last!.start), whole!, last!))
    return { ...parsed, amounts: [last!] };
  if (labels[0]?.kind !== 'discount' || amounts.length < 2 || !last || last.value >= 0) return parsed;
  // 値引 -1,235 消費税 -123 takes off both.
  if (amounts.some((amount) => amount !== last && amount.value < 0)) return parsed;
  return { ...parsed, labels: labels.filter(({ kind }) => kind === 'discount'), amounts: [last], rates: [] };
}

/** `対象売上(8%) 2,480,000円 × 2%  -49,600円`: a share of sales; what it was taken from is no sum of this paper. */
function isShareOf(between: string, whole: { readonly value: number }, part: { readonly value: number }): boolean {
  const percent = /^円?\s*[×xX*]\s*(\d{1,2}(?:\.\d{1,2})?)\s?%\s*[=＝]?\s*[-△▲]?[¥\\]?$/.exec(between)?.[1];
  if (percent === undefined || whole.value <= 0) return false;
  return Math.abs((whole.value * Number(percent)) / 100 - Math.abs(part.value)) < 1;
}

export function factsOfRow(read: ParsedRow): MoneyFact[] {
  const parsed = withoutSteps(read);
  const { row, labels, rates, amounts } = parsed;
  if (amounts.length % 2 === 0 && RATE_PAIRS.test(row.tight)) return factsOfPairs(parsed);
  const facts: MoneyFact[] = [];
  let from = 0;
  let last = null as Meaning | null;
  let rate: number | null = null;
  for (const amount of amounts) {
    const group = labels.filter(
      (label) => label.at >= from && label.at <= amount.start && opensBefore(row, label.until, amount.start),
    );
    if (group.length > 0 && isPriceOf(row, amount, amounts, group)) continue;
    const groupRates = rates.filter(
      (mark) => mark.at >= from && mark.at < amount.start && RELEVANT_RATES.has(mark.rate),
    );
    if (groupRates.length > 0) rate = groupRates.at(-1)!.rate;
    const base = {
      row,
      start: amount.start,
      end: amount.end,
      value: amount.value,
      currency: amount.currency,
      grouped: amount.grouped,
      repairs: [...amount.repairs, ...readingOf(row, amount)],
    };
    if (group.length > 0) {
      last = meaningOf(group, groupRates.length > 0 ? rate : keepsRate(group) ? rate : null);
      facts.push({ ...base, ...last, via: 'row' });
    } else if (last && groupRates.length > 0 && (last.kind === 'base' || last.kind === 'tax')) {
      // 対象計 8% ¥633 10% ¥5: one label for the sums of both rates.
      last = { ...last, rate };
      facts.push({ ...base, ...last, via: 'row' });
    } else if (last && amount.start - from <= 40) {
      facts.push({ ...base, kind: 'bare', rate: last.rate, hint: last.hint, word: last.word, via: 'follow' });
    } else if (UNTAXED_BEHIND.test(row.text.slice(amount.end))) {
      facts.push({ ...base, kind: 'zero_item', rate: 0, hint: 'exempt', word: '非課税', via: 'row' });
    } else {
      facts.push({ ...base, kind: 'bare', rate, hint: null, word: '', via: 'none' });
    }
    from = amount.end;
  }
  return facts.map((fact, i) => {
    // お預り金(前日振込) -10,000: taken off, so it was paid before.
    if (fact.kind === 'tender' && fact.value < 0) return { ...fact, kind: 'received' };
    if (i > 0 && isTaxOf(fact, facts[i - 1]!)) return { ...fact, kind: 'tax', via: 'row' };
    const said = i > 0 ? rateSaidBehind(fact, facts[i - 1]!) : null;
    if (said !== null) return { ...fact, kind: 'base', rate: said, hint: 'excl', via: 'row' };
    const next = facts[i + 1];
    // お会計 7名様 現金 10,000 釣 3,070: what was handed over, with the change behind it.
    if (fact.kind === 'total' && /現金$/.test(fact.word) && next?.kind === 'change' && next.value > 0)
      return { ...fact, kind: 'tender' };
    return next && isTaxOf(next, fact) ? { ...fact, kind: 'base' } : fact;
  });
}

/** `消費税(10%) 47,000 → 4,700`, `Incl. tax 10% on ¥1,160 ¥105`: what the tax is taken from stands between. */
function isTaxOf(fact: MoneyFact, base: MoneyFact): boolean {
  if (base.kind !== 'tax' || !base.rate || fact.kind !== 'bare' || fact.via !== 'follow') return false;
  const { rate, value } = base;
  return [rate / 100, rate / (100 + rate)].some((part) => Math.abs(value * part - fact.value) < 1) && value >= 100;
}

/** `消費税 6,700円(交通費を除く67,000円の10%)`: what the tax was taken from, told behind it. */
function rateSaidBehind({ row, kind, end, value }: MoneyFact, tax: MoneyFact): number | null {
  const rate = Number(/^\s?円?\s?(?:の|[×xX*])\s?(8|10)\s?%/.exec(row.text.slice(end))?.[1] ?? 0);
  const isLawful = Math.abs((value * rate) / 100 - tax.value) < 1;
  return tax.kind === 'tax' && kind === 'bare' && rate > 0 && isLawful ? rate : null;
}

/** 金参萬円也, 一金 壱拾壱万円也: the sign of money opens the amount and is its label. */
const opensBefore = (row: Row, until: number, start: number): boolean =>
  until <= start || row.text.slice(start, until) === '金';

/** `入湯税 150円×2名 300`: the label of the row is for the product, not for the price of one. */
function isPriceOf(
  row: Row,
  price: Span & { readonly value: number },
  amounts: ParsedRow['amounts'],
  labels: readonly MoneyLabel[],
): boolean {
  const last = amounts.at(-1)!;
  const isUntaxed = labels.some(({ kind }) => kind === 'zero' || kind === 'zero_item');
  // 入館料立替(不課税) 80 500 40,000: count and price under a label of the goods.
  const [count1, price1] = amounts.slice(-3);
  const isProduct = amounts.length >= 3 && count1!.value * price1!.value === last.value;
  if (isUntaxed && isProduct && price.start < last.start) return true;
  // 軽油引取税 6,412.0 32.10 205,825: a measure and what is taken of each.
  const [, measure, each] = MEASURED.exec(row.text.slice(price.start)) ?? [];
  const made = Number(measure?.replaceAll(',', '') ?? Number.NaN) * Number(each);
  if (isUntaxed && last.start > price.end && Math.abs(made - last.value) <= 1) return true;
  // 車いす(非課税) 2台 68,000 136,000: count, price and amount under a label of the goods.
  const counted = Number(
    /(-?\d{1,3})\s?\p{L}{1,2}(?:\s+|\s*[×xX@]\s*)[¥\\]?$/u.exec(row.text.slice(0, price.start))?.[1],
  );
  if (isUntaxed && last.start > price.end && counted * price.value === last.value) return true;
  // 補聴器(非課税) 1 158,000: a small count in front of the amount, with nothing between them.
  const isCount = !/[,¥\\円]/.test(row.text.slice(price.start, price.end)) && Math.abs(price.value) < 1000;
  const between = row.text.slice(price.end, last.start);
  // 御守 (非課税) 3 @1,000 3,000.
  if (isUntaxed && isCount && /^\s*[@×xX*]\s?[¥\\]?\d/.test(between)) return true;
  // 空瓶返却 -1 -300: the same, given back.
  const isFarMore = last.value / price.value > 10;
  if (isUntaxed && isCount && isFarMore && /^\s+[¥\\]?$/.test(between)) return true;
  const count = /^\s*[×xX*]\s*(\d{1,4})/.exec(row.text.slice(price.end))?.[1];
  return count !== undefined && last.start > price.end && price.value * Number(count) === last.value;
}

const MEASURED = /^([\d,]+(?:\.\d{1,3})?)\s?(?:L|kL|㎏|kg|t)?\s+@?(\d{1,4}\.\d{1,3})\s/;

/** Letters or spaces that were read as part of the number: it says less than clean print. */
function readingOf(row: Row, { start, end }: Span): string[] {
  const printed = row.printed(start, end).normalize('NFKC');
  if (/[\dOoQDlISB][OoQDlISB]|[OoQDlISB][\dOoQDlISB]/.test(printed)) return ['letter_as_digit'];
  return /\d \d{3}/.test(printed) ? ['space_in_number'] : [];
}

/** `10%対象 418,000 消費税 41,800`: the rate at the head of the row goes on for the tax. */
const keepsRate = (group: readonly MoneyLabel[]): boolean =>
  group.every((label) => label.kind === 'tax' || label.kind === 'base');

const STRONG: readonly MoneyKind[] = [
  'zero',
  'withholding',
  'points_used',
  'previous',
  'received',
  'carried',
  'zero_item',
  'change',
  'tender',
  'discount',
];

/** What the words in front of one amount say together. */
export function meaningOf(group: readonly MoneyLabel[], rate: number | null) {
  const kinds = group.map((label) => label.kind);
  const word = group.map((label) => label.word).join('');
  const hint = group.findLast((label) => label.hint !== null)?.hint ?? null;
  const nearest = kinds.at(-1)!;
  const strong = STRONG.find(
    (kind) =>
      kinds.includes(kind) && (nearest === kind || !['tax', 'total', 'payable', 'subtotal', 'base'].includes(nearest)),
  );
  // 値引(10%対象): what is taken off, whatever it is taken off from.
  let kind: MoneyKind = kinds[0] === 'discount' && nearest === 'base' ? 'discount' : (strong ?? nearest);
  if (kind === 'ignore' && kinds.length > 1) kind = kinds.findLast((other) => other !== 'ignore') ?? 'ignore';
  // 合計 in front of 消費税 in one label, as in 税額合計 or 消費税合計, stays the tax.
  if (kind === 'total' && kinds.includes('tax') && /消費税.{0,3}合計$/.test(word)) kind = 'tax';
  if (kind === 'paid_by' && kinds.some((other) => other === 'total' || other === 'payable'))
    kind = kinds.includes('total') ? 'total' : 'payable';
  // 対象外 小計: the sum of what bears no tax.
  if (kind === 'subtotal' && kinds.includes('zero')) kind = 'zero';
  // 対象外(*)合計: likewise, in other words.
  if (kind === 'total' && kinds[0] === 'zero' && /^対象外/.test(word)) kind = 'zero';
  // A subtotal or a tax-included total of one rate is that rate's base.
  if (rate !== null && rate > 0) {
    if (kind === 'subtotal') return { kind: 'base' as const, rate, hint: hint ?? ('excl' as const), word };
    if (kind === 'total') return { kind: 'base' as const, rate, hint: hint ?? null, word };
  }
  if (kind === 'base' && rate === 0) return { kind: 'zero' as const, rate: 0, hint: 'exempt' as const, word };
  const zero = kind === 'zero' || kind === 'zero_item';
  const ownHint = zero ? (group.find((label) => label.kind === kind)?.hint ?? 'out_of_scope') : hint;
  return { kind, rate: zero ? 0 : rate, hint: ownHint, word };
}
