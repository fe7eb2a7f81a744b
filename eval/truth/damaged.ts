import type { Endpoint } from '../../src/contract/endpoint.ts';
import { enrichmentAnswer } from '../../src/endpoints/business-card/extract-and-enrich.answer.ts';
import cardEnrich from '../../src/endpoints/business-card/extract-and-enrich.endpoint.ts';
import pint from '../../src/endpoints/e-invoice/validate-jp-pint.endpoint.ts';
import type { Services } from '../../src/endpoints/services.ts';
import type { InvoiceRecord, InvoiceRegistry } from '../../src/engines/registry/index.ts';
import { enrichCard } from '../../src/usecases/card-enrichment.ts';
import { invoice, SELLER_NUMBER } from '../../testkit/pint/invoice.ts';
import { toXml } from '../../testkit/pint/tree.ts';
import { type Change, changedCharacters, changedDigits, type Print } from './changes.ts';
import { unprovenDocument } from './documents.ts';
import { unproven } from './judge.ts';
import { type ShippedDocument, shippedCards, shippedDocuments } from './shipped.ts';
import { NOW, type State } from './world.ts';

type Json = Record<string, unknown>;
export type DocumentState = Exclude<State, 'cut' | 'nxdomain'>;

export interface Run {
  readonly state: DocumentState;
  readonly services: Partial<Services>;
  readonly quick: boolean;
  readonly ask: (endpoint: Endpoint, input: Json, services: Partial<Services>) => Promise<Json | null>;
  readonly count: (kind: string) => void;
  /** Every shipped one unless told. */
  readonly documents?: readonly ShippedDocument[];
}

/** Of a quick run: about so many documents and cards, spread evenly, however many cases are written. */
const DOCUMENTS = 48;
const CARDS = 6;
const spread = <T>(items: readonly T[], count: number): T[] => {
  const every = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, i) => i % every === 0);
};
const TODAY = NOW.toISOString().slice(0, 10);
const NAME = '株式会社みどり見本商事';
const NUMBER = 'T7999901000001';

/** Every shipped invoice and receipt, whole and with each digit and character of its critical values changed. */
export async function* damagedDocuments(run: Run): AsyncGenerator<string> {
  const { state, services, quick, ask, count, documents = shippedDocuments() } = run;
  const isWhole = state === 'complete' && !quick;
  for (const { id, endpoint, text, row } of quick
    ? [...documents.slice(1, 3), ...spread(documents, DOCUMENTS)]
    : documents) {
    const own = { ...services, invoiceRegistry: withRow(services.invoiceRegistry!, row) } as Partial<Services>;
    const world = { state, today: TODAY, row: (number: string) => own.invoiceRegistry!.byNumber(number) };
    const judge = async (change: Change | null): Promise<string[]> => {
      const shown = change?.text ?? text;
      const answer = await ask(endpoint, { text: shown }, own);
      if (answer === null) return [];
      count(change === null ? 'documents' : `changed_${change.what}`);
      const found = unprovenDocument(change, shown, answer, world);
      return found.map(
        (fault) => `${state} ${id} ${change ? `${change.what} ${change.printed}` : 'as it is'}: ${fault}`,
      );
    };
    yield* await judge(null);
    const first = (await ask(endpoint, { text }, own))!;
    for (const change of changesOf(text, printsOf(first), isWhole ? 9 : 1, isWhole ? 4 : 1)) yield* await judge(change);
  }
}

function* changesOf(text: string, prints: Json, digits: number, characters: number): Generator<Change> {
  const { registration_number: number, total, date, supplier_name: name } = prints as Record<string, Print | undefined>;
  if (number) yield* changedDigits(text, 'number', number, digits);
  if (total) yield* changedDigits(text, 'total', total, digits);
  if (date) yield* changedDigits(text, 'date', date, digits);
  if (name) yield* changedCharacters(text, name, characters);
}

const printsOf = (answer: Json): Json =>
  ('extraction' in answer ? (answer.extraction as Json) : answer).field_evidence as Json;

/** A registry that also has this row. */
const withRow = (registry: InvoiceRegistry, row: InvoiceRecord | null): InvoiceRegistry =>
  row === null
    ? registry
    : new Proxy(registry, {
        get: (target, key) =>
          key === 'byNumber'
            ? (number: string) => (number === row.registrationNumber ? row : target.byNumber(number))
            : Reflect.get(target, key),
      });

/** Every shipped card with the name of a company of the sample on it, as it is and with each character changed. */
export async function* damagedCards({ state, services, quick, count }: Run): AsyncGenerator<string> {
  const deps = { companies: services.companyRegistry!, invoices: services.invoiceRegistry!, now: NOW };
  const cards = quick ? spread(shippedCards(), CARDS) : shippedCards();
  for (const { id, lines, name } of cards) {
    const text = lines.map((line) => line.replace(name, NAME)).join('\n');
    const print = { raw: NAME, lines: [lines.findIndex((line) => line.includes(name))] };
    const changes: (Change | null)[] = [null, ...changedCharacters(text, print, quick ? 1 : 3)];
    for (const change of changes) {
      const { extracted } = await services.extraction!.card({ front: { text: change?.text ?? text } });
      count(change === null ? 'cards' : 'changed_card_names');
      const answer = { company: enrichmentAnswer(deps, enrichCard(deps, extracted), 'both') };
      const { organization } = extracted.card;
      const printed = organization.legalName ?? organization.displayName;
      const asked = printed === NAME ? 'name_found' : 'name_absent';
      // A name that is not quite the company's leads to it as a candidate at most: its row is no "not found" either.
      const found = unproven(answer, { path: cardEnrich.path, asked, state }).filter(
        (fault) => asked === 'name_found' || !/legal_entity|invoice\.(?:status|verdict)/.test(fault),
      );
      for (const fault of found) yield `${state} ${id} card ${printed}: ${fault}`;
    }
  }
}

/** An e-invoice of a company of the sample with each digit of number, date and total and each character changed. */
export async function* damagedPint({ state, services, quick, ask, count }: Run): AsyncGenerator<string> {
  const root = invoice({ lines: 1 });
  const xml = toXml(root).replaceAll(SELLER_NUMBER, NUMBER.slice(1)).replaceAll('株式会社みどり商会', NAME);
  const rows = xml.split('\n');
  const printAt = (raw: string, mark: string): Print => ({
    raw,
    lines: [rows.findIndex((row) => row.includes(mark) && row.includes(raw))],
  });
  const payable = /<cbc:PayableAmount[^>]*>(\d+)/.exec(xml)![1]!;
  const others = quick ? 1 : 9;
  const changes: (Change | null)[] = [
    null,
    ...changedDigits(xml, 'number', printAt(NUMBER, 'CompanyID'), others),
    ...changedDigits(xml, 'date', printAt('2026-07-31', 'IssueDate'), others),
    ...changedDigits(xml, 'total', printAt(payable, 'PayableAmount'), others),
    ...changedCharacters(xml, printAt(NAME, 'Name'), quick ? 1 : 4),
  ];
  for (const change of changes) {
    const answer = await ask(pint as Endpoint, { xml: change?.text ?? xml }, services);
    if (answer === null) continue;
    count(change === null ? 'e_invoices' : 'changed_e_invoices');
    const { decision, issuer_evidence: issuer } = answer as { decision: string; issuer_evidence: Json | null };
    const isTrue = change === null || change.what === 'date';
    const day = String(issuer?.judged_on ?? '');
    if (decision === 'verified' && (!isTrue || day < '2023-10-01' || state === 'stale'))
      yield `${state} e-invoice ${change?.what} ${change?.printed}: verified`;
    if (change?.what === 'total' && decision !== 'rejected')
      yield `${state} e-invoice total ${change.printed}: ${decision}`;
    const asked = change?.what === 'number' ? 'number_absent' : 'number_found';
    const ended = change?.what === 'date';
    for (const fault of unproven(answer, { path: pint.path, asked, state, ended }))
      yield `${state} e-invoice ${change?.what} ${change?.printed}: ${fault}`;
  }
}
