import { createCsvParser } from '../../../contract/csv.ts';

/** Rows of a CSV file in memory, decoded in pieces so that files of hundreds of megabytes never become one string. */
export function* csvRows(bytes: Uint8Array, encoding: 'utf-8' | 'shift_jis'): Generator<string[]> {
  const decoder = new TextDecoder(encoding);
  let rows: string[][] = [];
  const parser = createCsvParser((fields) => {
    if (fields.length > 1 || fields[0] !== '') rows.push(fields);
  });
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  for (const piece of linePieces(bytes)) {
    parser.push(decoder.decode(piece));
    yield* take();
  }
  parser.end();
  yield* take();
}

const PIECE = 1 << 20;
const LINE_FEED = 0x0a;

function* linePieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end =
      start + PIECE >= bytes.length ? bytes.length : bytes.indexOf(LINE_FEED, start + PIECE) + 1 || bytes.length;
    yield bytes.subarray(start, end);
    start = end;
  }
}

/** UTF-8 with or without a byte order mark, else Shift_JIS (Japan Post and MLIT). */
export function guessEncoding(bytes: Uint8Array): 'utf-8' | 'shift_jis' {
  const head = bytes.subarray(0, 1 << 16);
  const cut = head.lastIndexOf(LINE_FEED) + 1 || head.length;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, cut));
    return 'utf-8';
  } catch {
    return 'shift_jis';
  }
}

/** Rows as objects by column name; a file may call a column by any of several names. */
export function* namedRows<N extends string>(
  rows: Iterable<string[]>,
  names: Readonly<Record<N, readonly string[]>>,
): Generator<Record<N, string>> {
  let places: [N, number][] | undefined;
  for (const row of rows) {
    if (!places) {
      const header = row.map((name) => name.replace(/^\ufeff/, '').trim());
      places = (Object.keys(names) as N[]).map((name) => [
        name,
        header.findIndex((column) => names[name].includes(column)),
      ]);
      continue;
    }
    const record = {} as Record<N, string>;
    for (const [name, place] of places) record[name] = place < 0 ? '' : (row[place] ?? '');
    yield record;
  }
}
