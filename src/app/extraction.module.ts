import { availableParallelism } from 'node:os';
import { openExtraction, openLanguageModel } from '../engines/extraction/index.ts';
import type { Finding, OpenModule } from './module.ts';

/** Extraction: rules over what the OCR read, with an address engine and, if configured, a local language model. */
const openExtractionModule: OpenModule = async ({ config, now }, earlier) => {
  const { modelUrl, modelKind, modelName, modelTimeoutMs, modelMaxConcurrency, modelMaxQueue } = config.extraction;
  const model =
    modelUrl === undefined
      ? undefined
      : openLanguageModel({
          url: modelUrl,
          kind: modelKind,
          model: modelName,
          timeoutMs: modelTimeoutMs,
          maxConcurrency: modelMaxConcurrency,
          maxQueue: modelMaxQueue,
        });
  const extraction = openExtraction({
    ocr: earlier.ocr,
    address: earlier.address,
    languageModel: model,
    now,
    workers: availableParallelism() > 2 ? 2 : 1,
  });
  const finding: Finding = {
    part: 'extraction',
    state: 'ready',
    message: model ? `rules, with proposals of ${modelName}` : 'rules; no language model is configured',
  };
  return {
    sources: { extraction },
    health: () => ({
      engine_model: model ? modelName : null,
      engine_max_concurrency: modelMaxConcurrency,
      engine_max_queue: modelMaxQueue,
      engine_active_requests: model?.active() ?? 0,
      legacy_llm_enabled: model !== undefined,
    }),
    findings: () => [finding],
    close: extraction.close,
  };
};

export default openExtractionModule;
