import { anyOf } from '../../../japan/any-of.ts';
import type { Item } from './find-items.ts';

/** What tills print grown together with a name and is no part of it. */
interface NameMark {
  readonly id: string;
  readonly pattern: RegExp;
  /** The sign that the row bears by it. */
  readonly mark?: '軽' | '※';
  /** Only on a paper whose legend says what the sign means. */
  readonly legend?: RegExp;
  /** Only of a row of a till that takes money back. */
  readonly isReturn?: true;
  /** What is printed, and the name read from it. */
  readonly example: readonly [printed: string, name: string];
  readonly counterExample: readonly [printed: string, name: string];
}

/** @internal */
export const NAME_MARKS: readonly NameMark[] = [
  {
    id: 'where-it-is-eaten',
    pattern:
      /^[[(【<](?:店内|店外|イートイン|EAT ?IN|E\/?I|お?持ち?帰り?|テイクアウト|テークアウト|TAKE ?OUT|T\/?O|出前|デリバリー)(?:飲食|用)?[\])】>] ?(?=\S{2})/i,
    example: ['[店内]ブレンド', 'ブレンド'],
    counterExample: ['甘酒 (店内)', '甘酒 (店内)'],
  },
  {
    id: 'reduced-in-front',
    pattern: /^(?:[[(【<]軽減?(?:税率)?(?:対象)?[\])】>]|軽減?[)】]) ?(?=\S{2})/,
    mark: '軽',
    example: ['(軽)食パン 1斤', '食パン 1斤'],
    counterExample: ['軽油', '軽油'],
  },
  {
    // 軽 is the beginning of many words: only the paper can say that it is a sign.
    id: 'reduced-in-front-by-legend',
    pattern: /^軽 ?(?=\S{2})(?!油|自動車|四|トラ|量|食)/,
    legend: /^[「『(（[【]?軽[」』)）\]】]?(?:印|マーク)?[:：はが=]軽減/,
    mark: '軽',
    example: ['軽ゼリー飲料', 'ゼリー飲料'],
    counterExample: ['軽食セット', '軽食セット'],
  },
  {
    id: 'rate-in-front',
    pattern: /^[[【<(] ?(?:8|10)%(?:対象)?[\]】>)」1]? ?(?=\p{L}{2})/u,
    example: ['【10%】食器用洗剤 4L', '食器用洗剤 4L'],
    counterExample: ['10%オレンジ果汁', '10%オレンジ果汁'],
  },
  {
    // + パッケージデザイン, l 賃料: the sign of a list, or the rule of a table read as a letter.
    id: 'sign-of-a-list',
    pattern: /^[+l|] +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})/u,
    example: ['+ 撮影ディレクション', '撮影ディレクション'],
    counterExample: ['LED 照明', 'LED 照明'],
  },
  {
    id: 'side-of-the-tax-and-sign',
    pattern: /^[内外] ?[※*＊★] ?(?=\S{2})/,
    mark: '※',
    example: ['内*さぬきうどん 3食', 'さぬきうどん 3食'],
    counterExample: ['内鍋 *ステンレス', '内鍋 *ステンレス'],
  },
  {
    id: 'number-in-brackets',
    pattern: /^(?:[〔（(【[]\d{1,2}[〕）)】\]]|\[\d{3,8}\]) ?(?=\p{L}{2})/u,
    example: ['〔3〕出張採水', '出張採水'],
    counterExample: ['(1階)会議室', '(1階)会議室'],
  },
  {
    id: 'what-the-counter-did',
    pattern: /^[[【](?:販売|引受|取次|返品)[\]】] ?(?=\S{2})/,
    example: ['[引受] ゆうパケット', 'ゆうパケット'],
    counterExample: ['販売促進用 幟', '販売促進用 幟'],
  },
  {
    // On a bill of a month the word is all that tells such a row from a delivery.
    id: 'taken-back-at-a-till',
    pattern: /^返品[:： ] ?(?=\S{2})/,
    isReturn: true,
    example: ['返品 延長コード', '延長コード'],
    counterExample: ['返品手数料', '返品手数料'],
  },
  {
    id: 'tag-of-the-cleaner',
    pattern: /^タグ(?:No\.?|番号)? ?\d[\d-]{2,} +(?=\S{2})/,
    example: ['タグ 3-118 スーツ上下', 'スーツ上下'],
    counterExample: ['タグ付け 作業', 'タグ付け 作業'],
  },
  {
    id: 'label-in-front',
    pattern: /^(?:内容|券種|席種|プラン|費目|項目|商品名?|品名)[:：] ?(?=\S{2})/,
    example: ['内容: 着付教室 月謝', '着付教室 月謝'],
    counterExample: ['プラン作成', 'プラン作成'],
  },
  {
    id: 'number-of-the-row',
    pattern: /^明細 ?\d{1,3}[.:：]? +(?=\S{2})/,
    example: ['明細1 圧力計 0-1MPa', '圧力計 0-1MPa'],
    counterExample: ['明細書作成', '明細書作成'],
  },
  {
    id: 'number-and-sign-of-the-row',
    pattern: /^\d{3,4}[※*＊](?=\p{L}{2})/u,
    mark: '※',
    example: ['004※昆布', '昆布'],
    counterExample: ['3年※味噌', '3年※味噌'],
  },
  {
    id: 'heading-of-a-column-left-behind',
    pattern: /(?<=\S{2}) (?:数量|単価|正味金額)$/,
    example: ['校正証明書 数量', '校正証明書'],
    counterExample: ['数量限定 羊羹', '数量限定 羊羹'],
  },
  {
    id: 'sign-of-the-next-column',
    pattern: /(?<=\S{2}) ?[¥\\×]$|(?<=[\p{Script=Han}ぁ-んァ-ヶー)])x$/u,
    example: ['ホットコーヒーR¥', 'ホットコーヒーR'],
    counterExample: ['角材 30×30', '角材 30×30'],
  },
  {
    id: 'who-grew-it',
    pattern: /^[【[](?:生産者|出荷者|出品者|農家)[】\]] ?(?:\d{2,5} +)?(?=\S{2})/,
    example: ['【生産者】014 小林 トマト', '小林 トマト'],
    counterExample: ['生産者 応援セット', '生産者 応援セット'],
  },
  {
    id: 'hidden-code',
    pattern: /^\d{2,}(?:\*{2,}|[xX×]{3,})\d+ +(?=\S{2})/,
    example: ['4910****0265 雑誌', '雑誌'],
    counterExample: ['5*5 角材', '5*5 角材'],
  },
  {
    // 手軽, 津軽; 洗車軽, 車検 軽: a word, or a small car.
    id: 'reduced-behind',
    pattern: /(?<=[^\s※*車検]{2})(?<![手気身足尻津剽])軽$/,
    mark: '軽',
    example: ['和菓子詰合せ軽', '和菓子詰合せ'],
    counterExample: ['リンゴ津軽', 'リンゴ津軽'],
  },
  {
    id: 'reduced-behind-in-brackets',
    pattern: /(?<=\S{2}) ?[[(【<]軽[\])】>]$/,
    mark: '軽',
    example: ['煎茶 1kg[軽]', '煎茶 1kg'],
    counterExample: ['サンド[軽食]', 'サンド[軽食]'],
  },
];

/** The marks of a paper: those that need a legend only where it stands. */
export const marksOf = (rows: readonly { readonly tight: string }[]): NameMark[] =>
  NAME_MARKS.filter(({ legend }) => !legend || rows.some((row) => legend.test(row.tight)));

const isMarked = anyOf(NAME_MARKS.map(({ pattern }) => pattern));

/** The name without such marks; what they say of the rate is kept. */
export function withoutMarks(item: Item, marks: () => readonly NameMark[], isReceipt: boolean): Item {
  let read = item;
  if (!isMarked(item.description)) return read;
  for (const { pattern, mark, isReturn } of marks()) {
    if (isReturn && !(isReceipt && item.amount < 0)) continue;
    const name = read.description.replace(pattern, '');
    if (name === read.description || !/\p{L}/u.test(name)) continue;
    const rate = /^\W?(8|10)%/.exec(read.description)?.[1];
    read = {
      ...read,
      description: name,
      mark: read.mark ?? mark ?? null,
      rate: read.rate ?? (rate ? Number(rate) : null),
    };
  }
  return read;
}
