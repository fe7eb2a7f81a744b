import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupsOf } from './cases.ts';
import type { Facts } from './pages/facts.ts';
import type { PageCase } from './pages/index.ts';
import type { LayoutName } from './pages/layouts/index.ts';

/**
 * A page and its truth as files: `ID.jpg` and `ID.gt.json`. The truth has the form of the OCR cases (`file`, `type`,
 * `degradation`, `segments`), the place of each segment in `boxes`, and for documents with fields the form of the
 * extraction cases (`id`, `document_type`, `image`, `expected`): one folder serves both evaluations, and training.
 */
export function writePage(page: PageCase, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = `${page.id}.${page.format}`;
  writeFileSync(join(folder, file), page.bytes);
  const path = join(folder, `${page.id}.gt.json`);
  writeFileSync(path, `${JSON.stringify(truthOf(page, file), null, 1)}\n`);
  return path;
}

function truthOf({ id, spec, facts, segments, width, height }: PageCase, file: string) {
  return {
    file,
    source: 'generated',
    type: facts.type,
    degradation: spec.look,
    groups: groupsOf(spec),
    spec,
    width,
    height,
    segments: segments.map(({ kind, text }) => [kind, text]),
    boxes: segments.map(({ polygon, vertical }) => ({
      polygon: polygon.map((point) => point.map((value) => Math.round(value * 10) / 10)),
      vertical,
    })),
    facts,
    ...fieldsOf(id, spec.layout, facts, file),
  };
}

/** Layouts that print what the extraction looks for; envelopes, letters and delivery notes are no such documents. */
const FIELDS: Partial<Record<LayoutName, readonly string[]>> = {
  card: ['person', 'organization', 'address'],
  vertical_card: ['person', 'organization'],
  bilingual_card: ['person', 'organization'],
  receipt: ['supplier_name', 'registration_number', 'total', 'receipt_date'],
  long_slip: ['supplier_name', 'registration_number', 'total', 'receipt_date'],
  invoice: ['supplier_name', 'registration_number', 'total', 'subtotal', 'tax_amount', 'issue_date', 'customer_name'],
  dense_invoice: ['supplier_name', 'registration_number', 'total', 'subtotal', 'customer_name'],
  letterhead: ['supplier_name', 'registration_number', 'total'],
};

function fieldsOf(id: string, layout: LayoutName, facts: Facts, file: string) {
  const wanted = FIELDS[layout];
  if (!wanted) return {};
  const all = allFields(facts);
  const expected = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name)));
  const card = facts.type === 'card';
  return {
    id,
    layout,
    document_type: card ? 'business_card' : facts.type,
    [card ? 'front_image' : 'image']: file,
    expected,
  };
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

function allFields(facts: Facts): Record<string, unknown> {
  const { issuer } = facts;
  switch (facts.type) {
    case 'card':
      return {
        person: { name: facts.person.kanji },
        organization: { display_name: issuer.name },
        address: { postal_code: issuer.postalCode },
      };
    case 'receipt':
      return {
        supplier_name: facts.shop,
        registration_number: issuer.registrationNumber,
        total: facts.total,
        receipt_date: day(facts.date),
      };
    case 'invoice':
      return {
        supplier_name: issuer.name,
        registration_number: issuer.registrationNumber,
        total: facts.total,
        subtotal: facts.subtotal,
        tax_amount: facts.tax,
        issue_date: day(facts.issueDate),
        customer_name: facts.customer,
      };
  }
}
