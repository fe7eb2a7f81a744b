/**
 * The one CSV reader: RFC 4180 with LF or CRLF, text quoted with `""` as escape. A quoted value may hold line breaks
 * and commas. It streams, since the registries publish gigabytes.
 */
export interface CsvParser {
  /** Feeds decoded text; calls `onRow` for every complete row. */
  push(text: string): void;
  /** The last row may lack its line end. Throws when the text stops inside a quoted value. */
  end(): void;
}

type OnRow = (fields: string[], line: number) => void;

const QUOTE = 34;
const LF = 10;
const CR = 13;

export class CsvError extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** `separator` is one character; tabs come from EDINET. */
export function createCsvParser(onRow: OnRow, separator = ','): CsvParser {
  const between = separator.charCodeAt(0);
  let rest = '';
  let line = 1;

  /** Reads one row from `at`; returns where the next begins, or -1 when the row is not complete. */
  function readRow(text: string, at: number, final: boolean): number {
    const fields: string[] = [];
    let i = at;
    let lines = 1;
    for (;;) {
      if (text.charCodeAt(i) === QUOTE) {
        let from = i + 1;
        let value = '';
        for (;;) {
          const close = text.indexOf('"', from);
          if (close < 0) {
            if (final) throw new CsvError(line, 'a quoted value is not closed');
            return -1;
          }
          if (text.charCodeAt(close + 1) === QUOTE) {
            value += text.slice(i + 1, close + 1);
            i = close + 1;
            from = close + 2;
            continue;
          }
          // The quote may be the first half of an escape that the next chunk completes.
          if (close + 1 >= text.length && !final) return -1;
          value += text.slice(i + 1, close);
          i = close + 1;
          break;
        }
        if (value.includes('\n')) lines += value.split('\n').length - 1;
        fields.push(value);
      } else {
        const start = i;
        let unit = text.charCodeAt(i);
        while (i < text.length && unit !== between && unit !== LF) unit = text.charCodeAt(++i);
        if (i >= text.length && !final) return -1;
        const end = i > start && text.charCodeAt(i - 1) === CR && (i >= text.length || unit === LF) ? i - 1 : i;
        fields.push(text.slice(start, end));
      }
      const unit = text.charCodeAt(i);
      if (unit === between) {
        i++;
        continue;
      }
      if (i >= text.length && !final) return -1;
      if (unit === CR && text.charCodeAt(i + 1) === LF) i++;
      else if (unit === CR && i + 1 >= text.length && !final) return -1;
      else if (i < text.length && unit !== LF) throw new CsvError(line, 'text follows a closing quote');
      onRow(fields, line);
      line += lines;
      return i + 1;
    }
  }

  function read(text: string, final: boolean): void {
    let at = 0;
    while (at < text.length) {
      const next = readRow(text, at, final);
      if (next < 0) break;
      at = next;
    }
    rest = at >= text.length ? '' : text.slice(at);
  }

  return {
    push: (text) => read(rest === '' ? text : rest + text, false),
    end: () => {
      if (rest !== '') read(rest, true);
    },
  };
}

/** A whole text at once: without its byte-order mark and without empty lines. Throws CsvError. */
export function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  const parser = createCsvParser((row) => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
  }, separator);
  parser.push(text.replace(/^\ufeff/, ''));
  parser.end();
  return rows;
}
