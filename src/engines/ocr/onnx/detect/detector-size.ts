/** The networks want sides that are multiples of this. */
const STRIDE = 32;
/** Tall slips lose their small print at the usual edge. */
const TALL_ASPECT = 2.5;
/** Memory and time grow with the area: this is a page of A4 at the usual edge and a little more. */
const MAX_AREA = 1280 * 1024;

export interface DetectOptions {
  readonly edge: number;
  readonly tallEdge: number;
}

/** The size a page is shrunk to for a detector; never enlarged. */
export function detectorSize(page: { readonly width: number; readonly height: number }, options: DetectOptions) {
  const [long, short] = [Math.max(page.width, page.height), Math.min(page.width, page.height)];
  const aspect = long / short;
  const edge = Math.min(aspect > TALL_ASPECT ? options.tallEdge : options.edge, Math.sqrt(MAX_AREA * aspect));
  const scale = Math.min(1, edge / long);
  return { width: toStride(page.width * scale), height: toStride(page.height * scale) };
}

export const toStride = (length: number): number => Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);
