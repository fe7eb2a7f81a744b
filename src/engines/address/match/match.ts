import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/compile.ts';
import { createFolded, type Folded, foldInto, foldKey, isNumber } from '../data/fold.ts';
import { ALIAS_ID, FORM, FORM_BITS, isKyoto, PREFECTURE_ID } from '../data/municipalities.ts';
import { child, entryAt, entryCount, NO_NODE, ROOT } from '../data/trie.ts';
import { behindStreets, findKyotoTown } from './kyoto.ts';
import { isBelievable, Mender } from './mend.ts';
import { findPostalCode, rowsOfCode, type WrittenPostalCode } from './postal-code.ts';
import { hasGap, isBoundary, SYMBOL } from './symbols.ts';
import { parseTail, type Span, type Tail } from './tail.ts';
import { cityRoot, rootBelow, TownFinder, type TownHit } from './town.ts';

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
  /** 3 for the municipality and what is above it, 5 for the town. */
  readonly level: 3 | 5;
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
}

export interface HierarchyConflict {
  readonly field: 'prefecture' | 'ward';
  readonly input: string;
}

export type Script = 'japanese' | 'romaji' | 'kana';

/** The match with the text that the spans of one place point into. */
export const matchFor = (match: Match, place: Place): Match =>
  place.text === undefined ? match : { ...match, text: place.text };

interface Admin {
  id: number;
  form: number;
  to: number;
}

/** A municipality with the best town in it; what was written of it is `[from, adminTo)` in symbols. */
interface Found {
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
}

const MAX_PLACES = 1000;
const MAX_MENDED = 24;
/** Symbols that may stand before an address. */
const LABEL_LIMIT = 48;

/** The one reading of an address that all views share. */
export class Matcher {
  private readonly data: AddressData;
  private readonly folded: Folded = createFolded();
  /** Reused from one address to the next. */
  private readonly admins: Admin[] = [];
  /** Wards of each designated city, by the row of the city. */
  private readonly wards = new Map<number, number[]>();
  private readonly kyoto: Uint8Array;
  private readonly towns: TownFinder;
  private readonly mender: Mender;

  constructor(data: AddressData) {
    this.data = data;
    this.towns = new TownFinder(data);
    this.mender = new Mender(data);
    const jis = data.column.cityJis!;
    this.kyoto = Uint8Array.from(jis, (code) => (isKyoto(code) ? 1 : 0));
    let parent = -1;
    for (let city = 0; city < jis.length; city++) {
      if (data.column.cityParent![city]) {
        parent = city;
        this.wards.set(city, []);
      } else if (data.column.cityWard![city] !== 0) this.wards.get(parent)?.push(city);
    }
  }

  match(text: string): Match {
    const postal = findPostalCode(text);
    const folded = foldInto(this.folded, text, postal && postal.span[0] === postal.leading ? postal.span[1] : 0);
    const { from, found: plain } = this.findFirst(folded);
    let found = plain;
    const mended = this.needsMending(folded, found) ? this.mended(folded, from, found, postal?.code) : undefined;
    if (mended) found = mended;
    const contradicted = found.length > 0 && !found[0]!.hit ? this.contradicted(folded, found[0]!) : undefined;
    if (contradicted) found = contradicted.found;
    const places: Place[] = [];
    for (const item of found) if (places.push(this.place(folded, item)) === MAX_PLACES) break;
    return { text, script: 'japanese', postal, places, placeCount: places.length, conflict: contradicted?.conflict };
  }

  /**
   * The address, at the beginning or behind a label, a bracket or another line (本店所在地 東京都…, （〒980-8671）仙台市…).
   * Behind words only a municipality with a town is believed.
   */
  private findFirst(folded: Folded): { from: number; found: Found[] } {
    const from = skipLead(folded);
    const found = this.findTowns(folded, from, this.findAdmins(folded, from));
    if (found.length > 0) return { from, found };
    const limit = Math.min(folded.length, from + LABEL_LIMIT);
    for (let start = from + 1; start < limit; start++) {
      if (!isLabelEnd(folded, start)) continue;
      const later = this.findTowns(folded, start, this.findAdmins(folded, start));
      if (later[0]?.hit && !later[0].hit.recovered) return { from: start, found: later };
    }
    return { from, found };
  }

  /**
   * 大阪府横浜市…: a municipality behind a prefecture that does not have it. 横浜市北区…: a ward behind a city that
   * does not have it. The municipality is then read alone, and the contradiction is kept.
   */
  private contradicted(folded: Folded, first: Found): { found: Found[]; conflict: HierarchyConflict } | undefined {
    const from = first.adminTo;
    if (first.city < 0) {
      const count = this.findAdmins(folded, from);
      if (!this.admins.slice(0, count).some(({ id }) => id < PREFECTURE_ID)) return undefined;
      const found = this.findTowns(folded, from, count);
      return { found, conflict: { field: 'prefecture', input: sourceText(folded, skipLead(folded), from) } };
    }
    if (!this.wards.has(first.city)) return undefined;
    const ward = this.admins
      .slice(0, this.findAdmins(folded, from))
      .find(({ id, form }) => id < PREFECTURE_ID && form === 0);
    return ward && { found: [first], conflict: { field: 'ward', input: sourceText(folded, from, ward.to) } };
  }

  /** Municipalities written from a symbol on, the longest forms last, in `admins`; returns how many. */
  private findAdmins(folded: Folded, from: number): number {
    const { trie, roots } = this.data;
    const { symbols, length } = folded;
    let found = 0;
    let node = from < length ? roots[symbols[from]!]! : NO_NODE;
    for (let i = from; node !== NO_NODE; node = child(trie, node, symbols[i]!)) {
      i++;
      const count = entryCount(trie, node);
      for (let k = 0; k < count; k++) {
        const entry = entryAt(trie, node, k);
        if (found === this.admins.length) this.admins.push({ id: 0, form: 0, to: 0 });
        const admin = this.admins[found++]!;
        admin.id = entry >> FORM_BITS;
        admin.form = entry & ((1 << FORM_BITS) - 1);
        admin.to = i;
      }
      if (i >= length) break;
    }
    return found;
  }

  /** The best town for each municipality, then the municipalities whose reading explains most of the input. */
  private findTowns(folded: Folded, from: number, count: number): Found[] {
    let best: Found[] = [];
    for (let k = 0; k < count; k++) {
      const admin = this.admins[k]!;
      // A prefecture alone counts where no municipality of it was written.
      if (admin.id >= PREFECTURE_ID && admin.id < ALIAS_ID) {
        if (best.length === 0) best = [this.prefectureAlone(admin, from)];
        continue;
      }
      if (admin.id >= ALIAS_ID) {
        best = this.betterFormer(best, folded, from, admin);
        continue;
      }
      const wards = this.wards.get(admin.id);
      if (wards === undefined) {
        best = this.better(best, folded, from, admin, admin.id);
        continue;
      }
      // A ward was written behind the city's name: it is one of the longer readings.
      if (this.isWardBehind(wards, k, count)) continue;
      const before = best;
      for (const city of wards) best = this.better(best, folded, from, admin, city, true);
      if (best === before) best = this.better(best, folded, from, admin, admin.id);
    }
    return this.completeTowns(folded, best);
  }

  private prefectureAlone({ id, form, to }: Admin, from: number): Found {
    const prefecture = id - PREFECTURE_ID;
    return { prefecture, city: -1, form, former: -1, from, adminTo: to, hit: undefined, streetTo: to, rank: 0 };
  }

  private isWardBehind(wards: readonly number[], k: number, count: number): boolean {
    const { to } = this.admins[k]!;
    for (let i = k + 1; i < count; i++) if (this.admins[i]!.to > to && wards.includes(this.admins[i]!.id)) return true;
    return false;
  }

  /** The list with this municipality, alone when it explains more, or as it was. */
  private better(
    best: Found[],
    folded: Folded,
    from: number,
    { form, to }: Admin,
    city: number,
    needsTown = false,
  ): Found[] {
    const root = cityRoot(this.data, city);
    const kyoto = this.kyoto[city] === 1 ? findKyotoTown(this.towns, folded, root, to) : undefined;
    const hit = this.kyoto[city] === 1 ? kyoto?.hit : this.towns.find(folded, root, to);
    if (!hit && needsTown) return best;
    const rank = rankOf(form, to, hit);
    if (best.length > 0 && rank < best[0]!.rank) return best;
    const prefecture = Math.floor(this.data.hot.cityJis[city]! / 1000);
    const found = { prefecture, city, form, former: -1, from, adminTo: to, hit, streetTo: kyoto?.streetTo ?? to, rank };
    if (best.length === 0 || rank > best[0]!.rank) return [found];
    for (const other of best) if (other.city === city && other.hit?.town === hit?.town) return best;
    return [...best, found];
  }

  /**
   * A former municipality: its area is in one or several of today's, and its towns may carry its name in front there
   * (山崎町中広瀬 and 常磐湯本町 for 中広瀬 of 山崎町 and 湯本町 of 常磐市).
   */
  private betterFormer(best: Found[], folded: Folded, from: number, { id, form, to }: Admin): Found[] {
    const { data } = this;
    const former = id - ALIAS_ID;
    const prefixes = formerPrefixes(data.text('aliasName', former));
    const cities = data.column.aliasCity!.subarray(
      data.number('aliasStart', former),
      data.number('aliasStart', former + 1),
    );
    const found: Found[] = [];
    for (const city of cities) {
      const hit = this.formerTown(folded, city, prefixes, to);
      const rank = rankOf(form, to, hit);
      const prefecture = Math.floor(data.hot.cityJis[city]! / 1000);
      found.push({ prefecture, city, form, former, from, adminTo: to, hit, streetTo: to, rank });
    }
    const rank = Math.max(...found.map((item) => item.rank));
    if (best.length > 0 && rank < best[0]!.rank) return best;
    const fitting = found.filter((item) => item.rank === rank);
    // Without a town a divided area is no one place; a designated city as a whole is.
    const whole = fitting.length > 1 && !fitting[0]!.hit ? this.parentOf(fitting) : undefined;
    const list = whole === undefined ? fitting : [{ ...fitting[0]!, city: whole }];
    return best.length > 0 && rank === best[0]!.rank ? [...best, ...list] : list;
  }

  private formerTown(folded: Folded, city: number, prefixes: readonly string[], to: number): TownHit | undefined {
    const root = cityRoot(this.data, city);
    let best: TownHit | undefined;
    for (const prefix of prefixes) {
      const hit = this.towns.find(folded, rootBelow(this.data, root, prefix), to);
      if (hit && (!best || rankOf(0, to, hit) > rankOf(0, to, best))) best = hit;
    }
    return best;
  }

  /** The designated city all of these wards belong to. */
  private parentOf(found: readonly Found[]): number | undefined {
    for (const [parent, wards] of this.wards) if (found.every(({ city }) => wards.includes(city))) return parent;
    return undefined;
  }

  /** Where no whole town name fits, a beginning that only one town has is completed; several become candidates. */
  private completeTowns(folded: Folded, best: Found[]): Found[] {
    if (best.length === 0 || best[0]!.hit || best[0]!.city < 0) return best;
    const completed: Found[] = [];
    for (const found of best) {
      if (this.kyoto[found.city] === 1 || this.data.column.cityParent![found.city]) continue;
      const from = found.adminTo;
      const { towns, to } = this.towns.byPrefix(folded, cityRoot(this.data, found.city), from, MAX_PLACES);
      // One character begins too many names that were meant otherwise.
      if (to - from < 2) continue;
      for (const town of towns)
        completed.push({
          ...found,
          hit: { town, koaza: -1, from, townTo: to, to, flags: 0, recovered: true },
        });
    }
    return completed.length > 0 ? completed : best;
  }

  /** No town was found, or what follows it is no number: a name may be written with a mistaken character. */
  private needsMending(folded: Folded, found: readonly Found[]): boolean {
    const first = found[0];
    if (!first) return folded.length > 3;
    if (first.hit?.recovered) return false;
    if (!first.hit) return first.adminTo < folded.length;
    const { unlisted } = parseTail(this.data, folded, first.hit.town, first.hit.to);
    return unlisted !== undefined && folded.text[unlisted[0] - 1] !== '字';
  }

  /** The places that are cheapest to reach by changing characters; undefined when nothing is near enough. */
  private mended(
    folded: Folded,
    from: number,
    plain: readonly Found[],
    code: string | undefined,
  ): Found[] | undefined {
    this.mender.begin();
    const byCode = code === undefined ? undefined : this.townsOfCode(Number(code));
    let best: Found[] = [];
    let least = 2;
    const offer = (found: Found, cost: number) => {
      if (cost > least) return;
      if (cost < least) best = [];
      least = cost;
      if (!best.some(({ city, hit }) => city === found.city && hit?.town === found.hit?.town)) best.push(found);
    };
    for (const admin of this.mendedAdmins(folded, from)) {
      if (admin.cost > least) break;
      for (const city of this.wards.get(admin.id) ?? [admin.id])
        for (const { hit, streetTo, cost, isTelling } of this.mendedTowns(folded, city, admin)) {
          // A postal code that belongs to other towns speaks against the guess, its own for it.
          const isCoded = byCode?.has(hit.town) === true;
          if (byCode && byCode.size > 0 && !isCoded) continue;
          offer(
            {
              prefecture: Math.floor(this.data.hot.cityJis[city]! / 1000),
              city,
              form: admin.form,
              former: -1,
              from,
              adminTo: admin.to,
              hit,
              streetTo,
              rank: 0,
              mended: { admin: admin.cost, town: cost },
              isDoubtful: isTelling && !isCoded,
            },
            // Two names changed at once are less likely than two changes in one.
            admin.cost + cost + (admin.cost > 0 && cost > 0 ? 0.25 : 0) - (isCoded ? 0.5 : 0),
          );
        }
    }
    if (best.length === 0 || best.some(({ isDoubtful }) => isDoubtful)) return undefined;
    // A reading without any change, if only of the beginning, is not given up for several guesses.
    return best.length > 1 && plain[0]?.hit ? undefined : best;
  }

  /** Towns that a postal code belongs to. */
  private townsOfCode(zip: number): Set<number> {
    const { postalZip, postalTown } = this.data.column;
    const towns = new Set<number>();
    const [from, to] = rowsOfCode(postalZip!, zip);
    for (let row = from; row < to; row++) if (postalTown![row]! > 0) towns.add(postalTown![row]! - 1);
    return towns;
  }

  /** Municipalities that are nearly what is written, cheapest first. */
  private mendedAdmins(folded: Folded, from: number): (Admin & { cost: number })[] {
    const list: (Admin & { cost: number })[] = [];
    for (const found of this.mender.search(folded, ROOT, from, 1, true)) {
      const id = found.entry >> FORM_BITS;
      if (id >= PREFECTURE_ID || !isBelievable(found)) continue;
      list.push({ id, form: found.entry & ((1 << FORM_BITS) - 1), to: found.to, cost: found.cost });
    }
    return list.slice(0, MAX_MENDED);
  }

  /** Towns behind a municipality: as written, or nearly so; a changed municipality needs a town that is right or nearly. */
  private mendedTowns(
    folded: Folded,
    city: number,
    admin: { to: number; cost: number },
  ): { hit: TownHit; streetTo: number; cost: number; isTelling: boolean }[] {
    const root = cityRoot(this.data, city);
    if (root === NO_NODE) return [];
    const kyoto = this.kyoto[city] === 1 ? findKyotoTown(this.towns, folded, root, admin.to) : undefined;
    const exact = this.kyoto[city] === 1 ? kyoto?.hit : this.towns.find(folded, root, admin.to);
    if (exact && !exact.recovered && (exact.flags & ENTRY.partial) === 0 && isBoundary(folded, exact.to))
      return admin.cost === 0 ? [] : [{ hit: exact, streetTo: kyoto?.streetTo ?? admin.to, cost: 0, isTelling: false }];
    const from = this.kyoto[city] === 1 ? behindStreets(folded, admin.to) : admin.to;
    const towns = this.data.meta.towns;
    return this.mender
      .search(folded, root, from, admin.cost === 0 ? 1.5 : 0.5)
      .filter((found) => found.cost > 0 && isBoundary(folded, found.to))
      .filter((found) => isBelievable({ cost: found.cost, length: ownLength(folded, from, found) }))
      .filter(({ entry }) => (entry & (ENTRY.variant | ENTRY.partial | ENTRY.alias)) === 0)
      .map(({ entry, to, cost, isTelling }) => {
        const id = entry >> ENTRY.bits;
        const koaza = id >= towns ? id - towns : -1;
        const town = koaza < 0 ? id : this.data.hot.subTown[koaza]!;
        const hit = { town, koaza, from, townTo: to, to, flags: 0, recovered: false };
        return { hit, streetTo: from, cost, isTelling };
      });
  }

  private place(folded: Folded, found: Found): Place {
    const { prefecture, city, form, former, from, adminTo, hit, streetTo, mended } = found;
    const { starts, ends } = folded;
    const span = (first: number, to: number): Span => [starts[first]!, ends[to - 1]!];
    return {
      prefecture,
      city,
      form,
      former,
      adminSpan: span(from, adminTo),
      town: hit?.town ?? -1,
      townSpan: hit && span(hit.from, hit.townTo),
      koaza: hit?.koaza ?? -1,
      koazaSpan: hit && hit.koaza >= 0 && hit.to > hit.townTo ? span(hit.townTo, hit.to) : undefined,
      formerTown: hit !== undefined && (hit.flags & ENTRY.alias) !== 0,
      recovered: hit !== undefined && (hit.recovered || (hit.flags & (ENTRY.variant | ENTRY.partial)) !== 0),
      oazaOmitted: hit !== undefined && (hit.flags & ENTRY.partial) !== 0,
      street: streetTo > adminTo ? span(adminTo, streetTo) : undefined,
      corrections: mended && hit ? corrections(mended, span(from, adminTo), span(hit.from, hit.to)) : NO_CORRECTIONS,
      tail: parseTail(this.data, folded, hit?.town ?? -1, hit ? hit.to : adminTo),
    };
  }
}

/** More of the input explained is better; a whole town name beats a variant of the same length. */
function rankOf(form: number, adminTo: number, hit: TownHit | undefined): number {
  // Of two readings that go equally far, today's municipality and the whole form have the better claim.
  const claim = (form & FORM.short ? 0 : 1) + (form & FORM.alias ? 0 : 2);
  if (!hit) return adminTo * 8 + claim;
  if (hit.flags & ENTRY.partial) return 10_000 + hit.to * 8 + claim;
  return 20_000 + hit.to * 8 + (hit.flags & ENTRY.variant ? 0 : 4) + claim;
}

/** Length of the last name of a joined one: in 金木町神原 only 神原 tells the town, 金木町 begins many. */
function ownLength({ symbols }: Folded, from: number, { to, length }: { to: number; length: number }): number {
  for (let i = to - 2; i > from; i--)
    if (symbols[i] === SYMBOL.town || symbols[i] === SYMBOL.village) return Math.min(length, to - i - 1);
  return length;
}

const NO_CORRECTIONS: readonly Correction[] = [];

function corrections(cost: { admin: number; town: number }, admin: Span, town: Span): Correction[] {
  const confidence = cost.admin + cost.town <= 0.5 ? 0.9 : cost.admin + cost.town <= 1 ? 0.75 : 0.6;
  return [
    ...(cost.admin > 0 ? [{ level: 3, span: admin, confidence } as const] : []),
    ...(cost.town > 0 ? [{ level: 5, span: town, confidence } as const] : []),
  ];
}

/** What today's town names may begin with: 山崎町, 山崎, or nothing. A ward of a designated city left no such trace. */
function formerPrefixes(name: string): readonly string[] {
  const own = name.replace(/^.+?郡|^.+?市(?=.+区$)/, '');
  const stem = own.slice(0, -1);
  return /^[東西南北中]$/.test(stem) ? [''] : [foldKey(own), foldKey(stem), ''];
}

const sourceText = ({ text, starts, ends }: Folded, from: number, to: number) =>
  text.slice(starts[from]!, ends[to - 1]!);

const COLON = 0x3a;
/** Behind these, or a gap, an address may begin. */
const LABEL_ENDS = new Set([...':／/（(）)」』】]>・=＝'].map((char) => char.charCodeAt(0)));
const isLabelEnd = (folded: Folded, i: number): boolean =>
  hasGap(folded, i) || isNumber(folded.symbols[i - 1]!) || LABEL_ENDS.has(folded.symbols[i - 1]!);

/** 日本, 日本国 before the prefecture. */
function skipLead(folded: Folded): number {
  const { symbols } = folded;
  let i = 0;
  if (symbols[0] === 0x65e5 && symbols[1] === 0x672c) i = symbols[2] === 0x56fd ? 3 : 2;
  while (i < folded.length && symbols[i] === COLON) i++;
  return i;
}
