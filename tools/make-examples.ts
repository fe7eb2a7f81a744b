// Asks every endpoint its own example and writes the answer beside it: npm run examples
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, hasBody } from '../src/contract/endpoint.ts';
import { examplePath } from '../src/discovery/texts.ts';
import { payFor, startEvidenceService } from '../testkit/evidence-service.ts';
import { freeGate } from '../testkit/payment/free-gate.ts';
import { startService } from '../testkit/service.ts';

interface Example {
  readonly input: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** Endpoints whose sources are stand-in servers with invented companies. */
const EVIDENCE = ['supplier', 'entity', 'counterparty', 'regulated-entity', 'filings'];
const folder = join(import.meta.dirname, '../src/endpoints');
const wanted = process.argv.slice(2);
const files = globSync('*/*.example.json', { cwd: folder })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
const sample = await startService({ gate: freeGate(), env: { JP_PINT_VALIDATION_ENABLED: '1' } });
const world = await startEvidenceService();
for (const file of files) {
  const { default: endpoint } = (await import(join(folder, file.replace('.example.json', '.endpoint.ts')))) as {
    default: Endpoint;
  };
  const path = join(folder, file);
  const example = JSON.parse(readFileSync(path, 'utf8')) as Example;
  const isEvidence = EVIDENCE.includes(file.split('/')[0]!);
  example.output = isEvidence ? await paidAnswer(endpoint, example) : await freeAnswer(endpoint, example);
  shorten(example.output);
  writeFileSync(path, `${JSON.stringify(example, null, 2)}\n`);
  process.stderr.write(`${file}\n`);
}
await world.close();
await sample.close();

async function freeAnswer(endpoint: Endpoint, example: Example): Promise<Record<string, unknown>> {
  const answer = await fetch(sample.url + endpoint.path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example.input),
  });
  if (answer.status !== endpoint.successStatus) throw new Error(`${endpoint.name}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function paidAnswer(endpoint: Endpoint, example: Example): Promise<Record<string, unknown>> {
  const inBody = hasBody(endpoint);
  const answer = await payFor(
    world.service,
    inBody ? endpoint.path : examplePath(endpoint),
    inBody ? example.input : undefined,
  );
  if (answer.status !== endpoint.successStatus) throw new Error(`${endpoint.name}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What differs from call to call, and lists too long for a document. */
function shorten(output: Record<string, unknown>): void {
  if ('request_id' in output) output.request_id = 'req_01JD0000000000000000000000';
  if (Array.isArray(output.timeline)) output.timeline = output.timeline.slice(0, 3);
  for (const row of (output.covered_categories ?? []) as { list_url: string }[])
    row.list_url = row.list_url.replace(/http:\/\/127.*\/fsa/, 'https://www.fsa.go.jp/menkyo/menkyoj');
}
