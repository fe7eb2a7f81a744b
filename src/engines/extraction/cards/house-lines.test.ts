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

test('wares of a kiln, of a shop and for people stand over its name', () => {
  assert.equal(house('備前焼', '陶 房  吟', '陶芸家  森 下  吟 次'), '陶 房  吟');
  assert.equal(house('珈琲と焼き菓子の店', 'ひだまり舎', '店主  榎本 ちはる'), 'ひだまり舎');
  assert.equal(
    house('ランジェリー＆ナイトウェア', 'Étoile Bleue 芦屋本店', 'ストアマネージャー', '堂本 麗子'),
    'Étoile Bleue 芦屋本店',
  );
  assert.equal(house('りんご・ぶどう', '髙見澤果樹園', '髙見澤 充', '携帯 090-5550-1234'), '髙見澤果樹園');
});

test('what a doctor treats in front of the practice, a member of parliament in front of his office', () => {
  assert.equal(house('眼科　みほん医院', '院長　太 田　一 彦'), '眼科  みほん医院');
  assert.equal(house('公設第一秘書', '永 瀬　隆 志', '参議院議員 見本ゆきえ 事務所'), '参議院議員 見本ゆきえ 事務所');
});
