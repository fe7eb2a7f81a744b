import { corporateCheckDigit, hasTNumberForm } from '../../../japan/corporate-number.ts';
import { ImportError } from './import-error.ts';

/** Columns of the invoice files. */
export const INVOICE_COLUMNS = {
  sequence: 0,
  number: 1,
  process: 2,
  correct: 3,
  kind: 4,
  country: 5,
  latest: 6,
  registrationDate: 7,
  updateDate: 8,
  disposalDate: 9,
  expireDate: 10,
  address: 11,
  addressRequest: 14,
  kana: 17,
  name: 18,
  addressInside: 19,
  tradeName: 22,
  formerName: 23,
} as const;

const COLUMNS = 24;
const PROCESSES: ReadonlySet<string> = new Set(['01', '02', '03', '04', '99']);
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DELETED = '99';

/**
 * Checks one row after another. A full file goes by ascending number (a number's past and current rows together) and
 * its parts continue the sequence of the part before: the first row says where it starts.
 */
export function invoiceRowChecker(expected: {
  file: string;
  difference: boolean;
}): (row: string[], line: number) => void {
  let sequence = -1;
  let last = '';
  return (row, line) => {
    const refuse = (reason: string): never => {
      throw new ImportError(expected.file, line, reason);
    };
    if (row.length !== COLUMNS) refuse(`${row.length} columns where ${COLUMNS} are expected`);
    const given = row[INVOICE_COLUMNS.sequence]!;
    if (!/^\d{1,9}$/.test(given)) refuse(`sequence number "${given}" is no number`);
    if (sequence < 0) {
      if (expected.difference && given !== '1') refuse(`the first sequence number is ${given}, not 1: the file is cut`);
      sequence = Number(given);
    } else if (Number(given) !== ++sequence) refuse(`sequence number ${given} where ${sequence} is expected`);
    const number = row[INVOICE_COLUMNS.number]!;
    if (!hasTNumberForm(number) || corporateCheckDigit(number.slice(2)) !== number.charCodeAt(1) - 48)
      refuse(`${number} is not a T-number (check digit)`);
    if (number < last) refuse(`${number} follows ${last}: the numbers must ascend`);
    last = number;
    if (!PROCESSES.has(row[INVOICE_COLUMNS.process]!)) refuse(`process ${row[INVOICE_COLUMNS.process]} is not known`);
    if (row[INVOICE_COLUMNS.process] === DELETED) return;
    if (!['', '0', '1'].includes(row[INVOICE_COLUMNS.latest]!))
      refuse(`latest "${row[INVOICE_COLUMNS.latest]}" is neither 0 nor 1`);
    for (const column of [
      INVOICE_COLUMNS.registrationDate,
      INVOICE_COLUMNS.updateDate,
      INVOICE_COLUMNS.disposalDate,
      INVOICE_COLUMNS.expireDate,
    ])
      if (row[column] !== '' && !DATE.test(row[column]!)) refuse(`"${row[column]}" (column ${column + 1}) is no date`);
    if (row[INVOICE_COLUMNS.registrationDate] === '') refuse('the registration date is empty');
  };
}
