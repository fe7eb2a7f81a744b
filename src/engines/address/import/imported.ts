import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeFolder } from '../../../store/make-folder.ts';
import { detectKind, type ImportKind } from './detect.ts';
import { openFiles } from './files.ts';

/** One imported file, kept as it was delivered; the compiled data are made from these. */
export interface ImportedFile {
  readonly name: string;
  readonly kind: ImportKind;
  readonly data_as_of: string | null;
  readonly sha256: string;
  readonly imported_at: string;
}

const folderOf = (dataDir: string) => join(dataDir, 'address', 'imported');
const manifestOf = (dataDir: string) => join(folderOf(dataDir), 'manifest.json');
export const importedPath = (dataDir: string, file: ImportedFile): string => join(folderOf(dataDir), file.name);

export function listImported(dataDir: string): readonly ImportedFile[] {
  try {
    return JSON.parse(readFileSync(manifestOf(dataDir), 'utf8')) as ImportedFile[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The list of imported address files is damaged: ${manifestOf(dataDir)}`, { cause: error });
  }
}

/** Identifies the imported files of a data folder; empty when there are none. */
export const importedKey = (dataDir: string): string =>
  listImported(dataDir)
    .map((file) => `${file.kind}:${file.sha256}`)
    .sort()
    .join(' ');

interface ImportOptions {
  /** Date of the data, when the file does not carry it. */
  readonly asOf?: string | undefined;
  readonly now: Date;
}

/** Keeps a file (or the tree of a folder) for the next compilation. One of the same kind and name is replaced. */
export function keepFile(dataDir: string, path: string, options: ImportOptions): ImportedFile {
  const { kind, modified } = inspect(path);
  makeFolder(folderOf(dataDir));
  const isFolder = statSync(path).isDirectory();
  const name = isFolder ? `${basename(path)}.jsonl.gz` : basename(path);
  const target = join(folderOf(dataDir), name);
  if (isFolder) writeFileSync(target, packFolder(path));
  else if (path !== target) copyFileSync(path, target);
  const entry: ImportedFile = {
    name,
    kind,
    data_as_of: options.asOf ?? modified,
    sha256: createHash('sha256').update(readFileSync(target)).digest('hex'),
    imported_at: options.now.toISOString(),
  };
  const single = SINGLE.has(kind);
  const others = listImported(dataDir).filter((file) => file.name !== name && !(single && file.kind === kind));
  writeManifest(dataDir, [...others, entry]);
  return entry;
}

/** The newest file of these kinds replaces all earlier ones; the registry's come per prefecture and add up. */
const SINGLE: ReadonlySet<ImportKind> = new Set([
  'ken_all',
  'jigyosyo',
  'ken_all_rome',
  'abr_city',
  'abr_city_pos',
  'geolonia_tree',
  'geolonia_csv',
]);

export function removeImported(dataDir: string, name: string): boolean {
  const list = listImported(dataDir);
  const left = list.filter((file) => file.name !== name);
  if (left.length === list.length) return false;
  writeManifest(dataDir, left);
  rmSync(join(folderOf(dataDir), name), { force: true });
  return true;
}

function writeManifest(dataDir: string, list: readonly ImportedFile[]): void {
  const temporary = `${manifestOf(dataDir)}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(list, null, 2)}\n`);
  renameSync(temporary, manifestOf(dataDir));
}

/** Whether a file holds something to import; the list of prefectures does not. Throws for a file of no known kind. */
export const canImport = (path: string): boolean => inspect(path).kind !== 'abr_prefecture';

function inspect(path: string): { kind: ImportKind; modified: string | null } {
  for (const file of openFiles(path)) {
    const kind = detectKind(file);
    if (kind) return { kind, modified: file.modified };
  }
  throw new UnknownFile(path);
}

/** The file is of no kind the engine reads. */
export class UnknownFile extends Error {
  constructor(path: string) {
    super(
      `${path} is no address file this version reads. Read are: KEN_ALL, utf_ken_all, JIGYOSYO and KEN_ALL_ROME of Japan Post; city, town, block, residence and parcel files of the Address Base Registry with their position files; 大字・町丁目 and 街区 files of 位置参照情報; Geolonia japanese-addresses (latest.csv or the api folder).`,
    );
    this.name = 'UnknownFile';
  }
}

/** A folder of JSON files as one compressed file of lines. */
function packFolder(path: string): Uint8Array {
  const lines: string[] = [];
  for (const file of openFiles(path))
    if (file.path.endsWith('.json')) lines.push(JSON.stringify({ path: file.path, text: file.text() }));
  return gzipSync(lines.join('\n'));
}
