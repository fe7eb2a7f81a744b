import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { OVER_A_NAME } from './house-lines.ts';

const house = (...lines: string[]) =>
  extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.organization.displayName;

test('every kind of line over a name knows its example, and not the other', () => {
  for (const { id, pattern, example, counterExample } of OVER_A_NAME) {
    assert.ok(pattern.test(example), id);
    assert.ok(!pattern.test(counterExample), id);
  }
});

test('what a house says of itself stands over its name', () => {
  assert.equal(house('お米と卵の', '見本農場', '代表  小谷 すみれ', '携帯 080-5550-1234'), '見本農場');
  assert.equal(house('季節料理と地酒', '居酒屋 みほん', '店主', '菅原 哲也'), '居酒屋 みほん');
  assert.equal(house('かなもの・建材', 'ミホン金物店', '店主 竹内 源太'), 'ミホン金物店');
});

test('the house bears the name of the person, or the mail its name', () => {
  assert.equal(house('信州手打蕎麦', '更科 ふじもり', '店主', '藤 森 周 作'), '更科 ふじもり');
  assert.equal(
    house('mizuiro', 'グラフィックデザイン / ロゴ / 装丁', 'デザイナー', '千葉 みずほ', 'a@mizuiro-design.example'),
    'mizuiro',
  );
});
