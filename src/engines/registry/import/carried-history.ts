import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openSnapshotFiles, readManifest, type SnapshotFiles } from '../../../store/snapshot/index.ts';
import type { HistoryRow } from '../snapshot/company-tables.ts';
import { unpackText } from '../snapshot/packed-text.ts';
import { WITHDRAWN } from '../snapshot/schema.ts';
import { openHistoryPack } from './history-pack.ts';

/** Layouts whose tables of companies and their history are those of today. */
const READABLE_LAYOUTS: ReadonlySet<number> = new Set([2, 3, 4]);
/** From this one on names and streets of companies are packed. */
const PACKED_SINCE = 4;

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
type StoredHeld = Omit<Held, 'address'> & { readonly place: number; readonly street: string };
/** Prefecture and municipality by place; the file of changes knows only its own new ones. */
type Places = ReadonlyMap<number, string>;

/** The statements of one file. */
class PastFile {
  readonly #company: StatementSync;
  readonly #history: StatementSync;
  readonly #places: Places;
  readonly #read: (text: string) => string;

  constructor(db: DatabaseSync, places: Places, layout: number) {
    this.#places = places;
    this.#read = layout >= PACKED_SINCE ? unpackText : (text) => text;
    this.#company = db.prepare(
      `SELECT process, updated, changed, name, process = ${WITHDRAWN} AS withdrawn, place, street FROM company WHERE num = ?`,
    );
    this.#history = db.prepare(
      'SELECT process, updated, changed, name, address FROM history WHERE num = ? ORDER BY seq',
    );
  }

  held(number: number): Held | undefined {
    const row = this.#company.get(number) as unknown as StoredHeld | undefined;
    if (row === undefined) return undefined;
    const { place, street, ...state } = row;
    const address = (this.#places.get(place) ?? '') + this.#read(street);
    return { ...state, name: this.#read(state.name), address };
  }

  history(number: number): HistoryRow[] {
    return this.#history.all(number) as unknown as HistoryRow[];
  }
}

/** The history in the data of a folder and in what was taken in beside them; null when there is neither. */
export function openCarriedHistory(dir: string): CarriedHistory | null {
  const own = openOwnHistory(dir);
  const pack = openHistoryPack(dir);
  if (pack === null) return own;
  return {
    of(number, name, address) {
      const known = own?.of(number, name, address) ?? [];
      return joined(known, pack.of(number), name, address);
    },
    close() {
      own?.close();
      pack.close();
    },
  };
}

/** Both in the order of their days, each state once; what is true today is no history. */
function joined(
  known: readonly HistoryRow[],
  added: readonly HistoryRow[],
  name: string,
  address: string,
): readonly HistoryRow[] {
  const same = (a: HistoryRow, b: HistoryRow) =>
    a.updated === b.updated && a.process === b.process && a.name === b.name && a.address === b.address;
  const isToday = (state: HistoryRow) => state.name === name && state.address === address;
  const more = added.filter((state) => !isToday(state) && !known.some((other) => same(other, state)));
  return more.length === 0 ? known : [...known, ...more].sort((a, b) => a.updated - b.updated);
}

function openOwnHistory(dir: string): CarriedHistory | null {
  const manifest = readManifest(dir, 'company');
  if (!manifest || !READABLE_LAYOUTS.has(manifest.schema) || !existsSync(join(dir, manifest.file))) return null;
  const files: SnapshotFiles = openSnapshotFiles(dir, manifest);
  const places = new Map([files.data, files.changes].flatMap((db) => (db ? placesIn(db) : [])));
  const data = new PastFile(files.data, places, manifest.schema);
  const changes = files.changes && new PastFile(files.changes, places, manifest.schema);
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

const placesIn = (db: DatabaseSync): [number, string][] =>
  (db.prepare('SELECT id, prefecture || city AS name FROM place').all() as { id: number; name: string }[]).map(
    ({ id, name }) => [id, name],
  );
