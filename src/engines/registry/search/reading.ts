import type { FoldedName } from '../../../japan/company-name.ts';
import { saidOffices } from '../../../japan/english-offices.ts';
import { isKanaOnly, isLatinOnly, kanaKey, latinKeys } from '../../../japan/reading-key.ts';

/** Stands before the key of a reading among the cores; no folded name begins with it. */
export const READING = '=';

/** The cores under which companies with the asked reading are: of a name in kana or in Latin letters. */
export function readingCores(written: string, { core }: FoldedName): string[] {
  if (isKanaOnly(core)) return [READING + kanaKey(core)];
  if (!isLatinOnly(core)) return [];
  // City of Mihon is 見本市, which is read Mihon-shi.
  return [written, ...saidOffices(written)].flatMap(latinKeys).map((key) => READING + key);
}
