import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFonts } from '../../fonts-installed.ts';
import { LAYOUTS } from '../layouts/index.ts';
import { LOOKS, look } from '../look.ts';
import { type Outline, outlineOf } from '../outline.ts';
import { seeded } from '../random.ts';
import { boundsOfTexts, draw } from '../render.ts';
import { toSvg } from '../sheet.ts';
import { SHAPES, surfaceOf } from './surface.ts';

const fonts = { skip: missingFonts().length > 0 && `SKIPPED: fonts are missing (${missingFonts().join(', ')})` };
/** Blur and JPEG carry ink a little beyond its outline. */
const SLACK = 3;
const DARKER = 50;

test('paper keeps its length, whatever its shape', () => {
  for (const shape of SHAPES.filter((name) => name !== 'crumpled')) {
    for (let seed = 0; seed < 10; seed++) {
      const { at } = surfaceOf(shape, 800, 1100, seeded(seed));
      for (const [from, to] of [
        [at(-300, -400), at(-300, -390)],
        [at(100, 300), at(110, 300)],
      ] as const) {
        const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
        assert.ok(Math.abs(length - 10) < 0.05, `${shape}: ${length}`);
      }
    }
  }
});

test('the outlines of every look hold the ink, and only places with ink', fonts, async () => {
  const { sheet } = LAYOUTS.card(seeded(5));
  const bounds = await boundsOfTexts(sheet);
  const [written, blank] = [await draw(toSvg(sheet)), await draw(toSvg({ ...sheet, texts: [] }))];
  for (const kind of LOOKS.filter((name) => name.startsWith('photo_') || name === 'tilt' || name === 'turn90')) {
    const seen = await look(written, kind, seeded(77));
    const empty = await look(blank, kind, seeded(77));
    const { width, rgb } = seen.picture;
    const outlines = bounds.map((box) => outlineOf(box, seen.place)).map(withReach);
    const inked = outlines.map(() => 0);
    let lost = 0;
    for (let p = 0; p < rgb.length / 3; p++) {
      if (empty.picture.rgb[p * 3]! - rgb[p * 3]! < DARKER) continue;
      const [x, y] = [p % width, Math.floor(p / width)];
      let isHeld = false;
      for (let i = 0; i < outlines.length; i++) {
        if (!holds(outlines[i]!, x, y)) continue;
        inked[i]!++;
        isHeld = true;
      }
      if (!isHeld) lost++;
    }
    assert.equal(lost, 0, `${kind}: ${lost} pixels of ink outside`);
    assert.ok(
      inked.every((pixels) => pixels > 20),
      `${kind}: ${inked}`,
    );
  }
});

/** An outline and the box that no point within its slack lies outside of. */
function withReach(outline: Outline) {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs) - SLACK, Math.min(...ys) - SLACK];
  return { outline, x0, y0, x1: Math.max(...xs) + SLACK, y1: Math.max(...ys) + SLACK };
}

/** Whether the point lies in the polygon or within the slack of its edge. */
function holds({ outline, x0, y0, x1, y1 }: ReturnType<typeof withReach>, px: number, py: number): boolean {
  if (px < x0 || px > x1 || py < y0 || py > y1) return false;
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
    if (Math.hypot(px - ax - t * dx, py - ay - t * dy) <= SLACK) return true;
  }
  return inside;
}
