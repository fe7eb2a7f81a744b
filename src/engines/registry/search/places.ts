import { foldText } from '../../../japan/company-name.ts';

interface Place {
  readonly id: number;
  /** Municipality code as a number; 0 abroad. */
  readonly code: number;
  readonly prefecture: string;
  readonly city: string;
}

interface KnownPlace extends Place {
  /** The five digits; null abroad. */
  readonly codeText: string | null;
}

/** Where a written address lies, as far as the municipality names of the registry tell, and what follows the name. */
export interface Located {
  readonly codes: ReadonlySet<number>;
  /** The folded remainder: town and numbers. */
  readonly rest: string;
}

const SHORTEST = 2;
const LONGEST_NAMED = 5;
const KINDS = ['市', '区', '町', '村'];
const PREFECTURE_KINDS = ['県', '府', '都'];

/** The municipalities a registry names, found at the start of a written address. */
export class PlaceIndex {
  readonly #byId = new Map<number, KnownPlace>();
  readonly #byName = new Map<string, Set<number>>();
  readonly #byPrefecture = new Map<string, Set<number>>();
  /** Lengths of the names that begin with two characters, the longest first. */
  readonly #lengths = new Map<string, number[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const codeText = place.code === 0 ? null : String(place.code).padStart(5, '0');
      this.#byId.set(place.id, { ...place, codeText });
      if (place.code === 0 || place.city === '') continue;
      this.#add(place.prefecture + place.city, place.code);
      const prefecture = foldText(place.prefecture);
      this.#byPrefecture.set(prefecture, (this.#byPrefecture.get(prefecture) ?? new Set()).add(place.code));
      this.#add(place.city, place.code);
      // 安芸郡府中町 is written 府中町, 大阪市北区 rarely 北区 alone: only the county may be left out.
      const county = /^.{1,6}郡(.+)$/u.exec(place.city);
      if (county) {
        this.#add(county[1]!, place.code);
        this.#add(place.prefecture + county[1]!, place.code);
      }
      const ward = /^(.{1,8}市).{1,5}区$/u.exec(place.city);
      if (ward) {
        this.#add(place.prefecture + ward[1]!, place.code);
        this.#add(ward[1]!, place.code);
      }
    }
  }

  #add(name: string, code: number): void {
    const key = foldText(name);
    const codes = this.#byName.get(key);
    if (codes) codes.add(code);
    else this.#byName.set(key, new Set([code]));
    if (codes || key.length < SHORTEST) return;
    const begin = key.slice(0, SHORTEST);
    const lengths = new Set(this.#lengths.get(begin)).add(key.length);
    this.#lengths.set(
      begin,
      [...lengths].sort((a, b) => b - a),
    );
  }

  byId(id: number): KnownPlace {
    return this.#byId.get(id)!;
  }

  /** Where nothing but a prefecture is named: anywhere in it. */
  prefecture(folded: string): Located | null {
    const codes = this.#byPrefecture.get(folded);
    return codes ? { codes, rest: '' } : null;
  }

  /** 米子 in 米子皆生温泉: the longest municipality or prefecture, named without its kind, that a folded text begins with. */
  named(folded: string): Located | null {
    for (let length = Math.min(folded.length, LONGEST_NAMED); length >= SHORTEST; length--) {
      const name = folded.slice(0, length);
      const codes = new Set<number>();
      for (const kind of KINDS) for (const code of this.#byName.get(name + kind) ?? []) codes.add(code);
      for (const kind of PREFECTURE_KINDS)
        for (const code of this.#byPrefecture.get(name + kind) ?? []) codes.add(code);
      if (codes.size > 0) return { codes, rest: folded.slice(length) };
    }
    return null;
  }

  /** The longest municipality name a folded address begins with. */
  locate(folded: string): Located | null {
    for (const length of this.#lengths.get(folded.slice(0, SHORTEST)) ?? []) {
      if (length > folded.length) continue;
      const codes = this.#byName.get(folded.slice(0, length));
      if (codes) return { codes, rest: folded.slice(length) };
    }
    return null;
  }
}
