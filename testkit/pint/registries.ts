import type { CompanyRegistry, InvoiceRecord, InvoiceRegistry } from '../../src/engines/registry/index.ts';
import type { IssuerDeps } from '../../src/usecases/issuer-comparison.ts';
import { SELLER_NUMBER } from './invoice.ts';

const RECORD: InvoiceRecord = {
  registrationNumber: `T${SELLER_NUMBER}`,
  entity: 'corporation',
  country: null,
  registrationDate: '2023-10-01',
  updateDate: '2023-10-01',
  disposalDate: null,
  expireDate: null,
  name: '株式会社みどり商会',
  kana: null,
  address: '東京都千代田区神田錦町3丁目11番2号',
  tradeName: null,
  formerName: null,
  process: '01',
  past: [],
};

/** Registries that know one issuer, the seller of the generated invoices, or none. */
export function registriesWith(record: Partial<InvoiceRecord> | null, { sample = false } = {}): IssuerDeps {
  const info = {
    sample,
    recordCount: record ? 1 : 0,
    baseDate: '2026-07-31',
    latestDiffDate: null,
    dataAsOf: '2026-07-31',
    signatureVerified: true,
    builtAt: '2026-08-01T00:00:00Z',
    completeness: { state: 'complete', parts: [], missing: [] } as const,
  };
  const invoices: InvoiceRegistry = {
    info,
    byNumber: (number) => (record && number === RECORD.registrationNumber ? { ...RECORD, ...record } : null),
  };
  const companies: CompanyRegistry = {
    info,
    byNumber: () => null,
    spread: () => [],
    history: () => [],
    knownNames: (company) => ({ registered: [company.name] }),
    search: () => {
      throw new Error('not asked');
    },
    compareAddresses: (written, registered) =>
      written.replace(/\s/g, '').slice(0, 6) === registered.slice(0, 6) ? 'same_town' : 'different',
    compareAddressOf: () => 'incomparable',
    englishAddress: () => null,
    englishAddressOf: () => null,
  };
  return { companies, invoices, now: new Date('2026-08-01T00:00:00Z') };
}
