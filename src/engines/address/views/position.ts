import { namedTownKey } from '../data/named-town.ts';
import type { PointHit } from '../data/point-files.ts';
import { municipalityCode } from '../data/rows.ts';
import type { Place } from '../match/place.ts';
import type { ViewContext } from './context.ts';

/** The finest town row of a place: 丁目 or 字 where listed, else the town. Its registry id, or 0. */
export function registryTownId({ data }: ViewContext, place: Place): number {
  if (place.tail.chomeRow >= 0) return data.hot.subId[place.tail.chomeRow]!;
  if (place.koaza >= 0) return data.hot.subId[place.koaza]!;
  return place.town >= 0 ? data.hot.townId[place.town]! : 0;
}

/** Block or house of the place in the imported registries. */
export function findPoint(context: ViewContext, place: Place): PointHit | undefined {
  const { numbers, chome, chomeRow } = place.tail;
  if (numbers.length === 0 || place.town < 0 || (chome > 0 && chomeRow < 0)) return undefined;
  const written = numbers.map((part) => part.text);
  const town = registryTownId(context, place);
  const jis = context.data.number('cityJis', place.city);
  const hit = town === 0 ? undefined : context.points.find(municipalityCode(jis), town, written);
  return hit?.point ? hit : (namedPoint(context, place, jis, written) ?? hit);
}

/** A block of a data set that names its towns, for towns the registry has no point for. */
function namedPoint({ data, points }: ViewContext, place: Place, jis: number, written: readonly string[]) {
  if (!points.hasNamed) return undefined;
  const koaza = place.koaza >= 0 ? data.text('subName', place.koaza) : '';
  return points.findNamed(namedTownKey(jis, data.text('townName', place.town), place.tail.chome, koaza), written);
}

/** `jp:302015-0023001-001-003`, as far as the registry's ids are known. */
export function addressId(context: ViewContext, place: Place, hit: PointHit | undefined): string | null {
  if (place.city < 0) return null;
  const code = `jp:${municipalityCode(context.data.number('cityJis', place.city))}`;
  const town = registryTownId(context, place);
  if (town === 0) return code;
  return `${code}-${String(town).padStart(7, '0')}${hit?.source === 'address_base_registry' ? `-${hit.id}` : ''}`;
}
