import { type OcrOptions, type OpenOcr, openOcr } from '../src/engines/ocr/index.ts';

const NOT_STARTED = {
  active: 0,
  queued: 0,
  completed: 0,
  failed: 0,
  refused: 0,
  timedOut: 0,
  cancelled: 0,
  crashed: 0,
} as const;

/** The reader of the service, its processes started by the first document: most services of tests never see one. */
export function lazyOcr(options: OcrOptions): OpenOcr {
  if (options.engine !== 'onnx') return openOcr(options);
  let opened: OpenOcr | undefined;
  const ocr = () => (opened ??= openOcr(options));
  return {
    readDocument: (input) => ocr().readDocument(input),
    counters: () =>
      opened?.counters() ?? { ...NOT_STARTED, size: options.maxConcurrency, ready: options.maxConcurrency },
    ready: async () => ({ name: 'onnx', model: 'loaded with the first document' }),
    close: async () => opened?.close(),
  };
}
