/** Reads CSV text (RFC 4180: quotes, doubled quotes, line breaks inside quotes); a byte-order mark is dropped. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      [cell, at] = quoted(text, at + 1);
    } else {
      const start = at;
      while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at++;
      cell = text.slice(start, at);
    }
    row.push(cell);
    if (text[at] === ',') {
      at++;
      // A comma at the end of the text still opens an empty cell.
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
}

function quoted(text: string, start: number): [string, number] {
  let cell = '';
  let at = start;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) return [cell + text.slice(at), text.length];
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return [cell, end + 1];
    cell += '"';
    at = end + 2;
  }
}
