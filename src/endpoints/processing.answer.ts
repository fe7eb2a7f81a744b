import type { ReadSource } from '../engines/extraction/index.ts';

const SOURCES = { text: 'text', upload: 'image_base64', url: 'file_url' } as const;

/** How a document or one side of a card was read. */
export const processingAnswer = ({ processing }: ReadSource) => ({
  input_type: processing.input,
  source: SOURCES[processing.origin],
  format: processing.format,
  pages_processed: processing.pagesRead,
  pages_total: processing.pagesTotal,
  image_quality: processing.quality?.grade ?? null,
  image_quality_score: processing.quality?.score ?? null,
  ocr_engine: processing.ocr?.name ?? null,
  ocr_model: processing.ocr?.model ?? null,
  declared_mime_type_matches: processing.declaredTypeMatches,
  pages: processing.pages,
});
