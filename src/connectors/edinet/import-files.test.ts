import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { FileImportStopped, importEdinetFiles } from './import-files.ts';
import { createIndex } from './index-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'edinet-import-'));
after(() => rmSync(dir, { recursive: true, force: true }));
const now = () => new Date('2026-11-15T00:00:00Z');
const write = (name: string, body: unknown): string => {
  const path = join(dir, name);
  writeFileSync(path, typeof body === 'string' ? body : JSON.stringify(body));
  return path;
};
const list = (date: string | undefined, docId: string) => ({
  metadata: {
    status: '200',
    ...(date ? { parameter: { date } } : {}),
    resultset: { count: 1 },
    processDateTime: '2026-08-21 00:00',
  },
  results: [{ seqNumber: 1, docID: docId, submitDateTime: `${date ?? '2026-08-19'} 09:00` }],
});
const days = (db: ReturnType<typeof createIndex>) =>
  db
    .prepare('SELECT file_date FROM day ORDER BY file_date')
    .all()
    .map((row) => row.file_date);

test('a day list is known by the date inside, whatever the file is called', () => {
  const db = createIndex(join(dir, 'a.db'));
  const loaded = importEdinetFiles(
    db,
    [
      write('documents.json', list('2026-08-20', 'S1000001')),
      write('old-2026-08-19.json', list(undefined, 'S1000002')),
    ],
    { now },
  );
  assert.deepEqual([loaded.days, loaded.rows, days(db)], [2, 2, ['2026-08-19', '2026-08-20']]);
  db.close();
});

test('a broken file stops the import and says what was loaded before it', () => {
  const db = createIndex(join(dir, 'b.db'));
  const files = [write('a1.json', list('2026-08-20', 'S1000001')), write('b2.json', '{"metadata":')];
  assert.throws(
    () => importEdinetFiles(db, files, { now }),
    (error) => error instanceof FileImportStopped && error.loaded.days === 1 && /^b2\.json: /.test(error.message),
  );
  assert.deepEqual(days(db), ['2026-08-20']);
  db.close();
});

test('a file of no known kind and a list of no known day are refused, not passed over', () => {
  const db = createIndex(join(dir, 'c.db'));
  assert.throws(() => importEdinetFiles(db, [write('notes.txt', 'x')], { now }), /neither a day list/);
  assert.throws(() => importEdinetFiles(db, [write('list.json', list(undefined, 'S1'))], { now }), /which day/);
  db.close();
});
