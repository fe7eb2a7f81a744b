import { PDFiumLibrary } from '@hyzyla/pdfium';

type Pointer = number;

/** The functions of PDFium used here; the package exports them all but types few. Pointers are byte offsets. */
export interface Pdfium {
  /** The views are replaced when the memory grows: never keep one. */
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly wasmExports: { malloc: (size: number) => Pointer; free: (pointer: Pointer) => void };
  _FPDF_LoadMemDocument: (bytes: Pointer, size: number, password: Pointer) => Pointer;
  _FPDF_GetLastError: () => number;
  _FPDF_GetPageCount: (document: Pointer) => number;
  _FPDF_LoadPage: (document: Pointer, index: number) => Pointer;
  _FPDF_GetPageWidth: (page: Pointer) => number;
  _FPDF_GetPageHeight: (page: Pointer) => number;
  _FPDF_ClosePage: (page: Pointer) => void;
  _FPDF_CloseDocument: (document: Pointer) => void;
  /** page, startX, startY, sizeX, sizeY, rotate, pageX, pageY → *deviceX, *deviceY */
  _FPDF_PageToDevice: (
    ...args: [Pointer, number, number, number, number, number, number, number, Pointer, Pointer]
  ) => number;
  _FPDFPage_GetAnnotCount: (page: Pointer) => number;
  _FPDFPage_Flatten: (page: Pointer, usage: number) => number;
  _FPDFPage_CountObjects: (page: Pointer) => number;
  _FPDFPage_GetObject: (page: Pointer, index: number) => Pointer;
  _FPDFPageObj_GetType: (object: Pointer) => number;
  /** object → *left, *bottom, *right, *top */
  _FPDFPageObj_GetBounds: (object: Pointer, ...bounds: [Pointer, Pointer, Pointer, Pointer]) => number;
  /** object → *red, *green, *blue, *alpha */
  _FPDFPageObj_GetFillColor: (object: Pointer, ...colour: [Pointer, Pointer, Pointer, Pointer]) => number;
  /** path → *fill mode (0: none), *stroke */
  _FPDFPath_GetDrawMode: (path: Pointer, fill: Pointer, stroke: Pointer) => number;
  _FPDFPageObj_GetClipPath: (object: Pointer) => Pointer;
  _FPDFClipPath_CountPaths: (clip: Pointer) => number;
  _FPDFClipPath_CountPathSegments: (clip: Pointer, path: number) => number;
  _FPDFClipPath_GetPathSegment: (clip: Pointer, path: number, index: number) => Pointer;
  _FPDFPathSegment_GetPoint: (segment: Pointer, x: Pointer, y: Pointer) => number;
  _FPDFFormObj_CountObjects: (form: Pointer) => number;
  _FPDFFormObj_GetObject: (form: Pointer, index: number) => Pointer;
  _FPDFText_LoadPage: (page: Pointer) => Pointer;
  _FPDFText_ClosePage: (text: Pointer) => void;
  _FPDFText_CountChars: (text: Pointer) => number;
  _FPDFText_GetUnicode: (text: Pointer, index: number) => number;
  _FPDFText_HasUnicodeMapError: (text: Pointer, index: number) => number;
  _FPDFText_GetTextObject: (text: Pointer, index: number) => Pointer;
  _FPDFTextObj_GetTextRenderMode: (object: Pointer) => number;
  /** text, index → *{left, top, right, bottom} as four floats */
  _FPDFText_GetLooseCharBox: (text: Pointer, index: number, rect: Pointer) => number;
  /** text, index → *left, *right, *bottom, *top, a double each */
  _FPDFText_GetCharBox: (text: Pointer, index: number, ...box: [Pointer, Pointer, Pointer, Pointer]) => number;
  /** text, index → *{a, b, c, d, e, f} as six floats */
  _FPDFText_GetMatrix: (text: Pointer, index: number, matrix: Pointer) => number;
  _FPDFBitmap_CreateEx: (width: number, height: number, format: number, buffer: Pointer, stride: number) => Pointer;
  /** bitmap, x, y, width, height, colour */
  _FPDFBitmap_FillRect: (...args: [Pointer, number, number, number, number, number]) => void;
  _FPDFBitmap_GetBuffer: (bitmap: Pointer) => Pointer;
  _FPDFBitmap_GetStride: (bitmap: Pointer) => number;
  _FPDFBitmap_Destroy: (bitmap: Pointer) => void;
  /** bitmap, page, x, y, width, height, rotate, flags */
  _FPDF_RenderPageBitmap: (...args: [Pointer, Pointer, number, number, number, number, number, number]) => void;
}

let loading: Promise<Pdfium> | undefined;

/** After a trap (a damaged file met an unchecked corner) its memory cannot be trusted: the next PDF gets a new one. */
export const forgetPdfium = (): void => {
  loading = undefined;
};

/** One PDFium per process; its memory only grows, so a process that met a bomb is replaced, not reused. */
export const loadPdfium = (): Promise<Pdfium> =>
  (loading ??= PDFiumLibrary.init().then((library) => (library as unknown as { module: Pdfium }).module));
