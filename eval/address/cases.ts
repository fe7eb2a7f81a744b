import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, type RunOptions } from '../../bench/figure.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import { distanceMetres, median } from './distance.ts';
import { scoringFold } from './scoring-fold.ts';

/** One labelled address: JSON lines, `id, input, expected, class`; see the README beside the cases. */
interface Labelled {
  readonly id: string;
  readonly input: string;
  readonly class: string;
  readonly ambiguous?: boolean;
  /** False or undecidable: whatever is answered must not be `exact`. */
  readonly not_exact?: boolean;
  readonly residence_number_area?: boolean | null;
  readonly expected: {
    readonly pref?: string | null;
    readonly city?: string | null;
    readonly city_alt?: readonly string[];
    /** The city without its ward is right too. */
    readonly city_prefix?: boolean;
    readonly town?: string | null;
    /** null: no town is right too. */
    readonly town_alt?: readonly (string | null)[];

    readonly lat?: number;
    readonly lon?: number;
  };
}

/** Town sets and the figures they give: share right, and share (or count) of other towns answered. */
const TOWN_SETS: readonly (readonly [file: string, right: string, wrong: string])[] = [
  ['everyday', 'address.blind.town', 'address.blind.wrong_town'],
  ['kyoto', 'address.kyoto', 'address.kyoto_wrong'],
  ['english', 'address.english_input', 'address.english_input_wrong'],
  ['kana', 'address.kana_input', 'address.kana_input_wrong'],
  ['ocr-one', 'address.ocr_one_character', 'address.ocr_one_character_wrong'],
];

/** Unlisted block numbers cannot be told without block data: counted apart. */
const APART = 'unlisted_block';
const SHOWN = 25;

/** The sets of a folder that this engine has not been tuned on; what is missing there is not measured. */
export function evaluateCases(engine: AddressEngine, folder: string, options: RunOptions): void {
  const context = (cases: readonly Labelled[]) => ({
    cases: cases.length,
    first_reading: options.flags['first-reading'] === true,
    independent: true,
  });
  const read = (name: string): Labelled[] | undefined => {
    const path = join(folder, `${name}.jsonl`);
    if (!existsSync(path)) {
      options.note(`NOT MEASURED: ${path} is not there`);
      return undefined;
    }
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Labelled);
  };
  for (const [file, right, wrong] of TOWN_SETS) {
    const all = read(file);
    if (!all) continue;
    const cases = all.filter((item) => !item.not_exact);
    scoreTowns(engine, cases, right, wrong, context(cases), options);
    const untrue = all.filter((item) => item.not_exact);
    if (untrue.length > 0)
      scoreFalse(engine, untrue, `${right.replace(/\.town$/, '')}.false_exact`, context(untrue), options);
  }
  const former = read('former');
  if (former) scoreFormer(engine, former, context(former), options);
  const invented = read('invented');
  if (invented) scoreInvented(engine, invented, context(invented), options);
  const offices = read('offices');
  if (offices) scoreOffices(engine, offices, context(offices), options);
}

type Outcome = 'right' | 'missing' | 'wrong';

const withoutChome = (town: string) => town.replace(/[0-9０-９〇一二三四五六七八九十百]+丁目?$/, '');
const cityOf = ({ county, city, ward }: ReturnType<AddressEngine['parse']>['components']) =>
  (county ?? '') + (city ?? '') + (ward ?? '');

function isCity(engine: AddressEngine, { input, expected }: Labelled): boolean {
  const { components } = engine.parse(input);
  const got = scoringFold(cityOf(components));
  const labels = [expected.city ?? '', ...(expected.city_alt ?? [])].map(scoringFold);
  if (components.prefecture !== (expected.pref ?? null)) return false;
  return labels.includes(got) || (expected.city_prefix === true && got.startsWith(labels[0]!));
}

/** By town (大字 level, 字 counts as part of it where the label has it); another town is wrong, none is missing. */
function outcomeOf(engine: AddressEngine, item: Labelled): Outcome {
  const { status, components } = engine.parse(item.input);
  const { town } = item.expected;
  if (!town) return components.town === null && (!item.expected.city || isCity(engine, item)) ? 'right' : 'wrong';
  if (status === 'ambiguous') return item.ambiguous ? 'right' : 'missing';
  const alternatives = item.expected.town_alt ?? [];
  if (components.town === null) return alternatives.includes(null) ? 'right' : 'missing';
  const labels = [town, ...alternatives.filter((label) => label !== null)].flatMap((label) => [
    label,
    withoutChome(label),
  ]);
  const sub = components.sub_town ?? '';
  const got = [components.town, components.town + sub, components.town + sub.replace(/^[0-9]+丁目?/, '')];
  const known = new Set(labels.map(scoringFold));
  if (!isCity(engine, item)) return 'wrong';
  if (got.some((name) => known.has(scoringFold(name)))) return 'right';
  // 水沢森下 where the label has 水沢 and the input goes on with 森下: one data set joins what the other divides.
  const folded = scoringFold(components.town);
  const isJoined = [...known].some((label) => label !== '' && folded.startsWith(label));
  return isJoined && isWrittenWhole(item.input, folded) ? 'right' : 'wrong';
}

/** All but two characters of a town, which may be damaged, stand in the input in their order. */
function isWrittenWhole(input: string, town: string): boolean {
  const text = scoringFold(input);
  let at = 0;
  let missing = 0;
  for (const char of town) {
    const found = text.indexOf(char, at);
    if (found < 0) missing++;
    else at = found + 1;
  }
  return missing <= 1;
}

function scoreTowns(
  engine: AddressEngine,
  cases: readonly Labelled[],
  right: string,
  wrong: string,
  context: Record<string, unknown>,
  options: RunOptions,
): void {
  const results = cases.map((item) => ({ item, outcome: outcomeOf(engine, item) }));
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const classes = tally(results.map(({ item, outcome }) => ({ name: item.class, isRight: outcome === 'right' })));
  print({ figure: right, value: count('right') / cases.length, unit: 'share', context: { ...context, classes } });
  print({
    figure: wrong,
    value: count('wrong') / cases.length,
    unit: 'share',
    context: { ...context, wrong: count('wrong'), missing: count('missing') },
  });
  const show = (outcome: Outcome) =>
    results
      .filter((result) => result.outcome === outcome)
      .slice(0, Number(options.flags.show ?? SHOWN))
      .map(({ item }) => line(engine, item));
  options.note(`${right} wrong:\n${show('wrong').join('\n')}\n${right} missing:\n${show('missing').join('\n')}`);
}

/** Invented, contradicting or undecidable addresses: none may be called exact. */
function scoreFalse(
  engine: AddressEngine,
  cases: readonly Labelled[],
  figure: string,
  context: Record<string, unknown>,
  options: RunOptions,
): void {
  const exact = cases.filter(({ input }) => engine.validate(input).status === 'exact');
  print({ figure, value: exact.length / cases.length, unit: 'share', context: { ...context, exact: exact.length } });
  options.note(`${figure}, exact:\n${exact.map((item) => line(engine, item)).join('\n')}`);
}

const line = (engine: AddressEngine, { id, input, class: name, expected }: Labelled) =>
  `  ${id} ${name} | ${input} | ${expected.city ?? ''} ${expected.town ?? ''} | ${engine.parse(input).normalized ?? '-'}`;

function scoreFormer(
  engine: AddressEngine,
  cases: readonly Labelled[],
  context: Record<string, unknown>,
  options: RunOptions,
): void {
  const results = cases.map((item) => ({ item, isRight: isCity(engine, item) }));
  const isSaid = (input: string) => engine.parse(input).warnings.includes('former_name_used');
  const right = results.filter(({ isRight }) => isRight);
  print({
    figure: 'address.former',
    value: right.length / cases.length,
    unit: 'share',
    context: {
      ...context,
      classes: tally(results.map(({ item, isRight }) => ({ name: item.class, isRight }))),
      warned: right.filter(({ item }) => isSaid(item.input)).length / Math.max(1, right.length),
    },
  });
  print({
    figure: 'address.former.false_exact',
    value: cases.filter(({ input }) => engine.validate(input).status === 'exact').length / cases.length,
    unit: 'share',
    context,
  });
  const misses = results.filter(({ isRight }) => !isRight).slice(0, Number(options.flags.show ?? SHOWN));
  options.note(`former misses:\n${misses.map(({ item }) => line(engine, item)).join('\n')}`);
}

function scoreInvented(
  engine: AddressEngine,
  cases: readonly Labelled[],
  context: Record<string, unknown>,
  options: RunOptions,
): void {
  const results = cases.map((item) => ({ item, isExact: engine.validate(item.input).status === 'exact' }));
  const counted = results.filter(({ item }) => item.class !== APART);
  const exact = counted.filter(({ isExact }) => isExact);
  print({
    figure: 'address.false_exact',
    value: exact.length / counted.length,
    unit: 'share',
    context: {
      ...context,
      cases: counted.length,
      exact: tally(counted.map(({ item, isExact }) => ({ name: item.class, isRight: isExact }))),
      unlisted_block: tally(
        results
          .filter(({ item }) => item.class === APART)
          .map(({ item, isExact }) => ({ name: item.class, isRight: isExact })),
      ),
    },
  });
  const shown = exact.slice(0, Number(options.flags.show ?? SHOWN)).map(({ item }) => `  ${item.class} ${item.input}`);
  options.note(`invented, exact:\n${shown.join('\n')}`);
}

/** Distance of the point from the office; what was not found counts as outside every circle. */
function scoreOffices(
  engine: AddressEngine,
  cases: readonly Labelled[],
  context: Record<string, unknown>,
  options: RunOptions,
): void {
  const results = cases.map((item) => {
    const { status, candidates } = engine.geocode(item.input);
    const [first] = candidates;
    const isPlaced = first && status !== 'ambiguous' && first.latitude !== null && first.longitude !== null;
    const metres = isPlaced
      ? distanceMetres([first.latitude!, first.longitude!], [item.expected.lat!, item.expected.lon!])
      : Number.POSITIVE_INFINITY;
    return { item, metres, radius: first?.radius_m ?? null, level: first?.coordinate_level ?? 0 };
  });
  const report = (suffix: string, list: typeof results) => {
    const share = list.filter(({ metres }) => metres <= 500).length / Math.max(1, list.length);
    const more = { ...context, cases: list.length };
    print({
      figure: `address.geo.median_m${suffix}`,
      value: median(list.map(({ metres }) => metres)),
      unit: 'm',
      context: more,
    });
    print({ figure: `address.geo.within500${suffix}`, value: share, unit: 'share', context: more });
  };
  report('', results);
  report(
    '.residence_number_areas',
    results.filter(({ item }) => item.residence_number_area === true),
  );
  report(
    '.prefectural_offices',
    results.filter(({ item }) => item.class === 'prefectural_office'),
  );
  const stated = results.filter(({ radius }) => radius !== null);
  print({
    figure: 'address.geo.within_radius',
    value: stated.filter(({ metres, radius }) => metres <= radius!).length / Math.max(1, stated.length),
    unit: 'share',
    context: { ...context, cases: stated.length, what: 'points nearer than the radius the answer states' },
  });
  const far = [...results].sort((a, b) => b.metres - a.metres).slice(0, Number(options.flags.show ?? SHOWN));
  options.note(
    `offices, farthest:\n${far.map(({ item, metres, level }) => `  ${Math.round(metres)} m, level ${level} | ${item.input}`).join('\n')}`,
  );
}

/** `right/all` by class. */
function tally(results: readonly { name: string; isRight: boolean }[]): Record<string, string> {
  const classes = Map.groupBy(results, ({ name }) => name);
  return Object.fromEntries(
    [...classes].map(([name, list]) => [name, `${list.filter(({ isRight }) => isRight).length}/${list.length}`]),
  );
}
