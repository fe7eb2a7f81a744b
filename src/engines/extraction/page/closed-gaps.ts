import { gapsOfLetterhead } from './closed-letterhead.ts';
import { gapsOfRows } from './closed-rows.ts';
import { openTables } from './closed-tables.ts';
import { reachOf, tokensOf, withWideGaps } from './closed-tokens.ts';

/**
 * Texts whose gaps were closed to one space (pdftotext without -layout, text copied out of a browser or a mail): nothing
 * says any more where a column ends. The columns that the paper proves are set apart again.
 */

const WIDE = /\S(?: {2,}| ?\t\s*|\u3000{2,}| \u3000|\u3000 )\S/;
/** A text of a few words shows nothing. */
const LEAST_LINES = 4;
/** Longer first columns are whole lines. */
const MOST_REACH = 60;

/** The lines, with wide gaps between the columns where the whole text has none. */
export function withGaps(lines: readonly string[]): readonly string[] {
  if (lines.length < LEAST_LINES || lines.some((line) => WIDE.test(line))) return lines;
  const tokens = lines.map(tokensOf);
  const tables = openTables(tokens);
  const rows = gapsOfRows(tokens, tables);
  const head = Math.min(lines.length, ...tables.keys(), ...rows.keys());
  const letterhead = tokens.map((words, at) => (tables.has(at) || rows.has(at) ? null : gapsOfLetterhead(words)));
  // The second column of a letterhead begins in one place.
  const reaches = letterhead
    .slice(0, head)
    .flatMap((found, at) => (found?.isDouble ? [reachOf(tokens[at]!, found.gaps)] : []));
  const column = Math.max(0, ...reaches.filter((reach) => reach <= MOST_REACH));
  return lines.map((line, at) => {
    const gaps = rows.get(at) ?? letterhead[at]?.gaps;
    if (!gaps || gaps.size === 0) return tables.get(at) ?? line;
    return withWideGaps(tokens[at]!, gaps, at < head && letterhead[at]?.isDouble ? column : 0);
  });
}
