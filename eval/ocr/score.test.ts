import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { samplePath, withoutSample } from '../../testkit/samples.ts';
import { addPage, editsWithin, fold, newScore } from './score.ts';

const score = (segments: [string, string][], rows: string[]) => {
  const result = newScore();
  addPage(
    result,
    segments.map(([kind, text]) => ({ kind, text })),
    rows,
  );
  return result;
};

test('a segment counts as read wherever it stands in a row', () => {
  const { exact, edits } = score(
    [
      ['tel', 'TEL：03-1234-5678'],
      ['amount', '￥1,234'],
    ],
    ['電話 TEL:03-1234-5678 FAX', '合計 ¥1,234'],
  );
  assert.deepEqual([exact, edits], [2, 0]);
});

test('edits are those to the nearest part of the best row', () => {
  const { exact, edits, characters, misses } = score([['company', '株式会社青葉']], ['有限会社青葉商店']);
  assert.deepEqual([exact, edits, characters, misses.length], [0, 2, 6, 1]);
});

test('nothing read costs every character', () => {
  const { edits } = score([['name', '山田']], []);
  assert.equal(edits, 2);
});

test('edits within a row ignore what stands around', () => {
  assert.equal(editsWithin([...'bcd'], [...'abxcdef']), 1);
});

test('the fold makes widths and dashes one, and keeps characters apart that differ', () => {
  assert.equal(fold('Ｔ１２－３ ～'), 'T12-3~');
  assert.notEqual(fold('髙﨑'), fold('高崎'));
});

test('the score agrees with the reference metric', { skip: withoutSample('ocr/metric.mjs') }, async () => {
  const reference = (await import(pathToFileURL(samplePath('ocr/metric.mjs')!).href)) as {
    score: (
      truth: { segments: [string, string][] },
      rows: string[],
    ) => { ed: number; ch: number; hit: number; n: number };
  };
  const segments: [string, string][] = [
    ['tno', '登録番号：T2922422306537'],
    ['addr', '大阪府大阪市北区梅田三丁目1番3号'],
    ['item', 'ｷﾞﾌﾄｶｰﾄﾞ ￥500'],
    ['name', '髙橋 “太郎”'],
    ['date', '令和8年8月19日'],
  ];
  const rows = [
    '登録番号 T2922422306531',
    '大阪府大阪市北区梅田三丁目l番3',
    'ギフトカード ¥500',
    '高橋 "太郎"',
    '',
    '令和8年8月19日(水)',
  ];
  const [own, other] = [score(segments, rows), reference.score({ segments }, rows)];
  assert.deepEqual([own.edits, own.characters, own.exact, own.segments], [other.ed, other.ch, other.hit, other.n]);
});
