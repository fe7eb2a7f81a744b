/** An element name after namespace resolution. Names of the UBL vocabulary are singletons: rules compare by identity. */
export interface Name {
  /** `cbc:ID` with the usual prefix of the namespace, or `{namespace}local` for a foreign name. */
  readonly key: string;
  readonly namespace: string;
  readonly local: string;
  /** Index into per-name tables; -1 for a foreign name. */
  readonly id: number;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
export const NAMESPACES = {
  ubl: `${UBL}Invoice-2`,
  cn: `${UBL}CreditNote-2`,
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
  ext: `${UBL}CommonExtensionComponents-2`,
} as const;
export type Prefix = keyof typeof NAMESPACES;

const PREFIX_OF = new Map<string, Prefix>(
  Object.entries(NAMESPACES).map(([prefix, namespace]) => [namespace, prefix as Prefix]),
);

const vocabulary = new Map<string, Name>();

/** Registers (once, while modules load) or finds a name of the vocabulary: `known('cbc:ID')`. */
export function known(key: string): Name {
  const existing = vocabulary.get(key);
  if (existing) return existing;
  const [prefix, local] = key.split(':') as [Prefix, string];
  const name: Name = { key, namespace: NAMESPACES[prefix], local, id: vocabulary.size };
  vocabulary.set(key, name);
  return name;
}

export const vocabularySize = (): number => vocabulary.size;

/** The name for a resolved namespace and local part; foreign names are new objects and stay with their document. */
export function nameOf(namespace: string, local: string): Name {
  const prefix = PREFIX_OF.get(namespace);
  const found = prefix && vocabulary.get(`${prefix}:${local}`);
  if (found) return found;
  const key = prefix ? `${prefix}:${local}` : namespace === '' ? local : `{${namespace}}${local}`;
  return { key, namespace, local, id: -1 };
}
