import type { AddressData } from '../data/address-data.ts';
import { CityNames } from '../data/city-names.ts';
import { ENTRY } from '../data/data-format.ts';
import type { Folded } from '../data/fold.ts';
import { FORM_BITS, PREFECTURE_ID } from '../data/municipalities.ts';
import { NO_NODE, ROOT } from '../data/trie.ts';
import { townsWithoutArea } from './area-town.ts';
import { goesOnAsBuilding, isBuildingFor } from './building-words.ts';
import { completedTown } from './completed-town.ts';
import { Guesses } from './guesses.ts';
import { behindStreets } from './kyoto.ts';
import { crossingEvidence } from './kyoto-crossing.ts';
import { endsTown } from './kyoto-ends.ts';
import { KyotoSpelling } from './kyoto-spelling.ts';
import type { KyotoTowns } from './kyoto-towns.ts';
import { Mender } from './mend.ts';
import type { Admin, Found } from './place.ts';
import { townsOfCode } from './postal-code.ts';
import { townWithSurplusKind } from './surplus-kind.ts';
import { hasGap, isBoundary, SYMBOL } from './symbols.ts';
import { parseTail } from './tail.ts';
import { isBelievable, isTwiceAlone, tellingLength } from './telling-length.ts';
import { cityRoot, type TownFinder, type TownHit } from './town.ts';

/** Municipalities that are looked into. */
const MAX_MENDED = 12;
/** What it costs more that a character which is written was changed, not only one missing. */
const CHANGED = 0.1;
/** What a character written twice costs. */
const TWICE_COST = 0.5;

/** A town that is nearly what is written behind a municipality. */
interface MendedTown {
  readonly hit: TownHit;
  readonly streetTo: number;
  readonly cost: number;
  readonly isTelling: boolean;
  readonly isLonger: boolean;
  readonly isTwice: boolean;
}

/** Places that are written with mistaken characters, anchored on what is right. */
export class MendedPlaces {
  private readonly data: AddressData;
  private readonly towns: TownFinder;
  private readonly wards: ReadonlyMap<number, readonly number[]>;
  private readonly kyoto: Uint8Array;
  private readonly kyotoTowns: KyotoTowns;
  private readonly mender: Mender;
  private readonly spelling: KyotoSpelling;
  private readonly cities: CityNames;

  constructor(
    data: AddressData,
    towns: TownFinder,
    wards: ReadonlyMap<number, readonly number[]>,
    kyoto: Uint8Array,
    kyotoTowns: KyotoTowns,
  ) {
    this.data = data;
    this.towns = towns;
    this.wards = wards;
    this.kyoto = kyoto;
    this.kyotoTowns = kyotoTowns;
    this.mender = new Mender(data);
    this.spelling = new KyotoSpelling(data);
    this.cities = new CityNames(data);
  }

  /** No town was found, or what follows it is no number: a name may be written with a mistaken character. */
  isNeeded(folded: Folded, found: readonly Found[]): boolean {
    const first = found[0];
    if (!first) return folded.length > 3;
    if (first.hit?.recovered) return false;
    if (!first.hit) return first.adminTo < folded.length;
    const { to } = first.hit;
    const { unlisted, numbers, chome, restFrom } = parseTail(this.data, folded, first.hit.town, to);
    if (unlisted) return folded.text[unlisted[0] - 1] !== '字';
    // 酉 and 申 are lots in few places, and mistaken for 西 and 中 in many.
    if (folded.symbols[to] === SYMBOL.rooster || folded.symbols[to] === SYMBOL.monkey) return true;
    return numbers.length === 0 && chome === 0 && to < folded.length && !hasGap(folded, to) && restFrom > 0;
  }

  /** The places that are cheapest to reach by changing characters; undefined when nothing is near enough. */
  places(folded: Folded, from: number, plain: readonly Found[], code: string | undefined): Found[] | undefined {
    const completed =
      (this.kyoto[plain[0]?.city ?? -1] === 1 ? undefined : completedTown(this.towns, folded, plain)) ??
      this.townOfArea(folded, plain) ??
      this.respelledInKyoto(folded, plain) ??
      townWithSurplusKind(this.data, folded, plain, code !== undefined);
    if (completed) return completed;
    this.mender.begin();
    const byCode = code === undefined ? undefined : townsOfCode(this.data, Number(code));
    const isCoded = byCode !== undefined && byCode.size > 0;
    const guesses = new Guesses(this.data);
    for (const admin of this.nearAdmins(folded, from, plain, isCoded)) {
      if (!guesses.isOpen(admin.cost)) break;
      for (const city of this.wards.get(admin.id) ?? [admin.id])
        for (const { hit, streetTo, cost, isTelling, isLonger, isTwice } of this.mendedTowns(folded, city, admin)) {
          // A postal code that belongs to other towns speaks against the guess, its own for it.
          const isOfCode = byCode?.has(hit.town) === true;
          if (isCoded && !isOfCode) continue;
          if (!isCoded && standsAlready(plain, city, hit)) continue;
          const mended = { admin: admin.cost, town: cost };
          const place = { prefecture: this.prefectureOf(city), city, form: admin.form, former: -1, from };
          const found = { ...place, adminTo: admin.to, hit, streetTo, rank: 0, mended };
          // Two names changed at once are less likely than two changes in one.
          const both = admin.cost > 0 && cost > 0 ? 0.25 : 0;
          guesses.offer(
            { ...found, isDoubtful: isTelling && !isOfCode, isTwice },
            admin.cost + cost + both - (isOfCode ? 0.5 : 0),
            isLonger && admin.cost === 0,
          );
        }
    }
    return guesses.decided(plain, isCoded);
  }

  /** 大仙市福住町: a listed town without the name of its area; it needs no change of what is written. */
  private townOfArea(folded: Folded, plain: readonly Found[]): Found[] | undefined {
    const [first] = plain;
    if (!first || plain.length > 1 || first.hit || first.city < 0 || this.kyoto[first.city] === 1) return undefined;
    if (this.wards.has(first.city)) return undefined;
    const found = townsWithoutArea(this.cities, folded, first);
    return found.length > 0 ? found : undefined;
  }

  /** A town behind a Kyoto crossing in another spelling than the lists', in the ward that is written. */
  private respelledInKyoto(folded: Folded, plain: readonly Found[]): Found[] | undefined {
    const [first] = plain;
    if (!first || first.hit || plain.length > 1 || this.kyoto[first.city] !== 1) return undefined;
    if (this.kyotoTowns.hasNoTown(folded, first.adminTo)) return [first];
    const found = this.spelling.find(folded, first.city, first.adminTo);
    if (found?.length === 0) return [first];
    return found?.map(({ hit, streetTo, cost }) => ({ ...first, hit, streetTo, mended: { admin: 0, town: cost } }));
  }

  /**
   * What is written as it is called stays, today's name and a former one: in a municipality the town may be mistaken, in
   * a designated city the ward as well, in a prefecture the municipality. Only a postal code is ground for another one.
   */
  private nearAdmins(
    folded: Folded,
    from: number,
    plain: readonly Found[],
    isCoded: boolean,
  ): readonly (Admin & { cost: number })[] {
    const all = this.mendedAdmins(folded, from);
    // 京者市中京区: the city alone is no reading where one of its wards is written behind it.
    const isWardBehind = ({ id, to, cost }: Admin & { cost: number }) =>
      all.some((other) => other.to > to && other.cost <= cost && this.wards.get(id)?.includes(other.id));
    const admins = all.filter((admin) => !isWardBehind(admin));
    const [first] = plain;
    if (!first || isCoded) return admins;
    if (first.city < 0) return admins.filter(({ id }) => this.prefectureOf(id) === first.prefecture);
    // 北九州市若松田中畑町: a city without its ward says nothing of the wards.
    const isWhole = ({ id, to, cost }: Admin & { cost: number }) =>
      cost === 0 && to === first.adminTo && this.wards.has(id);
    const wards = this.wards.get(all.find(isWhole)?.id ?? first.city);
    // 柏市市岩井: the last character of the municipality written twice.
    const isTwice = ({ id, to, cost }: Admin & { cost: number }) =>
      id === first.city && to > first.adminTo && cost <= TWICE_COST;
    return admins.filter((admin) => admin.cost === 0 || wards?.includes(admin.id) || isTwice(admin));
  }

  private prefectureOf(city: number): number {
    return Math.floor(this.data.hot.cityJis[city]! / 1000);
  }

  /** Municipalities that are nearly what is written, cheapest first. */
  private mendedAdmins(folded: Folded, from: number): (Admin & { cost: number })[] {
    const list: (Admin & { cost: number })[] = [];
    for (const found of this.mender.search(folded, ROOT, from, 1, true)) {
      const id = found.entry >> FORM_BITS;
      if (id >= PREFECTURE_ID || found.isSurplus || !isBelievable(found)) continue;
      // 前橋東金丸町: rather 前橋市 without its 市, where all that is written stays, than with 東 for it.
      const cost = found.cost >= 1 && !found.isLonger ? found.cost + CHANGED : found.cost;
      const form = found.entry & ((1 << FORM_BITS) - 1);
      // The cheapest way to a reading comes first.
      if (!list.some((known) => known.id === id && known.form === form && known.to === found.to))
        list.push({ id, form, to: found.to, cost });
    }
    return list.sort((a, b) => a.cost - b.cost).slice(0, MAX_MENDED);
  }

  private isBuilding({ text, starts, ends }: Folded, { town, from, to }: TownHit): boolean {
    const end = ends[to - 1]!;
    return (
      goesOnAsBuilding(text.slice(end)) || isBuildingFor(text, [starts[from]!, end], this.data.text('townName', town))
    );
  }

  /** Whether Japan Post's list of crossings does not speak against a town behind the crossing that is written. */
  private isAtCrossing({ text, starts, ends }: Folded, { town, from }: TownHit, streetsFrom: number): boolean {
    const description = text.slice(starts[streetsFrom]!, ends[from - 1]!);
    return crossingEvidence(this.data, town, description) !== 'contradicts';
  }

  /** Towns behind a municipality: as written, or nearly so; a changed municipality needs a town that is right or nearly. */
  private mendedTowns(folded: Folded, city: number, admin: { to: number; cost: number }): MendedTown[] {
    const root = cityRoot(this.data, city);
    if (root === NO_NODE) return [];
    const isKyoto = this.kyoto[city] === 1;
    if (isKyoto && this.kyotoTowns.hasNoTown(folded, admin.to)) return [];
    const kyoto = isKyoto ? this.kyotoTowns.find(folded, root, admin.to) : undefined;
    const exact = isKyoto ? kyoto?.hit : this.towns.find(folded, root, admin.to);
    const isExact = exact && !exact.recovered && (exact.flags & ENTRY.partial) === 0 && isBoundary(folded, exact.to);
    if (isExact && admin.cost > 0)
      return [
        {
          hit: exact,
          streetTo: kyoto?.streetTo ?? admin.to,
          cost: kyoto?.cost ?? 0,
          isTelling: false,
          isLonger: false,
          isTwice: false,
        },
      ];
    const from = isKyoto ? behindStreets(folded, admin.to) : admin.to;
    const towns = this.data.meta.towns;
    // A town of the ward that stands there as it is called is not taken for another one.
    const standing = isKyoto ? this.towns.find(folded, root, from) : undefined;
    const standsTo = standing && standing.flags === 0 ? standing.to : 0;
    return (
      this.mender
        .search(folded, root, from, admin.cost === 0 ? 1.5 : 0.5)
        .filter((found) => found.cost > 0 && found.to > standsTo && (isKyoto ? endsTown : isBoundary)(folded, found.to))
        .filter((found) => isBelievable({ cost: found.cost, length: tellingLength(this.data, folded, from, found) }))
        .filter(({ to }) => !isTwiceAlone(folded, from, to))
        .filter(({ entry }) => (entry & (ENTRY.variant | ENTRY.partial | ENTRY.alias)) === 0)
        // 字 are too many and too much alike for any other change.
        .filter(({ entry, cost }) => cost <= 0.5 || entry >> ENTRY.bits < towns)
        .map(({ entry, to, cost, isTelling, isLonger, isTwice }) => {
          const id = entry >> ENTRY.bits;
          const koaza = id >= towns ? id - towns : -1;
          const town = koaza < 0 ? id : this.data.hot.subTown[koaza]!;
          const hit = { town, koaza, from, townTo: to, to, flags: 0, recovered: false };
          return { hit, streetTo: from, cost, isTelling, isLonger, isTwice };
        })
        .filter(({ hit }) => !isKyoto || from === admin.to || this.isAtCrossing(folded, hit, admin.to))
        .filter(({ hit }) => !this.isBuilding(folded, hit))
    );
  }
}

/** 姫路市白銀町三和ビル: a listed name is not changed into another one that explains no more of the text. */
const standsAlready = ([first]: readonly Found[], city: number, { to }: TownHit): boolean =>
  first?.city === city && first.hit?.flags === 0 && to <= first.hit.to;
