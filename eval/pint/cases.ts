import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { samplePath } from '../../testkit/samples.ts';

/** A document with what the official schema and rules say about it. */
export interface LabelledCase {
  readonly file: string;
  readonly xsd_valid: boolean;
  /** The error with which the official run stopped, or null. */
  readonly aborted: string | null;
  readonly document_valid: boolean;
  readonly rules: Readonly<Record<string, number>>;
  readonly first_locations?: readonly (readonly [string, string])[];
  readonly xml: Uint8Array;
}

/**
 * Reads `expected.jsonl[.gz]` (in the folder, above it, or the prepared one) and its documents, from the folder or from
 * `cases.tar.gz` in it.
 */
export function readCases(folder: string): LabelledCase[] {
  const labels = ['expected.jsonl', 'expected.jsonl.gz', '../expected.jsonl', '../expected.jsonl.gz']
    .map((name) => join(folder, name))
    .concat(samplePath('pint/expected.jsonl.gz') ?? [])
    .find((path) => existsSync(path));
  if (!labels) throw new Error(`There is no expected.jsonl or expected.jsonl.gz in ${folder}`);
  const rows = readMaybeGzip(labels)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const archive = [folder, dirname(labels)]
    .map((place) => join(place, 'cases.tar.gz'))
    .find((path) => existsSync(path));
  const archived = archive ? readTar(gunzipSync(readFileSync(archive))) : undefined;
  return rows.map((line) => {
    const row = JSON.parse(line) as Omit<LabelledCase, 'xml'>;
    const plain = [folder, join(folder, 'cases'), dirname(labels)]
      .map((place) => join(place, row.file))
      .find((path) => existsSync(path));
    const xml = plain ? readFileSync(plain) : (archived?.get(row.file) ?? archived?.get(`cases/${row.file}`));
    if (!xml) throw new Error(`The document ${row.file} is not in ${folder}`);
    return { ...row, xml };
  });
}

const readMaybeGzip = (path: string): Buffer =>
  path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path);

/** Regular files of a tar archive by name, without a leading "./"; long names in the way of GNU tar or pax. */
function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const text = (from: number, length: number) => archive.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  let longName: string | undefined;
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = archive.toString('latin1', at + 257, at + 263) === 'ustar\0' ? text(at + 345, 155) : '';
    const name = longName ?? (prefix === '' ? '' : `${prefix}/`) + text(at, 100);
    const type = archive[at + 156];
    longName =
      type === 0x4c
        ? text(at + 512, size)
        : type === 0x78
          ? /\d+ path=(.*)\n/.exec(archive.toString('utf8', at + 512, at + 512 + size))?.[1]
          : undefined;
    if (type === 0x30 || type === 0) files.set(name.replace(/^\.\//, ''), archive.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
