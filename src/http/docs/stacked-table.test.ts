import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stackedTable } from './stacked-table.ts';

const table = (columns: readonly string[], cells: readonly string[]) =>
  `<table>\n<thead>\n<tr>\n${columns.map((text) => `<th>${text}</th>\n`).join('')}</tr>\n</thead>\n<tbody><tr>\n${cells.map((text) => `<td align="right">${text}</td>\n`).join('')}</tr>\n</tbody></table>`;

test('a cell carries the name of its column, without its markup; the first one is the heading of its card', () => {
  const html = stackedTable(table(['Code', '<code>Retry</code>', '意味'], ['<code>a</code>', 'no', '理由']), 'ja');
  assert.match(html, /^<table role="table" class="stacked">/);
  assert.match(html, /<td role="cell" align="right"><code>a<\/code><\/td>/);
  assert.match(html, /<td role="cell" data-label="Retry：" align="right">no<\/td>/);
  assert.match(html, /<td role="cell" data-label="意味：" align="right">理由<\/td>/);
  assert.equal(html.match(/role="columnheader"/g)?.length, 3);
});

test('an empty cell is not named, and two columns stay as they are', () => {
  assert.doesNotMatch(stackedTable(table(['a', 'b', 'c'], ['1', '', '3']), 'en'), /data-label="b/);
  const narrow = table(['a', 'b'], ['1', '2']);
  assert.equal(stackedTable(narrow, 'en'), narrow);
});
