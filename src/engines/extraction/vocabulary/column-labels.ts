/** Labels that PDF texts give one under the other, and then their values in the same order: which value fits which label. */
export interface ColumnLabel {
  readonly id: string;
  /** The whole line without its spaces. */
  readonly label: RegExp;
  /** The whole line that is its value. */
  readonly value: RegExp;
  readonly example: readonly [label: string, value: string];
  readonly counterExample: readonly [label: string, value: string];
}

/** `15,400`, `¥8,550`, `(¥400)`, `-1,100`, `165,000円`, `¥16,500(税込)`. */
export const BARE_MONEY =
  /^[(（]?\s*[-△▲]?\s?[¥\\]?\s?-?\d[\d,. ]*\s?円?\s?(?:[-)）内外ウ分※*]*|[(（]税[込抜]き?[)）])\s*$/;

/** Rates and remarks about the tax around the word of a sum. */
const RATE = String.raw`(?:[(（]?(?:8|10)%(?:対象|税?込|内税|外税)?[)）]?)?`;
const TAX_SAID = String.raw`(?:[(（]税[込抜]き?[)）])?`;
const SUMS = String.raw`小計|総?合計(?:金額|額)?|お会計|現計|ご?精算額|税[込抜]き?(?:小計|合計|金額|計)|[内外]?税計|課税対象額`;
const TAXES = String.raw`(?:うち|内|外)?消費税額?等?|[内外]税額?|(?:8|10)%対象(?:額|計)?`;
/** What a bill carries over from the last one. */
const CARRIED = String.raw`(?:前回|前月|今回|当月|今月)(?:ご|御)?(?:請求|お?買上|売上|入金|税抜|繰越)(?:げ?金?額|高)?|(?:ご|御)?入金額|(?:差引)?繰越(?:金?額|残高)?|調整額?|税抜(?:ご|御)?お?買上げ?(?:金?額)?`;
/** What a bill by progress lays out. */
const PROGRESS = String.raw`(?:当初|変更後?|元|本)?(?:請負|工事)?契約(?:金額計?|額|総額|残(?:高|額)?)|(?:変更)?(?:増減?|減)額|出来高(?:累計|金額)?(?:\d{1,3}%)?|(?:前回迄?|既)(?:請求|出来高|入金|受領)(?:累計)?(?:金)?額|今回出来高|保留金(?:額)?`;
const PAID = String.raw`(?:今回|当月)?(?:御|ご)?請求金?額|領収(?:金)?額|お?支払い?(?:済み?)?金?額|お?預か?り金?額?|お?釣り?銭?|つり|おつり|現金|値引き?|割引|クレジット(?:カード)?|電子マネー|\S{1,8}(?:マネー|ペイ|Pay|PAY)|交通系(?:IC)?|iD|QUICPay|Suica|源泉(?:所得税|徴収税)額?|金額`;

export const COLUMN_LABELS: readonly ColumnLabel[] = [
  {
    id: 'day',
    label: /^(?:[\p{Script=Han}ごおい]{1,7}(?:日時?|期限)|日[付時])[:：]?$/u,
    value:
      /^(?:(?:令和|R)\s?(?:\d{1,2}|元)|20\d\d)\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?(?:\s?[(（][月火水木金土日][)）])?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?(?:\s?[(（][^()（）\d]{2,12}[)）])?$/,
    example: ['発行日', '2026年9月25日'],
    counterExample: ['発行日', 'A-118'],
  },
  {
    id: 'registration-number',
    label: /^(?:(?:事業者)?登録番号|インボイス(?:登録)?番号|T番号)[:：]?$/,
    value: /^[TＴ]\s?-?(?:\d[ -]?){12}\d$/,
    example: ['登録番号', 'T4807625744187'],
    counterExample: ['登録番号', '4807625744187'],
  },
  {
    id: 'number',
    label: /^(?:[\p{Script=Han}ごお]{1,7}(?:番号|No\.?|ID|コード)|No\.?|番号)[:：]?$/iu,
    value:
      /^(?!20\d\d[/-]\d{1,2}[/-]\d{1,2}$)(?!T\d{13}$)(?=.*\d)[A-Za-z0-9][A-Za-z0-9/-]{1,23}(?:\s?[(（].{1,24}[)）])?$/,
    example: ['請求番号', 'A-118'],
    counterExample: ['請求番号', '2026/09/25'],
  },
  {
    id: 'addressee',
    label:
      /^(?:宛名|宛先|お?客様名?|(?:ご?宿泊|ご?利用|ご?契約|ご?予約)者名?|お?名前|氏名|(?:ご|御)?請求先|お?届け?先)[:：]?$/,
    value:
      /^(?=.*\p{L}).{1,40}(?:様|御中|殿)$|^(?:(?:株式|有限|合同)会社|一般[社財]団法人)?\p{L}{1,20}(?:(?:株式|有限|合同)会社)$|^(?:(?:株式|有限|合同)会社|一般[社財]団法人)\p{L}{1,20}$/u,
    example: ['宛名', '有限会社 高砂タイル 様'],
    counterExample: ['宛名', '有限会社 高砂タイル'],
  },
  {
    id: 'purpose',
    label: /^(?:但し?書?き?|ただし|但し?書|科目|費目|名目)[:：]?$/,
    value: /^(?!.*(?:様|御中|殿)$)(?=.*\p{L}{2}).{2,40}(?:として|[代料費金])(?:\s?[(（].{1,40}[)）])?$/u,
    example: ['但し', 'タイル端材処分費として'],
    counterExample: ['但し', '¥66,000'],
  },
  {
    id: 'phone',
    label: /^(?:TEL|FAX|電話(?:番号)?|お?電話|連絡先|ファックス)[:：]?$/i,
    value: /^0\d{1,4}[-(（]\d{1,4}[-)）]\d{3,4}$/,
    example: ['電話番号', '03-1234-5678'],
    counterExample: ['電話番号', '1234-5678'],
  },
  {
    id: 'place',
    label: /^(?:ご?住所|所在地|(?:工事|納品|施工|作業|お?届け?)(?:場所|現場|先住所)|現場(?:名|住所)?)[:：]?$/,
    value: /^(?=.*[都道府県市区町村郡]\S*\d).{4,60}$/,
    example: ['所在地', '見本市見本町2-1'],
    counterExample: ['所在地', '有限会社みほん'],
  },
  {
    id: 'staff',
    label: /^(?:ご?担当者?|係|責任者|作成者)(?:名)?[:：]?$/,
    value: /^\p{L}{1,6}(?:\s\p{L}{1,6})?$/u,
    example: ['担当', '生田'],
    counterExample: ['担当', '2026年12月10日'],
  },
  {
    id: 'payment',
    label: /^(?:お?支払い?|決済|ご?精算)(?:方法|手段|区分)[:：]?$/,
    value:
      /^(?:現金|クレジット(?:カード)?|(?:銀行)?振込|口座振替|電子マネー|コンビニ(?:払い?)?|代引き?|QR(?:コード)?決済|\p{L}{1,8}(?:払い?|ペイ|Pay|カード)|(?:Visa|Master\s?card|JCB|Amex|American Express|Diners)(?:\s?[-–—•*·・.x\s]{1,24}\d{4})?)(?:\s?[(（].{1,20}[)）])?$/iu,
    example: ['お支払方法', 'クレジットカード'],
    counterExample: ['お支払方法', '¥66,000'],
  },
  {
    id: 'rate',
    label: /^(?:消費)?税率[:：]?$/,
    value: /^[(（]?(?:8|10)\s?%(?:\s?(?:標準|軽減)(?:税率)?)?(?:\s?[(（](?:標準|軽減)(?:税率)?[)）])?[)）]?$/,
    example: ['税率', '10%'],
    counterExample: ['税率', '¥7,700'],
  },
  {
    id: 'money',
    label: new RegExp(
      `^[(（]?${RATE}(?:${SUMS}|${TAXES}|${CARRIED}|${PROGRESS}|${PAID})${RATE}${TAX_SAID}[)）]?[:：]?$|^[(（]税[込抜]き?[)）]$`,
    ),
    value: BARE_MONEY,
    example: ['消費税(10%)', '20,650'],
    counterExample: ['消費税(10%)', '登録番号'],
  },
];
