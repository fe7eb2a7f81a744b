import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Row } from '../page/rows.ts';
import type { Candidate, Place } from './candidate.ts';

/** An address with the lines it goes on in. */
export interface BrokenAddress extends Candidate<string> {
  readonly more: readonly Place[];
}

/** A town that its line ends with. */
export const TOWN_AT_END = new RegExp(
  String.raw`(?:${PREFECTURES.map((prefecture) => prefecture.name).join('|')})[\p{Script=Han}ぁ-んァ-ヶー]{1,8}?[市区町村郡]\S{0,40}$`,
  'u',
);
/** 高岡市役所, 富山県知事許可: what bears the name of a town. */
export const NAMED_AFTER_TOWN = /(?:役場|役所|庁|局|会|知事\S*|許可\S*)$/;
export const ADDRESS_LABEL = /住所|所在地|本社|本店/;
/** A house, or a part of the town with its house, and nothing else. */
const REST =
  /^(?:[\p{Script=Han}ぁ-んァ-ヶー]{1,10})?[1-9]\d{0,3}(?:丁目)?(?:[-番]\d{1,4}){0,3}(?:番地?|号)?(?:\s\S{1,14}(?:ビル|館|棟|\dF|階))?$/u;
const PHONE = new RegExp(String.raw`(?:T\s?E\s?L|${CONTACT_LABELS.denwa})?[.:：]?\s?0[\d-]{8,12}\s+`);

/** 富山県高岡市蓮花寺 ⏎ 582-4: a town at the end of its line, its house alone on the next. */
export function findBrokenAddress(row: Row, next: Row | undefined): BrokenAddress | null {
  if (!next || next.page !== row.page || !/[都道府県]/.test(row.text)) return null;
  const text = row.text.trimEnd();
  const town = TOWN_AT_END.exec(text);
  if (!town || /\d|[〇一二三四五六七八九十]$/.test(town[0]) || NAMED_AFTER_TOWN.test(town[0])) return null;
  const before = text.slice(0, town.index).replace(PHONE, '').replace(ADDRESS_LABEL, '');
  const line = next.text.trim();
  if (/[^\s\d〒:-]/.test(before) || !REST.test(line)) return null;
  const start = next.text.search(/\S/);
  return {
    row,
    start: town.index,
    end: text.length,
    value: town[0] + line,
    repairs: ['line_break_removed'],
    more: [{ row: next, start, end: start + line.length }],
  };
}
