import { readFileSync } from 'node:fs';

interface Example {
  readonly input: Record<string, unknown>;
  readonly output: unknown;
}

/** Real answers on the default data; `address.test.ts` compares them, and writes them with JBIS_WRITE_EXAMPLES=1. */
export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);
const examples = JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;

const example = (name: string): Example => examples[name] ?? { input: {}, output: {} };
export const NORMALIZE_EXAMPLE = example('jp_address_normalize');
export const PARSE_EXAMPLE = example('jp_address_parse');
export const POSTAL_EXAMPLE = example('jp_address_postal_lookup');
export const GEOCODE_EXAMPLE = example('jp_address_geocode');
export const VALIDATE_EXAMPLE = example('jp_address_validate');
