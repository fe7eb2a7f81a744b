import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { status, components } = engine.parse(`京都市${address}`);
  return status === 'ambiguous' ? 'ambiguous' : components.town;
};
const statusOf = (address: string) => engine.validate(`京都市${address}`).status;

test('a town that is called like a street stands before a whole crossing of two others', () => {
  for (const [address, town] of [
    ['中京区大黒町河原町通三条下る58番地', '大黒町'],
    ['東山区大黒町大和大路三条下ル340', '大黒町'],
    ['中京区松屋町 東洞院通二条下る', '松屋町'],
    ['中京区車屋町車屋町通姉小路下がる68', '車屋町'],
    ['下京区堺町、的場通室町西入ル 68', '堺町'],
    ['東山区祇園町北側 花見小路四条西入ル102', '祇園町北側'],
    ['中京区四丁目柳馬場通竹屋町上ル44-3', '四丁目'],
  ] as const)
    assert.equal(read(address), town, address);
});

test('streets alone name no town, even where one is called like the first of them', () => {
  for (const address of [
    '東山区大黒町通松原下る15-1',
    '中京区木屋町四条河原町下る12',
    '上京区主税町 四条大宮下ル7',
    '中京区車屋町通二条下ル12',
    '中京区大黒町三条下ル12',
    // No street of it is near a 塩屋町 of Japan Post's list.
    '下京区塩屋町千本通今出川上る12',
  ])
    assert.equal(read(address), null, address);
});

test('streets in a bracket behind the town, whole or cut off', () => {
  for (const [address, town] of [
    ['下京区塩屋町（綾小路通）６８', '塩屋町'],
    ['上京区北町（御前通五辻上る、御前通今出川上る２丁目西入）7', '北町'],
    ['東山区中之町（三条通神宮道東入２丁目、三条通白川橋東 schilf神宮道', '中之町'],
    ['中京区笹屋町（御池通東洞院東入、御池通東洞院西入、東洞院通 ４３６号４', '笹屋町'],
    ['上京区一町目（大宮通椹木町下る、椹木町通大宮西', '一町目'],
  ] as const)
    assert.equal(read(address), town, address);
  assert.equal(statusOf('下京区塩屋町（綾小路通）68'), 'exact');
  assert.notEqual(statusOf('上京区北町（御前通五辻上る、仁和寺街道天 436'), 'exact');
  assert.notEqual(statusOf('上京区栄町（河原町通石薬師上る、河原町通今出川下る、丙丁戊通）68'), 'exact');
});

test('a bracket behind a street is passed over where a town follows', () => {
  assert.equal(read('中京区河原町（三条下る）大黒町12'), '大黒町');
});
