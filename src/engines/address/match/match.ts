import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/compile.ts';
import { createFolded, type Folded, foldInto } from '../data/fold.ts';
import { FORM, FORM_BITS, isKyoto, PREFECTURE_ID } from '../data/municipalities.ts';
import { child, entryAt, entryCount, NO_NODE } from '../data/trie.ts';
import { findKyotoTown } from './kyoto.ts';
import { findPostalCode, type WrittenPostalCode } from './postal-code.ts';
import { parseTail, type Span, type Tail } from './tail.ts';
import { cityRoot, findTown, type TownHit, townsByPrefix } from './town.ts';

/** One place the input may mean. Spans are UTF-16 offsets into the input. */
export interface Place {
  readonly prefecture: number;
  /** Municipality row, or -1 when only the prefecture is known. */
  readonly city: number;
  /** Which parts were written (FORM bits). */
  readonly form: number;
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
  readonly tail: Tail;
}

export interface Match {
  readonly text: string;
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

interface Admin {
  id: number;
  form: number;
  from: number;
  to: number;
}

interface Found {
  admin: Admin;
  city: number;
  hit: TownHit | undefined;
  streetTo: number;
  rank: number;
}

const MAX_PLACES = 1000;

/** The one reading of an address that all views share. */
export class Matcher {
  private readonly data: AddressData;
  private readonly folded: Folded = createFolded();
  /** Wards of each designated city, by the row of the city. */
  private readonly wards = new Map<number, number[]>();
  private readonly kyoto: Uint8Array;

  constructor(data: AddressData) {
    this.data = data;
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
    const admins = this.findAdmins(folded, skipLead(folded));
    let found = this.findTowns(folded, admins);
    const contradicted = this.contradicted(folded, found);
    const conflict = contradicted?.conflict;
    if (contradicted) found = contradicted.found;
    const places = found.slice(0, MAX_PLACES).map((item) => this.place(folded, item));
    return { text, postal, places, placeCount: places.length, conflict };
  }

  /**
   * 大阪府横浜市…: a municipality behind a prefecture that does not have it. 横浜市北区…: a ward behind a city that
   * does not have it. The municipality is then read alone, and the contradiction is kept.
   */
  private contradicted(
    folded: Folded,
    found: readonly Found[],
  ): { found: Found[]; conflict: HierarchyConflict } | undefined {
    const first = found[0];
    if (!first || first.hit) return undefined;
    const from = first.admin.to;
    if (first.city < 0) {
      const others = this.findTowns(
        folded,
        this.findAdmins(folded, from).filter(({ id }) => id < PREFECTURE_ID),
      );
      if (others.length === 0) return undefined;
      return { found: others, conflict: { field: 'prefecture', input: sourceText(folded, skipLead(folded), from) } };
    }
    if (!this.wards.has(first.city)) return undefined;
    const wards = this.findAdmins(folded, from).filter(({ id, form }) => id < PREFECTURE_ID && form === 0);
    if (wards.length === 0) return undefined;
    return { found: [first], conflict: { field: 'ward', input: sourceText(folded, from, wards[0]!.to) } };
  }

  /** Municipalities written at the start, the longest forms last. */
  private findAdmins(folded: Folded, from: number): Admin[] {
    const { trie, roots } = this.data;
    const admins: Admin[] = [];
    let node = from < folded.length ? roots[folded.symbols[from]!]! : NO_NODE;
    for (let i = from; node !== NO_NODE; node = child(trie, node, folded.symbols[i]!)) {
      i++;
      const count = entryCount(trie, node);
      for (let k = 0; k < count; k++) {
        const entry = entryAt(trie, node, k);
        admins.push({ id: entry >> FORM_BITS, form: entry & ((1 << FORM_BITS) - 1), from, to: i });
      }
      if (i >= folded.length) break;
    }
    return admins;
  }

  /** The best town for each municipality, then the municipalities whose reading explains most of the input. */
  private findTowns(folded: Folded, admins: readonly Admin[]): Found[] {
    let best: Found[] = [];
    const keep = (found: Found) => {
      if (best.length > 0 && found.rank < best[0]!.rank) return;
      if (best.length > 0 && found.rank > best[0]!.rank) best = [];
      if (!best.some((other) => other.city === found.city && other.hit?.town === found.hit?.town)) best.push(found);
    };
    for (const admin of admins) {
      if (admin.id >= PREFECTURE_ID) {
        keep({ admin, city: -1, hit: undefined, streetTo: admin.to, rank: admin.to });
        continue;
      }
      const wards = this.wards.get(admin.id);
      // A ward was written behind the city's name: it is one of the longer readings.
      if (wards && admins.some((other) => other.to > admin.to && wards.includes(other.id))) continue;
      let inWard = false;
      for (const city of wards ?? [admin.id]) {
        const found = this.townOf(folded, admin, city);
        if (!found.hit && wards) continue;
        inWard = true;
        keep(found);
      }
      if (!inWard) keep({ admin, city: admin.id, hit: undefined, streetTo: admin.to, rank: rankOf(admin, undefined) });
    }
    return this.completeTowns(folded, best);
  }

  private townOf(folded: Folded, admin: Admin, city: number): Found {
    const root = cityRoot(this.data, city);
    const kyoto = this.kyoto[city] === 1 ? findKyotoTown(this.data, folded, root, admin.to) : undefined;
    const hit = this.kyoto[city] === 1 ? kyoto?.hit : findTown(this.data, folded, root, admin.to);
    return { admin, city, hit, streetTo: kyoto?.streetTo ?? admin.to, rank: rankOf(admin, hit) };
  }

  /** Where no whole town name fits, a beginning that only one town has is completed; several become candidates. */
  private completeTowns(folded: Folded, best: Found[]): Found[] {
    if (best.length === 0 || best[0]!.hit || best[0]!.city < 0) return best;
    const completed: Found[] = [];
    for (const found of best) {
      if (this.kyoto[found.city] === 1 || this.data.column.cityParent![found.city]) continue;
      const from = found.admin.to;
      const { towns, to } = townsByPrefix(this.data, folded, cityRoot(this.data, found.city), from, MAX_PLACES);
      for (const town of towns)
        completed.push({
          ...found,
          hit: { town, koaza: -1, from, townTo: to, to, flags: 0, recovered: true },
        });
    }
    return completed.length > 0 ? completed : best;
  }

  private place(folded: Folded, { admin, city, hit, streetTo }: Found): Place {
    const { starts, ends } = folded;
    const prefecture = city < 0 ? admin.id - PREFECTURE_ID : Math.floor(this.data.hot.cityJis[city]! / 1000);
    const adminFrom = admin.from;
    const span = (from: number, to: number): Span => [starts[from]!, ends[to - 1]!];
    const end = hit ? hit.to : admin.to;
    return {
      prefecture,
      city,
      form: admin.form,
      adminSpan: span(adminFrom, admin.to),
      town: hit?.town ?? -1,
      townSpan: hit && span(hit.from, hit.townTo),
      koaza: hit?.koaza ?? -1,
      koazaSpan: hit && hit.koaza >= 0 && hit.to > hit.townTo ? span(hit.townTo, hit.to) : undefined,
      formerTown: hit !== undefined && (hit.flags & ENTRY.alias) !== 0,
      recovered: hit !== undefined && (hit.recovered || (hit.flags & (ENTRY.variant | ENTRY.partial)) !== 0),
      oazaOmitted: hit !== undefined && (hit.flags & ENTRY.partial) !== 0,
      street: streetTo > admin.to ? span(admin.to, streetTo) : undefined,
      tail: parseTail(this.data, folded, hit?.town ?? -1, end),
    };
  }
}

/** More of the input explained is better; a whole town name beats a variant of the same length. */
function rankOf(admin: Admin, hit: TownHit | undefined): number {
  const form = admin.form & FORM.short ? 0 : 1;
  if (!hit) return admin.to * 4 + form;
  if (hit.flags & ENTRY.partial) return 5_000 + hit.to * 4 + form;
  return 10_000 + hit.to * 4 + (hit.flags & ENTRY.variant ? 0 : 2) + form;
}

const sourceText = ({ text, starts, ends }: Folded, from: number, to: number) =>
  text.slice(starts[from]!, ends[to - 1]!);

/** 日本, 日本国 before the prefecture. */
function skipLead(folded: Folded): number {
  const { symbols } = folded;
  let i = 0;
  if (symbols[0] === 0x65e5 && symbols[1] === 0x672c) i = symbols[2] === 0x56fd ? 3 : 2;
  while (i < folded.length && (symbols[i] === 0x2c || symbols[i] === 0x3001 || symbols[i] === 0x3a)) i++;
  return i;
}
