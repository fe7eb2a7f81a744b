import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const town = (address: string) => engine.parse(`京都市${address}`).components.town;
const WARDS = ['北区', '上京区', '左京区', '中京区', '東山区', '下京区', '南区', '伏見区', ''];
const ACROSS = ['丸太町', '三条', '四条', '七条', '今出川', '中立売', '出水'];
const ALONG = ['寺町', '烏丸', '室町', '新町', '堀川', '大宮', '河原町', '木屋町', '堺町', '東山'];

test('a crossing alone names no town, whatever towns are called like its streets', () => {
  for (const ward of WARDS)
    for (const a of ACROSS)
      for (const b of ALONG)
        for (const crossing of [a + b, b + a, `${a}通${b}`, `${b}通${a}`, `${a}${b}角`, `${b}${a}上る`, `${a}${b}12-3`])
          assert.equal(town(ward + crossing), null, ward + crossing);
});

test('a building that is called after a street names no town', () => {
  for (const ward of WARDS)
    for (const street of [...ACROSS, ...ALONG])
      for (const building of ['プラザ', 'ビル3F', 'センタービル5階'])
        assert.equal(town(ward + street + building), null, ward + street + building);
});

test('a town that is called like a street stays where it is written as a town', () => {
  assert.equal(town('中京区木屋町12'), '木屋町');
  assert.equal(town('中京区丸太町 三井ビル'), '丸太町');
  assert.equal(town('東山区大和大路通四条上る富永町12'), '富永町');
  assert.equal(town('東山区四条通大和大路東南角祇園町南側586'), '祇園町南側');
  assert.equal(town('中京区東木屋町通四条上る 三丁目材木町183'), '材木町');
  assert.equal(town('上京区北小路室町395'), '北小路室町');
  assert.equal(town('伏見区京町一丁目'), '京町');
  assert.equal(town('東山区本町22丁目'), '本町');
  assert.equal(town('中京区柳馬場通御池下る四丁目12'), '四丁目');
  assert.equal(town('上京区中立売通千本東入一番町12'), '一番町');
});

test('a town before a building that is called after a street stays, and the building makes no name below it', () => {
  for (const building of ['四条ビル 2階', '四条レジデンス 2階', '三条ハイツ 201']) {
    const { components } = engine.parse(`京都市下京区塩竈町 ${building}`);
    assert.deepEqual([components.town, components.subTown], ['塩竈町', null], building);
    assert.equal(engine.parse(`東京都渋谷区神南 ${building}`).components.subTown, null, building);
  }
});

test('an area of several towns crosses no street', () => {
  assert.equal(addressEngine().parse('京都市東山区八坂新地末吉町78番地4').components.town, '末吉町');
});

test('a distance behind a direction is no town of another street', () => {
  assert.equal(town('中京区先斗町通六角上る四丁目 90番地'), null);
  assert.equal(town('中京区柳馬場通竹屋町上る四丁目 90番地'), '四丁目');
  assert.equal(town('東山区三条大橋東入 3町目6番地'), '三町目');
});

test('通 and 入 of other words behind a town are no streets', () => {
  for (const words of [
    '橋上南北自由通路',
    '日本通運ビル1F',
    '地下東入口',
    '交通会館2階',
    '京都通信ビル',
    '新京極通り沿い',
  ])
    assert.equal(town(`下京区烏丸通塩小路下ル東塩小路町 ${words}`), '東塩小路町', words);
  assert.equal(town('上京区丸太町通信富町571'), '信富町');
});

test('a town behind the name of its quarter is a town, although both are called like streets', () => {
  assert.equal(town('東山区祇園末吉町78-3'), '末吉町');
  assert.equal(town('東山区八坂新地富永町 阿部ビル1階'), '富永町');
  assert.equal(town('東山区祇園四条12'), null);
});
