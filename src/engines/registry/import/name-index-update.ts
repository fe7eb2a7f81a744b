import type { DatabaseSync } from 'node:sqlite';
import { GRAM_BYTES, GRAM_SHIFT, withGrams, writeGram } from '../search/gram-block.ts';
import { characterBits, coreKey } from '../search/hash.ts';
import { changePostings, hasName, type PackedPosting } from '../search/postings.ts';
import { BLOCK_SHIFT, PROBE_BYTES, withProbes, writeProbe } from '../search/probe-block.ts';
import { storedGrams, storedKeys } from '../search/probes.ts';
import type { CompanyTables } from '../snapshot/company-tables.ts';
import { arrays } from '../snapshot/schema.ts';
import type { NameEntry } from './company-writer.ts';

/** Changes the name index: takes a company's names out and puts others in. */
export interface NameIndexUpdate {
  replace(body: number, before: readonly NameEntry[], after: readonly NameEntry[]): void;
  /** Writes what was replaced since the last time. */
  write(): void;
}

/** What happens to the list of a core. */
interface ChangedCore {
  readonly key: number;
  readonly list: Uint8Array;
  readonly removed: number[];
  added: PackedPosting[];
  /** It has fuzzy keys; a core that was only a reading so far, or not there, has none. */
  isFuzzy: boolean;
}

/** Whether a company has the same entries under a core as before. */
function sameEntries(after: readonly NameEntry[], before: readonly NameEntry[], core: string): boolean {
  const old = before.filter((entry) => entry.core === core);
  return (
    old.length === after.length &&
    old.every(({ municipality, attributes, spelling }, i) => {
      const now = after[i]!;
      return now.municipality === municipality && now.attributes === attributes && now.spelling === spelling;
    })
  );
}

const EMPTY = new Uint8Array(0);

/**
 * Changes are gathered and written once, in the order of the keys: one day touches 八幡神社 and its thousands of entries
 * many times over.
 */
export function nameIndexUpdate(db: DatabaseSync, tables: CompanyTables): NameIndexUpdate {
  const putCore = db.prepare('INSERT OR REPLACE INTO core VALUES(?, ?, ?)');
  const selectProbes = arrays(db.prepare('SELECT list FROM probe WHERE block = ?'));
  const putProbes = db.prepare('INSERT OR REPLACE INTO probe VALUES(?, ?)');
  const selectGrams = arrays(db.prepare('SELECT list FROM gram WHERE block = ?'));
  const putGrams = db.prepare('INSERT OR REPLACE INTO gram VALUES(?, ?)');
  const changed = new Map<string, ChangedCore>();
  /** Which core has taken a key that no file has. */
  const taken = new Map<number, string>();
  let probes: { readonly key: number; readonly core: number }[] = [];
  let grams: { readonly key: number; readonly core: number; readonly bits: number }[] = [];

  function find(core: string): ChangedCore {
    const known = changed.get(core);
    if (known) return known;
    for (let key = coreKey(core); ; key++) {
      const row = tables.core(key);
      if (row !== undefined && row[0] !== core) continue;
      if (row === undefined) {
        if ((taken.get(key) ?? core) !== core) continue;
        taken.set(key, core);
      }
      const list = row?.[1] ?? EMPTY;
      const found: ChangedCore = { key, list, removed: [], added: [], isFuzzy: hasName(list) };
      changed.set(core, found);
      return found;
    }
  }

  function change(core: string, body: number, entries: readonly NameEntry[]): void {
    const found = find(core);
    if (!found.isFuzzy && entries.some((entry) => entry.fuzzy)) {
      storedKeys(core, (key) => void probes.push({ key, core: found.key }));
      const bits = characterBits(core);
      storedGrams(core, (key) => void grams.push({ key, core: found.key, bits }));
      found.isFuzzy = true;
    }
    found.removed.push(body);
    if (found.added.length > 0) found.added = found.added.filter((posting) => posting.body !== body);
    for (const { municipality, attributes, spelling } of entries)
      found.added.push({ body, municipality, attributes, spelling });
  }

  function writeProbes(): void {
    probes.sort((a, b) => a.key - b.key);
    for (let from = 0, to = 0; from < probes.length; from = to) {
      const block = probes[from]!.key >>> BLOCK_SHIFT;
      while (to < probes.length && probes[to]!.key >>> BLOCK_SHIFT === block) to++;
      const added = new Uint8Array((to - from) * PROBE_BYTES);
      for (let i = from; i < to; i++) writeProbe(added, (i - from) * PROBE_BYTES, probes[i]!.key, probes[i]!.core);
      const held = selectProbes.get(block) as unknown as [Uint8Array] | undefined;
      putProbes.run(block, withProbes(held?.[0] ?? EMPTY, added));
    }
    probes = [];
  }

  function writeGrams(): void {
    grams.sort((a, b) => a.key - b.key);
    for (let from = 0, to = 0; from < grams.length; from = to) {
      const block = grams[from]!.key >>> GRAM_SHIFT;
      while (to < grams.length && grams[to]!.key >>> GRAM_SHIFT === block) to++;
      const added = new Uint8Array((to - from) * GRAM_BYTES);
      for (let i = from; i < to; i++) {
        const { key, core, bits } = grams[i]!;
        writeGram(added, (i - from) * GRAM_BYTES, key, core, bits);
      }
      const held = selectGrams.get(block) as unknown as [Uint8Array] | undefined;
      putGrams.run(block, withGrams(held?.[0] ?? EMPTY, added));
    }
    grams = [];
  }

  return {
    replace(body, before, after) {
      const done = new Set<string>();
      for (const { core } of [...before, ...after]) {
        if (done.has(core)) continue;
        done.add(core);
        const entries = after.filter((entry) => entry.core === core);
        if (!sameEntries(entries, before, core)) change(core, body, entries);
      }
    },
    write() {
      const inOrder = [...changed].sort(([, a], [, b]) => a.key - b.key);
      for (const [core, { key, list, removed, added }] of inOrder)
        putCore.run(key, core, changePostings(list, removed, added));
      writeProbes();
      writeGrams();
      changed.clear();
      taken.clear();
    },
  };
}
