type Degrees = readonly [latitude: number, longitude: number];

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceMetres([lat1, lng1]: Degrees, [lat2, lng2]: Degrees): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lng1, lng2);
  return 2 * EARTH_M * Math.asin(Math.sqrt(chord));
}
