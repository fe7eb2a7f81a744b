import { remembered, rememberedOf } from '../../../contract/remembered.ts';
import { generatedEnglishName } from '../../../japan/english-company-name.ts';
import type { AddressTools, EnglishText } from '../types.ts';

/**
 * The English name and address of a company as they were made when its row was written: making them again for every
 * candidate of an answer costs more than all the rest of it. One text, `name LF address`, each behind a character that
 * says what it was made from; null where they have to be made anew.
 */
export const ENGLISH_RULES = 1;

/** What the stored texts depend on, besides the row: the rules of this version and the data of the address engine. */
export const englishEdition = ({ edition }: AddressTools): string => `${ENGLISH_RULES} ${edition}`;

const SOURCES = ['furigana_hepburn', 'kana_hepburn', 'generated', 'japan_post_romaji', 'address_base_registry'];
const CONFIDENCES = ['official', 'high', 'medium', 'low'] as const;
const KINDS = SOURCES.flatMap((source) => CONFIDENCES.map((confidence) => ({ source, confidence })));
const FIRST_KIND = 0x41;
const MARKS = new Map(
  SOURCES.map((source, i) => [
    source,
    new Map<string, string>(
      CONFIDENCES.map((confidence, j) => [confidence, String.fromCharCode(FIRST_KIND + i * 4 + j)]),
    ),
  ]),
);
const NOTHING = '-';
const LF = '\n';

/** Endings that most names have, and the one that an address has after its town: what the place itself is called. */
const ENDINGS = [' K.K.', ' Y.K.', ' G.K.'];
const PLACE = '\u0004';
/** The same, and the address engine finds the address in no other municipality than its place alone. */
const IN_ITS_PLACE = '\u0005';
const RESERVED = /[\n\u0001-\u0005]/;

const CANNOT = Symbol('it cannot be written');

function packed(made: EnglishText | null, ending: (text: string) => string): string | typeof CANNOT {
  if (made === null) return NOTHING;
  const kind = MARKS.get(made.source)?.get(made.confidence);
  return kind === undefined || RESERVED.test(made.text) ? CANNOT : kind + ending(made.text);
}

function withShortForm(text: string): string {
  if (!text.endsWith('.K.')) return text;
  const at = ENDINGS.findIndex((ending) => text.endsWith(ending));
  return at < 0 ? text : text.slice(0, -ENDINGS[at]!.length) + String.fromCharCode(at + 1);
}

interface Row {
  readonly name: string;
  readonly furigana: string | null;
  /** Prefecture and municipality. */
  readonly place: string;
  readonly street: string;
}

const PLACES = 4096;

/** Prefecture and municipality alone, as the address engine reads them: each is asked for by all companies in it. */
const placeOf = rememberedOf(({ registered }: AddressTools) => remembered(registered, PLACES));

/** What they are called in English. */
export const placeEnglishOf =
  (addresses: AddressTools) =>
  (place: string): string | null =>
    placeOf(addresses)(place).english?.text ?? null;

/** Makes the text of a row. */
export function storedEnglish(addresses: AddressTools, { name, furigana, place, street }: Row): string | null {
  const whole = placeOf(addresses)(place);
  const placeEnglish = whole.english?.text ?? null;
  const ending = `, ${placeEnglish}`;
  const first = packed(generatedEnglishName(name, furigana), withShortForm);
  const address = place + street;
  const read = address === '' ? null : addresses.registered(address);
  const isSure = read !== null && read.municipality !== null && read.municipality === whole.municipality;
  const mark = isSure ? IN_ITS_PLACE : PLACE;
  const second = packed(read === null ? null : read.english, (text) =>
    placeEnglish !== null && text.endsWith(ending) ? text.slice(0, -ending.length) + mark : text,
  );
  return first === CANNOT || second === CANNOT ? null : first + LF + second;
}

function unpacked(text: string, from: number, to: number, place: string | null): EnglishText | null {
  const kind = KINDS[text.charCodeAt(from) - FIRST_KIND];
  if (kind === undefined) return null;
  const last = text.charCodeAt(to - 1);
  const plain = last > 5 ? text.slice(from + 1, to) : null;
  const { source, confidence } = kind;
  if (plain !== null) return { text: plain, source, confidence };
  const ending = last >= 4 ? `, ${place}` : ENDINGS[last - 1]!;
  return { text: text.slice(from + 1, to - 1) + ending, source, confidence };
}

export const englishNameIn = (stored: string): EnglishText | null => unpacked(stored, 0, stored.indexOf(LF), null);

export const englishAddressIn = (stored: string, placeEnglish: string | null): EnglishText | null =>
  unpacked(stored, stored.indexOf(LF) + 1, stored.length, placeEnglish);

export const isInItsPlaceIn = (stored: string): boolean => stored.charCodeAt(stored.length - 1) === 5;
