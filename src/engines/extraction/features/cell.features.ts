import type { CellSubject } from '../items/cells.ts';
import type { Rule } from '../learned/rule.ts';
import { ARITHMETIC } from './cell/arithmetic.features.ts';
import { HEADINGS } from './cell/heading.features.ts';
import { PLACES } from './cell/place.features.ts';
import { SHAPES } from './cell/shape.features.ts';

/** What can be seen about a piece of a row of goods. The weights stand in weights/cell.json. */
export const CELL_RULES: readonly Rule<CellSubject>[] = [...SHAPES, ...PLACES, ...ARITHMETIC, ...HEADINGS];
