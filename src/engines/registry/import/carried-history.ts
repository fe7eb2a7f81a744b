import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openSnapshotFiles, readManifest, type SnapshotFiles } from '../../../store/snapshot/index.ts';
import type { HistoryRow } from '../snapshot/company-tables.ts';
import { WITHDRAWN } from '../snapshot/schema.ts';

/** Layouts whose tables of companies and their history are those of today. */
const READABLE_LAYOUTS: ReadonlySet<number> = new Set([2, 3]);

/**
 * What the data in service know of the past. Full files hold the present alone, so former names and addresses live on
 * only because every import takes them over from the data it replaces, and adds what has changed since.
 */
export interface CarriedHistory {
  /** Former states of a company that is now called and seated so, oldest first. */
  of(number: number, name: string, address: string): readonly HistoryRow[];
  close(): void;
}

type Held = HistoryRow & { readonly withdrawn: boolean };

/** The statements of one file. */
class PastFile {
  readonly #company: StatementSync;
  readonly #history: StatementSync;

  constructor(db: DatabaseSync) {
    this.#company = db.prepare(
      `SELECT c.process, c.updated, c.changed, c.name, c.process = ${WITHDRAWN} AS withdrawn,
        COALESCE(p.prefecture || p.city, '') || c.street AS address
      FROM company c LEFT JOIN place p ON p.id = c.place WHERE c.num = ?`,
    );
    this.#history = db.prepare(
      'SELECT process, updated, changed, name, address FROM history WHERE num = ? ORDER BY seq',
    );
  }

  held(number: number): Held | undefined {
    return this.#company.get(number) as unknown as Held | undefined;
  }

  history(number: number): HistoryRow[] {
    return this.#history.all(number) as unknown as HistoryRow[];
  }
}

/** The history in the data of a folder; null when there are none, or none that can be read. */
export function openCarriedHistory(dir: string): CarriedHistory | null {
  const manifest = readManifest(dir, 'company');
  if (!manifest || !READABLE_LAYOUTS.has(manifest.schema) || !existsSync(join(dir, manifest.file))) return null;
  const files: SnapshotFiles = openSnapshotFiles(dir, manifest);
  const data = new PastFile(files.data);
  const changes = files.changes && new PastFile(files.changes);
  return {
    of(number, name, address) {
      const changed = changes?.held(number);
      const file = changed ? changes! : data;
      const held = changed ?? data.held(number);
      if (held === undefined || held.withdrawn) return [];
      const past = file.history(number);
      const { withdrawn: _, ...state } = held;
      // Companies abroad have no address here; only what both have is compared.
      const moved = state.address !== '' && address !== '' && state.address !== address;
      return state.name !== name || moved ? [...past, state] : past;
    },
    close() {
      files.data.close();
      files.changes?.close();
    },
  };
}
