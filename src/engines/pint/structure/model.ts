import { known, type Name, vocabularySize } from '../../../xml/names.ts';
import table from '../data/ubl-invoice.generated.json' with { type: 'json' };

/** The UBL 2.1 Invoice content model: every aggregate is a sequence, every basic element a datatype with attributes. */
export interface Particle {
  readonly name: Name;
  readonly required: boolean;
  readonly many: boolean;
}

export interface Sequence {
  readonly type: string;
  readonly particles: readonly Particle[];
  /** Position of a child by name id, -1 when it does not belong here. */
  readonly position: Int16Array;
}

export type Primitive =
  | 'decimal'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'boolean'
  | 'base64Binary'
  | 'normalizedString'
  | 'string'
  | 'language'
  | 'anyURI';

export interface Datatype {
  readonly type: string;
  readonly base: Primitive;
  readonly attributes: ReadonlyMap<string, { readonly type: Primitive; readonly required: boolean }>;
}

export type Declaration =
  | { readonly kind: 'sequence'; readonly sequence: Sequence }
  | { readonly kind: 'basic'; readonly datatype: Datatype }
  | { readonly kind: 'any' };

// The extension container is the same in every UBL document type; its content may be anything.
const EXTENSION_TYPES: Record<string, string> = {
  UBLExtensionsType: 'ext:UBLExtension+',
  UBLExtensionType:
    'cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? ' +
    'ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent',
};
const EXTENSION_BASICS: Record<string, string> = {
  IdentifierType: 'ExtensionAgencyID ExtensionVersionID ExtensionAgencyURI ExtensionURI',
  TextType: 'ExtensionAgencyName ExtensionReason',
  CodeType: 'ExtensionReasonCode',
};

const types: Record<string, string> = { ...table.types, ...EXTENSION_TYPES };
const words = (text: string): string[] => text.split(' ');

// All names are registered before any per-name table is sized.
for (const content of Object.values(types)) for (const word of words(content)) known(word.replace(/[?*+]$/, ''));
for (const names of Object.values(table.aggregates)) for (const name of words(names)) known(`cac:${name}`);
for (const names of Object.values(table.basics)) for (const name of words(names)) known(`cbc:${name}`);
for (const names of Object.values(EXTENSION_BASICS)) for (const name of words(names)) known(`ext:${name}`);
const INVOICE = known('ubl:Invoice');

function compile(type: string, content: string): Sequence {
  const particles = words(content).map((word) => ({
    name: known(word.replace(/[?*+]$/, '')),
    required: !/[?*]$/.test(word),
    many: /[*+]$/.test(word),
  }));
  const position = new Int16Array(vocabularySize()).fill(-1);
  for (const [index, particle] of particles.entries()) position[particle.name.id] = index;
  return { type, particles, position };
}
const sequences = new Map(Object.entries(types).map(([type, content]) => [type, compile(type, content)]));

const datatypes = new Map<string, Datatype>(
  Object.entries(table.datatypes).map(([type, { base, attributes }]) => [
    type,
    {
      type,
      base: base as Primitive,
      attributes: new Map(
        words(attributes)
          .filter((word) => word !== '')
          .map((word) => {
            const [name, kind] = word.replace('?', '').split(':') as [string, Primitive];
            return [name, { type: kind, required: !word.endsWith('?') }];
          }),
      ),
    },
  ]),
);

const declarations: (Declaration | undefined)[] = new Array(vocabularySize());
const declareSequence = (name: Name, type: string) => {
  declarations[name.id] = { kind: 'sequence', sequence: sequences.get(type)! };
};
for (const [type, names] of Object.entries(table.aggregates))
  for (const name of words(names)) declareSequence(known(`cac:${name}`), type);
declareSequence(INVOICE, 'InvoiceType');
declareSequence(known('ext:UBLExtensions'), 'UBLExtensionsType');
declareSequence(known('ext:UBLExtension'), 'UBLExtensionType');
const declareBasics = (prefix: string, groups: Record<string, string>) => {
  for (const [type, names] of Object.entries(groups))
    for (const name of words(names))
      declarations[known(`${prefix}:${name}`).id] = { kind: 'basic', datatype: datatypes.get(type)! };
};
declareBasics('cbc', table.basics);
declareBasics('ext', EXTENSION_BASICS);
declarations[known('ext:ExtensionContent').id] = { kind: 'any' };

/** How an element is declared in the schema; undefined for a name outside it. */
export const declarationOf = (name: Name): Declaration | undefined =>
  name.id === -1 ? undefined : declarations[name.id];
