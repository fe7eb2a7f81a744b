import { unzipSync } from 'fflate';
import { parseCsv } from '../../contract/csv.ts';
import { UpstreamError } from '../core/upstream-error.ts';

/** One registrant of the EDINET code list; natural persons are dropped before they get here. */
export interface RegistrantRow {
  readonly edinetCode: string;
  readonly filerType: 'domestic_corporation' | 'foreign_corporation' | 'government' | 'other';
  readonly listed: boolean | null;
  readonly consolidated: boolean | null;
  /** `MM-DD`. */
  readonly fiscalYearEnd: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameKana: string | null;
  readonly address: string | null;
  readonly industry: string | null;
  readonly secCode: string | null;
  readonly corporateNumber: string | null;
}

export interface CodeList {
  /** The date in the first line: 「2026年05月12日現在」. */
  readonly asOf: string;
  readonly rows: readonly RegistrantRow[];
  readonly personsDropped: number;
}

// The header letters are full width in the file; NFKC makes both spellings one.
const COLUMNS = [
  'EDINETコード',
  '提出者種別',
  '上場区分',
  '連結の有無',
  '決算日',
  '提出者名',
  '提出者名(英字)',
  '提出者名(ヨミ)',
  '所在地',
  '提出者業種',
  '証券コード',
  '提出者法人番号',
] as const;

/** All columns in the order of the file, the capital included, which nothing here needs. */
const PUBLISHED = COLUMNS.toSpliced(COLUMNS.indexOf('決算日'), 0, '資本金' as never) as readonly string[];

/** Reads `Edinetcode.zip` or the CSV inside it: Windows-31J with vendor extensions, title line, header line, rows. */
export function readCodeList(bytes: Uint8Array): CodeList {
  const csv = new TextDecoder('shift_jis').decode(isZip(bytes) ? onlyCsv(bytes) : bytes);
  const [title, header, ...lines] = parseCsv(csv);
  const date = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(title?.join(',') ?? '');
  if (!date || !header) throw new UpstreamError('invalid_response', 'the code list has no title line with its date');
  const names = header.map((cell) => cell.normalize('NFKC').trim());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new UpstreamError('invalid_response', `the code list lacks ${missing.join(', ')}`);
  const pad = (part: string) => part.padStart(2, '0');
  return { asOf: `${date[1]}-${pad(date[2]!)}-${pad(date[3]!)}`, ...readCodeRows(lines, names) };
}

/** Rows under the published columns, or those named; persons are left out. */
export function readCodeRows(
  lines: readonly (readonly string[])[],
  names: readonly string[] = PUBLISHED,
): Pick<CodeList, 'rows' | 'personsDropped'> {
  const rows: RegistrantRow[] = [];
  let personsDropped = 0;
  for (const line of lines) {
    const cell = (column: (typeof COLUMNS)[number]) => line[names.indexOf(column)]?.trim() || null;
    const edinetCode = cell('EDINETコード');
    if (edinetCode === null || !/^E\d{5}$/.test(edinetCode)) continue;
    const kind = cell('提出者種別') ?? '';
    if (kind.startsWith('個人')) {
      personsDropped++;
      continue;
    }
    rows.push({
      edinetCode,
      filerType: filerType(kind),
      listed: yesNo(cell('上場区分'), '上場', '非上場'),
      consolidated: yesNo(cell('連結の有無'), '有', '無'),
      fiscalYearEnd: monthDay(cell('決算日')),
      name: cell('提出者名') ?? edinetCode,
      nameEn: cell('提出者名(英字)'),
      nameKana: cell('提出者名(ヨミ)'),
      address: cell('所在地'),
      industry: cell('提出者業種'),
      secCode: cell('証券コード'),
      corporateNumber: cell('提出者法人番号'),
    });
  }
  return { rows, personsDropped };
}

/** A code that was given up for another one. */
export interface MergedCode {
  readonly oldCode: string;
  readonly newCode: string;
}

/** ESE140190.csv: title row, then 集約処理日, 廃止EDINETコード, 継続EDINETコード. */
export function readMergedCodes(bytes: Uint8Array): MergedCode[] {
  return parseCsv(new TextDecoder('shift_jis').decode(bytes)).flatMap((line) => {
    const codes = line.map((cell) => cell.normalize('NFKC').trim()).filter((cell) => /^E\d{5}$/.test(cell));
    return codes.length === 2 ? [{ oldCode: codes[0]!, newCode: codes[1]! }] : [];
  });
}

function filerType(kind: string): RegistrantRow['filerType'] {
  if (kind.startsWith('外国政府') || kind.includes('地方公共団体') || kind.includes('政府')) return 'government';
  if (kind.startsWith('内国法人')) return 'domestic_corporation';
  if (kind.startsWith('外国法人')) return 'foreign_corporation';
  return 'other';
}

const yesNo = (value: string | null, yes: string, no: string): boolean | null =>
  value === yes ? true : value === no ? false : null;

function monthDay(value: string | null): string | null {
  const match = /^(\d{1,2})月(?:(\d{1,2})日|末日?)$/.exec(value?.normalize('NFKC') ?? '');
  if (!match) return null;
  // 2024 was a leap year: 02-29 stands for the end of February.
  const day = match[2] ?? String(new Date(Date.UTC(2024, Number(match[1]), 0)).getUTCDate());
  return `${match[1]!.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function onlyCsv(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes, { filter: (file) => /\.csv$/i.test(file.name) && file.originalSize < 64_000_000 });
  const [first] = Object.values(files);
  if (!first) throw new UpstreamError('invalid_response', 'the code list archive holds no CSV');
  return first;
}
