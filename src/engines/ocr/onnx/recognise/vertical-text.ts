import type { Grey } from '../../../document/index.ts';
import type { Reading } from '../../types.ts';
import { readColumn } from './column.ts';
import type { Strip } from './crop.ts';
import type { Recognise } from './recogniser.ts';

/** Surer than this, a column is not read a second way. */
const SURE = 0.9;
/** Single characters hide which strokes stand and which lie: they have to be this much surer. */
const SURER = 0.04;

/**
 * A column of vertical writing, read as a line when turned (`lying`): where that is doubtful, with its characters set
 * side by side as well.
 */
export async function readVerticalText(
  page: Grey,
  strip: Strip,
  recognise: Recognise,
  lying: Reading,
): Promise<Reading> {
  if (lying.confidence >= SURE) return lying;
  const cells = await readColumn(page, strip, recognise);
  return cells.confidence > lying.confidence + SURER ? { ...cells, hand: lying.hand ?? 0 } : lying;
}
