import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { startTestChain } from '../payment/chain.ts';
import { serveFacilitator } from '../payment/facilitator-server.ts';
import { writeCompanyDifference, writeCompanyFull } from '../registry/company-files.ts';
import { startDownloadSite } from '../registry/download-site.ts';
import { writeInvoiceDifference } from '../registry/invoice-difference.ts';
import { companyOfCorporation, writeInvoiceFull } from '../registry/invoice-files.ts';
import { syntheticCompany } from '../registry/synthetic-company.ts';
import { startService } from '../service.ts';
import { shareSample } from '../shared-sample.ts';
import { contentArchive } from '../upstreams/edinet-content.ts';
import { serveStandIns } from '../upstreams/http-stand-in.ts';
import { startUpstreams } from '../upstreams/index.ts';
import { startS3StandIn } from '../upstreams/s3-stand-in.ts';
import { registryMirror } from './address-files.ts';
import { COMPANIES, pageFolder } from './files.ts';
import { type Place, readerPrograms } from './shell.ts';

const S3 = { accessKey: 'workshop', secretKey: 'workshop-secret', region: 'us-east-1' };

/** The columns of GLEIF's file that are read, and one Japanese corporation. */
const GOLDEN_COPY = [
  [
    'LEI',
    'Entity.LegalName',
    'Entity.OtherEntityNames.OtherEntityName.1',
    'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1',
    'Entity.LegalAddress.Country',
    'Entity.LegalJurisdiction',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
    'Registration.RegistrationStatus',
  ],
  ['353800XXXXXXXXXXXX00', 'Mihon Trading KK', '', '', 'JP', 'JP', '9999-01-000001', 'ISSUED'],
]
  .map((row) => `${row.join(',')}\n`)
  .join('');

/** Everything the printed commands reach for: a running service, and stand-ins for every outside host. */
export async function openWorkshop() {
  const root = mkdtempSync(join(tmpdir(), 'jbis-documented-'));
  const service = await startService({ env: { JP_PINT_VALIDATION_ENABLED: '1' } });
  const [upstreams, site, s3, mirror, chain] = await Promise.all([
    startUpstreams(),
    startDownloadSite(),
    startS3StandIn(S3),
    serveStandIns({ mirror: registryMirror }),
    startTestChain({ domain: USDC_DOMAIN }),
  ]);
  const [rpc, facilitator] = await Promise.all([chain.serveRpc(), serveFacilitator(chain.facilitator)]);
  await publish(site, join(root, 'published'));
  const common: Record<string, string | undefined> = {
    ...process.env,
    ...upstreams.env,
    PATH: `${readerPrograms(join(root, 'bin'))}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'jbis-compile-cache'),
    JBIS_URL: service.url,
    JBIS_PORT: '0',
    JBIS_LIVE_SOURCES: '0',
    // The publishers here hold a few rows, which is a part of the registries.
    JBIS_ALLOW_PARTIAL: '1',
    JBIS_COMPANY_SITE: site.base,
    JBIS_INVOICE_SITE: site.base,
    JBIS_ADDRESS_MIRROR: mirror.url('mirror'),
    JBIS_DATA_REMOTE: 's3://jbis-data/registry',
    JBIS_S3_ENDPOINT: s3.url,
    JBIS_S3_ACCESS_KEY: S3.accessKey,
    JBIS_S3_SECRET_KEY: S3.secretKey,
    EDINET_REQUESTS_PER_SECOND: '1000',
    // One reading process instead of two to start with each command.
    JBIS_OCR_MAX_CONCURRENCY: '1',
  };
  const folders = new Map<string, Promise<string>>();
  return {
    service,
    s3,
    /** What stands for `NAME=…` in a command. */
    values: {
      JBIS_PAY_TO: chain.payTo,
      JBIS_RPC_URL: rpc.url,
      JBIS_FACILITATOR_URL: facilitator.url,
      EDINET_API_KEY: upstreams.env.EDINET_API_KEY!,
    } as Readonly<Record<string, string>>,
    upstreams: upstreams.env,
    /** Where a page's commands are run; `data` names a data folder of its own, else that of the service. */
    async place(page: string, data?: string): Promise<Place> {
      let folder = folders.get(page);
      if (!folder) folders.set(page, (folder = pageFolder(join(root, 'pages'), page, service.dataDir)));
      return { cwd: await folder, env: { ...common, JBIS_DATA_DIR: data ? dataFolder(root, data) : service.dataDir } };
    },
    /** A later difference of the corporate-number registry, as a file. */
    publishNextDay: () =>
      writeCompanyDifference({ dir: join(root, 'published'), count: COMPANIES, date: '20261104', rows: 5 }),
    close: async () => {
      for (const part of [service, upstreams, site, s3, mirror, rpc, facilitator]) await part.close();
      rmSync(root, { recursive: true, force: true });
    },
  };

  function dataFolder(parent: string, name: string): string {
    const path = join(parent, 'data', name);
    // Undefined where it is there already.
    if (mkdirSync(path, { recursive: true })) shareSample(path);
    return path;
  }
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** Both registries as their sites publish them, a full edition and the next business day. */
async function publish(site: Awaited<ReturnType<typeof startDownloadSite>>, dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const [full, next] = ['20261030', '20261102'];
  site.company = {
    full: await writeCompanyFull({ dir, count: COMPANIES, date: full }),
    differences: [await writeCompanyDifference({ dir, count: COMPANIES, date: next, rows: 5 })],
  };
  const invoices = { dir, companies: COMPANIES, corporations: 20, bodies: 4, individuals: 10, date: full, parts: 1 };
  const { number } = syntheticCompany(companyOfCorporation(0, invoices), COMPANIES);
  site.invoice = {
    full: await writeInvoiceFull(invoices),
    differences: [await writeInvoiceDifference(dir, next, [{ number, process: '03', disposed: '2026-11-02' }])],
  };
}

/** Files that the import commands of the evidence pages name, as the stand-ins of the publishers hand them out. */
export async function writeEvidenceFiles({ upstreams }: Workshop, folder: string): Promise<void> {
  const download = async (name: string, url: string) =>
    writeFileSync(join(folder, name), Buffer.from(await (await fetch(url)).arrayBuffer()));
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await download(
    `${day}.json`,
    `${upstreams.EDINET_BASE_URL}/documents.json?date=${day}&type=2&Subscription-Key=${upstreams.EDINET_API_KEY}`,
  );
  for (const name of ['kinyushohin.xlsx', 'shikin_idou.xlsx', 'kasoutuka.xlsx'])
    await download(name, `${upstreams.FSA_LIST_BASE_URL}/${name}`);
  writeFileSync(
    join(folder, 'BasicCompanyData-2026-11-01.csv'),
    'CompanyName, CompanyNumber,RegAddress.PostCode,CompanyCategory,CompanyStatus\n' +
      '"MIHON TRADING LIMITED","09990001","EC1A 1AA","Private Limited Company","Active"\n',
  );
  const report = [['jpdei_cor:AmendmentFlagDEI', 'false']] as const;
  writeFileSync(join(folder, 'S100ABCD.zip'), contentArchive({ report, audit: [] }));
  writeFileSync(join(folder, '20261115-gleif-lei2-golden-copy.csv'), GOLDEN_COPY);
}
