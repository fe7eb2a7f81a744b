import { FONT_SETS, type FontSet } from './pages/fonts.ts';
import type { PageSpec } from './pages/index.ts';
import { LAYOUT_NAMES, LAYOUT_SETS, type LayoutName } from './pages/layouts/index.ts';
import { LOOK_SETS, LOOKS, type Look } from './pages/look.ts';
import { seeded } from './pages/random.ts';

/** Which generated pages: every layout in every look, `rounds` times. */
export interface Choice {
  readonly layouts: readonly LayoutName[];
  readonly looks: readonly Look[];
  readonly fonts: FontSet;
  readonly resolutions: readonly ('full' | 'half')[];
  /** With seals, logos, codes and rules: on no page, on each, or on half of them. */
  readonly ornaments: 'no' | 'yes' | 'some';
  readonly rounds: number;
  readonly seed: number;
  /** At most so many pages, spread over all. */
  readonly pages?: number;
}

export function specsOf(choice: Choice): PageSpec[] {
  const { layouts, looks, fonts, resolutions, rounds, seed } = choice;
  const random = seeded(seed * 37 + 11);
  const specs: PageSpec[] = [];
  for (let round = 0; round < rounds; round++)
    for (const layout of layouts)
      for (const look of looks)
        for (const resolution of resolutions) {
          const half = resolution === 'half';
          const some = random.chance(0.5);
          // A page of low resolution is not halved again.
          if (half && look === 'lowres') continue;
          const ornaments = choice.ornaments === 'yes' || (choice.ornaments === 'some' && some);
          specs.push({ layout, look, seed: seed + round, fonts, half, ornaments });
        }
  const { pages = specs.length } = choice;
  return pages >= specs.length ? specs : someOf(specs, pages, seed);
}

/** A sample by the seed, in the order of the whole. */
function someOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = seeded(seed * 131 + 17);
  const order = items.map((_, index) => ({ index, key: random.next() })).sort((a, b) => a.key - b.key);
  const chosen = order.slice(0, count).map(({ index }) => index);
  return chosen.sort((a, b) => a - b).map((index) => items[index]!);
}

type Flags = Readonly<Record<string, string | true>>;

/** The choice the command line makes; refuses names that do not exist. */
export function choiceFrom(flags: Flags, defaults: { rounds: number; seed: number }): Choice {
  const word = (name: string, other: string) => (typeof flags[name] === 'string' ? flags[name] : other);
  const resolution = word('resolution', 'full');
  return {
    layouts: listOf('layouts', word('layouts', 'known'), LAYOUT_SETS, LAYOUT_NAMES),
    looks: listOf('looks', word('looks', 'usual'), LOOK_SETS, LOOKS),
    fonts: listOf('fonts', word('fonts', 'all'), {}, FONT_SETS)[0]!,
    resolutions: listOf('resolution', resolution, { both: ['full', 'half'] }, ['full', 'half'] as const),
    ornaments: listOf('ornaments', word('ornaments', 'no'), {}, ['no', 'yes', 'some'] as const)[0]!,
    rounds: Number(word('rounds', String(defaults.rounds))),
    seed: Number(word('seed', String(defaults.seed))),
    ...('pages' in flags ? { pages: Number(flags.pages) } : {}),
  };
}

function listOf<T extends string>(
  option: string,
  given: string,
  sets: Readonly<Record<string, readonly T[]>>,
  names: readonly T[],
): T[] {
  const chosen = given.split(',').flatMap((word): readonly T[] => {
    const set = Object.hasOwn(sets, word) ? sets[word] : undefined;
    if (set) return set;
    if ((names as readonly string[]).includes(word)) return [word as T];
    throw new Error(`--${option} knows no "${word}"; there is ${[...Object.keys(sets), ...names].join(', ')}`);
  });
  return [...new Set(chosen)];
}
