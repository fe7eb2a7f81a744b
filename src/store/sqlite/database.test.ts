import assert from 'node:assert/strict';
import { fstatSync, fsyncSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { openDatabase } from './database.ts';

describe('the SQLite database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-store-'));
  after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'x.db');
  const synced: { inode: number; commits: number }[] = [];
  const db = openDatabase(file, Date.now, (handle) => {
    // What another connection sees is committed: it must be before the sync, not after it.
    const other = new DatabaseSync(file, { readOnly: true });
    const commits = other.prepare('SELECT count(*) AS n FROM t').get()!.n as number;
    other.close();
    synced.push({ inode: fstatSync(handle).ino, commits });
    fsyncSync(handle);
  });
  after(() => db.close());
  db.exec('CREATE TABLE t (a)');

  it('waits longer for others while it starts than while it serves', () => {
    const patience = () => db.get<{ timeout: number }>('PRAGMA busy_timeout')!.timeout;
    const serving = patience();
    assert.ok(db.atStart(patience) > serving);
    assert.equal(patience(), serving);
    assert.throws(() =>
      db.atStart(() => {
        throw new Error('no');
      }),
    );
    assert.equal(patience(), serving);
  });

  it('syncs its log to the disk after the commit where it is asked to, and only there', () => {
    db.run('INSERT INTO t VALUES (0)');
    assert.deepEqual(synced, []);
    db.durably(() => db.run('INSERT INTO t VALUES (0)'));
    db.durably(() => db.write(() => db.run('INSERT INTO t VALUES (0)')));
    const inode = statSync(`${file}-wal`).ino;
    assert.deepEqual(synced, [
      { inode, commits: 2 },
      { inode, commits: 3 },
    ]);
    assert.throws(() =>
      db.durably(() => {
        throw new Error('no');
      }),
    );
    assert.equal(synced.length, 2);
    db.run('DELETE FROM t');
  });

  it('syncs the same log still when it has been written back and begun anew', () => {
    for (let i = 0; i < 3; i++) {
      db.run('INSERT INTO t VALUES (zeroblob(20000))');
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.durably(() => db.run('DELETE FROM t'));
      assert.equal(synced.at(-1)?.inode, statSync(`${file}-wal`).ino);
    }
  });

  it('leaves a commit it cannot sync to the caller to doubt', () => {
    const broken = openDatabase(join(folder, 'broken.db'), Date.now, () => {
      throw new Error('EIO');
    });
    broken.exec('CREATE TABLE t (a)');
    assert.throws(() => broken.durably(() => broken.run('INSERT INTO t VALUES (1)')), /EIO/);
    broken.close();
  });

  it('tells of a commit that fails after the row was returned', () => {
    db.exec('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
    db.exec('CREATE TABLE child (of INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)');
    assert.throws(() => db.get('INSERT INTO child VALUES (:of) RETURNING of', { of: 7 }), /FOREIGN KEY/);
    assert.deepEqual(db.all('SELECT * FROM child'), []);
  });

  it('binds by name, each as often as it is named, and leaves text alone that looks like a name', () => {
    const row = db.get<object>(`SELECT :b || :a || :b AS joined, 'at :a' AS text`, { a: 'x', b: 'y' });
    assert.deepEqual({ ...row }, { joined: 'yxy', text: 'at :a' });
    assert.throws(() => db.get('SELECT :a AS a', { b: 1 }));
  });

  it('undoes a write that failed half-way', () => {
    assert.throws(
      () =>
        db.write(() => {
          db.run('INSERT INTO t VALUES (1)');
          throw new Error('half-way');
        }),
      /half-way/,
    );
    assert.deepEqual(db.all('SELECT * FROM t'), []);
    assert.equal(
      db.write(() => db.run('INSERT INTO t VALUES (2)')),
      1,
    );
  });
});
