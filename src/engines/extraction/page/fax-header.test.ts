import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFaxHeader } from './fax-header.ts';

test('the line a fax prints over a paper', () => {
  for (const text of [
    '2026-05-01 09:52  FROM:0985-28-7703  TO:0985-31-4420  P.01/01',
    '26年 5月 1日 9時52分  FROM 見本建設(株)          P. 1',
    '2026/05/01 FRI 09:52  FAX 0985-28-7703  見本商会   P.002/003',
  ])
    assert.equal(isFaxHeader(text), true, text);
});

test('lines of the paper itself stay', () => {
  for (const text of [
    'TEL 0985-56-1120 FAX 0985-56-1121',
    '2026/05/01 09:52 レジ 2',
    '発行 2026/05/01  P.1',
    '1/1 頁  2026/05/01 10:00',
  ])
    assert.equal(isFaxHeader(text), false, text);
});
