import type { KindSubject } from '../../document/kind.ts';
import type { Rule } from '../../learned/rule.ts';
import { has, INVOICE, RECEIPT, says, titled } from './kind-subject.ts';

/** What makes a paper an invoice or a receipt. */
export const BILLING_RULES: readonly Rule<KindSubject>[] = [
  {
    id: 'title-invoice',
    when: titled(/請求(?:明細)?書|^ご請求$|(?:tax)?invoice$|^invoice/i),
    example: INVOICE,
    counterExample: RECEIPT,
  },
  {
    id: 'title-notice-of-charges',
    when: titled(/(?:料金|使用量).{0,8}お知らせ|納入通知書|納付書|払込票/),
    example: 'ガスご使用量・料金のお知らせ\n請求額 500円',
    counterExample: INVOICE,
  },
  {
    id: 'asks-to-pay',
    when: says(
      /(?:御|ご)請求(?:申し?上げ|いた|致)|お支払期[限日]|支払期[限日]|振込期限|口座振替|引落し?日|duedate|billto/i,
    ),
    example: `${INVOICE}\nお支払期限 2026年11月30日`,
    counterExample: RECEIPT,
  },
  { id: 'amount-billed', when: (s) => has(s, 'payable'), example: '請求書\nご請求金額 ¥500', counterExample: RECEIPT },
  {
    id: 'bank-account',
    when: (s) => s.bank,
    example: `${INVOICE}\n振込先 みなと銀行 五反田支店 普通 2210874`,
    counterExample: RECEIPT,
  },
  {
    id: 'carried-balance',
    when: (s) => has(s, 'previous') && has(s, 'carried', 'received'),
    example: '請求書\n前回御請求額 286,000\n御入金額 200,000\n今回御請求額 461,650',
    counterExample: INVOICE,
  },
  {
    id: 'closing-date',
    when: says(/締切?分|締日|\d日締/),
    example: '請求書\n2026年9月30日締切分',
    counterExample: INVOICE,
  },
  {
    id: 'title-receipt',
    when: titled(/領収(?:書|証)(?!は|の(?:発行|郵送))|レシート|receipt|領収済/i),
    example: RECEIPT,
    counterExample: INVOICE,
  },
  {
    id: 'says-received',
    when: says(/(?:正に|確かに)(?:領収|受領)|領収(?:いたし|致し|しました)/),
    example: '領収証\n上記正に領収いたしました',
    counterExample: INVOICE,
  },
  { id: 'change-given', when: (s) => has(s, 'change', 'tender'), example: RECEIPT, counterExample: INVOICE },
  {
    id: 'paid-by',
    when: (s) => s.facts.some((fact) => fact.kind === 'paid_by' && fact.via === 'row'),
    example: '合計 ¥500\nPayPay ¥500',
    counterExample: INVOICE,
  },
  {
    id: 'till-words',
    when: says(/レジ\d|レジ[:#]|責\d|扱者?[:\d]|お?買上げ?|点数|\d点|テーブル|毎度|ありがとう|入庫|出庫|乗車|降車/),
    example: `${RECEIPT}\nレジ02`,
    counterExample: INVOICE,
  },
  {
    id: 'time-of-day',
    when: says(/\d{4}[年/.-]\d{1,2}[月/.-]\d{1,2}日?(?:\(.\))?\d{1,2}[:時]\d{2}/),
    example: '合計 ¥500\n2026/11/03 12:30',
    counterExample: INVOICE,
  },
];
