import assert from 'node:assert/strict';
import { test } from 'node:test';
import { because, detailText, ERROR_DETAILS, type ErrorDetail } from './error-details.ts';
import { ERROR_TABLE, type ErrorCode, serviceError } from './errors.ts';
import { RULES } from './rules.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
/** Three Latin words in a row; commands stand in 「」, names of products have two words at most. */
const ENGLISH_SENTENCE = /[A-Za-z]{2,}[ ,;:]+[a-z]{2,}[ ,;:]+[a-z]{2,}/;
const isLeftInEnglish = (text: string): boolean =>
  !JAPANESE.test(text) || ENGLISH_SENTENCE.test(text.replaceAll(/「[^」]*」/g, ''));
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

const details = Object.keys(ERROR_DETAILS).map((id): ErrorDetail => {
  const names = placeholders(ERROR_DETAILS[id as keyof typeof ERROR_DETAILS].en);
  return { id: id as ErrorDetail['id'], values: Object.fromEntries(names.map((name) => [name, 17])) };
});

test('whatever error is told with whatever detail, its Japanese message holds no English sentence', () => {
  for (const code of Object.keys(ERROR_TABLE) as ErrorCode[])
    for (const detail of [undefined, ...details]) {
      const { message, message_ja } = serviceError(code, { detail }).toBody().detail.error;
      assert.ok(!isLeftInEnglish(message_ja), message_ja);
      assert.doesNotMatch(message, JAPANESE);
      assert.doesNotMatch(message + message_ja, /[{}]|undefined/);
    }
  assert.ok(isLeftInEnglish('エラーです。（the host has no address）'), 'an English detail is told apart');
});

test('details and rules say the same with the same placeholders in both languages', () => {
  for (const { id } of details) {
    const { en, ja } = ERROR_DETAILS[id];
    assert.deepEqual(placeholders(ja), placeholders(en), id);
    assert.match(ja, JAPANESE, id);
  }
  for (const [en, ja] of Object.entries(RULES)) {
    assert.ok(
      placeholders(ja).every((name) => placeholders(en).includes(name)),
      en,
    );
    assert.ok(en.startsWith('{problem}') || !isLeftInEnglish(ja), ja);
  }
});

test('a detail is filled with its values', () => {
  const detail = because('pixel_limit', { width: 10, height: 20, pixels: 100 });
  assert.equal(detailText(detail, 'en'), '10×20, at most 100 pixels');
  assert.equal(
    serviceError('image_too_large', { detail }).messageJa,
    `${ERROR_TABLE.image_too_large.message_ja}（10×20、上限は 100 画素です）`,
  );
});
