import { toEpochDay } from '../../../japan/business-days.ts';
import { corporateCheckDigit } from '../../../japan/corporate-number.ts';
import { ImportError } from './import-error.ts';

/** Columns of the corporate-number files (2018 on: 30; until then 23, without the last seven). */
export const COMPANY_COLUMNS = {
  sequence: 0,
  number: 1,
  process: 2,
  correct: 3,
  updateDate: 4,
  changeDate: 5,
  name: 6,
  nameImageId: 7,
  kind: 8,
  prefecture: 9,
  city: 10,
  street: 11,
  addressImageId: 12,
  prefectureCode: 13,
  cityCode: 14,
  postCode: 15,
  outside: 16,
  outsideImageId: 17,
  closeDate: 18,
  closeCause: 19,
  successor: 20,
  changeCause: 21,
  assignmentDate: 22,
  latest: 23,
  enName: 24,
  enPrefecture: 25,
  enCity: 26,
  enOutside: 27,
  furigana: 28,
  withdrawn: 29,
} as const;

export const PROCESSES: ReadonlySet<string> = new Set(['01', '11', '12', '13', '21', '22', '71', '72', '81', '99']);
const KINDS: ReadonlySet<string> = new Set(['101', '201', '301', '302', '303', '304', '305', '399', '401', '499']);
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DELETED = '99';

interface Expectation {
  readonly file: string;
  /** A difference states its own day in every row; the rows of a full file carry the day of their last change. */
  readonly updateDate: string | null;
  /** Past rows (`latest` 0) only come in differences, with corrections. */
  readonly difference: boolean;
}

/** Checks one row after another; the first broken assertion refuses the file with its line. */
export function companyRowChecker(expected: Expectation): (row: string[], line: number) => void {
  let sequence = 0;
  let last = '';
  let columns = 0;
  return (row, line) => {
    const refuse = (reason: string): never => {
      throw new ImportError(expected.file, line, reason);
    };
    if (columns === 0) columns = row.length;
    if ((row.length !== 30 && row.length !== 23) || row.length !== columns)
      refuse(
        `${row.length} columns where ${columns === row.length ? '30 (or 23 in files before 2018)' : columns} are expected`,
      );
    if (row[COMPANY_COLUMNS.sequence] !== String(++sequence))
      refuse(`sequence number ${row[COMPANY_COLUMNS.sequence]} where ${sequence} is expected`);
    const number = row[COMPANY_COLUMNS.number]!;
    if (!/^\d{13}$/.test(number) || corporateCheckDigit(number.slice(1)) !== number.charCodeAt(0) - 48)
      refuse(`${number} is not a corporate number (check digit)`);
    if (number < last || (number === last && !expected.difference))
      refuse(`${number} follows ${last}: the numbers must ascend`);
    last = number;
    const process = row[COMPANY_COLUMNS.process]!;
    if (!PROCESSES.has(process)) refuse(`process ${process} is not known`);
    const updateDate = row[COMPANY_COLUMNS.updateDate]!;
    if (!DATE.test(updateDate)) refuse(`update date "${updateDate}" is no date`);
    if (expected.updateDate !== null && updateDate !== expected.updateDate)
      refuse(`update date ${updateDate} in a file of ${expected.updateDate}`);
    if (process === DELETED) return;
    if (!KINDS.has(row[COMPANY_COLUMNS.kind]!)) refuse(`kind ${row[COMPANY_COLUMNS.kind]} is not known`);
    if (row[COMPANY_COLUMNS.name] === '') refuse('the name is empty');
    for (const column of [COMPANY_COLUMNS.changeDate, COMPANY_COLUMNS.closeDate, COMPANY_COLUMNS.assignmentDate])
      if (row[column] !== '' && !DATE.test(row[column]!)) refuse(`"${row[column]}" (column ${column + 1}) is no date`);
  };
}

/** Day number of a date column; null when it is empty. */
export const dayOf = (date: string | undefined): number | null => (date ? toEpochDay(date) : null);
