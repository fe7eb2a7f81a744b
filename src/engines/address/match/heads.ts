import type { AddressData } from '../data/address-data.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { FORM } from '../data/municipalities.ts';
import type { Match, Place } from './place.ts';
import { plainHead } from './plain-head.ts';
import { parseTail } from './tail.ts';

/**
 * What stands before the figures of an address, read once: 東京都千代田区丸の内 is the same town whatever number follows
 * it. Companies sit in clusters, and of the next one only the numbers are left to be read. A head is known where the
 * names were found without the figures and nothing was mended or rewritten; all other addresses are read as a whole.
 */

/** Heads held, at most twice as many; 0.5 kB each. */
const KEPT = 16_384;
/** Longer texts are no plain addresses. */
const LONGEST = 200;

const code = (char: string): number => char.charCodeAt(0);
const CHO = code('丁');
const ME = code('目');

const STOPS = 1;
const TURNS = 2;
const KINDS = new Uint8Array(0x1_0000);
/** Behind figures these may change how the names before them are read: names of places, crossings, remarks, codes. */
for (const char of '市区町村郡丁字入上下道間（(）)［］[]〒ㇽ') KINDS[code(char)] = STOPS;
/** サガル, ひがしいる: directions in kana. */
for (const char of 'るル') KINDS[code(char)] = TURNS;
const BEFORE_TURN: ReadonlySet<number> = new Set([...'がガいイ'].map(code));

const isFigure = (unit: number): boolean => (unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19);

/** Whether nothing but numbers and a building stands from the figures on: at most one 丁目, right behind the first number. */
function isPlain(text: string, figures: number): boolean {
  let i = figures;
  while (i < text.length && isFigure(text.charCodeAt(i))) i++;
  if (text.charCodeAt(i) === CHO) {
    if (text.charCodeAt(i + 1) !== ME) return false;
    i += 2;
  }
  for (; i < text.length; i++) {
    const kind = KINDS[text.charCodeAt(i)]!;
    if (kind === STOPS || (kind === TURNS && BEFORE_TURN.has(text.charCodeAt(i - 1)))) return false;
  }
  return true;
}

function firstFigure(text: string): number {
  let i = 0;
  while (i < text.length && !isFigure(text.charCodeAt(i))) i++;
  return i;
}

interface Reader {
  read(text: string): Match;
  /** Whether the last text was read as it was sent, and its names were found without its figures. */
  isByNames(): boolean;
}

export class Heads {
  private readonly data: AddressData;
  private readonly reader: Reader;
  private readonly folded = createFolded(LONGEST);
  private readonly kept: number;
  private newer = new Map<string, Place | null>();
  private older = new Map<string, Place | null>();

  constructor(data: AddressData, reader: Reader, kept = KEPT) {
    this.data = data;
    this.reader = reader;
    this.kept = kept;
  }

  match(text: string): Match {
    const figures = firstFigure(text);
    if (figures === 0 || figures === text.length || text.length > LONGEST || !isPlain(text, figures))
      return this.reader.read(text);
    const head = text.slice(0, figures);
    let known = this.newer.get(head);
    if (known === undefined) {
      known = this.older.get(head);
      if (known === undefined) {
        const plain = this.plain(text, figures);
        if (plain !== undefined) return plain;
        const match = this.reader.read(text);
        const place = placeBefore(match, figures);
        this.keep(head, place !== null && this.reader.isByNames() ? place : null);
        return match;
      }
      this.keep(head, known);
    }
    return (known !== null && this.withTail(text, figures, known)) || this.reader.read(text);
  }

  /** A head that has one meaning: its place is kept, and the numbers behind it are read. */
  private plain(text: string, figures: number): Match | undefined {
    const found = plainHead(this.data, foldInto(this.folded, text), figures);
    const place = found && (found as Place);
    const match = place && this.withTail(text, figures, place);
    if (match) this.keep(text.slice(0, figures), match.places[0]!);
    return match ?? undefined;
  }

  private withTail(text: string, figures: number, place: Place): Match | undefined {
    const tail = parseTail(this.data, foldInto(this.folded, text, figures), place.town, 0);
    // A name behind the figures, or none that can be read: the town may be mistaken.
    if (tail.unlisted || (tail.numbers.length === 0 && tail.chome === 0)) return undefined;
    const places = [{ ...place, tail }];
    return { text, script: 'japanese', postal: undefined, places, placeCount: 1, conflict: undefined };
  }

  private keep(head: string, place: Place | null): void {
    if (this.newer.size >= this.kept) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(head, place);
  }
}

/** The place that is named before the figures; null where something was mended, completed or left over. */
function placeBefore(match: Match, figures: number): Place | null {
  const [place] = match.places;
  if (place === undefined || match.places.length > 1 || match.conflict || match.unread !== undefined) return null;
  const { town, townSpan, koazaSpan, corrections, form, adminSpan, recovered, street } = place;
  const isWhole = town >= 0 && adminSpan[0] === 0 && (form & FORM.prefecture) !== 0;
  if (!isWhole || corrections.length > 0 || recovered || street || place.sent || place.text !== undefined) return null;
  // Behind a 字 of one letter a number is read otherwise.
  if (koazaSpan && foldKey(match.text.slice(...koazaSpan)).length < 2) return null;
  return (koazaSpan ?? townSpan)![1] === figures ? place : null;
}
