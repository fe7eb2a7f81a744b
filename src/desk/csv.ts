import { encodeShiftJis } from './shift-jis.ts';

export type Encoding = 'utf-8' | 'shift_jis';
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Characters that the encoding does not have. */
  readonly missing: readonly string[];
}

type Cell = string | number | null;

const cell = (value: Cell): string => {
  const text = value === null ? '' : String(harmless(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Whatever a table is made for, people open it in a spreadsheet: text from a document must not run there as a formula.
 * Japanese editions take the wide signs for the narrow ones.
 */
const harmless = (value: Cell): Cell =>
  typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;

/** RFC 4180 with CRLF, in UTF-8 with a byte-order mark (without it Excel takes Japanese for Latin) or Shift_JIS. */
export function csvFile(name: string, rows: readonly (readonly Cell[])[], encoding: Encoding): ExportFile {
  const text = rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
  if (encoding === 'shift_jis') return { name, type: 'text/csv; charset=Shift_JIS', ...encodeShiftJis(text) };
  return { name, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(`\ufeff${text}`), missing: [] };
}
