import { type Confusions, readConfusions } from '../data/confusions.ts';
import type { Folded } from '../data/fold.ts';
import { readSplits, type SplitCharacters } from '../data/split-characters.ts';
import { isFigure } from './symbols.ts';

const NONE: readonly number[] = [];

/**
 * What may have been meant by the symbols of a text. A search asks the same of one symbol for hundreds of nodes in a row,
 * so the last answers are kept. The tables are read when an address first needs mending.
 */
export class Mistaken {
  private confusions: Confusions | undefined;
  private splits: SplitCharacters | undefined;
  private read = -1;
  private alike = NONE;
  private at = -1;
  private halves = NONE;

  /** Another text. */
  begin(): void {
    this.at = -1;
  }

  /** Symbols that one is easily mistaken for, in ascending order. */
  alikeTo(read: number): readonly number[] {
    if (read === this.read) return this.alike;
    this.confusions ??= readConfusions();
    this.read = read;
    this.alike = this.confusions.get(read) ?? NONE;
    return this.alike;
  }

  /** 河原田丁: symbols whose two halves stand at `i`. */
  halvesAt(folded: Folded, i: number): readonly number[] {
    if (i === this.at) return this.halves;
    this.splits ??= readSplits();
    this.at = i;
    const { symbols, length } = folded;
    const meant = i + 1 < length ? this.splits.get(symbols[i]!)?.get(symbols[i + 1]!) : undefined;
    this.halves = meant && !isFigure(folded, i) && !isFigure(folded, i + 1) ? meant : NONE;
    return this.halves;
  }
}
