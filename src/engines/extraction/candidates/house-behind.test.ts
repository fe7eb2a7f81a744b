import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endWithHouse } from './house-behind.ts';

const named = (name: string, rest: string, form: string): string => {
  const text = `${name}${rest}`;
  return text.slice(0, endWithHouse(text, name.length, form));
};

test('a corporation that runs a house is named with it, whatever the house is called', () => {
  for (const [name, house, form] of [
    ['医療法人 見本会', ' 見本東健診センター', '医療法人'],
    ['医療法人社団 見本会', ' けいふう健診プラザ', '医療法人社団'],
    ['学校法人見本学園', ' 見本自動車学校', '学校法人'],
    ['社会福祉法人見本会', ' 特別養護老人ホーム せせらぎ苑', '社会福祉法人'],
    ['(学)見本学園', ' 見本自動車学校', '(学)'],
  ] as const)
    assert.equal(named(name, house, form), `${name}${house}`);
});

test('a department, an office, who represents it and where it is are no house', () => {
  for (const rest of [
    ' 総務課',
    ' 社務所',
    ' 理事長 見本 太郎',
    ' 千葉県柏市見本町',
    ' TEL 04-7100-0000',
    ' 請求書',
    ' 御中',
  ])
    assert.equal(named('宗教法人 見本神社', rest, '宗教法人'), '宗教法人 見本神社');
});

test('a foundation and a public body are named with a house that is called what it is', () => {
  for (const [name, house, form] of [
    ['公益財団法人見本文化財団', ' 見本工芸館', '公益財団法人'],
    ['地方独立行政法人見本市病院機構', ' 見本市民病院', '地方独立行政法人'],
  ] as const)
    assert.equal(named(name, house, form), `${name}${house}`);
  assert.equal(named('公益財団法人見本財団', ' 代表理事', '公益財団法人'), '公益財団法人見本財団');
  assert.equal(named('一般社団法人見本協会', ' 見本プロジェクト', '一般社団法人'), '一般社団法人見本協会');
});

test('a company keeps its branch and leaves out its hotel', () => {
  assert.equal(named('見本ガス株式会社', ' 前橋支店', '株式会社'), '見本ガス株式会社 前橋支店');
  assert.equal(named('見本ホテルズ株式会社', ' ホテル見本イン', '株式会社'), '見本ホテルズ株式会社');
});
