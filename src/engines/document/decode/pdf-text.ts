import type { Pdfium } from './pdfium.ts';

/** One character of a PDF text layer: its box in points, as displayed, origin upper left. */
export interface PdfChar {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface TextLayer {
  readonly chars: readonly PdfChar[];
  /** Share of the characters that have no meaning in Unicode (a font without a usable map). */
  readonly broken: number;
}

/** More characters than any card, receipt or invoice page has. */
const MAX_CHARS = 20_000;
/** Text render mode "neither fill nor stroke": the hidden layer a scanner's OCR leaves behind (ISO 32000-1, 9.3.6). */
const INVISIBLE = 3;

type ToDisplay = (x: number, y: number) => [number, number];

/** The visible characters of a page, in content order. */
export function readTextLayer(pdfium: Pdfium, page: number, toDisplay: ToDisplay): TextLayer {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return { chars: [], broken: 0 };
  const rect = pdfium.wasmExports.malloc(16);
  const modes = new Map<number, number>();
  const chars: PdfChar[] = [];
  let broken = 0;
  try {
    const count = Math.min(MAX_CHARS, pdfium._FPDFText_CountChars(text));
    for (let i = 0; i < count; i++) {
      const code = pdfium._FPDFText_GetUnicode(text, i);
      if (code < 0x20 || code === 0xfffe || code === 0xffff) continue;
      const object = pdfium._FPDFText_GetTextObject(text, i);
      if (object !== 0 && renderMode(pdfium, object, modes) === INVISIBLE) continue;
      if (pdfium._FPDFText_GetLooseCharBox(text, i, rect) === 0) continue;
      const [left, top, right, bottom] = pdfium.HEAPF32.subarray(rect >> 2, (rect >> 2) + 4) as unknown as number[];
      const [ax, ay] = toDisplay(left!, top!);
      const [bx, by] = toDisplay(right!, bottom!);
      if (isMeaningless(code) || pdfium._FPDFText_HasUnicodeMapError(text, i) === 1) broken++;
      chars.push({
        text: String.fromCodePoint(code),
        x0: Math.min(ax, bx),
        y0: Math.min(ay, by),
        x1: Math.max(ax, bx),
        y1: Math.max(ay, by),
      });
    }
  } finally {
    pdfium.wasmExports.free(rect);
    pdfium._FPDFText_ClosePage(text);
  }
  return { chars: joinSurrogates(chars), broken: chars.length === 0 ? 0 : broken / chars.length };
}

function renderMode(pdfium: Pdfium, object: number, known: Map<number, number>): number {
  let mode = known.get(object);
  if (mode === undefined) known.set(object, (mode = pdfium._FPDFTextObj_GetTextRenderMode(object)));
  return mode;
}

/** Replacement character and private use: the picture says more than the text. */
const isMeaningless = (code: number): boolean => code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff);

/** Astral characters (𠮷) may come as two halves. */
function joinSurrogates(chars: PdfChar[]): PdfChar[] {
  const out: PdfChar[] = [];
  for (const char of chars) {
    const last = out[out.length - 1];
    const joined = last && /^[\ud800-\udbff]$/.test(last.text) && /^[\udc00-\udfff]$/.test(char.text);
    if (joined) out[out.length - 1] = { ...last, text: last.text + char.text };
    else out.push(char);
  }
  // A half on its own is no character, and must never reach JSON.
  return out.filter((char) => char.text.isWellFormed());
}
