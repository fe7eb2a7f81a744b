// Writes the two data files of the JP PINT engine from the facts of the standard (declared element order, types and
// code values): node tools/pint-tables.mjs UBL-STRUCTURE.json CODE-LISTS.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [structureFile, codesFile] = process.argv.slice(2);
const structure = JSON.parse(readFileSync(structureFile, 'utf8'));
const codes = JSON.parse(readFileSync(codesFile, 'utf8'));
const folder = join(import.meta.dirname, '..', 'src', 'engines', 'pint', 'data');
const write = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);

const suffix = (min, max) => (min === 0 ? (max === 1 ? '?' : '*') : max === 1 ? '' : '+');
const types = Object.fromEntries(
  Object.entries(structure.types).map(([type, particles]) => [
    type,
    particles.map(([name, min, max]) => name + suffix(min, max)).join(' '),
  ]),
);
const grouped = (entries) => {
  const groups = {};
  for (const [name, type] of entries) groups[type] = groups[type] ? `${groups[type]} ${name}` : name;
  return groups;
};
const attributes = Object.fromEntries(
  Object.entries(structure.udt).map(([type, { base, attrs }]) => [
    type,
    {
      base: base.replace('xsd:', ''),
      attributes: Object.entries(attrs)
        .map(([name, [kind, use]]) => `${name}:${kind.replace('xsd:', '')}${use === 'required' ? '' : '?'}`)
        .join(' '),
    },
  ]),
);
write('ubl-invoice.generated.json', {
  types,
  aggregates: grouped(Object.entries(structure.el).filter(([, type]) => type in structure.types)),
  basics: grouped(Object.entries(structure.basic)),
  datatypes: attributes,
});
write('code-lists.generated.json', {
  electronicAddressSchemes: codes.eas.join(' '),
  identifierSchemes: codes.icd10.join(' '),
  units: codes.unit.join(' '),
  referenceQualifiers: codes.u1153.join(' '),
  itemClassifications: codes.u7143.join(' '),
  paymentMeans: codes.u4461.join(' '),
  allowanceReasons: codes.u5189.join(' '),
  chargeReasons: codes.u7161.join(' '),
  invoiceTypes: codes.inv.join(' '),
  creditNoteTypes: codes.cn.join(' '),
});
