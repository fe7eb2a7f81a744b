import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEHIND_NAMES, PARTICLES, sentenceNames } from './sentence-names.ts';

const textsOf = (sentence: string): string[] => sentenceNames(sentence).map(({ text }) => text);

test('every row of words cuts its example', () => {
  for (const { id, words, example } of [...BEHIND_NAMES, ...PARTICLES]) {
    assert.ok(
      words.some((word) => example.includes(word)),
      id,
    );
    assert.ok(
      textsOf(example).some((text) => /^見本..$/u.test(text)),
      id,
    );
  }
});

test('what is spoken of as a name comes first', () => {
  assert.deepEqual(sentenceNames('隣町の花屋、見本花壇宛に領収書を書く')[0], { text: '見本花壇', isNamed: true });
  assert.equal(textsOf('ビルに入ってる見賀市という有限会社について教えてください')[0]?.endsWith('見賀市'), true);
});

test('a name may begin with a kana behind talk', () => {
  assert.ok(textsOf('運営をしてるお見本観光って会社ありますよね').includes('お見本観光'));
});

test('a name alone is no sentence', () => {
  for (const name of ['ぎょくとう見本さん', '見本のもり有限会社', 'みほーんでざいん', '株式会社見本商事', '見本'])
    assert.deepEqual(sentenceNames(name), [], name);
});
