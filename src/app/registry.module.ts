import { join } from 'node:path';
import {
  addressTools,
  NO_SYNC,
  openRegistry,
  type Registry,
  SAMPLE_DIR,
  type SnapshotInfo,
  type SyncState,
  syncStateName,
} from '../engines/registry/index.ts';
import { registryFaults } from '../usecases/truth/registry-faults.ts';
import { registryState } from '../usecases/truth/what-may-be-said.ts';
import type { Finding, OpenModule } from './module.ts';
import { scheduleSync } from './scheduled-sync.ts';
import { watchSyncStates } from './sync-states.ts';

type Name = 'company' | 'invoice';
const NAMES: readonly Name[] = ['company', 'invoice'];
const SOURCES: Readonly<Record<Name, string>> = { company: 'nta_corporate_registry', invoice: 'nta_invoice_registry' };

/** Both registries: opened from their snapshots, swapped when new ones are published, synchronised when switched on. */
const openRegistryModule: OpenModule = async ({ config, store, now, log }, { address }) => {
  const registry = openRegistry({
    dir: config.registry.dir ?? join(config.server.dataDir, 'registry'),
    // Nobody pays real money for sample answers.
    sampleDir: config.registry.sample && config.payment.payTo === undefined ? SAMPLE_DIR : null,
    ...(address ? { addresses: addressTools(address) } : {}),
    onSwap: (name, version) => log.info({ registry: name, version }, 'registry data in service'),
    onError: (error) => log.error({ err: error }, 'registry data could not be opened'),
  });
  const states = await watchSyncStates<SyncState>(store, NAMES.map(syncStateName), NO_SYNC);
  const stateOf = (name: Name): SyncState => states.of(syncStateName(name));
  const sync = config.registry.sync
    ? scheduleSync({ what: 'the registries', args: ['sync'], hours: config.registry.syncHours, log })
    : null;
  return {
    get sources() {
      return {
        ...(registry.companies ? { companyRegistry: registry.companies } : {}),
        ...(registry.invoices ? { invoiceRegistry: registry.invoices } : {}),
      };
    },
    health: () => ({
      ...Object.assign({}, ...NAMES.map((name) => healthOf(name, infoOf(registry, name), stateOf(name), now()))),
    }),
    findings: () => [
      ...NAMES.map((name) => findingOf(name, infoOf(registry, name), stateOf(name), now())),
      ...registry.problems.map((message) => ({ part: 'registry', state: 'problem' as const, message })),
    ],
    close: async () => {
      await sync?.close();
      states.close();
      registry.close();
    },
  };
};

export default openRegistryModule;

const infoOf = (registry: Registry, name: Name): SnapshotInfo | null =>
  (name === 'company' ? registry.companies : registry.invoices)?.info ?? null;

/** What `/health` calls data of each worth. */
const HEALTH_WORDS = {
  complete: 'ready',
  partial: 'partial',
  stale: 'stale',
  sample: 'sample',
  unreachable: 'missing',
  not_configured: 'missing',
} as const;

function healthOf(name: Name, info: SnapshotInfo | null, sync: SyncState, now: Date): Record<string, unknown> {
  const state = {
    [`${name}_sync_status`]: sync.status,
    [`${name}_last_successful_sync`]: sync.lastSuccess,
    [`${name}_gap_detected`]: sync.gapDetected,
  };
  if (info === null) return state;
  return {
    ...state,
    [`${name}_registry`]: HEALTH_WORDS[registryState(info, now)],
    [`${name}_missing_parts`]: info.sample ? [] : info.completeness.missing,
    [`${name}_data_source`]: info.sample ? 'sample' : SOURCES[name],
    [`${name}_data_as_of`]: info.dataAsOf,
    [`${name}_record_count`]: info.recordCount,
    [`${name}_base_snapshot_date`]: info.baseDate,
    [`${name}_latest_diff_date`]: info.latestDiffDate,
    [`${name}_signature_verified`]: info.signatureVerified,
  };
}

function findingOf(name: Name, info: SnapshotInfo | null, sync: SyncState, now: Date): Finding {
  const part = `${name} registry`;
  const next = `jbis sync ${name}, or jbis import ${name} FILE.zip`;
  const trouble = sync.message === null ? '' : `; the last synchronisation failed: ${sync.message}`;
  if (info === null) return { part, state: 'missing', message: `no data${trouble}`, next };
  const count = `${info.recordCount.toLocaleString('en')} records as of ${info.dataAsOf}`;
  if (info.sample) return { part, state: 'sample', message: `the built-in sample, ${count}${trouble}`, next };
  const faults = registryFaults(info, now);
  if (faults.length > 0 || trouble !== '')
    return { part, state: 'problem', message: `${[count, ...faults].join('; ')}${trouble}`, next };
  const signature = info.signatureVerified ? 'signature verified' : 'signature not verified';
  return {
    part,
    state: 'ready',
    message: `${count}, complete (${info.completeness.parts.length} parts), ${signature}`,
  };
}
