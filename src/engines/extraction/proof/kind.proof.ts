import type { DocumentKind as Kind } from '../../../contract/labels/extraction.labels.ts';
import { anyOf } from '../../../japan/any-of.ts';
import { ACCEPTED } from '../document/kind.ts';
import type { Row } from '../page/rows.ts';
import { BILLING_TITLE, NO_PAPER_OF_WORTH, OTHER_TITLE } from '../vocabulary/paper-words.ts';
import type { WordRule } from '../vocabulary/word-rule.ts';
import { conclude, type Proof } from './proof.ts';

/**
 * `店舗 (株)龍髭フーズ T… / 弁当 1,960 / デリゴー株式会社 T… / 配達手数料 350`: a second number between the goods
 * and their sum, so that what stands below it is another's sale.
 */
export function isSharedByTwo(
  numbers: readonly { readonly value: string; readonly row: Row }[],
  items: readonly { readonly rows: readonly Row[] }[],
  total: Row | undefined,
): boolean {
  const rows = items.flatMap((item) => item.rows.map(({ index }) => index));
  const [first, last] = [Math.min(...rows), Math.max(...rows, total?.index ?? 0)];
  const among = numbers.filter(({ row }) => row.index > first && row.index < last);
  return among.some(({ value }) => numbers.some((other) => other.value !== value && other.row.index < first));
}

/**
 * `飲食店分 (8%対象 2,860円) / 株式会社見本フード T… / 手数料分 (10%対象 473円) / 見本配達株式会社 T…`: each number directly under
 * a sum of its own.
 */
export function billsForTwo(
  numbers: readonly { readonly value: string; readonly row: Row }[],
  bases: readonly Row[],
): boolean {
  const sumOver = ({ index }: Row) => bases.findLast((base) => base.index <= index && index - base.index <= OWN_SUM);
  const owned = numbers.flatMap(({ value, row }) => (sumOver(row) ? [{ value, sum: sumOver(row) }] : []));
  return owned.some((one) => owned.some((other) => other.value !== one.value && other.sum !== one.sum));
}
const OWN_SUM = 1;

const isWorthless = anyOf(NO_PAPER_OF_WORTH.map(({ pattern }) => pattern));

/**
 * A kind the endpoint takes, on a paper that does not itself say otherwise: that it is worth nothing, that it is titled
 * as another paper, or that it is two papers.
 */
export function proveKind(
  kind: Kind,
  endpoint: 'invoice' | 'receipt',
  rows: readonly Row[],
  numbers: ReadonlySet<string>,
  isSharedByTwo = false,
): Proof {
  const isAccepted = ACCEPTED[endpoint].has(kind);
  const doubted = rows.filter((row) => isWorthless(row.tight));
  const worthless = NO_PAPER_OF_WORTH.filter(({ pattern }) => doubted.some((row) => pattern.test(row.tight)));
  const titled = (rule: WordRule) => rows.filter((row) => rule.pattern.test(row.tight)).length;
  const billing = titled(BILLING_TITLE);
  return conclude(
    [kind],
    [
      ...(isAccepted ? [] : [kind]),
      ...worthless.map(({ id }) => id),
      ...(billing === 0 && titled(OTHER_TITLE) > 0 ? ['titled as another paper'] : []),
      // A page may repeat its title; another issuer's number under a second title is another paper.
      ...(billing > 1 && numbers.size > 1 ? ['two papers'] : []),
      ...(isSharedByTwo ? ['two sellers'] : []),
    ],
  );
}
