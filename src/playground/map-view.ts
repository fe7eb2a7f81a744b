import { element } from './dom.ts';
import { word } from './words.ts';

/** A few cities per region: enough to see where in Japan a point lies, without foreign tiles. */
const CITIES: readonly (readonly [string, number, number])[] = [
  ['札幌', 43.06, 141.35],
  ['青森', 40.82, 140.74],
  ['仙台', 38.27, 140.87],
  ['新潟', 37.9, 139.02],
  ['東京', 35.69, 139.69],
  ['金沢', 36.59, 136.63],
  ['名古屋', 35.18, 136.91],
  ['大阪', 34.69, 135.52],
  ['広島', 34.4, 132.46],
  ['高知', 33.56, 133.53],
  ['福岡', 33.61, 130.42],
  ['鹿児島', 31.56, 130.56],
  ['那覇', 26.21, 127.68],
];
const WEST = 127;
const NORTH = 45.6;
const SCALE = 20;
const x = (longitude: number) => (longitude - WEST) * SCALE * 0.82 + 14;
const y = (latitude: number) => (NORTH - latitude) * SCALE + 10;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
}

/** A sketch of Japan with the points of an answer. */
export function mapView(points: readonly Point[]): Element {
  const dots = CITIES.flatMap(([name, latitude, longitude]) => [
    element('circle', { cx: x(longitude), cy: y(latitude), r: 2.5 }),
    element('text', { x: x(longitude) + 4, y: y(latitude) + 3 }, name),
  ]);
  const here = points.map(({ latitude, longitude, label }) =>
    element('circle', { class: 'here', cx: x(longitude), cy: y(latitude), r: 6 }, element('title', {}, label)),
  );
  const label = `${word('map')}: ${points.map((point) => `${point.latitude}, ${point.longitude}`).join('; ')}`;
  return element('svg', { class: 'map', viewBox: '0 0 340 410', role: 'img', 'aria-label': label }, ...dots, ...here);
}

interface Place {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly normalized?: string;
}

/** Every point an address answer holds. */
export function pointsOf(answer: { readonly candidates?: unknown; readonly accepted?: unknown }): Point[] {
  const list = Array.isArray(answer.candidates) ? (answer.candidates as Place[]) : [];
  const places = answer.accepted ? [...list, answer.accepted as Place] : list;
  return places.flatMap(({ latitude, longitude, normalized }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ latitude, longitude, label: normalized ?? '' }]
      : [],
  );
}
