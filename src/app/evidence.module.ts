import type { Config } from '../config/index.ts';
import { CompaniesHouseClient } from '../connectors/companies-house/client.ts';
import { type CompaniesHouseSnapshot, openSnapshot } from '../connectors/companies-house/snapshot-file.ts';
import type { UpstreamDeps } from '../connectors/core/upstream.ts';
import { publishedHttp, sourceHttp } from '../connectors/core/upstream-http.ts';
import { watchedFile } from '../connectors/core/watched-file.ts';
import { type EdinetIndex, openEdinetIndex } from '../connectors/edinet/edinet-index.ts';
import { evidenceFiles } from '../connectors/evidence-files.ts';
import {
  type EvidenceSync,
  type EvidenceSyncState,
  evidenceSyncName,
  NO_EVIDENCE_SYNC,
} from '../connectors/evidence-sync.ts';
import { openRegister, type RegisterState, registerReader } from '../connectors/fsa/register-file.ts';
import { GbizinfoClient } from '../connectors/gbizinfo/client.ts';
import { type GleifNames, openGleifNames } from '../connectors/gleif/name-file.ts';
import { PeppolClient } from '../connectors/peppol/client.ts';
import { PeppolDirectory } from '../connectors/peppol/directory.ts';
import { sampleCounterparties } from '../connectors/sample/sample-counterparties.ts';
import { sampleFile } from '../connectors/sample/sample-files.ts';
import { ViesClient } from '../connectors/vies/client.ts';
import type { CounterpartySource } from '../usecases/evidence/evidence-sources.ts';
import { companiesHouseFinding, edinetFinding, fsaFinding, gleifFinding, withTrouble } from './evidence-findings.ts';
import type { Log, OpenModule } from './module.ts';
import { scheduleSync } from './scheduled-sync.ts';
import { watchSyncStates } from './sync-states.ts';

const SYNCS: readonly EvidenceSync[] = ['edinet', 'fsa'];

/** The sources of evidence: imported files, opened when they appear, and live services, asked only when allowed. */
const openEvidenceModule: OpenModule = async ({ config, store, now, log }, earlier) => {
  const settings = config.evidence;
  const files = evidenceFiles(config.server.dataDir);
  const onError = (error: Error) => log.error({ err: error }, 'imported evidence could not be opened');
  const edinet = watchedFile<EdinetIndex>({
    path: files.edinet,
    open: openEdinetIndex,
    close: (index) => index.close(),
    onError,
  });
  const fsa = watchedFile<{ read: () => RegisterState; close: () => void }>({
    path: files.fsa,
    open: (path) => {
      const db = openRegister(path);
      return db && { read: registerReader(db), close: () => db.close() };
    },
    close: (register) => register.close(),
    onError,
  });
  const companiesHouseFile = watchedFile<CompaniesHouseSnapshot>({
    path: files.companiesHouse,
    open: (path) => openSnapshot(path, now),
    close: (snapshot) => snapshot.close(),
    onError,
  });

  const gleif = watchedFile<GleifNames>({
    path: files.gleif,
    open: openGleifNames,
    close: (names) => names.close(),
    onError,
  });

  const deps: UpstreamDeps = { cache: store.cache, limits: store.limits, now };
  const live = settings.liveSources;
  const companiesHouse =
    live && settings.companiesHouseApiKey
      ? new CompaniesHouseClient({
          baseUrl: settings.companiesHouseBaseUrl,
          apiKey: settings.companiesHouseApiKey,
          http: sourceHttp(settings.companiesHouseBaseUrl),
          ...deps,
        })
      : undefined;
  const gbizinfo =
    live && settings.supplierActivity && settings.gbizinfoApiToken
      ? new GbizinfoClient({
          baseUrl: settings.gbizinfoBaseUrl,
          token: settings.gbizinfoApiToken,
          http: sourceHttp(settings.gbizinfoBaseUrl),
          ...deps,
        })
      : undefined;
  const mayUseSample = settings.sample && config.payment.payTo === undefined;
  const sample = mayUseSample ? await openSample(config.server.dataDir, now) : undefined;
  const counterparty = live
    ? openCounterparty(config, deps)
    : sample && { ...sample.counterparties, allowHttpSmp: false };
  const filings = (): EdinetIndex | undefined => edinet.current() ?? sample?.edinet;
  const register = () => fsa.current()?.read ?? sample?.register;
  const britain = (): CompaniesHouseSnapshot | undefined =>
    companiesHouseFile.current() ?? (companiesHouse ? undefined : sample?.companiesHouse);
  const states = await watchSyncStates<EvidenceSyncState>(store, SYNCS.map(evidenceSyncName), NO_EVIDENCE_SYNC);
  const stateOf = (source: EvidenceSync): EvidenceSyncState => states.of(evidenceSyncName(source));
  const syncs = settings.sync ? scheduleAll(settings, log) : [];

  return {
    get sources() {
      const read = register();
      return {
        evidence: {
          activity: gbizinfo && ((number: string) => gbizinfo.activity(number)),
          edinet: filings,
          gleif: gleif.current,
        },
        ...(filings() ? { filings: { index: filings, cache: store.cache, limits: store.limits } } : {}),
        ...(read ? { regulated: { register: read, listBaseUrl: settings.fsaListBaseUrl } } : {}),
        ...(companiesHouse || britain() || earlier.companyRegistry
          ? { crossBorder: { companiesHouse, companiesHouseSnapshot: britain } }
          : {}),
        ...(counterparty ? { counterparty } : {}),
      };
    },
    findings: () => [
      withTrouble(edinetFinding(filings(), settings.edinetApiKey !== undefined, now()), stateOf('edinet')),
      withTrouble(fsaFinding(register()?.(), now()), stateOf('fsa')),
      companiesHouseFinding(companiesHouse !== undefined, britain(), now()),
      ...gleifFinding(gleif.current()),
      live
        ? {
            part: 'evidence.counterparty',
            state: 'ready',
            message: settings.peppolStandIns
              ? 'VIES and Peppol: STAND-INS, nothing is real'
              : 'VIES and Peppol are asked live',
          }
        : sample
          ? {
              part: 'evidence.counterparty',
              state: 'sample',
              message: 'VIES and Peppol: a few invented parties',
              next: 'JBIS_LIVE_SOURCES=1',
            }
          : {
              part: 'evidence.counterparty',
              state: 'off',
              message: 'VIES and Peppol are not asked',
              next: 'JBIS_LIVE_SOURCES=1',
            },
      gbizinfo
        ? { part: 'evidence.activity', state: 'ready', message: 'gBizINFO activity counts on request' }
        : {
            part: 'evidence.activity',
            state: 'off',
            message: 'no activity counts',
            next: 'SUPPLIER_ACTIVITY_ENRICHMENT_ENABLED=1 and GBIZINFO_API_TOKEN',
          },
    ],
    close: async () => {
      await Promise.all(syncs.map((sync) => sync.close()));
      states.close();
      edinet.close();
      fsa.close();
      companiesHouseFile.close();
      gleif.close();
      sample?.close();
    },
  };
};

export default openEvidenceModule;

/** The invented world that comes with the product, so that every endpoint answers on a fresh machine. */
async function openSample(dataDir: string, now: () => Date) {
  const [edinetFile, fsaFile, companiesHouseFile] = await Promise.all([
    sampleFile('edinet', dataDir),
    sampleFile('fsa', dataDir),
    sampleFile('companiesHouse', dataDir),
  ]);
  const edinet = openEdinetIndex(edinetFile, { sample: true })!;
  const fsa = openRegister(fsaFile)!;
  const companiesHouse = openSnapshot(companiesHouseFile, now, { sample: true })!;
  return {
    edinet,
    register: registerReader(fsa, { sample: true }),
    companiesHouse,
    counterparties: sampleCounterparties(),
    close: () => {
      edinet.close();
      fsa.close();
      companiesHouse.close();
    },
  };
}

function scheduleAll({ edinetApiKey, syncHours: hours }: Config['evidence'], log: Log) {
  if (!edinetApiKey) log.warn({}, 'EDINET_API_KEY is not set: EDINET is not synchronised');
  const wanted = SYNCS.filter((source) => source !== 'edinet' || edinetApiKey);
  return wanted.map((source) => scheduleSync({ what: source, args: ['sync', source], hours, log }));
}

function openCounterparty(config: Config, deps: UpstreamDeps): CounterpartySource {
  const settings = config.evidence;
  if (settings.peppolStandIns && process.env.NODE_ENV === 'production')
    throw new Error('PEPPOL_STAND_INS=1 is refused when NODE_ENV=production.');
  const dnsServers = settings.peppolDnsServers?.split(',').map((server) => server.trim());
  return {
    vies: new ViesClient({ baseUrl: settings.viesBaseUrl, http: sourceHttp(settings.viesBaseUrl), ...deps }),
    peppol: new PeppolClient({
      zone: settings.peppolSmlZone,
      ...(dnsServers ? { dnsServers } : {}),
      smpHttp: publishedHttp({ standIns: settings.peppolStandIns }),
      allowHttp: settings.peppolStandIns,
      ...deps,
    }),
    directory: new PeppolDirectory({
      baseUrl: settings.peppolDirectoryBaseUrl,
      http: sourceHttp(settings.peppolDirectoryBaseUrl),
      ...deps,
    }),
    allowHttpSmp: settings.peppolStandIns,
  };
}
