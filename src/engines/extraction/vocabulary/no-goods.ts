import { anyOf } from '../../../japan/any-of.ts';
import { BEFORE_OTHER_SAMA, DONO, ONCHU, SAMA } from '../../../japan/honorifics.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import type { WordRule } from './word-rule.ts';

/** What the law adds to a price, printed under it as a part of it; told by the whole row. */
const TAX_INSIDE: WordRule = {
  id: 'tax-inside-a-price',
  pattern: /^[(（]?(?:内|うち)、?(?:軽油(?:引取)?税|入湯税|宿泊税|揮発油税|石油石炭税)/,
  example: '内 軽油引取税 32.10×40.00',
  counterExample: '軽油引取税 40L',
};

/** The stamp that the law asks for on the receipt itself. */
const STAMP_ON_PAPER: WordRule = {
  id: 'stamp-on-the-paper',
  pattern: /^[[(【<]?(?:収入)?印紙[¥\\]?[\d,]*円?(?:を?貼付|貼用|消印|割印)/,
  example: '[収入印紙 200円 消印]',
  counterExample: '収入印紙 200円 10枚',
};

/** `¥98,280-  車検整備代として`: the sum of a receipt and what it is for, in one row. */
const SUM_AND_PURPOSE: WordRule = {
  id: 'sum-and-purpose',
  pattern: /^金?[¥\\][\d,]+[-−ー也円]*(?:但し?)?\p{L}{2,24}として$/u,
  example: '¥98,280- 車検整備代として',
  counterExample: '車検整備代 ¥98,280',
};

/** Rows with a number that are no goods, told by the name they would have; run over it without its spaces. */
export const NO_GOODS: readonly WordRule[] = [
  {
    id: 'title',
    pattern:
      /^(?:[御ご]?(?:請求書|領収[書証]|受領[書証]|納品書|見積書|仕入明細書)[*※]?|レシート|(?:TAX)?INVOICE|RECEIPT|内訳|明細)$/i,
    example: 'RECEIPT',
    counterExample: '領収書再発行手数料',
  },
  {
    id: 'page',
    pattern: /^(?:page|p\.?|頁|ページ|第)\s?\d{0,3}(?:頁|ページ)?$/i,
    example: 'Page 1',
    counterExample: 'ページワン',
  },
  {
    id: 'addressee',
    pattern: new RegExp(String.raw`(?:(?<!${BEFORE_OTHER_SAMA}|[\d一二三四五六七八九十]名)${SAMA}|${ONCHU}|${DONO})$`),
    example: '扇谷 涼子 様',
    counterExample: '宴会コース 8名様',
  },
  {
    id: 'guest',
    pattern: /^ご?氏名|様(?:ROOM|ルーム|部屋|客室|号室|No\.?)$/i,
    example: '氏名 扇谷 涼子 様 Room',
    counterExample: 'お名前シール',
  },
  {
    id: 'car-and-driver',
    pattern:
      /^(?:車番|車両番号|車線(?:番号)?|車室(?:番号)?|号車|乗務員|(?:事業者)?乗務証|運転[者手]証?|無線番号)(?!.*[料代費金])/,
    example: '車番 宮城500あ 28-14',
    counterExample: '乗務員 宿泊代',
  },
  {
    id: 'stay-of-a-guest',
    pattern: /^(?:arrival|check-?in)(?:date)?:?\d.{0,20}(?:departure|check-?out)/i,
    example: 'Arrival 09-NOV-2026 Departure 12-NOV-2026 Room',
    counterExample: 'Check-in 2026 guide book',
  },
  {
    id: 'said-to-be-in-another',
    pattern: /[(（](?!税|消費)[^()（）\d]{2,12}に含む[)）]$/,
    example: '中継料(課税運賃に含む)',
    counterExample: '中継料(税込み)',
  },
  {
    id: 'sum-of-letters',
    pattern: /^[A-Z①-⑳]?[=:]?[A-Z①-⑳](?:[+＋-][A-Z①-⑳]){1,4}$/,
    example: 'A+B+C',
    counterExample: 'A+ランク',
  },
  {
    id: 'number-of-a-till',
    pattern: /^(?:REG|レジ|POS)(?:No\.?|番号)?\d*$|(?:券売機|自販機|精算機|発券機|窓口|改札)(?:No\.?|番号)?\d{0,4}$/i,
    example: 'REG 01',
    counterExample: 'レジ袋',
  },
  {
    id: 'field-of-a-card-slip',
    pattern:
      /^(?:商品|取扱|支払|取引)区分$|^税・?(?:その他|送料)$|^カード会社|^(?:(?:処理|取扱)通番|(?:承認|端末|会員|伝票)番号|端末ID|有効期限|支払回数|AID|APL名?|ATC|X{2}\/X{2}|\[?一括\]?)$/,
    example: '商品区分',
    counterExample: '商品区分け作業',
  },
  {
    id: 'reading-of-a-meter',
    pattern:
      /前回(?:指針|検針値?|カウンター?値?)?[\d,]+$|(?:今回|前回|今月|前月|当月)(?:指針|指示数?|検針値?)$|^(?:今回|前回)(?:指針|検針値?|カウンター?値?)|^(?:カウンター?|メーター?|指針)値?(?:当月|今月|今回|前月|前回)|メータ[ー-]?[始終]$|^(?:機[番種]|機械番号|製造番号)[:：]?[A-Z\d-]+(?:前回.*今回)?$/,
    example: '機番 A77120 前回 120,441',
    counterExample: '前回作業分 追加工賃',
  },
  {
    id: 'progress-of-works',
    // The steps of such a bill bear letters or numbers, and say how they are made: B 今回迄出来高 75%, ③ 保留金(②×10%).
    pattern:
      /^(?:[A-Z]|[①-⑳])?(?:(?:契約|注文|請負)(?:金額|高)|(?:(?:前回|今回|前月|当月|今月)(?:まで|迄)?の?)?出来高(?:累計)?|累計出来高|(?:前回|今回)(?:まで|迄)の?(?:累計|請求額)|保留金|既(?:請求|支払|受領)(?:額|高)|(?:残|未施工)(?:工事|契約|請負)(?:高|代?金額?|額)|残出来高|(?:請負|契約|工事)残(?:高|額))[\d%()（）A-Z①-⑳×+\-税抜込]*$/,
    example: '前回迄出来高累計 C',
    counterExample: '出来高検査手数料',
  },
  {
    id: 'sum-of-charges',
    pattern: /^(?:立替(?:金|費)?|実費|(?:法定|諸)費用)(?:合計|小計|計)$/,
    example: '立替金計',
    counterExample: '立替金 計測器',
  },
  {
    id: 'count-of-lines',
    pattern: /^(?:回線|契約|口|席|戸|世帯)数$|^[非不]課税等$|^(?:保険外(?:負担)?|未収金|VAT|GST)$/i,
    example: '回線数',
    counterExample: '回線数追加手数料',
  },
  {
    id: 'said-to-be-paid',
    pattern: /(?:20\d\d年)?\d{1,2}月\d{1,2}日に(?:[¥\\]?[\d,]+円?)?(?:お?支払い?済み?)?$/,
    example: '2026年11月2日に ¥13,200 支払い済み',
    counterExample: '11月2日開催分 参加費',
  },
  {
    id: 'paid-and-left',
    pattern:
      /^(?:payments?(?:received|made)?|(?:invoice|account)?balance(?:due)?|amountdue|invoicetotal|credits?applied)$/i,
    example: 'Payments',
    counterExample: 'Payment terminal rental',
  },
  {
    id: 'what-is-paid-now',
    pattern: /^(?:今回|本日)お?支払い?(?:額|金額)?$/,
    example: '今回お支払',
    counterExample: '今回お支払い手数料',
  },
  {
    id: 'sum-to-be-billed',
    pattern: /^(?:御|ご)?(?:請求|お?支払い?|引落し?|振替)予定(?:金)?額$/,
    example: '請求予定金額',
    counterExample: '予定納税手数料',
  },
  TAX_INSIDE,
  STAMP_ON_PAPER,
  SUM_AND_PURPOSE,
  {
    id: 'part-of-a-sum',
    pattern: /^[(（]?うち(?![掛釜])\p{Script=Han}{2}/u,
    example: 'うち法定福利費(税抜)',
    counterExample: 'うちわ',
  },
  {
    id: 'sum-in-words',
    pattern: /^一?金?[〇一二三四五六七八九十百千万壱弐参伍拾萬阡]{2,}[円圓]也?$|^但し?(?!馬).{2,}(?:として|代)$/,
    example: '金 弐萬圓也',
    counterExample: '但馬牛 焼肉代',
  },
  {
    id: 'number-of-a-bill',
    pattern: /^(?:御|ご)?請求(?:書)?(?:番号|No\.?)/,
    example: '請求番号 2606-118 請求日 6/30 金額',
    counterExample: '請求書発行手数料',
  },
  {
    id: 'day-of-something',
    pattern: /^\p{L}{1,6}日[:：]?(?:\d{4}|令和)/u,
    example: 'ご入金日:2026年8月25日',
    counterExample: '日替り定食',
  },
  {
    // The day that a sum was paid, and no name beside it.
    id: 'day-alone',
    pattern: /^(?:20\d\d|令和(?:\d{1,2}|元))年\d{1,2}月\d{1,2}日(?:[(（][日月火水木金土][)）])?$/,
    example: '2026年2月18日(水)',
    counterExample: '2026年2月18日開催分',
  },
  {
    id: 'left-unpaid',
    pattern: /^(?:前月(?:分)?|前回|過去)?(?:未納|未払い?|未入金|入金待)(?:金)?額?$/,
    example: '前月未納額',
    counterExample: '未払分割手数料',
  },
  {
    id: 'american-address',
    pattern: /,[A-Z]{2}$/,
    example: 'Market Street, San Francisco, CA',
    counterExample: 'Desk, walnut',
  },
];

const likelyNoGoods = likelyPatterns(NO_GOODS, ({ pattern }) => pattern);
const isToldByRow = anyOf([TAX_INSIDE, STAMP_ON_PAPER, SUM_AND_PURPOSE].map(({ pattern }) => pattern));

/** With people, a row that is called by somebody's name may be goods: nights by the name of the guest. */
export const isNoGoods = (name: string, { withPeople = false, row }: NoGoodsOptions = {}): boolean => {
  const tight = name.replaceAll(' ', '');
  if (row && isToldByRow(row.tight)) return true;
  return likelyNoGoods(tight).some(({ id, pattern }) => !(withPeople && id === 'addressee') && pattern.test(tight));
};
interface NoGoodsOptions {
  readonly withPeople?: boolean;
  /** The row that the name was read in: 内 in front of a name is taken for a mark of it. */
  readonly row?: { readonly tight: string } | undefined;
}
