import { integer, oneOf, optionalUrl, text } from './setting.ts';

export const extractionSettings = {
  modelUrl: optionalUrl(['http://', 'https://'], {
    env: 'JBIS_LLM_URL',
    doc: 'Base address of a local language model that may propose values for empty fields. Default: none; nothing is sent anywhere.',
  }),
  modelKind: oneOf(['openai', 'ollama'], {
    env: 'JBIS_LLM_KIND',
    doc: 'Protocol of that server: OpenAI-compatible chat completions, or Ollama.',
    fallback: 'ollama',
  }),
  modelName: text({ env: 'JBIS_LLM_MODEL', doc: 'Name of the model to ask.', fallback: 'default' }),
  modelTimeoutMs: integer({
    env: 'JBIS_LLM_TIMEOUT_MS',
    doc: 'Longest wait for the language model; then 504.',
    fallback: 20_000,
    min: 100,
    max: 120_000,
  }),
  modelMaxConcurrency: integer({
    env: 'JBIS_LLM_MAX_CONCURRENCY',
    doc: 'Requests the language model works on at a time.',
    fallback: 1,
    min: 1,
    max: 64,
  }),
  modelMaxQueue: integer({
    env: 'JBIS_LLM_MAX_QUEUE',
    doc: 'Requests that may wait for the language model; more are answered 429.',
    fallback: 3,
    min: 0,
    max: 1000,
  }),
};
