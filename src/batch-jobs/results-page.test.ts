import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemResult } from '../store/jobs.types.ts';
import { pageOf } from './results-page.ts';

const storeOf = (lengths: readonly number[]) => {
  const reads: number[] = [];
  const read = async (from: number, limit: number) => {
    reads.push(limit);
    const results = lengths.map(
      (length, index) => ({ index, result: new Uint8Array(length) }) as unknown as ItemResult,
    );
    return results.slice(from, from + limit);
  };
  return { reads, read };
};
const indexes = async (lengths: readonly number[], from: number, limit: number) =>
  (await pageOf(storeOf(lengths).read, { from, limit })).map(({ index }) => index);

test('short results come as many as were asked for, in small steps', async () => {
  const { reads, read } = storeOf(Array.from({ length: 500 }, () => 1500));
  const page = await pageOf(read, { from: 0, limit: 500 });
  assert.deepEqual([page.length, page.at(-1)!.index], [500, 499]);
  assert.ok(reads.every((limit) => limit <= 20));
  assert.deepEqual(await indexes([1, 1, 1, 1, 1], 1, 3), [1, 2, 3]);
  assert.deepEqual(await indexes([1, 1], 2, 10), []);
});

test('long ones end a page, and every one of them can be had', async () => {
  const lengths = [600_000, 300_000, 200_000, 3_000_000, 1];
  assert.deepEqual(await indexes(lengths, 0, 500), [0, 1]);
  assert.deepEqual(await indexes(lengths, 2, 500), [2]);
  assert.deepEqual(await indexes(lengths, 3, 500), [3]);
  assert.deepEqual(await indexes(lengths, 4, 500), [4]);
});

test('the loop turns between the steps', async () => {
  let turned = 0;
  const turn = () => setImmediate(() => (turned++ < 1000 ? turn() : undefined));
  turn();
  await pageOf(storeOf(Array.from({ length: 200 }, () => 1)).read, { from: 0, limit: 200 });
  assert.ok(turned >= 9, `${turned}`);
});
