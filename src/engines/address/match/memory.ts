import type { Match } from './place.ts';

/** Addresses of one answer: the asked one and those of its candidates. */
const KEPT = 64;
/** Longer texts are hardly asked twice, and would be held for long. */
const LONGEST = 200;

/** Readings of the last few addresses, so that one answer reads each of its addresses once. */
export class MatchMemory {
  private readonly reader: { match(text: string): Match };
  private readonly kept = new Map<string, Match>();

  constructor(reader: { match(text: string): Match }) {
    this.reader = reader;
  }

  match(text: string): Match {
    const known = this.kept.get(text);
    if (known) return known;
    const match = this.reader.match(text);
    if (text.length > LONGEST) return match;
    if (this.kept.size >= KEPT) this.kept.clear();
    this.kept.set(text, match);
    return match;
  }
}
