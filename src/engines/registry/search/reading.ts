import type { FoldedName } from '../../../japan/company-name.ts';
import { isKanaOnly, isLatinOnly, kanaKey, latinKeys } from '../../../japan/reading-key.ts';

/** Stands before the key of a reading among the cores; no folded name begins with it. */
export const READING = '=';

/** The cores under which companies with the asked reading are: of a name in kana or in Latin letters. */
export function readingCores(written: string, { core }: FoldedName): string[] {
  if (isKanaOnly(core)) return [READING + kanaKey(core)];
  return isLatinOnly(core) ? latinKeys(written).map((key) => READING + key) : [];
}
