import { LOOKALIKE, type Reading } from './letter-reading.ts';

/** What counts goods; measures in letters (L, kg) are looked at apart. */
const COUNTER =
  '(?:[個枚本点袋式台箱缶冊部名回食泊頁束巻組脚着足膳杯皿玉丁株鉢樽件室席便通]|セット|ケース|時間|か月|ヶ月)';

/** Letters inside the counts, prices and sizes of goods. */
export const GOODS_READINGS: readonly Reading[] = [
  {
    id: 'counted',
    pattern:
      /(?:(?<![A-Za-z\d,.])|(?<=\dx))[1-9][\dO]{0,4}(?=\s|$|[個頁枚本冊部袋台名点回角粒¥\\]|(?:m[lL]|k?g|[cm]m)(?![A-Za-z])|-\d{1,2}月)/g,
    table: LOOKALIKE,
    example: ['校正費 3OO頁', '校正費 300頁'],
    counterExample: '2OLED',
  },
  {
    id: 'price_of_letters',
    pattern: /(?<=[¥\\@])(?:[lI][OolI]{0,2}|O)(?![A-Za-z\d,.])/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['お買物袋1枚@lO¥lO', 'お買物袋1枚@10¥10'],
    counterExample: '¥OLD',
  },
  {
    id: 'one_counted',
    pattern: /(?<=[\p{Script=Han}ぁ-んァ-ヶ※\s])l(?=[枚個本点袋]\s?[@¥\\])/gu,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['お買物袋l枚@10', 'お買物袋1枚@10'],
    counterExample: 'l本の木',
  },
  {
    id: 'price_opens_with_letter',
    pattern: /(?<=\d\s?\S{0,2}\s+[@¥\\]?)l(?=\d{1,3}(?:\s|$))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['校正費 300頁 l50 45,000', '校正費 300頁 150 45,000'],
    counterExample: '型番 l50',
  },
  {
    id: 'price_between_count_and_amount',
    pattern: /(?<=\p{L}\S*\s+\d{1,3}\s+)l[\dlSO]{1,3}(?=\s+[\dl][\dlO,]*\s*$)/gu,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['替玉 2 lSO 3OO', '替玉 2 150 300'],
    counterExample: '型番 lSO 300',
  },
  {
    id: 'counted_in_thousands',
    pattern: new RegExp(String.raw`(?<![A-Za-z\d,.])[\dlI][\dlIOo]{0,2}(?:,[\dlIOo]{3})+(?=\s?${COUNTER})`, 'g'),
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['食パン袋 lO,OOO枚', '食パン袋 10,000枚'],
    counterExample: 'lO,OLE 枚',
  },
  {
    id: 'count_opens_with_letter',
    // l式, lO枚, l2缶 and a gap or a price behind them.
    pattern: new RegExp(String.raw`(?<=[\sx(※*])l[\dO]{0,3}(?=${COUNTER}(?:[\s@¥\\x)]|$))`, 'g'),
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['看板 l式  13,000', '看板 1式  13,000'],
    counterExample: 'モデル-l式',
  },
  {
    id: 'letter_in_a_count',
    pattern: new RegExp(String.raw`(?<=[\sx(※*])[1-9][\dOl]{1,3}(?=${COUNTER}(?:[\s@¥\\x)]|$))`, 'g'),
    table: LOOKALIKE,
    example: ['土のう 2l袋  4,200', '土のう 21袋  4,200'],
    counterExample: '型番 2l',
  },
  {
    id: 'price_of_one',
    pattern: new RegExp(String.raw`(?<=@\s?|(?:\d|${COUNTER})x)l[\dlO]{1,3}(?![A-Za-z\d,.])`, 'g'),
    table: LOOKALIKE,
    example: ['大根 2本xl5O  300', '大根 2本x150  300'],
    counterExample: 'boxl5O',
  },
  {
    id: 'one_in_a_column',
    // A lone l between a name and its price.
    pattern: /(?<=\p{L}\S{0,20}\s{1,20})l(?=(?:\s{1,20}[¥\\@]?\d[\d,O]{1,9}(?:\.\d{1,2})?){1,2}円?\s*$)/gu,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['型代  l  10,000  10,000', '型代  1  10,000  10,000'],
    counterExample: '型 l',
  },
  {
    id: 'price_with_sen',
    pattern: /(?<=[@¥\\]\s?)[\dlIO][\dlIOo]{0,3}\.[\dlIOo]{1,2}(?![A-Za-z\d.,])/g,
    table: LOOKALIKE,
    example: ['袋 5,000枚 @l4.5O', '袋 5,000枚 @14.50'],
    counterExample: '@lo.ol',
  },
  {
    id: 'price_with_sen_in_a_column',
    pattern: new RegExp(
      String.raw`(?<=\d\s?${COUNTER}?\s{1,20})[\dlIO][\dlIOo]{0,3}\.[\dlIOo]{1,2}(?=\s+[¥\\]?\d[\d,O]*\s*$)`,
      'g',
    ),
    table: LOOKALIKE,
    example: ['袋 5,000枚  l4.5O  72,500', '袋 5,000枚  14.50  72,500'],
    counterExample: '袋 5,000枚 ver.l.O',
  },
  {
    id: 'measure',
    pattern: /(?<![A-Za-z\d,.])[1-9lI][\dlO]{0,3}\.[\dlOo]{1,3}(?=(?:[Lℓ㎥]|リットル|k[gW]|m[23]?)(?![a-z]))/g,
    table: LOOKALIKE,
    example: ['軽油 3l.5OL', '軽油 31.50L'],
    counterExample: 'ver.l.OL',
  },
  {
    id: 'marked_price',
    // Nothing but a price stands behind a mark of the reduced rate at the end of a row.
    pattern: /(?<=\s[※*]\s?)[1-9][\dOolISB]{0,2}\d(?=円?\s*$)/g,
    table: LOOKALIKE,
    example: ['笹団子 5個入  ※7S6', '笹団子 5個入  ※756'],
    counterExample: '※SB',
  },
  {
    id: 'size_of_pipes',
    pattern: /(?<=(?<![A-Za-z])(?:(?:HI)?V[PUEW]|HIHT|HT|SGP|PF|CD|FEP|SUS)-?\d?)[\dlO]{1,3}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['塩ビ管 VP2O 2m', '塩ビ管 VP20 2m'],
    counterExample: 'H2O',
  },
];
