import * as address from '../contract/labels/address.labels.ts';
import * as endpoint from '../contract/labels/endpoint.labels.ts';
import * as evidence from '../contract/labels/evidence.labels.ts';
import * as extraction from '../contract/labels/extraction.labels.ts';
import * as invoice from '../contract/labels/invoice.labels.ts';
import * as page from '../contract/labels/page.labels.ts';
import * as pint from '../contract/labels/pint.labels.ts';
import * as property from '../contract/labels/property.labels.ts';
import * as registry from '../contract/labels/registry.labels.ts';
import * as validation from '../contract/labels/validation.labels.ts';

type Labels = Readonly<Record<string, { readonly ja: string; readonly en: string } | undefined>>;

/** Every label table of the contract by its name without `_LABELS`: the words that the pages show for codes. */
export function pageLabels(): Record<string, Labels> {
  const tables = [address, endpoint, evidence, extraction, invoice, page, pint, property, registry, validation].flatMap(
    (file) => Object.entries(file),
  );
  return Object.fromEntries(
    tables
      .filter(([name]) => name.endsWith('_LABELS'))
      .map(([name, table]) => [name.slice(0, -'_LABELS'.length), table as Labels]),
  );
}
