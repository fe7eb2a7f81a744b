import type { CellSubject } from '../items/cells.ts';
import type { Piece } from '../items/pieces.ts';
import { ARITHMETIC } from './cell/arithmetic.features.ts';
import type { CellRule } from './cell/cell-subject.ts';
import { HEADINGS } from './cell/heading.features.ts';
import { PLACES } from './cell/place.features.ts';
import { SHAPES } from './cell/shape.features.ts';

/** What can be seen about a piece of a row of goods. The weights stand in weights/cell.json. */
export const CELL_RULES: readonly CellRule[] = [...SHAPES, ...PLACES, ...ARITHMETIC, ...HEADINGS];

const outside = new Map<Piece['shape'], readonly CellRule[]>();
const inside = new Map<Piece['shape'], readonly CellRule[]>();

/** Those of all rules that can speak of a piece: half of them are of another shape, or of columns where there are none. */
export function cellRulesFor({ piece: { shape }, under, nth }: CellSubject): readonly CellRule[] {
  const isInTable = under !== null || nth !== null;
  const known = isInTable ? inside : outside;
  let rules = known.get(shape);
  if (rules === undefined) {
    rules = CELL_RULES.filter((rule) => (rule.of ?? shape) === shape && (isInTable || !rule.inTable));
    known.set(shape, rules);
  }
  return rules;
}
