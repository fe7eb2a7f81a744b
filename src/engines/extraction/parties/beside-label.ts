import { ADDRESSED } from '../../../japan/honorifics.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Row } from '../page/rows.ts';
import { stripTail } from './customer-name.ts';

const AT_THE_END = new RegExp(String.raw`\s?(?:${ADDRESSED})$`);

/** The value in a column of its own beside the label. */
export function segmentAfter(row: Row, end: number): Candidate<string> | null {
  const segment = row.segments.find((entry) => entry.start >= end);
  const value = segment ? stripTail(segment.text) : '';
  if (!segment || value.length < 2 || /[¥\d]{4}|[:：]$|〒/.test(value) || OTHER_LABEL.test(value)) return null;
  return { row, start: segment.start, end: segment.start + value.length, value, repairs: [] };
}

/** `請求先      請求書番号  NG-0099182` over `株式会社見本`: the label of the next column is no name. */
const OTHER_LABEL =
  /^(?:(?:ご?請求書?|見積書?|注文書?|納品書?|契約|お客様|管理|伝票|顧客)(?:番号|No\.?|コード|ID)|(?:ご?請求|発行|作成|お?支払い?)(?:日|期限|期日|方法)|請求元|発行元|登録番号|件名|日付|備考|金額|但し?書き?|摘要|合計|内容)$/;

/** `請求先` over `株式会社 見本紙器 (登録番号 T…)`: a legal name with the customer's own number behind it. */
export const companyBelow = ({ companies }: Analysis, row: Row, left: number): Candidate<string> | null =>
  companies.find((entry) => entry.row.index === row.index + 1 && Math.abs(entry.row.column(entry.start) - left) < 12) ??
  null;

export function lineBelow(analysis: Analysis, row: Row, left: number): Candidate<string> | null {
  const below = analysis.rows[row.index + 1];
  const segment = below?.segments.find((entry) => Math.abs(entry.left - left) < 12);
  if (!below || !segment) return null;
  const value = stripTail(segment.text.replace(AT_THE_END, ''));
  if (value.length < 2 || /[¥\d]{4}|[:：]|〒/.test(value) || OTHER_LABEL.test(value)) return null;
  return { row: below, start: segment.start, end: segment.start + value.length, value, repairs: [] };
}
