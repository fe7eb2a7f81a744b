import { checkList, fieldTable, type PageSize, pageView, type Region, repairList, vcardLink } from './document-view.ts';
import { element } from './dom.ts';
import { factsView } from './facts-view.ts';
import { codeLabel } from './language.ts';
import { mapView, pointsOf } from './map-view.ts';
import { type Finding, pintView } from './pint-view.ts';
import { type WordKey, word } from './words.ts';

type Json = Record<string, unknown>;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const titled = (key: WordKey, content: Element | null): Element[] =>
  content ? [element('h3', {}, word(key)), content] : [];

/** What an answer is best looked at with, beside its JSON. */
export async function viewsOf(
  answer: Json,
  { input, files }: { input: Json; files: Readonly<Record<string, Blob>> },
): Promise<Element[]> {
  const extraction = object(answer.extraction);
  const bill = extraction.validation ? extraction : answer;
  const meta = answer.card ? extraction : bill;
  const regions = object(meta.field_regions) as Record<string, Region>;
  const views: Element[] = [];
  if (Object.keys(regions).length > 0) {
    for (const [side, file] of Object.entries(files)) {
      const mine = Object.entries(regions).filter(([, region]) => !region.side || side.startsWith(region.side));
      views.push(
        ...titled('document', await pageView(file, Object.fromEntries(mine), pageSize(object(meta.processing), side))),
      );
    }
  }
  views.push(
    ...titled(
      'field',
      fieldTable(
        flatten(answer),
        object(meta.field_confidence) as Record<string, number>,
        object(meta.field_sources) as Record<string, string>,
      ),
    ),
  );
  const checks = object(object(bill.validation).checks);
  if (Object.keys(checks).length > 0) views.push(...titled('checks', checkList(checks)));
  const warnings = (answer.warnings ?? bill.warnings ?? []) as unknown[];
  if (warnings.length > 0 && typeof warnings[0] === 'string')
    views.push(
      ...titled('warnings', element('ul', {}, ...warnings.map((code) => element('li', {}, codeLabel(String(code)))))),
    );
  views.push(
    ...titled('repairs', repairList(object(meta.field_evidence) as Record<string, { raw: string; method: string }>)),
  );
  if (typeof answer.vcard === 'string') views.push(vcardLink(answer.vcard));
  const points = pointsOf(answer);
  if (points.length > 0) views.push(...titled('map', mapView(points)));
  const hasSource = Array.isArray(answer.findings) && typeof input.xml === 'string';
  if (hasSource) views.push(...titled('findings', pintView(input.xml as string, answer.findings as Finding[])));
  // A document's values stand in the table of fields; what is left are its lists and what was looked up.
  const rest = meta.field_confidence ? listsOf(answer, bill) : hasSource ? { ...answer, findings: undefined } : answer;
  const facts = titled('facts', factsView(rest));
  // What is wrong, and how to mend it, goes before what else is known about the document.
  return meta.field_confidence || hasSource ? [...views, ...facts] : [...facts, ...views];
}

const listsOf = (answer: Json, bill: Json): Json => ({
  items: bill.items,
  tax_breakdown: object(bill.amounts).tax_breakdown,
  qualified_invoice: answer.qualified_invoice,
  verification: answer.verification,
  company: object(answer.company),
  card: answer.card,
});

/** Values by field name wherever they stand, for the table of fields. */
function flatten(value: Json, found: Json = {}): Json {
  for (const [key, entry] of Object.entries(value)) {
    if (key.startsWith('field_') || key === 'localized') continue;
    const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
    if (found[key] === undefined && !isObject) found[key] = entry;
    if (isObject) flatten(entry as Json, found);
  }
  return Object.assign(found, named(value));
}

const values = (list: unknown): unknown[] => (Array.isArray(list) ? list.map((entry) => object(entry).value) : []);

/** Receipts and cards keep their values in groups; the trail names them by their public names. */
function named(value: Json): Json {
  const merchant = object(value.merchant);
  const card = object(value.card);
  const person = object(card.person);
  const organization = object(card.organization);
  const contact = object(card.contact);
  const found: Json = value.merchant
    ? {
        supplier_name: merchant.name,
        supplier_address: merchant.address,
        supplier_phone: merchant.phone,
        receipt_date: object(value.transaction).date,
        transaction_time: object(value.transaction).time,
        receipt_number: object(value.receipt).number,
        tax_amount: object(value.amounts).tax,
        payment_method: object(value.payment).method,
        customer_name: object(value.customer).name,
      }
    : value.card
      ? {
          person_name: person.name,
          organization_display_name: organization.display_name,
          organization_legal_name: organization.legal_name,
          emails: values(contact.emails),
          phones: (Array.isArray(contact.phones) ? contact.phones : []).map((phone) => {
            const { value: number, type } = object(phone);
            return `${codeLabel(String(type))} ${number}`;
          }),
          address: object(card.address).raw,
        }
      : {};
  return Object.fromEntries(Object.entries(found).filter(([, entry]) => entry !== undefined && entry !== null));
}

/** The size the boxes refer to: the page as it was read, upright. */
function pageSize(processing: Json, side: string): PageSize | undefined {
  const sides = object(object(processing.sides)[side]);
  return ((sides.pages ?? processing.pages) as PageSize[] | undefined)?.[0];
}
