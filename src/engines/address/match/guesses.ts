import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import { SPLIT } from './mend.ts';
import type { Found } from './place.ts';

/** What a whole character that is missing costs. */
const MISSING = 1;

/** The places that are cheapest to reach by changing characters, and what speaks against choosing one. */
export class Guesses {
  private readonly data: AddressData;
  private best: Found[] = [];
  private least = 2;
  /** Places that have all that is written and one character more. */
  private readonly longer: Found[] = [];

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Whether a guess of that cost could still be the best. */
  isOpen(cost: number): boolean {
    return cost <= this.least;
  }

  offer(found: Found, cost: number, isLonger: boolean): void {
    if (isLonger && cost <= MISSING) this.longer.push(found);
    if (cost > this.least) return;
    if (cost < this.least) this.best = [];
    this.least = cost;
    // 北螂三条: both 北郷三条 and a 北郷 with something behind it; the longer name explains more.
    if (this.best.some((other) => this.isBeginning(found, other))) return;
    this.best = this.best.filter((other) => !this.isBeginning(other, found));
    const same = this.best.findIndex((other) => this.isSame(other, found));
    if (same < 0) this.best.push(found);
    // 八幡崎高原 is listed as a town and as a 字 of 八幡崎: one name, and the town is meant.
    // 広島市中紙屋町: a ward without its 区, rather than a town with a 中 too many.
    else if (isSurer(found, this.best[same]!)) this.best[same] = found;
  }

  private isBeginning(a: Found, b: Found): boolean {
    return a.city === b.city && a.hit!.to < b.hit!.to && this.nameOf(b).startsWith(this.nameOf(a));
  }

  private isSame(a: Found, b: Found): boolean {
    return a.city === b.city && (a.hit!.town === b.hit!.town || this.nameOf(a) === this.nameOf(b));
  }

  private nameOf({ hit }: Found): string {
    const { town, koaza } = hit!;
    return foldKey(this.data.text('townName', town) + (koaza < 0 ? '' : this.data.text('subName', koaza)));
  }

  /** What may be answered in place of the reading as it is written; undefined where that stays. */
  decided(plain: readonly Found[], isCoded: boolean): Found[] | undefined {
    const { best } = this;
    const [first] = plain;
    if (best.length === 0) return undefined;
    if (best.some(({ isDoubtful }) => isDoubtful)) return this.contested(plain);
    // 北区北町: wards of several cities fit as written, so a guess in one of them has no ground to stand on.
    if (!isCoded && isUndecided(plain) && best.some(({ mended }) => mended!.town > 0)) return undefined;
    // The same town with something left out is what was read already.
    // Unless it is a slip that is seen: 富士見町町一丁目.
    if (first?.hit && best.some(({ hit }) => hit!.town === first.hit!.town))
      return best.length === 1 && best[0]!.isTwice ? best : undefined;
    // 泉町 may be 東町 misread or 和泉町 without its first character: both are shown.
    const isMisread = best[0]!.mended!.town > SPLIT && !isCoded && !best.some((found) => this.longer.includes(found));
    const all = isMisread ? [...best, ...this.longer] : best;
    // A reading without any change, if only of the beginning, is not given up for several guesses.
    return all.length > 1 && first?.hit ? this.contested(plain) : all;
  }

  /**
   * 江谷貝: a town 江 with an unlisted 谷貝 below it, where the whole may as well be 西谷貝. Names that do not begin with what
   * was read speak against it, and no town is left.
   */
  private contested(plain: readonly Found[]): Found[] | undefined {
    const [first] = plain;
    if (!first?.hit || plain.length > 1 || first.hit.koaza >= 0) return undefined;
    const own = foldKey(this.data.text('townName', first.hit.town));
    if (own.length > 2) return undefined;
    const isOther = this.best.every((found) => found.city === first.city && !this.nameOf(found).startsWith(own));
    return isOther ? [{ ...first, hit: undefined, streetTo: first.adminTo }] : undefined;
  }
}

function isSurer(found: Found, known: Found): boolean {
  if (found.hit!.koaza === known.hit!.koaza) return known.isDoubtful === true && found.isDoubtful !== true;
  return known.hit!.koaza >= 0 && found.hit!.koaza < 0;
}

/** Whether what is written names municipalities of several places, and none of them has the town. */
const isUndecided = (plain: readonly Found[]): boolean =>
  plain.length > 1 && plain.every(({ city, hit }) => city >= 0 && hit === undefined);
