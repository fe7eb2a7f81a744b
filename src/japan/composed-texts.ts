import { remembered } from '../contract/remembered.ts';
import { foldText } from './company-name.ts';
import { saidOffices } from './english-offices.ts';
import { nfkc } from './nfkc.ts';
import { isLatinOnly, kanaOfKey, romajiKey } from './reading-key.ts';
import { kanaPieces, keyPieces, type PieceTable, type Writing } from './reading-pieces.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { readingsOfEnglish } from './spoken-name.ts';

/*
 * One company in ten has no registered reading. Asked for by a reading, such a name can only be found by what it may be
 * written as: ダイエイケンセツ is made of ダイ, エイ and 建設, and 大栄建設 and 大英建設 are looked up. Candidates, and
 * never more.
 */

/** How far a reading is followed up. */
interface Depth {
  /** Texts that are looked up for one name. */
  readonly texts: number;
  /** Ways to cut a reading that are followed up from each place, and of the whole. */
  readonly ways: number;
  /** Ways to write one cut that are kept. */
  readonly writings: number;
}

const SHALLOW: Depth = { texts: 144, ways: 12, writings: 44 };
/** Of names that nothing else was found for. */
const DEEP: Depth = { texts: 256, ways: 12, writings: 128 };
const KEPT = 4;
/** Readings of a name in Latin letters that are taken to pieces. */
const KEYS = 3;
const LONGEST = 40;
const SHORTEST_KANA = 2;
/** A stretch that stays in kana: アユミ in アユミ会. */
const COST_OF_KANA = 1.9;
const COST_OF_KANA_LENGTH = 0.3;
const LONGEST_KANA = 8;
const SHORTEST_LEFT = 2;
/** の between two words. */
const COST_OF_NO = 0.9;
/** A vowel that ends one piece and begins the next is one in the key of a reading. */
const COST_OF_SHARED_VOWEL = 0.3;
/** A piece that begins in one word and ends in the next one. */
const COST_OF_TWO_WORDS = 1;

const KANA = /[ァ-ヺ]/u;
const KANA_RUN = /^[ァ-ヺ]+$/u;
const VOWEL = /[aiueo]/u;

/** A reading up to a place, cut into pieces. */
interface Way {
  readonly cost: number;
  readonly before: Way | null;
  readonly writings: readonly Writing[];
  readonly isKana: boolean;
}

/** What a folded core in kana, or with kana in it, or a name in Latin letters may be written as; the likeliest first. */
export const composedTexts = (text: string, core: string, isDeep = false): readonly string[] =>
  composed(`${isDeep ? 1 : 0}${core}\n${text}`);

/** One question asks for the same texts in more ways than one. */
const composed = remembered((key) => {
  const end = key.indexOf('\n');
  return textsOf(key.slice(end + 1), key.slice(1, end), key[0] === '1' ? DEEP : SHALLOW);
}, KEPT);

function textsOf(text: string, core: string, depth: Depth): string[] {
  if (isLatinOnly(core)) {
    const table = keyPieces();
    const keys = [...saidOffices(text), text].flatMap(saidKeys).slice(0, KEYS);
    return best(
      keys.flatMap(({ key, ends }) => waysOf(key, table, keyRun, depth, ends)),
      depth,
    );
  }
  if (core.length < SHORTEST_KANA || core.length > LONGEST || !KANA.test(core)) return [];
  return best(waysOf(core, kanaPieces(), kanaRun, depth), depth).filter((other) => other !== core);
}

interface SaidKey {
  readonly key: string;
  /** Where its words end. */
  readonly ends: readonly number[];
}

/** Keys of a name in Latin letters: English words as they are said or translated, all others as romaji. */
function saidKeys(name: string): SaidKey[] {
  const { body } = splitLegalForm(nfkc(name));
  let keys: SaidKey[] = [{ key: '', ends: [] }];
  for (const word of body.replace(/['’`]/gu, '').match(/\p{L}+|\d+/gu) ?? []) {
    const romaji = romajiKey(foldText(word));
    const english = readingsOfEnglish(word);
    // Any other word of another language is in no name that is written in characters.
    if (english.length === 0 && kanaOfKey(romaji) === null) return [];
    const said = english.length > 0 ? english : [romaji];
    keys = keys
      .flatMap(({ key, ends }) =>
        said.map((reading) => ({ key: key + reading, ends: [...ends, key.length + reading.length] })),
      )
      .slice(0, KEYS);
  }
  return keys.filter(({ key }) => key.length > 2 && key.length <= LONGEST);
}

const kanaRun = (piece: string): string | null =>
  piece.length <= LONGEST_KANA && piece.length >= SHORTEST_LEFT && KANA_RUN.test(piece) ? piece : null;

const keyRun = (piece: string): string | null => {
  const kana = piece.length <= LONGEST_KANA * 2 ? kanaOfKey(piece) : null;
  return kana !== null && kana.length >= SHORTEST_LEFT && kana.length <= LONGEST_KANA ? kana : null;
};

function best(waysToCut: Way[], { texts, ways, writings }: Depth): string[] {
  const likeliest = waysToCut.sort(byCost).slice(0, ways);
  const written = likeliest.flatMap((way) => writingsOf(way, writings)).sort(byCost);
  return [...new Set(written.map(({ text }) => text))].slice(0, texts);
}

/** The likeliest ways to cut a whole reading. */
function waysOf(
  said: string,
  table: PieceTable,
  left: (piece: string) => string | null,
  depth: Depth,
  ends: readonly number[] = [],
): Way[] {
  const reached: Way[][] = Array.from({ length: said.length + 1 }, () => []);
  reached[0]!.push({ cost: 0, before: null, writings: [], isKana: false });
  for (let from = 0; from < said.length; from++) {
    const ways = reached[from]!;
    if (ways.length === 0) continue;
    const go = (to: number, writings: readonly Writing[], extra = 0, isKana = false) => {
      const into = reached[to]!;
      const across = ends.some((end) => end > from && end < to) ? COST_OF_TWO_WORDS : 0;
      for (const before of ways) {
        const cost = before.cost + writings[0]!.cost + extra + across;
        if (isFull(into, cost, depth.ways)) break;
        if (!isKana || !before.isKana) insert(into, { cost, before, writings, isKana }, depth.ways);
      }
    };
    const isOwn = left === kanaRun && !KANA.test(said[from]!);
    if (isOwn) {
      go(from + 1, [{ text: said[from]!, cost: 0 }]);
      continue;
    }
    for (let to = from + 1; to <= Math.min(said.length, from + table.longest); to++) {
      const piece = said.slice(from, to);
      for (const writings of piecesOf(table, piece, from > 0)) go(to, writings);
      if (left === keyRun && from > 0 && VOWEL.test(said[from - 1]!))
        for (const writings of piecesOf(table, said[from - 1]! + piece, true)) go(to, writings, COST_OF_SHARED_VOWEL);
      // しんよう has a key of its own, in which n and yo are ni and yo.
      if (left === keyRun && said[from - 1] === 'n' && piece.startsWith('iy'))
        for (const writings of piecesOf(table, piece.slice(1), true)) go(to, writings);
      if (piece === 'ノ' || piece === 'no') go(to, [{ text: 'ノ', cost: COST_OF_NO }]);
      const kana = left(piece);
      if (kana !== null) go(to, [{ text: kana, cost: COST_OF_KANA + COST_OF_KANA_LENGTH * kana.length }], 0, true);
    }
  }
  return reached[said.length]!;
}

interface Costly {
  readonly cost: number;
}

const byCost = (a: Costly, b: Costly): number => a.cost - b.cost;

/** True where nothing of this cost, or of a higher one, would be kept. */
const isFull = (sorted: readonly Costly[], cost: number, most: number): boolean =>
  sorted.length >= most && sorted.at(-1)!.cost <= cost;

/** Keeps the cheapest in order. */
function insert<T extends Costly>(sorted: T[], item: T, most: number): void {
  let at = sorted.length;
  while (at > 0 && sorted[at - 1]!.cost > item.cost) at--;
  sorted.splice(at, 0, item);
  if (sorted.length > most) sorted.pop();
}

function* piecesOf({ anywhere, behind }: PieceTable, piece: string, isBehind: boolean): Generator<readonly Writing[]> {
  const plain = anywhere.get(piece);
  if (plain !== undefined) yield plain;
  const changed = isBehind ? behind.get(piece) : undefined;
  if (changed !== undefined) yield changed;
}

/** The texts of one way to cut, the likeliest first. */
function writingsOf(way: Way, most: number): Writing[] {
  const parts: (readonly Writing[])[] = [];
  for (let at: Way | null = way; at !== null; at = at.before) if (at.writings.length > 0) parts.unshift(at.writings);
  let texts: Writing[] = [{ text: '', cost: 0 }];
  for (const writings of parts) {
    const longer: Writing[] = [];
    for (const { text, cost } of texts)
      for (const next of writings) {
        if (isFull(longer, cost + next.cost, most)) break;
        insert(longer, { text: text + next.text, cost: cost + next.cost }, most);
      }
    texts = longer;
  }
  return texts;
}
