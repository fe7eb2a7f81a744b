/** A decoded picture: 8-bit RGB, row by row, upright as displayed (EXIF applied), already shrunk to the edge limit. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Size of the picture as sent, before it was shrunk. */
  readonly sourceWidth: number;
  readonly sourceHeight: number;
}

/** One 8-bit channel. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Luma by ITU-R BT.601, in integers. */
export function toGrey({ width, height, rgb }: Raster): Grey {
  const data = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < data.length; i++, j += 3) {
    data[i] = (rgb[j]! * 77 + rgb[j + 1]! * 150 + rgb[j + 2]! * 29) >> 8;
  }
  return { width, height, data };
}

export type QuarterTurn = 90 | 180 | 270;

/** The picture turned clockwise. */
export function turnRaster({ width, height, rgb, sourceWidth, sourceHeight }: Raster, rotation: QuarterTurn): Raster {
  const turned = turnedPixels(rgb, width, height, 3, rotation);
  return rotation === 180
    ? { width, height, rgb: turned, sourceWidth, sourceHeight }
    : { width: height, height: width, rgb: turned, sourceWidth: sourceHeight, sourceHeight: sourceWidth };
}

export function turnGrey({ width, height, data }: Grey, rotation: QuarterTurn): Grey {
  const turned = turnedPixels(data, width, height, 1, rotation);
  return rotation === 180 ? { width, height, data: turned } : { width: height, height: width, data: turned };
}

function turnedPixels(
  pixels: Uint8Array,
  width: number,
  height: number,
  channels: 1 | 3,
  rotation: QuarterTurn,
): Uint8Array {
  const turned = new Uint8Array(pixels.length);
  // Where the first pixel goes, and how far its neighbours to the right and below are then.
  const [first, right, below] =
    rotation === 90
      ? [height - 1, height, -1]
      : rotation === 270
        ? [(width - 1) * height, -height, 1]
        : [width * height - 1, -1, -width];
  for (let y = 0, from = 0; y < height; y++) {
    let to = (first + y * below) * channels;
    for (let x = 0; x < width; x++, to += right * channels) {
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = pixels[from++]!;
    }
  }
  return turned;
}

/** How much of red's lead over the other colours makes good what a seal's ink takes from the paper's red. */
const RED_TAKEN = 0.6;

/** The page without its red: black print is as dark as in the luma, a red seal is as light as the paper. */
export function redOf({ width, height, rgb }: Raster): Grey {
  const data = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < data.length; i++, j += 3) {
    const red = rgb[j]!;
    const lead = red - Math.max(rgb[j + 1]!, rgb[j + 2]!);
    data[i] = lead > 0 ? Math.min(255, red + lead * RED_TAKEN) : red;
  }
  return { width, height, data };
}

/**
 * A pixel is red when its red is this much above the rest, and the rest about equal: wood and warm paper have less blue
 * than green. A seal of 3 mm on A4 has about this share of the pixels.
 */
const RED_LEAD = 30;
const RED_SHARE = 0.0002;

/** One pixel in five is asked. */
const RED_STEP = 5;

/** Whether red seals, stamps or print stand on the page. */
export function hasRed({ rgb }: Raster): boolean {
  const enough = (rgb.length / 3 / RED_STEP) * RED_SHARE;
  let count = 0;
  for (let i = 0; i < rgb.length; i += 3 * RED_STEP) {
    const green = rgb[i + 1]!;
    const blue = rgb[i + 2]!;
    const lead = rgb[i]! - Math.max(green, blue);
    if (lead > RED_LEAD && Math.abs(green - blue) * 2 < lead && ++count > enough) return true;
  }
  return false;
}

/** The page without its red, where it has any. */
export const withoutRed = (page: Raster): Grey | undefined => (hasRed(page) ? redOf(page) : undefined);

/** Fewer levels between darkest and lightest than any print on paper has. */
const BLANK_LEVELS = 16;

/** A page of one colour: there is nothing to look for. */
export function isBlank({ rgb }: Raster): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let [low, high] = [255, 0];
    for (let i = channel; i < rgb.length; i += 3) {
      const value = rgb[i]!;
      if (value < low) low = value;
      if (value > high) high = value;
      if (high - low >= BLANK_LEVELS) return false;
    }
  }
  return true;
}
