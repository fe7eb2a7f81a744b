import type { AddressData, Located } from '../data/address-data.ts';
import type { Place } from '../match/place.ts';

/**
 * How far from a representative point an address of the place may be: about nine in ten lie within. Measured on the houses
 * of Wakayama against the points of their towns: nine in ten are nearer than 0.85 of the way to the second neighbour.
 */
const TO_SECOND_NEIGHBOUR = 0.9;
/** A 大字 without 丁目 is larger than the distance of its neighbours' points tells. */
const UNDIVIDED = 1.5;
const LEAST_M = 100;
const METRES_PER_MILLIONTH = 0.111_195;

interface CityPoints {
  readonly lat: Int32Array;
  readonly lng: Int32Array;
}

export class RadiusTable {
  private readonly data: AddressData;
  private readonly cities = new Map<number, CityPoints>();

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Metres, for a point of a town, a sub-town or a municipality; null where the data have nothing to tell it from. */
  of(place: Place, point: Located, level: number): number | null {
    const around = this.pointsOf(place.city);
    if (around.lat.length < 3) return null;
    const distances = distancesFrom(point, around);
    if (level <= 4) return round(distances.sort()[Math.floor(distances.length * 0.9)]!);
    const second = secondNeighbour(distances);
    if (second === undefined) return null;
    const own = level === 5 ? this.subTownsFrom(place.town, point) : 0;
    const isChome = place.tail.chomeRow >= 0;
    return round(Math.max(LEAST_M, own, second * TO_SECOND_NEIGHBOUR * (isChome ? 1 : UNDIVIDED)));
  }

  /** A town with sub-towns reaches at least as far as they lie, and as the middle of its area does. */
  private subTownsFrom(town: number, point: Located): number {
    const { townSubs } = this.data.hot;
    const area = this.data.townPoint(town);
    const lat = area ? [area.lat] : [];
    const lng = area ? [area.lng] : [];
    for (let sub = townSubs[town]!; sub < townSubs[town + 1]!; sub++) {
      const found = this.data.subPoint(sub);
      if (found) {
        lat.push(found.lat);
        lng.push(found.lng);
      }
    }
    return distancesFrom(point, { lat: Int32Array.from(lat), lng: Int32Array.from(lng) }).reduce(
      (most, distance) => Math.max(most, distance),
      0,
    );
  }

  private pointsOf(city: number): CityPoints {
    const known = this.cities.get(city);
    if (known) return known;
    const { data } = this;
    const starts = data.townStarts();
    const found: Located[] = [];
    for (let town = starts[city]!; town < starts[city + 1]!; town++) {
      const before = found.length;
      for (let sub = data.hot.townSubs[town]!; sub < data.hot.townSubs[town + 1]!; sub++) {
        const point = data.subPoint(sub);
        if (point) found.push(point);
      }
      const own = found.length === before ? data.townPoint(town) : undefined;
      if (own) found.push(own);
    }
    const points = { lat: Int32Array.from(found, ({ lat }) => lat), lng: Int32Array.from(found, ({ lng }) => lng) };
    this.cities.set(city, points);
    return points;
  }
}

/** In metres, in the order of the points. */
function distancesFrom({ lat, lng }: Located, points: CityPoints): Float64Array {
  const squeeze = Math.cos((lat / 1e6) * (Math.PI / 180));
  const distances = new Float64Array(points.lat.length);
  for (let i = 0; i < distances.length; i++)
    distances[i] = Math.hypot(points.lat[i]! - lat, (points.lng[i]! - lng) * squeeze) * METRES_PER_MILLIONTH;
  return distances;
}

/** The second nearest that is another point, or the only one. A city has thousands: they are not sorted for two of them. */
function secondNeighbour(distances: Float64Array): number | undefined {
  let first = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const distance of distances) {
    if (distance <= 1 || distance >= second) continue;
    if (distance < first) {
      second = first;
      first = distance;
    } else second = distance;
  }
  const nearest = second === Number.POSITIVE_INFINITY ? first : second;
  return nearest === Number.POSITIVE_INFINITY ? undefined : nearest;
}

/** Two figures: more would claim a precision that nobody measured. */
const round = (metres: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(metres)) - 1);
  return Math.round(metres / step) * step;
};
