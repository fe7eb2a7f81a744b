/** The longest text a request may bring, and the most characters of one page of a PDF. */
export const LIMIT = 12_000;
export const PAGE_LIMIT = 20_000;

/** Texts made to hurt the rules that read them: what stands once on an honest paper stands here a thousand times. */
export interface HostileText {
  readonly name: string;
  /** Lines, or parts of the one long line. */
  readonly part: (n: number) => string;
  /** Between the parts; a line each where it is not given. */
  readonly between?: string;
}

const yen = (n: number) => (1000 + ((n * 7919) % 90_000)).toLocaleString('en-US');
const digits = (n: number, length: number) => String(10 ** (length - 1) + ((n * 7_919_317) % 10 ** (length - 1)));

export const HOSTILE_TEXTS: readonly HostileText[] = [
  { name: 'amounts', part: (n) => `${yen(n)} ${yen(n + 1)} ${yen(n + 2)} ${yen(n + 3)}` },
  { name: 'amounts in columns', part: (n) => [n, n + 1, n + 2, n + 3, n + 4].map(yen).join('   ') },
  { name: 'totals', part: (n) => `合計 ${yen(n)}` },
  { name: 'labels and values by turns', part: (n) => ['あ', '10', 'い'][n % 3]! },
  { name: 'sums and values by turns', part: (n) => ['合計', yen(n), '小計'][n % 3]! },
  { name: 'rows with their own columns', part: (n) => `品${n} 数量 1 単価 ${yen(n)} 金額 ${yen(n)}` },
  { name: 'totals and taxes', part: (n) => `小計 ${yen(n)} 消費税(10%) ${yen(n + 1)} 合計 ${yen(n + 2)}` },
  { name: 'bases and taxes of rates', part: (n) => `${n % 2 ? '10' : '8'}%対象 ${yen(n)} (内消費税 ${yen(n + 1)})` },
  { name: 'articles', part: (n) => `品名${n}  ${n % 9} 個  ${yen(n)}  ${yen(n * 3)}` },
  { name: 'company names', part: (n) => `株式会社${'東西南北'[n % 4]}商事${n}` },
  { name: 'company names with titles', part: (n) => `${'東西南北'[n % 4]}山${n}有限会社 御中  合同会社${n}` },
  { name: 'addresses', part: (n) => `東京都千代田区丸の内${(n % 9) + 1}丁目${n % 30}番${n % 12}号` },
  {
    name: 'postal codes and addresses',
    part: (n) => `〒${digits(n, 3)}-${digits(n, 4)} 大阪府大阪市北区梅田${n}-${n}-${n}`,
  },
  {
    name: 'phones',
    part: (n) => `TEL 03-${digits(n, 4)}-${digits(n + 1, 4)} FAX 06-${digits(n + 2, 4)}-${digits(n + 3, 4)}`,
  },
  { name: 'T-numbers', part: (n) => `登録番号 T${digits(n, 13)}` },
  {
    name: 'digits where T-numbers stand',
    part: (n) => `登録番号 T${digits(n, 12).replaceAll('1', 'l').replaceAll('0', 'O')}`,
  },
  { name: 'bank accounts', part: (n) => `みずほ銀行 本店 普通 ${digits(n, 7)} カ)テスト${n}` },
  {
    name: 'dates',
    part: (n) => `令和${(n % 7) + 1}年${(n % 12) + 1}月${(n % 28) + 1}日 2025/${(n % 12) + 1}/${(n % 28) + 1}`,
  },
  { name: 'mail addresses', part: (n) => `a${n}@b${n}.co.jp https://c${n}.example.jp/` },
  {
    name: 'labels without values',
    part: () => '請求書 合計 小計 消費税 登録番号 発行日 支払期限 振込先 品名 数量 単価 金額',
  },
  { name: 'first words of other papers', part: () => 'お受取人 今回ご請求額 前月残高' },
  { name: 'nothing but kanji', part: (n) => '亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓'.slice(n % 20) },
  { name: 'spaced letters', part: (n) => `請 求 書 合 計 ${digits(n, 5).split('').join(' ')}` },
  { name: 'a digit each', part: (n) => String(n % 10) },
  { name: 'names of people', part: (n) => `代表取締役 山田 太郎${n} 田中 花子` },
  { name: 'credit and change', part: (n) => `お預り ${yen(n)} お釣り ${yen(n + 1)} クレジット ${yen(n)}` },
  { name: 'one line of amounts', part: yen, between: ' ' },
  { name: 'one line of digits', part: (n) => digits(n, 9), between: '' },
  { name: 'one line of names', part: (n) => `株式会社${n}商店`, between: '' },
  { name: 'one line of letters', part: () => 'あ', between: '' },
  { name: 'one line of spaces', part: () => '合計', between: ' '.repeat(200) },
  { name: 'long lines of amounts', part: (n) => Array.from({ length: 30 }, (_, i) => yen(n + i)).join('  ') },
  { name: 'digits', part: () => '1', between: '' },
  { name: 'digit groups', part: () => '1,234', between: ' ' },
  { name: 'the word for total', part: () => '合計', between: '' },
  { name: 'the same total', part: () => '合計 1,234' },
  { name: 'brackets that open', part: () => '(', between: '' },
  { name: 'nested brackets', part: (n) => (n < LIMIT / 2 ? '(' : ')'), between: '' },
  { name: 'the same rate', part: () => '10%対象 1,000 消費税 100' },
  { name: 'a legal form', part: () => '株式会社', between: '' },
  { name: 'kana', part: () => 'ア', between: '' },
  { name: 'spaces', part: () => ' ', between: '' },
  { name: 'a letter each', part: () => 'a' },
  { name: 'one line of T-numbers', part: () => 'T1234567890123', between: ' ' },
  { name: 'one line of dates', part: () => '2026/11/15', between: ' ' },
  { name: 'one line of phones', part: () => '03-1234-5678', between: ' ' },
  { name: 'halves of mail addresses', part: () => 'a@a.', between: '' },
  { name: 'numbers in kanji', part: () => '一二三', between: '' },
  { name: 'the same article', part: () => '品 1 100 100' },
  { name: 'surrogates', part: () => '𠮷', between: '' },
  { name: 'long lines of labels', part: (n) => `合計 ${yen(n)}  消費税 ${yen(n)}  `.repeat(10) },
  {
    name: 'phones and T-numbers in columns',
    part: (n) =>
      `値引    03-${digits(n, 4)}-${digits(n + 1, 4)}    T${digits(n, 13)}    入金額    非課税    ,000    `.repeat(3),
  },
  {
    name: 'phones in brackets grown to names',
    part: (n) => `数量【(0${(n % 9) + 1})${digits(n, 4)}-${digits(n, 4)}(株)山${n}山田三郎    `.repeat(8),
  },
  {
    name: 'addresses, phones and forms',
    part: (n) => `大阪府大阪市北区梅田${n % 9}丁目 : 03-${digits(n, 4)}-${digits(n + 1, 4)} △ ㈱ お預り`,
  },
  { name: 'mobile phones and forms', part: (n) => `0901${digits(n, 7)} ${yen(n)} 0901${digits(n, 7)} 有限会社 ${n}` },
  { name: 'words for totals in columns', part: () => '合計  '.repeat(20) },
  { name: 'legal forms behind payments', part: (n) => `クレジット 有限会社 ${n} `.repeat(5) },
  { name: 'charges and signs', part: (n) => `送料 ${yen(n)} % 日 `.repeat(5) },
  { name: 'prices and times', part: (n) => `@${n % 999}    税抜    ${n % 24}:${10 + (n % 50)}` },
  {
    name: 'days, amounts and phones of accounts',
    part: (n) =>
      `普通    2026/${(n % 12) + 1}/${(n % 28) + 1}    ${yen(n)}    03-${digits(n, 4)}-${digits(n, 4)}    ${yen(n)}円`,
  },
  {
    name: 'one line of labels and phones',
    part: (n) => `営業部…登録番号10%対象(0${(n % 9) + 1})${digits(n, 4)}-${digits(n, 4)}営業部`,
    between: '',
  },
  { name: 'signs and prices', part: (n) => `丁目  @  |  )  ¥${yen(n)}` },
  { name: 'a kana each', part: () => 'ア' },
  {
    name: 'one long line of everything',
    part: (n) => `様  2026年${(n % 12) + 1}月分  03-${digits(n, 8)}  )  コーヒー`,
    between: '  ',
  },
  {
    name: 'sums that nearly close',
    part: (n) => `小計 ${n + 999} 消費税 ${Math.round(n / 10) + 99} 合計 ${n + 1000 + Math.round(n / 10) + 99}`,
  },
  {
    name: 'products that nearly close',
    part: (n) => `品${n}  ${(n % 9) + 2}  ${100 + n}  ${((n % 9) + 2) * (100 + n) + 2}`,
  },
  { name: 'brackets within brackets', part: (n) => `${'(「【'.repeat(n % 40)}内税 ${yen(n)}${'】」)'.repeat(n % 40)}` },
  { name: 'one name again and again', part: () => '山田 太郎  山田太郎  やまだ たろう  Taro Yamada' },
  { name: 'titles and departments', part: (n) => `営業本部第${n}営業部部長代理兼企画室室長 ` },
  {
    name: 'letters for digits in every row',
    part: (n) =>
      `品${n} 2O26年l0月O${n % 9}日 ¥l,${digits(n, 3).replaceAll('0', 'O')} lOO円 T8${digits(n, 12).replaceAll('1', 'l')}`,
  },
  {
    name: 'all that a paper has in each row',
    part: (n) =>
      `請求先: 株式会社${n} 様 TEL 03-${digits(n, 4)}-${digits(n, 4)} 合計 ¥${yen(n)} 2026/${(n % 12) + 1}/${(n % 28) + 1}`,
  },
  { name: 'labels with strokes', part: (n) => `請求日/2026年4月${(n % 28) + 1}日 番号/AD-${n} 合計/${yen(n)}` },
  {
    name: 'rows that say their columns',
    part: (n) => `商品名: 品${n}  数量: ${n % 9}  単価: ${n}  金額: ${(n % 9) * n}円`,
  },
  { name: 'discounts', part: (n) => (n % 2 ? `値引 -${n}` : `品${n}  ${yen(n)}`) },
  {
    name: 'one line of labels and amounts',
    part: (n) => `小計${yen(n)}消費税${n}合計${yen(n)}`,
    between: '',
  },
  { name: 'one line of brackets and figures', part: (n) => `(${n})【${yen(n)}】`, between: '' },
  {
    name: 'persons, titles and mobile phones',
    part: (n) => `代表取締役社長 山田${'太一二三'[n % 4]}郎 / Taro Yamada, CEO 090-${digits(n, 4)}-${digits(n, 4)}`,
  },
];

export function hostileText({ part, between = '\n' }: HostileText, characters: number): string {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < characters; n++) {
    parts.push(part(n));
    length += parts.at(-1)!.length + between.length;
  }
  return parts.join(between).slice(0, characters);
}
