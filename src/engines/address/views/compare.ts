import { foldKey } from '../data/fold.ts';
import type { Match, Place } from '../match/place.ts';
import { COMPARE_OUTCOMES, type Comparison } from '../types.ts';
import type { ViewContext } from './context.ts';
import { readPlace } from './reading.ts';

/**
 * How two addresses relate, buildings apart. Same block: town, 丁目 and block agree and the house numbers do not
 * differ. Where the input fits several places, the closest pair counts.
 */
export function compareMatches(context: ViewContext, a: Match, b: Match): Comparison {
  let best: Comparison = { outcome: 'incomparable', numbers: null };
  for (const left of a.places.slice(0, 20))
    for (const right of b.places.slice(0, 20)) {
      if (left.city < 0 || right.city < 0) continue;
      const found = comparePlaces(context, a, left, b, right);
      if (COMPARE_OUTCOMES.indexOf(found.outcome) < COMPARE_OUTCOMES.indexOf(best.outcome)) best = found;
    }
  return best;
}

function comparePlaces(context: ViewContext, a: Match, left: Place, b: Match, right: Place): Comparison {
  if (!sameMunicipality(context, left, right)) return { outcome: 'different', numbers: null };
  const town = sameTown(context, a, left, b, right);
  if (!town) return { outcome: 'same_municipality', numbers: null };
  const numbers = compareNumbers(numbersOf(left), numbersOf(right));
  const isBlock = numbers === 'equal' || numbers === 'one_goes_further';
  return { outcome: isBlock ? 'same_block' : 'same_town', numbers };
}

/** The same municipality, or a designated city written without its ward on one side. */
function sameMunicipality({ data }: ViewContext, left: Place, right: Place): boolean {
  if (left.city === right.city) return true;
  const isWhole = data.number('cityParent', left.city) || data.number('cityParent', right.city);
  return (
    Boolean(isWhole) &&
    left.prefecture === right.prefecture &&
    data.number('cityCity', left.city) === data.number('cityCity', right.city)
  );
}

function sameTown(context: ViewContext, a: Match, left: Place, b: Match, right: Place): boolean {
  if (left.town >= 0 && right.town >= 0) {
    if (left.town === right.town) return sameSubTown(a, left, b, right);
    // 大字桧原 and 桧原 are neighbours of one name; the numbers tell them apart.
    const name = (place: Place) => foldKey(context.data.text('townName', place.town));
    return name(left) === name(right) && left.city === right.city;
  }
  if (left.town >= 0 || right.town >= 0) return false;
  // Neither town is in the data: the written names decide.
  const written = (match: Match, place: Place) => foldKey(readPlace(context, match, place).unparsed);
  const [x, y] = [written(a, left), written(b, right)];
  const stem = (text: string) => /^[^\ue000-\uf000-]*/.exec(text)![0];
  return x === y ? true : stem(x) !== '' && stem(x) === stem(y);
}

/** A 字 written on both sides must be the same one. */
function sameSubTown(a: Match, left: Place, b: Match, right: Place): boolean {
  if (left.koaza >= 0 && right.koaza >= 0) return left.koaza === right.koaza;
  if (!left.tail.unlisted || !right.tail.unlisted) return true;
  return foldKey(a.text.slice(...left.tail.unlisted)) === foldKey(b.text.slice(...right.tail.unlisted));
}

/** 丁目 (0 when there is none), then the numbers; a last number of three digits after two others is a room. */
function numbersOf({ tail }: Place): string[] {
  const numbers = tail.numbers.map((part) => part.text);
  while (numbers.length > 2 && numbers[numbers.length - 1]!.length >= 3) numbers.pop();
  return tail.chome > 0 ? [String(tail.chome), ...numbers.slice(0, 3)] : numbers.slice(0, 4);
}

function compareNumbers(a: readonly string[], b: readonly string[]): Comparison['numbers'] {
  if (a.length === 0 || b.length === 0) return 'missing';
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) if (a[i] !== b[i]) return 'different';
  if (a.length === b.length) return 'equal';
  // 1丁目 alone says nothing about the block.
  return shorter >= 2 || Math.max(a.length, b.length) - shorter < 2 ? 'one_goes_further' : 'missing';
}
