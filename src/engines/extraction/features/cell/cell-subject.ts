import type { CellSubject } from '../../items/cells.ts';
import type { Piece } from '../../items/pieces.ts';
import type { Rule } from '../../learned/rule.ts';

export const isNumber = (s: CellSubject) => s.piece.shape === 'number';
export const isWord = (s: CellSubject) => s.piece.shape === 'word';
export const before = (s: CellSubject): Piece | undefined => s.pieces[s.index - 1];
export const after = (s: CellSubject): Piece | undefined => s.pieces[s.index + 1];
export const fromRight = (s: CellSubject): number => s.numbers.length - 1 - s.numbers.indexOf(s.piece);
/** Asked of every piece by many rules: nothing is copied for it. */
const hasShape = (s: CellSubject, shape: Piece['shape'], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (s.pieces[at]!.shape === shape) return true;
  return false;
};
export const wordsBefore = (s: CellSubject) => hasShape(s, 'word', 0, s.index);
export const wordsAfter = (s: CellSubject) => hasShape(s, 'word', s.index + 1, s.pieces.length);
export const numbersBefore = (s: CellSubject) => hasShape(s, 'number', 0, s.index);
export const PRICE_WORDS: ReadonlySet<string> = new Set(
  '月額 日額 年額 時給 単価 税抜 税込 各 1個 平均 基本 税別'.split(' '),
);
export const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9-]{2,}$/;

export const TABLE_HEAD = '請求書\n品名  数量  単価  金額\n';
export const TABLE_SUM = '\n合計 100,000';
export const PLAIN = `${TABLE_HEAD}⟦設計費⟧  2  50,000  100,000${TABLE_SUM}`;
export const COUNT = `${TABLE_HEAD}設計費  ⟦2⟧  50,000  100,000${TABLE_SUM}`;
export const PRICE = `${TABLE_HEAD}設計費  2  ⟦50,000⟧  100,000${TABLE_SUM}`;
export const AMOUNT = `${TABLE_HEAD}設計費  2  50,000  ⟦100,000⟧${TABLE_SUM}`;

/** A rule of pieces: of one shape alone, or of tables alone, where it can be told beforehand. */
export interface CellRule extends Rule<CellSubject> {
  readonly of?: Piece['shape'];
  readonly inTable?: true;
}

export const rule = (
  id: string,
  when: (s: CellSubject) => boolean,
  example: string,
  counterExample: string,
): CellRule => ({
  id,
  when,
  example,
  counterExample,
});
export const ofNumbers = (...[id, when, example, counterExample]: Parameters<typeof rule>): CellRule => ({
  ...rule(id, (s) => isNumber(s) && when(s), example, counterExample),
  of: 'number',
});
export const ofWords = (...[id, when, example, counterExample]: Parameters<typeof rule>): CellRule => ({
  ...rule(id, (s) => isWord(s) && when(s), example, counterExample),
  of: 'word',
});
