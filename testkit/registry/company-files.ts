import { join } from 'node:path';
import { random } from './random.ts';
import { freeNumberAt, type SyntheticCompany, syntheticCompany } from './synthetic-company.ts';
import { ZipWriter } from './zip-writer.ts';

const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`);

export interface RowChange {
  readonly process?: string;
  readonly correct?: '0' | '1';
  readonly updateDate?: string;
  readonly changeDate?: string;
  readonly latest?: '0' | '1';
}

/** One line of the 30-column CSV, without its line end. */
export function companyLine(sequence: number, company: SyntheticCompany, change: RowChange = {}): string {
  const closed = company.closeDate !== '';
  return [
    sequence,
    company.number,
    change.process ?? (closed ? '21' : '01'),
    change.correct ?? '0',
    change.updateDate ?? company.updateDate,
    change.changeDate ?? (company.closeDate || company.assignmentDate),
    quoted(company.name),
    '',
    company.kind,
    quoted(company.town.prefecture),
    quoted(company.town.city),
    quoted(company.street),
    '',
    company.town.code.slice(0, 2),
    company.town.code.slice(2),
    company.town.post,
    '',
    '',
    company.closeDate,
    company.closeCause,
    company.successor,
    '',
    company.assignmentDate,
    change.latest ?? '1',
    quoted(company.nameEn),
    '',
    '',
    '',
    quoted(company.furigana),
    '0',
  ].join(',');
}

const BATCH = 2000;

function* lines(count: number, line: (index: number) => string): Generator<string> {
  for (let from = 0; from < count; from += BATCH) {
    let text = '';
    for (let i = from; i < Math.min(count, from + BATCH); i++) text += `${line(i)}\n`;
    yield text;
  }
}

export type MakeCompany = (index: number, count: number, seed?: number) => SyntheticCompany;

interface CompanyFileOptions {
  readonly dir: string;
  readonly count: number;
  /** YYYYMMDD. */
  readonly date: string;
  readonly seed?: number;
  /** The row at an index; by default a synthetic company. */
  readonly company?: MakeCompany;
  /** Makes the detached signature of the CSV. */
  readonly sign?: (csv: string) => Promise<string>;
}

/** The nationwide full file as published: `00_zenkoku_all_DATE.zip`. Returns its path. */
export async function writeCompanyFull(options: CompanyFileOptions): Promise<string> {
  const { dir, count, date, seed = 1, sign, company = syntheticCompany } = options;
  const name = `00_zenkoku_all_${date}`;
  const path = join(dir, `${name}.zip`);
  const zip = new ZipWriter(path);
  const content = () => lines(count, (i) => companyLine(i + 1, company(i, count, seed)));
  if (sign) await zip.add(`${name}.csv.asc`, [await sign([...content()].join(''))]);
  await zip.add(`${name}.csv`, content());
  await zip.close();
  return path;
}

/**
 * A difference of one day with the mix of the real ones: moves, renamings, closures and corrections of `rows` companies,
 * of which a share (`fresh`) are new: numbers the full file does not have.
 */
export async function writeCompanyDifference(
  options: CompanyFileOptions & { rows: number; fresh?: number },
): Promise<string> {
  const { dir, count, date, rows, seed = 1, fresh = 0, company = syntheticCompany } = options;
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const r = random(Number(date) ^ seed);
  const touched = new Set<number>();
  while (touched.size < Math.min(rows, count)) touched.add(r.below(count));
  const changes = [...touched]
    .map((index) =>
      fresh > 0 && r.next() < fresh
        ? newCompany(company, index, count, seed, iso)
        : changeOf(company, index, count, seed, iso, r),
    )
    .sort((a, b) => (a.number < b.number ? -1 : 1));
  let sequence = 0;
  const csv = `${changes.flatMap((change) => change.lines.map((line) => line(++sequence))).join('\n')}\n`;
  const name = `diff_${date}`;
  const path = join(dir, `${name}.zip`);
  const zip = new ZipWriter(path);
  if (options.sign) await zip.add(`${name}.csv.asc`, [await options.sign(csv)]);
  await zip.add(`${name}.csv`, [csv]);
  await zip.close();
  return path;
}

function newCompany(make: MakeCompany, index: number, count: number, seed: number, iso: string) {
  const number = freeNumberAt(index, count);
  const company = { ...make(index, count, seed + 2000 + Number(iso.slice(-2))), number };
  const open = { ...company, closeDate: '', closeCause: '', successor: '', assignmentDate: iso };
  return {
    number,
    lines: [(sequence: number) => companyLine(sequence, open, { process: '01', updateDate: iso, changeDate: iso })],
  };
}

function changeOf(
  makeCompany: MakeCompany,
  index: number,
  count: number,
  seed: number,
  iso: string,
  r: ReturnType<typeof random>,
) {
  const company = makeCompany(index, count, seed);
  const other = makeCompany(index, count, seed + 1000 + Number(iso.slice(-2)));
  const make = (value: SyntheticCompany, change: RowChange) => (sequence: number) =>
    companyLine(sequence, value, { updateDate: iso, changeDate: iso, ...change });
  const kind = r.next();
  const { number } = company;
  if (kind < 0.3)
    return { number, lines: [make({ ...company, town: other.town, street: other.street }, { process: '12' })] };
  if (kind < 0.4)
    return { number, lines: [make({ ...company, name: other.name, furigana: other.furigana }, { process: '11' })] };
  if (kind < 0.55)
    return { number, lines: [make({ ...company, closeDate: iso, closeCause: '01' }, { process: '21' })] };
  if (kind < 0.9)
    return {
      number,
      lines: [
        make(company, { process: '01', correct: '1', latest: '0' }),
        make({ ...company, furigana: other.furigana }, { process: '12', correct: '1' }),
      ],
    };
  return { number, lines: [make(company, { process: '71' })] };
}
