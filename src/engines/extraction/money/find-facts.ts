import type { RatesInForce } from '../../../japan/consumption-tax.ts';
import { isClause } from '../page/clause.ts';
import type { Row } from '../page/rows.ts';
import { withBalanceBefore } from './balances.ts';
import { withBaseInFront } from './base-in-front.ts';
import { withColumnTaxes } from './column-taxes.ts';
import { withColumnTotals } from './column-totals.ts';
import { withoutCounts } from './counted-sums.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';
import { findRates, labelsOfRow } from './labels.ts';
import { labelFromNeighbours } from './neighbour-labels.ts';
import { withNetTaxGross } from './net-tax-gross.ts';
import { withoutPoints } from './points-tables.ts';
import { withChargedTotal } from './prepaid.ts';
import { withRatesAlone, withTaxesByRate } from './rates-alone.ts';
import { amountsOf, type Span } from './row-amounts.ts';
import { factsOfRow } from './row-facts.ts';
import { withSaidIncluded } from './said-included.ts';
import { withStackedAmounts } from './stacked-amounts.ts';
import { settleSums } from './sums.ts';
import { withTaxBesideBase } from './tax-beside-base.ts';
import { withUntaxedSections } from './untaxed-sections.ts';

/** All money facts of a document. `taken` are spans already known as dates, phones, registration numbers and the like. */
export function findMoneyFacts(
  rows: readonly Row[],
  taken: ReadonlyMap<number, Span[]>,
  rates: RatesInForce,
  foreign = false,
): MoneyFact[] {
  const read = rows.map((row): ParsedRow => {
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
  const parsed = withoutCounts(read);
  const facts: MoneyFact[] = [];
  parsed.forEach((entry, index) => {
    if (
      entry.amounts.length === 0 ||
      isClause(entry.row) ||
      CANCELLED.test(entry.row.tight) ||
      EARNS.test(entry.row.tight)
    )
      return;
    const own = factsOfRow(entry);
    const unlabelled = own.every((fact) => fact.kind === 'bare');
    facts.push(...(unlabelled ? (labelFromNeighbours(parsed, index, own) ?? own) : own));
  });
  const settled = withChargedTotal(
    rows,
    withReceivedTotal(
      rows,
      withLoneTotal(
        parsed,
        settleSums(
          withBalanceBefore(
            withNetTaxGross(
              parsed,
              withColumnTaxes(
                parsed,
                withUntaxedSections(
                  parsed,
                  withTaxesByRate(
                    withRatesAlone(
                      withBaseInFront(
                        withColumnTotals(
                          withTaxBesideBase(parsed, withStackedAmounts(rows, withoutPoints(rows, facts))),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  return withSaidIncluded(rows, settled);
}

/** 利用料金 66,000円 … 取消: printed, and struck out. */
const CANCELLED = /\d円?[^\p{L}\d]{0,4}(?:取り?消し?|キャンセル)済?み?$/u;

/** お買上100円(税抜)で1ポイント付与: what a card gives for so many yen. */
const EARNS =
  /\d円(?:\(税[込抜]き?\))?(?:につき|毎に?|ごとに?|で)\d{1,4}(?:ポイント|(?:pt|P)(?!\p{L}))|円(?:毎|ごと)に/iu;

const LONE =
  /^[★☆*※]*(?:合計|金額)?[¥\\金][^\p{L}]*(?:円|也)?[-−ー―★☆*※]*(?:\((?:税込み?|消費税込み?)\))?(?:但し?.*)?$/u;
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

const RECEIPT_TITLE = /領[収收][書証]/;

/** `ご入金額 17,600` on a receipt without any other sum, and without an account it could be paid into. */
function withReceivedTotal(rows: readonly Row[], facts: MoneyFact[]): MoneyFact[] {
  const isOther = ({ kind }: MoneyFact) => ['total', 'payable', 'base', 'previous', 'carried'].includes(kind);
  if (facts.some(isOther) || !rows.some((row) => RECEIPT_TITLE.test(row.tight))) return facts;
  const received = facts.filter((fact) => fact.kind === 'received' && /入金(?:金)?額/.test(fact.word));
  if (received.length !== 1 || received[0]!.value <= 0) return facts;
  return facts.map((fact) => (fact === received[0] ? { ...fact, kind: 'total' } : fact));
}
