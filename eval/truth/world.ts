import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSnapshot } from '../../src/connectors/companies-house/snapshot-file.ts';
import type { Asked } from '../../src/connectors/core/upstream.ts';
import { type EdinetIndex, openEdinetIndex } from '../../src/connectors/edinet/edinet-index.ts';
import { openRegister, type RegisterState, registerReader } from '../../src/connectors/fsa/register-file.ts';
import { PeppolClient } from '../../src/connectors/peppol/client.ts';
import { sampleCounterparties } from '../../src/connectors/sample/sample-counterparties.ts';
import { sampleFile } from '../../src/connectors/sample/sample-files.ts';
import type { Services } from '../../src/endpoints/services.ts';
import { openExtraction } from '../../src/engines/extraction/index.ts';
import { validate } from '../../src/engines/pint/index.ts';
import { openRegistry, SAMPLE_DIR } from '../../src/engines/registry/index.ts';
import type { CounterpartySource } from '../../src/usecases/evidence/evidence-sources.ts';
import { addressEngine } from '../../testkit/address-engine.ts';
import { FRESH, PARTIAL, STALE, stamped } from '../../testkit/evidence-registry.ts';
import { memoryStore } from '../../testkit/memory-store.ts';
import { recordedCardOcr } from '../../testkit/recorded-card.ts';
import { serveDns } from '../../testkit/upstreams/dns-stand-in.ts';
import { readOnce } from './read-once.ts';

/** What the sources are worth in a run. `nxdomain`: everything else complete, a resolver that denies every name. */
export const STATES = ['complete', 'partial', 'stale', 'sample', 'cut', 'nxdomain'] as const;
export type State = (typeof STATES)[number];

/** The day all questions are asked on: the invented filings end on 2026-10-30. */
export const NOW = new Date('2026-11-05T03:00:00Z');

const STAMPS = { complete: FRESH, nxdomain: FRESH, partial: PARTIAL, stale: STALE, sample: undefined } as const;

/**
 * The rows of the sample behind sources of every worth; the engines and connectors are the real ones. In a quick run
 * every state is asked about the same texts, which are read once; a whole run has too many to keep.
 */
export async function openWorld({ quick }: { readonly quick: boolean }) {
  const dir = mkdtempSync(join(tmpdir(), 'jbis-truth-'));
  const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
  const edinet = openEdinetIndex(await sampleFile('edinet', dir), { sample: true })!;
  const fsa = openRegister(await sampleFile('fsa', dir))!;
  const register = registerReader(fsa, { sample: true });
  const britain = openSnapshot(await sampleFile('companiesHouse', dir), () => NOW, { sample: true })!;
  const dns = await serveDns(() => 'nxdomain');
  const store = memoryStore();
  const address = addressEngine();
  const extraction = (quick ? readOnce : openExtraction)({ ocr: recordedCardOcr, address, now: () => NOW });
  const shared = {
    extraction,
    documents: { load: async () => Promise.reject(new Error('not asked')) },
    address,
    pint: { validate: async ({ xml, ruleSet }: { xml: string; ruleSet: 'auto' }) => validate(xml, { ruleSet }) },
  };

  const servicesOf = (state: State): Partial<Services> => {
    if (state === 'cut')
      return {
        ...shared,
        evidence: { activity: undefined, edinet: () => undefined },
        crossBorder: { companiesHouse: undefined, companiesHouseSnapshot: () => undefined },
        counterparty: cutCounterparty,
      } as unknown as Partial<Services>;
    const stamp = STAMPS[state];
    const index = filings(edinet, state);
    return {
      ...shared,
      companyRegistry: stamp ? stamped(registry.companies!, stamp) : registry.companies!,
      invoiceRegistry: stamp ? stamped(registry.invoices!, stamp) : registry.invoices!,
      evidence: { activity: undefined, edinet: () => index },
      // Its own cache: an answer kept from better data is another question.
      filings: { index: () => index, ...memoryStore() },
      regulated: { register: () => lists(register(), state), listBaseUrl: 'https://example.invalid' },
      crossBorder: {
        companiesHouse: undefined,
        companiesHouseSnapshot: () => ({
          ...britain,
          sample: state === 'sample',
          asOf: state === 'stale' ? '2026-06-01' : '2026-11-01',
        }),
      },
      counterparty: counterparties(state),
    } as unknown as Partial<Services>;
  };

  const counterparties = (state: State): CounterpartySource => {
    const sample = sampleCounterparties();
    if (state === 'sample') return { ...sample, allowHttpSmp: false };
    if (state === 'nxdomain')
      return {
        ...sample,
        vies: live(sample.vies),
        allowHttpSmp: false,
        peppol: new PeppolClient({
          zone: 'participant.sml.example.test',
          dnsServers: [dns.address],
          smpHttp: async () => Promise.reject(new Error('not asked')),
          ...store,
        }),
      };
    // Live networks have no partial or stale data: they answer or they do not.
    return {
      vies: live(sample.vies),
      peppol: live(sample.peppol),
      directory: live(sample.directory),
      allowHttpSmp: false,
    };
  };

  return {
    companies: registry.companies!,
    invoices: registry.invoices!,
    servicesOf,
    close: async () => {
      registry.close();
      edinet.close();
      fsa.close();
      britain.close();
      await dns.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The sample as a live network: what it does not hold is denied. */
function live<T extends object>(sample: T): T {
  return new Proxy(sample, {
    get: (target, key) => {
      const method = Reflect.get(target, key) as (...args: unknown[]) => Promise<Asked<unknown>>;
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        const asked = await method(...args);
        if (typeof asked !== 'object' || asked === null || !('ok' in asked)) return asked;
        const observedAt = NOW.toISOString();
        if (asked.ok) return { ok: true, value: asked.value, observedAt, cached: false };
        return { ok: true, value: key === 'check' ? INVALID : null, observedAt, cached: false };
      };
    },
  });
}
const INVALID = {
  valid: false,
  consultationNumber: null,
  name: 'not_processed',
  street: 'not_processed',
  postalCode: 'not_processed',
  city: 'not_processed',
  basis: 'none',
};

const away = async () => ({
  ok: false,
  fault: 'unavailable',
  code: 'unavailable',
  retryable: true,
  retryAfterSeconds: undefined,
});
const cutCounterparty = {
  vies: { check: away, wasInvalid: async () => false },
  peppol: { locate: away, documentTypes: away, endpoint: away },
  directory: { find: away },
  allowHttpSmp: false,
};

function filings(index: EdinetIndex, state: State): EdinetIndex {
  const coverage: EdinetIndex['coverage'] = (span) => {
    const known = index.coverage(span);
    if (state === 'partial') return { ...known, missingDays: known.missingDays + 1, complete: false };
    return state === 'stale' ? { ...known, lastCompleteDay: '2026-09-01' } : known;
  };
  return {
    ...index,
    sample: state === 'sample',
    coverage,
    window: (registrant, months) => {
      const window = index.window(registrant, months);
      if (window && state === 'partial')
        return { ...window, coverage: { ...window.coverage, missingDays: 1, complete: false } };
      // The window of an old index ends with its last day.
      return window && state === 'stale' ? { ...window, to: '2026-09-01' } : window;
    },
  };
}

function lists(register: RegisterState, state: State): RegisterState {
  const asOf = state === 'stale' ? '2026-08-01' : '2026-10-31';
  const editions = [...register.editions].map(([category, edition]) => [category, { ...edition, asOf }] as const);
  return {
    ...register,
    sample: state === 'sample',
    // A list that was never loaded.
    editions: new Map(state === 'partial' ? editions.slice(0, 1) : editions),
  };
}
