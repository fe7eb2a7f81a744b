import { createHash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CodeList, MergedCode } from './code-list.ts';
import type { DayList, FilingRow } from './day-list.ts';
import { type TallyRow, TallyWriter } from './filing-tally.ts';
import { documentKey } from './index-file.ts';
import { linkDocuments } from './index-links.ts';

export interface DayChange {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface StoredRow extends TallyRow {
  version: number;
  digest: number;
  [column: string]: string | number | null;
}

/** Content columns, in the order of FilingRow; kept from the older version when EDINET blanks a row. */
const CONTENT = {
  sec_code: 'secCode',
  corporate_number: 'corporateNumber',
  filer_name: 'filerName',
  fund_code: 'fundCode',
  ordinance: 'ordinance',
  form: 'form',
  doc_type: 'docType',
  period_start: 'periodStart',
  period_end: 'periodEnd',
  description: 'description',
  issuer_code: 'issuerCode',
  subject_code: 'subjectCode',
  subsidiary_codes: 'subsidiaryCodes',
  reasons: 'reasons',
} as const satisfies Record<string, keyof FilingRow>;
const CONTENT_COLUMNS = Object.keys(CONTENT) as (keyof typeof CONTENT)[];

const COLUMNS = [
  'id',
  'version',
  'seen_at',
  'digest',
  'doc_id',
  'owner',
  ...CONTENT_COLUMNS,
  'submitted',
  'parent_doc_id',
  'operated_at',
  'withdrawal',
  'edit',
  'disclosure',
  'formats',
  'legal',
  'blanked',
  'withdrawn_at',
  'amended_at',
  'hidden',
] as const;

/** Writes day lists and code lists into the index; each call is one transaction. */
export class IndexWriter {
  readonly #db: DatabaseSync;
  readonly #stored: StatementSync;
  readonly #insert: StatementSync;
  readonly #archive: StatementSync;
  readonly #day: StatementSync;
  readonly #tally: TallyWriter;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#stored = db.prepare('SELECT * FROM document WHERE id = ?');
    this.#insert = db.prepare(
      `INSERT OR REPLACE INTO document (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
    );
    this.#archive = db.prepare('INSERT OR IGNORE INTO document_version VALUES (?, ?, ?, ?)');
    this.#day = db.prepare('INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?)');
    this.#tally = new TallyWriter(db);
  }

  /** Stores a day list; a row whose content changed keeps its older version. */
  applyDay(list: DayList, loadedAt: string): DayChange {
    return this.#transaction(() => {
      const change = { inserted: 0, changed: 0, unchanged: 0 };
      const touched = new Set<string>();
      this.#tally.begin();
      for (const row of list.rows) {
        const outcome = this.#applyRow(list.date, row, loadedAt);
        change[outcome]++;
        if (outcome === 'unchanged') continue;
        touched.add(row.docId);
        if (row.parentDocId !== null) touched.add(row.parentDocId);
      }
      linkDocuments(this.#db, touched);
      // A list is final once it was made on a later day: EDINET corrects past lists only in its nightly batch.
      const complete = (list.processedAt ?? '').slice(0, 10) > list.date;
      this.#day.run(list.date, loadedAt, list.processedAt, list.rows.length, complete ? 1 : 0);
      this.#tally.refresh(touched);
      return change;
    });
  }

  /** To be called when days have been applied: keeps the counts of registrants who file much at hand. */
  tallyFilings(today: string): void {
    this.#transaction(() => {
      this.#tally.begin();
      this.#tally.takeUp(today);
    });
  }

  /** Replaces the registrants; one that left the list stays, marked, since its filings remain. */
  applyCodeList(list: CodeList): void {
    this.#transaction(() => {
      const insert = this.#db.prepare(
        'INSERT OR REPLACE INTO registrant VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
      );
      this.#db
        .prepare(
          'UPDATE registrant SET gone_since = coalesce(gone_since, ?) WHERE edinet_code NOT IN (SELECT value FROM json_each(?))',
        )
        .run(list.asOf, JSON.stringify(list.rows.map((row) => row.edinetCode)));
      for (const row of list.rows)
        insert.run(
          row.edinetCode,
          row.corporateNumber,
          row.secCode,
          row.name,
          row.nameEn,
          row.nameKana,
          row.filerType,
          bit(row.listed),
          bit(row.consolidated),
          row.fiscalYearEnd,
          row.industry,
          row.address,
        );
      this.#meta('code_list_as_of', list.asOf);
    });
  }

  applyMergedCodes(codes: readonly MergedCode[]): void {
    this.#transaction(() => {
      const insert = this.#db.prepare('INSERT OR REPLACE INTO merged_code VALUES (?, ?)');
      for (const { oldCode, newCode } of codes) insert.run(oldCode, newCode);
    });
  }

  #applyRow(date: string, row: FilingRow, seenAt: string): keyof DayChange {
    const id = documentKey(date, row.seq);
    const digest = digestOf(row);
    const old = this.#stored.get(id) as StoredRow | undefined;
    if (old?.digest === digest) return 'unchanged';
    if (old) {
      this.#archive.run(id, old.version, String(old.seen_at), JSON.stringify(old));
      this.#tally.touch(old);
    }
    // EDINET blanks withdrawn and undisclosed documents; what was public before stays known.
    const blanked = row.edinetCode === null && (row.withdrawal === 2 || row.disclosure === 2) && old?.owner != null;
    const content = CONTENT_COLUMNS.map((column) => (blanked ? old[column]! : row[CONTENT[column]]));
    this.#insert.run(
      id,
      (old?.version ?? 0) + 1,
      seenAt,
      digest,
      row.docId,
      row.edinetCode ?? old?.owner ?? null,
      ...content,
      row.submitted ?? (old?.submitted as string | null) ?? null,
      row.parentDocId ?? (old?.parent_doc_id as string | null) ?? null,
      row.operatedAt,
      row.withdrawal,
      row.edit,
      row.disclosure,
      row.formats,
      row.legal,
      blanked ? 1 : 0,
      null,
      null,
      0,
    );
    return old ? 'changed' : 'inserted';
  }

  #meta(key: string, value: string): void {
    this.#db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(key, value);
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

const bit = (value: boolean | null): number | null => (value === null ? null : value ? 1 : 0);

/** 48 bits of a hash over the row: enough to notice a change of one row. */
const digestOf = (row: FilingRow): number => createHash('md5').update(JSON.stringify(row)).digest().readUIntBE(0, 6);
