import { matchesOf } from '../../../japan/matches-of.ts';
import { asPrinted } from '../candidates/candidate.ts';
import type { Item } from '../items/find-items.ts';
import type { Amounts } from './amounts.ts';
import type { Analysis } from './analysis.ts';
import type { LineItem } from './types.ts';

export function toLineItem(item: Item, amounts: Amounts, isReceipt: boolean, analysis: Analysis): LineItem {
  return {
    description: asPrinted(item.description, item.source),
    quantity: item.quantity ?? (isReceipt ? 1 : null),
    unitPrice: item.unitPrice,
    amount: item.amount,
    taxRate: itemRate(item, amounts, analysis),
    discount: item.discount,
  };
}

function itemRate(printed: Item, amounts: Amounts, analysis: Analysis): number | null {
  if (printed.zeroRated) return 0;
  const item = otherMarks(analysis).has(printed.mark ?? '') ? { ...printed, mark: null } : printed;
  if (item.rate !== null) return item.rate;
  const rates = amounts.groups.map((group) => group.rate).filter((rate) => rate > 0);
  // Asked for only where it decides: a long list would read the whole paper for each of its rows.
  if (item.mark !== '軽' && rates.length > 1) {
    const standard = standardMarks(analysis);
    if (standard.size > 0) return standard.has(item.mark ?? '') ? Math.max(...rates) : Math.min(...rates);
  }
  const reduced = item.mark !== null && item.mark !== '軽' && rates.length > 1 ? reducedMarks(analysis) : null;
  if (reduced && reduced.size > 0) return reduced.has(item.mark!) ? Math.min(...rates) : Math.max(...rates);
  if (item.mark !== null && rates.length > 1) {
    const legend = analysis.rows.find(
      (row) => /軽減|8%/.test(row.tight) && /印|マーク|は|対象/.test(row.tight) && /[※*★☆軽◎●]/.test(row.tight),
    );
    if (!legend || legend.tight.includes(item.mark) || item.mark === '軽') return Math.min(...rates);
  }
  if (item.mark !== null && rates.length === 0) return 8;
  if (rates.length === 1) return rates[0]!;
  return rates.length > 1 ? Math.max(...rates) : null;
}

/** `※軽減税率 ★セルフメディケーション税制対象`: the marks that a legend gives to the reduced rate. */
const reducedMarks = (analysis: Analysis): Set<string> =>
  new Set(
    analysis.rows.flatMap((row) =>
      matchesOf(row.tight, /([※*★☆◎●#])(?:印|マーク)?[はが)）]?[^※*★☆◎●#\d]{0,6}(?:軽減|8%)/g).map(
        (match) => match[1]!,
      ),
    ),
  );

/** `★セルフメディケーション税制対象`, `☆ポイント2倍`: marks that a legend gives to something else than a rate. Looked for once. */
function otherMarks(analysis: Analysis): ReadonlySet<string> {
  let marks = OTHER.get(analysis);
  if (!marks) {
    marks = new Set(analysis.rows.flatMap(({ tight }) => OTHER_LEGEND.exec(tight)?.[1] ?? []));
    OTHER.set(analysis, marks);
  }
  return marks;
}
const OTHER = new WeakMap<Analysis, ReadonlySet<string>>();
const OTHER_LEGEND =
  /^([※*★☆◎●#])(?:印|マーク)?(?:の商品)?[はが:：]?(?:セルフメディケーション|SM税制|医療費控除|ポイント|会員|特売|お?買得|値引|割引|広告)(?!.*(?:軽減|8%))/;

/** `8%対象 9,390` / `10%対象* 200`: here a mark tells the goods of the standard rate. Looked for once on a paper. */
function standardMarks(analysis: Analysis): ReadonlySet<string> {
  const known = STANDARD.get(analysis);
  if (known) return known;
  const marked = analysis.rows.map((row) => MARKED_RATE.exec(row.tight));
  const marksOf = (rate: string) => new Set(marked.flatMap((found) => (found?.[1] === rate ? found[2]! : [])));
  const marks = marksOf('8').size > 0 ? new Set<string>() : marksOf('10');
  STANDARD.set(analysis, marks);
  return marks;
}
const MARKED_RATE = /^[(（]?(8|10)%(?:課税)?対象(?:額|計)?([※*★☆◎●#])(?=[¥\\\d])/;
const STANDARD = new WeakMap<Analysis, ReadonlySet<string>>();
