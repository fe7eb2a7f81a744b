import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { type WordRule, wordRule } from './word-rule.ts';

/** What is printed in the row of a name, in front of it or behind it, and is no part of it. */
export const AROUND_NAMES: readonly WordRule[] = [
  wordRule(
    'who-handles',
    /(?<=\S)\s*(?:[(（]\s?(?:担当者?|係)[\s:：][^()（）]*[)）]|\s(?:担当者?|係)[\s:：]\s?\S.{0,12})$/,
    'もち処 みほん(担当:佐藤)',
    '担当 佐藤',
  ),
  wordRule(
    'founded',
    /^(?:創業|創立)\s?\S{2,8}年?\s+|^since ?\d{4}\s+|\s+since ?\d{4}$/i,
    '創業昭和30年 みほん堂',
    '創業支援室',
  ),
  wordRule('hours', /(?<=\S)\s+(?:営業時間|受付時間|定休日)\s?\S.*$/, 'みほん堂 営業時間10-18', '営業時間 10-18'),
  wordRule(
    'kind-of-print',
    /(?<=\S)\s+(?:お会計|ご?利用明細|お買上げ?明細|お客様控え?|TAKE ?OUT)$/i,
    'みほん堂 お会計',
    'お会計',
  ),
  wordRule(
    'greeting',
    /^(?:毎度ありがとうございます|いらっしゃいませ|お気軽にどうぞ|ようこそ)[!！。]?\s+|\s+より(?:お?礼|ご挨拶)$/,
    'いらっしゃいませ みほん堂',
    'いらっしゃいませ',
  ),
  wordRule(
    'brackets-beside',
    /^【[^】]{1,8}】\s?(?=\S{2})|(?<=\S{2})\s?【[^】]{1,8}】$/,
    '【公式】みほん堂',
    '【みほん堂】',
  ),
  wordRule(
    'word-of-a-form',
    /^[(（[【](?:屋号|店名|店舗名|名称|商号|氏名|事業者名?|会社名)[)）\]】]\s?(?=\S{2})/,
    '(屋号)みほん堂',
    '屋号 みほん堂',
  ),
  // Spaces that a reader of pictures or of a PDF lost.
  wordRule(
    'keeper-grown-to-the-name',
    /(?<=\S{3}(?<!株式会社|有限会社|合同会社))(?:院長|店主|園主|代表(?:者|取締役|理事)?(?:組合長)?|理事長|組合長)(?:\p{Script=Han}{2,6}|\p{Script=Han}{1,4}[ぁ-んァ-ヶー]{2,4})$/u,
    'みほん堂店主見本太郎',
    '店主見本太郎',
  ),
  wordRule(
    'calling-grown-to-a-person',
    /^(?:翻訳者|通訳者|貸主|地主|家主|発行者|債権者|収納機関|ライター|イラストレーター|コンサルタント|カメラマン)(?=[\p{Script=Han}ぁ-んァ-ヶー]{3,9}$)(?!\S*(?:様|さま)$)/u,
    '翻訳者みほん',
    '翻訳者',
  ),
  wordRule('letters-of-a-seal', /(?<=\S{2})[之の]印$/, 'みほん堂之印', '見本之印刷'),
  wordRule('quoted', /^[「『"“]([^「」『』"“”]{2,20})[」』"”]$/, '「みほん堂」', '味の「みほん」屋'),
  wordRule('between-waves', /^[~～〜]+\s*(\S.*?)\s*[~～〜]+$/, '~ みほん堂 ~', '豆腐屋 みほん〜'),
];

const inner = (_: string, kept: unknown): string => (typeof kept === 'string' ? kept : '');

const likelyAround = likelyPatterns(AROUND_NAMES, ({ pattern }) => pattern);

/** The rows of the table, one after the other; what a row keeps of a text stands in its brackets. */
export function withoutSurroundings(text: string): string {
  let left = text;
  // What is taken away brings no letters with it.
  for (const { pattern } of likelyAround(text)) left = left.replace(pattern, inner);
  return left;
}
