import { toBase64 } from './files.ts';
import type { Operation } from './operations.ts';
import { word } from './words.ts';

export type Input = Record<string, unknown>;

/** Stands in the JSON for the file of the example; a word would change with the language. */
export const EXAMPLE_FILE = '<example file>';

/** The request as it goes out: chosen files as Base64, the example's file where it was left in place. */
export async function requestOf(
  operation: Operation,
  { input, files, example }: { input: Input; files: Readonly<Record<string, File>>; example: Input },
): Promise<{ method: string; url: string; body?: string }> {
  const body: Input = { ...input };
  for (const name of operation.uploads) {
    if (files[name]) body[name] = await toBase64(files[name]);
    else if (body[name] === EXAMPLE_FILE) body[name] = example[name];
  }
  if (operation.hasBody) return { method: 'POST', url: operation.path, body: JSON.stringify(body) };
  let url = operation.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const item of [value].flat()) query.append(name, String(item));
  }
  return { method: operation.method, url: query.size > 0 ? `${url}?${query}` : url };
}

/** Where a JSON text is broken, as browsers tell it; they say the rest in English only. */
export const placeOf = (error: unknown): string => {
  const [, line, column] = /line (\d+) column (\d+)/.exec((error as Error).message) ?? [];
  return line === undefined ? '' : word('place', { line, column });
};
