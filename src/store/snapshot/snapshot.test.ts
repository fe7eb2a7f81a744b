import assert from 'node:assert/strict';
import { appendFileSync, createReadStream, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  draftOfChanges,
  installSnapshot,
  type Manifest,
  openSnapshot,
  openSnapshotDatabase,
  openSnapshotFiles,
  parseManifest,
  publishSnapshot,
  readManifest,
  verifySnapshot,
} from './index.ts';
import { draftPath } from './publish.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'jbis-snapshot-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function publish(value: number, verify?: () => void): Promise<Manifest> {
  const draft = await draftPath(dir, 'company');
  const db = new DatabaseSync(draft);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
  db.prepare('INSERT INTO t VALUES (?)').run(value);
  db.close();
  return publishSnapshot({ dir, name: 'company', draft, schema: 1, meta: { rows: 1 }, ...(verify ? { verify } : {}) });
}

async function change(value: number): Promise<Manifest> {
  const { draft, manifest } = await draftOfChanges(dir, 'company');
  const db = new DatabaseSync(draft);
  db.exec('CREATE TABLE IF NOT EXISTS t (a); DELETE FROM t');
  db.prepare('INSERT INTO t VALUES (?)').run(value);
  db.close();
  return publishSnapshot({
    dir,
    name: 'company',
    draft,
    schema: 1,
    meta: { value },
    replaces: manifest,
    isChanges: true,
  });
}

const read = (db: DatabaseSync) => db.prepare('SELECT a FROM t').get()?.a;
const open = (errors: Error[] = []) =>
  openSnapshot({
    dir,
    name: 'company',
    pollMs: 10,
    open: (path) => openSnapshotDatabase(path),
    close: (db) => db.close(),
    onError: (error) => errors.push(error),
  });
const dataFiles = () => readdirSync(dir).filter((file) => file.endsWith('.db'));

describe('a snapshot', () => {
  it('is not there before the first publication, and appears without a restart', async () => {
    const snapshot = open();
    assert.equal(snapshot.data, null);
    assert.equal(snapshot.use(read), null);
    await publish(1);
    while (snapshot.data === null) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(read(snapshot.data), 1);
    assert.deepEqual(snapshot.manifest?.meta, { rows: 1 });
    snapshot.close();
  });

  it('is swapped while a reader is in the middle of the old one', async () => {
    await publish(1);
    const snapshot = open();
    const slow = snapshot.use(async (db) => {
      await publish(2);
      snapshot.refresh();
      assert.equal(read(snapshot.data!), 2);
      return read(db);
    });
    const old = snapshot.data!;
    assert.equal(await slow, 1);
    assert.throws(() => read(old), /not open/);
    assert.equal(read(snapshot.data!), 2);
    snapshot.close();
  });

  it('stays the old one when the new one fails its check', async () => {
    const first = await publish(1);
    await assert.rejects(
      publish(2, () => {
        throw new Error('row count differs by 40 %');
      }),
      /The new company data was refused: row count differs by 40 %/,
    );
    assert.equal(readManifest(dir, 'company')?.version, first.version);
    assert.deepEqual(readdirSync(dir).sort(), [first.file, 'company.json'].sort());
  });

  it('stays the old one when the new one cannot be opened, and tells why once', async () => {
    await publish(1);
    const errors: Error[] = [];
    const snapshot = open(errors);
    const second = await publish(2);
    writeFileSync(join(dir, second.file), 'this is no database, nor was it ever one');
    const reader = openSnapshot({
      dir,
      name: 'company',
      open: (path) => {
        const db = openSnapshotDatabase(path);
        read(db);
        return db;
      },
      close: (db) => db.close(),
      onError: (error) => errors.push(error),
    });
    assert.equal(reader.data, null);
    reader.refresh();
    reader.refresh();
    assert.match(reader.problem!, /not a database/);
    assert.equal(errors.length, 1);
    reader.close();
    snapshot.close();
  });

  it('goes on serving when the manifest is damaged or removed', async () => {
    await publish(1);
    const snapshot = open();
    writeFileSync(join(dir, 'company.json'), '{');
    snapshot.refresh();
    assert.match(snapshot.problem!, /is not JSON/);
    rmSync(join(dir, 'company.json'));
    snapshot.refresh();
    assert.equal(read(snapshot.data!), 1);
    await publish(2);
    snapshot.refresh();
    assert.equal(read(snapshot.data!), 2);
    assert.equal(snapshot.problem, null);
    snapshot.close();
  });

  it('contains what was still in the write-ahead log', async () => {
    const draft = await draftPath(dir, 'company');
    const writer = new DatabaseSync(draft);
    writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (7)');
    const reader = new DatabaseSync(draft);
    reader.prepare('SELECT * FROM t').all();
    writer.close();
    assert.ok(readdirSync(dir).some((file) => file.endsWith('-wal')));
    reader.close();
    const manifest = await publishSnapshot({ dir, name: 'company', draft, schema: 1, meta: {} });
    const db = openSnapshotDatabase(join(dir, manifest.file));
    assert.equal(read(db), 7);
    db.close();
    assert.ok(!readdirSync(dir).some((file) => /-(wal|shm)$/.test(file)));
  });

  it('is changed by a small file beside the large one, so that readers never see half a difference', async () => {
    const first = await publish(1);
    const snapshot = openSnapshot({
      dir,
      name: 'company',
      open: (_path, manifest) => openSnapshotFiles(dir, manifest),
      close: ({ data, changes }) => [data, changes].forEach((db) => void db?.close()),
    });
    assert.equal(snapshot.data?.changes, null);
    const second = await change(5);
    assert.equal(snapshot.data?.changes, null, 'nothing is seen before the switch');
    snapshot.refresh();
    assert.deepEqual([read(snapshot.data!.data), read(snapshot.data!.changes!)], [1, 5]);
    const third = await change(6);
    snapshot.refresh();
    assert.deepEqual([read(snapshot.data!.data), read(snapshot.data!.changes!)], [1, 6]);
    assert.deepEqual(
      [second, third].map(({ file, sha256 }) => [file, sha256]),
      [first, first].map(({ file, sha256 }) => [file, sha256]),
    );
    await change(7);
    const { changes } = readManifest(dir, 'company')!;
    assert.deepEqual(dataFiles().sort(), [first.file, third.changes!.file, changes!.file].sort());
    await publish(8);
    await publish(9);
    assert.equal(dataFiles().length, 2, 'a new data file has no changes');
    snapshot.close();
  });

  it('refuses changes to data that were replaced meanwhile', async () => {
    await publish(1);
    const { draft, manifest } = await draftOfChanges(dir, 'company');
    writeFileSync(draft, 'x');
    const other = await publish(2);
    await assert.rejects(
      publishSnapshot({ dir, name: 'company', draft, schema: 1, meta: {}, replaces: manifest, isChanges: true }),
      /other data were published/,
    );
    assert.equal(readManifest(dir, 'company')?.version, other.version);
    assert.ok(!readdirSync(dir).some((file) => file.includes('draft')));
  });

  it('leaves only itself and the previous file, and clears away drafts of dead importers', async () => {
    for (let i = 0; i < 4; i++) await publish(i);
    assert.equal(dataFiles().length, 2);
    const [old, fresh] = [await draftPath(dir, 'company'), await draftPath(dir, 'company')];
    for (const path of [old, fresh]) writeFileSync(path, 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    utimesSync(old, twoDaysAgo, twoDaysAgo);
    utimesSync(fresh, new Date(), new Date());
    writeFileSync(join(dir, 'company.notes.db'), 'not ours');
    await publish(9);
    const files = readdirSync(dir).map((file) => join(dir, file));
    assert.ok(files.includes(fresh) && !files.includes(old));
    assert.ok(files.includes(join(dir, 'company.notes.db')));
  });

  it('is verified byte by byte on demand', async () => {
    const manifest = await publish(1);
    assert.equal((await verifySnapshot(dir, 'company')).version, manifest.version);
    appendFileSync(join(dir, manifest.file), 'x');
    await assert.rejects(verifySnapshot(dir, 'company'), /does not match its manifest/);
    await publish(1);
    const { changes } = await change(2);
    await verifySnapshot(dir, 'company');
    appendFileSync(join(dir, changes!.file), 'x');
    await assert.rejects(verifySnapshot(dir, 'company'), /changes\.db does not match its manifest/);
    await assert.rejects(verifySnapshot(dir, 'invoice'), /There is no invoice data/);
  });
});

describe('installing a snapshot of another node', () => {
  it('takes it when it matches, and only once', async () => {
    const manifest = await publish(3);
    const target = join(dir, 'node');
    const install = () =>
      installSnapshot({ dir: target, manifest, content: () => createReadStream(join(dir, manifest.file)) });
    await install();
    await install();
    const snapshot = openSnapshot({
      dir: target,
      name: 'company',
      open: openSnapshotDatabase,
      close: (d) => d.close(),
    });
    assert.equal(read(snapshot.data!), 3);
    snapshot.close();
  });

  it('fetches only the changes when the data file is here', async () => {
    const target = join(dir, 'node');
    const fetched: string[] = [];
    const install = (manifest: Manifest) =>
      installSnapshot({
        dir: target,
        manifest,
        content: (file, from) => {
          fetched.push(file);
          return createReadStream(join(dir, file), { start: from });
        },
      });
    const first = await publish(3);
    await install(first);
    const second = await change(4);
    await install(second);
    assert.deepEqual(fetched, [first.file, second.changes!.file]);
    assert.equal((await verifySnapshot(target, 'company')).version, second.version);
    appendFileSync(join(target, first.file), 'damaged');
    const third = await change(5);
    await install(third);
    assert.deepEqual(fetched.slice(2), [first.file, third.changes!.file]);
    assert.equal((await verifySnapshot(target, 'company')).version, third.version);
  });

  it('refuses a copy that is cut, changed or too long, and leaves nothing behind', async () => {
    const manifest = await publish(3);
    const target = join(dir, 'node');
    const contents = [[Buffer.alloc(10)], [Buffer.alloc(manifest.bytes)], [Buffer.alloc(manifest.bytes + 1)]];
    for (const content of contents) {
      const source = async function* () {
        yield* content;
      };
      await assert.rejects(installSnapshot({ dir: target, manifest, content: source }), { name: 'SnapshotError' });
    }
    assert.deepEqual(readdirSync(target), []);
  });

  it('refuses a manifest whose file lies elsewhere', async () => {
    const manifest = await publish(3);
    for (const file of ['../state.db', '/etc/passwd', '.hidden', 'a/b', '']) {
      assert.throws(() => parseManifest(JSON.stringify({ ...manifest, file }), 'manifest'), /not a snapshot manifest/);
      const changes = { file, bytes: 1, sha256: manifest.sha256 };
      assert.throws(
        () => parseManifest(JSON.stringify({ ...manifest, changes }), 'manifest'),
        /not a snapshot manifest/,
      );
    }
    assert.throws(() => parseManifest('null', 'manifest'), /not a snapshot manifest/);
  });
});
