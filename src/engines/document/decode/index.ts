import { because } from '../../../contract/error-details.ts';
import { serviceError } from '../../../contract/errors.ts';
import { type DocumentFormat, sniffFormat } from '../format.ts';
import type { DecodeLimits } from '../limits.ts';
import type { Raster } from '../raster.ts';
import { openHeif } from './heif.ts';
import { openImage } from './image.ts';
import { openPdf } from './pdf.ts';
import type { TextLayer } from './pdf-text.ts';
import { forgetPdfium } from './pdfium.ts';
import { readable } from './readable.ts';

/** One page as far as it is decoded: a text layer where there is one, and its picture when asked for. */
export interface DecodedPage {
  readonly unit: 'px' | 'pt';
  /** Size as displayed, known beforehand for a PDF page. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly text: TextLayer | undefined;
  readonly pictureShare: number;
  readonly raster: () => Promise<Raster>;
  /** A part of the picture, in pixels of `of`, with as many pixels as were sent and the edge limit allows. */
  readonly part?: (part: PicturePart, of: Raster) => Promise<Raster>;
}

export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OpenDocument {
  readonly format: DocumentFormat;
  readonly pagesTotal: number;
  readonly page: (index: number) => Promise<DecodedPage>;
  readonly close: () => void;
}

/** Opens a document of any supported format. Failures are ServiceErrors: 400, 413 or 415. */
export async function openDocument(bytes: Uint8Array, limits: DecodeLimits): Promise<OpenDocument> {
  const format = sniffFormat(bytes);
  if (format === undefined) throw serviceError('unsupported_media_type');
  if (format === 'pdf') return openPdfDocument(bytes, limits);
  const picture = { unit: 'px', text: undefined, pictureShare: 1 } as const;
  if (format === 'heif') {
    const image = await readable(() => openHeif(bytes, limits));
    const page = async (index: number) => ({ ...picture, raster: () => readable(() => image.page(index)) });
    return { format, pagesTotal: image.pagesTotal, page, close: () => {} };
  }
  const image = await readable(() => openImage(bytes, limits));
  const page = async (index: number): Promise<DecodedPage> => ({
    ...picture,
    raster: () => readable(() => image.page(index)),
    part: (part, of) => readable(() => image.page(index, { part, of })),
  });
  return { format, pagesTotal: image.pagesTotal, page, close: () => {} };
}

async function openPdfDocument(bytes: Uint8Array, limits: DecodeLimits): Promise<OpenDocument> {
  const guarded = <T>(work: () => Promise<T> | T): Promise<T> =>
    readable(work).catch((error) => {
      if (error.cause instanceof WebAssembly.RuntimeError) forgetPdfium();
      throw error;
    });
  const pdf = await guarded(() => openPdf(bytes, limits));
  if (pdf.pagesTotal < 1) {
    pdf.close();
    throw serviceError('document_unreadable', { detail: because('no_pages') });
  }
  return {
    format: 'pdf',
    pagesTotal: pdf.pagesTotal,
    page: async (index) => {
      const { width, height, text, pictureShare, raster } = await guarded(() => pdf.page(index));
      return { unit: 'pt', size: { width, height }, text, pictureShare, raster: () => guarded(raster) };
    },
    close: () => {
      try {
        pdf.close();
      } catch {
        // After a trap the library cannot clean up either; it is dropped as a whole.
        forgetPdfium();
      }
    },
  };
}
