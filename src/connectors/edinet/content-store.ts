import type { DatabaseSync } from 'node:sqlite';
import type { ContentFact } from './content.ts';

/** What was read from the contents of documents: one row for each document, also when nothing was found in it. */
export const CONTENT_SCHEMA = `
CREATE TABLE IF NOT EXISTS content (doc_id TEXT PRIMARY KEY, loaded_at TEXT NOT NULL, facts TEXT NOT NULL) WITHOUT ROWID;`;

/** Reports whose contents are read: annual, quarterly and half-year, and their amendments. */
export const CONTENT_TYPES: readonly string[] = ['120', '130', '140', '150', '160', '170'];

export function writeContent(db: DatabaseSync, docId: string, facts: readonly ContentFact[], loadedAt: string): void {
  db.prepare('INSERT OR REPLACE INTO content VALUES (?, ?, ?)').run(docId, loadedAt, JSON.stringify(facts));
}

/** Facts of a document; undefined when its contents were never loaded. An index made before has no such table. */
export function contentReader(db: DatabaseSync): (docId: string) => readonly ContentFact[] | undefined {
  const table = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'content'").get();
  if (table === undefined) return () => undefined;
  const select = db.prepare('SELECT facts FROM content WHERE doc_id = ?');
  return (docId) => {
    const row = select.get(docId) as { facts: string } | undefined;
    return row === undefined ? undefined : (JSON.parse(row.facts) as ContentFact[]);
  };
}

/** Documents with a CSV (format bit 16) whose contents are missing, newest first. */
export function documentsWithoutContent(db: DatabaseSync, from: string, limit: number): string[] {
  const marks = CONTENT_TYPES.map(() => '?').join(', ');
  const rows = db
    .prepare(
      `SELECT DISTINCT doc_id FROM document WHERE submitted >= ? AND hidden = 0 AND (formats & 16) <> 0
       AND doc_type IN (${marks}) AND (ordinance IS NULL OR ordinance <> '030')
       AND doc_id NOT IN (SELECT doc_id FROM content) ORDER BY submitted DESC, doc_id LIMIT ?`,
    )
    .all(from, ...CONTENT_TYPES, limit) as { doc_id: string }[];
  return rows.map(({ doc_id: docId }) => docId);
}
