import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { COLUMN_LABELS, type ColumnLabel } from '../vocabulary/column-labels.ts';

/** More labels than this stand in no block. */
const MOST = 10;

const tight = (line: string): string => line.replace(/\s/g, '');
const likelyLabels = likelyPatterns(COLUMN_LABELS, ({ label }) => label);
/** Longer lines are no labels. */
const LONGEST = 24;
const labelOf = (line: string): ColumnLabel | null =>
  line.length > LONGEST ? null : (likelyLabels(line).find(({ label }) => label.test(tight(line))) ?? null);
const fits = (label: ColumnLabel | null, line: string | undefined): boolean =>
  label !== null && line !== undefined && label.value.test(line.trim());
const isMoney = (label: ColumnLabel | null): boolean => label?.id === 'money';

/** `請求番号 / 発行日 / お支払期限 / INV00031 / 2026年09月25日 / 2026年10月31日`: each label with the value as far down. */
export function labelBlocks(texts: readonly string[]): (readonly [label: number, value: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < texts.length; at++) {
    const labels: (ColumnLabel | null)[] = [];
    while (labels.length < MOST && at + labels.length < texts.length) {
      const label = labelOf(texts[at + labels.length]!);
      if (label === null) break;
      labels.push(label);
    }
    const end = at + labels.length;
    // 件名 or another word over the block may be no part of it.
    for (let from = at; end - from >= 2; from++) {
      const own = labels.slice(from - at);
      if (!own.every((label, i) => fits(label, texts[end + i]))) continue;
      // One value more than there are labels for: nobody knows which of them has none.
      if (isMoney(own.at(-1)!) && fits(own.at(-1)!, texts[end + own.length])) break;
      for (let i = 0; i < own.length; i++) found.push([from + i, end + i]);
      break;
    }
    at = Math.max(at, end - 1);
  }
  return found;
}
