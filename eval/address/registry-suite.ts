import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { print, type RunOptions } from '../../bench/figure.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import { SHOWN } from './labelled.ts';
import { scoringFold } from './scoring-fold.ts';

/** A case of the registry's own geocoder: `expects.json` of its end-to-end tests. */
interface RegistryCase {
  readonly query: { readonly input: string };
  readonly result: Readonly<
    Record<'pref' | 'county' | 'city' | 'ward' | 'oaza_cho' | 'chome' | 'koaza', string | null>
  >;
}
type Outcome = 'right' | 'oaza' | 'missing' | 'wrong' | 'city';

const folded = (...parts: readonly (string | null)[]) => parts.map((part) => scoringFold(part ?? '')).join('');
/** The registry keeps the streets of Kyoto where others have a 字. */
const isStreet = (koaza: string | null) => /通|[上下]る|[東西]入/.test(koaza ?? '');

/** Strict: 大字, 丁目 and 字 all as labelled. A label without a town is right where none is answered. */
function outcomeOf(engine: AddressEngine, { query, result }: RegistryCase): Outcome {
  const { components: got, status } = engine.parse(query.input);
  const isCity =
    got.prefecture === result.pref &&
    folded(got.county, got.city, got.ward) === folded(result.county, result.city, result.ward);
  if (!isCity) return 'city';
  const koaza = result.city === '京都市' && isStreet(result.koaza) ? null : result.koaza;
  const [label, answer] = [folded(result.oaza_cho, result.chome, koaza), folded(got.town, got.subTown)];
  if (status !== 'ambiguous' && label === answer) return 'right';
  if (status === 'ambiguous' || answer === '') return 'missing';
  const oaza = folded(result.oaza_cho);
  return (oaza === '' && got.town === null) || (oaza !== '' && answer.startsWith(oaza)) ? 'oaza' : 'wrong';
}

/** City and town on the end-to-end cases of digital-go-jp/abr-geocoder (not part of this repository). */
export function evaluateRegistrySuite(engine: AddressEngine, folder: string, options: RunOptions): void {
  const cases = globSync(join(folder, '*/*.json')).flatMap((path) =>
    (JSON.parse(readFileSync(path, 'utf8')) as RegistryCase[]).map((item) => ({ item, set: basename(dirname(path)) })),
  );
  if (cases.length === 0) {
    options.note(`NOT MEASURED: no cases in ${folder}`);
    return;
  }
  const results = cases.map(({ item, set }) => ({ item, set, outcome: outcomeOf(engine, item) }));
  const count = (...outcomes: readonly Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const context = { cases: cases.length, missing: count('missing'), other_town: count('wrong'), data: 'default data' };
  const report = (figure: string, value: number) =>
    print({ figure: `address.registry_suite.${figure}`, value: value / cases.length, unit: 'share', context });
  report('city', cases.length - count('city'));
  report('town', count('right'));
  report('oaza', count('right', 'oaza'));
  const misses = results.filter(({ outcome }) => outcome !== 'right').slice(0, Number(options.flags.show ?? SHOWN));
  const shown = misses.map(({ item: { query, result }, set, outcome }) => {
    const { town, subTown } = engine.parse(query.input).components;
    const label = [result.oaza_cho, result.chome, result.koaza].map((part) => part ?? '-').join(' ');
    return `  ${set} ${outcome} | ${query.input} | ${label} | ${town ?? '-'} ${subTown ?? '-'}`;
  });
  options.note(`registry suite, misses:\n${shown.join('\n')}`);
}
