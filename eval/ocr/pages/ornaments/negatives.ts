import type { Random } from '../random.ts';

/** Things on a page that are not text and must not be read as such, each drawn into a box of the given size. */
export interface Negative {
  /** Width over height. */
  readonly aspect: number;
  readonly svg: (width: number, height: number, random: Random) => string;
}

const hue = (random: Random, saturation = 60, light = 45): string =>
  `hsl(${random.int(0, 359)},${saturation}%,${light}%)`;

const barcode: Negative = {
  aspect: 2.6,
  svg: (width, height, random) => {
    const bars: string[] = [];
    const unit = width / 110;
    for (let x = 0; x < width - 4 * unit; ) {
      const bar = random.int(1, 3) * unit;
      bars.push(`<rect x="${x.toFixed(1)}" y="0" width="${bar.toFixed(1)}" height="${height}" fill="#000"/>`);
      x += bar + random.int(1, 3) * unit;
    }
    return bars.join('');
  },
};

const matrix: Negative = {
  aspect: 1,
  svg: (width, _, random) => {
    const modules = 29;
    const unit = width / modules;
    const inFinder = (x: number, y: number) =>
      (x < 8 && y < 8) || (x >= modules - 8 && y < 8) || (x < 8 && y >= modules - 8);
    const cells: string[] = [];
    const square = (x: number, y: number, size: number, fill: string) =>
      cells.push(
        `<rect x="${x * unit}" y="${y * unit}" width="${size * unit}" height="${size * unit}" fill="${fill}"/>`,
      );
    for (let y = 0; y < modules; y++)
      for (let x = 0; x < modules; x++) if (!inFinder(x, y) && random.chance(0.48)) square(x, y, 1, '#000');
    for (const [x, y] of [
      [0, 0],
      [modules - 7, 0],
      [0, modules - 7],
    ] as const) {
      square(x, y, 7, '#000');
      square(x + 1, y + 1, 5, '#fff');
      square(x + 2, y + 2, 3, '#000');
    }
    return `<g shape-rendering="crispEdges">${cells.join('')}</g>`;
  },
};

const logo: Negative = {
  aspect: 1,
  svg: (width, _, random) => {
    const [a, b] = [hue(random), hue(random, 70, 55)];
    const r = width / 2;
    return random.pick([
      `<circle cx="${r}" cy="${r}" r="${r}" fill="${a}"/><path d="M${r * 0.4} ${r * 1.4}L${r} ${r * 0.4}L${r * 1.6} ${r * 1.4}Z" fill="#fff"/>`,
      `<path d="M0 ${r * 2}Q${r} ${-r} ${r * 2} ${r * 2}Z" fill="${a}"/><path d="M${r * 0.5} ${r * 2}Q${r} ${r * 0.3} ${r * 1.5} ${r * 2}Z" fill="${b}"/>`,
      `<rect width="${r * 1.3}" height="${r * 1.3}" fill="${a}"/><rect x="${r * 0.7}" y="${r * 0.7}" width="${r * 1.3}" height="${r * 1.3}" fill="${b}" fill-opacity=".8"/>`,
      `<path d="M${r} 0L${r * 1.87} ${r * 0.5}V${r * 1.5}L${r} ${r * 2}L${r * 0.13} ${r * 1.5}V${r * 0.5}Z" fill="none" stroke="${a}" stroke-width="${r * 0.24}"/><circle cx="${r}" cy="${r}" r="${r * 0.35}" fill="${b}"/>`,
    ]);
  },
};

const picture: Negative = {
  aspect: 0.78,
  svg: (width, height, random) => {
    const id = `photo${random.int(1, 1e7)}`;
    const [sky, ground] = [hue(random, 45, 72), hue(random, 35, 35)];
    const face = random.chance(0.5)
      ? `<circle cx="${width / 2}" cy="${height * 0.42}" r="${width * 0.22}" fill="#d9a37c"/><path d="M${width * 0.1} ${height}Q${width / 2} ${height * 0.5} ${width * 0.9} ${height}Z" fill="#2b3445"/><path d="M${width * 0.28} ${height * 0.4}Q${width / 2} ${height * 0.08} ${width * 0.72} ${height * 0.4}Q${width / 2} ${height * 0.28} ${width * 0.28} ${height * 0.4}Z" fill="#1d1715"/>`
      : `<path d="M0 ${height * 0.7}L${width * 0.35} ${height * 0.3}L${width * 0.6} ${height * 0.62}L${width * 0.75} ${height * 0.45}L${width} ${height * 0.72}V${height}H0Z" fill="${ground}"/>`;
    const grain = `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.08" numOctaves="4" seed="${random.int(1, 999)}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.6 0.6 0 0 -0.35"/></filter>`;
    return `<defs>${grain}</defs><rect width="${width}" height="${height}" fill="${sky}"/>${face}<rect width="${width}" height="${height}" filter="url(#${id})"/>`;
  },
};

/** A revenue or postage stamp: a perforated frame with a picture. */
const postage: Negative = {
  aspect: 0.84,
  svg: (width, height, random) => {
    const m = width * 0.1;
    const inner = picture.svg(width - 2 * m, height - 2 * m, random);
    return `<rect width="${width}" height="${height}" fill="#fffdf5" stroke="#8a8a80" stroke-width="2" stroke-dasharray="4 3"/><g transform="translate(${m} ${m})">${inner}</g>`;
  },
};

export const NEGATIVES: readonly Negative[] = [barcode, matrix, logo, logo, picture, postage];
