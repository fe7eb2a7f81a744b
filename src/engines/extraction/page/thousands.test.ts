import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSpacedThousands, readThousands } from './thousands.ts';

test('a paper with spaced thousands is told by its currency signs and totals', () => {
  assert.ok(hasSpacedThousands(['合 計   ¥31 240']));
  assert.ok(hasSpacedThousands(['小計      60 000']));
  assert.ok(!hasSpacedThousands(['りんご  2 100', '合計  ¥200']));
});

test('the spaces become commas at the end of a row and beside a currency sign, and nothing moves', () => {
  assert.equal(readThousands('紹興酒ボトル    2 860'), '紹興酒ボトル    2,860');
  assert.equal(readThousands('(内 消費税等10%  ¥2 840)'), '(内 消費税等10%  ¥2,840)');
  assert.equal(readThousands('TEL 03 555 0101 本店'), 'TEL 03 555 0101 本店');
});

test('one count beside an amount on a paper that prints its commas is no number', () => {
  assert.equal(hasSpacedThousands(['大人 2 1,600', '入湯税 2 100', '合計 ¥2,000']), false);
  assert.equal(hasSpacedThousands(['入湯税 2 100', '合計 1 700']), true);
  assert.equal(hasSpacedThousands(['用紙 10,000', 'トナー 50,000', '小計 60 000', '合計 66 000']), true);
});
