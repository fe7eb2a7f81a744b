import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('目 misread behind a numeral and 丁 is a 丁目 of the town that is written, and shown as corrected', () => {
  for (const [written, town, chome] of [
    ['山梨県甲府市下飯田二丁且1583番17号', '下飯田', '2丁目'],
    ['福井県鯖江市鳥羽一丁日955', '鳥羽', '1丁目'],
    ['兵庫県神戸市兵庫区塚本通七丁自1134-29', '塚本通', '7丁目'],
  ] as const) {
    const { components, recoveries } = engine.parse(written);
    assert.deepEqual([components.town, components.subTown], [town, chome]);
    assert.ok(
      recoveries.some(({ kind }) => kind === 'character_corrected'),
      written,
    );
    assert.notEqual(engine.validate(written).status, 'exact');
  }
});

test('a name below a town that only looks like it stays', () => {
  assert.equal(engine.validate('山梨県甲府市下飯田二丁目1583番17号').status, 'exact');
  assert.deepEqual(engine.parse('大阪府堺市堺区熊野町東2丁1-1').recoveries, []);
});

test('what looks like a kanji numeral before 丁 is read as it, and never exact', () => {
  for (const [written, town, chome] of [
    ['大阪府堺市西区神野町ミ丁839-27', '神野町', '3丁'],
    ['東京都千代田区丸の内ニ丁目1-1', '丸の内', '2丁目'],
    ['東京都港区芝大門ﾆ丁目1-1', '芝大門', '2丁目'],
    ['東京都中央区銀座ハ丁目1-1', '銀座', '8丁目'],
    ['東京都千代田区丸の内ー丁目9-1', '丸の内', '1丁目'],
    ['東京都千代田区丸の内－丁目9-1', '丸の内', '1丁目'],
    ['東京都千代田区丸の内l丁目9-1', '丸の内', '1丁目'],
    ['北海道札幌市中央区南四条西十ニ丁目1', '南四条西', '12丁目'],
    ['東京都中央区銀座八丁メ1-1', '銀座', '8丁目'],
  ] as const) {
    const { components } = engine.parse(written);
    assert.deepEqual([components.town, components.subTown], [town, chome], written);
    assert.equal(engine.validate(written).reasons[0], 'character_corrected', written);
  }
  assert.equal(engine.validate('東京都千代田区丸の内二丁目1-1').status, 'exact');
});

test('every kanji numeral of a 丁目 in katakana keeps an address from being exact', () => {
  for (const place of [
    '東京都中央区銀座',
    '大阪府大阪市北区天神橋',
    '京都府京都市東山区本町',
    '福岡県福岡市中央区天神',
  ])
    for (const numeral of ['ニ', 'ミ', 'ハ', '十ニ', '二十ニ', 'ー', '十ー', '-'])
      assert.notEqual(engine.validate(`${place}${numeral}丁目3-4`).status, 'exact', place + numeral);
});
