import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { loadImport } from '../../engines/registry/index.ts';
import { type Command, clockOf, type Io, UsageError } from '../command.ts';
import { openAddresses, progressPrinter, type RegistryName, registryDir, signingKey } from '../registry-options.ts';
import { sentence } from '../tell-error.ts';

const HELP = `jbis import: load official data from local files

Usage: jbis import company FILE… [--allow-count-change]
       jbis import invoice FILE… [--allow-count-change]
       jbis import address …              ("jbis import address help" says more)
       jbis import edinet|fsa|gleif|companies-house FILE…

  company   the corporate-number files as downloaded (CSV Unicode or Shift_JIS, zip): one full file
            00_zenkoku_all_YYYYMMDD.zip, or the differences diff_YYYYMMDD.zip after it
  invoice   the qualified-invoice files as downloaded (CSV, zip): all of h_all_…, j_all_… and k_all_… of one date, or
            the differences diff_YYYYMMDD_csv.zip after it
  edinet            saved day lists of the EDINET API (…YYYY-MM-DD….json) and the code list (Edinetcode.zip)
  fsa               register workbooks of the Financial Services Agency (xlsx)
  gleif             the level-1 golden copy of the LEI register (csv or zip): names in Latin letters
  companies-house   BasicCompanyDataAsOneFile-YYYY-MM-DD.zip

A full import builds a new data file beside the one in service, verifies it and swaps it in without a restart; a bad
file is refused with its line and reason and the old data stay. Differences are applied in order of their dates; a
missing business day is refused. With JBIS_COMPANY_KEY or JBIS_INVOICE_KEY every file must carry a good signature.

  --allow-count-change   accept a number of rows more than 2 % apart from the data in service

Example: jbis import company ~/Downloads/00_zenkoku_all_20260731.zip`;

type Import = (source: string, args: string[], io: Io) => Promise<number>;

const evidence: Import = async (source, args, io) =>
  (await import('./import-evidence.ts')).importEvidence([source, ...args], io);

const SOURCES: Readonly<Record<string, Import>> = {
  company: importRegistry,
  invoice: importRegistry,
  address: async (_source, args, io) => (await import('./import-address.ts')).importAddress(args, io),
  edinet: evidence,
  fsa: evidence,
  gleif: evidence,
  'companies-house': evidence,
};

export default {
  name: 'import',
  summary: 'load official registry, address and evidence data from files',
  help: HELP,
  run: async ([source, ...rest], io) => {
    if (source === 'address' && rest[0] === 'help') {
      io.out((await import('./import-address.ts')).IMPORT_ADDRESS_HELP);
      return 0;
    }
    const load = SOURCES[source ?? ''];
    if (source === undefined || load === undefined)
      throw new UsageError(`what to import: ${Object.keys(SOURCES).join(', ')}. "jbis import --help" says more.`);
    return load(source, rest, io);
  },
} satisfies Command;

async function importRegistry(source: string, args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'allow-count-change': { type: 'boolean' } },
  });
  if (positionals.length === 0) throw new UsageError(`name the files to import; "jbis import --help" says which.`);
  const registry = source as RegistryName;
  const config = loadConfig(io.env);
  const key = await signingKey(config, registry);
  const [{ importFull, importDifferences, ImportError }, { SnapshotError }, { registryFaults }] = await Promise.all([
    loadImport(),
    import('../../store/snapshot/index.ts'),
    import('../../usecases/truth/registry-faults.ts'),
  ]);
  const progress = progressPrinter(io);
  const options = {
    registry,
    dir: registryDir(config),
    files: positionals,
    key,
    allowCountChange: values['allow-count-change'] ?? false,
    addresses: openAddresses(config),
    onProgress: progress.update,
  };
  const started = performance.now();
  try {
    const isDifference = positionals.every((file) => /(^|\/)diff_\d{8}[^/]*$/.test(file));
    const info = isDifference ? (await importDifferences(options)).info : await importFull(options);
    progress.end();
    if (info === null) io.out(`${registry}: the data in service already contain these differences`);
    else {
      io.out(
        `${registry}: ${info.recordCount.toLocaleString('en')} records as of ${info.dataAsOf}, ${
          info.signatureVerified ? 'signature verified' : 'signature not checked'
        }, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
      // Loaded, and still not enough to say that somebody is not registered: not to be found out by doctor first.
      for (const fault of registryFaults(info, clockOf(io)()))
        io.out(`! ${registry} registry: ${fault} → jbis sync ${registry}, or import what is missing`);
    }
    return 0;
  } catch (error) {
    progress.end();
    const isFileFault = error instanceof ImportError || error instanceof SnapshotError;
    if (!isFileFault && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    io.err(`jbis import ${registry}: ${sentence(error)} The data in service are unchanged.`);
    return 1;
  }
}
