import { type Extraction, openExtraction } from '../../src/engines/extraction/index.ts';

/**
 * An extraction that reads the same text once. What a text says does not depend on the worth of the registries, which
 * is all that differs between the states of a run; frozen, so that no state can change what the next one is given.
 */
export function readOnce(options: Parameters<typeof openExtraction>[0]): Extraction {
  const extraction = openExtraction(options);
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(key: unknown, read: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key);
    let found = known.get(name) as Promise<T> | undefined;
    if (!found) known.set(name, (found = read().then(frozen)));
    return found;
  };
  return {
    ...extraction,
    document: (kind, source, signal) => once([kind, source], () => extraction.document(kind, source, signal)),
    card: (sides) => once(sides, () => extraction.card(sides)),
  };
}

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
