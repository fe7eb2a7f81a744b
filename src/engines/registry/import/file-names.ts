import { ImportError } from './import-error.ts';

/** What the published name of a CSV says: which registry file it is, and its date. */
export interface FileIdentity {
  readonly kind: 'full' | 'difference';
  /** Two digits of the corporate-number file (00 nationwide, 99 abroad); h, j, k of the invoice files with a part's number. */
  readonly part: string | null;
  readonly date: string;
}

const COMPANY_FULL = /^(\d{2})_[a-z]+_all_(\d{8})(?:_\d+)?\.csv$/i;
const INVOICE_FULL = /^([hjk])_all_(\d{8})(?:_csv)?(?:_(\d+))?\.csv$/i;
const DIFFERENCE = /^diff_(\d{8})(?:_.*)?\.csv$/i;

/** Reads the name; a file under another name is refused, since its date would be a guess. */
export function identify(registry: 'company' | 'invoice', fileName: string): FileIdentity {
  const difference = DIFFERENCE.exec(fileName);
  if (difference) return { kind: 'difference', part: null, date: dateOf(fileName, difference[1]!) };
  const full = (registry === 'company' ? COMPANY_FULL : INVOICE_FULL).exec(fileName);
  if (full) {
    const part = full[3] === undefined ? full[1]! : `${full[1]}_${full[3]}`;
    return { kind: 'full', part: part.toLowerCase(), date: dateOf(fileName, full[2]!) };
  }
  const examples =
    registry === 'company'
      ? '00_zenkoku_all_20260731.csv or diff_20260820.csv'
      : 'h_all_20260731_001.csv or diff_20260820.csv';
  throw new ImportError(fileName, null, `not a published name of the ${registry} registry (such as ${examples})`);
}

function dateOf(fileName: string, digits: string): string {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (Number.isNaN(Date.parse(date))) throw new ImportError(fileName, null, `${digits} in the name is no date`);
  return date;
}
