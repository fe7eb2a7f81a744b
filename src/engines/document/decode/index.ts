import { serviceError } from '../../../contract/errors.ts';
import { type DocumentFormat, sniffFormat } from '../format.ts';
import type { DecodeLimits } from '../limits.ts';
import type { Raster } from '../raster.ts';
import { openHeif } from './heif.ts';
import { openImage } from './image.ts';
import { openPdf } from './pdf.ts';
import type { TextLayer } from './pdf-text.ts';

/** One page as far as it is decoded: a text layer where there is one, and its picture when asked for. */
export interface DecodedPage {
  readonly unit: 'px' | 'pt';
  /** Size as displayed, known beforehand for a PDF page. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly text: TextLayer | undefined;
  readonly pictureShare: number;
  readonly raster: () => Promise<Raster>;
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
  if (format === 'pdf') {
    const pdf = await openPdf(bytes, limits);
    if (pdf.pagesTotal < 1) {
      pdf.close();
      throw serviceError('document_unreadable', { detail: 'no pages' });
    }
    return {
      format,
      pagesTotal: pdf.pagesTotal,
      page: async (index) => {
        const { width, height, text, pictureShare, raster } = pdf.page(index);
        return { unit: 'pt', size: { width, height }, text, pictureShare, raster: async () => raster() };
      },
      close: pdf.close,
    };
  }
  const image = await (format === 'heif' ? openHeif : openImage)(bytes, limits);
  return {
    format,
    pagesTotal: image.pagesTotal,
    page: async (index) => ({ unit: 'px', text: undefined, pictureShare: 1, raster: () => image.page(index) }),
    close: () => {},
  };
}
