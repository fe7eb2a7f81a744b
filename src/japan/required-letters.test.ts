import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredLetters } from './required-letters.ts';

const lettersOf = (pattern: RegExp): string | null => {
  const letters = requiredLetters(pattern);
  return letters && [...letters].sort().join('');
};

test('of letters in a row the rarest, of alternatives one each', () => {
  assert.equal(lettersOf(/a合/), '合');
  assert.equal(lettersOf(/合計|小計/), '合小');
  assert.equal(lettersOf(/(?:御|ご)請求(?:書|額)/), '請');
});

test('what may be missing needs nothing', () => {
  assert.equal(lettersOf(/御?合/), '合');
  assert.equal(lettersOf(/(?:御|お){0,2}合/), '合');
  assert.equal(lettersOf(/御*|合/), null);
  assert.equal(lettersOf(/(?:合|\s)計?/), null);
  assert.equal(lettersOf(/御{2}/), '御');
  assert.equal(lettersOf(/合|/), null);
});

test('what stands around a place must be there, and what must not be there need not', () => {
  assert.equal(lettersOf(/(?<=税)\d(?=%)/), '税');
  assert.equal(lettersOf(/(?<!税)\d(?!%)/), '0123456789');
  assert.equal(lettersOf(/^(?<name>合)\k<name>$/u), '合');
});

test('classes of few letters are spelled out, others tell nothing', () => {
  assert.equal(lettersOf(/[東西]\d/), '東西');
  assert.equal(lettersOf(/[書証|)]/), ')|書証');
  assert.equal(lettersOf(/[^東西]/), null);
  assert.equal(lettersOf(/[ァ-ヶ]/), null);
  assert.equal(lettersOf(/[\p{L}東]/u), null);
  assert.equal(lettersOf(/[+\-*]/), '*+-');
});

test('large and small letters, but for those that have a third form', () => {
  assert.equal(lettersOf(/no/i), 'Nn');
  assert.equal(lettersOf(/no/), 'n');
  assert.equal(lettersOf(/sk/i), null);
});

test('signs behind a backslash', () => {
  assert.equal(lettersOf(/\(\//), '/');
  assert.equal(lettersOf(/\p{Script=Han}\s{2}\u30fc号/u), '号');
  assert.equal(lettersOf(/(\d)年\1/), '年');
});
