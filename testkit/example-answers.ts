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
