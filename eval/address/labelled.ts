import type { AddressEngine } from '../../src/engines/address/index.ts';
import { scoringFold } from './scoring-fold.ts';

/** One labelled address: JSON lines, `id, input, expected, class`; see the README beside the cases. */
export interface Labelled {
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

export const SHOWN = 25;

export const withoutChome = (town: string) => town.replace(/[0-9０-９〇一二三四五六七八九十百]+丁目?$/, '');
const cityOf = ({ county, city, ward }: ReturnType<AddressEngine['parse']>['components']) =>
  (county ?? '') + (city ?? '') + (ward ?? '');

export function isCity(engine: AddressEngine, { input, expected }: Labelled): boolean {
  const { components } = engine.parse(input);
  const got = scoringFold(cityOf(components));
  const labels = [expected.city ?? '', ...(expected.city_alt ?? [])].map(scoringFold);
  if (components.prefecture !== (expected.pref ?? null)) return false;
  return labels.includes(got) || (expected.city_prefix === true && got.startsWith(labels[0]!));
}

export const line = (engine: AddressEngine, { id, input, class: name, expected }: Labelled) =>
  `  ${id} ${name} | ${input} | ${expected.city ?? ''} ${expected.town ?? ''} | ${engine.parse(input).normalized ?? '-'}`;

/** `right/all` by class. */
export function tally(results: readonly { name: string; isRight: boolean }[]): Record<string, string> {
  const classes = Map.groupBy(results, ({ name }) => name);
  return Object.fromEntries(
    [...classes].map(([name, list]) => [name, `${list.filter(({ isRight }) => isRight).length}/${list.length}`]),
  );
}
