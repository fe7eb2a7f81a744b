import { FOLD_LIMIT, type Folded } from '../data/fold.ts';
import { Description, findKyotoTown } from './kyoto.ts';
import type { KyotoTown } from './kyoto-side.ts';
import type { TownFinder } from './town.ts';

/**
 * The towns of Kyoto that one text names. A city without its ward is eleven questions about one description, and each
 * of them is asked again where a name is mended: what was found is kept for as long as that text is read.
 */
export class KyotoTowns {
  private readonly towns: TownFinder;
  private description: Description | undefined;
  /** By ward and the place where the description begins. */
  private readonly found = new Map<number, KyotoTown | undefined>();

  constructor(towns: TownFinder) {
    this.towns = towns;
  }

  /** Another text is read. */
  begin(): void {
    if (this.description === undefined) return;
    this.description = undefined;
    this.found.clear();
  }

  find(folded: Folded, root: number, from: number): KyotoTown | undefined {
    const question = root * (FOLD_LIMIT + 1) + from;
    // A crossing may be counted in blocks.
    this.towns.readsFigures = true;
    const known = this.found.get(question);
    if (known || this.found.has(question)) return known;
    const town = findKyotoTown(this.towns, folded, root, from, this.descriptionAt(folded, from));
    this.found.set(question, town);
    return town;
  }

  /** Whether streets alone are written. */
  hasNoTown(folded: Folded, from: number): boolean {
    return this.descriptionAt(folded, from).isStreetOnly(0);
  }

  private descriptionAt(folded: Folded, from: number): Description {
    if (this.description?.from !== from) this.description = new Description(folded, from);
    return this.description;
  }
}
