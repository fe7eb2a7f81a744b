import type { MoneyLabelRule } from './money-label.types.ts';

/** What stands between buyer and seller: tax held back, earlier bills, what was received, what is left. */
export const ACCOUNT_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'withholding',
    kind: 'withholding',
    hint: null,
    pattern:
      /(?:差引)?源泉(?:徴収)?(?:所得)?(?:税)?(?:及び復興特別所得税|・復興(?:特別所得)?税)?(?:額)?(?:等)?|withholding(?:tax)?/gi,
    example: '源泉所得税(10.21%) -12,762',
    counterExample: '消費税(10%) 12,762',
  },
  {
    id: 'insurer-pays',
    kind: 'received',
    hint: null,
    pattern: /(?:アニマル|ペット|動物)\p{L}{0,6}(?:保険|共済)\p{L}{0,8}(?:\(\d{1,3}%\))?(?=[-−△▲])/gu,
    example: 'アニマル共済負担(50%) -5,720',
    counterExample: 'ペット保険手続料 1,100',
  },
  {
    id: 'previous-balance',
    kind: 'previous',
    hint: null,
    pattern:
      /(?:前回|前月|先月)(?:分)?(?:御|ご|お)?(?:請求|残)(?:金)?(?:額|高|残高)?|previousbalance|balancebroughtforward/gi,
    example: '前回御請求額 286,000',
    counterExample: '今回御請求額 461,650',
  },
  {
    id: 'carried-balance',
    kind: 'carried',
    hint: null,
    pattern: /(?:差引)?(?:前回|前月)?繰越(?:金)?(?:額|残高)?|balancecarriedforward/gi,
    example: '差引繰越額 86,000',
    counterExample: '次頁へ繰越 230,200',
  },
  {
    id: 'rest-to-pay',
    kind: 'payable',
    hint: null,
    pattern: /(?:御|ご)?請求残(?:高|額)|お?支払い?残(?:高|額)|差引残(?:高|額)|残(?:代)?金(?:額)?(?=[¥\\\d])/g,
    example: 'ご請求残高 275,100',
    counterExample: 'IC残高 3,402',
  },
  {
    id: 'paid-today',
    kind: 'payable',
    hint: null,
    pattern: /^(?:本日|今回)の?(?:お|ご|御)?(?:支払い?|精算)(?:分|額|金額)?(?=:?[¥\\]?[\d,]+円?$)/g,
    example: '本日お支払   44,000',
    counterExample: '本日お支払 現金 44,000',
  },
  {
    // 予約金 5,000 without a sign may be what is sold: the sign says that it was taken off.
    id: 'received-in-advance',
    kind: 'received',
    hint: null,
    pattern:
      /(?:ご|御|お)?(?:予約|申込|申し込み|着手|契約|前受|預り|頭)金(?:充当|入金|受領)?(?:済み?|分|額)?(?=(?:[(][^()]{1,14}[)])?[¥\\]?[-△▲])|事前(?:ご|お)?(?:入金|振込み?|決済|支払い?)(?:済み?|分|額|金額)?(?=(?:[(][^()]{1,14}[)])?[¥\\]?[-△▲])/g,
    example: '予約金(6/1受領)   -5,000',
    counterExample: '予約金   5,000',
  },
  {
    id: 'received',
    kind: 'received',
    hint: null,
    pattern:
      /(?:今回)?(?:御|ご|お)入金(?!日|期[限日]|予定|先)(?:額|合計)?|(?<![投納未仕])入金額|(?<=\d円?\/?|^)(?:当月|今月|今回)?入金(?:(?:銀行)?振込|現金|手形|小切手|(?:口座)?振替)?(?=[-△▲]?[¥\\]?-?\d)|お支払済(?:み)?(?:額)?|前受金|前払(?:金|(?:い|分)?額?(?=[¥\\\d-]))|(?:預り|預かり|お預り)?保証金(?:返却|返金|充当)?(?=[-△▲])|内金(?!目鯛|時|柑|具|物|網|魚|箔|粉)|手付金|預り金充当|充当額?|既(?:支?払い?|受領|領収)(?:済)?(?:金)?(?:額)?|(?:着手金|予約金|申込金|頭金|手付)(?=[^¥\\]{0,14}(?:受領|入金|領[収收]|支払)済)|(?:相殺|協力会費|安全協力費)(?:額|控除)?|ペット保険(?=[^\d]{0,8}(?:\d+%)?[)]?[-△▲])|保険(?:会社)?(?:負担|請求|補償|適用)(?:分|額|金)?(?=(?:\(\d{1,3}%\))?[-△▲])|payment(?:s)?received/gi,
    example: '御入金額 200,000',
    counterExample: 'お支払金額 200,000',
  },
];
