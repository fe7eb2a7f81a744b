import { integer, oneOf, optionalText } from './setting.ts';

export const ocrSettings = {
  engine: oneOf(['onnx', 'tesseract'], {
    env: 'JBIS_OCR_ENGINE',
    doc: 'What reads pages: onnx (models in the package) or tesseract (the installed program, with Japanese data).',
    fallback: 'onnx',
  }),
  precision: oneOf(['auto', 'int8', 'fp32'], {
    env: 'JBIS_OCR_PRECISION',
    doc: 'Arithmetic of the recogniser. auto: int8 on a CPU with 8-bit dot products, else fp32.',
    fallback: 'auto',
  }),
  maxConcurrency: integer({
    env: 'JBIS_OCR_MAX_CONCURRENCY',
    doc: 'Documents read at the same time; each has a process of its own.',
    fallback: 2,
    min: 1,
    max: 64,
  }),
  maxQueue: integer({
    env: 'JBIS_OCR_MAX_QUEUE',
    doc: 'Documents that may wait; further ones are answered 429.',
    fallback: 6,
    min: 0,
    max: 1000,
  }),
  maxImageEdge: integer({
    env: 'JBIS_OCR_MAX_IMAGE_EDGE',
    doc: 'Longest edge in pixels of a page as it is read; larger pictures are shrunk.',
    fallback: 2200,
    min: 640,
    max: 6000,
  }),
  maxPixels: integer({
    env: 'JBIS_OCR_MAX_PIXELS',
    doc: 'Pixels of a picture as sent; larger ones are answered 413.',
    fallback: 80_000_000,
    min: 1_000_000,
    max: 1_000_000_000,
  }),
  threads: integer({
    env: 'JBIS_OCR_THREADS',
    doc: 'Threads per document. One is best while several documents are read at once.',
    fallback: 1,
    min: 1,
    max: 64,
  }),
  deadlineMs: integer({
    env: 'JBIS_OCR_DEADLINE_MS',
    doc: 'Time for one document, waiting included; then it is answered 504.',
    fallback: 30_000,
    min: 500,
    max: 600_000,
  }),
  maxMemoryMb: integer({
    env: 'JBIS_OCR_MAX_MEMORY_MB',
    doc: 'Memory one reading process may use; above it the document is refused and the process replaced.',
    fallback: 1500,
    min: 400,
    max: 64_000,
  }),
  fileUrlTimeoutMs: integer({
    env: 'JBIS_FILE_URL_TIMEOUT_MS',
    doc: 'Time to fetch a file_url; then it is answered 504.',
    fallback: 15_000,
    min: 500,
    max: 120_000,
  }),
  fileUrlMaxBytes: integer({
    env: 'JBIS_FILE_URL_MAX_BYTES',
    doc: 'Size of a file behind a file_url; larger ones are answered 413.',
    fallback: 26_250_000,
    min: 100_000,
    max: 500_000_000,
  }),
  starter: optionalText({
    env: 'JBIS_DECODER_STARTER',
    doc: 'Name of the starter that gives reading processes an account of their own; the image sets it itself, deploy/kubernetes.yaml shows it in a container beside the service.',
  }),
};
