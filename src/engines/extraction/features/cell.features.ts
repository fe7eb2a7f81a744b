import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { CellSubject } from '../items/cells.ts';
import type { Piece } from '../items/pieces.ts';
import type { Rule } from '../learned/rule.ts';
import { COLUMN_WORDS, type ColumnMeaning } from '../vocabulary/columns.ts';

type S = CellSubject;
const isNumber = (s: S) => s.piece.shape === 'number';
const isWord = (s: S) => s.piece.shape === 'word';
const before = (s: S): Piece | undefined => s.pieces[s.index - 1];
const after = (s: S): Piece | undefined => s.pieces[s.index + 1];
const fromRight = (s: S): number => s.numbers.length - 1 - s.numbers.indexOf(s.piece);
const wordsBefore = (s: S) => s.pieces.slice(0, s.index).some((piece) => piece.shape === 'word');
const wordsAfter = (s: S) => s.pieces.slice(s.index + 1).some((piece) => piece.shape === 'word');
const MEASURE = /^(?:g|kg|mg|ml|mL|L|l|m|cm|mm|t|km|㎡|m2|m3|㎥|kWh|GB)$/;
const PRICE_WORD = /^(?:月額|日額|年額|時給|単価|税抜|税込|各|1個|平均|基本|税別)$/;
const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9-]{2,}$/;

const others = (s: S): number[] => s.numbers.filter((piece) => piece !== s.piece).map((piece) => piece.value ?? 0);
/** Two other numbers of the row whose product this one is; counting one of a thing says little. */
function factors(s: S): boolean {
  const { value } = s.piece;
  if (!isNumber(s) || value === null) return false;
  const list = others(s);
  return list.some((a, i) =>
    list.some((b, j) => j > i && a !== 1 && b !== 1 && near(Math.abs(a * b), Math.abs(value)) && value !== 0),
  );
}
const near = (a: number, b: number): boolean => Math.abs(Math.round(a) - b) <= 1 && Math.abs(b) > 3;
/** This number times another makes a third; `left` when it stands in front of the other factor. */
function factor(s: S, side: 'left' | 'right'): boolean {
  const { value } = s.piece;
  if (value === null || value === 1 || s.numbers.length < 3 || !s.numbers.includes(s.piece)) return false;
  const own = s.numbers.indexOf(s.piece);
  return s.numbers.some(
    (other, i) =>
      i !== own &&
      (side === 'left' ? i > own : i < own) &&
      s.numbers.some((product, k) => k !== own && k !== i && near(value * (other.value ?? 0), product.value ?? 0)),
  );
}
const taxOf = (tax: number, base: number): boolean =>
  base > tax && tax >= 5 && [8, 10].some((rate) => lawfulRounding(base, tax, rate, 'excl') !== null);
const grossOf = (gross: number, base: number): boolean =>
  base >= 50 &&
  gross > base &&
  [8, 10].some(
    (rate) => Math.floor((base * (100 + rate)) / 100) === gross || Math.ceil(base * (1 + rate / 100)) === gross,
  );

const T = '請求書\n品名  数量  単価  金額\n';
const SUM = '\n合計 100,000';
const PLAIN = `${T}⟦設計費⟧  2  50,000  100,000${SUM}`;
const COUNT = `${T}設計費  ⟦2⟧  50,000  100,000${SUM}`;
const PRICE = `${T}設計費  2  ⟦50,000⟧  100,000${SUM}`;
const AMOUNT = `${T}設計費  2  50,000  ⟦100,000⟧${SUM}`;

const rule = (id: string, when: (s: S) => boolean, example: string, counterExample: string): Rule<S> => ({
  id,
  when,
  example,
  counterExample,
});

const SHAPES: readonly Rule<S>[] = [
  rule('number', isNumber, COUNT, PLAIN),
  rule('word', isWord, PLAIN, COUNT),
  rule('rate', (s) => s.piece.shape === 'rate', '請求書\n設計費  ⟦10%⟧  100,000', COUNT),
  rule('date', (s) => s.piece.shape === 'date', '請求書\n⟦10/12⟧  設計費  100,000', COUNT),
  rule('unit', (s) => s.piece.shape === 'unit', '請求書\n設計費  2  ⟦式⟧  100,000', COUNT),
  rule(
    'count-unit',
    (s) => isNumber(s) && s.piece.unit !== null && !MEASURE.test(s.piece.unit),
    '請求書\n封筒  ⟦20枚⟧  100  2,000',
    COUNT,
  ),
  rule(
    'measure-unit',
    (s) => isNumber(s) && s.piece.unit !== null && MEASURE.test(s.piece.unit),
    '請求書\n醤油 ⟦18L⟧  2  100  200',
    COUNT,
  ),
  rule('currency', (s) => isNumber(s) && s.piece.currency, '領収書\nりんご  ⟦¥120⟧', COUNT),
  rule('grouped', (s) => isNumber(s) && s.piece.grouped, AMOUNT, COUNT),
  rule('decimals', (s) => s.piece.decimals > 0, '請求書\nガソリン  ⟦34.12⟧  168  5,732', COUNT),
  rule('price-sign', (s) => s.piece.text.startsWith('@'), '領収書\nりんご\n 3個  ⟦@128⟧  384', COUNT),
  rule(
    'small',
    (s) => isNumber(s) && s.piece.value !== null && Math.abs(s.piece.value) < 100 && !s.piece.currency,
    COUNT,
    PRICE,
  ),
  rule('negative', (s) => isNumber(s) && (s.piece.value ?? 0) < 0, '領収書\n値引  ⟦-20⟧', COUNT),
  rule('leading-zeros', (s) => /^0\d/.test(s.piece.text), '請求書\n⟦0012⟧  設計費  100,000', COUNT),
  rule('many-digits', (s) => /^\d{5,}$/.test(s.piece.text), '請求書\n⟦4900018812⟧  石膏ボード  117,600', COUNT),
  rule(
    'three-digits-in-front',
    (s) => s.index === 0 && /^\d{2,4}$/.test(s.piece.text) && s.pieces.length >= 3,
    '領収書\n⟦021⟧ 軍手  598',
    COUNT,
  ),
  rule('code', (s) => isWord(s) && CODE.test(s.piece.text), '請求書\n⟦K-1205⟧  設計費  100,000', PLAIN),
  rule('instalment', (s) => /^\d{1,3}\/\d{1,3}$/.test(s.piece.text), '請求書\n複合機  ⟦27/60⟧  12,800', COUNT),
  rule('price-word', (s) => PRICE_WORD.test(s.piece.text), '請求書\n監視料  ⟦月額⟧ 3,000円 x 3ヶ月  9,000円', PLAIN),
  rule('in-brackets', (s) => /^[([].*[)\]]$/.test(s.piece.text), '請求書\n設計費 ⟦(追加)⟧  100,000', PLAIN),
  rule('one-letter', (s) => isWord(s) && s.piece.text.length === 1, '請求書\n味噌  6  ⟦甕⟧  4,200  25,200', PLAIN),
  rule(
    'short-word',
    (s) => isWord(s) && s.piece.text.length <= 3,
    '請求書\n味噌  6  ⟦甕⟧  4,200  25,200',
    `${T}⟦設計業務費⟧  2  50,000  100,000${SUM}`,
  ),
  rule('latin-word', (s) => isWord(s) && /^[\x20-\x7e]+$/.test(s.piece.text), '請求書\n⟦Consulting⟧  100,000', PLAIN),
];

const PLACES: readonly Rule<S>[] = [
  rule('first', (s) => s.index === 0, PLAIN, COUNT),
  rule('last', (s) => s.index === s.pieces.length - 1, AMOUNT, COUNT),
  rule('last-number', (s) => isNumber(s) && fromRight(s) === 0, AMOUNT, COUNT),
  rule('last-number-but-one', (s) => isNumber(s) && fromRight(s) === 1, PRICE, AMOUNT),
  rule('last-number-but-two', (s) => isNumber(s) && fromRight(s) === 2, COUNT, AMOUNT),
  rule('only-number', (s) => isNumber(s) && s.numbers.length === 1, '領収書\nりんご  ⟦120⟧', AMOUNT),
  rule(
    'number-in-front-of-words',
    (s) => isNumber(s) && !wordsBefore(s) && wordsAfter(s),
    '領収書\n⟦1⟧ りんご  120',
    COUNT,
  ),
  rule(
    'number-between-words',
    (s) => isNumber(s) && wordsBefore(s) && wordsAfter(s),
    '領収書\n切手 ⟦84⟧ 円券  120',
    COUNT,
  ),
  rule('number-apart', (s) => isNumber(s) && s.piece.apart && s.index > 0, COUNT, '領収書\nお茶 ⟦500⟧  140'),
  rule(
    'number-close-to-word',
    (s) => isNumber(s) && !s.piece.apart && before(s)?.shape === 'word',
    '領収書\nお茶 ⟦500⟧  140',
    COUNT,
  ),
  rule(
    'measure-close-to-word',
    (s) => isNumber(s) && !s.piece.apart && before(s)?.shape === 'word' && s.piece.unit !== null,
    '請求書\n醤油 ⟦18L⟧  2  100  200',
    COUNT,
  ),
  rule(
    'count-close-to-word-with-numbers-behind',
    (s) => isNumber(s) && !s.piece.apart && before(s)?.shape === 'word' && fromRight(s) >= 2,
    '請求書\n封筒 ⟦2⟧ 100 200',
    COUNT,
  ),
  rule(
    'unit-apart-with-number-behind',
    (s) => isNumber(s) && s.piece.apart && s.piece.unit !== null && fromRight(s) >= 1,
    '請求書\n封筒  ⟦20枚⟧  2,000',
    COUNT,
  ),
  rule(
    'unit-close-to-word',
    (s) => s.piece.shape === 'unit' && !s.piece.apart && before(s)?.shape === 'word',
    '領収書\nレジ袋 ⟦L⟧  5',
    '請求書\n設計費  2  ⟦式⟧  100,000',
  ),
  rule(
    'unit-behind-number',
    (s) => s.piece.shape === 'unit' && before(s)?.shape === 'number',
    '請求書\n設計費  2  ⟦式⟧  100,000',
    '領収書\nレジ袋 ⟦L⟧  5',
  ),
  rule(
    'date-behind-words',
    (s) => s.piece.shape === 'date' && wordsBefore(s) && !s.piece.apart,
    '領収書\nキャベツ ⟦1/2⟧  88',
    '請求書\n⟦10/12⟧  設計費  100,000',
  ),
  rule(
    'number-close-to-word-in-front-of-the-only-other',
    (s) => isNumber(s) && !s.piece.apart && before(s)?.shape === 'word' && s.numbers.length === 2 && fromRight(s) === 1,
    '領収書\nお茶 ⟦500⟧  140',
    COUNT,
  ),
  rule(
    'code-in-front-of-words',
    (s) => isWord(s) && CODE.test(s.piece.text) && !wordsBefore(s) && wordsAfter(s),
    '請求書\n⟦K-1205⟧  設計費  100,000',
    PLAIN,
  ),
  rule(
    'code-apart-behind-words',
    (s) => isWord(s) && CODE.test(s.piece.text) && wordsBefore(s) && s.piece.apart,
    '請求書\n注射針  ⟦A2609K⟧  9,800',
    PLAIN,
  ),
  rule(
    'month-apart',
    (s) => isWord(s) && s.piece.apart && /\d月分?/.test(s.piece.text),
    '請求書\n警備料  ⟦10月分⟧  28,000',
    PLAIN,
  ),
  rule('behind-sign', (s) => before(s)?.shape === 'sign', '領収書\nりんご 100 x ⟦3⟧  300', COUNT),
  rule('in-front-of-sign', (s) => after(s)?.shape === 'sign', '領収書\nりんご ⟦100⟧ x 3  300', COUNT),
  rule(
    'behind-price-sign',
    (s) => /^[@単各]/.test(before(s)?.text ?? '') && before(s)?.shape === 'sign',
    '領収書\n 2コX単⟦158⟧  316',
    COUNT,
  ),
  rule('behind-equals', (s) => before(s)?.text === '=', '領収書\nりんご 100 x 3 = ⟦300⟧', COUNT),
  rule(
    'in-front-of-unit',
    (s) => isNumber(s) && after(s)?.shape === 'unit',
    '請求書\n味噌  ⟦6⟧ 個  4,200  25,200',
    COUNT,
  ),
  rule(
    'behind-price-word',
    (s) => isNumber(s) && PRICE_WORD.test(before(s)?.text ?? ''),
    '請求書\n監視料  月額 ⟦3,000円⟧ x 3ヶ月  9,000円',
    COUNT,
  ),
  rule(
    'word-apart-behind-word',
    (s) => isWord(s) && s.piece.apart && wordsBefore(s),
    '請求書\n運送料  ⟦石巻→豊洲⟧  62,000',
    PLAIN,
  ),
  rule(
    'word-close-to-word',
    (s) => isWord(s) && !s.piece.apart && before(s)?.shape === 'word',
    '請求書\n高所 ⟦作業車⟧  62,000',
    PLAIN,
  ),
  rule(
    'word-behind-number',
    (s) => isWord(s) && s.pieces.slice(0, s.index).some((piece) => piece.shape === 'number' && wordsIn(s)),
    '請求書\n味噌  6  ⟦甕⟧  4,200  25,200',
    PLAIN,
  ),
  rule(
    'no-words-but-this',
    (s) => isWord(s) && s.pieces.filter((piece) => piece.shape === 'word').length === 1,
    PLAIN,
    '請求書\n高所 ⟦作業車⟧  62,000',
  ),
  rule(
    'last-piece-word',
    (s) => isWord(s) && s.index === s.pieces.length - 1 && s.index > 0,
    '請求書\n設計費  100,000  ⟦至急⟧',
    PLAIN,
  ),
];

const wordsIn = (s: S): boolean => s.pieces.slice(0, s.index).some((piece) => piece.shape === 'word');

const ARITHMETIC: readonly Rule<S>[] = [
  rule('is-product', factors, AMOUNT, COUNT),
  rule('factor-in-front', (s) => factor(s, 'left'), COUNT, PRICE),
  rule('factor-behind', (s) => factor(s, 'right'), PRICE, COUNT),
  rule(
    'equal-to-a-number-in-front',
    (s) => isNumber(s) && s.numbers.slice(0, s.numbers.indexOf(s.piece)).some((piece) => piece.value === s.piece.value),
    '請求書\n設計費  1  100,000円  ⟦100,000⟧',
    AMOUNT,
  ),
  rule(
    'equal-to-a-number-behind',
    (s) =>
      isNumber(s) && s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => piece.value === s.piece.value),
    '請求書\n設計費  1  ⟦100,000⟧  100,000',
    AMOUNT,
  ),
  rule(
    'is-tax-of-another',
    (s) => isNumber(s) && others(s).some((base) => taxOf(s.piece.value ?? 0, base)),
    '請求書\n設計費  100,000  ⟦10,000⟧',
    '請求書\n設計費  ⟦100,000⟧  10,000',
  ),
  rule(
    'bears-the-tax-behind',
    (s) =>
      isNumber(s) &&
      s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => taxOf(piece.value ?? 0, s.piece.value ?? 0)),
    '請求書\n設計費  ⟦100,000⟧  10,000',
    '請求書\n設計費  100,000  ⟦10,000⟧',
  ),
  rule(
    'is-gross-of-another',
    (s) => isNumber(s) && others(s).some((base) => grossOf(s.piece.value ?? 0, base)),
    '請求書\n設計費  100,000  10,000  ⟦110,000⟧',
    '請求書\n設計費  ⟦100,000⟧  10,000  110,000',
  ),
  rule(
    'has-gross-behind',
    (s) =>
      isNumber(s) &&
      s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => grossOf(piece.value ?? 0, s.piece.value ?? 0)),
    '請求書\n設計費  ⟦100,000⟧  10,000  110,000',
    '請求書\n設計費  100,000  10,000  ⟦110,000⟧',
  ),
  rule(
    'largest',
    (s) =>
      isNumber(s) &&
      s.numbers.length > 1 &&
      others(s).every((value) => Math.abs(value) <= Math.abs(s.piece.value ?? 0)),
    AMOUNT,
    COUNT,
  ),
];

/** One rule per meaning: the piece stands under a heading of it, and is the one in its place. */
const HEADINGS: readonly Rule<S>[] = [...new Set(COLUMN_WORDS.map((word) => word.meaning))].flatMap(
  (meaning: ColumnMeaning) => {
    const word = meaning === 'number' ? 'No.' : COLUMN_WORDS.find((entry) => entry.meaning === meaning)!.example;
    const rest = meaning === 'name' ? '金額' : meaning === 'amount' ? '品名' : '';
    const heading =
      rest === ''
        ? `${word}                    品名                    金額`
        : meaning === 'name'
          ? `${word}                    ${rest}`
          : `${rest}                    ${word}`;
    const filler = meaning === 'amount' ? '設計費' : '';
    const row =
      meaning === 'amount'
        ? `${filler}                  ⟦700⟧`
        : meaning === 'name'
          ? '⟦設計費⟧                  700'
          : `⟦12⟧                    設計費                    700`;
    const settled = meaning === 'gross' || meaning === 'price' ? heading.replace('金額', '金額') : heading;
    const example = `請求書\n${settled}\n${row}`;
    return [
      rule(`under-${meaning}`, (s: S) => s.under === meaning, example, '領収書\nりんご  ⟦120⟧'),
      rule(`in-place-of-${meaning}`, (s: S) => s.nth === meaning, example, '領収書\nりんご  ⟦120⟧'),
    ];
  },
);

/** What can be seen about a piece of a row of goods. The weights stand in weights/cell.json. */
export const CELL_RULES: readonly Rule<S>[] = [...SHAPES, ...PLACES, ...ARITHMETIC, ...HEADINGS];
