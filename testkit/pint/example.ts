import type { HandlerContext } from '../../src/contract/endpoint.ts';
import endpoint from '../../src/endpoints/e-invoice/validate-jp-pint.endpoint.ts';
import type { Services } from '../../src/endpoints/services.ts';
import { type PintEngine, validate } from '../../src/engines/pint/index.ts';
import { invoice } from './invoice.ts';
import { toXml } from './tree.ts';

/** The invoice of the documentation: one line, and an amount due that forgets the tax. */
export function exampleXml(): string {
  const root = invoice({ lines: 1 });
  root.at('cac:LegalMonetaryTotal').set('cbc:PayableAmount', '2400');
  return toXml(root);
}

/** The engine in this thread, as the endpoint asks it. */
const ENGINE: PintEngine = {
  validate: async ({ xml, ruleSet }) => validate(xml, { ruleSet }),
  counters: () => {
    throw new Error('no pool here');
  },
  ready: async () => {},
  close: async () => {},
};

/** Runs the endpoint's handler on validated input, with registries or without. */
export const callPint = async (input: object, sources: Partial<Services> = {}): Promise<Record<string, unknown>> => {
  const context: HandlerContext<Partial<Services>> = {
    deps: { pint: ENGINE, ...sources },
    signal: new AbortController().signal,
    now: () => new Date('2026-08-01T00:00:00Z'),
    requestId: 'test',
    payer: null,
    paymentId: null,
    requestHash: '',
    idempotencyKey: null,
  };
  return (await endpoint.handler(input as never, context as never)) as Record<string, unknown>;
};

export const exampleAnswer = (xml: string): Promise<Record<string, unknown>> => callPint({ xml });
