import { addDays, monthEnd, todayInJapan } from '../../../japan/eras.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { contextOf } from '../page/context.ts';
import { ACKNOWLEDGEMENT } from '../vocabulary/paper-words.ts';
import { OWN_DAYS } from '../vocabulary/shared-words.ts';
import type { Analysis, DateCandidate } from './analysis.ts';

export interface ResolvedDate extends Candidate<string> {
  readonly score: number;
  /** Computed from payment terms, not printed. */
  readonly derived: boolean;
  /** A label beside it says which date it is. */
  readonly labelled: boolean;
}

const ISSUE =
  /請求日|返品日|発行[:：]?$|発行時刻|ご?精算年月日|利用年月日|取引年月日|診療日|調剤日|見積日|発注日|注文日(?=$)|通知日|発行日|作成日|日付|領収(?:年月)?日|販売日時?|取引日時?|請求年月日|発行年月日|御?請求書日|dateofissue|issuedate|issued(?:on)?|invoicedate|(?<!due)date|利用日時|収納印|収納日|領収(?:日付)?印|精算日時?|出庫日時|会計日時?|売上日|購入日|発売日/i;
const DUE =
  /支払い?期[限日眼]|支払い?日|(?:支払い?|振込|入金)予定日|お支払|振込期限|振込期日|引落|引き落とし|振替(?:予定)?日|入金期限|納付期限|期日|期限|due|payby|payable/i;
const OTHER =
  /締切|締め|締日|納品日?|利用期間|対象期間|期間|ご?利用日(?!時)|乗車|入庫|入店|入室|入館|入場|入園|受付|お渡し|引取|仕上|返却|予定|元取引|宿泊|到着|出発|チェックイン|チェックアウト|有効|生年月日|登録日|改定|施行|前回|注文日|受注日|契約|次回|検収|出荷|発送|開始|終了|まで|から|以降|現在|発売|賞味|消費期限|period|deliver|order|valid|expir|from|until|checkin|checkout|stay|~/i;
const STRONG_RECEIPT = /領収(?:年月)?日|取引日|精算日|発行日|会計日|利用日時|出庫/;
/** On a receipt the day of the service is the day of the transaction, when no other is printed. */
const SERVICE_DAY =
  /乗車日|降車日|ご?利用(?:年月)?日|お?預り日?$|受付日?$|来店日|ご?来院日|施術日|受診日|診療日|調剤日|お取扱日|取扱日/;

/** Labels that say which day is the paper's own. */
export const ISSUE_LABEL = new RegExp(OWN_DAYS.words);

interface DateInput {
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
    const label = beside || context.above || (context.left === '' ? context.below : '');
    let score = 1 - position * 0.05;
    if (ISSUE.test(label)) score += 4;
    if (isReceipt && STRONG_RECEIPT.test(label)) score += 1;
    if (DUE.test(label)) score -= 6;
    if (OTHER.test(label) && !/発行日|請求日|領収日|発売日/.test(label)) score -= 4;
    if (/^(?:締切|締め|締|納品|まで|から|~|分|現在|期限|以降|入庫|ご?利用分)/.test(context.right)) score -= 4;
    if (/^[~〜-]\d/.test(context.right) || /\d[日)]?[~〜-]$/.test(context.left)) score -= 4;
    // 御請求書 2026年10月20日締: the day of a statement where no other is printed.
    if (isClosing(label, context.right)) score = Math.max(score, CLOSING_ALONE);
    if (candidate.hit.weekday) score += candidate.hit.weekday.matches ? 1 : -0.5;
    if (candidate.hit.notation === 'compact') score -= ISSUE.test(label) ? 0 : 4;
    if (candidate.hit.notation === 'short') score -= 0.6;
    if (isReceipt && analysis.times.some((time) => time.row === candidate.row && time.start >= candidate.end))
      score += 1.5;
    if (candidate.value > tomorrow) score -= 3;
    if (candidate.value < '1990-01-01') score -= 3;
    if (inItemTable(candidate)) score -= 2.5;
    // 上記正に領収いたしました 令和8年10月10日
    if (ACKNOWLEDGEMENT.pattern.test(candidate.row.tight)) score += 3;
    const labelled =
      ISSUE.test(label) ||
      isClosing(label, context.right) ||
      // 令和8年11月2日発行  No.8-113: grown together with the date, and closed by a space.
      /^(?:発行|作成|領収)(?=\s|$)/.test(candidate.row.text.slice(candidate.end)) ||
      /^(?:発行|作成|領収)(?!\D{0,4}\d)|^[(]?請求日[)]?$/.test(context.right) ||
      (context.right === '' && /^[(](?:請求日|発行日|作成日)[)]$/.test(context.below));
    const isBehind = labelled && !ISSUE.test(label) && !isClosing(label, context.right);
    return { ...candidate, score: isBehind ? score + 3 : score, derived: false, labelled };
  });
  const days = new Set(scored.map((candidate) => candidate.value));
  const settled = scored.map((candidate) => {
    const { left } = contextOf(analysis.rows, candidate, 14);
    return isReceipt && days.size === 1 && SERVICE_DAY.test(left)
      ? { ...candidate, score: Math.max(candidate.score, 3), labelled: true }
      : candidate;
  });
  const best = settled.sort((a, b) => b.score - a.score)[0];
  // A lone date is the document's date, whatever its label.
  const lone = days.size === 1;
  return best && best.score > (lone ? -7.5 : -2.5) ? best : null;
}

/** `令和8年10月25日 締`, `検針日 2026/10/14`: a statement bears the day on which it was closed or a meter was read. */
const isClosing = (label: string, right: string): boolean =>
  /(?:締(?:切|め)?日?|検針日)[:：]?$/.test(label) || /^締(?:切|め|日)?(?!\p{L}*\d)/u.test(right);

/** Above the least a date needs, below every other date of the paper. */
const CLOSING_ALONE = -2;

/** A date at the head of a row that ends in an amount is a line item's date. */
const inItemTable = (candidate: DateCandidate): boolean =>
  candidate.start <= 2 &&
  /\d[\d,]{2,}\s*$/.test(candidate.row.text.slice(candidate.end)) &&
  candidate.row.segments.length >= 3;

/** 発送代行ご請求書   2026年11月5日: the title of the paper labels no date. */
const withoutTitle = (label: string): string => label.replace(/^.*(?:請求書|領収[書証]|明細書)$/, '');

/** The words in front; empty when another value stands there, as in a row of values under headings. */
const labelText = (left: string): string =>
  /[A-Za-z0-9][A-Za-z0-9\-/.]{2,}$/.test(left) && /\d[A-Z]?$/.test(left)
    ? ''
    : left.replace(/.*\d{2}(?=\D)/, '').slice(-14);

export function findDueDate({ analysis }: DateInput, issue: string | null, terms: string | null): ResolvedDate | null {
  const scored = analysis.dates
    .map((candidate) => {
      const context = contextOf(analysis.rows, candidate, 14);
      const label = labelText(context.left) || context.above;
      let score = DUE.test(label) ? 5 : 0;
      if (score === 0 && /^(?:まで(?:に)?(?:お?支払|お?振込)|期限|引落|振替)/.test(context.right)) score = 4;
      if (score === 0 && label === '' && DUE.test(context.below) && context.left === '') score = 2.5;
      if (/発行日|請求日|有効/.test(label)) score -= 5;
      if (issue !== null && candidate.value < issue) score -= 1;
      return { ...candidate, score, derived: false, labelled: score > 0 };
    })
    .sort((a, b) => b.score - a.score);
  if (scored[0] && scored[0].score > 0) return scored[0];
  return derivedDueDate(analysis, issue, terms);
}

/** Month-day without a year beside a due label, or words such as 翌月末: always marked as derived. */
function derivedDueDate(analysis: Analysis, issue: string | null, terms: string | null): ResolvedDate | null {
  if (issue === null) return null;
  for (const row of analysis.rows) {
    const match =
      /(?:支払い?期限|支払い?期日|振込期限|振込期日|お支払日|お支払い?は|引落し?日|振替日|納入期限|払込期限)[:]?(?:(?:(20\d\d)年|令和(\d{1,2})年)?(\d{1,2})月(?:(\d{1,2})日|(末)日?))/.exec(
        row.tight,
      ) ?? /^()()(\d{1,2})月(?:(\d{1,2})日|(末)日?)まで(?:に)?(?:お支払|お振込)/.exec(row.tight);
    if (!match) continue;
    const [, western, era, month = '', day, end] = match;
    const year = western ? Number(western) : era ? 2018 + Number(era) : Number(issue.slice(0, 4));
    const pad = (text: string) => text.padStart(2, '0');
    const first = `${year}-${pad(month)}-01`;
    const sameYear = end === undefined ? `${year}-${pad(month)}-${pad(day!)}` : monthEnd(first);
    const value = sameYear >= issue || western || era ? sameYear : `${year + 1}${sameYear.slice(4)}`;
    const start = row.tightIndex[match.index] ?? 0;
    return {
      row,
      start,
      end: row.tightIndex[match.index + match[0].length] ?? row.text.length,
      value,
      repairs: [end === undefined ? 'year_from_issue_date' : 'end_of_month'],
      score: 3,
      derived: !western && !era,
      labelled: true,
    };
  }
  if (terms === null) return null;
  const days = /net\s?(\d{1,3})|(\d{1,3})日以内/i.exec(terms);
  const value = /翌々月末/.test(terms)
    ? monthEnd(issue, 2)
    : /翌月末/.test(terms)
      ? monthEnd(issue, 1)
      : /当月末|月末(?:まで|払)/.test(terms)
        ? monthEnd(issue)
        : days && !/検収|納品/.test(terms)
          ? addDays(issue, Number(days[1] ?? days[2]))
          : null;
  const row = analysis.rows.find((entry) => entry.text.includes(terms.slice(0, 6)));
  return value && row
    ? {
        row,
        start: 0,
        end: row.text.length,
        value,
        repairs: ['from_payment_terms'],
        score: 2,
        derived: true,
        labelled: false,
      }
    : null;
}

const OTHER_TIME =
  /営業|受付|開店|閉店|預入|入庫|入店|入室|入館|入場|入園|チェックイン|時間|まで|から|~$|到着|出発|発$|着$/;

/** The time of the transaction: on the date's row first. */
export function findTransactionTime(analysis: Analysis, date: ResolvedDate | null): Candidate<string> | null {
  const scored = analysis.times.map((time) => {
    const context = contextOf(analysis.rows, time, 8);
    let score = 0;
    if (date && time.row === date.row) score += time.start >= date.end ? 4 : 2;
    else if (date && Math.abs(time.row.index - date.row.index) === 1) score += 1.5;
    if (OTHER_TIME.test(context.left) || /^[~〜-]/.test(context.right)) score -= 4;
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
