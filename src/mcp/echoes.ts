import { nearest } from '../contract/nearest.ts';

/** What a free answer repeats of a message is short: it would be as long as anybody wants, and progress tells it again and again. */
const LONGEST_ID = 256;
const LONGEST_NAME = 100;
/** All addresses of a company fit in; they come back inside the prompt. */
const LONGEST_ARGUMENTS = 16_000;

interface Message {
  readonly id?: unknown;
  readonly params?: { readonly _meta?: { readonly progressToken?: unknown } | null } | null;
}

/** Which of the values that every answer carries is longer than any client makes it. */
export function tooLongToRepeat(message: unknown): string | undefined {
  const { id, params } = (message ?? {}) as Message;
  const isLong = (value: unknown) => typeof value === 'string' && value.length > LONGEST_ID;
  if (isLong(id)) return `id is longer than ${LONGEST_ID} characters`;
  if (isLong(params?._meta?.progressToken)) return `progressToken is longer than ${LONGEST_ID} characters`;
  return undefined;
}

/** A name as an error repeats it. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** What to say to a name that is none: the one that was probably meant. */
export function noSuch(kind: 'tool' | 'prompt', name: string, names: Iterable<string>): string {
  const meant = nearest(name, names);
  return `There is no ${kind} "${shortened(name)}".${meant ? ` Did you mean "${meant}"?` : ''}`;
}

/** Why arguments of a prompt are not put into it. */
export function tooLongForPrompt(values: Readonly<Record<string, string>>): string | undefined {
  const length = Object.values(values).reduce((sum, value) => sum + value.length, 0);
  return length > LONGEST_ARGUMENTS ? `The arguments are longer than ${LONGEST_ARGUMENTS} characters.` : undefined;
}
