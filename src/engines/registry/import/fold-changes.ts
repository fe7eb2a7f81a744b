import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { attachSnapshotDatabase, draftOfData, readManifest } from '../../../store/snapshot/index.ts';
import { withGrams } from '../search/gram-block.ts';
import { withProbes } from '../search/probe-block.ts';
import { unpackKana, unpackText } from '../snapshot/packed-text.ts';
import { arrays, prepareForBuild, readMeta, WITHDRAWN, writeMeta } from '../snapshot/schema.ts';
import { englishEdition, storedEnglish } from '../snapshot/stored-english.ts';
import type { AddressTools } from '../types.ts';
import type { OpenAddresses } from './import-options.ts';
import { publishRegistry, type RegistryName } from './publish-registry.ts';

const NOTHING = new Uint8Array(0);

interface FoldOptions {
  readonly registry: RegistryName;
  readonly dir: string;
  /** Does nothing up to this size of the file of changes. */
  readonly above: number;
  readonly now: () => Date;
  readonly addresses?: OpenAddresses;
}

/**
 * Writes the changes that differences brought into a copy of the large file and publishes it in place of both.
 */
export async function foldChanges({ registry, dir, above, now, addresses }: FoldOptions): Promise<void> {
  const manifest = readManifest(dir, registry);
  if (!manifest?.changes || manifest.changes.bytes <= above) return;
  const draft = await draftOfData(dir, manifest);
  try {
    const db = new DatabaseSync(draft);
    try {
      prepareForBuild(db, '');
      attachSnapshotDatabase(db, join(dir, manifest.changes.file), 'changes');
      // Pages all over a large file change; what could undo it would fill the memory, and a failed draft is thrown away.
      db.exec('PRAGMA journal_mode=OFF; PRAGMA cache_size=-65536; BEGIN');
      if (registry === 'company') foldCompany(db);
      else foldInvoice(db);
      if (registry === 'company' && addresses) addEnglish(db, await addresses());
      const { changes_of: _, ...meta } = readMeta(db, 'changes');
      writeMeta(db, { ...meta, built_at: now().toISOString() });
      db.exec('COMMIT');
    } finally {
      db.close();
    }
    await publishRegistry({ registry, dir, draft, replaces: manifest, now });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function foldCompany(db: DatabaseSync): void {
  db.exec(`
    INSERT INTO place SELECT * FROM changes.place;
    DELETE FROM history WHERE num IN (SELECT num FROM changes.company);
    INSERT INTO history SELECT * FROM changes.history;
    INSERT OR REPLACE INTO company SELECT * FROM changes.company;
    DELETE FROM company WHERE num IN (SELECT num FROM changes.company WHERE process = ${WITHDRAWN});
    INSERT OR REPLACE INTO core SELECT * FROM changes.core;`);
  foldBlocks(db, 'probe', withProbes);
  foldBlocks(db, 'gram', withGrams);
}

type Bare = [num: number, name: string, furigana: string | null, place: string, street: string];

/** Differences bring rows without their English texts, so that a day is there at once; here they join the others. */
function addEnglish(db: DatabaseSync, addresses: AddressTools): void {
  if (readMeta(db).english !== englishEdition(addresses)) return;
  const bare = arrays(
    db.prepare(`SELECT c.num, c.name, c.furigana, p.prefecture || p.city, c.street
      FROM main.company c JOIN main.place p ON p.id = c.place
      WHERE c.english IS NULL AND c.num IN (SELECT num FROM changes.company)`),
  );
  const put = db.prepare('UPDATE main.company SET english = ? WHERE num = ?');
  const rows = bare.all() as unknown as Bare[];
  for (const [num, name, furigana, place, street] of rows) {
    const row = {
      name: unpackText(name),
      furigana: furigana === null ? null : unpackKana(furigana),
      place,
      street: unpackText(street),
    };
    put.run(storedEnglish(addresses, row), num);
  }
}

function foldBlocks(db: DatabaseSync, table: 'probe' | 'gram', join: typeof withProbes): void {
  const held = arrays(db.prepare(`SELECT list FROM main.${table} WHERE block = ?`));
  const put = db.prepare(`INSERT OR REPLACE INTO main.${table} VALUES(?, ?)`);
  const added = arrays(db.prepare(`SELECT block, list FROM changes.${table} ORDER BY block`));
  for (const [block, list] of added.iterate() as Iterable<unknown> as Iterable<[number, Uint8Array]>) {
    const row = held.get(block) as unknown as [Uint8Array] | undefined;
    put.run(block, join(row?.[0] ?? NOTHING, list));
  }
}

function foldInvoice(db: DatabaseSync): void {
  db.exec(`
    DELETE FROM past WHERE num IN (SELECT num FROM changes.invoice);
    INSERT INTO past SELECT * FROM changes.past;
    DELETE FROM trade WHERE num IN (SELECT num FROM changes.invoice);
    INSERT INTO trade SELECT * FROM changes.trade;
    INSERT OR REPLACE INTO invoice SELECT * FROM changes.invoice;
    DELETE FROM invoice WHERE num IN (SELECT num FROM changes.invoice WHERE process = ${WITHDRAWN});`);
}
