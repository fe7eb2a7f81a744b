import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { WRITINGS } from './kyoto-writings.ts';

const engine = addressEngine();
const town = (address: string) => engine.parse(`京都市${address}`).components.town;

test('the example of every writing names the town behind it', () => {
  for (const { id, example, pattern } of WRITINGS) {
    const [, name] = new RegExp(`(?:${pattern.source})(\\p{Script=Han}+?町)\\d`, 'u').exec(example) ?? [];
    assert.equal(town(example), name, id);
  }
});

test('further turns between a direction and the town are passed over', () => {
  for (const turn of ['1つ目の筋を東入', '突き当たり', '路地奥', '奥'])
    assert.equal(town(`上京区河原町通五辻下ル${turn}表町566`), '表町', turn);
  assert.equal(town('下京区松屋町通正面下る突抜二丁目'), '突抜');
});

test('brackets of any kind are round ones', () => {
  for (const [open, close] of ['［］', '「」', '【】', '〔〕'].map((pair) => [...pair])) {
    assert.equal(town(`下京区${open}間之町通万寿寺下る${close}下万寿寺町322`), '下万寿寺町', open);
    assert.equal(town(`下京区正面通油小路西入ル${open}土橋町${close}504-13`), '土橋町', open);
  }
});
