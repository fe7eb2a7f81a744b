import type { CellSubject } from './cells.ts';

/** The sign of a row that says something of its tax, outside its name or left at the end of it. */
export function markOf(subjects: readonly CellSubject[], from: number, to: number): string | null {
  const found =
    subjects.find(
      ({ piece }, index) => (index < from || index > to) && piece.shape === 'mark' && /[※*＊軽★☆◎]/.test(piece.text),
    ) ??
    // 真鯛※ 4尾 32,000: behind the name, with a count that was taken for a part of it.
    subjects.find(({ piece }, index) => index > from && piece.shape === 'mark' && /^[※＊]$/.test(piece.text)) ??
    subjects.find(isStar);
  return found?.piece.text.slice(0, 1) ?? null;
}

/** `まいたけ *   298`: a star that makes no product marks the rate; `2 * 150   300` multiplies. */
function isStar({ piece, pieces, index, numbers }: CellSubject): boolean {
  const [before, behind] = [pieces[index - 1], pieces[index + 1]];
  if (piece.shape !== 'sign' || piece.text !== '*' || behind?.shape === 'rate') return false;
  const made = (before?.value ?? 0) * (behind?.value ?? 0);
  return made === 0 || numbers.every((other) => other === before || other === behind || other.value !== made);
}
