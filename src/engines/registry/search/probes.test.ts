import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneErrorKeys, storedGrams, storedKeys, twoErrorKeys } from './probes.ts';

const ALPHABET = '日本電工業東京大阪商会';
const random = mulberry(7);
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const letter = () => ALPHABET[Math.floor(random() * ALPHABET.length)]!;
const word = (length: number) => Array.from({ length }, letter).join('');
function damage(text: string): string {
  const at = Math.floor(random() * text.length);
  const kind = Math.floor(random() * 3);
  if (kind === 0) return text.slice(0, at) + letter() + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  return text.slice(0, at) + letter() + text.slice(at);
}
const meets = (core: string, keys: number[]): boolean => {
  const stored = new Set<number>();
  storedKeys(core, (key) => stored.add(key));
  storedGrams(core, (key) => stored.add(key));
  return keys.some((key) => stored.has(key));
};

test('every core one error away is met by the one-error keys', () => {
  for (let i = 0; i < 3000; i++) {
    const core = word(3 + Math.floor(random() * 12));
    const query = damage(core);
    assert.ok(meets(core, oneErrorKeys(query)), `${core} / ${query}`);
  }
});

test('every core two errors away is met by the two-error keys', () => {
  for (let i = 0; i < 3000; i++) {
    const core = word(7 + Math.floor(random() * 10));
    const query = damage(damage(core));
    assert.ok(
      meets(core, [...oneErrorKeys(query), ...twoErrorKeys(query).map(({ key }) => key)]),
      `${core} / ${query}`,
    );
  }
});

test('a two-error key knows how much longer its cores are', () => {
  for (const { key, longer } of twoErrorKeys('日本電気硝子工業'))
    assert.ok(longer >= -2 && longer <= 2 && Number.isSafeInteger(key));
});

test('texts outside the indexed lengths have no keys', () => {
  assert.deepEqual(oneErrorKeys('一'), []);
  assert.deepEqual(twoErrorKeys('日本電気'), []);
  assert.equal(meets('日本', oneErrorKeys('日木')), false);
});
