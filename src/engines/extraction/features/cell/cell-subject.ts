import type { CellSubject } from '../../items/cells.ts';
import type { Piece } from '../../items/pieces.ts';
import type { Rule } from '../../learned/rule.ts';

export const isNumber = (s: CellSubject) => s.piece.shape === 'number';
export const isWord = (s: CellSubject) => s.piece.shape === 'word';
export const before = (s: CellSubject): Piece | undefined => s.pieces[s.index - 1];
export const after = (s: CellSubject): Piece | undefined => s.pieces[s.index + 1];
export const fromRight = (s: CellSubject): number => s.numbers.length - 1 - s.numbers.indexOf(s.piece);
export const wordsBefore = (s: CellSubject) => s.pieces.slice(0, s.index).some((piece) => piece.shape === 'word');
export const wordsAfter = (s: CellSubject) => s.pieces.slice(s.index + 1).some((piece) => piece.shape === 'word');
export const PRICE_WORD = /^(?:月額|日額|年額|時給|単価|税抜|税込|各|1個|平均|基本|税別)$/;
export const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9-]{2,}$/;

export const TABLE_HEAD = '請求書\n品名  数量  単価  金額\n';
export const TABLE_SUM = '\n合計 100,000';
export const PLAIN = `${TABLE_HEAD}⟦設計費⟧  2  50,000  100,000${TABLE_SUM}`;
export const COUNT = `${TABLE_HEAD}設計費  ⟦2⟧  50,000  100,000${TABLE_SUM}`;
export const PRICE = `${TABLE_HEAD}設計費  2  ⟦50,000⟧  100,000${TABLE_SUM}`;
export const AMOUNT = `${TABLE_HEAD}設計費  2  50,000  ⟦100,000⟧${TABLE_SUM}`;

export const rule = (
  id: string,
  when: (s: CellSubject) => boolean,
  example: string,
  counterExample: string,
): Rule<CellSubject> => ({
  id,
  when,
  example,
  counterExample,
});
