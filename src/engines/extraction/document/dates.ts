import { addDays, todayInJapan } from '../../../japan/eras.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { contextOf } from '../page/context.ts';
import {
  BEHIND_OTHER_DAY,
  DUE_DAY_LABEL,
  OTHER_DAY_LABEL,
  OWN_DAY_LABEL,
  RECEIPT_DAY_LABEL,
  SERVICE_DAY_LABEL,
  SURELY_OWN_DAY,
} from '../vocabulary/date-labels.ts';
import { ACKNOWLEDGEMENT } from '../vocabulary/paper-words.ts';
import { OWN_DAYS } from '../vocabulary/shared-words.ts';
import type { Analysis, DateCandidate } from './analysis.ts';
import { isMailDay } from './mail-header.ts';
import { beginsPeriod, endsHire, endsPeriod } from './period.ts';

export interface ResolvedDate extends Candidate<string> {
  readonly score: number;
  /** Computed from payment terms, not printed. */
  readonly derived: boolean;
  /** A label beside it says which date it is. */
  readonly labelled: boolean;
}

/** Labels that say which day is the paper's own. */
export const ISSUE_LABEL = new RegExp(OWN_DAYS.words);

export interface DateInput {
  readonly analysis: Analysis;
  readonly isReceipt: boolean;
  readonly now: Date;
}

/** The issue date of an invoice, or the day of a receipt's transaction. */
export function findDocumentDate({ analysis, isReceipt, now }: DateInput): ResolvedDate | null {
  const tomorrow = addDays(todayInJapan(now), 1);
  const scored = analysis.dates.map((candidate, position) => {
    const context = contextOf(analysis.rows, candidate, 14);
    const beside = withoutTitle(labelText(context.left));
    const above = inItemTable(candidate) && headsColumns(analysis, candidate) ? '' : context.above;
    const label = beside || above || (context.left === '' ? context.below : '');
    let score = 1 - position * 0.05;
    if (OWN_DAY_LABEL.pattern.test(label)) score += 4;
    // 請求日 beside 作成日: the one that names the paper.
    if (!isReceipt && SURELY_OWN_DAY.pattern.test(label)) score += 0.5;
    if (isReceipt && RECEIPT_DAY_LABEL.pattern.test(label)) score += 1;
    if (DUE_DAY_LABEL.pattern.test(label)) score -= 6;
    if (isMailDay(analysis.rows, candidate.row)) score -= 4;
    const isReturn = isReceipt && endsHire(context.left);
    if (OTHER_DAY_LABEL.pattern.test(label) && !SURELY_OWN_DAY.pattern.test(label) && !isReturn) score -= 4;
    if (BEHIND_OTHER_DAY.pattern.test(context.right)) score -= 4;
    const isOfPeriod = beginsPeriod(context.right) || endsPeriod(context.left);
    if ((isOfPeriod && !isReturn) || /^-\d/.test(context.right) || /\d[日)]?-$/.test(context.left)) score -= 4;
    // 御請求書 2026年10月20日締: the day of a statement where no other is printed.
    if (isClosing(label, context.right)) score = Math.max(score, CLOSING_ALONE);
    if (candidate.hit.weekday) score += candidate.hit.weekday.matches ? 1 : -0.5;
    if (candidate.hit.notation === 'compact') score -= OWN_DAY_LABEL.pattern.test(label) ? 0 : 4;
    if (candidate.hit.notation === 'short') score -= 0.6;
    if (
      isReceipt &&
      analysis.times.some((time) => time.row === candidate.row && time.start >= candidate.end && !isDeparture(time))
    )
      score += 1.5;
    if (candidate.value > tomorrow) score -= 3;
    if (candidate.value < '1990-01-01') score -= 3;
    if (inItemTable(candidate)) score -= 2.5;
    if (isPaperNumber(context.left)) score -= 4;
    // 上記正に領収いたしました 令和8年10月10日
    if (ACKNOWLEDGEMENT.pattern.test(candidate.row.tight)) score += 3;
    const labelled =
      OWN_DAY_LABEL.pattern.test(label) ||
      isClosing(label, context.right) ||
      // 令和8年11月2日発行 No.8-113: grown together with the date, and closed by a space; 2日 発行   No.8-113: by a wide one.
      // 2026/04/10 (請求日)     No.26-88: in brackets, whatever stands in the next column.
      /^ ?[(](?:請求|発行|作成|領収|精算|会計)日[)](?= {2}|$)/.test(candidate.row.text.slice(candidate.end)) ||
      // 2026年10月31日付     請求番号 104-26: alone at the head of its row.
      (candidate.start <= 2 && /^付(?: {2,}|$)/.test(candidate.row.text.slice(candidate.end))) ||
      // 2026年 9月29日  上田駅 指3 発行: where a ticket was made out stands between.
      /^\s+\S{1,8}駅(?:\s{0,4}\S{1,6}){0,2}?\s*発行\s*$/.test(candidate.row.text.slice(candidate.end)) ||
      /^(?:発行|作成|領収)(?=\s|$)|^ (?:発行|作成|領収)(?= {2}|$)/.test(candidate.row.text.slice(candidate.end)) ||
      /^(?:発行|作成|領収)(?!\D{0,4}\d)|^(?:[(]|[←<]-{0,2})?(?:請求|発行|作成|領収|集金|精算|会計)(?:年月)?日[)]?$/.test(
        context.right,
      ) ||
      (context.right === '' && /^[(](?:請求日|発行日|作成日)[)]$/.test(context.below));
    const isBehind = labelled && !OWN_DAY_LABEL.pattern.test(label) && !isClosing(label, context.right);
    const isDue = DUE_DAY_LABEL.pattern.test(label);
    return { ...candidate, score: isBehind ? score + 3 : score, derived: false, labelled, isDue };
  });
  const days = new Set(scored.map((candidate) => candidate.value));
  const settled = scored.map((candidate) => {
    const { left, above } = contextOf(analysis.rows, candidate, 14);
    return isReceipt && days.size === 1 && SERVICE_DAY_LABEL.pattern.test(left || above)
      ? { ...candidate, score: Math.max(candidate.score, 3), labelled: true }
      : candidate;
  });
  const best = reminding(settled) ?? settled.sort((a, b) => b.score - a.score)[0];
  // A lone date is the document's date, whatever its label; for a receipt one to come (次回更新日) is no other.
  const lone = [...days].filter((day) => !isReceipt || day <= tomorrow).length === 1;
  return best && best.score > (lone ? -7.5 : -2.5) ? best : null;
}

/**
 * 督促状 / 2026年11月13日 … 請求日 8月31日 支払期日 9月30日: a day alone at the head, after the day on which the money of
 * the bill below was due, is that of the reminder.
 */
const reminding = <D extends ResolvedDate & { readonly isDue: boolean }>(dates: readonly D[]): D | undefined => {
  const head = dates.find(
    ({ row, start, end }) => row.index < HEAD && `${row.text.slice(0, start)}${row.text.slice(end)}`.trim() === '',
  );
  return dates.some(({ isDue, value }) => isDue && head && value < head.value) ? head : undefined;
};
const HEAD = 4;

/** `令和8年10月25日 締`, `検針日 2026/10/14`: a statement bears the day on which it was closed or a meter was read. */
const isClosing = (label: string, right: string): boolean =>
  /(?:[締〆](?:切|め)?日?|検針日)[:：]?$/.test(label) || /^[締〆](?:切|め|日)?(?!\p{L}*\d)/u.test(right);

/** Above the least a date needs, below every other date of the paper. */
const CLOSING_ALONE = -2;

/** A date at the head of a row that ends in an amount is a line item's date. */
const inItemTable = (candidate: DateCandidate): boolean =>
  candidate.start <= 2 &&
  /\d[\d,]{2,}\s*$/.test(candidate.row.text.slice(candidate.end)) &&
  candidate.row.segments.length >= 3;

/** 伝票日付  品名  数量  金額: its words stand over every day of the goods. */
const headsColumns = ({ rows }: Analysis, { row }: DateCandidate): boolean =>
  /品[名目番]|商品|摘要|数量|単価/.test(rows[row.index - 1]?.tight ?? '');

/** 発送代行ご請求書   2026年11月5日: the title of the paper labels no date. */
const withoutTitle = (label: string): string => label.replace(/^.*(?:請求書|領収[書証]|明細書)$/, '');

/** The words in front; empty when another value stands there, as in a row of values under headings. */
export const labelText = (left: string): string =>
  /@\S+$/.test(left) || (/[A-Za-z0-9][A-Za-z0-9\-/.]{2,}$/.test(left) && /\d[A-Z]?$/.test(left))
    ? ''
    : left.replace(/.*(?:\d{2}(?=\D)|月\d日)/, '').slice(-14);

const OTHER_TIME =
  /営業|受付|開店|閉店|預入|入庫|入店|入室|入館|入場|入園|チェックイン|時間|まで|から|~$|到着|出発|発$|着$/;

/** 出発 2026/10/13 09:00, 航走日 5月3日 8:00: when a journey begins or ends, its day between the word and the time. */
const OF_A_JOURNEY =
  /(?:出発|帰着|到着|返却|貸出|出航|航走|運航|搭乗|乗船|発車)日?時?[:：]?[\d年月日/.()（）火水木金土曜\s-]{0,24}$/;

/** No. 2026-10-17: the paper's number, made of some day. */
export const isPaperNumber = (left: string): boolean => /(?:No[.:]?|№|番号)[:：.]?$/i.test(left);

/** 9:30発, 搭乗日 5月3日 8:00: when a ship or a train leaves says nothing about when somebody paid. */
export const isDeparture = ({ row, start, end }: Pick<Candidate<string>, 'row' | 'start' | 'end'>): boolean =>
  DEPARTS.test(row.text.slice(Math.max(0, start - 40), start)) || LEAVES.test(row.text.slice(end, end + 3));
const DEPARTS = /(?:出[航港帆]|航走|運航|搭乗|乗船|発車)日?時?[:：]?[\d年月日/.()（）火水木金土曜\s-]{0,24}$/;
const LEAVES = /^\s?[発着](?![券行送])/;

/** Behind the word for a journey, or behind another day than the paper's own. */
function isOfOtherDay(time: Candidate<string>, inRow: readonly DateCandidate[], date: ResolvedDate | null): boolean {
  const { row, start, end } = time;
  if (OF_A_JOURNEY.test(row.text.slice(Math.max(0, start - 40), start))) return true;
  // 16:20発
  if (LEAVES.test(row.text.slice(end, end + 3))) return true;
  const day = inRow.findLast((entry) => entry.end <= start);
  const isOther = date !== null && day !== undefined && row !== date.row && day.value !== date.value;
  return isOther && OTHER_DAY_LABEL.pattern.test(row.text.slice(0, day.start).replaceAll(' ', '').slice(-14));
}

/** The time of the transaction: on the date's row first. */
export function findTransactionTime(analysis: Analysis, date: ResolvedDate | null): Candidate<string> | null {
  const days = Map.groupBy(analysis.dates, ({ row }) => row);
  const scored = analysis.times.map((time) => {
    const context = contextOf(analysis.rows, time, 8);
    let score = 0;
    if (date && time.row === date.row) score += time.start >= date.end ? 4 : 2;
    else if (date && Math.abs(time.row.index - date.row.index) === 1) score += 1.5;
    if (OTHER_TIME.test(context.left) || /^[~〜-]/.test(context.right)) score -= 4;
    else if (isOfOtherDay(time, days.get(time.row) ?? [], date)) score -= 4;
    if (/時刻|日時|time/i.test(context.left)) score += 2;
    return { time, score };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0
    ? best.time
    : best && best.score === 0 && analysis.times.length === 1
      ? best.time
      : null;
}
