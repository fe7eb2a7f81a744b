import type { Analysis } from '../document/analysis.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Row } from '../page/rows.ts';
import { type ItemRow, parseItemRow } from './parse-row.ts';

export interface Item {
  readonly description: string;
  readonly quantity: number | null;
  readonly unit_price: number | null;
  /** After a discount printed under the item. */
  readonly amount: number;
  readonly discount: number | null;
  readonly rate: number | null;
  readonly mark: string | null;
  /** A charge outside the tax, such as 軽油引取税. */
  readonly zeroRated: boolean;
  readonly source: ItemRow;
}

const HEADING_NAME = /品名|品目|商品名?|内容|摘要|項目|明細|件名|名称|内訳|description|item|details|particulars/i;
const HEADING_NUMBER = /数量|単価|金額|価格|税率|qty|quantity|unitprice|price|amount|rate/i;
const END_KINDS = new Set(['subtotal', 'total', 'base', 'tax', 'payable', 'tender', 'change', 'withholding']);
const NEVER =
  /^(?:TEL|電話|FAX|〒|No\.?|レジ(?!袋)|責|担当|登録番号|お?客様|会員|カード|承認|端末|ポイント|小計|合計|点数|お買上|取引|伝票|精算|入庫|出庫|駐車時間|利用時間|走行|車番|人数|部屋|ルーム|チェック|滞在|期間|お?支払|振込|請求|発行|領収|但|備考|(?:内|外)税|消費税|税率|税込|税抜|対象|印紙|現金|お?預|お?釣|クレジット|前回|今回|御?入金|繰越)/i;

/** The line items, from a table with a heading or from the rows above the totals of a receipt. */
export function findItems(analysis: Analysis, facts: readonly MoneyFact[], isReceipt: boolean): Item[] {
  const { rows } = analysis;
  const byRow = Map.groupBy(facts, (fact) => fact.row.index);
  const heading = rows.find((row) => isHeading(row) && !byRow.get(row.index)?.length);
  const region = heading ? tableRegion(rows, heading, byRow) : receiptRegion(rows, byRow);
  const hasQuantity = heading !== undefined && /数量|qty|quantity|個数/i.test(heading.tight);
  const hasNumber = heading !== undefined && /^(?:No\.?|#|番号|項番|NO)/i.test(heading.tight);
  const items: Item[] = [];
  let pending: ItemRow | null = null;
  for (const row of region) {
    const rowFacts = byRow.get(row.index) ?? [];
    const parsed = parseItemRow(row, hasQuantity, hasNumber);
    if (!parsed) continue;
    const proven = parsed.quantity !== null && parsed.unitPrice !== null && parsed.amount !== null;
    if (!proven && !isCandidate(analysis, row, rowFacts, heading !== undefined)) {
      pending = null;
      continue;
    }
    if (!proven && parsed.amount !== null && !rowFacts.some((fact) => fact.value === parsed.amount)) continue;
    const discount = rowFacts.find((fact) => fact.kind === 'discount');
    const previous = items.at(-1);
    if (isReceipt && discount && previous && !heading) {
      const off = -Math.abs(discount.value);
      items[items.length - 1] = {
        ...previous,
        amount: previous.amount + off,
        discount: (previous.discount ?? 0) + off,
      };
      continue;
    }
    if (parsed.amount === null) {
      if (
        parsed.quantity !== null &&
        parsed.unitPrice !== null &&
        parsed.description === '' &&
        previous &&
        previous.quantity === null &&
        Math.round(parsed.quantity * parsed.unitPrice) === previous.amount - (previous.discount ?? 0)
      )
        items[items.length - 1] = { ...previous, quantity: parsed.quantity, unit_price: parsed.unitPrice };
      else pending = isDescription(analysis, row, parsed) ? parsed : null;
      continue;
    }
    const description = parsed.description !== '' ? parsed.description : (pending?.description ?? '');
    const usable = parsed.description !== '' ? parsed : pending;
    const merged = parsed.description === '' && pending !== null;
    pending = null;
    if (!usable || !/[\p{L}]/u.test(description) || NEVER.test(description.replaceAll(' ', ''))) continue;
    items.push({
      description,
      quantity: parsed.quantity,
      unit_price: parsed.unitPrice,
      amount: discount && parsed.amount > 0 ? -parsed.amount : parsed.amount,
      discount: null,
      rate: parsed.rate,
      mark: parsed.mark ?? (merged ? usable.mark : null),
      zeroRated: rowFacts.some((fact) => fact.kind === 'zero_item' || fact.kind === 'zero'),
      source: usable,
    });
  }
  return items;
}

const isHeading = (row: Row): boolean =>
  HEADING_NAME.test(row.tight) &&
  (row.tight.match(new RegExp(HEADING_NUMBER, 'gi'))?.length ?? 0) >= 1 &&
  row.tight.length <= 60 &&
  !/[¥]/.test(row.tight) &&
  row.segments.length >= 2;

function tableRegion(rows: readonly Row[], heading: Row, byRow: ReadonlyMap<number, MoneyFact[]>): Row[] {
  const region: Row[] = [];
  for (const row of rows.slice(heading.index + 1)) {
    const facts = byRow.get(row.index) ?? [];
    const parsed = parseItemRow(row, true);
    const proven = parsed?.quantity != null && parsed.unitPrice != null && parsed.amount != null;
    if (!proven && facts.some((fact) => END_KINDS.has(fact.kind) && fact.via === 'row' && startsWithLabel(row, fact)))
      break;
    if (
      !proven &&
      /^(?:小計|合計|総合計|税抜|消費税|備考|subtotal|total|振込先|お振込先|以上|※)/i.test(row.tight) &&
      !/[\d]{3,}$/.test(row.tight.replace(/,/g, ''))
    ) {
      if (/^(?:備考|振込先|お振込先|以上)/.test(row.tight)) break;
    }
    region.push(row);
  }
  return region;
}

/** The label of a total opens its row, or its segment; an item may well contain the same word. */
function startsWithLabel(row: Row, fact: MoneyFact): boolean {
  const segment = row.segments.findLast((entry) => entry.start <= fact.start);
  const before = row.text.slice(0, fact.start).trim();
  const descriptive = before.replace(/ {2,}.*$/, '');
  return before === '' || (segment !== undefined && descriptive.replaceAll(' ', '').length <= fact.word.length + 10);
}

function receiptRegion(rows: readonly Row[], byRow: ReadonlyMap<number, MoneyFact[]>): Row[] {
  const isEnd = (row: Row) => {
    const facts = byRow.get(row.index) ?? [];
    return facts.some((fact) => END_KINDS.has(fact.kind) && fact.via === 'row' && !itemLike(row));
  };
  const first = rows.findIndex(isEnd);
  const end = first === -1 ? rows.length : first;
  const before = rows.slice(0, end);
  // A big total above the details, as on slips and simple invoices: the details stand below it.
  const parsed = before.filter((row) => {
    const named = /\p{L}{2}/u.test(row.text);
    return (byRow.get(row.index) ?? []).some((fact) => fact.kind === 'bare' && (fact.currency || named));
  });
  if (parsed.length > 0 || first === -1) return before;
  return rows.slice(first + 1).filter((row) => !isEnd(row));
}

const itemLike = (row: Row): boolean => {
  const parsed = parseItemRow(row, true);
  return (
    parsed !== null &&
    parsed.quantity !== null &&
    parsed.unitPrice !== null &&
    parsed.amount !== null &&
    parsed.description.length >= 2
  );
};

function isCandidate(analysis: Analysis, row: Row, facts: readonly MoneyFact[], inTable: boolean): boolean {
  if (analysis.bankRows.has(row.index)) return false;
  const on = (place: { row: Row }) => place.row === row;
  if (
    analysis.phones.some(on) ||
    analysis.addresses.some(on) ||
    analysis.registration.found.some(on) ||
    analysis.emails.some(on)
  )
    return false;
  if (analysis.times.some(on) || analysis.postalCodes.some(on)) return false;
  if (!inTable && analysis.dates.some(on)) return false;
  if (/(?:御中|様|殿)\s*$/.test(row.text)) return false;
  const kinds = facts.map((fact) => fact.kind);
  if (kinds.length === 0) return true;
  const main = kinds.at(-1)!;
  return (
    main === 'bare' ||
    main === 'zero_item' ||
    main === 'discount' ||
    main === 'zero' ||
    (inTable && (main === 'paid_by' || main === 'ignore'))
  );
}

/** A row that can only be the name of what the next row prices. */
function isDescription(analysis: Analysis, row: Row, parsed: ItemRow): boolean {
  if (parsed.description.length < 2 || parsed.description.length > 40 || row.segments.length > 2) return false;
  const on = (place: { row: Row }) => place.row === row;
  return (
    !analysis.dates.some(on) &&
    !analysis.companies.some(on) &&
    !/[:：]|領収|請求|ありがとう|様$|御中$/.test(row.tight) &&
    !NEVER.test(row.tight)
  );
}
