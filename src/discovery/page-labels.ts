import { setImmediate as aTurn } from 'node:timers/promises';
import type { Endpoint } from '../contract/endpoint.ts';
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
import * as value from '../contract/labels/value.labels.ts';

type Labels = Readonly<Record<string, { readonly ja: string; readonly en: string } | undefined>>;

/** Every label table of the contract by its name without `_LABELS`: the words that the pages show for codes. */
export function pageLabels(): Record<string, Labels> {
  const tables = [
    address,
    endpoint,
    evidence,
    extraction,
    invoice,
    page,
    pint,
    property,
    registry,
    validation,
    value,
  ].flatMap((file) => Object.entries(file));
  return Object.fromEntries(
    tables
      .filter(([name]) => name.endsWith('_LABELS'))
      .map(([name, table]) => [name.slice(0, -'_LABELS'.length), table as Labels]),
  );
}

interface Node {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** Tables of names and sentences, not of values. */
const NO_VALUES = new Set(['ENDPOINT_DESCRIPTION', 'VALIDATION_ERROR', 'RULE', 'PAGE_ERROR', 'DOCUMENT_CHECK']);

/**
 * By endpoint and path: the table whose words a field's codes have. `not_found` is no company here and no municipality
 * there; the table that has most codes of the field, and the fewest others, is its own.
 */
export async function labelSetsOf(endpoints: readonly Endpoint[]): Promise<Record<string, Record<string, string>>> {
  const tables = Object.entries(pageLabels()).filter(([name]) => !NO_VALUES.has(name));
  const sizes = new Map(tables.map(([name, table]) => [name, Object.keys(table).length]));
  const having = new Map<string, string[]>();
  for (const [name, table] of tables)
    for (const code of Object.keys(table)) having.set(code, [...(having.get(code) ?? []), name]);
  const chosen = new Map<string, string | undefined>();
  const setFor = (codes: readonly string[]): string | undefined => {
    const known = new Map<string, number>();
    for (const code of codes) for (const name of having.get(code) ?? []) known.set(name, (known.get(name) ?? 0) + 1);
    return [...known].sort(([a, many], [b, others]) => others - many || sizes.get(a)! - sizes.get(b)!)[0]?.[0];
  };
  const found: Record<string, Record<string, string>> = {};
  for (const { name, output } of endpoints) {
    // A turn of the loop for others: this is made while somebody waits.
    await aTurn();
    const sets: Record<string, string> = {};
    for (const [path, codes] of codesIn(output as Node)) {
      // The same closed set stands in many answers.
      const key = [...codes].join();
      if (!chosen.has(key)) chosen.set(key, setFor([...codes]));
      const set = chosen.get(key);
      if (set !== undefined) sets[path] = set;
    }
    found[name] = sets;
  }
  return found;
}

/** The codes of every field with a closed set, by its path without places in lists. */
export function codesIn(schema: unknown): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: Node, path: string): void => {
    for (const code of [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const])])
      if (typeof code === 'string') found.set(path, (found.get(path) ?? new Set()).add(code));
    for (const [name, inner] of Object.entries(node.properties ?? {})) visit(inner, path ? `${path}.${name}` : name);
    if (node.items) visit(node.items, path);
    for (const inner of node.anyOf ?? []) visit(inner, path);
  };
  visit(schema as Node, '');
  return found;
}
