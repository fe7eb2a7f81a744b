import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KernelMap, rectsFromKernels } from './kernels.ts';
import type { Rect } from './rects.ts';

/** A line of print in the picture the network saw; `bend` is how far its middle sags. */
interface Print {
  readonly cx: number;
  readonly cy: number;
  readonly length: number;
  readonly thick: number;
  readonly degrees?: number;
  readonly bend?: number;
  readonly value?: number;
}

const SHARE = 0.4;

/** The answer of a detector that is always right: cores at half the size, thickness at a quarter. */
function mapOf(width: number, height: number, prints: readonly Print[]): KernelMap {
  const core = new Float32Array((width * height) / 4).fill(0.01);
  const thickness = new Float32Array((width * height) / 16).fill(12);
  for (const { cx, cy, length, thick, degrees = 0, bend = 0, value = 0.95 } of prints) {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const isCore = (x: number, y: number, room: number) => {
      const u = (x - cx) * c + (y - cy) * s;
      const v = -(x - cx) * s + (y - cy) * c - bend * (1 - (2 * u) ** 2 / length ** 2);
      return Math.abs(u) <= length / 2 + room && Math.abs(v) <= (thick * SHARE) / 2 + room;
    };
    for (let i = 0; i < core.length; i++) {
      if (isCore((i % (width / 2)) * 2 + 1, Math.floor(i / (width / 2)) * 2 + 1, 0)) core[i] = value;
    }
    for (let i = 0; i < thickness.length; i++) {
      if (isCore((i % (width / 4)) * 4 + 2, Math.floor(i / (width / 4)) * 4 + 2, 4)) thickness[i] = thick;
    }
  }
  return { core, thickness, width, height };
}

const find = (prints: readonly Print[], sx = 1, sy = 1): Rect[] => rectsFromKernels(mapOf(640, 480, prints), sx, sy);

const near = (actual: number, expected: number, by: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= by, `${what} is ${actual}, not ${expected}`);

const degreesOf = ({ ux, uy }: Rect): number => (Math.atan2(uy, ux) * 180) / Math.PI;

/** The ink has its room and no more than a third of its thickness on each side. */
function surrounds(rect: Rect, long: number, thick: number) {
  const [w, h] = [Math.max(rect.w, rect.h), Math.min(rect.w, rect.h)];
  assert.ok(w >= long && w <= long + thick * 0.67 + 2, `length ${w} for ink of ${long}`);
  assert.ok(h >= thick && h <= thick * 1.67, `thickness ${h} for ink of ${thick}`);
}

test('a level line has a box with room around its ink', () => {
  const [rect, ...others] = find([{ cx: 320, cy: 200, length: 400, thick: 30 }]);
  assert.equal(others.length, 0);
  near(rect!.cx, 320, 2, 'cx');
  near(rect!.cy, 200, 2, 'cy');
  near(degreesOf(rect!), 0, 0.1, 'angle');
  assert.ok(rect!.w > rect!.h);
  surrounds(rect!, 400, 30);
  near(rect!.score, 0.95, 0.001, 'score');
});

test('a tilted line keeps its angle and its size', () => {
  for (const degrees of [-20, -6, 4, 15, 40]) {
    const [rect, ...others] = find([{ cx: 320, cy: 240, length: 360, thick: 28, degrees }]);
    assert.equal(others.length, 0, `${degrees}°`);
    near(degreesOf(rect!), degrees, 1, 'angle');
    surrounds(rect!, 360, 28);
  }
});

test('a column is long down the page, its room likewise', () => {
  const [rect, ...others] = find([{ cx: 100, cy: 240, length: 360, thick: 32, degrees: 90 }]);
  assert.equal(others.length, 0);
  assert.ok(rect!.h > rect!.w * 5);
  near(rect!.cx, 100, 2, 'cx');
  near(degreesOf(rect!), 0, 0.5, 'angle');
  surrounds(rect!, 360, 32);
});

test('two cells of a table side by side stay two, and so do two rows set solid', () => {
  const cells = [
    { cx: 120, cy: 100, length: 160, thick: 24 },
    { cx: 300, cy: 100, length: 160, thick: 24 },
  ];
  assert.deepEqual(
    find(cells).map((rect) => Math.round(rect.cx / 10)),
    [12, 30],
  );
  const rows = [
    { cx: 320, cy: 100, length: 400, thick: 24 },
    { cx: 320, cy: 124, length: 400, thick: 24 },
  ];
  assert.equal(find(rows).length, 2);
});

test('the one core of evenly spaced characters is one box over all of them', () => {
  // The network marks 株 式 会 社 as one core, weaker where there is paper.
  const letters = [100, 180, 260, 340, 420].map((cx) => ({ cx, cy: 200, length: 32, thick: 32, value: 0.97 }));
  const [rect, ...others] = find([{ cx: 260, cy: 200, length: 352, thick: 32, value: 0.6 }, ...letters]);
  assert.equal(others.length, 0);
  surrounds(rect!, 352, 32);
});

test('the box of a bent line is thick enough for all of it', () => {
  const bend = 24;
  const [rect, ...others] = find([{ cx: 320, cy: 200, length: 500, thick: 30, bend }]);
  assert.equal(others.length, 0);
  // Ink runs from the upper edge at the ends to the lower edge in the middle.
  const [top, bottom] = [rect!.cy - rect!.h / 2, rect!.cy + rect!.h / 2];
  assert.ok(top <= 200 - 15 && bottom >= 200 + bend + 15, `${top} to ${bottom}`);
});

test('specks, unsure cores and print too thin to be read are dropped', () => {
  const speck = mapOf(640, 480, []);
  speck.core[120 * 320 + 160] = 0.99;
  assert.deepEqual(rectsFromKernels(speck, 1, 1), []);
  assert.deepEqual(find([{ cx: 320, cy: 240, length: 300, thick: 30, value: 0.5 }]), []);
  assert.deepEqual(find([{ cx: 320, cy: 240, length: 300, thick: 3.5, value: 0.95 }]), []);
  assert.deepEqual(find([]), []);
});

test('a single character is kept', () => {
  const [rect, ...others] = find([{ cx: 320, cy: 240, length: 30, thick: 30 }]);
  assert.equal(others.length, 0);
  assert.ok(rect!.w > 30 && rect!.h > 30);
});

test('boxes are given in page pixels, each side by its own scale', () => {
  const print = { cx: 320, cy: 200, length: 400, thick: 30 };
  const [[small], [large]] = [find([print]), find([print], 2, 3)];
  near(large!.cx, small!.cx * 2, 0.01, 'cx');
  near(large!.cy, small!.cy * 3, 0.01, 'cy');
  near(large!.w, small!.w * 2, 0.01, 'w');
  near(large!.h, small!.h * 3, 0.01, 'h');
});

test('a row that begins at a column has a box of its own', () => {
  const prints = [
    { cx: 60, cy: 200, length: 300, thick: 40, degrees: 90 },
    { cx: 260, cy: 200, length: 400, thick: 40 },
  ];
  const [column, row] = find(prints).sort((a, b) => a.cx - b.cx);
  surrounds(column!, 300, 40);
  surrounds(row!, 400, 40);
  assert.ok(column!.h > column!.w && row!.w > row!.h);
});
