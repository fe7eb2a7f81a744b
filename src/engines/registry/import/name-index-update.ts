import type { DatabaseSync } from 'node:sqlite';
import { coreKey } from '../search/hash.ts';
import { postingAt, postingCount, withoutBody, withPosting } from '../search/postings.ts';
import { storedKeys } from '../search/probes.ts';
import type { NameEntry } from './company-writer.ts';

/** Changes the name index of a published layout: takes a company's names out and puts others in. */
export interface NameIndexUpdate {
  replace(body: number, before: readonly NameEntry[], after: readonly NameEntry[]): void;
}

const sameEntry = (a: NameEntry, b: NameEntry): boolean =>
  a.core === b.core && a.municipality === b.municipality && a.attributes === b.attributes;

export function nameIndexUpdate(db: DatabaseSync): NameIndexUpdate {
  const select = db.prepare('SELECT core, list FROM core WHERE h = ?');
  select.setReturnArrays(true);
  const update = db.prepare('UPDATE core SET list = ? WHERE h = ?');
  const insert = db.prepare('INSERT INTO core VALUES(?, ?, ?)');
  const addProbe = db.prepare('INSERT OR IGNORE INTO probe_new VALUES(?, ?)');

  /** The row of a core, or the free key it will get. */
  function find(core: string): { key: number; list: Uint8Array | null } {
    for (let key = coreKey(core); ; key++) {
      const row = select.get(key) as unknown as [string, Uint8Array] | undefined;
      if (row === undefined) return { key, list: null };
      if (row[0] === core) return { key, list: row[1] };
    }
  }

  return {
    replace(body, before, after) {
      const removed = before.filter((entry) => !after.some((other) => sameEntry(entry, other)));
      const added = after.filter((entry) => !before.some((other) => sameEntry(entry, other)));
      if (removed.length === 0 && added.length === 0) return;
      const cores = new Set([...removed, ...added].map((entry) => entry.core));
      for (const core of cores) {
        const { key, list } = find(core);
        let next = withoutBody(list ?? new Uint8Array(0), body);
        for (const entry of after)
          if (entry.core === core) next = withPosting(next, body, entry.municipality, entry.attributes);
        if (list === null) insert.run(key, core, next);
        else update.run(next, key);
        // A core that so far was only a reading, or not there, has no fuzzy keys yet.
        const isNew = list === null || !hasName(list);
        if (isNew && after.some((entry) => entry.core === core && entry.fuzzy))
          storedKeys(core, (probe) => void addProbe.run(probe, key));
      }
    },
  };
}

function hasName(list: Uint8Array): boolean {
  for (let i = 0; i < postingCount(list); i++) {
    const { key } = postingAt(list, i);
    if (key === 'current' || key === 'former') return true;
  }
  return false;
}
