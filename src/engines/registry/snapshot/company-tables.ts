import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { findGrams, GRAM_SHIFT, type GramFilter } from '../search/gram-block.ts';
import { BLOCK_SHIFT, findInBlock } from '../search/probe-block.ts';
import { KeyFilter } from './key-filter.ts';
import { arrays, WITHDRAWN } from './schema.ts';

/** A row as it is stored: name, reading and street are packed. */
export type CompanyRow = [
  num: number,
  name: string,
  furigana: string | null,
  kind: number,
  place: number,
  street: string,
  post: number | null,
  process: number,
  updated: number,
  changed: number | null,
  assigned: number | null,
  closed: number | null,
  cause: number | null,
  successor: number | null,
  extra: string | null,
  english: string | null,
];

export interface HistoryRow {
  readonly process: number;
  readonly updated: number;
  readonly changed: number | null;
  readonly name: string;
  readonly address: string;
}

export interface PlaceRow {
  readonly id: number;
  readonly code: number;
  readonly prefecture: string;
  readonly city: string;
}

type CoreColumns = [core: string, list: Uint8Array];

const PROCESS = 7;

const present = (found: unknown): CompanyRow | null => {
  const row = found as CompanyRow | undefined;
  return row === undefined || row[PROCESS] === WITHDRAWN ? null : row;
};

/** The statements of one file. */
class CompanyFile {
  readonly company: StatementSync;
  readonly first: StatementSync;
  readonly last: StatementSync;
  readonly next: StatementSync;
  readonly core: StatementSync;
  readonly coreText: StatementSync;
  readonly probe: StatementSync;
  readonly gram: StatementSync;
  readonly gramBytes: StatementSync;
  readonly history: StatementSync;
  readonly places: readonly PlaceRow[];

  constructor(db: DatabaseSync) {
    this.company = arrays(db.prepare('SELECT * FROM company WHERE num = ?'));
    this.first = arrays(db.prepare('SELECT min(num) FROM company'));
    this.last = arrays(db.prepare('SELECT max(num) FROM company'));
    this.next = arrays(db.prepare('SELECT num FROM company WHERE num >= ? ORDER BY num LIMIT 1'));
    this.core = arrays(db.prepare('SELECT core, list FROM core WHERE h = ?'));
    this.coreText = arrays(db.prepare('SELECT core FROM core WHERE h = ?'));
    this.probe = arrays(db.prepare('SELECT list FROM probe WHERE block = ?'));
    this.gram = arrays(db.prepare('SELECT list FROM gram WHERE block = ?'));
    this.gramBytes = arrays(db.prepare('SELECT length(list) FROM gram WHERE block = ?'));
    this.history = db.prepare(
      'SELECT process, updated, changed, name, address FROM history WHERE num = ? ORDER BY seq',
    );
    this.places = db.prepare('SELECT id, code, prefecture, city FROM place').all() as unknown as PlaceRow[];
  }
}

/**
 * The tables of a snapshot: the large file, and before it the file of changes, which has the same tables. What stands
 * there replaces the row of the same key (a company with its whole history, a core with its whole list); places and
 * fuzzy keys are added.
 */
export class CompanyTables {
  readonly #data: CompanyFile;
  readonly #changes: CompanyFile | null;
  readonly #changedCompanies: KeyFilter | null = null;
  readonly #changedCores: KeyFilter | null = null;
  readonly #changedProbes: KeyFilter | null = null;
  readonly #changedGrams: KeyFilter | null = null;

  /** `arePublished`: both files stay as they are for as long as they are open. */
  constructor(data: DatabaseSync, changes: DatabaseSync | null, { arePublished = false } = {}) {
    this.#data = new CompanyFile(data);
    this.#changes = changes && new CompanyFile(changes);
    if (changes === null || !arePublished) return;
    this.#changedCompanies = new KeyFilter(changes, 'company', 'num');
    this.#changedCores = new KeyFilter(changes, 'core', 'h');
    this.#changedProbes = new KeyFilter(changes, 'probe', 'block');
    this.#changedGrams = new KeyFilter(changes, 'gram', 'block');
  }

  get places(): readonly PlaceRow[] {
    return [...this.#data.places, ...(this.#changes?.places ?? [])];
  }

  company(num: number): CompanyRow | null {
    const changed = this.#changedCompanies?.mayHave(num) === false ? undefined : this.#changes?.company.get(num);
    return present(changed ?? this.#data.company.get(num));
  }

  /** At most so many numbers of the large file: each the first behind one of so many steps through their range. */
  spread(count: number): number[] {
    const { first, last, next } = this.#data;
    const [from] = first.get() as unknown as [number];
    const [to] = last.get() as unknown as [number];
    const steps = Array.from({ length: count }, (_, i) => from + Math.floor(((to - from) / count) * i));
    return [...new Set(steps.map((step) => (next.get(step) as unknown as [number])[0]))];
  }

  /** All that is held of a number, and whether that stands in the file of changes. */
  held(num: number): { row: CompanyRow | null; history: HistoryRow[]; isChanged: boolean } {
    const changed = this.#changes?.company.get(num);
    const isChanged = changed !== undefined;
    return { row: present(changed ?? this.#data.company.get(num)), history: this.history(num, isChanged), isChanged };
  }

  /** Former states, oldest first. */
  history(num: number, isChanged = this.isChanged(num)): HistoryRow[] {
    const file = isChanged ? this.#changes! : this.#data;
    return file.history.all(num) as unknown as HistoryRow[];
  }

  isChanged(num: number): boolean {
    return this.#changes?.company.get(num) !== undefined;
  }

  core(key: number): CoreColumns | undefined {
    const changed = this.#changedCores?.mayHave(key) === false ? undefined : this.#changes?.core.get(key);
    return (changed ?? this.#data.core.get(key)) as unknown as CoreColumns | undefined;
  }

  /** The core alone: its list may be of thousands, and most that are looked at are passed over. */
  coreText(key: number): string | undefined {
    const changed = this.#changedCores?.mayHave(key) === false ? undefined : this.#changes?.coreText.get(key);
    return ((changed ?? this.#data.coreText.get(key)) as unknown as [string] | undefined)?.[0];
  }

  /** Keys of cores stored under a fuzzy key. */
  probe(key: number, found: (core: number) => void): void {
    const block = key >>> BLOCK_SHIFT;
    const row = this.#data.probe.get(block) as unknown as [Uint8Array] | undefined;
    if (row !== undefined) findInBlock(row[0], key, found);
    if (this.#changedProbes?.mayHave(block) === false) return;
    const added = this.#changes?.probe.get(block) as unknown as [Uint8Array] | undefined;
    if (added !== undefined) findInBlock(added[0], key, found);
  }

  /** How much would be read for a part: about how many cores share it. */
  gramBytes(key: number): number {
    const block = key >>> GRAM_SHIFT;
    const bytes = (file: CompanyFile | null) =>
      (file?.gramBytes.get(block) as unknown as [number] | undefined)?.[0] ?? 0;
    return bytes(this.#data) + (this.#changedGrams?.mayHave(block) === false ? 0 : bytes(this.#changes));
  }

  /** Keys of cores with a part stored under a key, as far as the bits of their characters fit. */
  gram(key: number, filter: GramFilter, found: (core: number) => void): void {
    const block = key >>> GRAM_SHIFT;
    const row = this.#data.gram.get(block) as unknown as [Uint8Array] | undefined;
    if (row !== undefined) findGrams(row[0], key, filter, found);
    if (this.#changedGrams?.mayHave(block) === false) return;
    const added = this.#changes?.gram.get(block) as unknown as [Uint8Array] | undefined;
    if (added !== undefined) findGrams(added[0], key, filter, found);
  }
}
