import { CLAIMS, type Claim } from './claims.ts';
import type { State } from './world.ts';

/** How the question stands to the rows: what is asked for is there under its number, under its name, or not at all. */
export type Asked = 'number_found' | 'number_absent' | 'name_found' | 'name_absent' | 'invalid';

const PROVING: readonly State[] = ['complete', 'nxdomain', 'partial', 'sample'];
const UNIQUE: readonly State[] = ['complete', 'nxdomain', 'sample'];
const WITH_ROWS: readonly State[] = [...PROVING, 'stale'];
const WHOLE: readonly State[] = ['complete', 'nxdomain'];

export interface Question {
  readonly path: string;
  readonly asked: Asked;
  readonly state: State;
  /** The row that is asked for has ended or not begun. */
  readonly ended?: boolean | undefined;
}

/** The table of the contract: which claim may be made of what was asked, out of what data. */
export function mayClaim(claim: Claim, { asked, state, ended = false }: Question): boolean {
  const isFound = asked === 'number_found' || asked === 'name_found';
  switch (claim) {
    case 'neutral':
      return true;
    case 'positive':
      // By number the row is the proof; by name only a whole register, or the sample within itself, has looked at all.
      return isFound && (asked === 'number_found' ? PROVING : UNIQUE).includes(state);
    case 'shown':
      return isFound && WITH_ROWS.includes(state);
    case 'ended':
      return (ended && isFound && PROVING.includes(state)) || mayClaim('negative', { path: '', asked, state });
    case 'disagrees':
      return isFound && PROVING.includes(state);
    case 'negative':
      return asked.endsWith('absent') && WHOLE.includes(state);
  }
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface Said {
  readonly place: string;
  readonly word: string;
  readonly claim: Claim | undefined;
}

/** Every claim of an answer, with its place. A word the contract does not know has no claim. */
function saidIn(answer: unknown, path: string): Said[] {
  const claims = CLAIMS[path];
  if (!claims) throw new Error(`no claims are written down for ${path}`);
  return Object.entries(claims).flatMap(([place, words]) =>
    valuesAt(answer as Json, place).map(([at, value]) => ({
      place: at,
      word: String(value),
      claim: words[String(value)],
    })),
  );
}

function valuesAt(value: Json, place: string, at = ''): [string, Json][] {
  if (place === '') return value !== null && typeof value === 'object' ? [] : [[at, value]];
  const list = place.startsWith('[]');
  if (list) {
    if (!Array.isArray(value)) return [];
    return (value as readonly Json[]).flatMap((item, i) => valuesAt(item, place.slice(2), `${at}[${i}]`));
  }
  const [, key = ''] = /^\.(\w+)/.exec(place) ?? [];
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !(key in value)) return [];
  return valuesAt((value as Record<string, Json>)[key] ?? null, place.slice(key.length + 1), `${at}.${key}`);
}

/** What an answer says that its data do not prove, or without saying where it comes from. */
export function unproven(answer: unknown, question: Question): string[] {
  const said = saidIn(answer, question.path);
  const faults = said.flatMap(({ place, word, claim }) => {
    if (claim === undefined) return [`${place}=${word} is no word of the contract`];
    return mayClaim(claim, allowance(question, place, claim)) ? [] : [`${place}=${word}`];
  });
  const speaks = said.some(({ claim }) => claim !== 'neutral');
  return speaks ? [...faults, ...unmarked(answer, question.state)] : faults;
}

/**
 * Where a claim is made of something else than what was asked for:
 * - A company that is found may have no registration: the invoice registry denies it as a whole register may, and in
 *   `ended` words (not qualified) too. Only answers that look a second register up have such places.
 * - Candidates are rows: they are shown, whatever the question.
 */
function allowance(question: Question, place: string, claim: Claim): Question {
  const isOfSecond = SECOND_REGISTER.test(place);
  if (isOfSecond && (claim === 'negative' || claim === 'ended') && WHOLE.includes(question.state))
    return { ...question, asked: 'number_absent' };
  if (place.includes('.candidates[')) return { ...question, asked: 'name_found' };
  return question;
}
const SECOND_REGISTER =
  /^\.(?:company\.invoice\.|supplier\.invoice\.|checks\.(?:qualified_invoice_registered|corporate_number_listed)\.)/;

/** Every claim stands beside its source, its date and what the data are worth; a sample and old data say so besides. */
function unmarked(answer: unknown, state: State): string[] {
  const text = JSON.stringify(answer);
  const faults: string[] = [];
  const wants = (pattern: RegExp, what: string) => {
    if (!pattern.test(text)) faults.push(`no ${what} beside a claim`);
  };
  wants(/"data_as_of":"\d{4}-\d{2}-\d{2}/, 'data_as_of');
  wants(/"source":"[a-z_]+"/, 'source');
  wants(/"data_freshness":"[a-z_]+"/, 'data_freshness');
  if (state === 'sample') {
    wants(/"data_freshness":"sample"/, 'data_freshness sample');
    wants(/"sample_data"/, 'flag sample_data');
  }
  if (state === 'partial') wants(/"(?:data_freshness|status)":"partial"|coverage_partial/, 'partial');
  if (state === 'stale') {
    wants(/"(?:data_freshness|status)":"stale"/, 'data_freshness stale');
    wants(/"registry_stale"/, 'registry_stale');
  }
  return faults;
}
