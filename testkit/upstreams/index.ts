import { todayInJapan } from '../../src/japan/eras.ts';
import { COMPANIES_HOUSE_KEY, type CompaniesHouseControl, companiesHouseStandIn } from './companies-house-stand-in.ts';
import { serveDns } from './dns-stand-in.ts';
import { EDINET_KEY, type EdinetControl, edinetStandIn } from './edinet-stand-in.ts';
import { edinetWorld } from './edinet-world.ts';
import { type FsaControl, fsaStandIn } from './fsa-stand-in.ts';
import { GBIZINFO_TOKEN, type GbizinfoControl, gbizinfoStandIn } from './gbizinfo-stand-in.ts';
import { serveStandIns } from './http-stand-in.ts';
import { directoryStandIn, type PeppolControl, SML_ZONE, smlBehaviour, smpStandIn } from './peppol-stand-in.ts';
import { type ViesControl, viesStandIn } from './vies-stand-in.ts';

/**
 * Stand-ins for every upstream, in one process on loopback. They speak the real wire formats with their traps, so the
 * connectors run unchanged; only the addresses in the environment differ. Everything they tell is invented.
 */
export async function startUpstreams(options: { today?: string } = {}) {
  const today = options.today ?? todayInJapan(new Date());
  const control = {
    edinet: { mode: 'normal', withdrawn: false, calls: 0 } as EdinetControl,
    vies: { mode: 'normal', calls: 0 } as ViesControl,
    companiesHouse: { mode: 'normal', calls: 0 } as CompaniesHouseControl,
    peppol: { dns: 'normal', directory: 'normal', smpCalls: 0, directoryCalls: 0 } as PeppolControl,
    fsa: { mode: 'normal', asOf: today, removed: new Set() } as FsaControl,
    gbizinfo: { mode: 'normal', calls: 0 } as GbizinfoControl,
  };
  const world = edinetWorld(today);
  let smpUrl = '';
  const http = await serveStandIns({
    edinet: edinetStandIn(control.edinet, world),
    vies: viesStandIn(control.vies),
    ch: companiesHouseStandIn(control.companiesHouse),
    smp: smpStandIn(control.peppol, () => smpUrl),
    directory: directoryStandIn(control.peppol),
    fsa: fsaStandIn(control.fsa),
    gbiz: gbizinfoStandIn(control.gbizinfo),
  });
  smpUrl = http.url('smp');
  const sml = smlBehaviour(smpUrl);
  const dns = await serveDns(
    (name) => (control.peppol.dns === 'denies_everything' ? 'nxdomain' : sml(name)),
    () => (control.peppol.dns === 'denies_everything' ? null : SML_ZONE),
  );
  return {
    control,
    world,
    /** The settings that point the connectors here. */
    env: {
      EDINET_API_KEY: EDINET_KEY,
      EDINET_BASE_URL: `${http.url('edinet')}/api/v2`,
      EDINET_DOWNLOAD_BASE_URL: http.url('edinet'),
      COMPANIES_HOUSE_API_KEY: COMPANIES_HOUSE_KEY,
      COMPANIES_HOUSE_BASE_URL: http.url('ch'),
      VIES_BASE_URL: http.url('vies'),
      PEPPOL_SML_ZONE: SML_ZONE,
      PEPPOL_DNS_SERVERS: dns.address,
      PEPPOL_DIRECTORY_BASE_URL: http.url('directory'),
      PEPPOL_STAND_INS: '1',
      FSA_LIST_BASE_URL: http.url('fsa'),
      GBIZINFO_API_TOKEN: GBIZINFO_TOKEN,
      GBIZINFO_BASE_URL: http.url('gbiz'),
    } as Record<string, string>,
    close: async () => {
      await http.close();
      await dns.close();
    },
  };
}

export type Upstreams = Awaited<ReturnType<typeof startUpstreams>>;
