import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { openRegistry, type Registry, SAMPLE_DIR, type SnapshotInfo } from '../engines/registry/index.ts';
import { freshnessOf } from '../usecases/registry-freshness.ts';
import type { Finding, OpenPart } from './part.ts';

type Name = 'company' | 'invoice';
const SOURCES: Readonly<Record<Name, string>> = { company: 'nta_corporate_registry', invoice: 'nta_invoice_registry' };

export const registryDir = (config: Config): string => config.registry.dir ?? join(config.server.dataDir, 'registry');

/** Both registries: opened from their snapshots, swapped when new ones are published. */
const openRegistryPart: OpenPart = async ({ config, now, log }) => {
  const registry = openRegistry({
    dir: registryDir(config),
    sampleDir: config.registry.sample ? SAMPLE_DIR : null,
    onSwap: (name, version) => log.info({ registry: name, version }, 'registry data in service'),
    onError: (error) => log.error({ err: error }, 'registry data could not be opened'),
  });
  return {
    get sources() {
      return {
        ...(registry.companies ? { companyRegistry: registry.companies } : {}),
        ...(registry.invoices ? { invoiceRegistry: registry.invoices } : {}),
      };
    },
    health: () => ({
      ...healthOf('company', infoOf(registry, 'company')),
      ...healthOf('invoice', infoOf(registry, 'invoice')),
      stale: (['company', 'invoice'] as const).some((name) => {
        const info = infoOf(registry, name);
        return info !== null && freshnessOf(info, now()) === 'stale';
      }),
    }),
    findings: () => [
      ...(['company', 'invoice'] as const).map((name) => findingOf(name, infoOf(registry, name), now())),
      ...registry.problems.map((message) => ({ part: 'registry', state: 'problem' as const, message })),
    ],
    close: async () => registry.close(),
  };
};

export default openRegistryPart;

const infoOf = (registry: Registry, name: Name): SnapshotInfo | null =>
  (name === 'company' ? registry.companies : registry.invoices)?.info ?? null;

function healthOf(name: Name, info: SnapshotInfo | null): Record<string, unknown> {
  if (info === null) return {};
  return {
    [`${name}_registry`]: info.sample ? 'sample' : 'ready',
    [`${name}_data_source`]: info.sample ? 'sample' : SOURCES[name],
    [`${name}_data_as_of`]: info.dataAsOf,
    [`${name}_record_count`]: info.recordCount,
    [`${name}_base_snapshot_date`]: info.baseDate,
    [`${name}_latest_diff_date`]: info.latestDiffDate,
    [`${name}_signature_verified`]: info.signatureVerified,
  };
}

function findingOf(name: Name, info: SnapshotInfo | null, now: Date): Finding {
  const part = `${name} registry`;
  const next = `jbis sync ${name}, or jbis import ${name} FILE.zip`;
  if (info === null) return { part, state: 'missing', message: 'no data', next };
  const count = `${info.recordCount.toLocaleString('en')} records as of ${info.dataAsOf}`;
  if (info.sample) return { part, state: 'sample', message: `the built-in sample, ${count}`, next };
  if (freshnessOf(info, now) === 'stale') return { part, state: 'problem', message: `stale: ${count}`, next };
  const signature = info.signatureVerified ? 'signature verified' : 'signature not verified';
  return { part, state: 'ready', message: `${count}, ${signature}` };
}
