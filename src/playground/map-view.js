import { element } from './dom.js';
import { word } from './words.js';

/** Prefectural capitals, a few per region: enough to see where in Japan a point lies, without foreign tiles. */
const CITIES = [
  ['札幌', 43.06, 141.35],
  ['青森', 40.82, 140.74],
  ['秋田', 39.72, 140.1],
  ['盛岡', 39.7, 141.15],
  ['仙台', 38.27, 140.87],
  ['福島', 37.75, 140.47],
  ['新潟', 37.9, 139.02],
  ['前橋', 36.39, 139.06],
  ['水戸', 36.34, 140.45],
  ['東京', 35.69, 139.69],
  ['長野', 36.65, 138.18],
  ['金沢', 36.59, 136.63],
  ['静岡', 34.98, 138.38],
  ['名古屋', 35.18, 136.91],
  ['京都', 35.02, 135.76],
  ['大阪', 34.69, 135.52],
  ['和歌山', 34.23, 135.17],
  ['鳥取', 35.5, 134.24],
  ['松江', 35.47, 133.05],
  ['岡山', 34.66, 133.93],
  ['広島', 34.4, 132.46],
  ['山口', 34.19, 131.47],
  ['高松', 34.34, 134.04],
  ['高知', 33.56, 133.53],
  ['松山', 33.84, 132.77],
  ['福岡', 33.61, 130.42],
  ['長崎', 32.74, 129.87],
  ['熊本', 32.79, 130.74],
  ['宮崎', 31.91, 131.42],
  ['鹿児島', 31.56, 130.56],
  ['那覇', 26.21, 127.68],
];
const WEST = 127;
const NORTH = 45.6;
const SCALE = 20;
const x = (longitude) => (longitude - WEST) * SCALE * 0.82 + 14;
const y = (latitude) => (NORTH - latitude) * SCALE + 10;

/** A sketch of Japan with the points of an answer. */
export function mapView(points) {
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

/** Every point an address answer holds. */
export function pointsOf(answer) {
  const candidates = [...(answer.candidates ?? []), ...(answer.accepted ? [answer.accepted] : [])];
  return candidates
    .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))
    .map(({ latitude, longitude, normalized }) => ({ latitude, longitude, label: normalized ?? '' }));
}
