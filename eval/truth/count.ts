import { missingServices } from '../../src/contract/declared-services.ts';
import { type Endpoint, type HandlerContext, hasBody } from '../../src/contract/endpoint.ts';
import { createInputReader } from '../../src/contract/read-request.ts';
import { enrichmentAnswer } from '../../src/endpoints/business-card/extract-and-enrich.answer.ts';
import type { Services } from '../../src/endpoints/services.ts';
import { enrichCard } from '../../src/usecases/card-enrichment.ts';
import { questions, worthOf } from './cases.ts';
import { type DocumentState, damagedCards, damagedDocuments, damagedPint } from './damaged.ts';
import { unproven } from './judge.ts';
import { shippedDocuments } from './shipped.ts';
import { NOW, openWorld, STATES, type State } from './world.ts';

/** What is asked: everything, or the documents whose id holds `only`, or every n-th of them. */
export interface Scope {
  readonly quick: boolean;
  readonly only?: string | undefined;
  /** This lane of so many: documents are dealt out, the rest is asked in the first lane. */
  readonly lane?: { readonly index: number; readonly of: number };
}

export interface Counted {
  readonly faults: readonly string[];
  readonly byState: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Record<string, number>>;
}

/** Asks every endpoint in every state of its sources, and tells of each verdict without proof as soon as it is seen. */
export async function countUnproven(scope: Scope, tell: (fault: string) => void = () => {}): Promise<Counted> {
  const { quick, only, lane = { index: 0, of: 1 } } = scope;
  const asksAll = only === undefined && lane.index === 0;
  const documents = shippedDocuments()
    .filter(({ id }) => only === undefined || id.includes(only))
    .filter((_, i) => i % lane.of === lane.index);
  const world = await openWorld({ quick });
  const faults: string[] = [];
  const byState: Record<string, number> = {};
  const byKind: Record<string, number> = {};
  const count = (kind: string) => (byKind[kind] = (byKind[kind] ?? 0) + 1);
  const found = (fault: string) => {
    faults.push(fault);
    tell(fault);
  };
  try {
    for (const state of STATES) {
      const before = sumOf(byKind);
      const services = world.servicesOf(state);
      for (const question of asksAll ? questions(world, { quick }) : []) {
        const { endpoint, input, asked, ended } = question;
        count('questions');
        const answer = await ask(endpoint, input, services);
        if (answer === null) continue;
        for (const fault of unproven(answer, { path: endpoint.path, asked, state: worthOf(question, state), ended }))
          found(`${state} ${endpoint.path} ${JSON.stringify(input).slice(0, 200)}: ${fault}`);
      }
      if (isDocumentState(state)) {
        const more = { state, services, quick, ask, count };
        for await (const fault of damagedDocuments({ ...more, documents })) found(fault);
        if (asksAll) for await (const fault of damagedCards(more)) found(fault);
        if (asksAll) for await (const fault of damagedPint(more)) found(fault);
      }
      byState[state] = sumOf(byKind) - before;
    }
  } finally {
    await world.close();
  }
  return { faults, byState, byKind };
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
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
    organization: { legalName: name, displayName: name, displayNameEnglish: null, brandNames: [] },
    person: { departments: [] },
    address: { raw: null, rawEnglish: null },
    contact: { emails: [], websites: [] },
  };
  return enrichmentAnswer(deps, enrichCard(deps, { card } as never), 'both');
}
