import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../testkit/registry/random.ts';
import { findGrams, GRAM_BYTES, type GramFilter, writeGram } from './gram-block.ts';
import { findInBlock, PROBE_BYTES, writeProbe } from './probe-block.ts';

const r = random(3);
/** Few keys of one block, in order; cores and bits of their full width. */
const entries = Array.from({ length: 400 }, (_, i) => ({
  key: 0x12_0000 + Math.floor(i / 40) * 7,
  core: (r.below(0x1_0000) * 0x1_0000_0000 + r.below(0x7fff_ffff) * 2) % 2 ** 48,
  bits: (r.below(0x1_0000) * 0x1_0000 + r.below(0x1_0000)) >>> 0,
}));

/** The block at its beginning, and at a place where no word of four bytes begins. */
const placed = (bytes: number, write: (list: Uint8Array) => void): Uint8Array[] =>
  [0, 1].map((offset) => {
    const list = new Uint8Array(bytes + offset).subarray(offset);
    write(list);
    return list;
  });

const FILTERS: readonly GramFilter[] = [
  { bits: 0, lacking: 0, others: 32 },
  { bits: 0x8000_0001, lacking: 0, others: 32 },
  { bits: 0xf0f0_0ff1, lacking: 7, others: 8 },
  { bits: 0xffff_ffff, lacking: 16, others: 0 },
];
const setBits = (bits: number) => [...(bits >>> 0).toString(2)].filter((digit) => digit === '1').length;
const fits = ({ bits, lacking, others }: GramFilter, own: number) =>
  setBits(bits & ~own) <= lacking && setBits(own & ~bits) <= others;

test('a block of parts gives the cores of a key whose characters fit', () => {
  const blocks = placed(entries.length * GRAM_BYTES, (list) => {
    entries.forEach(({ key, core, bits }, i) => {
      writeGram(list, i * GRAM_BYTES, key, core, bits);
    });
  });
  for (const list of blocks)
    for (const filter of FILTERS)
      for (const asked of [0x12_0000, 0x12_0000 + 9 * 7, 0x12_0000 + 3]) {
        const found: number[] = [];
        findGrams(list, asked, filter, (core) => found.push(core));
        const fitting = entries.filter(({ key, bits }) => key === asked && fits(filter, bits));
        assert.deepEqual(
          found,
          fitting.map(({ core }) => core),
        );
      }
});

test('a block of the fuzzy index gives all cores of a key', () => {
  const blocks = placed(entries.length * PROBE_BYTES, (list) => {
    entries.forEach(({ key, core }, i) => {
      writeProbe(list, i * PROBE_BYTES, key, core);
    });
  });
  for (const list of blocks)
    for (const asked of [0x12_0000, 0x12_0000 + 9 * 7, 0x12_0000 + 3]) {
      const found: number[] = [];
      findInBlock(list, asked, (core) => found.push(core));
      assert.deepEqual(
        found,
        entries.filter(({ key }) => key === asked).map(({ core }) => core),
      );
    }
});
