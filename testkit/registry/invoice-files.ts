import { join } from 'node:path';
import { corporateCheckDigit } from '../../src/japan/corporate-number.ts';
import type { MakeCompany } from './company-files.ts';
import { random } from './random.ts';
import { syntheticCompany } from './synthetic-company.ts';
import { ZipWriter } from './zip-writer.ts';

interface InvoiceFileOptions {
  readonly dir: string;
  /** Rows of the company file the corporations are taken from. */
  readonly companies: number;
  readonly corporations: number;
  readonly bodies: number;
  readonly individuals: number;
  /** YYYYMMDD. */
  readonly date: string;
  readonly seed?: number;
  readonly parts?: number;
  /** The company at an index; by default a synthetic one. */
  readonly company?: MakeCompany;
}

const BATCH = 2000;

/** The full archives as published: h (corporations) and k (individuals) in parts, j (unincorporated bodies) in one. */
export async function writeInvoiceFull(options: InvoiceFileOptions): Promise<string[]> {
  const { parts = 5 } = options;
  const paths: string[] = [];
  for (let part = 0; part < parts; part++)
    paths.push(await writePart(options, 'h', part, parts, options.corporations, corporationLine));
  paths.push(await writePart(options, 'j', null, 1, options.bodies, bodyLine));
  for (let part = 0; part < parts; part++)
    paths.push(await writePart(options, 'k', part, parts, options.individuals, individualLine));
  return paths;
}

type Line = (sequence: number, index: number, options: InvoiceFileOptions) => string;

async function writePart(
  options: InvoiceFileOptions,
  letter: string,
  part: number | null,
  parts: number,
  count: number,
  line: Line,
): Promise<string> {
  const suffix = part === null ? '' : `_${String(part + 1).padStart(3, '0')}`;
  const path = join(options.dir, `${letter}_all_${options.date}_csv${suffix}.zip`);
  const zip = new ZipWriter(path);
  const from = Math.floor(((part ?? 0) * count) / parts);
  const to = Math.floor((((part ?? 0) + 1) * count) / parts);
  const content = function* () {
    for (let start = from; start < to; start += BATCH) {
      let text = '';
      for (let i = start; i < Math.min(to, start + BATCH); i++) text += `${line(i + 1, i, options)}\n`;
      yield text;
    }
  };
  await zip.add(`${letter}_all_${options.date}${suffix}.csv`, content());
  await zip.close();
  return path;
}

/** Which company the corporation at `index` is: spread evenly, so that numbers ascend. */
export const companyOfCorporation = (
  index: number,
  options: Pick<InvoiceFileOptions, 'companies' | 'corporations'>,
): number => Math.floor((index * options.companies) / options.corporations);

function dates(index: number, seed: number) {
  const r = random(Math.imul(index + 7, 0x9e3779b1) ^ seed);
  const kind = r.next();
  return {
    process: kind < 0.03 ? '03' : kind < 0.035 ? '04' : '01',
    registered: kind > 0.998 ? '2027-04-01' : kind > 0.2 ? '2023-10-01' : `2024-0${1 + r.below(9)}-01`,
    disposed: kind >= 0.03 && kind < 0.035 ? '2025-04-01' : '',
    expired: kind < 0.03 ? (kind < 0.002 ? '2027-01-01' : '2026-01-01') : '',
  };
}

const line = (
  sequence: number,
  number: string,
  kind: string,
  name: string,
  address: string,
  code: string,
  index: number,
  seed: number,
): string => {
  const { process, registered, disposed, expired } = dates(index, seed);
  const codes = code === '' ? ',' : `${code.slice(0, 2)},${code.slice(2)}`;
  return `${sequence},"T${number}",${process},0,${kind},1,1,${registered},2023-10-01,${disposed},${expired},"${address}",${codes},"",,,"","${name}","",,,"",""`;
};

function corporationLine(sequence: number, index: number, options: InvoiceFileOptions): string {
  const { number, name, town, street } = (options.company ?? syntheticCompany)(
    companyOfCorporation(index, options),
    options.companies,
    options.seed,
  );
  return line(sequence, number, '2', name, town.prefecture + town.city + street, town.code, index, options.seed ?? 1);
}

const numberFrom = (prefix: string, index: number, count: number): string => {
  // Ascending over the whole file: the check digit leads the number.
  const perDigit = Math.ceil(count / 9);
  const digit = 1 + Math.floor(index / perDigit);
  const body =
    prefix +
    String((index % perDigit) * 10)
      .padStart(12 - prefix.length, '0')
      .slice(0, -1);
  for (let last = 0; last < 9; last++) if (corporateCheckDigit(body + last) === digit) return `${digit}${body}${last}`;
  throw new Error('no last digit gives this check digit');
};

const bodyLine: Line = (sequence, index, options) =>
  line(sequence, numberFrom('9950', index, options.bodies), '2', `第${index}自治会`, '', '', index, options.seed ?? 1);

/** Individuals publish neither name nor address in the bulk files. */
const individualLine: Line = (sequence, index, options) =>
  line(sequence, individualNumber(index, options.individuals), '1', '', '', '', index, options.seed ?? 1);

export const individualNumber = (index: number, count: number): string => numberFrom('9960', index, count);
