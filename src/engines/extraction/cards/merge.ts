import { type Candidate, lineRegionsOf } from '../candidates/candidate.ts';
import { type Rect, type Row, union } from '../page/rows.ts';
import type { CardSide } from './side.ts';
import type { CardConflict, CardFieldName, CardRegion, CardSideName, CardSourceInfo } from './types.ts';

interface Sided<T> {
  readonly side: CardSideName;
  readonly candidate: Candidate<T>;
}

const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** Collects the fields of both sides: where each came from, how sure it is, and where the sides disagree. */
export class CardMerger {
  readonly sources: Partial<Record<CardFieldName, CardSourceInfo>> = {};
  readonly regions: Partial<Record<CardFieldName, CardRegion>> = {};
  readonly confidences: Partial<Record<CardFieldName, number>> = {};
  readonly conflicts: CardConflict[] = [];
  readonly #sides: readonly (readonly [CardSideName, CardSide])[];

  constructor(sides: readonly (readonly [CardSideName, CardSide])[]) {
    this.#sides = sides;
  }

  /** A single value: the front wins, and a different value on the back is a conflict. */
  one<T>(
    field: CardFieldName,
    pick: (side: CardSide) => Candidate<T> | null | undefined,
    text: (value: T) => string,
    options: { confidence: number; inferred?: boolean; conflict?: boolean },
  ): Candidate<T> | null {
    const found: Sided<T>[] = this.#sides.flatMap(([side, content]) => {
      const candidate = pick(content);
      return candidate ? [{ side, candidate }] : [];
    });
    const [first, second] = found;
    if (!first) return null;
    const same = second !== undefined && fold(text(first.candidate.value)) === fold(text(second.candidate.value));
    if (second && !same && options.conflict !== false)
      this.conflicts.push({ field, front: text(first.candidate.value), back: text(second.candidate.value) });
    this.#note(
      field,
      first.side,
      first.candidate,
      same,
      options.confidence * (second && !same ? 0.8 : 1),
      options.inferred ?? false,
    );
    return first.candidate;
  }

  /** A list: the union of both sides without repetitions. `goesOn`: its parts are one thing over several lines. */
  list<T, C extends Candidate<T>>(
    field: CardFieldName,
    pick: (side: CardSide) => readonly C[],
    key: (candidate: C) => string,
    confidence: number,
    goesOn = false,
  ): C[] {
    const seen = new Map<string, C>();
    const sides = new Set<CardSideName>();
    for (const [side, content] of this.#sides)
      for (const candidate of pick(content)) {
        const id = key(candidate);
        sides.add(side);
        const first = seen.values().next().value;
        if (!first) this.#note(field, side, candidate, false, confidence, false);
        else if (first.row === candidate.row && candidate.start - first.end <= 3) this.#widen(field, candidate);
        else if (goesOn && !seen.has(id) && [...seen.values()].some((other) => isUnder(other, candidate)))
          this.#extend(field, side, candidate);
        if (!seen.has(id)) seen.set(id, candidate);
      }
    const source = this.sources[field];
    if (source && sides.size === 2) this.sources[field] = { ...source, side: 'both' };
    return [...seen.values()];
  }

  /** Several values of a list in one row share a region. */
  #widen<T>(field: CardFieldName, { row, start, end }: Candidate<T>): void {
    const known = this.regions[field];
    const box = row.region(start, end);
    if (!known || !box) return;
    const [first, ...rest] = boxesOf(known);
    this.regions[field] = regionOf(known, [union([first!, box]), ...rest]);
  }

  /** 営業本部 ⏎ 第二営業部: what goes on under a value is a box of its own. */
  #extend<T>(field: CardFieldName, side: CardSideName, candidate: Candidate<T>): void {
    const known = this.regions[field];
    if (known?.side === side) this.regions[field] = regionOf(known, [...boxesOf(known), ...lineRegionsOf(candidate)]);
  }

  #note<T>(
    field: CardFieldName,
    side: CardSideName,
    candidate: Candidate<T>,
    both: boolean,
    confidence: number,
    inferred: boolean,
  ): void {
    const { row, start, end } = candidate;
    this.sources[field] = { side: both ? 'both' : side, language: languageOf(row, start, end), inferred };
    this.confidences[field] =
      Math.round(confidence * Math.min(1, 0.2 + row.confidence(start, end) * 0.8) * 1000) / 1000;
    const boxes = lineRegionsOf(candidate);
    if (boxes.length > 0) this.regions[field] = regionOf({ side, page: row.page }, boxes);
  }
}

const boxesOf = ({ box, boxes }: CardRegion): readonly Rect[] => boxes ?? [box];
const regionOf = ({ side, page }: Pick<CardRegion, 'side' | 'page'>, boxes: readonly Rect[]): CardRegion => ({
  side,
  page,
  box: union(boxes),
  ...(boxes.length > 1 ? { boxes } : {}),
});
/** On the next line, as the parts of one unit stand. */
const isUnder = <T>(above: Candidate<T>, { row }: Candidate<T>): boolean =>
  row.page === above.row.page && row.index === above.row.index + 1;

function languageOf(row: Row, start: number, end: number): 'ja' | 'en' | 'mixed' {
  const text = row.text.slice(start, end);
  const japanese = /[\p{Script=Han}ぁ-んァ-ヶ]/u.test(text);
  const latin = /[A-Za-z]{2}/.test(text);
  return japanese ? (latin ? 'mixed' : 'ja') : 'en';
}
