import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openDatabase } from './database.ts';

describe('the SQLite database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-store-'));
  after(() => rmSync(folder, { recursive: true }));
  const db = openDatabase(join(folder, 'x.db'), Date.now);
  const level = () => db.get<{ synchronous: number }>('PRAGMA synchronous')!.synchronous;
  db.exec('CREATE TABLE t (a)');

  it('syncs to the disk where it is asked to, and only there', () => {
    const [NORMAL, FULL] = [1, 2];
    assert.equal(level(), NORMAL);
    assert.equal(db.durably(level), FULL);
    assert.throws(() =>
      db.durably(() => {
        throw new Error('no');
      }),
    );
    assert.equal(level(), NORMAL);
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
