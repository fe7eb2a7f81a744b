import { DatabaseSync } from 'node:sqlite';

/** Plain full-text search over the names, as one would set it up in an afternoon: FTS5 with trigrams, best ten by BM25. */
export interface Peer {
  find(text: string, city: string | null): string[];
  close(): void;
}

export function openFts5(
  rows: Iterable<{ readonly number: string; readonly name: string; readonly city: string }>,
): Peer {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE VIRTUAL TABLE names USING fts5(name, city UNINDEXED, tokenize = 'trigram')`);
  const insert = db.prepare('INSERT INTO names(rowid, name, city) VALUES(?, ?, ?)');
  db.exec('BEGIN');
  for (const { number, name, city } of rows) insert.run(Number(number), name.normalize('NFKC'), city);
  db.exec('COMMIT');
  const select = db.prepare('SELECT rowid FROM names WHERE names MATCH ? ORDER BY (city = ?) DESC, rank LIMIT 10');
  return {
    find(text, city) {
      const plain = [...text.normalize('NFKC').replace(/\s+/g, '')];
      const grams = new Set<string>();
      for (let i = 0; i + 3 <= plain.length; i++)
        grams.add(
          plain
            .slice(i, i + 3)
            .join('')
            .replaceAll('"', '""'),
        );
      if (grams.size === 0) return [];
      const query = [...grams].map((gram) => `"${gram}"`).join(' OR ');
      return (select.all(query, city ?? '') as { rowid: number }[]).map(({ rowid }) => String(rowid).padStart(13, '0'));
    },
    close: () => db.close(),
  };
}
