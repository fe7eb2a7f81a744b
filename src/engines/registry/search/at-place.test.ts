import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanyRecord } from '../types.ts';
import { sitsIn } from './at-place.ts';

const at = (street: string) => ({ prefecture: '鳥取県', city: '米子市', street }) as CompanyRecord;

test('a town is known as it is written, in kana and in Latin letters', () => {
  const record = at('河崎１００番地');
  for (const town of ['河崎', 'カワサキ', 'kawasaki']) assert.equal(sitsIn(record, [town]), true, town);
});

test('another town, and a single character, say nothing', () => {
  const record = at('河崎１００番地');
  for (const town of ['境港', 'サカイミナト', '河']) assert.equal(sitsIn(record, [town]), false, town);
});
