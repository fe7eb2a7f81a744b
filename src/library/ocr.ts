/** `jp-business-identity/ocr`: Japanese print from pictures and PDF files, read in this process. */

export type { DocumentReading, Ocr } from '../engines/ocr/index.ts';
export { openLocalOcr } from '../engines/ocr/index.ts';
