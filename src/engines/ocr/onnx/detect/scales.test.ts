import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rect } from './rects.ts';
import { addMissing, mergeScales } from './scales.ts';

const box = (cx: number, cy: number, w: number, h: number): Rect => ({ cx, cy, w, h, ux: 1, uy: 0, score: 0.9 });

test('large print is taken from the smaller picture instead of its pieces', () => {
  const pieces = [box(100, 100, 120, 110), box(300, 100, 200, 120)];
  const small = box(300, 300, 200, 20);
  const whole = box(220, 100, 400, 130);
  assert.deepEqual(mergeScales([...pieces, small], [whole], 100), [small, whole]);
});

test('a block of small lines that looks like one thick line from afar stays lines', () => {
  const lines = [box(200, 60, 300, 20), box(200, 90, 300, 20), box(200, 120, 300, 20)];
  assert.deepEqual(mergeScales(lines, [box(200, 90, 320, 110)], 100), lines);
});

test('small print seen in the smaller picture is left to the larger one', () => {
  assert.deepEqual(mergeScales([], [box(50, 50, 80, 20)], 100), []);
});

test('boxes of the other channel are added only where there is none', () => {
  const line = box(200, 60, 300, 20);
  const seal = box(500, 300, 60, 60);
  assert.deepEqual(addMissing([line], [box(90, 60, 60, 20), seal]), [line, seal]);
});
