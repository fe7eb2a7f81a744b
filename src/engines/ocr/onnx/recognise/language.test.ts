import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CharReading } from '../../types.ts';
import { loadModel, MODEL_FILES } from '../models.ts';
import { openLanguage, settleByLanguage } from './language.ts';

const language = openLanguage(loadModel(MODEL_FILES.language));

type Spec = string | readonly [text: string, confidence: number, ...alternatives: (readonly [string, number])[]];

const chars = (...specs: Spec[]): CharReading[] =>
  specs.flatMap((spec) => {
    if (typeof spec === 'string')
      return [...spec].map((text) => ({ text, confidence: 0.99, x: 0, w: 0, alternatives: [] }));
    const [text, confidence, ...others] = spec;
    return [
      {
        text,
        confidence,
        x: 0,
        w: 0,
        alternatives: others.map(([other, share]) => ({ text: other, confidence: share })),
      },
    ];
  });

const settled = (...specs: Spec[]) =>
  settleByLanguage(chars(...specs), language)
    .map((char) => char.text)
    .join('');

test('the table knows what stands in texts and what does not', () => {
  assert.ok(language.countOf('ます') > 1000);
  assert.ok(language.countOf('リンタ') > 0);
  assert.equal(language.countOf('ッヺ'), 0);
  assert.equal(language.countOf('ぬヰゑ'), 0);
});

test('a table that is cut off is refused', () => {
  const bytes = loadModel(MODEL_FILES.language);
  assert.throws(() => openLanguage(bytes.subarray(0, bytes.length - 4)), /language table/);
});

test('a voicing the picture leaves open is settled by the word', () => {
  assert.equal(settled(['ブ', 0.6, ['プ', 0.4]], 'リンター用インク'), 'プリンター用インク');
  assert.equal(settled('コ', ['ビ', 0.8, ['ピ', 0.2]], 'ー用紙'), 'コピー用紙');
  assert.equal(settled(['ビ', 0.6, ['ピ', 0.4]], 'ール券'), 'ビール券');
  assert.equal(settled(['繰', 0.8, ['緑', 0.16]], '茶'), '緑茶');
});

test('the first reading stays among the alternatives, and the choice is less sure than both together', () => {
  const [first] = settleByLanguage(chars(['ブ', 0.6, ['プ', 0.4]], 'リンター'), language);
  assert.deepEqual(first!.alternatives, [{ text: 'ブ', confidence: 0.6 }]);
  assert.ok(first!.confidence > 0.4 && first!.confidence < 1, `${first!.confidence}`);
});

test('sure readings, unlikely alternatives, digits and letters stay', () => {
  assert.equal(settled(['ブ', 0.98, ['プ', 0.02]], 'リンター'), 'ブリンター');
  assert.equal(settled(['ブ', 0.95, ['プ', 0.01]], 'リンター'), 'ブリンター');
  assert.equal(settled('¥', ['3', 0.5, ['8', 0.5]], '00'), '¥300');
  assert.equal(settled(['B', 0.5, ['日', 0.5]], '本'), 'B本');
  assert.equal(settled('〇八二', ['ー', 0.7, ['一', 0.3]], '四六五'), '〇八二ー四六五');
});

test('て and で follow the grammar even against the picture, kana of names do not', () => {
  assert.equal(settled('今月中まて', 'にお知らせください'), '今月中までにお知らせください');
  assert.equal(settled('お手数てすが'), 'お手数ですが');
  assert.equal(settled('お待ちして', 'おります'), 'お待ちしております');
  assert.equal(settled('しょうたろう様'), 'しょうたろう様');
  assert.equal(settled('有限会社ふらいぱんさーびす'), '有限会社ふらいぱんさーびす');
});

test('the word of courtesy before a noun and the 字 of an address stay where they were read', () => {
  assert.equal(settled('お支払いの', ['ご', 0.93, ['こ', 0.07]], '購入店舗'), 'お支払いのご購入店舗');
  assert.equal(settled('見本市大', ['字', 0.68, ['宇', 0.31]], '上野219番地'), '見本市大字上野219番地');
});

test('spellings of one name are never exchanged', () => {
  assert.equal(settled(['髙', 0.6, ['高', 0.4]], '橋商店'), '髙橋商店');
  assert.equal(settled('渡', ['邉', 0.5, ['辺', 0.5]]), '渡邉');
});
