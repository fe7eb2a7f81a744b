import type { EXTRACTION_FIELDS, PAGE_KINDS, PAGE_VALUES } from './records.ts';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts with `{name}` for what is filled in. */
interface ReadingWords {
  /** In a sentence, and in a cell of a table. */
  readonly of: string;
  readonly cell: string;
  readonly between: string;
  readonly comma: string;
  readonly semicolon: string;
  readonly colon: string;
  readonly stop: string;
  readonly all: string;
  readonly none: string;
  readonly to: string;
  readonly earlier: string;
  readonly extraction: {
    readonly head: readonly string[];
    readonly fields: Texts<(typeof EXTRACTION_FIELDS)[number]>;
  } & Texts<'sets' | 'last' | 'wrong' | 'wrongOf' | 'proven' | 'byField'>;
  readonly pages: {
    readonly head: readonly string[];
    readonly kinds: Texts<(typeof PAGE_KINDS)[number]>;
    readonly values: Texts<(typeof PAGE_VALUES)[number]>;
  } & Texts<
    | 'sets'
    | 'last'
    | 'wrong'
    | 'fields'
    | 'range'
    | 'set'
    | 'cell'
    | 'read'
    | 'ofCharacters'
    | 'printed'
    | 'handwriting'
    | 'onPage'
    | 'given'
    | 'sure'
    | 'lost'
    | 'afterwards'
    | 'notes'
  >;
}

const EN: ReadingWords = {
  of: '{some} of {all}',
  cell: '{some} of {all}',
  between: ' ',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  stop: '.',
  all: 'all',
  none: 'none',
  to: ' to ',
  earlier: 'The {sets} earlier sets',
  extraction: {
    head: ['Set', 'Passed wrongly', 'Prove themselves and pass', 'F1', 'Papers', 'Cards', 'What stands out'],
    fields: {
      total: 'total',
      date: 'date',
      t_number: 'T-number',
      tax: 'tax',
      breakdown: 'tax by rate',
      issuer: 'issuer',
      items: 'items',
      cards: 'cards',
    },
    sets: '**First readings of {sets} sets, {papers} papers and {cards} cards:** ',
    last: '**The last {sets} sets, {papers} papers:** ',
    wrong: '{wrong} papers passed wrongly',
    wrongOf: '{wrong} of the {passed} papers that passed did so wrongly',
    proven: 'of the {proven} that prove themselves {passed} passed without a person ({share}).',
    byField: 'F1 by field: ',
  },
  pages: {
    head: [
      'Set',
      'Passed wrongly',
      'T-numbers right',
      'Days right',
      'Totals right',
      'Issuers right',
      'Printed characters wrong',
      'Handwriting wrong',
      'Handwritten amounts right',
    ],
    kinds: {
      receipts_photographed: 'photographed receipts',
      receipts_scanned: 'scanned receipts',
      scans: 'scans',
      scanner_pictures: 'small pictures of a document scanner',
      cards: 'cards',
      cards_but_one: 'cards but one',
      cards_photographed: 'photographed cards',
      cards_artwork: 'artwork of cards',
    },
    values: {
      t_number: 'T-numbers',
      date: 'days',
      total: 'totals',
      issuer: 'issuers',
      amount: 'amounts',
      phone: 'telephone numbers',
      postal_code: 'postal codes',
      item: 'goods',
    },
    sets: '**First readings of {sets} sets, {pages} pages:** ',
    last: '**The last {sets} sets, {pages} pages:** ',
    wrong: '{wrong} passed wrongly',
    fields: 'right were {values}',
    range: 'of the printed characters of a set {best} to {worst} were wrong.',
    set: '{read}, {pages} pages',
    cell: '{read}<br>{pages} pages',
    read: 'read with recogniser {recogniser}',
    ofCharacters: '{percent} of {characters}',
    printed: 'Printed characters wrong: ',
    handwriting: 'Handwriting wrong: ',
    onPage: 'Right on the page: ',
    given: 'Given out right besides: ',
    sure: 'Of lines said surer than 0.99, {share} exact',
    lost: 'Pages called good that had lost text: {pages}',
    afterwards: 'Afterwards: ',
    notes: 'What these pages are, what stood out, and what came of it',
  },
};

const JA: ReadingWords = {
  of: '{all} 件中 {some} 件',
  cell: '{some}/{all}',
  between: '',
  comma: '、',
  semicolon: '。',
  colon: '：',
  stop: '。',
  all: 'すべて',
  none: 'なし',
  to: '〜',
  earlier: 'それより前の {sets} 組',
  extraction: {
    head: ['データ', '誤った合格 / 合格', '合格 / 裏付けあり', 'F1', '書類', '名刺', '特徴と誤り'],
    fields: {
      total: '合計',
      date: '日付',
      t_number: '登録番号',
      tax: '税額',
      breakdown: '税率別の内訳',
      issuer: '発行者',
      items: '明細',
      cards: '名刺',
    },
    sets: '**全 {sets} 組（書類 {papers} 件、名刺 {cards} 件）の初回の読み取り**：',
    last: '**直近の {sets} 組（書類 {papers} 件）**：',
    wrong: '誤った合格は {wrong} 件',
    wrongOf: '合格とした {passed} 件のうち、誤りは {wrong} 件',
    proven: '書類だけで裏付けられる {proven} 件のうち、人の確認なしで合格としたのは {passed} 件（{share}）です。',
    byField: '項目ごとの F1：',
  },
  pages: {
    head: [
      'データ',
      '誤った合格',
      '正しい登録番号',
      '正しい日付',
      '正しい合計',
      '正しい発行者',
      '印字の誤り',
      '手書きの誤り',
      '正しい手書きの金額',
    ],
    kinds: {
      receipts_photographed: '領収書の写真',
      receipts_scanned: '領収書のスキャン',
      scans: 'スキャン',
      scanner_pictures: 'スキャナーの小さな画像',
      cards: '名刺',
      cards_but_one: '1 枚を除く名刺',
      cards_photographed: '名刺の写真',
      cards_artwork: '名刺の版下',
    },
    values: {
      t_number: '登録番号',
      date: '日付',
      total: '合計',
      issuer: '発行者',
      amount: '金額',
      phone: '電話番号',
      postal_code: '郵便番号',
      item: '品名',
    },
    sets: '**全 {sets} 組（{pages} ページ）の初回の読み取り**：',
    last: '**直近の {sets} 組（{pages} ページ）**：',
    wrong: '誤った合格は {wrong} 件',
    fields: '正しく読めた項目は、{values}',
    range: '印字の誤りは、組ごとに {best} から {worst} です。',
    set: '{read}、{pages} ページ',
    cell: '{read}<br>{pages} ページ',
    read: '認識モデル {recogniser} で読み取り',
    ofCharacters: '{characters} 文字の {percent}',
    printed: '印字の誤り：',
    handwriting: '手書きの誤り：',
    onPage: 'ページ上で正しく読めた値：',
    given: 'ほかに応答として正しく返した値：',
    sure: '確度が 0.99 を超える行のうち正確なもの：{share}',
    lost: '文字が抜けたのに「良好」としたページ：{pages}',
    afterwards: 'その後：',
    notes: 'ページの内容、特徴と誤り、その後の改善',
  },
};

export const READING_WORDS = { en: EN, ja: JA };
export type ReadingLanguage = keyof typeof READING_WORDS;

export const filled = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
