import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ISSUERS, namesNoIssuer } from './no-issuers.ts';

for (const { id, pattern, example, counterExample } of NO_ISSUERS)
  test(`no issuer by itself: ${id}`, () => {
    assert.match(example, pattern);
    assert.equal(namesNoIssuer(example), true);
    assert.equal(namesNoIssuer(counterExample), false);
  });

test('shops, people and offices are left alone', () => {
  for (const name of [
    '見本食堂',
    '見本 太郎',
    '見本会計事務所',
    'みほん 銀座店',
    'ルミネみほん店',
    '渋谷みほん堂',
    '天神山果樹園',
  ])
    assert.equal(namesNoIssuer(name), false, name);
});
