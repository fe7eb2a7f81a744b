import { createHiding, type ShownPage, type ToDisplay } from './pdf-hidden.ts';
import type { Pdfium } from './pdfium.ts';

/** A box in points, as displayed, origin upper left. */
export interface PdfBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** One character of a PDF text layer: its box as the font gives it, and that of its ink. */
export interface PdfChar extends PdfBox {
  readonly text: string;
  readonly ink: PdfBox;
}

export interface TextLayer {
  readonly chars: readonly PdfChar[];
  /** Share of the characters that have no meaning in Unicode (a font without a usable map). */
  readonly broken: number;
  /** Quarter turns clockwise by which most of the text lies as displayed: 1 reads downwards. */
  readonly quarter: 0 | 1 | 2 | 3;
}

/** More characters than any card, receipt or invoice page has. */
const MAX_CHARS = 20_000;

/** The visible characters of a page, in content order. */
export function readTextLayer(pdfium: Pdfium, page: number, shown: ShownPage): TextLayer {
  const { toDisplay } = shown;
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return { chars: [], broken: 0, quarter: 0 };
  const rect = pdfium.wasmExports.malloc(32);
  const hiding = createHiding(pdfium, page, shown);
  const doubtful = new Map<PdfChar, Parameters<typeof hiding.isPaintedOver>[1]>();
  const chars: PdfChar[] = [];
  const directions = [0, 0, 0, 0];
  let broken = 0;
  try {
    const count = Math.min(MAX_CHARS, pdfium._FPDFText_CountChars(text));
    for (let i = 0; i < count; i++) {
      const code = pdfium._FPDFText_GetUnicode(text, i);
      if (code < 0x20 || code === 0xfffe || code === 0xffff) continue;
      const object = pdfium._FPDFText_GetTextObject(text, i);
      if (pdfium._FPDFText_GetLooseCharBox(text, i, rect) === 0) continue;
      // Copied at once: the matrix goes to the same place.
      const [left, top, right, bottom] = pdfium.HEAPF32.slice(rect >> 2, (rect >> 2) + 4) as unknown as number[];
      const box = boxOf(toDisplay(left!, top!), toDisplay(right!, bottom!));
      if (hiding.isUnpainted(object, box)) continue;
      if (pdfium._FPDFText_GetMatrix(text, i, rect) !== 0) {
        const [a, b] = pdfium.HEAPF32.subarray(rect >> 2, (rect >> 2) + 2) as unknown as number[];
        directions[quarterOf(a!, b!, toDisplay)]!++;
      }
      if (isMeaningless(code) || pdfium._FPDFText_HasUnicodeMapError(text, i) === 1) broken++;
      const char = { text: String.fromCodePoint(code), ...box, ink: inkOf(pdfium, text, i, rect, toDisplay) ?? box };
      const suspects = hiding.suspects(object, box);
      if (suspects.length > 0) doubtful.set(char, suspects);
      chars.push(char);
    }
  } finally {
    pdfium.wasmExports.free(rect);
    pdfium._FPDFText_ClosePage(text);
  }
  // Drawn after the text was read: after a rendering of the same page PDFium fails to read it.
  const seen = chars.filter((char) => !doubtful.has(char) || !hiding.isPaintedOver(char, doubtful.get(char)!));
  return {
    chars: joinSurrogates(seen),
    broken: chars.length === 0 ? 0 : broken / chars.length,
    quarter: directions.indexOf(Math.max(...directions)) as TextLayer['quarter'],
  };
}

const boxOf = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): PdfBox => ({
  x0: Math.min(ax, bx),
  y0: Math.min(ay, by),
  x1: Math.max(ax, bx),
  y1: Math.max(ay, by),
});

export const unionOf = (a: PdfBox, b: PdfBox): PdfBox => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** The bounds of the glyph itself; undefined where the font does not say. */
function inkOf(pdfium: Pdfium, text: number, index: number, at: number, toDisplay: ToDisplay): PdfBox | undefined {
  if (pdfium._FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24) === 0) return undefined;
  const doubles = new Float64Array(pdfium.HEAPF32.buffer, at, 4);
  const [left, right, bottom, top] = doubles as unknown as [number, number, number, number];
  return right > left && top > bottom ? boxOf(toDisplay(left, top), toDisplay(right, bottom)) : undefined;
}

/** The direction (a, b) of a text matrix, as displayed (y runs down), in quarter turns clockwise. */
function quarterOf(a: number, b: number, toDisplay: ToDisplay): number {
  const [ox, oy] = toDisplay(0, 0);
  const [x, y] = toDisplay(a, b);
  return (Math.round(Math.atan2(y - oy, x - ox) / (Math.PI / 2)) + 4) % 4;
}

/** Replacement character and private use: the picture says more than the text. */
const isMeaningless = (code: number): boolean => code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff);

/** Astral characters (𠮷) may come as two halves. */
function joinSurrogates(chars: PdfChar[]): PdfChar[] {
  const out: PdfChar[] = [];
  for (const char of chars) {
    const last = out[out.length - 1];
    const joined = last && /^[\ud800-\udbff]$/.test(last.text) && /^[\udc00-\udfff]$/.test(char.text);
    if (joined) {
      out[out.length - 1] = {
        text: last.text + char.text,
        ...unionOf(last, char),
        ink: unionOf(last.ink, char.ink),
      };
    }
    if (!joined) out.push(char);
  }
  // A half on its own is no character, and must never reach JSON.
  return out.filter((char) => char.text.isWellFormed());
}
