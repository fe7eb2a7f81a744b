import type { PdfBox } from './pdf-text.ts';
import type { Pdfium } from './pdfium.ts';

export type ToDisplay = (x: number, y: number) => [number, number];
type Colour = readonly [red: number, green: number, blue: number];

/** The page as displayed, in points, and a small picture of it. */
export interface ShownPage {
  readonly width: number;
  readonly height: number;
  readonly toDisplay: ToDisplay;
  readonly picture: () => { readonly width: number; readonly height: number; readonly rgb: Uint8Array };
}

/** Tells which characters of a text layer nobody sees: they are no part of the document that a person holds. */
export interface Hiding {
  /** Never painted: render mode, transparency, a place outside the page or its clip, too small for any eye. */
  isUnpainted(object: number, box: PdfBox): boolean;
  /** Colours that hide the character if the page shows nothing else at its place; it has to be drawn to know. */
  suspects(object: number, box: PdfBox): readonly Colour[];
  /** The page is drawn once, and only for characters with suspects. */
  isPaintedOver(box: PdfBox, suspects: readonly Colour[]): boolean;
}

/** "Neither fill nor stroke", as scanners leave it behind, and "add to the clip" alone (ISO 32000-1, 9.3.6). */
const UNPAINTED_MODES: ReadonlySet<number> = new Set([3, 7]);
const PATH_OBJECT = 2;
/** Of 255: paler than this is no colour. */
const FAINT = 16;
const LIGHT = 200;
/** Of the shorter edge: 1.2 points on A4. */
const SMALLEST = 0.002;
/** Of 255, per channel: nearer than this the eye sees one colour. */
const SAME = 32;
const MOST_OBJECTS = 3000;
const MOST_COVERS = 300;
/** Looks per row and column of a character. */
const LOOKS = 12;

export function createHiding(pdfium: Pdfium, page: number, shown: ShownPage): Hiding {
  const memory = pdfium.wasmExports.malloc(16);
  try {
    return hidingOf(pdfium, page, shown, memory);
  } finally {
    pdfium.wasmExports.free(memory);
  }
}

interface Painted {
  readonly unpainted: boolean;
  readonly fill: Colour | undefined;
  /** Where it stands in the order of painting; undefined inside a form, whose places are its own. */
  readonly order: number | undefined;
  readonly clip: PdfBox | undefined;
}

function hidingOf(pdfium: Pdfium, page: number, shown: ShownPage, at: number): Hiding {
  const order = new Map<number, number>();
  const count = Math.min(MOST_OBJECTS, pdfium._FPDFPage_CountObjects(page));
  for (let i = 0; i < count; i++) order.set(pdfium._FPDFPage_GetObject(page, i), i);
  const covers = [...order]
    .flatMap(([object, i]) => coverOf(pdfium, object, i, shown.toDisplay, at))
    .slice(-MOST_COVERS);
  const known = new Map<number, Painted>();
  const painted = (object: number): Painted => {
    let facts = known.get(object);
    if (facts === undefined) known.set(object, (facts = paintedOf(pdfium, object, order.get(object), shown)));
    return facts;
  };
  const smallest = SMALLEST * Math.min(shown.width, shown.height);
  const page0: PdfBox = { x0: 0, y0: 0, x1: shown.width, y1: shown.height };
  let picture: ReturnType<ShownPage['picture']> | undefined;
  return {
    isUnpainted(object, box) {
      // Spaces that PDFium adds between words belong to nothing on the page.
      if (object === 0) return false;
      if (Math.max(box.x1 - box.x0, box.y1 - box.y0) < smallest || !holdsCentre(page0, box)) return true;
      const { unpainted, clip } = painted(object);
      return unpainted || (clip !== undefined && !holdsCentre(clip, box));
    },
    suspects(object, box) {
      if (object === 0) return [];
      const { fill, order: own } = painted(object);
      const here = own === undefined ? [] : covers.filter((cover) => holdsCentre(cover.box, box));
      const above = here.filter((cover) => cover.order > own!).map(({ colour }) => colour);
      // In the colour of the paper, or of an area at its place.
      const blends =
        fill && (fill.every((channel) => channel >= LIGHT) || here.some((area) => isSame(area.colour, fill)));
      return blends ? [fill, ...above] : above;
    },
    isPaintedOver(box, suspects) {
      picture ??= shown.picture();
      const seen = coloursIn(picture, box, shown);
      return suspects.some((colour) => seen.every((pixel) => isSame(pixel, colour)));
    },
  };
}

function paintedOf(pdfium: Pdfium, object: number, order: number | undefined, { toDisplay }: ShownPage): Painted {
  const memory = pdfium.wasmExports.malloc(16);
  try {
    const fill = fillOf(pdfium, object, memory);
    const mode = pdfium._FPDFTextObj_GetTextRenderMode(object);
    // Even modes fill; outlines alone keep their own colour.
    const isFilled = mode % 2 === 0;
    return {
      unpainted: UNPAINTED_MODES.has(mode) || (isFilled && fill !== undefined && fill.alpha < FAINT),
      fill: isFilled ? fill?.colour : undefined,
      order,
      clip: order === undefined ? undefined : clipOf(pdfium, object, toDisplay, memory),
    };
  } finally {
    pdfium.wasmExports.free(memory);
  }
}

/** An opaque area: what was painted before it, inside its bounds, may be gone. */
function coverOf(pdfium: Pdfium, object: number, order: number, toDisplay: ToDisplay, at: number) {
  if (pdfium._FPDFPageObj_GetType(object) !== PATH_OBJECT) return [];
  if (pdfium._FPDFPath_GetDrawMode(object, at, at + 4) === 0 || pdfium.HEAP32[at >> 2] === 0) return [];
  const fill = fillOf(pdfium, object, at);
  if (fill === undefined || fill.alpha < 255 - FAINT) return [];
  if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return [];
  const [left, bottom, right, top] = pdfium.HEAPF32.slice(at >> 2, (at >> 2) + 4) as unknown as number[];
  return [{ order, colour: fill.colour, box: around([toDisplay(left!, bottom!), toDisplay(right!, top!)]) }];
}

function fillOf(pdfium: Pdfium, object: number, at: number): { colour: Colour; alpha: number } | undefined {
  if (pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return undefined;
  const [red, green, blue, alpha] = pdfium.HEAP32.slice(at >> 2, (at >> 2) + 4) as unknown as number[];
  return { colour: [red!, green!, blue!], alpha: alpha! };
}

/** What all clip paths leave at most: their bounds. Undefined without any. */
function clipOf(pdfium: Pdfium, object: number, toDisplay: ToDisplay, at: number): PdfBox | undefined {
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : Math.max(0, pdfium._FPDFClipPath_CountPaths(clip));
  let left: PdfBox | undefined;
  for (let path = 0; path < Math.min(paths, 50); path++) {
    const points: [number, number][] = [];
    const segments = pdfium._FPDFClipPath_CountPathSegments(clip, path);
    // One of very many pieces is not looked at: it may leave anything.
    if (segments <= 0 || segments > 1000) continue;
    for (let i = 0; i < segments; i++) {
      if (pdfium._FPDFPathSegment_GetPoint(pdfium._FPDFClipPath_GetPathSegment(clip, path, i), at, at + 4) === 0)
        continue;
      const [x, y] = pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + 2) as unknown as [number, number];
      points.push(toDisplay(x, y));
    }
    if (points.length === 0) continue;
    const box = around(points);
    left = left ? overlap(left, box) : box;
  }
  return left;
}

const around = (points: readonly (readonly [number, number])[]): PdfBox => ({
  x0: Math.min(...points.map(([x]) => x)),
  y0: Math.min(...points.map(([, y]) => y)),
  x1: Math.max(...points.map(([x]) => x)),
  y1: Math.max(...points.map(([, y]) => y)),
});

const overlap = (a: PdfBox, b: PdfBox): PdfBox => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

function holdsCentre(area: PdfBox, box: PdfBox): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1;
}

function coloursIn(picture: ReturnType<ShownPage['picture']>, box: PdfBox, { width, height }: ShownPage): Colour[] {
  const [sx, sy] = [picture.width / width, picture.height / height];
  const [x0, y0] = [Math.max(0, Math.floor(box.x0 * sx)), Math.max(0, Math.floor(box.y0 * sy))];
  const [x1, y1] = [Math.min(picture.width, Math.ceil(box.x1 * sx)), Math.min(picture.height, Math.ceil(box.y1 * sy))];
  const [dx, dy] = [Math.max(1, Math.floor((x1 - x0) / LOOKS)), Math.max(1, Math.floor((y1 - y0) / LOOKS))];
  const seen: Colour[] = [];
  for (let y = y0; y < y1; y += dy)
    for (let x = x0; x < x1; x += dx) {
      const at = (y * picture.width + x) * 3;
      seen.push([picture.rgb[at]!, picture.rgb[at + 1]!, picture.rgb[at + 2]!]);
    }
  return seen;
}

const isSame = (a: Colour, b: Colour): boolean => a.every((channel, i) => Math.abs(channel - b[i]!) < SAME);
