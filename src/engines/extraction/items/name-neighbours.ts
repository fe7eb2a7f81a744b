import type { ColumnMeaning } from '../vocabulary/columns.ts';
import type { CellSubject } from './cells.ts';

/** `往復券   大人   3枚`: for whom a ticket is, set apart from what it is for. */
const isFare = (subject: CellSubject | undefined): boolean => FARE.test(subject?.piece.text ?? '');
const FARE = /^(?:大人|小人|中人|小児|こども|子供|学生|シニア)$/;

/** `SUS304 板 1.0t`, `ナット M10`: words one space from the name are part of it, unless a column is for them. */
export function withNeighbours(
  subjects: readonly CellSubject[],
  [from, to]: [number, number],
): [from: number, to: number] {
  if (to < from) return [from, to];
  const columns = subjects[0]!.heading?.columns ?? [];
  const has = (meaning: ColumnMeaning) => columns.some((column) => column.meaning === meaning);
  const isModel = (index: number) => {
    const piece = subjects[index]?.piece;
    return piece?.shape === 'word' && /[A-Za-z]/.test(piece.text) && /\d/.test(piece.text);
  };
  let [first, last] = [underNames(subjects, from, to), to];
  // A01, C12: a letter and a number count the rows, they make no material.
  const isMaterial = (index: number) => isModel(index) && /^[A-Z]{2,}-?\d{2}/.test(subjects[index]!.piece.text);
  if (!has('code')) while (first > 0 && isMaterial(first - 1) && !subjects[first]!.piece.apart) first--;
  while (
    (isModel(last + 1) && !subjects[last + 1]!.piece.apart) ||
    isFare(subjects[last + 1]) ||
    isSecondWord(subjects, last + 1) ||
    isGrownSize(subjects, last + 1)
  )
    last++;
  return [first, last];
}

/** `羽子板ボルト 座金付` under 品名 規格, set close: the size of a thing one space behind its name. */
function isGrownSize(subjects: readonly CellSubject[], at: number): boolean {
  const subject = subjects[at];
  return (
    subject?.under === 'pack' &&
    subject.piece.shape === 'word' &&
    !subject.piece.apart &&
    LETTERS.test(subject.piece.text)
  );
}

/** `PL-EX   パレット運賃` under 品番 and 品名: what stands under another column than that of the names is none of them. */
function underNames(subjects: readonly CellSubject[], from: number, to: number): number {
  const name = subjects.findIndex(({ under, piece }, at) => at > from && at <= to && under === 'name' && piece.apart);
  const inFront = name > 0 ? subjects.slice(from, name) : [];
  return inFront.length > 0 && inFront.every(({ under }) => under === 'code') ? name : from;
}

/** 仕訳 642件, 延べ 12名: what is counted, or how. */
const OF_THE_COUNT = /^(?:仕訳|延べ?|約|全|各|計|合計|数量|単価|残|総)$/;
const LETTERS = /^\p{L}{2,12}$/u;

/** 消火器  10型  8本, 畳表  6畳  2枚. */
const SIZE = /^\d{1,3}(?:型|号|寸|尺|インチ|畳|帖|番手?|穴|段|連)$/;

/** `焼抜蒲鉾  特上  5本`: in a table without headings a word set apart between a name and its count is part of the name. */
function isSecondWord(subjects: readonly CellSubject[], at: number): boolean {
  const [word, count] = [subjects[at], subjects[at + 1]?.piece];
  if (!word || word.heading !== null || word.piece.shape !== 'word') return false;
  const isCount = count?.shape === 'number' && count.unit !== null && count.unit !== '円';
  const isWord = LETTERS.test(word.piece.text) || SIZE.test(word.piece.text);
  return isCount && isWord && !OF_THE_COUNT.test(word.piece.text);
}
