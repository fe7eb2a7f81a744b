import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMON_LABELS, domainNames } from './domain-names.ts';

test('a host is called by the first of its labels that says whose it is', () => {
  assert.deepEqual(domainNames('www.cutting-art.example.com 会社概要'), ['cutting art']);
  assert.deepEqual(domainNames('https://shop.mihon.example.co.jp/'), ['mihon']);
  assert.deepEqual(domainNames('info@mihon-seiki.example.jp'), ['mihon seiki']);
});

test('providers, suffixes and what is no host name nobody', () => {
  for (const { id, words, example } of COMMON_LABELS) {
    assert.ok(
      words.some((word) => example.includes(word)),
      id,
    );
    for (const word of words) assert.deepEqual(domainNames(`${word}.com`), [], `${id}: ${word}`);
  }
  assert.deepEqual(domainNames('見本.株式会社'), []);
  assert.deepEqual(domainNames('見本商事 1.5kg 2026.11.18'), []);
});
