import { type Documents, openIntake } from '../engines/document/index.ts';
import {
  checkModels,
  keepOutOfCoreDumps,
  type OcrOptions,
  openOcr as openReader,
  runtimeProblem,
} from '../engines/ocr/index.ts';
import { type Box, boxHere } from '../worker-pool/index.ts';
import type { AppModule, Finding, OpenModule } from './module.ts';

/** OCR: the reading processes, warmed before the server listens. Without models the service runs, and says so. */
const openOcrModule: OpenModule = async ({ config, log, openOcr = openReader }) => {
  const { engine, precision, threads, maxConcurrency, maxQueue, deadlineMs, maxImageEdge, maxPixels, maxMemoryMb } =
    config.ocr;
  const fixed = { ocr_max_concurrency: maxConcurrency, ocr_max_queue: maxQueue, ocr_max_image_edge: maxImageEdge };
  const options: OcrOptions = {
    engine,
    precision,
    threads,
    maxConcurrency,
    maxQueue,
    deadlineMs,
    maxEdge: maxImageEdge,
    maxPixels,
    maxMemoryMb,
  };
  const documents = openIntake({ maxBytes: config.ocr.fileUrlMaxBytes, timeoutMs: config.ocr.fileUrlTimeoutMs });
  keepOutOfCoreDumps();
  const missing = engine === 'onnx' ? runtimeProblem() : undefined;
  const problem = engine === 'onnx' ? (missing?.message ?? checkModels()) : undefined;
  const ocr = problem === undefined ? openOcr(options) : undefined;
  try {
    if (!ocr) throw new Error(problem);
    const { name, model } = await ocr.ready();
    log.info({ engine: name, model, processes: maxConcurrency }, 'OCR is ready');
    return {
      sources: { ocr, documents },
      health: () => ({
        ...fixed,
        ocr_active_requests: ocr.counters().active,
        ocr_engine: name,
        ocr_model: model,
        ocr_engine_available: ocr.counters().ready > 0,
      }),
      findings: () => [
        { part: 'ocr', state: 'ready', message: `${name}, ${model}, ${maxConcurrency} at a time, ${boxed()}` },
      ],
      close: ocr.close,
    };
  } catch (error) {
    await ocr?.close();
    const message = (error as Error).message;
    log.error({ engine, reason: message }, 'OCR is not available');
    const next =
      engine === 'tesseract' ? 'apt-get install tesseract-ocr tesseract-ocr-jpn' : (missing?.next ?? 'npm ci');
    return unavailable(fixed, engine, { part: 'ocr', state: 'problem', message, next }, documents);
  }
};

/** What a reading process is kept from, and in what it is not where this system cannot do it. */
const KEPT_FROM: readonly { readonly what: keyof Box; readonly words: string; readonly needs: string }[] = [
  { what: 'files', words: 'our files and memory', needs: 'perl-base and Landlock (Linux 5.13)' },
  { what: 'calls', words: 'other processes', needs: 'perl-base and seccomp' },
  { what: 'network', words: 'the network', needs: 'perl-base and seccomp, or unprivileged user namespaces' },
  { what: 'cpu', words: 'endless CPU time', needs: 'perl-base or prlimit' },
];

export function boxed(box: Box = boxHere()): string {
  const words = (wanted: boolean) => KEPT_FROM.filter(({ what }) => box[what] === wanted);
  const list = (rows: typeof KEPT_FROM) => rows.map((row) => row.words).join(', ');
  const open = words(false);
  const account = box.account ? 'an account of their own' : 'the account of the service';
  if (open.length === 0) return `kept from ${list(words(true))}; under ${account}`;
  const needs = [...new Set(open.map((row) => row.needs))].join('; ');
  return `NOT kept from ${list(open)}: this system lacks ${needs}`;
}

function unavailable(fixed: object, engine: string, finding: Finding, documents: Documents): AppModule {
  return {
    sources: { documents },
    health: () => ({
      ...fixed,
      ocr_active_requests: 0,
      ocr_engine: engine,
      ocr_model: null,
      ocr_engine_available: false,
    }),
    findings: () => [finding],
    close: async () => {},
  };
}

export default openOcrModule;
