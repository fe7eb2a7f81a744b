import assert from 'node:assert/strict';
import { test } from 'node:test';
import { romajiText } from './romaji-text.ts';

test('phones, labels, pages and marks of a code become spaces of the same length', () => {
  for (const text of [
    'Address: 5-1 Otemachi, Aoi-ku, Shizuoka / TEL 054-254-2111',
    '1-9-1 Marunouchi, Chiyoda-ku +81-3-1234-5678 info@example.co.jp',
    'Zip code: 100-0014 No. 10-1, Nagata-cho https://example.co.jp',
  ]) {
    const { text: plain } = romajiText(text);
    assert.equal(plain.length, text.length);
    assert.doesNotMatch(plain, /TEL|Address|\+81|@|Zip|No\.|https/);
  }
});

test('the postal code with or without its hyphen', () => {
  assert.equal(romajiText('Tokyo 100-0005').postal, '100-0005');
  assert.equal(romajiText('Tokyo 1000005, Japan').postal, '100-0005');
  assert.equal(romajiText('JP-100-0005 Tokyo').postal, '100-0005');
  assert.equal(romajiText('TEL 054-254-2111').postal, undefined);
});

test('every hyphen is the plain one', () => {
  assert.equal(romajiText('1 Chome−9–1').text, '1 Chome-9-1');
});
