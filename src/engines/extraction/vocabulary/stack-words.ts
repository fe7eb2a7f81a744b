/** What a line of a paper says that names each value of its goods. */
export type StackPart = 'name' | 'quantity' | 'price' | 'amount' | 'whole' | 'rate' | 'other';

interface StackWord {
  readonly part: StackPart;
  /** Inside of a pattern: the word itself, without its number and its remark on the tax. */
  readonly words: string;
  readonly example: string;
  readonly counterExample: string;
}

/** Words over a value, or in front of it, where a paper is read one value per line, or is a list of labels. */
export const STACK_WORDS: readonly StackWord[] = [
  {
    part: 'name',
    words:
      '品名|品目名?|商品名?|項目名?|ご?利用内容|内容|摘要|明細|サービス名?|for|items?|item name|description|product',
    example: '品名',
    counterExample: '宛名',
  },
  {
    part: 'quantity',
    words: '数量|[個点回人日泊枚本台冊口部席名件]数|時間数|quantity|qty\\.?',
    example: '回数',
    counterExample: '号数',
  },
  { part: 'price', words: '(?:税[込抜])?単価|unit price|price each', example: '単価', counterExample: '定価' },
  { part: 'amount', words: '(?:税[込抜])?金額|amount|line total', example: '金額', counterExample: '請求金額' },
  { part: 'whole', words: '合計(?:金額)?|total', example: '合計', counterExample: '小計' },
  { part: 'rate', words: '(?:消費税)?税率|tax rate', example: '税率', counterExample: '消費税' },
  { part: 'other', words: '単位|(?:商品)?コード|品番|型番|unit|sku', example: '単位', counterExample: '単価' },
];
