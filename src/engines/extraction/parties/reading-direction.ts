import type { Analysis } from '../document/analysis.ts';
import { DOCUMENT_TITLE } from '../vocabulary/party-words.ts';

/** Whether the lines run upwards: the title and the contacts stand at the end and the totals before the goods. */
export function runsUpwards(analysis: Analysis, isReceipt: boolean): boolean {
  const { rows } = analysis;
  if (rows.length < 6) return false;
  const title = rows.findIndex((row) => DOCUMENT_TITLE.pattern.test(row.tight));
  const total = rows.findIndex((row) => /^[(]?(?:合計|お会計|現計|総合計|小計)/.test(row.tight));
  const contacts = [...analysis.phones, ...analysis.addresses].map((place) => place.row.index);
  const firstContact = Math.min(rows.length, ...contacts);
  const date = Math.min(rows.length, ...analysis.dates.map((place) => place.row.index));
  if (!isReceipt || contacts.length === 0 || total < 0) return false;
  const late = firstContact > rows.length * 0.55 && total < firstContact && date > total && date < rows.length;
  return late && (title < 0 || title > rows.length * 0.4 || total < rows.length * 0.5) && title !== 0;
}
