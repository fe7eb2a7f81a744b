import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { composeKanaMunicipality } from './kana.ts';
import { ReadingIndex } from './reading-index.ts';

const data = openAddressData(undefined, () => {});
const index = new ReadingIndex(data);
const composed = (text: string) => [...composeKanaMunicipality(index, text)];

test('a municipality in kana before its kind, where one is read so', () => {
  assert.deepEqual(composed('ところざわ市並木1-1-1'), ['所沢市並木1-1-1']);
  assert.deepEqual(composed('広島県ふちゅう市高木町1'), ['広島県府中市高木町1']);
  assert.deepEqual(composed('ふちゅう市高木町1'), ['府中市高木町1']);
  assert.deepEqual(composed('なか区本町1'), ['中区本町1']);
  assert.deepEqual(composed('ありもしない市1'), []);
});

test('each of a few is tried alone, and no more than a few', () => {
  assert.deepEqual(composed('ところざわ市かわごえ市'), ['所沢市かわごえ市', 'ところざわ市川越市']);
  assert.equal(composed('ところざわ市'.repeat(80)).length, 3);
});

test('municipalities are found by the first kana of any way they are written', () => {
  for (const municipality of index.all())
    for (const { key, text } of municipality.kana)
      assert.ok(
        index.writtenAt(`ア${key}ア`, 1).some((form) => form.municipality === municipality && form.text === text),
        text,
      );
});
