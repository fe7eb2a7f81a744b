import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareCompanyNames, coresWithoutDamagedForm, foldCompanyName, foldText } from './company-name.ts';

test('the same company in many spellings has one core and one form', () => {
  const spellings = [
    '株式会社キヤノン電子',
    '株式会社 キヤノン電子',
    '㈱キヤノン電子',
    '(株)キヤノン電子',
    '（株）キャノン電子',
    '㍿キヤノン電子',
    'ｷﾔﾉﾝ電子株式会社',
    'カ）キヤノン電子',
    '株式會社きやのん電子',
    '【株】キヤノン・電子',
  ];
  for (const spelling of spellings) {
    const folded = foldCompanyName(spelling);
    assert.equal(folded.core, 'キヤノン電子', spelling);
    assert.equal(folded.form, 'kk', spelling);
  }
});

test('the place of the form is kept', () => {
  assert.equal(foldCompanyName('株式会社村田製作所').position, 'before');
  assert.equal(foldCompanyName('トヨタ自動車㈱').position, 'after');
  assert.equal(foldCompanyName('トヨタ自動車').position, null);
});

test('old and name-only characters fold to the ones in use', () => {
  for (const [left, right] of [
    ['髙島屋', '高島屋'],
    ['﨑陽軒', '崎陽軒'],
    ['濵田', '浜田'],
    ['德島', '徳島'],
    ['渡邉', '渡辺'],
    ['渡邊', '渡辺'],
    ['澤田', '沢田'],
    ['𠮷野家', '吉野家'],
    ['日本郵舩', '日本郵船'],
    ['佐々木', '佐佐木'],
    ['関ヶ原', '関ケ原'],
    ['國際醬油', '国際醤油'],
    ['飛驒', '飛騨'],
    ['麴町', '麹町'],
  ])
    assert.equal(foldText(left!), foldText(right!), left!);
});

test('variation selectors are no part of a name', () => {
  assert.equal(foldText('葛\u{e0100}飾'), foldText('葛飾'));
  assert.equal(foldText('辻\ufe00'), foldText('辻'));
});

test('kana differences that no one hears or sees are folded', () => {
  for (const [left, right] of [
    ['ヴィレッジ', 'ビレッジ'],
    ['ヴ', 'ブ'],
    ['キャノン', 'キヤノン'],
    ['さくら', 'サクラ'],
    ['スーパー', 'ス-パ-'],
    ['ｶﾞｰﾃﾞﾝ', 'ガーデン'],
    ['みづほ', 'みずほ'],
  ])
    assert.equal(foldText(left!), foldText(right!), left!);
});

test('Latin names lose width, case, accents and punctuation', () => {
  assert.equal(foldText('ＮＴＴ　ＤＡＴＡ'), 'nttdata');
  assert.equal(foldText('L’Oréal'), 'loreal');
  assert.equal(foldText('Ａ＆Ｂ'), 'ab');
});

test('names that differ stay apart', () => {
  for (const [left, right] of [
    ['斎藤', '斉藤'],
    ['第一商事', '第二商事'],
    ['日本', '日木'],
    ['A', 'B'],
  ])
    assert.notEqual(foldText(left!), foldText(right!), left!);
});

test('a name of punctuation alone keeps something to search by', () => {
  assert.notEqual(foldCompanyName('株式会社＆').core, '');
  assert.notEqual(foldCompanyName('・').core, '');
  assert.equal(foldCompanyName('').core, '');
});

test('a form alone is a name, not an empty one', () => {
  assert.equal(foldCompanyName('株式会社').core, '株式会社');
  assert.equal(foldCompanyName('株式会社').form, null);
});

test('comparison tells exact, normalised, other form and different', () => {
  assert.equal(compareCompanyNames('トヨタ自動車株式会社', 'トヨタ自動車 株式会社'), 'exact');
  assert.equal(compareCompanyNames('トヨタ自動車株式会社', 'トヨタ自動車㈱'), 'exact');
  assert.equal(compareCompanyNames('トヨタ自動車株式会社', '㈱トヨタ自動車'), 'normalized');
  assert.equal(compareCompanyNames('トヨタ自動車株式会社', 'トヨタ自動車'), 'normalized');
  assert.equal(compareCompanyNames('山田商店株式会社', '有限会社山田商店'), 'except_legal_form');
  assert.equal(compareCompanyNames('トヨタ自動車株式会社', 'トヨタ紡織株式会社'), 'different');
  assert.equal(compareCompanyNames('', ''), 'exact');
});

test('an unreadable glyph of the registry agrees with any one character', () => {
  assert.equal(compareCompanyNames('株式会社＿田', '株式会社𣘺田'.replace('𣘺', '橋')), 'normalized');
  assert.equal(compareCompanyNames('株式会社＿田', '株式会社大橋田'), 'different');
});

test('a legal form with one wrong character is still taken off', () => {
  for (const name of [
    '株武会社村田製作所',
    '株式社村田製作所',
    '株式会会社村田製作所',
    '村田製作所株式会杜',
    '株式会村田製作所',
  ])
    assert.ok(coresWithoutDamagedForm(name).includes('村田製作所'), name);
  assert.deepEqual(coresWithoutDamagedForm('村田製作所'), []);
});

test('spaces and old characters inside the legal form do not hide it', () => {
  for (const name of ['医 療 法 人 村 田 会', '醫療法人村田會', '社會福祉法人村田会', '村 田 会 株 式 会 社'])
    assert.equal(foldCompanyName(name).core, '村田会', name);
});

test('a mark behind the last Latin letter is a sign that was not read', () => {
  assert.equal(compareCompanyNames('トリオ "Tidepoolー', 'トリオ "Tidepool"'), 'different');
  assert.equal(compareCompanyNames('トリオ Tidepool', 'トリオ "Tidepool"'), 'normalized');
  assert.equal(compareCompanyNames('ソニー株式会社', 'ソニ株式会社'), 'normalized');
});
