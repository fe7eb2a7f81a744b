import { type Endpoint, hasBody } from '../src/contract/endpoint.ts';
import { examplePath } from '../src/discovery/texts.ts';
import { freeGate } from './payment/free-gate.ts';
import { type Service, startService } from './service.ts';

/** The day the examples are asked on. */
export const EXAMPLE_NOW = new Date('2026-11-15T03:00:00Z');

/** A fresh machine as `npm start` has it: sample data everywhere, every endpoint on; payment apart. */
export const startExampleService = (): Promise<Service> =>
  startService({
    gate: freeGate(),
    now: () => EXAMPLE_NOW,
    env: { JP_PINT_VALIDATION_ENABLED: '1', JBIS_LIVE_SOURCES: '0' },
  });

/** Asks an endpoint its own example. */
export async function askExample(service: Service, endpoint: Endpoint): Promise<{ status: number; body: unknown }> {
  const answer = hasBody(endpoint)
    ? await fetch(service.url + endpoint.path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(endpoint.example.input),
      })
    : await fetch(service.url + examplePath(endpoint), { method: endpoint.method });
  return { status: answer.status, body: await answer.json() };
}

/** An answer as a document shows it: without what differs from call to call, and lists cut that are too long. */
export function shownAnswer(body: unknown): Record<string, unknown> {
  const shown = structuredClone(body) as Record<string, unknown>;
  if ('request_id' in shown) shown.request_id = 'req_01JD0000000000000000000000';
  if (Array.isArray(shown.timeline)) shown.timeline = shown.timeline.slice(0, 3);
  return shown;
}

/** How far what is read from a picture may lie from the example: CPUs add the products of the networks up in other orders. */
const OF_A_PICTURE: readonly (readonly [key: RegExp, tolerance: number])[] = [
  [/confidence/, 0.02],
  [/box/, 4],
];

/**
 * The answer with the numbers of the example wherever they come from a picture and are as near as another CPU may
 * read them. Everything else, texts above all, stays as it was answered.
 */
export function readAlike(answer: unknown, example: unknown, tolerance = 0): unknown {
  if (typeof answer === 'number' && typeof example === 'number')
    return Math.abs(answer - example) <= tolerance ? example : answer;
  if (Array.isArray(answer) && Array.isArray(example))
    return answer.map((value, at) => readAlike(value, example[at], tolerance));
  if (!isRecord(answer) || !isRecord(example)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      // Which precision of a model runs is the CPU's choice.
      if (key === 'ocr_model' && model(value) === model(example[key])) return [key, example[key]];
      const own = OF_A_PICTURE.find(([pattern]) => pattern.test(key))?.[1] ?? tolerance;
      return [key, readAlike(value, example[key], own)];
    }),
  );
}

const model = (name: unknown): string => String(name).replaceAll('-int8', '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
