import { print, type RunOptions } from '../../bench/figure.ts';
import { foldKey } from '../../src/engines/address/data/fold.ts';
import { type AddressEngine, listTowns } from '../../src/engines/address/index.ts';
import { openAddressData } from '../../src/engines/address/open.ts';
import { PREFECTURES } from '../../src/japan/prefectures.ts';
import { type Damaged, damaged } from './damage.ts';
import { SHOWN, tally } from './labelled.ts';
import { scoringFold } from './scoring-fold.ts';

const CASES = 9000;
type Outcome = 'right' | 'none' | 'parent' | 'wrong';

const folded = (text: string | null) => foldKey(scoringFold(text ?? ''));

/** Another town is wrong; none, several, or the town above the one meant are not. */
function outcomeOf(engine: AddressEngine, { input, town }: Damaged): Outcome {
  const { status, components: got } = engine.parse(input);
  if (status === 'ambiguous' || got.town === null) return 'none';
  const city = folded((got.county ?? '') + (got.city ?? '') + (got.ward ?? ''));
  if (got.prefecture !== town.prefecture || city !== folded(town.city)) return 'wrong';
  const label = folded(town.town);
  if ([got.town, got.town + (got.subTown ?? '')].some((name) => folded(name) === label)) return 'right';
  return label.startsWith(folded(got.town)) ? 'parent' : 'wrong';
}

/** Every town of the data, those whose code has a condition too. */
function listedNames(): Set<string> {
  const data = openAddressData(undefined, () => undefined);
  const names = new Set<string>();
  for (let town = 0; town < data.meta.towns; town++) {
    const city = data.number('townCity', town);
    const above = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join('');
    const { name } = PREFECTURES[Math.floor(data.hot.cityJis[city]! / 1000) - 1]!;
    names.add(foldKey(name + above + data.text('townName', town)));
  }
  return names;
}

/** One character of the prefecture, the municipality or the town confused, replaced or left out; `--damaged SEED`. */
export function scoreDamaged(engine: AddressEngine, seed: number, options: RunOptions): void {
  const towns = listTowns();
  const names = listedNames();
  const results = damaged(towns, (whole) => names.has(foldKey(whole)), CASES, seed).map((item) => ({
    item,
    outcome: outcomeOf(engine, item),
  }));
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const classes = tally(results.map(({ item, outcome }) => ({ name: item.class, isRight: outcome === 'right' })));
  const context = { cases: CASES, seed, none: count('none'), parent: count('parent'), data: 'default data' };
  const report = (figure: string, value: number, more: Record<string, unknown> = {}) =>
    print({
      figure: `address.damaged.${figure}`,
      value: value / CASES,
      unit: 'share',
      context: { ...context, ...more },
    });
  report('right', count('right'), { classes });
  report('wrong', count('wrong'));
  const wrong = results.filter(({ outcome }) => outcome === 'wrong').slice(0, Number(options.flags.show ?? SHOWN));
  const shown = wrong.map(
    ({ item }) => `  ${item.class} | ${item.input} | ${item.town.town} | ${engine.parse(item.input).normalized}`,
  );
  options.note(`damaged, another town:\n${shown.join('\n')}`);
}
