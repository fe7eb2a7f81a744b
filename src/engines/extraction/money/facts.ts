import { findAmounts } from '../../../japan/amounts.ts';
import type { RatesInForce, TaxBasis } from '../../../japan/consumption-tax.ts';
import { overlaps, type Place } from '../candidates/candidate.ts';
import { readHeading } from '../items/columns.ts';
import type { Row } from '../page/rows.ts';
import type { MoneyKind } from '../vocabulary/money-labels.ts';
import { isConverted } from './currency.ts';
import { findRates, labelsOfRow, type MoneyLabel, type RateMark } from './labels.ts';
import { settleSums } from './sums.ts';

/** An amount and what its surroundings say about it. */
export interface MoneyFact extends Place {
  readonly value: number;
  readonly kind: MoneyKind | 'bare';
  readonly rate: number | null;
  readonly hint: TaxBasis | null;
  /** The words of its label; empty for a bare amount. */
  readonly word: string;
  readonly currency: boolean;
  readonly grouped: boolean;
  readonly repairs: readonly string[];
  /** How the label was found: in the same row, in a heading above, in a neighbouring row, or as a second amount. */
  readonly via: 'row' | 'heading' | 'neighbour' | 'follow' | 'none';
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const UNIT_AFTER =
  /^\s?(?:%|個|コ|点|本|枚|台|名|人|回|式|時間|h\b|分(?!の)|年|月|日|ヶ月|か月|カ月|P\b|pt|ポイント|階|号|度|km|kg|g\b|mg|ml|mL|m\b|cm|mm|L\b|リットル|ℓ|kWh|銭|㎡|m2|m3|丁目|番|F\b|袋|箱|缶|冊|組|泊|室|席|杯|食|巻|セット|ヵ月|倍|世帯|件|桁|GB|MB|W\b|V\b|A\b|位|匹)/;

/** Amounts of a row that may be money: no percentages, quantities, dates, phones or parts of codes. */
function amountsOf(row: Row, taken: readonly Span[], foreign: boolean) {
  if (foreign && isConverted(row)) return [];
  return findAmounts(row.text).filter((hit) => {
    if (taken.some((span) => overlaps(span, hit))) return false;
    const after = row.text.slice(hit.end);
    // Digits beside a sign for what could not be read are a stump.
    if (/^[,.]?\d{0,3}[■□▓▒░█?]/.test(after) || /[■□▓▒░█?][,.]?$/.test(row.text.slice(0, hit.start))) return false;
    if (!hit.currency && UNIT_AFTER.test(after)) return false;
    const before = row.text[hit.start - 1] ?? ' ';
    // Glued to letters or part of a code such as A-102 or #2.
    if (!hit.currency && /[A-Za-z#@_/:]/.test(before)) return false;
    // 外税10 ¥1,121: the rate without its sign.
    if (!hit.currency && /^(?:8|10)$/.test(hit.raw) && /[内外]税\s?$/.test(row.text.slice(0, hit.start))) return false;
    // コンビニ24, 2号棟: a figure grown together with a word is part of it, unless the word is a label.
    if (!hit.currency && !hit.grouped && /[\p{L}]/u.test(before) && !/[計額税金料代費等高率]/.test(before))
      return false;
    if (!hit.currency && /^[A-Za-z_#/]/.test(after) && !/^(?:JPY|yen|T\b|X\b|x\b)/i.test(after)) return false;
    if (!hit.currency && /^-\d/.test(after)) return false;
    if (!hit.currency && before === '-' && /[\d]/.test(row.text[hit.start - 2] ?? '')) return false;
    return foreign || !(hit.decimals > 0 && !hit.currency);
  });
}

interface ParsedRow {
  readonly row: Row;
  readonly labels: readonly (MoneyLabel & { at: number; until: number })[];
  readonly rates: readonly (RateMark & { at: number })[];
  readonly amounts: ReturnType<typeof amountsOf>;
}

/** All money facts of a document. `taken` are spans already known as dates, phones, registration numbers and the like. */
export function findMoneyFacts(
  rows: readonly Row[],
  taken: ReadonlyMap<number, Span[]>,
  rates: RatesInForce,
  foreign = false,
): MoneyFact[] {
  const parsed = rows.map((row): ParsedRow => {
    const at = (tight: number) => row.tightIndex[tight] ?? row.text.length;
    return {
      row,
      labels: labelsOfRow(row).map((label) => ({
        ...label,
        at: at(label.start),
        until: at(label.end - 1) + 1,
      })),
      rates: findRates(row.tight, rates).map((mark) => ({ ...mark, at: at(mark.start) })),
      amounts: amountsOf(row, taken.get(row.index) ?? [], foreign),
    };
  });
  const facts: MoneyFact[] = [];
  parsed.forEach((entry, index) => {
    if (entry.amounts.length === 0) return;
    const own = factsOfRow(entry);
    const unlabelled = own.every((fact) => fact.kind === 'bare');
    facts.push(...(unlabelled ? (labelFromNeighbours(parsed, index, own) ?? own) : own));
  });
  return withLoneTotal(parsed, settleSums(facts));
}

const LONE = /^[★☆*※]*(?:合計|金額)?[¥\\金][^\p{L}]*(?:円|也)?[-−ー―★☆*※]*(?:\((?:税込み?|消費税込み?)\))?$/u;
const RECEIVED = /(?:領収|お預り)(?:いた|致)しま|^但し?|^領収[書証]$/;

/** `¥26,400-` alone on its row of a paper that says what was received: the sum of a receipt of the old form. */
function withLoneTotal(parsed: readonly ParsedRow[], facts: MoneyFact[]): MoneyFact[] {
  if (facts.some((fact) => fact.kind === 'total' || fact.kind === 'payable')) return facts;
  if (!parsed.some(({ row }) => RECEIVED.test(row.tight))) return facts;
  const lone = facts.filter(
    (fact) => (fact.kind === 'bare' || fact.via === 'neighbour') && fact.currency && LONE.test(fact.row.tight),
  );
  if (new Set(lone.map((fact) => fact.value)).size !== 1) return facts;
  return facts.map((fact) => (lone.includes(fact) ? { ...fact, kind: 'total', word: '領収' } : fact));
}

/** `保険調剤 3割負担 1,340円 (非課税)`. */
const UNTAXED_BEHIND = /^\s*[(]\s?(?:非課税|不課税|対象外)\s?[)]\s*$/;

const RELEVANT_RATES = new Set([0, 1, 3, 5, 8, 10]);

function factsOfRow({ row, labels, rates, amounts }: ParsedRow): MoneyFact[] {
  const facts: MoneyFact[] = [];
  let from = 0;
  let last: { kind: MoneyKind; rate: number | null; hint: TaxBasis | null; word: string } | null = null;
  let rate: number | null = null;
  for (const amount of amounts) {
    // 金参萬円也: the sign of money opens the amount and is its label.
    const group = labels.filter((label) => label.at >= from && label.until <= Math.max(amount.start, label.at + 1));
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
      last = compose(group, groupRates.length > 0 ? rate : keepsRate(group) ? rate : null);
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
  return facts;
}

/** `入湯税 150円×2名 300`: the label of the row is for the product, not for the price of one. */
function isPriceOf(
  row: Row,
  price: Span & { readonly value: number },
  amounts: ParsedRow['amounts'],
  labels: readonly MoneyLabel[],
): boolean {
  const last = amounts.at(-1)!;
  // 車いす(非課税) 2台 68,000 136,000: count, price and amount under a label of the goods.
  const counted = Number(/(\d{1,3})\s?\p{L}{1,2}\s+[¥\\]?$/u.exec(row.text.slice(0, price.start))?.[1]);
  if (labels.some(({ kind }) => kind === 'zero') && last.start > price.end && counted * price.value === last.value)
    return true;
  // 補聴器(非課税) 1 158,000: a small count in front of the amount, with nothing between them.
  const isCount = !/[,¥\\円]/.test(row.text.slice(price.start, price.end)) && price.value < 1000;
  const between = row.text.slice(price.end, last.start);
  if (
    labels.some(({ kind }) => kind === 'zero') &&
    isCount &&
    last.value > price.value * 10 &&
    /^\s+[¥\\]?$/.test(between)
  )
    return true;
  const count = /^\s*[×xX*]\s*(\d{1,4})/.exec(row.text.slice(price.end))?.[1];
  return count !== undefined && last.start > price.end && price.value * Number(count) === last.value;
}

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

function compose(group: readonly MoneyLabel[], rate: number | null) {
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

/** A row of bare amounts under (or over) a row of labels without amounts: by column, or one by one. */
function labelFromNeighbours(
  parsed: readonly ParsedRow[],
  index: number,
  own: readonly MoneyFact[],
): MoneyFact[] | null {
  const entry = parsed[index]!;
  const letters = lettersOf(entry.row);
  // 整備計 37,950: a sum that bears a name of its own takes none from its neighbours.
  if (NAMED_SUM.test(entry.row.tight)) return null;
  const order = valuesFirst(parsed, index) ? VALUE_FIRST : LABEL_FIRST;
  for (const [offset, via] of order) {
    const other = parsed[index + offset];
    if (!other || other.amounts.length > 0 || other.row.page !== entry.row.page) continue;
    // The heading of a table of goods labels goods, not sums.
    if (letters.length > 0 && readHeading(other.row) !== null) continue;
    const labels = other.labels.filter((label) => label.kind !== 'ignore' || offset === -1);
    const useful = labels.filter((label) => label.kind !== 'ignore');
    if (useful.length === 0) continue;
    const isTable = useful.length >= 2 || own.length >= 2;
    // An item row under a table heading keeps its bare amounts; a lone amount takes the lone label.
    if (letters.length > (isTable ? 2 : 0)) continue;
    const matched = own.map((fact, position) => {
      const label = labels.length === own.length ? labels[position] : nearestLabel(other, labels, entry.row, fact);
      if (!label || label.kind === 'ignore') return fact;
      const rate =
        other.rates.findLast(
          (mark) => mark.at <= label.until + 6 && mark.at >= label.at - 8 && RELEVANT_RATES.has(mark.rate),
        )?.rate ?? fact.rate;
      return { ...fact, ...compose([label], rate), via };
    });
    if (matched.some((fact) => fact.kind !== 'bare')) return matched;
  }
  return null;
}

const NAMED_SUM = /^\p{L}{2,8}計[¥\\]?[\d,]+円?$/u;

/** What a row holds besides its amounts. */
const lettersOf = (row: Row): string => row.tight.replace(/[\d¥\\,.\-円()△▲%計也金:*※]/g, '');

const LABEL_FIRST = [
  [-1, 'heading'],
  [-2, 'heading'],
  [1, 'neighbour'],
] as const;
const VALUE_FIRST = [[1, 'neighbour']] as const;

const hasLabels = (entry: ParsedRow | undefined): boolean =>
  entry !== undefined && entry.amounts.length === 0 && entry.labels.some((label) => label.kind !== 'ignore');
const hasOnlyAmounts = (entry: ParsedRow | undefined): boolean =>
  entry !== undefined && entry.amounts.length > 0 && entry.labels.length === 0 && lettersOf(entry.row) === '';

/** Labels and values in alternating rows: a chain that opens with a value and closes with a label runs value first. */
function valuesFirst(parsed: readonly ParsedRow[], index: number): boolean {
  let [first, last] = [index, index];
  for (let i = index - 1; (index - i) % 2 === 0 ? hasOnlyAmounts(parsed[i]) : hasLabels(parsed[i]); i--) first = i;
  for (
    let i = index + 1;
    i < parsed.length && ((i - index) % 2 === 0 ? hasOnlyAmounts(parsed[i]) : hasLabels(parsed[i]));
    i++
  )
    last = i;
  return (index - first) % 2 === 0 && (last - index) % 2 === 1;
}

function nearestLabel(other: ParsedRow, labels: ParsedRow['labels'], row: Row, fact: MoneyFact) {
  const right = row.column(fact.end);
  const centre = (row.column(fact.start) + right) / 2;
  let best: ParsedRow['labels'][number] | undefined;
  let bestDistance = 12;
  for (const label of labels) {
    const [labelLeft, labelRight] = [other.row.column(label.at), other.row.column(label.until)];
    const distance = Math.min(Math.abs((labelLeft + labelRight) / 2 - centre), Math.abs(labelRight - right));
    if (distance < bestDistance) {
      best = label;
      bestDistance = distance;
    }
  }
  return best;
}
