import type { KindSubject } from '../document/kind.ts';
import type { Rule } from '../learned/rule.ts';

const titled = (pattern: RegExp) => (subject: KindSubject) => subject.titles.some((title) => pattern.test(title));
const says = (pattern: RegExp) => (subject: KindSubject) => pattern.test(subject.text);
const has = (subject: KindSubject, ...kinds: string[]) => subject.facts.some((fact) => kinds.includes(fact.kind));
/** How often a title of one family opens a line. */
const titles = (subject: KindSubject, pattern: RegExp) =>
  subject.text.split('\n').filter((line) => line.length <= 30 && pattern.test(line)).length;

const INVOICE = '請求書\n請求日 2026年10月31日\n合計 11,000';
const RECEIPT = '領収書\n2026年10月31日\n合計 ¥1,100\nお釣り ¥0';

/** What can be seen about the kind of a paper. The weights stand in weights/kind.json. */
export const KIND_RULES: readonly Rule<KindSubject>[] = [
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
    when: titled(/領収(?:書|証)|レシート|receipt|領収済/i),
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
  {
    id: 'title-return',
    when: titled(
      /返還請求書|返品(?:伝票|レシート)?|赤伝|赤字請求|クレジットノート|credit(?:note|memo)|値引通知|減額通知|マイナス請求/i,
    ),
    example: '適格返還請求書\n合計 △500',
    counterExample: INVOICE,
  },
  {
    id: 'says-returned',
    when: says(/返品|返金|対価の返還|値引き?(?:に伴|による)返|売上(?:げ)?割戻|相殺させて/),
    example: '請求書\n下記返品につきまして',
    counterExample: INVOICE,
  },
  {
    id: 'negative-total',
    when: (s) => s.facts.some((fact) => (fact.kind === 'total' || fact.kind === 'payable') && fact.value < 0),
    example: '合計 △23,760',
    counterExample: INVOICE,
  },
  {
    id: 'title-quotation',
    when: titled(/見積(?:書|もり書|り書)?|quotation|estimate|quote$/i),
    example: '御見積書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-quoted',
    when: says(/お?見積(?:り|もり)?(?:申し?上げ|いた|致|書を)|見積(?:金額|番号|日|有効)|(?:見積|本書)?有効期[限間]/),
    example: '下記の通りお見積り申し上げます\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-order',
    when: titled(/(?:注文|発注|注文請)書|purchaseorder|^order/i),
    example: '注 文 書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-ordered',
    when: says(/(?:注文|発注)(?:いた|致|申し?上げ|します)|発注日|納期/),
    example: '下記のとおり注文いたします\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-delivery',
    when: titled(/納品(?:書|伝票)|出荷(?:案内|明細)書?|受領書|送り?状|deliverynote|packinglist/i),
    example: '納 品 書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-delivered',
    when: says(/納品(?:いた|致|申し?上げ)|受領印|検収印|お受け取りください/),
    example: '下記のとおり納品いたしました\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-payment-notice',
    when: titled(
      /(?:支払|振込|お支払い?)(?:の)?(?:通知|明細|案内)書?|仕入明細書|(?:報酬|原稿料|業務委託料)(?:支払)?(?:明細|通知)書?|remittance|selfbill/i,
    ),
    example: '支払通知書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-will-pay',
    when: says(/(?:通り|とおり)(?:お支払い?|お?振込み?)(?:いた|致|申し?上げ|します)|確認があったものとみなし/),
    example: '下記の通りお支払いいたします\n合計 500',
    counterExample: `${INVOICE}\nお支払いをお願いいたします`,
  },
  {
    id: 'title-dunning',
    when: titled(
      /督促|催告|未(?:払い?|入金|納)(?:金)?(?:の)?(?:お知らせ|のご案内|通知)?|お支払い?の?(?:お願い|ご確認)|reminder|overdue/i,
    ),
    example: '督 促 状\n未入金額 500円',
    counterExample: INVOICE,
  },
  {
    id: 'says-unpaid',
    when: says(
      /(?:ご)?入金(?:の)?(?:が)?(?:確認)?(?:が)?(?:できて|取れて|いただけて|されて|ございま)(?:おりません|いません|ません)|期限を(?:過ぎ|経過)|行き違い|未入金|延滞(?:金|損害金)を/,
    ),
    example: 'ご入金の確認ができておりません\n500円',
    counterExample: INVOICE,
  },
  {
    id: 'title-card-slip',
    when: titled(
      /(?:クレジット|カード|QR|コード決済|電子マネー).{0,6}(?:売上票|売上募|ご?利用票|控え?|明細)|売上票|加盟店控|cardslip/i,
    ),
    example: 'クレジット売上票\n金額 ¥500',
    counterExample: RECEIPT,
  },
  {
    id: 'card-fields',
    when: (s) =>
      [
        '承認番号',
        '端末番号',
        'カード番号',
        '会員番号',
        '支払区分',
        '支払回数',
        '取引内容',
        '取引種別',
        '処理通番',
        'カード会社',
        '加盟店名',
      ].filter((word) => s.text.includes(word)).length >= 3,
    example: '承認番号 12\n端末番号 34\nカード会社 UC\n500円',
    counterExample: RECEIPT,
  },
  {
    id: 'no-tax-at-all',
    when: (s) => !has(s, 'tax', 'base'),
    example: '売上票\n合計 ¥500',
    counterExample: '合計 ¥500\n消費税 ¥45',
  },
  {
    id: 'no-t-number',
    when: (s) => s.numbers === 0,
    example: RECEIPT,
    counterExample: `${RECEIPT}\n登録番号 T7010001129946`,
  },
  {
    id: 'no-total',
    when: (s) => !has(s, 'total', 'payable'),
    example: '拝啓 時下ますますご清栄のこと',
    counterExample: INVOICE,
  },
  {
    id: 'no-money',
    when: (s) => s.facts.length < 2,
    example: '春は名のみの風の寒さや',
    counterExample: `${INVOICE}\n消費税 1,000`,
  },
  {
    id: 'two-invoices',
    when: (s) =>
      titles(s, /^(?:御|ご)?請求書(?:No|№|\(|$|[A-Z0-9])/i) >= 2 &&
      !/[12]\/2|頁|ページ/.test(s.text) &&
      distinct(s) >= 2,
    example: '請求書No.1\n合計 500\n請求書No.2\n合計 700',
    counterExample: INVOICE,
  },
  {
    id: 'two-receipts',
    when: (s) =>
      s.numbers >= 2 && titles(s, /領収(?:書|証)/) >= 1 && (s.text.match(/領収(?:書|証)/g)?.length ?? 0) >= 2,
    example: '領収証   領収書\n登録番号 T2010001087752   登録番号 T2020002004169',
    counterExample: RECEIPT,
  },
  { id: 'two-totals', when: (s) => distinct(s) >= 2, example: '合計 96,800\n合計 79,200', counterExample: INVOICE },
  {
    id: 'wages',
    when: says(/給与|支給額|控除(?:額|合計)|社会保険料|扶養/),
    example: '給与明細\n支給額 500',
    counterExample: INVOICE,
  },
  {
    id: 'account-book',
    when: says(/お?預(?:け)?入れ?|お?引(?:き)?出し|差引残高|通帳|取引明細/),
    example: '通帳\n差引残高 500',
    counterExample: INVOICE,
  },
  {
    id: 'contract',
    when: says(/甲(?:は|と|及び).{0,40}乙|契約書|第\d条|本契約/),
    example: '業務委託契約書\n甲は乙に委託する',
    counterExample: INVOICE,
  },
  {
    id: 'endpoint-receipt',
    when: (s) => s.endpoint === 'receipt',
    example: `#receipt\n${RECEIPT}`,
    counterExample: INVOICE,
  },
];

/** Different amounts that each are called the total in words of the same strength, printed as their own rows. */
function distinct(subject: KindSubject): number {
  const totals = subject.facts.filter(
    (fact) =>
      fact.kind === 'total' &&
      fact.via === 'row' &&
      fact.rate === null &&
      /^(?:合計|総合計|税込合計|ご?請求合計)$/.test(fact.word),
  );
  return new Set(totals.map((fact) => fact.value)).size;
}
