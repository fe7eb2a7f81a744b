import { type Grey, type Raster, toGrey } from '../../../document/index.ts';

/**
 * Railways, banks and cities print receipts on paper with a fine coloured pattern against copying. In grey it is as dark as
 * thin strokes; the print on it is black, so that without its colour the paper is as light as any.
 */

/** How much of what its strongest colour leads the weakest by makes good what a colour takes from white. */
const COLOUR_TAKEN = 0.6;

/** The page is looked at in squares of so many pixels; in each one pixel in so many, across and down. */
const SQUARE = 32;
const STEP = { across: 2, down: 4 } as const;
/** Levels between neighbours, on average, from which on a square is no plain paper. */
const BUSY = 6;
/** Print alone leaves more than this share of a page plain. */
const ALL_OVER = 0.7;
/** A photograph, a drawing or a table is as busy without its colours. */
const MUCH_PLAINER = 0.7;

/** The page in grey, and without its pattern where the paper has one. */
export function paperOf(page: Raster): { readonly grey: Grey; readonly isPatterned: boolean } {
  const grey = toGrey(page);
  const busy = busyShare(page, grey);
  if (busy < ALL_OVER) return { grey, isPatterned: false };
  const isPatterned = busyShare(page, withoutColour(page, STEP.down)) <= busy * MUCH_PLAINER;
  return { grey: isPatterned ? withoutColour(page, 1) : grey, isPatterned };
}

/** One row in so many without its colour, from the first on. */
function withoutColour({ width, height, rgb }: Raster, step: number): Grey {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += step)
    for (let i = y * width, end = i + width, j = 3 * i; i < end; i++, j += 3) {
      const red = rgb[j]!;
      const green = rgb[j + 1]!;
      const blue = rgb[j + 2]!;
      const strongest = Math.max(red, green, blue);
      data[i] = Math.min(255, strongest + (strongest - Math.min(red, green, blue)) * COLOUR_TAKEN);
    }
  return { width, height, data };
}

/** Share of the squares in which neighbours differ. */
function busyShare({ width, height }: Raster, { data }: Grey): number {
  const asked = ((SQUARE / STEP.across) * SQUARE) / STEP.down;
  let [busy, all] = [0, 0];
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE < width; left += SQUARE) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y += STEP.down)
        for (let x = left, at = y * width + left; x < left + SQUARE; x += STEP.across, at += STEP.across)
          sum += Math.abs(data[at]! - data[at + STEP.across]!);
      if (sum > BUSY * asked) busy++;
      all++;
    }
  return all === 0 ? 0 : busy / all;
}
