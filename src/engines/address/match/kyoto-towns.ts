import type { Folded } from '../data/fold.ts';
import { Description, findKyotoTown } from './kyoto.ts';
import type { KyotoTown } from './kyoto-side.ts';
import type { TownFinder } from './town.ts';

/**
 * The towns of Kyoto that one text names. A city without its ward is eleven questions about one description, and each
 * of them is asked again where a name is mended: what was found is kept for as long as that text is read.
 */
export class KyotoTowns {
  private readonly towns: TownFinder;
  private readonly descriptions = new Map<number, Description>();
  /** By the root of the ward, for each place where a description begins. */
  private readonly found = new Map<number, Map<number, KyotoTown | undefined>>();

  constructor(towns: TownFinder) {
    this.towns = towns;
  }

  /** Another text is read. */
  begin(): void {
    if (this.descriptions.size === 0) return;
    this.descriptions.clear();
    this.found.clear();
  }

  find(folded: Folded, root: number, from: number): KyotoTown | undefined {
    let byRoot = this.found.get(from);
    if (!byRoot) this.found.set(from, (byRoot = new Map()));
    if (!byRoot.has(root))
      byRoot.set(root, findKyotoTown(this.towns, folded, root, from, this.descriptionAt(folded, from)));
    return byRoot.get(root);
  }

  /** Whether streets alone are written. */
  hasNoTown(folded: Folded, from: number): boolean {
    return this.descriptionAt(folded, from).isStreetOnly(0);
  }

  private descriptionAt(folded: Folded, from: number): Description {
    let known = this.descriptions.get(from);
    if (!known) this.descriptions.set(from, (known = new Description(folded, from)));
    return known;
  }
}
