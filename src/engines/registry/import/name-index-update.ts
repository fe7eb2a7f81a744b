import type { DatabaseSync } from 'node:sqlite';
import { coreKey } from '../search/hash.ts';
import { hasName, withoutBody, withPosting } from '../search/postings.ts';
import { BLOCK_SHIFT, type Probe, withProbes } from '../search/probe-block.ts';
import { storedKeys } from '../search/probes.ts';
import type { CompanyTables } from '../snapshot/company-tables.ts';
import { arrays } from '../snapshot/schema.ts';
import type { NameEntry } from './company-writer.ts';

/** Changes the name index: takes a company's names out and puts others in. */
export interface NameIndexUpdate {
  replace(body: number, before: readonly NameEntry[], after: readonly NameEntry[]): void;
  /** Writes what was replaced since the last time. */
  write(): void;
}

/** A core whose list differs from the one in the file. */
interface ChangedCore {
  readonly key: number;
  list: Uint8Array;
}

const sameEntry = (a: NameEntry, b: NameEntry): boolean =>
  a.core === b.core && a.municipality === b.municipality && a.attributes === b.attributes;
const NOBODY = new Uint8Array(0);

/**
 * Lists are changed in memory and written once, in the order of their keys: one day touches 八幡神社 and its thousands
 * of entries many times over.
 */
export function nameIndexUpdate(db: DatabaseSync, tables: CompanyTables): NameIndexUpdate {
  const putCore = db.prepare('INSERT OR REPLACE INTO core VALUES(?, ?, ?)');
  const selectProbes = arrays(db.prepare('SELECT list FROM probe WHERE block = ?'));
  const putProbes = db.prepare('INSERT OR REPLACE INTO probe VALUES(?, ?)');
  const changed = new Map<string, ChangedCore>();
  /** Which core has taken a key that no file has. */
  const taken = new Map<number, string>();
  let probes: Probe[] = [];

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
      const found = { key, list: row?.[1] ?? NOBODY };
      changed.set(core, found);
      return found;
    }
  }

  function writeProbes(): void {
    probes.sort((a, b) => a.key - b.key);
    for (let from = 0, to = 0; from < probes.length; from = to) {
      const block = probes[from]!.key >>> BLOCK_SHIFT;
      while (to < probes.length && probes[to]!.key >>> BLOCK_SHIFT === block) to++;
      const held = selectProbes.get(block) as unknown as [Uint8Array] | undefined;
      putProbes.run(block, withProbes(held?.[0] ?? NOBODY, probes.slice(from, to)));
    }
    probes = [];
  }

  return {
    replace(body, before, after) {
      const removed = before.filter((entry) => !after.some((other) => sameEntry(entry, other)));
      const added = after.filter((entry) => !before.some((other) => sameEntry(entry, other)));
      for (const core of new Set([...removed, ...added].map((entry) => entry.core))) {
        const entry = find(core);
        // A core that so far was only a reading, or not there, has no fuzzy keys yet.
        if (after.some((other) => other.core === core && other.fuzzy) && !hasName(entry.list))
          storedKeys(core, (key) => void probes.push({ key, core: entry.key }));
        entry.list = withoutBody(entry.list, body);
        for (const { core: other, municipality, attributes } of after)
          if (other === core) entry.list = withPosting(entry.list, body, municipality, attributes);
      }
    },
    write() {
      const inOrder = [...changed].sort(([, a], [, b]) => a.key - b.key);
      for (const [core, { key, list }] of inOrder) putCore.run(key, core, list);
      writeProbes();
      changed.clear();
      taken.clear();
    },
  };
}
