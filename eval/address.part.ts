import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, type RunOptions } from '../bench/figure.ts';
import { type AddressEngine, keepFile, openAddressEngine } from '../src/engines/address/index.ts';
import { samplePath } from '../testkit/samples.ts';
import { openPeer } from './address/peer.ts';
import { evaluatePostal, evaluateRomaji } from './address/postal.ts';
import { evaluateResidences } from './address/residences.ts';
import { readSuite, scoreSuite } from './address/suites.ts';

const SUITES = ['geolonia-nja', 'yuuki-jap'];
const GEOLONIA = 'address/geolonia-japanese-addresses-v1.tar.gz';

/** Correctness of the address engine on labelled suites and official files, with the peer on the same town data. */
export default async function evaluate(options: RunOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-eval-address-'));
  try {
    await evaluateSuites(options, join(folder, 'geolonia'));
    evaluateOfficial(options, join(folder, 'official'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const missing = (options: RunOptions, file: string) =>
  options.note(`NOT MEASURED: the sample file ${file} is not on this machine`);

async function evaluateSuites(options: RunOptions, dataDir: string): Promise<void> {
  const towns = samplePath(GEOLONIA);
  const engines: [string, AddressEngine][] = [
    ['default data', openAddressEngine({ dataDir: join(dataDir, 'default') })],
  ];
  if (towns) {
    keepFile(dataDir, towns, { now: new Date() });
    engines.unshift(['default data + Geolonia v1', openAddressEngine({ dataDir })]);
  } else missing(options, GEOLONIA);
  for (const suite of SUITES) {
    const path = samplePath(`address/suites/${suite}.jsonl.gz`);
    if (!path) {
      missing(options, `address/suites/${suite}.jsonl.gz`);
      continue;
    }
    const cases = readSuite(path);
    engines.forEach(([data, engine], index) => {
      const score = scoreSuite(cases, (address) => {
        const { components, status } = engine.parse(address);
        const city = (components.county ?? '') + (components.city ?? '') + (components.ward ?? '');
        return {
          prefecture: components.prefecture ?? '',
          city,
          town: components.town ?? '',
          subTown: components.sub_town ?? '',
          isAmbiguous: status === 'ambiguous',
        };
      });
      const suffix = index === 0 ? '' : '.default_data';
      report(suite, suffix, score, { data, cases: cases.length });
      options.note(
        `${suite} ${data}: city ${score.city}, town ${score.town}, wrong ${score.wrongTown}\n${score.misses.slice(0, 20).join('\n')}`,
      );
    });
    if (towns) {
      const sampled = options.quick
        ? cases.filter((_, i) => i % Math.ceil(cases.length / 150) === 0)
        : cases.filter((_, i) => i % Math.ceil(cases.length / 1200) === 0);
      const peer = await openPeer(towns);
      const answers = new Map<string, Awaited<ReturnType<typeof peer>>>();
      for (const item of sampled) answers.set(item.input, await peer(item.input));
      report(
        suite,
        '.peer.nja',
        scoreSuite(sampled, (address) => answers.get(address)!),
        { peer: '@geolonia/normalize-japanese-addresses 3.1.3', data: 'Geolonia v1', cases: sampled.length },
      );
      const own = scoreSuite(sampled, (address) => {
        const { components, status } = engines[0]![1].parse(address);
        return {
          prefecture: components.prefecture ?? '',
          city: (components.county ?? '') + (components.city ?? '') + (components.ward ?? ''),
          town: components.town ?? '',
          subTown: components.sub_town ?? '',
          isAmbiguous: status === 'ambiguous',
        };
      });
      report(suite, '.same_sample', own, { data: engines[0]![0], cases: sampled.length });
    }
  }
  for (const [, engine] of engines) engine.close();
}

function report(
  suite: string,
  suffix: string,
  score: { city: number; town: number; wrongTown: number },
  context: Record<string, unknown>,
): void {
  print({ figure: `address.city.${suite}${suffix}`, value: score.city, unit: 'share', context });
  print({
    figure: `address.town.${suite}${suffix}`,
    value: score.town,
    unit: 'share',
    context: { ...context, level: 'oaza, 丁目 removed, folded equality' },
  });
  print({ figure: `address.wrong_town.${suite}${suffix}`, value: score.wrongTown, unit: 'share', context });
}

function evaluateOfficial(options: RunOptions, dataDir: string): void {
  const postal = samplePath('address/official/ken_all.zip');
  const romaji = samplePath('address/official/ken_all_rome.zip');
  if (postal) evaluatePostal(postal, join(dataDir, 'postal'), options);
  else missing(options, 'address/official/ken_all.zip');
  if (postal && romaji) evaluateRomaji(postal, romaji, join(dataDir, 'postal'), options);
  else missing(options, 'address/official/ken_all_rome.zip');
  const files = [
    'mt_city_all',
    'mt_city_pos_all',
    'mt_town_pref30',
    'mt_town_pos_pref30',
    'mt_rsdtdsp_rsdt_pref30',
    'mt_rsdtdsp_rsdt_pos_pref30',
  ].map((name) => samplePath(`address/official/${name}.csv.zip`));
  if (files.every((file) => file !== undefined)) evaluateResidences(files, join(dataDir, 'registry'), options);
  else missing(options, 'address/official/mt_*_pref30.csv.zip');
}
