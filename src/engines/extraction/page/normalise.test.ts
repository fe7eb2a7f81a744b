import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldWidth, normalise } from './normalise.ts';

test('signs without ink part no number and no word', () => {
  for (const sign of ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u2066', '\ufe0f', '\u{e0100}']) {
    const name = sign.codePointAt(0)!.toString(16);
    assert.equal(normalise(`合${sign}計 ¥1${sign},0${sign}80`).text, '合計 ¥1,080', name);
    assert.equal(normalise(`T71200${sign}01168421`).text, 'T7120001168421', name);
  }
});

test('what is left still knows where it stood', () => {
  const { text, origin } = foldWidth('1\u200b0\u{e0100}円');
  assert.deepEqual([text, origin], ['10円', [0, 2, 5, 6]]);
});

test('rules of a table part its columns; among digits one may be a 1', () => {
  assert.deepEqual(normalise('|コート紙 A3|15|2,800|42,000|').text.trim().split(/ {2,}/), [
    'コート紙 A3',
    '15',
    '2,800',
    '42,000',
  ]);
  assert.equal(normalise('TEL 0|-2||5').text.includes('  '), false);
});

test('figures set apart behind a currency sign are one amount', () => {
  assert.equal(normalise('¥ 6,6 0 0 −').text.startsWith('¥ 6,600'), true);
  assert.equal(normalise('\\1 2,000').text.includes('12,000'), false);
  assert.equal(normalise('¥6,600 3 個').text, '¥6,600 3 個');
  assert.equal(normalise('金 ¥ 7 0 0(税込)').text, '金 ¥ 700(税込)');
  assert.match(normalise('￥　1　6,　5　0　0　―').text, /^¥ *16,500/);
  assert.equal(normalise('¥500  2  3').text, '¥500  2  3');
});

test('where a seal stands is a gap, but not among figures', () => {
  assert.equal(normalise('〔角印〕株式会社見本').text, '    株式会社見本');
  assert.equal(normalise('(印影)見本商店').text, '    見本商店');
  assert.equal(normalise('¥2[印影]800').text, '¥2[印影]800');
});

test('words of letters set apart by wide spaces are put together, two spaces part them', () => {
  assert.equal(normalise('学  校  法  人    光  陵  学  園').text, '学校法人    光陵学園');
});

test('in a paper set wide a word beside another, telephone and house numbers are put together', () => {
  assert.match(normalise('見　　　わ　か　ば').text, /わかば/);
  assert.match(normalise('０３　－　３５４１　－　７７２１').text, /^03-3541-7721/);
  assert.match(normalise('東京都中央区築地　４　－　１３　－　６').text, /4-13-6/);
  assert.equal(normalise('3 - 2 - 1').text, '3 - 2 - 1');
});

test('marks of emphasis are no text, a masked number keeps its stars', () => {
  assert.equal(normalise('**請求先** 見本商店').text.trim().replace(/ +/, ' '), '請求先 見本商店');
  assert.match(normalise('VISA ****-1234').text, /\*{4}-1234/);
});

test('numbers of the lines of a list or a form are no part of them', () => {
  assert.equal(normalise('①クロワッサン 248').text.trim(), 'クロワッサン 248');
  assert.equal(normalise('[4]今回売上(税抜) 154,000').text.trim(), '今回売上(税抜) 154,000');
  assert.match(normalise('①~③軽減税率').text, /①/);
});

test('two spaces part the words of a row of single letters', () => {
  assert.equal(normalise('や き と り  ひ で 坊').text, 'やきとり ひで坊');
});

test('a legal form that lost its middle is put together with what stands behind it', () => {
  assert.equal(normalise('株式 会社 ミ ホ ン 設備').text, '株式会社ミホン設備');
  assert.equal(normalise('有限 会社 見本  電話').text, '有限会社見本  電話');
  assert.equal(normalise('株式 市場').text, '株式 市場');
});

test('the figures of a paper number set apart are one number', () => {
  assert.equal(normalise('No. ES-1 0 3 3').text, 'No. ES-1033');
  assert.equal(normalise('2026年11月4日 発行   No.3 1').text.replace(/ +/g, ' '), '2026年11月4日 発行 No.31');
  assert.equal(normalise('No.1 3 本').text, 'No.1 3 本');
});

test('a name in Latin letters set apart is one word', () => {
  assert.equal(normalise('hair & spa  m i h o n').text, 'hair & spa  mihon');
  assert.equal(normalise('A B C 3').text, 'A B C 3');
});
