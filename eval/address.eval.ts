import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, type RunOptions } from '../bench/figure.ts';
import { type AddressEngine, keepFile, openAddressEngine } from '../src/engines/address/index.ts';
import { samplePath } from '../testkit/samples.ts';
import { evaluateCases } from './address/cases.ts';
import { openPeer } from './address/peer.ts';
import { evaluatePostal, evaluateRomaji } from './address/postal.ts';
import { evaluateRegistrySuite } from './address/registry-suite.ts';
import { evaluateResidences } from './address/residences.ts';
import { evaluateRoundTrip } from './address/round-trip.ts';
import { evaluateSchools } from './address/schools.ts';
import { scoreDamaged } from './address/score-damaged.ts';
import { type Answer, type Case, readSuite, scoreSuite } from './address/suites.ts';
import { knownPlaces } from './address/town-names.ts';

const SUITES = ['geolonia-nja', 'yuuki-jap'];
const SCHOOLS = 'address/suites/schools-unlabelled.jsonl.gz';
const GEOLONIA = 'address/geolonia-japanese-addresses-v1.tar.gz';

/** Correctness of the address engine on labelled suites and official files, with the peer on the same town data. */
export default async function evaluate(options: RunOptions): Promise<void> {
  // `--cases DIR`: labelled sets of a folder alone, with the data of the package.
  if (typeof options.flags.cases === 'string') {
    const engine = openAddressEngine();
    evaluateCases(engine, options.flags.cases, options);
    engine.close();
    return;
  }
  // `--registry-suite DIR`: e2e/test-data of digital-go-jp/abr-geocoder, likewise.
  if (typeof options.flags['registry-suite'] === 'string') {
    const engine = openAddressEngine();
    evaluateRegistrySuite(engine, options.flags['registry-suite'], options);
    engine.close();
    return;
  }
  // `--damaged SEED`: addresses of the data with one character damaged.
  if (options.flags.damaged !== undefined) {
    const engine = openAddressEngine();
    scoreDamaged(engine, Number(options.flags.damaged), options);
    engine.close();
    return;
  }
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

/** What the engine makes of an address, in the terms of the suites. */
const answerOf =
  (engine: AddressEngine) =>
  (address: string): Answer => {
    const { components, status } = engine.parse(address);
    return {
      prefecture: components.prefecture ?? '',
      city: (components.county ?? '') + (components.city ?? '') + (components.ward ?? ''),
      town: components.town ?? '',
      subTown: components.subTown ?? '',
      isAmbiguous: status === 'ambiguous',
    };
  };

async function evaluateSuites(options: RunOptions, dataDir: string): Promise<void> {
  const towns = samplePath(GEOLONIA);
  const engines: [string, AddressEngine][] = [
    ['default data', openAddressEngine({ dataDir: join(dataDir, 'default') })],
  ];
  if (towns) {
    keepFile(dataDir, towns, { now: new Date() });
    engines.unshift(['default data + Geolonia v1', openAddressEngine({ dataDir })]);
  } else missing(options, GEOLONIA);
  const isKnown = towns ? knownPlaces(towns) : undefined;
  for (const suite of SUITES) {
    const path = samplePath(`address/suites/${suite}.jsonl.gz`);
    if (!path) {
      missing(options, `address/suites/${suite}.jsonl.gz`);
      continue;
    }
    const cases = readSuite(path);
    engines.forEach(([data, engine], index) => {
      const score = scoreSuite(cases, answerOf(engine));
      // A label that is no place of the town data cannot be answered from them; it counts all the same.
      const unknown = isKnown && score.wrong.filter(({ expect: e }) => !isKnown(e.pref, e.city, e.town)).length;
      const audit = { wrong: score.wrong.length, ...(isKnown ? { labels_not_in_the_data: unknown } : {}) };
      report(suite, index === 0 ? '' : '.default_data', score, { data, cases: cases.length, ...audit });
      options.note(
        `${suite} ${data}: city ${score.city}, town ${score.town}, wrong ${score.wrongTown}\n${score.misses.slice(0, 20).join('\n')}`,
      );
    });
    if (towns) await comparePeer(options, suite, cases, towns, engines[0]![1]);
  }
  const schools = samplePath(SCHOOLS);
  if (schools)
    await evaluateSchools(schools, answerOf(engines[0]![1]), towns ? await openPeer(towns) : undefined, options);
  else missing(options, SCHOOLS);
  if (towns) evaluateRoundTrip(towns, engines[0]![1], options);
  for (const [, engine] of engines) engine.close();
}

/** The peer on every case; `--quick` takes a sample, and our own figure on the same one beside it. */
async function comparePeer(
  options: RunOptions,
  suite: string,
  cases: readonly Case[],
  towns: string,
  engine: AddressEngine,
): Promise<void> {
  const sampled = options.quick ? cases.filter((_, i) => i % Math.ceil(cases.length / 150) === 0) : cases;
  const peer = await openPeer(towns);
  const answers = new Map<string, Answer>();
  for (const { input } of sampled) answers.set(input, await peer(input));
  const score = scoreSuite(sampled, (address) => answers.get(address)!);
  const context = { peer: '@geolonia/normalize-japanese-addresses 3.1.3', data: 'Geolonia v1', cases: sampled.length };
  report(suite, '.peer.nja', score, context);
  if (options.quick) report(suite, '.same_sample', scoreSuite(sampled, answerOf(engine)), { cases: sampled.length });
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
