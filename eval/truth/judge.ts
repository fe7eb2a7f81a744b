import type { State } from './world.ts';

/** How the question stands to the rows: what is asked for is there under its number, under its name, or not at all. */
export type Asked = 'number_found' | 'number_absent' | 'name_found' | 'name_absent' | 'invalid';

/** What the contract allows, written down apart from the code it judges. */
const positive: Readonly<Record<Asked, readonly State[]>> = {
  number_found: ['complete', 'partial', 'sample', 'nxdomain'],
  number_absent: [],
  name_found: ['complete', 'sample', 'nxdomain'],
  name_absent: [],
  invalid: [],
};
const NEGATIVE: readonly State[] = ['complete', 'nxdomain'];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Values that say yes, wherever they stand in an answer. */
const YES: Readonly<Record<string, readonly Json[]>> = {
  verified: [true],
  trusted: [true],
  verdict: ['qualified'],
  qualified_invoice_registered: [true],
  decision: ['verified', 'confirmed'],
  status: ['verified', 'verified_name_and_address', 'verified_name_only', 'resolved', 'confirmed'],
};
/** Values that say no. */
const NO: Readonly<Record<string, readonly Json[]>> = {
  verdict: ['not_qualified'],
  decision: ['not_registered', 'not_confirmed'],
  status: ['not_found', 'not_registered', 'no_filings_in_range', 'not_confirmed'],
  registry_status: ['not_found'],
  participant_registered: ['failed'],
  sml_registered: [false],
};

/** Verdicts of an answer that its data do not allow, with their places. */
export function unproven(answer: unknown, asked: Asked, state: State, ended = false): string[] {
  const found: string[] = [];
  // Another register may lack what this one has; of what was asked for, only its absence is a "no".
  const mayDeny = (path: string): boolean => {
    if (ended && positive[asked].includes(state)) return true;
    const isOfTheQuestion = path.split('.').length === 2;
    return NEGATIVE.includes(state) && (!isOfTheQuestion || asked.endsWith('absent'));
  };
  const walk = (value: Json, path: string): void => {
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) walk(item as Json, `${path}[${i}]`);
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        const here = `${path}.${key}`;
        if (isSkipped(here)) continue;
        if (YES[key]?.includes(inner) && !positive[asked].includes(state))
          found.push(`${here}=${JSON.stringify(inner)}`);
        if (NO[key]?.includes(inner) && !mayDeny(here)) found.push(`${here}=${JSON.stringify(inner)}`);
        walk(inner, here);
      }
  };
  walk(answer as Json, '');
  return [...found, ...unmarked(answer, state)];
}

/** Documents are judged by what was read of them: their own checks are no verdict of a registry. */
const isSkipped = (path: string): boolean => /\.(?:validation|extraction|localized|warnings)$/.test(path);

/** A verdict out of a sample or of old data has to say so. */
function unmarked(answer: unknown, state: State): string[] {
  const text = JSON.stringify(answer);
  const speaks = /"(?:verified":true|verdict":"(?:qualified|not_qualified))"?/.test(text);
  if (state === 'sample' && speaks && !text.includes('"sample_data"')) return ['no sample_data beside a verdict'];
  if (speaks && !/"data_as_of":"\d{4}-\d{2}-\d{2}"/.test(text)) return ['no date beside a verdict'];
  return [];
}
