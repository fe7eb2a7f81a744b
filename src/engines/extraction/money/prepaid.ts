import type { Row } from '../page/rows.ts';
import type { MoneyFact } from './facts.ts';

/** Papers about money that is put on a card. */
const CHARGE_PAPER = /チャージ|積増|積み増し|プリペイド/;
/** What was put on it; not what is on it now, nor what was given on top. */
const CHARGED =
  /^(?:ご?入金額?|(?:IC)?(?:カード)?チャージ(?:金額|額|料金)?|積(?:み)?増(?:し)?(?:金額|額)?)[:：]?[¥\\]?[\d,]+円?$/;

/** `チャージ額 3,000円`: on a paper without any other sum this is what was paid. */
export function withChargedTotal(rows: readonly Row[], facts: MoneyFact[]): MoneyFact[] {
  if (facts.some(({ kind }) => kind === 'total' || kind === 'payable' || kind === 'base')) return facts;
  if (!rows.some((row) => CHARGE_PAPER.test(row.tight))) return facts;
  const charged = facts.filter((fact) => CHARGED.test(fact.row.tight));
  if (new Set(charged.map((fact) => fact.value)).size !== 1) return facts;
  return facts.map((fact) => (charged.includes(fact) ? { ...fact, kind: 'total', word: '入金額' } : fact));
}
