import type { MoneyFact, ParsedRow } from './facts.ts';

/** `(交通費を除く67,000円の10%)`, `消費税10%(立替金・交通費除く)`: what the tax row says was not taxed. */
const LEFT_OUT = /[(（]([\p{L}・、]{2,20}?)(?:を|は)?除[くい]/u;

/**
 * `交通費 実費 6,740 / 小計 73,740 / 消費税 6,700円(交通費を除く67,000円の10%)`: the rows that open with these words bear no tax, where
 * they are what lies between the sum and the base.
 */
export function leftOutOfTax(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]) {
  const found = new Map<MoneyFact, 'out_of_scope'>();
  for (const { row } of parsed) {
    const words = LEFT_OUT.exec(row.tight)?.[1]?.split(/[・、]/) ?? [];
    const own = facts.filter((fact) => fact.row === row);
    const [tax, base] = [own.find(({ kind }) => kind === 'tax'), own.find(({ kind }) => kind === 'base')];
    if (words.length === 0 || !tax) continue;
    const charges = facts.filter(
      (fact) => fact.kind === 'bare' && words.some((word) => opening(fact).startsWith(word)),
    );
    const sum = charges.reduce((all, { value }) => all + value, 0);
    const isRest = facts.some(
      ({ kind, value }) => kind === 'subtotal' && (base ? value - base.value === sum : isLawful(value - sum, tax)),
    );
    if (charges.length > 0 && isRest) for (const charge of charges) found.set(charge, 'out_of_scope');
  }
  return found;
}

const opening = ({ row }: MoneyFact): string => row.tight.replace(/^[^\p{L}]+/u, '');
const isLawful = (base: number, { rate, value }: MoneyFact): boolean =>
  rate !== null && Math.abs((base * rate) / 100 - value) < 1;
