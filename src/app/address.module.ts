import { type AddressEngine, openAddressEngine } from '../engines/address/index.ts';
import type { Finding, OpenModule } from './module.ts';

/** Addresses: the data come with the package; imported files are compiled with them once per data folder. */
const openAddressModule: OpenModule = async ({ config, now, log }) => {
  const started = performance.now();
  const address = openAddressEngine({
    dataDir: config.server.dataDir,
    now,
    progress: (step) => log.info({ step }, 'Compiling address data'),
  });
  log.info({ ...address.info, ms: Math.round(performance.now() - started) }, 'Addresses are ready');
  return { sources: { address }, findings: () => [finding(address)], close: async () => address.close() };
};

function finding({ info }: AddressEngine): Finding {
  const dates = info.sources.map(({ source, asOf }) => `${source} ${asOf ?? 'without date'}`).join(', ');
  return {
    part: 'address',
    state: 'ready',
    message: `${info.towns} towns, ${info.subTowns} sub-towns (${dates})`,
  };
}

export default openAddressModule;
