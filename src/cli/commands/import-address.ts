import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import {
  canImport,
  DOWNLOADS,
  downloadAddressFile,
  keepFile,
  listImported,
  openAddressEngine,
  removeImported,
  UnknownDownload,
  UnknownFile,
} from '../../engines/address/index.ts';
import { makeFolder } from '../../store/make-folder.ts';
import { type Io, UsageError } from '../command.ts';

const names = Object.entries(DOWNLOADS)
  .map(
    ([name, { what, part }]) =>
      `                     ${`${name}${part ? `:${part === 'prefecture' ? 'NN' : 'NNNNNN'}` : ''}`.padEnd(22)} ${what}`,
  )
  .join('\n');

export const IMPORT_ADDRESS_HELP = `jbis import address: bring official address data into the service

Usage: jbis import address FILE… [--as-of YYYY-MM-DD]
       jbis import address --download NAME[:PART]… [--url URL]
       jbis import address --list | --remove NAME

  FILE               a CSV, zip or tar.gz as it was downloaded, or a folder; what it is is read from its content:
                     KEN_ALL, utf_ken_all, JIGYOSYO, KEN_ALL_ROME (Japan Post); city, town, block, residence and
                     parcel files with their position files (Address Base Registry, all generations); 位置参照情報 (MLIT);
                     Geolonia japanese-addresses
  --as-of DATE       date of the data, where the archive does not carry it
  --download NAME    fetch from the official place and import; NN is a prefecture (01–47), NNNNNN a municipality code:
${names}
  --url URL          another place for the one file that is downloaded (JBIS_ADDRESS_MIRROR for all of them)
  --list             imported files with their dates
  --remove NAME      forget an imported file

Files are kept in the data folder and compiled together with the data of the package. A running server takes them
up at its next start. The registry's server answers callers in Japan only.

  jbis import address ken_all.zip
  jbis import address --download towns:30 --download town-points:30 --download residences:30 --download residence-points:30`;

/** The address piece of `jbis import`. */
export async function importAddress(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    io.out(IMPORT_ADDRESS_HELP);
    return 0;
  }
  const config = loadConfig(io.env);
  const { dataDir } = config.server;
  if (values.list) return list(dataDir, io);
  if (values.remove !== undefined) {
    if (!removeImported(dataDir, values.remove))
      throw new UsageError(`no imported file is called "${values.remove}"; --list shows them`);
    return compile(dataDir, io);
  }
  const asOf = values['as-of'];
  if (asOf !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(asOf))
    throw new UsageError('--as-of takes a date as YYYY-MM-DD');
  const downloads = values.download ?? [];
  if (positionals.length + downloads.length === 0)
    throw new UsageError('name a file, or --download NAME; --help lists what can be imported');
  const folder = mkdtempSync(join(tmpdir(), 'jbis-address-'));
  try {
    const files = [...positionals];
    for (const name of downloads)
      files.push(
        await downloadAddressFile(name, {
          folder,
          url: values.url,
          mirror: config.address.mirror,
          onStart: (url) => io.err(`fetching ${url}`),
        }),
      );
    const unread = files.filter((file) => !canImport(file));
    if (unread.length > 0) io.err(`skipped, the prefectures are built in: ${unread.join(', ')}`);
    for (const file of files) {
      if (unread.includes(file)) continue;
      const kept = keepFile(dataDir, file, { asOf, now: new Date() });
      io.err(`${kept.name}: ${kept.kind}, ${kept.data_as_of ?? 'date unknown (--as-of sets it)'}`);
    }
  } catch (error) {
    if (error instanceof UnknownFile || error instanceof UnknownDownload) throw new UsageError(error.message);
    if ((error as Error).name === 'FetchFailure') {
      io.err(`jbis import address: ${(error as Error).message}. Download the file with a browser and name it instead.`);
      return 1;
    }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(`there is no file ${(error as NodeJS.ErrnoException).path}`);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return compile(dataDir, io);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        download: { type: 'string', multiple: true },
        url: { type: 'string' },
        list: { type: 'boolean' },
        remove: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function list(dataDir: string, io: Io): number {
  const files = listImported(dataDir);
  if (files.length === 0) io.err('Nothing is imported; the data that come with the installation are used.');
  for (const file of files) io.out(`${file.name}\t${file.kind}\t${file.data_as_of ?? '-'}\t${file.imported_at}`);
  return 0;
}

function compile(dataDir: string, io: Io): number {
  makeFolder(dataDir);
  const engine = openAddressEngine({ dataDir, progress: (step) => io.err(`  ${step}`) });
  io.err(`${engine.info.towns} towns, ${engine.info.subTowns} sub-towns`);
  engine.close();
  return 0;
}
