import { print, type RunOptions } from '../../bench/figure.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import { isCity, type Labelled, line, SHOWN, tally, withoutChome } from './labelled.ts';
import { scoringFold } from './scoring-fold.ts';

type Outcome = 'right' | 'missing' | 'wrong';

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
  const sub = components.subTown ?? '';
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

export function scoreTowns(
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
export function scoreFalse(
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

export function scoreFormer(
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
