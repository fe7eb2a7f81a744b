import { UNTAXED } from '../vocabulary/shared-words.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';
import { leftOutOfTax } from './left-out-of-tax.ts';
import { chargesAtZero } from './zero-rates.ts';

/** 諸費用(非課税), 【立替金(特許印紙代)】, (立替金), ◆他社回収代行分(不課税扱い・各社より), ▼課税対象外: a heading without an amount. */
const HEADING = new RegExp(
  String.raw`^[■◆●○▼▽▲△・【\[<(（]?(?:[A-Z0-9][.)])?(?:(?<=^[■◆●○▼▽▲△・【\[<])(?:課税)?(?:${UNTAXED.words})(?:分|取引|項目)?|^(?:課税対象外|[非不]課税)(?:分|取引|項目|対象)?|\p{L}{2,12}[(（][^()（）]{0,8}(?:${UNTAXED.words})[^()（）]{0,32}[)）]|\p{L}{0,4}(?:立替(?:金|費用?|分|実費)|実費分?|(?:回収|収納)代行分?)(?:[(（][^()（）]{1,12}[)）])?)[】\]>)）]?$`,
  'u',
);
/** 立替金(課税・税込) is no such heading. */
const TAXED = /税込|税抜|(?<![非不])課税(?!対象外)|10%|8%/;
/** 軽油引取税(不課税) over 45.20L @32.10 1,451 names the one row below it. */
const NAMED = /^\p{L}{2}/u;
const SUM = /計(?:$|[(（¥\\\d])/;
const MOST = 12;

/**
 * `諸費用(非課税) / 自賠責保険 17,650 / 検査手数料 2,200 / 諸費用計 19,850`: what a heading calls untaxed is so in every row
 * below it, up to a sum or the next heading.
 */
export function withUntaxedSections(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]): MoneyFact[] {
  const untaxed = new Map<MoneyFact, 'exempt' | 'out_of_scope'>();
  for (const [index, { row, amounts }] of parsed.entries()) {
    if (amounts.length > 0 || !HEADING.test(row.tight) || TAXED.test(row.tight)) continue;
    const basis = row.tight.includes('非課税') ? 'exempt' : 'out_of_scope';
    for (const below of parsed.slice(index + 1, index + 1 + MOST)) {
      const own = facts.filter((fact) => fact.row === below.row);
      const last = own.at(-1);
      if (!last || own.length > 1 || SUM.test(below.row.tight) || !isCharge(last) || !NAMED.test(below.row.tight))
        break;
      untaxed.set(last, basis);
    }
  }
  for (const [only, basis] of saidBelow(parsed, facts)) untaxed.set(only, basis);
  for (const [part, basis] of partsOfSums(parsed, facts)) untaxed.set(part, basis);
  for (const [charge, basis] of leftOutOfTax(parsed, facts)) untaxed.set(charge, basis);
  for (const [charge, basis] of chargesAtZero(facts)) untaxed.set(charge, basis);
  if (untaxed.size === 0) return [...facts];
  return facts.map((fact) => {
    const hint = untaxed.get(fact);
    return hint ? { ...fact, kind: 'zero_item', rate: 0, hint, word: fact.row.tight.slice(0, 12), via: 'row' } : fact;
  });
}

/** `プリペイドカード  10,000` over `(不課税)`: what is said in brackets alone is said of the row above. */
function saidBelow(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]) {
  const found = new Map<MoneyFact, 'exempt' | 'out_of_scope'>();
  for (const [index, { row }] of parsed.entries()) {
    if (!SAID_ALONE.test(row.tight)) continue;
    const above = parsed[index - 1]?.row;
    const own = above && NAMED.test(above.tight) ? facts.filter((fact) => fact.row === above) : [];
    const last = own.at(-1);
    // 10,000円券 10,000: its worth and its price.
    if (last && own.every(({ kind, value }) => kind === 'bare' && value === last.value))
      found.set(last, row.tight.includes('非課税') ? 'exempt' : 'out_of_scope');
  }
  return found;
}
const SAID_ALONE = new RegExp(`^[(（](?:消費税)?(?:${UNTAXED.words})[)）]$`);

/**
 * `登録免許税 148,000 / 登記情報 663 / 印紙・郵券 2,400 / 立替金計 151,063 (不課税)`: what makes a sum of untaxed charges is
 * untaxed itself, under whatever name.
 */
function partsOfSums(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]) {
  const found = new Map<MoneyFact, 'exempt' | 'out_of_scope'>();
  const byRow = Map.groupBy(facts, ({ row }) => row);
  for (const sum of facts) {
    if ((sum.kind !== 'zero_item' && sum.kind !== 'zero') || !/計$/.test(sum.word) || sum.via !== 'row') continue;
    const parts: MoneyFact[] = [];
    let rest = sum.value;
    for (let at = sum.row.index - 1; rest > 0 && at >= 0 && sum.row.index - at <= MOST; at--) {
      const [only, ...more] = byRow.get(parsed[at]!.row) ?? [];
      if (!only || more.length > 0 || only.value <= 0 || !isCharge(only) || !NAMED.test(only.row.tight)) break;
      parts.push(only);
      rest -= only.value;
    }
    const basis = sum.hint === 'exempt' ? 'exempt' : 'out_of_scope';
    if (rest === 0 && parts.length > 1) for (const part of parts) found.set(part, basis);
  }
  return found;
}

/** A charge of its own; 地方消費税 is laid out at the customs, and no tax of this paper. */
const isCharge = ({ kind, row }: MoneyFact): boolean =>
  ['bare', 'zero_item', 'zero'].includes(kind) || (kind === 'tax' && /^(?:輸入|地方)消費税/.test(row.tight));
