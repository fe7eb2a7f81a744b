import type { KnownNames } from '../../matching/index.ts';
import type { CompanyRecord, InvoiceRecord } from './types.ts';

interface NameSources {
  readonly company: CompanyRecord | null;
  /** Its registration as an issuer of qualified invoices. */
  readonly invoice: () => InvoiceRecord | null;
  /** Names it bore before. */
  readonly history: () => readonly string[];
  /** English names from other official sources. */
  readonly english?: readonly (string | null)[] | undefined;
}

const given = (names: readonly (string | null | undefined)[]): string[] =>
  names.filter((name) => name !== null && name !== undefined && name !== '') as string[];

/** Every name that the registries know of one company or person; looked up when a comparison comes that far. */
export function knownNamesOf({ company, invoice, history, english = [] }: NameSources): KnownNames {
  let row: InvoiceRecord | null | undefined;
  const registration = () => (row === undefined ? (row = invoice()) : row);
  /** The registries follow each other within days: the older of two names is a former one. */
  const isNewer = () => (registration()?.updateDate ?? '') >= (company?.updateDate ?? '');
  return {
    get registered() {
      return company ? given([company.name, isNewer() ? registration()?.name : null]) : given([registration()?.name]);
    },
    hasReplacedGlyph: company !== null && company.nameImageId !== null,
    get readings() {
      return given([company?.furigana, registration()?.kana]);
    },
    english: given([company?.nameEn, ...english]),
    get trade() {
      return given([registration()?.tradeName]);
    },
    get previous() {
      return given([...history(), registration()?.formerName, isNewer() ? null : registration()?.name]);
    },
  };
}
