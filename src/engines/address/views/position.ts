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
  const town = registryTownId(context, place);
  if (town === 0) return undefined;
  const code = municipalityCode(context.data.number('cityJis', place.city));
  return context.points.find(
    code,
    town,
    numbers.map((part) => part.text),
  );
}

/** `jp:302015-0023001-001-003`, as far as the registry's ids are known. */
export function addressId(context: ViewContext, place: Place, hit: PointHit | undefined): string | null {
  if (place.city < 0) return null;
  const code = `jp:${municipalityCode(context.data.number('cityJis', place.city))}`;
  const town = registryTownId(context, place);
  if (town === 0) return code;
  return `${code}-${String(town).padStart(7, '0')}${hit ? `-${hit.id}` : ''}`;
}
