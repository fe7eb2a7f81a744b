/** Pictures of documents as people see them. Decoders that browsers lack are fetched when such a file is opened. */
const LONGEST_EDGE = 2400;
const PDF_SCALE = 2;

export type Format = 'image' | 'pdf' | 'heif' | 'tiff';

/** The format from the first bytes: names and types of dropped files are often wrong. */
export async function formatOf(file: Blob): Promise<Format> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.includes('%PDF-')) return 'pdf';
  if (/^.{4}ftyp(heic|heix|hevc|hevx|mif1|msf1|avif)/s.test(text)) return text.includes('avif') ? 'image' : 'heif';
  return text.startsWith('II*\0') || text.startsWith('MM\0*') ? 'tiff' : 'image';
}

/** One page on a canvas, as displayed (EXIF applied); null where this browser cannot show it. */
export async function pictureOf(file: Blob, page = 1): Promise<HTMLCanvasElement | null> {
  try {
    const format = await formatOf(file);
    if (format === 'pdf') return await pdfPage(file, page);
    if (format === 'heif') return await heifPicture(file);
    if (format === 'tiff') return await (await import('./tiff.lazy.ts')).tiffPicture(file, page);
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return drawn(bitmap, bitmap.width, bitmap.height);
  } catch {
    return null;
  }
}

export async function pageCount(file: Blob): Promise<number> {
  if ((await formatOf(file)) !== 'pdf') return 1;
  const document = await openPdf(file);
  try {
    return document.getPageCount();
  } finally {
    document.destroy();
  }
}

/** The text of the first page; '' for a scan and for what is no PDF. */
export async function pdfText(file: Blob): Promise<string> {
  if ((await formatOf(file)) !== 'pdf') return '';
  const document = await openPdf(file);
  try {
    return document.getPage(0).getText();
  } finally {
    document.destroy();
  }
}

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Raw pixels, four bytes each, on a canvas no larger than it needs to be. */
export function fromPixels(data: Uint8ClampedArray, width: number, height: number): HTMLCanvasElement {
  const full = document.createElement('canvas');
  full.width = width;
  full.height = height;
  full.getContext('2d')!.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return Math.max(width, height) > LONGEST_EDGE ? drawn(full, width, height) : full;
}

interface PdfDocument {
  getPageCount(): number;
  getPage(index: number): {
    getText(): string;
    render(options: { scale: number; render: 'bitmap' }): Promise<{ width: number; height: number; data: Uint8Array }>;
  };
  destroy(): void;
}
interface Pdfium {
  loadDocument(bytes: Uint8Array): Promise<PdfDocument>;
}
let pdfium: Promise<Pdfium> | undefined;

async function openPdf(file: Blob): Promise<PdfDocument> {
  pdfium ??= (async () => {
    const address = '/playground/vendor/pdfium.js';
    const { PDFiumLibrary } = (await import(address)) as {
      PDFiumLibrary: { init(options: { wasmBinary: ArrayBuffer }): Promise<Pdfium> };
    };
    const wasmBinary = await (await fetch('/playground/vendor/pdfium.wasm')).arrayBuffer();
    return PDFiumLibrary.init({ wasmBinary });
  })();
  // A line that broke is no reason to show no PDF any more.
  pdfium.catch(() => (pdfium = undefined));
  return (await pdfium).loadDocument(new Uint8Array(await file.arrayBuffer()));
}

async function pdfPage(file: Blob, page: number): Promise<HTMLCanvasElement> {
  const opened = await openPdf(file);
  try {
    const { width, height, data } = await opened.getPage(page - 1).render({ scale: PDF_SCALE, render: 'bitmap' });
    // PDFium gives blue, green, red, alpha.
    const pixels = new Uint8ClampedArray(data);
    for (let at = 0; at < pixels.length; at += 4) {
      const blue = pixels[at]!;
      pixels[at] = pixels[at + 2]!;
      pixels[at + 2] = blue;
      pixels[at + 3] = 255;
    }
    return fromPixels(pixels, width, height);
  } finally {
    opened.destroy();
  }
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(target: ImageData, done: (shown: ImageData | null) => void): void;
}
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

async function heifPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  const address = '/playground/vendor/libheif.js';
  const { default: open } = (await import(address)) as { default: () => Libheif };
  const [image] = new (await open()).HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) return null;
  const target = new ImageData(image.get_width(), image.get_height());
  const shown = await new Promise<ImageData | null>((resolve) => image.display(target, resolve));
  return shown && fromPixels(shown.data, shown.width, shown.height);
}

/** The picture turned clockwise by quarter turns, as the service turned it to read it. */
export function turned(source: HTMLCanvasElement, rotation: number): HTMLCanvasElement {
  if (rotation % 360 === 0) return source;
  const canvas = document.createElement('canvas');
  const isAcross = rotation % 180 !== 0;
  canvas.width = isAcross ? source.height : source.width;
  canvas.height = isAcross ? source.width : source.height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

/** Brightness of every pixel. */
function greyOf(canvas: HTMLCanvasElement): Uint8Array {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d', { willReadFrequently: true })!.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++)
    data[at] = (pixels[at * 4]! * 77 + pixels[at * 4 + 1]! * 150 + pixels[at * 4 + 2]! * 29) >> 8;
  return data;
}

/** 9 × 8 brightness values of the whole picture, for finding the same picture again. */
export function thumbnail(canvas: HTMLCanvasElement): Uint8Array {
  const small = document.createElement('canvas');
  small.width = 9;
  small.height = 8;
  small.getContext('2d', { willReadFrequently: true })!.drawImage(canvas, 0, 0, 9, 8);
  return greyOf(small);
}
