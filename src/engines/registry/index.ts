import { join } from 'node:path';
import { remembered, rememberedOf } from '../../contract/remembered.ts';
import type { AddressAgreement, KnownNames } from '../../matching/index.ts';
import { openSnapshot, openSnapshotFiles, type Snapshot, type SnapshotFiles } from '../../store/snapshot/index.ts';
import { knownNamesOf } from './known-names.ts';
import { openSampleCompanies, openSampleInvoices } from './sample.ts';
import { compareWritten } from './search/address-evidence.ts';
import { type NameSearchResult, searchNames } from './search/search-names.ts';
import { CompanyReader, companyAddress } from './snapshot/company-reader.ts';
import { InvoiceReader } from './snapshot/invoice-reader.ts';
import type {
  AddressTools,
  CompanyHistoryEntry,
  CompanyRecord,
  EnglishText,
  InvoiceRecord,
  SnapshotInfo,
} from './types.ts';

export { addressTools } from './address-tools.ts';
export { readSigningKey, type SigningKey } from './import/signature.ts';
export { knownNamesOf } from './known-names.ts';
export { type SampleOrigin, sampleOrigin } from './sample.ts';
export { prepareReadings } from './search/composed.ts';
export type { NameMatch, NameSearchResult } from './search/search-names.ts';
export { companyAddress } from './snapshot/company-reader.ts';
export { SCHEMA_VERSION } from './snapshot/schema.ts';
export { NO_SYNC, type SyncState, syncStateName } from './sync/sync-state.ts';
export type {
  AddressTools,
  CompanyHistoryEntry,
  CompanyRecord,
  EnglishText,
  InvoicePeriod,
  InvoiceRecord,
  SnapshotInfo,
} from './types.ts';

/** Import and synchronisation: loaded by the commands that need them, never by a server that only reads. */
export const loadImport = () => import('./import/index.ts');

/** The corporate-number registry as the rest of the service sees it; always the newest published data. */
export interface CompanyRegistry {
  readonly info: SnapshotInfo;
  byNumber(corporateNumber: string): CompanyRecord | null;
  /** At most so many corporate numbers, evenly out of all. */
  spread(count: number): readonly string[];
  /** Former names and addresses, oldest first. */
  history(corporateNumber: string): readonly CompanyHistoryEntry[];
  /** All names both registries know of a company; `english` adds official names of other sources. */
  knownNames(record: CompanyRecord, english?: readonly (string | null)[]): KnownNames;
  /** `english` are companies that other official sources know under this English name. */
  search(name: string, address?: string | null, english?: readonly string[]): NameSearchResult;
  compareAddresses(written: string, registered: string): AddressAgreement;
  /** The same with the registered address of a company, which keeps its reading. */
  compareAddressOf(written: string, record: CompanyRecord): AddressAgreement;
  /** An address in English; null when it cannot be read. */
  englishAddress(address: string): EnglishText | null;
  /** The same of a company in Japan. */
  englishAddressOf(record: CompanyRecord): EnglishText | null;
}

/** The qualified-invoice registry. */
export interface InvoiceRegistry {
  readonly info: SnapshotInfo;
  /** By normalised `T` + 13 digits. */
  byNumber(registrationNumber: string): InvoiceRecord | null;
}

export interface Registry {
  /** Null when there is neither imported data nor a sample. */
  readonly companies: CompanyRegistry | null;
  readonly invoices: InvoiceRegistry | null;
  /** Why the newest published file is not the one that serves. */
  readonly problems: readonly string[];
  /** Looks for newly published files now. */
  refresh(): void;
  close(): void;
}

interface OpenOptions {
  /** Folder of the snapshots: `company.json`, `invoice.json` and their data files. */
  readonly dir: string;
  /** Folder of the sample, used while nothing is imported; null to do without. */
  readonly sampleDir: string | null;
  /** Without it, addresses are compared by the municipalities the registry names, and not shown in English. */
  readonly addresses?: AddressTools;
  readonly pollMs?: number;
  readonly onSwap?: (name: string, version: string) => void;
  readonly onError?: (error: Error) => void;
}

export const SAMPLE_DIR = join(import.meta.dirname, '../../../data/sample/registry');

/**
 * The same companies are asked for again, and namesakes come together in many answers: three thousand names have
 * fifteen thousand candidates. 1.4 kB each with what was made of it, 2.6 once its address was compared; at most twice
 * as many are held, 85 MB.
 */
const KEPT_RECORDS = 16_384;
/** More than there are municipalities. */
const KEPT_PLACES = 4096;
/** English displays of addresses that other registries have. */
const KEPT_ADDRESSES = 2048;

/** Opens both registries; a file that is published later is taken into service without a restart. */
export function openRegistry(options: OpenOptions): Registry {
  const open = <T extends { close(): void }>(name: string, read: (files: SnapshotFiles) => T): Snapshot<T> =>
    openSnapshot<T>({
      dir: options.dir,
      name,
      open: (_path, manifest) => read(openSnapshotFiles(options.dir, manifest)),
      close: (reader) => reader.close(),
      ...(options.pollMs === undefined ? {} : { pollMs: options.pollMs }),
      onSwap: (manifest) => options.onSwap?.(name, manifest.version),
      onError: (error) => options.onError?.(error),
    });
  const companyFile = open(
    'company',
    ({ data, changes }) => new CompanyReader(data, changes, { kept: KEPT_RECORDS, addresses: options.addresses }),
  );
  const invoiceFile = open('invoice', ({ data, changes }) => new InvoiceReader(data, changes));
  let sampleCompanies: CompanyReader | null = null;
  let sampleInvoices: InvoiceReader | null = null;
  const companyReader = (): CompanyReader | null => {
    if (companyFile.data || options.sampleDir === null) return companyFile.data;
    sampleCompanies ??= openSampleCompanies(options.sampleDir);
    return sampleCompanies;
  };
  const invoiceReader = (): InvoiceReader | null => {
    if (invoiceFile.data || options.sampleDir === null) return invoiceFile.data;
    sampleInvoices ??= openSampleInvoices(options.sampleDir);
    return sampleInvoices;
  };

  const english = (address: string) => options.addresses?.english(address) ?? null;
  const compareAddresses = (written: string, registered: string): AddressAgreement =>
    options.addresses?.compare(written, registered) ?? compareWritten(companyReader()!.places, written, registered);
  const placeReading = remembered((place: string) => options.addresses!.reading(place), KEPT_PLACES);
  const readingOf = rememberedOf((record: CompanyRecord): ((written: string) => AddressAgreement) => {
    const registered = companyAddress(record);
    if (registered === '') return () => 'incomparable';
    const { addresses } = options;
    if (addresses === undefined) return (written) => compareAddresses(written, registered);
    if (record.isInItsPlace !== true) return addresses.reading(registered);
    // In another municipality: the whole address, which would have to be read, says no more than its place.
    const place = placeReading(record.prefecture + record.city);
    let whole: ((written: string) => AddressAgreement) | undefined;
    return (written) => {
      if (place(written) === 'different') return 'different';
      whole ??= addresses.reading(registered);
      return whole(written);
    };
  });
  const tradeNames = (core: string) => invoiceReader()?.byTradeName(core) ?? [];
  const companies: CompanyRegistry = {
    get info() {
      return companyReader()!.info;
    },
    byNumber: (number) => companyReader()!.byNumber(number),
    spread: (count) => companyReader()!.spread(count),
    history: (number) => companyReader()!.history(number),
    knownNames: (record, english) =>
      knownNamesOf({
        company: record,
        invoice: () => invoiceReader()?.byNumber(`T${record.corporateNumber}`) ?? null,
        history: () =>
          companyReader()!
            .history(record.corporateNumber)
            .map((entry) => entry.name),
        english,
      }),
    search: (name, address, english) =>
      searchNames({ companies: companyReader()!, tradeNames, english }, name, address),
    compareAddresses,
    compareAddressOf: (written, record) => readingOf(record)(written),
    englishAddress: remembered(english, KEPT_ADDRESSES),
    englishAddressOf: rememberedOf(({ prefecture, city, street, englishAddress }: CompanyRecord) => {
      if (englishAddress !== undefined) return englishAddress;
      const address = prefecture + city + street;
      return address === '' ? null : english(address);
    }),
  };
  const invoices: InvoiceRegistry = {
    get info() {
      return invoiceReader()!.info;
    },
    byNumber: (number) => invoiceReader()!.byNumber(number),
  };
  return {
    get companies() {
      return companyReader() ? companies : null;
    },
    get invoices() {
      return invoiceReader() ? invoices : null;
    },
    get problems() {
      return [companyFile.problem, invoiceFile.problem].filter((problem) => problem !== null);
    },
    refresh: () => {
      companyFile.refresh();
      invoiceFile.refresh();
    },
    close: () => {
      companyFile.close();
      invoiceFile.close();
      sampleCompanies?.close();
      sampleInvoices?.close();
    },
  };
}
