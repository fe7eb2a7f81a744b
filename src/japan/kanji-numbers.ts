const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['〇零', 0],
    ['一壱壹弌', 1],
    ['二弐貳弍', 2],
    ['三参參弎', 3],
    ['四肆', 4],
    ['五伍', 5],
    ['六陸', 6],
    ['七漆質', 7],
    ['八捌', 8],
    ['九玖', 9],
  ].flatMap(([signs, value]) => [...(signs as string)].map((sign) => [sign, value as number])),
);
const SMALL_UNITS: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  陌: 100,
  千: 1000,
  阡: 1000,
  仟: 1000,
};
const BIG_UNITS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 兆: 1e12 };

export const KANJI_DIGITS = Object.keys(DIGITS).join('');
/** Every character of a number written in kanji, formal characters (大字) included. */
export const KANJI_NUMERALS = KANJI_DIGITS + Object.keys(SMALL_UNITS).join('') + Object.keys(BIG_UNITS).join('');

/**
 * `壱拾弐萬参阡` → 123000, `一二〇` → 120, `3万5千` → 35000. Undefined for what is no well-formed number.
 * Arabic digits may stand between the units.
 */
export function parseKanjiNumber(text: string): number | undefined {
  if (text === '') return undefined;
  let total = 0;
  let section = 0;
  let run = '';
  let lastSmall = Number.POSITIVE_INFINITY;
  let lastBig = Number.POSITIVE_INFINITY;
  for (const sign of text) {
    const digit = DIGITS[sign] ?? (/\d/.test(sign) ? Number(sign) : undefined);
    if (digit !== undefined) {
      run += digit;
      continue;
    }
    if (sign === ',') continue;
    const small = SMALL_UNITS[sign];
    const big = BIG_UNITS[sign];
    if (small !== undefined) {
      if (small >= lastSmall) return undefined;
      section += (run === '' ? 1 : Number(run)) * small;
      lastSmall = small;
    } else if (big !== undefined) {
      if (big >= lastBig) return undefined;
      const count = section + (run === '' ? 0 : Number(run));
      total += (count === 0 ? 1 : count) * big;
      section = 0;
      lastBig = big;
      lastSmall = Number.POSITIVE_INFINITY;
    } else return undefined;
    run = '';
  }
  const value = total + section + (run === '' ? 0 : Number(run));
  return Number.isSafeInteger(value) ? value : undefined;
}
