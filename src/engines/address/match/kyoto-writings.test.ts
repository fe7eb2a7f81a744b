import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { WRITINGS } from './kyoto-writings.ts';

const engine = addressEngine();
const town = (address: string) => engine.parse(`京都市${address}`).components.town;

test('the example of every writing names the town behind it', () => {
  for (const { id, example, pattern, town: told } of WRITINGS) {
    const [, name] = new RegExp(`(?:${pattern.source})(\\p{Script=Han}+?町)\\d`, 'u').exec(example) ?? [];
    assert.equal(town(example), told ?? name, id);
    assert.ok(told ?? name, id);
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

test('words about the neighbourhood before a town are a proposal, an area written twice as well', () => {
  for (const words of ['神社前', '松尾橋畔', '東へ三軒目']) {
    const address = `京都市上京区七本松通下長者町上ル${words}鳳瑞町68`;
    assert.equal(engine.parse(address).components.town, '鳳瑞町', words);
    assert.notEqual(engine.validate(address).status, 'exact', words);
  }
  assert.equal(town('下京区西新屋敷西新屋敷揚屋町32'), '西新屋敷揚屋町');
});

test('a lane is passed over where its own name would have to be changed into a town', () => {
  assert.equal(town('上京区上長者町通七本松東入ル風呂屋辻子一番町88番地'), '一番町');
  assert.equal(town('上京区河原町通石薬師上る柳図子栄町7'), '栄町');
  assert.equal(town('上京区河原町通石薬師上る柳図子町7'), '柳図子町');
});

test('下り松町 is a name and no direction', () => {
  assert.equal(town('下京区黒門通四条下ル三丁目下り松町586番地の6'), '下り松町');
});
