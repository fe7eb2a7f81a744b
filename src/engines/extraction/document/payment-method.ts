import type { PaymentMethod } from '../../../contract/labels/extraction.labels.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { CHANGE, PAYMENT_WORDS, TENDERED, TENDERED_WITH_CHANGE } from '../vocabulary/payment-words.ts';
import type { Analysis } from './analysis.ts';

const NEGATIVE =
  /ご利用(?:いただけ|になれ)|使えます|取扱い?(?:カード|中)|各種|キャンペーン|還元|ポイント(?:カード)?|残高|チャージ|でのお支払い?は|不可|手数料|(?<!現金で?)お預かりしま/;

const NOT_SO = /(?:振込|振替)(?:は|の必要は)?(?:不要|ありません|ございません)/;

/** 現金 ・ 小切手 ・ 振込: what a pad offers, and nobody marked any. */
const CHOICE = '[(（□☐]?(?:現金|小切手|手形|(?:銀行)?振込|クレジット(?:カード)?|カード|電子マネー|商品券|その他)[)）]?';
const CHOICES = new RegExp(`^(?:お?支払い?方法)?[:：]?${CHOICE}(?:[・/／、,□☐]${CHOICE})+$`);

/** 掛売ではなく現金, 売掛以外・現金, 現金 0 / カード 13,780, 現金 □ 振込 ■: another way, named and not taken. */
function isRuledOut(tight: string, start: number, end: number): boolean {
  const behind = tight.slice(end);
  if (/^(?:で?(?:は|も)?(?:なく|ありません|ございません)|(?:カード)?以外|[:：]?[¥\\]?0円?(?![\d,.]))/.test(behind))
    return true;
  if (!/□/.test(tight) || !TICKED.test(tight)) return false;
  // Where the first box stands in front of the first word, all do.
  return /^[□■☑☒✓✔]/u.test(tight) ? tight[start - 1] === '□' : /^[^□■☑☒✓✔\d]{0,4}□/u.test(behind);
}
const TICKED = /[■☑☒✓✔]/u;

const likelyWords = likelyPatterns(PAYMENT_WORDS, ({ pattern }) => pattern);

/** How it was, or will be, paid. Null when nothing on the paper says so. */
export function findPaymentMethod(
  analysis: Analysis,
  isReceipt: boolean,
  itemRows: ReadonlySet<number>,
): (Candidate<PaymentMethod> & { score: number }) | null {
  let best: (Candidate<PaymentMethod> & { score: number }) | null = null;
  for (const row of analysis.rows.filter((entry) => !itemRows.has(entry.index)))
    for (const { method, weight, pattern } of likelyWords(row.tight)) {
      const match = pattern.exec(row.tight);
      if (!match) continue;
      // お振込不要: how it need not be paid.
      if (NOT_SO.test(row.tight) || CHOICES.test(row.tight)) continue;
      if (isRuledOut(row.tight, match.index, match.index + match[0].length)) continue;
      let score = weight;
      if (NEGATIVE.test(row.tight) && !(method === 'bank_transfer' || method === 'direct_debit')) score -= 3;
      if (/支払い?方法|お支払い?[:：]|決済方法|payment/i.test(row.tight)) score += 2;
      // お支払期限 10/31 銀行振込: how, beside until when.
      if (/支払い?期[限日].{0,24}銀行振込/.test(row.tight)) score += 2;
      if (isReceipt && /[¥\d]\d*$/.test(row.tight)) score += 0.6;
      if (isReceipt && method === 'bank_transfer') score -= 1.5;
      if (!isReceipt && (method === 'cash' || method === 'e_money')) score -= 1.5;
      if (score > (best?.score ?? 0))
        best = { ...place(row, match.index, match[0].length), value: method, repairs: [], score };
    }
  // Money handed over and change given back is cash, whatever else is printed, unless a card paid.
  const change = analysis.rows.find((row) => CHANGE.test(row.tight) && /\d/.test(row.tight));
  const handed = (row: Row) =>
    TENDERED.test(row.tight) || (change !== undefined && TENDERED_WITH_CHANGE.test(row.tight));
  const tendered = analysis.rows.find(handed);
  if (isReceipt && tendered && (change || !best) && (best === null || best.value === 'cash' || best.score < 3.6))
    return { ...place(tendered, 0, tendered.tight.length), value: 'cash', repairs: [], score: 4 };
  if (best && best.score >= 1.5) return best;
  // An account printed on a bill is where the money is to go.
  const account = isReceipt
    ? undefined
    : analysis.rows.find((row) => analysis.bankRows.has(row.index) && !NOT_SO.test(row.tight));
  return account ? { ...place(account, 0, account.tight.length), value: 'bank_transfer', repairs: [], score: 2 } : null;
}

const place = (row: Row, tightStart: number, length: number) => ({
  row,
  start: row.tightIndex[tightStart] ?? 0,
  end: (row.tightIndex[tightStart + length - 1] ?? row.text.length - 1) + 1,
});
