import { print, type RunOptions } from '../bench/figure.ts';
import { missingServices } from '../src/contract/declared-services.ts';
import { type Endpoint, type HandlerContext, hasBody } from '../src/contract/endpoint.ts';
import { createInputReader } from '../src/contract/read-request.ts';
import { enrichmentAnswer } from '../src/endpoints/business-card/extract-and-enrich.answer.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import type { Services } from '../src/endpoints/services.ts';
import { enrichCard } from '../src/usecases/card-enrichment.ts';
import { askExample, readAlike, shownAnswer, startExampleService } from '../testkit/example-answers.ts';
import { samplePath } from '../testkit/samples.ts';
import { withWorld } from './registry/adversarial-world.ts';
import { falseVerified } from './registry/false-verified.ts';
import { questions, worthOf } from './truth/cases.ts';
import { type DocumentState, damagedCards, damagedDocuments, damagedPint } from './truth/damaged.ts';
import { unproven } from './truth/judge.ts';
import { NOW, openWorld, STATES, type State } from './truth/world.ts';

/** Genuine rows of the corporate-number file, where a machine has them. */
const GENUINE = 'registry/houjin_sample.csv';

/**
 * `npm run eval -- truth [--quick]`: every endpoint that gives a verdict, with its sources complete, in part, stale,
 * sample, cut off or behind a resolver that denies every name; every printed digit and character of documents changed.
 * Counts what is said without proof.
 */
export default async function evalTruth({ quick, note }: RunOptions): Promise<void> {
  const { cases, faults, byState, byKind } = await countUnproven({ quick });
  for (const fault of faults.slice(0, 40)) note(fault);
  print({
    figure: 'truth.unproven_verdicts',
    value: faults.length,
    unit: 'count',
    context: { cases, by_state: byState, by_kind: byKind, quick },
  });
  await withWorld({ rows: quick ? 30_000 : 300_000, genuine: samplePath(GENUINE) ?? null, note }, (world) => {
    const { wrong, counts } = falseVerified(world, quick ? 0.1 : 1, note);
    const context = { companies: world.rows.length, ...counts, quick };
    print({ figure: 'truth.false_verified', value: wrong, unit: 'count', context });
  });
  const { equal, total, different } = await compareExamples();
  for (const name of different) note(`the example of ${name} is not the live answer`);
  print({ figure: 'truth.catalog_examples_equal', value: equal / total, unit: 'share', context: { equal, total } });
}

export async function countUnproven({ quick }: { readonly quick: boolean }) {
  const world = await openWorld({ quick });
  const faults: string[] = [];
  const byState: Record<string, number> = {};
  const byKind: Record<string, number> = {};
  const count = (kind: string) => (byKind[kind] = (byKind[kind] ?? 0) + 1);
  try {
    for (const state of STATES) {
      const before = total(byKind);
      const services = world.servicesOf(state);
      for (const question of questions(world, { quick })) {
        const { endpoint, input, asked, ended } = question;
        count('questions');
        const answer = await ask(endpoint, input, services);
        if (answer === null) continue;
        for (const fault of unproven(answer, { path: endpoint.path, asked, state: worthOf(question, state), ended }))
          faults.push(`${state} ${endpoint.path} ${JSON.stringify(input).slice(0, 200)}: ${fault}`);
      }
      if (isDocumentState(state)) {
        const more = { state, services, quick, ask, count };
        for await (const fault of damagedDocuments(more)) faults.push(fault);
        for await (const fault of damagedCards(more)) faults.push(fault);
        for await (const fault of damagedPint(more)) faults.push(fault);
      }
      byState[state] = total(byKind) - before;
    }
  } finally {
    await world.close();
  }
  return { cases: total(byKind), faults, byState, byKind };
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, value) => sum + value, 0);

/** Without registries the endpoints for documents answer 503; a resolver has no part in them. */
const isDocumentState = (state: State): state is DocumentState => state !== 'cut' && state !== 'nxdomain';

const readers = new Map<Endpoint, ReturnType<typeof createInputReader>>();

/** The answer, or null where none is given: an error is no verdict, and nobody pays for it. */
async function ask(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  services: Partial<Services>,
): Promise<Record<string, unknown> | null> {
  if (missingServices(endpoint, services as Record<string, unknown>).length > 0) return null;
  if ('card_of' in input) return { company: enriched(String(input.card_of), services) };
  const reader = readers.get(endpoint) ?? createInputReader(endpoint);
  readers.set(endpoint, reader);
  const read = hasBody(endpoint) ? reader.fromValue(input) : input;
  const context: HandlerContext<object> = {
    deps: services,
    signal: new AbortController().signal,
    now: () => NOW,
    requestId: 'req_truth',
    payer: null,
    paymentId: null,
    requestHash: '',
    idempotencyKey: null,
  };
  try {
    return (await endpoint.handler(read as never, context as never)) as Record<string, unknown>;
  } catch (error) {
    // A service error is an honest "no answer"; anything else is a fault of this program.
    if ((error as Error).name === 'ServiceError') return null;
    throw error;
  }
}

/** A card that names this company, past the reading of its picture. */
function enriched(name: string, services: Partial<Services>): Record<string, unknown> {
  const deps = { companies: services.companyRegistry!, invoices: services.invoiceRegistry!, now: NOW };
  const card = {
    organization: { legal_name: name, display_name: name, display_name_en: null, brand_names: [] },
    person: { departments: [] },
    address: { raw: null, raw_en: null },
    contact: { emails: [], websites: [] },
  };
  return enrichmentAnswer(deps, enrichCard(deps, { card } as never), 'both');
}

const NEVER_THE_SAME = new Set(['batch_job_create', 'health']);

/** Every example of the catalog against the answer of a fresh machine. */
export async function compareExamples() {
  const service = await startExampleService();
  const different: string[] = [];
  let total = 0;
  try {
    for (const endpoint of ENDPOINTS) {
      if (endpoint.name.startsWith('batch_job') || NEVER_THE_SAME.has(endpoint.name)) continue;
      total++;
      const { body } = await askExample(service, endpoint);
      const { output } = endpoint.example;
      if (JSON.stringify(sorted(readAlike(shownAnswer(body), output))) !== JSON.stringify(sorted(output)))
        different.push(endpoint.name);
    }
  } finally {
    await service.close();
  }
  return { equal: total - different.length, total, different };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
