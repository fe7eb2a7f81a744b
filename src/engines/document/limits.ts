/** Bounds of decoding. They hold before memory is reserved, so that a small file cannot become a large picture. */
export interface DecodeLimits {
  /** Longest edge of the picture handed on; larger ones are shrunk while decoding. */
  readonly maxEdge: number;
  /** Pixels of the picture as sent; more is answered `image_too_large`. */
  readonly maxPixels: number;
  /** Pages handed on. */
  readonly maxPages: number;
}

export const DEFAULT_MAX_EDGE = 2200;
export const DEFAULT_MAX_PIXELS = 80_000_000;
