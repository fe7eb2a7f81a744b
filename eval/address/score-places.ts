import { print, type RunOptions } from '../../bench/figure.ts';
import { median } from '../../src/contract/median.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import { distanceMetres } from './distance.ts';
import { type Labelled, SHOWN, tally } from './labelled.ts';

/** Unlisted block numbers cannot be told without block data: counted apart. */
const APART = 'unlisted_block';
export function scoreInvented(
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
export function scoreOffices(
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
    return { item, metres, radius: first?.radius ?? null, level: first?.coordinateLevel ?? 0 };
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
  // What limits the distance is the level of the point: a 丁目 is small, a 大字 of a village is not.
  for (const level of [...new Set(results.map((result) => result.level))].sort())
    report(
      `.level_${level}`,
      results.filter((result) => result.level === level),
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
