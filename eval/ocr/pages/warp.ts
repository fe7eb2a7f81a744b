import type { Picture } from './render.ts';

/** A plane projective map, row by row; `apply` takes a point of the new picture to one of the old. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export const apply = (h: Homography, x: number, y: number): [number, number] => {
  const w = h[6] * x + h[7] * y + h[8];
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
};

/** The map back. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Turned about the middle by degrees (counter-clockwise as seen), on a canvas that holds the corners. */
export function rotation(width: number, height: number, degrees: number) {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const newWidth = Math.round(Math.abs(width * c) + Math.abs(height * s));
  const newHeight = Math.round(Math.abs(width * s) + Math.abs(height * c));
  const [ox, oy, nx, ny] = [width / 2, height / 2, newWidth / 2, newHeight / 2];
  const map: Homography = [c, -s, ox - c * nx + s * ny, s, c, oy - s * nx - c * ny, 0, 0, 1];
  return { map, width: newWidth, height: newHeight };
}

type Corner = readonly [number, number];

/** The new picture's corners (clockwise from the upper left) lie at these points of the old one. */
export function fromCorners(
  width: number,
  height: number,
  [p, q, r, t]: readonly [Corner, Corner, Corner, Corner],
): Homography {
  const [dx1, dx2, dx3] = [q[0] - r[0], t[0] - r[0], p[0] - q[0] + r[0] - t[0]];
  const [dy1, dy2, dy3] = [q[1] - r[1], t[1] - r[1], p[1] - q[1] + r[1] - t[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  return [
    (q[0] - p[0] + g * q[0]) / width,
    (t[0] - p[0] + h * t[0]) / height,
    p[0],
    (q[1] - p[1] + g * q[1]) / width,
    (t[1] - p[1] + h * t[1]) / height,
    p[1],
    g / width,
    h / height,
    1,
  ];
}

/** The picture seen through the map, bilinear; what lies outside shows the table. */
export function warp(
  picture: Picture,
  map: Homography,
  width: number,
  height: number,
  table: readonly [number, number, number],
): Picture {
  const { rgb: source, width: across } = picture;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sx, sy] = apply(map, x + 0.5, y + 0.5);
      const o = (y * width + x) * 3;
      const [fx, fy] = [sx - 0.5, sy - 0.5];
      if (fx < 0 || fy < 0 || fx > picture.width - 1 || fy > picture.height - 1) {
        rgb.set(table, o);
        continue;
      }
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const [x1, y1] = [Math.min(x0 + 1, picture.width - 1), Math.min(y0 + 1, picture.height - 1)];
      const [ax, ay] = [fx - x0, fy - y0];
      const [a, b] = [(y0 * across + x0) * 3, (y0 * across + x1) * 3];
      const [c, d] = [(y1 * across + x0) * 3, (y1 * across + x1) * 3];
      for (let i = 0; i < 3; i++)
        rgb[o + i] =
          (source[a + i]! * (1 - ax) + source[b + i]! * ax) * (1 - ay) +
          (source[c + i]! * (1 - ax) + source[d + i]! * ax) * ay;
    }
  }
  return { width, height, rgb };
}
