import assert from 'node:assert/strict';
import { test } from 'node:test';
import { romajiKey } from './romaji-key.ts';

test('Hepburn, Kunrei and long vowels in any spelling are one key', () => {
  for (const [a, b] of [
    ['Shimbashi', 'Sinbasi'],
    ['Jūjō', 'Zyuzyou'],
    ['Ōtemachi', 'Ohtemachi'],
    ['Ōtemachi', 'OOTE-MACHI'],
    ['Matchi', 'Macchi'],
    ['Fuchū', 'Hutyu'],
    ["Jun'ya", 'Zyunya'],
    ['Tsuzuki', 'Tuduki'],
  ] as const)
    assert.equal(romajiKey(a), romajiKey(b), `${a} ${b}`);
});

test('an h that begins a syllable is no long vowel', () => {
  assert.equal(romajiKey('Ohara'), 'ohara');
  assert.equal(romajiKey('Ohmori'), 'omori');
});

test('other names keep other keys', () => {
  assert.notEqual(romajiKey('Honmachi'), romajiKey('Hommashi'));
  assert.equal(romajiKey('Kita 3-jo'), 'kita3zyo');
});

test('what is longer than any name is cut, not refused', () => {
  assert.equal(romajiKey('ka'.repeat(1000)), 'ka'.repeat(256));
});
