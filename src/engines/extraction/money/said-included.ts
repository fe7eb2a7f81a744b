import type { Row } from '../page/rows.ts';
import type { MoneyFact } from './facts.ts';

/** `(税率10% 税込)`, `(消費税等10%込)`, `(消費税含む)`: nothing but that the tax lies in the sum. */
const SAID =
  /^[(（](?=.*(?:税込|税.{0,6}(?:込み?[)）]|含む)))(?:税率|消費税等?|税込み?|(?:10|8)%|対象|[、,・]|を?含む|込み?){1,6}[)）]$/;
/** Rows above such a remark in which its sum may stand. */
const REACH = 2;

/** The sums of a paper that prints no tax, with what a remark below them says of it. */
export function withSaidIncluded(rows: readonly Row[], facts: MoneyFact[]): MoneyFact[] {
  if (facts.length === 0 || facts.some(({ kind }) => TAXED.has(kind))) return facts;
  const said = rows.filter(({ tight }) => tight.length <= LONGEST && SAID.test(tight));
  if (said.length === 0) return facts;
  const isBelow = ({ row }: MoneyFact) => said.some(({ index }) => index > row.index && index - row.index <= REACH);
  return facts.map((fact) =>
    fact.kind === 'total' && fact.hint === null && isBelow(fact) ? { ...fact, hint: 'incl' } : fact,
  );
}
const TAXED: ReadonlySet<MoneyFact['kind']> = new Set(['tax', 'base', 'subtotal', 'zero', 'zero_item']);
const LONGEST = 24;
