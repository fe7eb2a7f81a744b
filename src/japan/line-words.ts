import { alternation, type WordRow } from './word-row.ts';

/** Words that stand beside a name on papers and labels and are no part of it, by themselves. */
export const PAPER_WORDS: readonly WordRow[] = [
  {
    id: 'paper',
    words: [
      '見積書',
      '見積',
      '御見積書',
      '納品書',
      '請求書',
      '御請求書',
      '領収書',
      '領収証',
      '注文書',
      '発注書',
      '送り状',
      '受領書',
      '契約書',
    ],
    example: '納品書 見本農園 苗 5ケース',
  },
  {
    id: 'mark',
    words: [
      '至急',
      '在中',
      '親展',
      '重要',
      '会社概要',
      '会社案内',
      '取扱注意',
      '天地無用',
      '月末締',
      '翌月払',
      '品名',
      '品代',
      '代金',
    ],
    example: '見本薬局 港区芝1-1 至急',
  },
  {
    id: 'transfer',
    words: [
      'フリコミ',
      'フリコミニン',
      '振込',
      'ソウキン',
      '送金',
      '入金',
      'ニュウキン',
      'カイカケキン',
      'ウリカケキン',
      'テスウリヨウ',
    ],
    example: 'フリコミ ミホンシヨウジ',
  },
];

const PAPER = new RegExp(`^(?:${alternation(PAPER_WORDS.flatMap(({ words }) => words))})$`, 'u');
/** No.77, 5ケース, 樹木×12: numbers of papers, amounts of goods. */
const COUNTED = /^No\.?\s*\d+$|^\d+(?:ケース|個|本|枚|箱|袋|台|式|点|束|kg|g|L|円|名|回|年|月|日)|[×xX]\s?\d+$/iu;
/** 見本組さんから請求が来ています: what is said about a name behind it. */
const SAID_BEHIND =
  /(?<=.{2})(?:さん|様|さま)(?:から|より|宛|あて|の|に|へ|で|を|と|って|は|が).*$|(?:の会社名|の法人番号|って(?:何|誰|どこ|書)).*$/u;

/** A word that is said about a paper or its goods. */
export const isPaperWord = (word: string): boolean => PAPER.test(word) || COUNTED.test(word);

/** A word without what people say about it. */
export const withoutTalk = (word: string): string => word.replace(SAID_BEHIND, '');
