import type { AddressData } from '../data/address-data.ts';
import { createFolded, type Folded, foldInto } from '../data/fold.ts';
import { isSideWords } from '../data/kyoto-streets.ts';
import { ALIAS_ID, FORM, FORM_BITS, isKyoto, PREFECTURE_ID } from '../data/municipalities.ts';
import { child, entryAt, entryCount, NO_NODE } from '../data/trie.ts';
import { isLabelEnd, skipLead } from './address-start.ts';
import { FormerReader } from './former.ts';
import { crossingEvidence, townOfCodeAtCrossing } from './kyoto-crossing.ts';
import { textOf } from './kyoto-side.ts';
import { KyotoTowns } from './kyoto-towns.ts';
import { MendedPlaces } from './mended-places.ts';
import { type Admin, type Found, type HierarchyConflict, type Match, type Place, rankOf } from './place.ts';
import { placeOf } from './place-of.ts';
import { findPostalCode, townsOfCode } from './postal-code.ts';
import { firstFigure } from './symbols.ts';
import { parseTail } from './tail.ts';
import { cityRoot, TownFinder } from './town.ts';

const MAX_PLACES = 1000;
/** What the missing 区 of a ward costs. */
const WITHOUT_KIND = 0.5;
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
  private readonly kyotoTowns: KyotoTowns;
  private readonly former: FormerReader;
  private readonly mended: MendedPlaces;

  constructor(data: AddressData) {
    this.data = data;
    this.towns = new TownFinder(data);
    this.kyotoTowns = new KyotoTowns(this.towns);
    const jis = data.column.cityJis!;
    this.kyoto = Uint8Array.from(jis, (code) => (isKyoto(code) ? 1 : 0));
    let parent = -1;
    for (let city = 0; city < jis.length; city++) {
      if (data.column.cityParent![city]) {
        parent = city;
        this.wards.set(city, []);
      } else if (data.column.cityWard![city] !== 0) this.wards.get(parent)?.push(city);
    }
    this.former = new FormerReader(data, this.towns, this.wards);
    this.mended = new MendedPlaces(data, this.towns, this.wards, this.kyoto, this.kyotoTowns);
  }

  match(text: string): Match {
    const postal = findPostalCode(text);
    const folded = foldInto(this.folded, text, postal && postal.span[0] === postal.leading ? postal.span[1] : 0);
    this.kyotoTowns.begin();
    this.towns.begin(firstFigure(folded));
    const { from, found: plain } = this.findFirst(folded);
    let found = plain.length > 1 ? this.withListedChome(folded, plain) : plain;
    const former = found.length === 0 ? this.former.withoutCounty(folded, from) : undefined;
    if (former?.length) found = former;
    else if (this.mended.isNeeded(folded, found)) {
      const mended = this.mended.places(folded, from, found, postal?.code);
      // 富山町富山市赤江町: what begins like a former municipality is changed into a whole prefecture alone.
      const isBelieved = former === undefined || mended?.every(({ form }) => form & FORM.prefecture);
      if (mended && isBelieved) found = mended;
    }
    if (postal && found.length === 1) found = this.withTownOfCode(folded, found[0]!, Number(postal.code));
    const contradicted = found.length > 0 && !found[0]!.hit ? this.contradicted(folded, found[0]!) : undefined;
    if (contradicted) found = contradicted.found;
    const places: Place[] = [];
    for (const item of found) if (places.push(placeOf(this.data, folded, item)) === MAX_PLACES) break;
    return { text, script: 'japanese', postal, places, placeCount: places.length, conflict: contradicted?.conflict };
  }

  /** Whether the names of the last text were found without its figures: behind the same words others mean the same place. */
  isByNames = (): boolean => !this.towns.readsFigures;

  /** 大宮市三橋2丁目: of two wards of one city with a town of that name, the one that has the 丁目. */
  private withListedChome(folded: Folded, found: Found[]): Found[] {
    const listed = found.filter(({ hit }) => hit && parseTail(this.data, folded, hit.town, hit.to).chomeRow >= 0);
    const isOneCity = listed.length > 0 && this.former.parentOf(found) !== undefined;
    return isOneCity && found.every(({ hit }) => hit && !hit.recovered) ? listed : found;
  }

  /**
   * 〒600-8025 下京区西木屋町通松原上ル東側町: a town that is called like a side of the street, where postal code and
   * crossing both name another one of the ward (清水町, on its east side), is not decided.
   */
  private withTownOfCode(folded: Folded, found: Found, code: number): Found[] {
    const { city, hit, adminTo, streetTo } = found;
    if (!hit || this.kyoto[city] !== 1 || streetTo <= adminTo) return [found];
    const towns = townsOfCode(this.data, code);
    const street = textOf(folded, adminTo, streetTo);
    const isSide = isSideWords(textOf(folded, hit.from, hit.townTo).replace(/町$/, ''));
    if (!isSide || towns.has(hit.town) || crossingEvidence(this.data, hit.town, street) === 'agrees') return [found];
    const town = townOfCodeAtCrossing(this.data, towns, city, street);
    return town === undefined ? [found] : [found, { ...found, hit: { ...hit, town, koaza: -1, recovered: true } }];
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
  private contradicted(folded: Folded, first: Found): { found: Found[]; conflict?: HierarchyConflict } | undefined {
    const from = first.adminTo;
    if (first.city < 0) {
      const count = this.findAdmins(folded, from);
      if (!this.admins.slice(0, count).some(({ id }) => id < PREFECTURE_ID)) return undefined;
      const found = this.findTowns(folded, from, count);
      // 東京都東京都新宿区: the prefecture was written twice, as forms that join two fields do.
      if (found.length > 0 && found.every(({ prefecture }) => prefecture === first.prefecture)) return { found };
      return { found, conflict: { field: 'prefecture', input: textOf(folded, skipLead(folded), from) } };
    }
    if (!this.wards.has(first.city)) return undefined;
    const ward = this.admins
      .slice(0, this.findAdmins(folded, from))
      .find(({ id, form }) => id < PREFECTURE_ID && form === 0);
    return ward && { found: [first], conflict: { field: 'ward', input: textOf(folded, from, ward.to) } };
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
      this.towns.pass(i);
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
        best = this.former.better(best, folded, from, admin);
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
    const kyoto = this.kyoto[city] === 1 ? this.kyotoTowns.find(folded, root, to) : undefined;
    const hit = this.kyoto[city] === 1 ? kyoto?.hit : this.towns.find(folded, root, to);
    if (!hit && needsTown) return best;
    const rank = rankOf(form, to, hit);
    if (best.length > 0 && rank < best[0]!.rank) return best;
    const prefecture = Math.floor(this.data.hot.cityJis[city]! / 1000);
    const streetTo = kyoto?.streetTo ?? to;
    // 京都市伏見深草西出町: the ward without its 区 is no street.
    const isWard = streetTo > to && `${textOf(folded, to, streetTo)}区` === this.data.text('cityWard', city);
    const cost = { admin: isWard ? WITHOUT_KIND : 0, town: kyoto?.cost ?? 0 };
    const mended = cost.admin + cost.town > 0 ? cost : undefined;
    const adminTo = isWard ? streetTo : to;
    const found = { prefecture, city, form, former: -1, from, adminTo, hit, streetTo, rank, mended };
    if (best.length === 0 || rank > best[0]!.rank) return [found];
    for (const other of best) if (other.city === city && other.hit?.town === hit?.town) return best;
    return [...best, found];
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
}
