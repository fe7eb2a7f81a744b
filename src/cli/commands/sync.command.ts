import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { loadImport } from '../../engines/registry/index.ts';
import { type Command, UsageError } from '../command.ts';
import { openAddresses, progressPrinter, type RegistryName, registryDir, signingKey } from '../registry-options.ts';
import { sentence } from '../tell-error.ts';
import { EVIDENCE_SYNCS, SYNC_EVIDENCE_HELP, syncEvidence } from './sync-evidence.ts';

const HELP = `jbis sync: bring the registries up to date from the download sites of the National Tax Agency

Usage: jbis sync [company] [invoice] [--full] [--allow-count-change]
       jbis sync edinet [--from YYYY-MM-DD] | fsa [--force]

  company, invoice       which registry; both when none is named
  --full                 load the newest full file even when differences would do
  --allow-count-change   accept a number of rows more than 2 % apart from the data in service
${SYNC_EVIDENCE_HELP}

The first run loads the full file (266 MB, some minutes) and the differences after it; later runs only the new
differences. When a difference is missing, or the data are older than the 40 business days the sites keep, the full
file is loaded again. What is in service is replaced only by a verified file, without a restart.
"JBIS_REGISTRY_SYNC=1 jbis serve" does the same on a schedule, "JBIS_EVIDENCE_SYNC=1" for edinet and fsa.`;

const NAMES: readonly RegistryName[] = ['company', 'invoice'];

export default {
  name: 'sync',
  summary: 'bring the registries up to date from the official download sites',
  help: HELP,
  run: async (args, io) => {
    if (EVIDENCE_SYNCS.includes(args[0] as (typeof EVIDENCE_SYNCS)[number])) return syncEvidence(args, io);
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { full: { type: 'boolean' }, 'allow-count-change': { type: 'boolean' } },
    });
    const unknown = positionals.find((name) => !NAMES.includes(name as RegistryName));
    if (unknown !== undefined)
      throw new UsageError(`"${unknown}" is no registry: company or invoice; or ${EVIDENCE_SYNCS.join(', ')}.`);
    const config = loadConfig(io.env);
    const [{ runSync }, { openStateStore }] = await Promise.all([loadImport(), import('../../store/open.ts')]);
    const { dataDir, databaseUrl, stateKey } = config.server;
    const store = await openStateStore({
      dataDir,
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(stateKey ? { stateKey } : {}),
    });
    let failures = 0;
    try {
      for (const registry of positionals.length > 0 ? (positionals as RegistryName[]) : NAMES) {
        const progress = progressPrinter(io);
        try {
          const result = await runSync(store.sync, {
            registry,
            dir: registryDir(config),
            site: registry === 'company' ? config.registry.companySite : config.registry.invoiceSite,
            key: await signingKey(config, registry),
            full: values.full ?? false,
            allowCountChange: values['allow-count-change'] ?? false,
            addresses: openAddresses(config),
            onProgress: progress.update,
          });
          progress.end();
          if (result === null) io.out(`${registry}: another run is at it`);
          else
            io.out(
              `${registry}: as of ${result.dataAsOf} (${result.loaded === 'none' ? 'nothing new' : `${result.loaded} loaded, ${result.applied.length} differences applied`})`,
            );
        } catch (error) {
          progress.end();
          failures++;
          io.err(`jbis sync ${registry}: ${sentence(error)} The data in service are unchanged.`);
        }
      }
    } finally {
      await store.close();
    }
    return failures === 0 ? 0 : 1;
  },
} satisfies Command;
