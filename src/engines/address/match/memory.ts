import type { Match } from './place.ts';

/** The asked address and those of its ten candidates; a company that is asked for again keeps its own reading. */
const KEPT = 128;
/** Longer texts are hardly asked twice, and would be held for long. */
const LONGEST = 200;

/** Readings of the last addresses, so that one answer compares and shows each of its addresses after one reading. */
export class MatchMemory {
  private readonly reader: { match(text: string): Match };
  private readonly kept: number;
  private newer = new Map<string, Match>();
  private older = new Map<string, Match>();

  constructor(reader: { match(text: string): Match }, kept = KEPT) {
    this.reader = reader;
    this.kept = kept;
  }

  /** Reads to compare: one side is compared with many, and each is shown afterwards. */
  match(text: string): Match {
    let match = this.newer.get(text);
    if (match) return match;
    match = this.older.get(text) ?? this.reader.match(text);
    if (text.length > LONGEST) return match;
    if (this.newer.size >= this.kept) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(text, match);
    return match;
  }

  /** Reads to show: what was compared is known, what is only shown is kept as it is shown. */
  glance = (text: string): Match => this.newer.get(text) ?? this.older.get(text) ?? this.reader.match(text);
}
