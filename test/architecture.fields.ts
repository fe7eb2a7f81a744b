/** Names of the fields of all answers that are written with an underscore: those no domain object has by accident. */
export function responseFields(outputs: readonly unknown[]): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value)) if (name.includes('_')) names.add(name);
      walk(value);
    }
  };
  for (const output of outputs) walk(output);
  return names;
}

const KEY = /(?:^|[{,(])\s*(?:readonly\s+)?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\??:/gm;

/** Keys of object literals and types in a source text, written with an underscore. */
export const keysOf = (text: string): string[] => [...text.matchAll(KEY)].map(([, key]) => key!);
