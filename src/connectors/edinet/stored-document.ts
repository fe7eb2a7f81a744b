/** A document as the index holds it. */
export interface StoredDocument {
  readonly id: number;
  readonly doc_id: string;
  readonly owner: string | null;
  readonly corporate_number: string | null;
  readonly filer_name: string | null;
  readonly ordinance: string | null;
  readonly form: string | null;
  readonly doc_type: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly submitted: string | null;
  readonly description: string | null;
  readonly reasons: string | null;
  readonly parent_doc_id: string | null;
  readonly operated_at: string | null;
  readonly withdrawal: number;
  readonly edit: number;
  readonly disclosure: number;
  readonly formats: number;
  readonly legal: number | null;
  readonly withdrawn_at: string | null;
  readonly amended_at: string | null;
  readonly hidden: number;
}

export const DOCUMENT_COLUMNS = `id, doc_id, owner, corporate_number, filer_name, ordinance, form, doc_type, period_start, period_end,
  submitted, description, reasons, parent_doc_id, operated_at, withdrawal, edit, disclosure, formats, legal,
  withdrawn_at, amended_at, hidden`;

type Text = string | null;
/** In the order of `DOCUMENT_COLUMNS`. */
export type DocumentColumns = readonly [
  ...names: [id: number, docId: string, owner: Text, corporateNumber: Text, filerName: Text],
  ...kind: [ordinance: Text, form: Text, docType: Text, periodStart: Text, periodEnd: Text],
  ...content: [submitted: Text, description: Text, reasons: Text, parentDocId: Text, operatedAt: Text],
  ...marks: [withdrawal: number, edit: number, disclosure: number, formats: number, legal: number | null],
  ...links: [withdrawnAt: Text, amendedAt: Text, hidden: number],
];

/** A row by position: the objects node:sqlite makes cost twice as much to fill, and again with every look at them. */
export const toDocument = (row: DocumentColumns): StoredDocument => ({
  id: row[0],
  doc_id: row[1],
  owner: row[2],
  corporate_number: row[3],
  filer_name: row[4],
  ordinance: row[5],
  form: row[6],
  doc_type: row[7],
  period_start: row[8],
  period_end: row[9],
  submitted: row[10],
  description: row[11],
  reasons: row[12],
  parent_doc_id: row[13],
  operated_at: row[14],
  withdrawal: row[15],
  edit: row[16],
  disclosure: row[17],
  formats: row[18],
  legal: row[19],
  withdrawn_at: row[20],
  amended_at: row[21],
  hidden: row[22],
});
