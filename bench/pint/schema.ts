import table from '../../src/engines/pint/data/ubl-invoice.generated.json' with { type: 'json' };
import { NAMESPACES } from '../../src/xml/names.ts';

/**
 * The UBL 2.1 Invoice content model written as XML Schema, so that another engine can be measured on the same
 * structure without the schema files of the standard, which are not part of this repository.
 */
export function invoiceSchemas(): Record<string, string> {
  const types = Object.entries(table.types).map(
    ([name, content]) =>
      `<xs:complexType name="${name}"><xs:sequence>${content.split(' ').map(particle).join('')}</xs:sequence></xs:complexType>`,
  );
  const [invoiceType] = types.splice(
    types.findIndex((type) => type.includes('name="InvoiceType"')),
    1,
  );
  const aggregates = Object.entries(table.aggregates).flatMap(([type, names]) =>
    names.split(' ').map((name) => `<xs:element name="${name}" type="cac:${type}"/>`),
  );
  return {
    'invoice.xsd': schema(
      'ubl',
      ['cac', 'cbc', 'ext'],
      `<xs:element name="Invoice" type="ubl:InvoiceType"/>${invoiceType}`,
    ),
    'cac.xsd': schema('cac', ['cbc', 'ext'], [...aggregates, ...types].join('\n')),
    'cbc.xsd': schema('cbc', [], basics()),
    'ext.xsd': schema('ext', [], EXTENSIONS),
  };
}

const FILES: Record<string, string> = { ubl: 'invoice.xsd', cac: 'cac.xsd', cbc: 'cbc.xsd', ext: 'ext.xsd' };

function schema(prefix: keyof typeof NAMESPACES, imports: (keyof typeof NAMESPACES)[], body: string): string {
  const namespaces = Object.entries(NAMESPACES).map(([name, uri]) => `xmlns:${name}="${uri}"`);
  const imported = imports.map(
    (name) => `<xs:import namespace="${NAMESPACES[name]}" schemaLocation="${FILES[name]}"/>`,
  );
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${namespaces.join(' ')} targetNamespace="${NAMESPACES[prefix]}" elementFormDefault="qualified">${imported.join('')}\n${body}</xs:schema>`;
}

function particle(word: string): string {
  const name = word.replace(/[?*+]$/, '');
  const least = /[?*]$/.test(word) ? 0 : 1;
  const most = /[*+]$/.test(word) ? 'unbounded' : 1;
  return `<xs:element ref="${name}" minOccurs="${least}" maxOccurs="${most}"/>`;
}

function basics(): string {
  const types = Object.entries(table.datatypes).map(([name, { base, attributes }]) => {
    const declared = attributes
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [attribute, kind] = word.replace('?', '').split(':');
        return `<xs:attribute name="${attribute}" type="xs:${kind}" use="${word.endsWith('?') ? 'optional' : 'required'}"/>`;
      });
    return `<xs:complexType name="${name}"><xs:simpleContent><xs:extension base="xs:${base}">${declared.join('')}</xs:extension></xs:simpleContent></xs:complexType>`;
  });
  const elements = Object.entries(table.basics).flatMap(([type, names]) =>
    names.split(' ').map((name) => `<xs:element name="${name}" type="cbc:${type}"/>`),
  );
  return [...elements, ...types].join('\n');
}

const EXTENSIONS =
  '<xs:element name="UBLExtensions"><xs:complexType><xs:sequence><xs:any processContents="skip" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>';
