import { ENTRY } from '../data/data-format.ts';
import { FORM } from '../data/municipalities.ts';
import type { WrittenPostalCode } from './postal-code.ts';
import type { Span, Tail } from './tail.ts';
import type { TownHit } from './town.ts';

/** One place the input may mean. Spans are UTF-16 offsets into the input. */
export interface Place {
  readonly prefecture: number;
  /** Municipality row, or -1 when only the prefecture is known. */
  readonly city: number;
  /** Which parts were written (FORM bits). */
  readonly form: number;
  /** Row of the former municipality that was written, or -1. */
  readonly former: number;
  readonly adminSpan: Span;
  readonly town: number;
  readonly townSpan: Span | undefined;
  /** Sub-town row named in words, or -1. */
  readonly koaza: number;
  readonly koazaSpan: Span | undefined;
  readonly formerTown: boolean;
  /** The name was written incompletely, and only one town fits. */
  readonly recovered: boolean;
  /** What stands above the written name was left out. */
  readonly oazaOmitted: boolean;
  readonly street: Span | undefined;
  /** Names that were written with mistaken characters. */
  readonly corrections: readonly Correction[];
  readonly tail: Tail;
  /** The Japanese text that spans point into, and what was sent, where the address was found by its reading. */
  readonly text?: string;
  readonly sent?: { readonly text: string; readonly spans: Readonly<Record<number, Span>> };
}

export interface Correction {
  /** 1 for a prefecture without its last character, 3 for the municipality and what is above it, 5 for the town. */
  readonly level: 1 | 3 | 5;
  readonly span: Span;
  readonly confidence: number;
}

export interface Match {
  readonly text: string;
  /** How the address is written; one in Latin letters or kana was found by its reading. */
  readonly script: Script;
  readonly postal: WrittenPostalCode | undefined;
  /** Best places; more than one when the input does not decide. Empty when not even a prefecture was found. */
  readonly places: readonly Place[];
  /** Real number of equally good places, at most 1,000. */
  readonly placeCount: number;
  /** Prefecture or ward written that does not belong to the municipality written. */
  readonly conflict: HierarchyConflict | undefined;
  /** What stands before or between the names and no name took: 三 of 三三重県. */
  readonly unread?: string;
}

export interface HierarchyConflict {
  readonly field: 'prefecture' | 'ward';
  readonly input: string;
}

export type Script = 'japanese' | 'romaji' | 'kana';

/** The match with the text that the spans of one place point into. */
export const matchFor = (match: Match, place: Place): Match =>
  place.text === undefined ? match : { ...match, text: place.text };

/** A written form of a municipality, up to a symbol. */
export interface Admin {
  id: number;
  form: number;
  to: number;
}

/** A municipality with the best town in it; what was written of it is `[from, adminTo)` in symbols. */
export interface Found {
  readonly prefecture: number;
  readonly city: number;
  readonly form: number;
  readonly former: number;
  readonly from: number;
  readonly adminTo: number;
  readonly hit: TownHit | undefined;
  readonly streetTo: number;
  readonly rank: number;
  /** What the mistaken characters cost, in the municipality and in the town. */
  readonly mended?: { readonly admin: number; readonly town: number } | undefined;
  /** Reached by leaving out or changing a character that tells neighbours apart: only keeps others from being sure. */
  readonly isDoubtful?: boolean;
  /** Nothing but a character written twice was left out. */
  readonly isTwice?: boolean;
}

/** More of the input explained is better; a whole town name beats a variant of the same length. */
export function rankOf(form: number, adminTo: number, hit: TownHit | undefined): number {
  // Of two readings that go equally far, today's municipality and the whole form have the better claim.
  const claim = (form & FORM.short ? 0 : 1) + (form & FORM.alias ? 0 : 2);
  if (!hit) return adminTo * 8 + claim;
  if (hit.flags & ENTRY.partial) return 10_000 + hit.to * 8 + claim;
  return 20_000 + hit.to * 8 + (hit.flags & ENTRY.variant ? 0 : 4) + claim;
}
