/** How papers say in words when money is due, run over a row without its spaces. Groups: year, era year, month, day, end. */
export interface DueWords {
  readonly id: string;
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

const DAY = String.raw`(?:(?<year>20\d\d)年|令和(?<era>\d{1,2})年)?(?<month>\d{1,2})月(?:(?<day>\d{1,2})日|(?<end>末)日?)`;
/** お支払い, 支払期限, 振込期日, 納入期限; what was paid earlier or in parts is not due. */
const LABEL = String.raw`(?<!前回(?:の)?|先月(?:の)?|初回(?:の)?|有効|使用|利用|申込|募集|賞味|消費|使用)(?:(?:[おご御]?(?:支払|払込|入金|納入|納付|振込)い?み?(?:予定)?|(?<=^|[^\p{L}]))(?:期[限日]|日)|[お御]支払い?|[お御]振込み?|(?:口座)?(?:振替|引落し?|引き落とし)(?:予定)?日?)`;
const words = (id: string, pattern: string, example: string, counterExample: string): DueWords => ({
  id,
  pattern: new RegExp(pattern, 'u'),
  example,
  counterExample,
});
const PAY = '(?:[お御ご]?(?:支払|振込|振り込|払込|払い込|納め|納入|納付|入金|送金))';

export const DUE_WORDS: readonly DueWords[] = [
  words('label-before', `${LABEL}(?:日は|は|[:：/])?${DAY}`, 'お支払い 2月20日', '前回お支払い 2月20日'),
  words(
    'label-before-slash',
    `${LABEL}(?:は|[:：])?${String.raw`(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/])`}`,
    'お支払い期日 6/25',
    '有効期限 6/25',
  ),
  words(
    'pay-until',
    String.raw`(?<![~〜からより])${DAY}(?:迄|まで)に?[^。\d]{0,14}${PAY}(?!(?:い|み)?(?:いただいた|頂いた|済|の確認))`,
    '下記口座へ10月25日までにお振込願います',
    '10月25日までにお申込みください',
  ),
  words(
    'to-account-until',
    String.raw`(?<![~〜からより])${DAY}(?:迄|まで)に?(?:下記|左記|当社|弊社|指定)の?(?:銀行|預金)?口座(?:へ|に|まで)[おご]?願`,
    '11月30日までに下記口座へお願いします',
    '11月30日までにお願いします',
  ),
  words(
    'pay-to-until',
    `${PAY}(?:先|み|い)?[^。\\d]{0,14}${DAY}(?:迄|まで)に?$`,
    'お振込は見本信組へ 11月末日までに',
    'お振込 11月末日締め',
  ),
  words(
    'debited-on',
    `${DAY}(?:[(（][月火水木金土日][)）])?に?(?:\\p{L}{1,8}(?:銀行|信用金庫|信金)の?)?(?:[おご]?(?:指定|登録)の?)?(?:預?金?口座)?(?:より|から)?(?:[おご御])?(?:口座)?(?:振替|引落|引き落と?し)`,
    '3月31日に口座振替させていただきます',
    '3月31日に振込を確認しました',
  ),
];

/** What stands behind a whole date on which money is due, without spaces. */
export const BEHIND_DUE_DAY = new RegExp(
  `^(?:(?:迄|まで)に?(?:[^。\\d]{0,10}${PAY}|$)|期限|(?:に)?(?:[貴おご御弊]?社?[ご御]?(?:指定|登録)?の?)(?:預?金?口座)?(?:より|から|へ|に)?[おご御]?(?:口座)?(?:引落|引き落と?し|振替|振込))`,
);
/** What stands before it: お支払期限 発行日より14日以内(2026/10/20). */
export const BEFORE_DUE_DAY =
  /(?:以内|翌々?月(?:末日?|\d{1,2}日)?(?:お?支?払い?)?)[(（]$|(?:(?:口座|銀行|自動)(?:振替|引落し?)|自動決済)[(（]$|(?:^|[^\p{L}])(?:[お御]?支払い?|[お御]?振込み?|口座振替)[:：]?$/u;
