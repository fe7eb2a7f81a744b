import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REGIONS, writtenForms } from './written-name.ts';

test('words that are written in one way are put in kanji, the rest in katakana', () => {
  assert.ok(writtenForms('Mihon Jidosha K.K.').includes('ミホン自動車'));
  assert.ok(writtenForms('The Shizuoka Bank, Ltd.').includes('静岡銀行'));
  assert.ok(writtenForms('Ōsaka Shōji').includes('大阪商事'));
});

test('every region is known by its id in Latin letters', () => {
  for (const { id, written } of REGIONS) assert.ok(writtenForms(`${id} ginko`).includes(`${written}銀行`), id);
});

test('nothing is put in kanji where no word is known or something else is written', () => {
  for (const name of ['Mihon', '見本 Ginko', 'Ginko 21', 'a b c d e Ginko'])
    assert.deepEqual(writtenForms(name), [], name);
});
