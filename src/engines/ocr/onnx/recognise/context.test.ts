import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingOfText } from '../../../../../testkit/ocr/reading-of-text.ts';
import { applyContext } from './context.ts';

const read = (text: string, vertical = false, alternatives: Record<string, string> = {}) =>
  applyContext(readingOfText(text, alternatives), vertical);

const becomes = (input: string, output: string) => assert.equal(read(input).text, output);

test('look-alikes between katakana are katakana', () => {
  becomes('サ一ビス', 'サービス');
  becomes('システ厶', 'システ厶');
  becomes('ビ二ール', 'ビニール');
  becomes('プ口グラム', 'プログラム');
});

test('the same signs keep their meaning elsewhere', () => {
  for (const text of [
    '三丁目1番',
    '第一営業部',
    '03-1234-5678',
    '東京-大阪',
    '工事一式',
    '人口',
    '二階',
    'A4カラー',
    'カ) タカサキ',
  ]) {
    becomes(text, text);
  }
});

test('a dash before 般 or 丁 is the number one', () => {
  becomes('-般社団法人', '一般社団法人');
  becomes('栄ー丁目', '栄一丁目');
  becomes('ヴィラージュー般社団法人', 'ヴィラージュ一般社団法人');
});

test('へ and ヘ follow their neighbours', () => {
  becomes('こちらヘどうぞ', 'こちらへどうぞ');
  becomes('ハへイ', 'ハヘイ');
});

test('a point that separates thousands is a comma', () => {
  becomes('¥1.234', '¥1,234');
  becomes('24.700', '24,700');
  becomes('1.234円', '1,234円');
  becomes('¥1,234.567', '¥1,234,567');
  becomes('4,.115', '4,115');
});

test('decimals, dates and rates keep their points', () => {
  for (const text of ['2026.10.12', '0.5', '10.00%']) becomes(text, text);
});

test('O and l inside a number are digits', () => {
  becomes('03-12O4-5678', '03-1204-5678');
  becomes('T12345l7890123', 'T1234517890123');
  becomes('A4O', 'A4O');
});

test('the postal mark and the yen sign are known by what follows', () => {
  becomes('テ530-0001', '〒530-0001');
  becomes('Y1,234', '¥1,234');
  becomes('T5703922715997', 'T5703922715997');
});

test('the long mark of a vertical line is a stroke', () => {
  assert.equal(read('コ|ヒ|', true).text, 'コーヒー');
  assert.equal(read('コ|ヒ|').text, 'コ|ヒ|');
});

test('a letter after a kanji gives way to a kanji that was considered', () => {
  assert.equal(read('請求H', false, { H: '日' }).text, '請求日');
  assert.equal(read('株B', false).text, '株B');
});

test('pairs that occur nowhere are put right', () => {
  becomes('栄二丁日5番', '栄二丁目5番');
  becomes('今和8年1月4日', '令和8年1月4日');
  becomes('昭和の今和やか', '昭和の今和やか');
  assert.equal(read('2Lx6本', false, { x: '×' }).text, '2L×6本');
  becomes('0x6', '0x6');
});

test('the first reading stays among the alternatives, and characters stay aligned with the text', () => {
  const reading = read('¥1.234');
  assert.deepEqual(reading.chars[2]!.alternatives[0], { text: '.', confidence: 0.9 });
  assert.equal(reading.chars.map((char) => char.text).join(''), reading.text);
});

test('katakana among kanji numerals are numerals', () => {
  becomes('電話〇九ニ(三八三)〇三七三', '電話〇九二(三八三)〇三七三');
  becomes('〒九ニ〇-〇八五三', '〒九二〇-〇八五三');
  becomes('プラザニ十三階', 'プラザ二十三階');
  becomes('テニス一年', 'テニス一年');
  becomes('ミハル工業', 'ミハル工業');
});

test('a telephone number after T is no postal code, hidden digits have hyphens', () => {
  becomes('T080-3423-4627', 'T080-3423-4627');
  becomes('1698-****ー****', '1698-****-****');
});

test('a letter among the three digits after a comma is the digit it looks like', () => {
  becomes('2,584,00o 10%', '2,584,000 10%');
  becomes('¥6,13g', '¥6,139');
  becomes('1,B20', '1,820');
  becomes('2,5kg', '2,5kg');
});

test('a letter between the name of a total and its digits is a yen sign', () => {
  becomes('合計y163', '合計¥163');
  becomes('型番Y163', '型番Y163');
});

test('a g or q in a number that is no weight is a 9', () => {
  becomes('85480g', '854809');
  becomes('q200853', '9200853');
  becomes('1,250g', '1,250g');
  becomes('抹茶100g', '抹茶100g');
});

test('今和 before a kanji numeral is an era too', () => {
  becomes('今和八年三月', '令和八年三月');
});

test('口 in names and words is neither ロ nor a square', () => {
  becomes('駅東ロプラザ', '駅東口プラザ');
  becomes('瀬戸□麻衣様', '瀬戸口麻衣様');
  becomes('ご登録の□座', 'ご登録の口座');
  becomes('ロまでお問い合わせ', '口までお問い合わせ');
  becomes('ロシア', 'ロシア');
  becomes('プロ座談会', 'プロ座談会');
  becomes('□10%対象', '□10%対象');
});

test('the sign between a count and a unit price is ×', () => {
  becomes('(6個x単236)', '(6個×単236)');
  becomes('A4 xlsx', 'A4 xlsx');
});

test('a standing stroke between numerals of a column is a hyphen', () => {
  assert.equal(read('電話〇八二ー七五二―九五九七', true).text, '電話〇八二-七五二-九五九七');
  assert.equal(read('〇八二ー七五二', true, { ー: '一' }).text, '〇八二-七五二');
  assert.equal(read('エレベーター一号', true).text, 'エレベーター一号');
});

test('a letter O beside digits is a zero where the picture allows one', () => {
  assert.equal(read('店NoO0012', false, { O: '0' }).text, '店No00012');
  assert.equal(read('TISSUE 3O', false, { O: '0' }).text, 'TISSUE 30');
  assert.equal(read('店NoO0012').text, '店NoO0012');
  assert.equal(read('BOO1', false, { O: '0' }).text, 'BOO1');
});
