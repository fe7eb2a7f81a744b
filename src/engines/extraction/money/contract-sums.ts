import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

const CONTRACT = /^請負(?:代)?金額$/;
const CONTRACT_NET = /^請負(?:代)?金額\(税抜き?\)$/;
const RATES = [10, 8];

/**
 * `工事価格 243,000 / 消費税 24,300 / 請負金額 267,300`: a paper bills what was contracted as a whole. Elsewhere the
 * contract is only what a part is billed of, so that the sum must close and no other may be printed.
 */
export function withContractAsTotal(facts: readonly MoneyFact[]): MoneyFact[] {
  const isOther = ({ kind, word }: MoneyFact) =>
    kind === 'total' || kind === 'payable' || (kind === 'ignore' && /出来高|請求/.test(word));
  if (facts.some(isOther)) return [...facts];
  const whole = facts.findLastIndex((fact) => fact.kind === 'ignore' && fact.via === 'row' && CONTRACT.test(fact.word));
  const tax = facts[whole - 1];
  const net = facts[whole - 2];
  if (!tax || !net || tax.kind !== 'tax') return [...facts];
  const isNet = net.kind === 'subtotal' || (net.kind === 'ignore' && CONTRACT_NET.test(net.word));
  const isTax = (tax.rate === null ? RATES : [tax.rate]).some(
    (rate) => lawfulRounding(net.value, tax.value, rate, 'excl') !== null,
  );
  if (!isNet || !isTax || net.value + tax.value !== facts[whole]!.value) return [...facts];
  return facts.map((fact, index) => {
    if (index === whole) return { ...fact, kind: 'total' };
    return fact === net ? { ...fact, kind: 'subtotal', hint: 'excl' } : fact;
  });
}
