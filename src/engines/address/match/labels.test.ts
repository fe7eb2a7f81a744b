import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { listTowns } from '../index.ts';
import { LABELS, withoutLabel } from './labels.ts';

const engine = addressEngine();
const WORDS = [
  '住所',
  'ご住所',
  '現住所',
  '所在地',
  '本店所在地',
  '本社',
  '勤務先',
  '勤務先住所',
  'お届け先',
  '届け先住所',
  '送付先',
  '請求先',
  '配送先住所',
  '宛先',
  '自宅',
  '主たる事務所の所在地',
];
const ENDS = [' ', '　', ':', '：', ': ', '： ', '\n', '='];

test('every label of the table is left out with its example', () => {
  for (const { id, example } of LABELS)
    assert.match(withoutLabel(example), /^\s+(?:東京都港区芝公園4-2-8|1-9-1 Marunouchi)/, id);
});

test('behind a label a mistaken character is corrected as it is without one', () => {
  for (const word of WORDS)
    for (const end of ENDS)
      for (const address of [
        '東京者千代田区丸の内1-9-1',
        '東京都千代田区丸の肉1-9-1',
        '〒100-0005 千代田区丸の肉1-9-1',
      ])
        assert.equal(engine.parse(word + end + address).normalized, '東京都千代田区丸の内1-9-1', word + end + address);
  for (const label of ['【住所】', '［送付先］', '■本社 ', '【送付先】住所：', '住所（自宅）：', '住所', '・所在地：'])
    assert.equal(engine.parse(`${label}東京者千代田区丸の内1-9-1`).normalized, '東京都千代田区丸の内1-9-1', label);
});

test('the places of the parts are those in the text that was sent', () => {
  const { levels } = engine.parse('送付先：東京都千代田区丸の内1-9-1');
  assert.deepEqual(levels.find(({ level }) => level === 5)!.span, [11, 14]);
});

test('no address begins with a label, and a label alone stays as it is', () => {
  for (const { prefecture, city, town } of listTowns())
    for (const address of [prefecture + city + town, city + town, town]) assert.equal(withoutLabel(address), address);
  assert.equal(withoutLabel('住所：'), '住所：');
  assert.equal(engine.parse('勤務先').normalized, null);
  assert.equal(engine.parse('勤務先').unparsed, '勤務先');
});

test('a closing bracket alone ends a label', () => {
  assert.equal(addressEngine().validate('現住所）神戸市灘区六甲台町1-1').status, 'exact');
});

test('the first name in brackets is no label but the name', () => {
  const { status, candidates } = engine.parse('(京都市) 上京区上御霊前通智恵光院東入る薬師前町337');
  assert.deepEqual([status, candidates.length], ['parsed', 0]);
  assert.equal(engine.parse('（札幌市）中央区北3西6').components.ward, '中央区');
});
