import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (...lines: string[]) => {
  const head = ['手芸の店 いとぐるま        2026年11月12日(木) 13:46', '株式会社いとぐるま         レジ1  No.3307'];
  const { rows } = rowsOfText([...head, ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};
const CONTACTS = [
  '福井市中央1-21-5           綿ブロード 2.5m     1,925',
  'TEL0776-24-8013           ファスナー 3本        594',
];
const sums = (total: string) => [`                          合計      ¥${total}`];

test('goods in the column beside the contacts of the shop are goods where they make the sum', () => {
  const both = ['綿ブロード 2.5m 1925', 'ファスナー 3本 594'];
  assert.deepEqual(items(...CONTACTS, ...sums('2,519')), both);
  assert.deepEqual(items(...CONTACTS, 'T5636458782117         型紙                  880', ...sums('3,399')), [
    ...both,
    '型紙 880',
  ]);
  assert.deepEqual(items(...CONTACTS, '                          型紙                  880', ...sums('3,399')), [
    ...both,
    '型紙 880',
  ]);
});

test('where they make no sum they are left as they were read', () => {
  assert.notDeepEqual(items(...CONTACTS, ...sums('2,591')), ['綿ブロード 2.5m 1925', 'ファスナー 3本 594']);
});

test('one row beside a contact, or the bank of an account, is no goods', () => {
  assert.notDeepEqual(items(CONTACTS[0]!, ...sums('1,925')), ['綿ブロード 2.5m 1925']);
  const bank = items(CONTACTS[0]!, 'TEL0776-24-8013           みらい銀行 本店       594', ...sums('2,519'));
  assert.ok(!bank?.some((item) => item.startsWith('みらい銀行')));
});
