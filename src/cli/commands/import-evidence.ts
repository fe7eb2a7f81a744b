import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import type { FileImport } from '../../connectors/edinet/import-files.ts';
import { evidenceFiles } from '../../connectors/evidence-files.ts';
import { clockOf, type Io, UsageError } from '../command.ts';
import { sentence } from '../tell-error.ts';

/** Sources `jbis import` hands over to this file. */
export const EVIDENCE_IMPORTS = ['edinet', 'fsa', 'gleif', 'companies-house'] as const;

export const IMPORT_EVIDENCE_HELP = `  edinet FILE|FOLDER…       saved day lists of the EDINET API (*.json), the code list (Edinetcode.zip), contents of
                            documents (S1….zip, type=5)
  fsa FILE… [--force]       register workbooks: kinyushohin.xlsx, shikin_idou.xlsx, kasoutuka.xlsx
  gleif FILE                …-gleif-goldencopy-lei2-golden-copy.csv.zip: names in Latin letters of Japanese corporations
  companies-house FILE      BasicCompanyDataAsOneFile-YYYY-MM-DD.zip (about 5 million companies, some minutes)`;

/** `jbis import edinet|fsa|gleif|companies-house …`: `args` begins with the source. */
export async function importEvidence(args: string[], io: Io): Promise<number> {
  const [source, ...rest] = args;
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  if (positionals.length === 0) throw new UsageError(`name the files to import:\n${IMPORT_EVIDENCE_HELP}`);
  const files = evidenceFiles(loadConfig(io.env).server.dataDir);
  try {
    if (source === 'edinet') return await importEdinet(files.edinet, positionals, io);
    if (source === 'fsa') return await importFsa(files.fsa, positionals, values.force ?? false, io);
    if (source === 'gleif') return await importGleif(files.gleif, positionals, io);
    if (source === 'companies-house') return await importCompaniesHouse(files.companiesHouse, positionals, io);
  } catch (error) {
    io.err(`jbis import ${source}: ${sentence(error)} The data in service are unchanged.`);
    return 1;
  }
  throw new UsageError(`what to import: ${EVIDENCE_IMPORTS.join(', ')}`);
}

async function importEdinet(path: string, paths: string[], io: Io): Promise<number> {
  const [{ createIndex }, { FileImportStopped, importEdinetFiles }] = await Promise.all([
    import('../../connectors/edinet/index-file.ts'),
    import('../../connectors/edinet/import-files.ts'),
  ]);
  const db = createIndex(path);
  try {
    const onProgress = (done: number, total: number) => {
      if (done % 100 === 0) io.err(`edinet: ${done} of ${total} files`);
    };
    io.out(`edinet: ${told(importEdinetFiles(db, paths, { now: clockOf(io), onProgress }))}`);
    return 0;
  } catch (error) {
    if (!(error instanceof FileImportStopped)) throw error;
    const { loaded } = error;
    const isNothing = loaded.days === 0 && loaded.registrants === null && loaded.contents === 0;
    io.err(
      `jbis import edinet: ${error.message}. ${isNothing ? 'The data in service are unchanged' : `Loaded before it and kept: ${told(loaded)}`}.`,
    );
    return 1;
  } finally {
    db.close();
  }
}

const told = ({ days, rows, registrants, contents }: FileImport): string =>
  `${days} day lists with ${rows} rows${registrants === null ? '' : `, ${registrants} registrants`}${contents === 0 ? '' : `, contents of ${contents} documents`}`;

async function importFsa(path: string, paths: string[], force: boolean, io: Io): Promise<number> {
  const [{ CATEGORIES, CATEGORY_FACTS }, { readWorkbook }, { applyEdition, createRegister }] = await Promise.all([
    import('../../connectors/fsa/categories.ts'),
    import('../../connectors/fsa/loader.ts'),
    import('../../connectors/fsa/register-file.ts'),
  ]);
  const db = createRegister(path);
  try {
    for (const file of paths) {
      const category = CATEGORIES.find((key) =>
        basename(file).startsWith(CATEGORY_FACTS[key].file.replace('.xlsx', '')),
      );
      if (!category)
        throw new Error(`${basename(file)} is none of ${CATEGORIES.map((key) => CATEGORY_FACTS[key].file).join(', ')}`);
      const list = await readWorkbook(category, readFileSync(file));
      const change = applyEdition(db, list, { loadedAt: clockOf(io)().toISOString(), force });
      io.out(
        `fsa ${category}: ${change.total} operators as of ${list.asOf} (${change.added} added, ${change.changed} changed, ${change.removed} gone)`,
      );
    }
    return 0;
  } finally {
    db.close();
  }
}

async function importCompaniesHouse(path: string, [file]: string[], io: Io): Promise<number> {
  const { buildSnapshot } = await import('../../connectors/companies-house/snapshot-file.ts');
  const { rows, asOf } = await buildSnapshot(file!, path, (count) => io.err(`companies-house: ${count} companies`));
  io.out(`companies-house: ${rows} companies as of ${asOf}`);
  return 0;
}

async function importGleif(path: string, [file]: string[], io: Io): Promise<number> {
  const { buildGleifNames } = await import('../../connectors/gleif/name-file.ts');
  const { names, companies, asOf } = await buildGleifNames(file!, path, (rows) => io.err(`gleif: ${rows} rows`));
  io.out(`gleif: ${names} names of ${companies} Japanese corporations as of ${asOf}`);
  return 0;
}
