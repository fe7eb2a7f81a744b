import { because } from '../../../contract/error-details.ts';
import { serviceError } from '../../../contract/errors.ts';
import type { DecodeLimits } from '../limits.ts';
import type { Raster } from '../raster.ts';
import { readTextLayer, type TextLayer } from './pdf-text.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';

export interface PdfPage {
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly text: TextLayer;
  /** Share of the page that pictures cover, 0..1. */
  readonly pictureShare: number;
  readonly raster: () => Raster;
}

const PASSWORD_NEEDED = 4;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
const BGR = 2;
const RENDER_FLAGS = 0x01 | 0x10; // with annotations; bytes in the order red, green, blue
/** Sharper than 300 dpi shows nothing more. */
const MAX_SCALE = 300 / 72;
/** Enough to see whether anything is printed at a place: small print has seven pixels. */
const SMALL_EDGE = 1200;
/** Objects looked at for pictures; a page with more is drawn, not placed. */
const MAX_OBJECTS = 3000;

/** Opens a PDF; pages are loaded one by one. `close` must be called. */
export async function openPdf(bytes: Uint8Array, limits: DecodeLimits) {
  refuseLargePictures(bytes, limits.maxPixels);
  const pdfium = await loadPdfium();
  const memory = pdfium.wasmExports.malloc(bytes.length);
  if (memory === 0) throw serviceError('document_unreadable');
  pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  if (document === 0) {
    const encrypted = pdfium._FPDF_GetLastError() === PASSWORD_NEEDED;
    pdfium.wasmExports.free(memory);
    throw serviceError(encrypted ? 'document_encrypted' : 'document_unreadable');
  }
  const open: number[] = [];
  return {
    pagesTotal: pdfium._FPDF_GetPageCount(document),
    page: (index: number): PdfPage => {
      const page = loadPage(pdfium, document, index);
      open.push(page);
      return describe(pdfium, page, limits);
    },
    close: () => {
      for (const page of open) pdfium._FPDF_ClosePage(page);
      pdfium._FPDF_CloseDocument(document);
      pdfium.wasmExports.free(memory);
    },
  };
}

/**
 * A picture says its size in the dictionary before its data, which is never compressed (ISO 32000-1, 7.5.7): a few bytes
 * may claim billions of pixels, and PDFium goes through all of them.
 */
function refuseLargePictures(bytes: Uint8Array, maxPixels: number): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = text.indexOf('/Width'); at >= 0; at = text.indexOf('/Width', at + 6)) {
    const around = text.toString('latin1', Math.max(0, at - 300), at + 300);
    const width = Number(/\/Width[\s\0]+(\d{1,10})/.exec(around.slice(Math.min(at, 300)))?.[1] ?? 0);
    const heights = [...around.matchAll(/\/Height[\s\0]+(\d{1,10})/g)].map(([, height]) => Number(height));
    // The nearest of several pictures is not known; the smallest is no exaggeration.
    if (heights.length > 0 && width * Math.min(...heights) > maxPixels)
      throw serviceError('image_too_large', { detail: because('picture_too_large', { pixels: maxPixels }) });
  }
}

function loadPage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0)
    throw serviceError('document_unreadable', { detail: because('page_unreadable', { page: index + 1 }) });
  if (pdfium._FPDFPage_GetAnnotCount(page) === 0) return page;
  // Filled form fields are annotations; made part of the page, they are in the text layer too.
  pdfium._FPDFPage_Flatten(page, 0);
  pdfium._FPDF_ClosePage(page);
  const flat = pdfium._FPDF_LoadPage(document, index);
  if (flat === 0)
    throw serviceError('document_unreadable', { detail: because('page_unreadable', { page: index + 1 }) });
  return flat;
}

function describe(pdfium: Pdfium, page: number, limits: DecodeLimits): PdfPage {
  const width = pdfium._FPDF_GetPageWidth(page);
  const height = pdfium._FPDF_GetPageHeight(page);
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) {
    throw serviceError('document_unreadable', { detail: because('page_without_size') });
  }
  return {
    width,
    height,
    // Text first: after a rendering of the same page PDFium fails to read it.
    text: readTextLayer(pdfium, page, {
      width,
      height,
      toDisplay: displayTransform(pdfium, page, width, height),
      picture: () => render(pdfium, page, width, height, Math.min(SMALL_EDGE, limits.maxEdge)),
    }),
    pictureShare: pictureShare(pdfium, page, width * height),
    raster: () => render(pdfium, page, width, height, limits.maxEdge),
  };
}

/** Page space (any origin, turned by /Rotate) → points as displayed, from the upper left. */
function displayTransform(pdfium: Pdfium, page: number, width: number, height: number) {
  const [sx, sy] = [10_000, 10_000];
  const out = pdfium.wasmExports.malloc(8);
  const project = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, sx, sy, 0, x, y, out, out + 4);
    return [(pdfium.HEAP32[out >> 2]! / sx) * width, (pdfium.HEAP32[(out >> 2) + 1]! / sy) * height];
  };
  const reach = Math.max(width, height);
  const [ox, oy] = project(0, 0);
  const [ux, uy] = project(reach, 0);
  const [vx, vy] = project(0, reach);
  pdfium.wasmExports.free(out);
  return (x: number, y: number): [number, number] => [
    ox + ((ux - ox) * x + (vx - ox) * y) / reach,
    oy + ((uy - oy) * x + (vy - oy) * y) / reach,
  ];
}

function pictureShare(pdfium: Pdfium, page: number, area: number): number {
  const memory = pdfium.wasmExports.malloc(16);
  let covered = 0;
  let left = MAX_OBJECTS;
  const visit = (object: number, depth: number): void => {
    if (object === 0 || left-- <= 0) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === FORM_OBJECT && depth < 3) {
      const count = pdfium._FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && left > 0; i++) visit(pdfium._FPDFFormObj_GetObject(object, i), depth + 1);
    }
    if (type !== IMAGE_OBJECT) return;
    if (pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12) === 0) return;
    const [x0, y0, x1, y1] = pdfium.HEAPF32.subarray(memory >> 2, (memory >> 2) + 4) as unknown as number[];
    covered += Math.abs((x1! - x0!) * (y1! - y0!));
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let i = 0; i < count && left > 0; i++) visit(pdfium._FPDFPage_GetObject(page, i), 0);
  pdfium.wasmExports.free(memory);
  return Math.min(1, covered / area);
}

/** The scale follows from the edge limit, so a MediaBox of any size makes a picture of the same size. */
function render(pdfium: Pdfium, page: number, width: number, height: number, maxEdge: number): Raster {
  const scale = Math.min(MAX_SCALE, maxEdge / Math.max(width, height));
  const w = Math.max(1, Math.round(width * scale));
  const h = Math.max(1, Math.round(height * scale));
  const bitmap = pdfium._FPDFBitmap_CreateEx(w, h, BGR, 0, 0);
  if (bitmap === 0) throw serviceError('image_too_large', { detail: because('page_too_large', { width, height }) });
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, w, h, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, w, h, 0, RENDER_FLAGS);
    const from = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const rgb = new Uint8Array(w * h * 3);
    for (let y = 0; y < h; y++) {
      const row = from + y * stride;
      rgb.set(pdfium.HEAPU8.subarray(row, row + w * 3), y * w * 3);
    }
    return { width: w, height: h, rgb, sourceWidth: width, sourceHeight: height };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}
