import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvError, createCsvParser, parseCsv } from './csv.ts';

function parse(text: string, size = text.length || 1): { rows: string[][]; lines: number[] } {
  const rows: string[][] = [];
  const lines: number[] = [];
  const parser = createCsvParser((fields, line) => {
    rows.push(fields);
    lines.push(line);
  });
  for (let i = 0; i < text.length; i += size) parser.push(text.slice(i, i + size));
  parser.end();
  return { rows, lines };
}

const TEXT = '1,"株式会社""甲""",,x\n2,"二行\nの値, コンマ",3,"z"\r\n3,,,\n4,a,b,c';
const ROWS = [
  ['1', '株式会社"甲"', '', 'x'],
  ['2', '二行\nの値, コンマ', '3', 'z'],
  ['3', '', '', ''],
  ['4', 'a', 'b', 'c'],
];

test('quotes, escapes, line breaks in values, CRLF and a missing last line end are read', () => {
  assert.deepEqual(parse(TEXT).rows, ROWS);
});

test('the result does not depend on where the chunks are cut', () => {
  for (let size = 1; size < TEXT.length; size++) assert.deepEqual(parse(TEXT, size).rows, ROWS, `chunks of ${size}`);
});

test('line numbers count the line breaks inside values', () => {
  assert.deepEqual(parse(TEXT).lines, [1, 2, 4, 5]);
});

test('an open quote at the end and text after a quote are refused with their line', () => {
  assert.throws(
    () => parse('1,"abc'),
    (error: unknown) => error instanceof CsvError && error.line === 1,
  );
  assert.throws(
    () => parse('1,2\n"a"b,3\n'),
    (error: unknown) => error instanceof CsvError && error.line === 2,
  );
});

test('CSV with quotes, doubled quotes, line breaks in cells, empty cells and a byte-order mark', () => {
  assert.deepEqual(parseCsv('\ufeffa,"b ""c""",\r\n"x\ny",,z\n\n1'), [['a', 'b "c"', ''], ['x\ny', '', 'z'], ['1']]);
  assert.deepEqual(parseCsv('a,'), [['a', '']]);
});

test('a quoted value that is not closed is an error, not a long cell', () => {
  assert.throws(() => parseCsv('a,"b\nc'), CsvError);
});
