import sharp, { type Sharp } from 'sharp';
import { seeded } from '../pages/random.ts';
import type { Picture } from '../pages/render.ts';
import { fromCorners, rotation, warp } from '../pages/warp.ts';
import type { RealPage } from './real-set.ts';

/** What is done to a page before it is read, by name: how much follows the name (`blur1.5`). */
const WAYS: Readonly<Record<string, (page: Sharp, much: number) => Promise<Sharp> | Sharp>> = {
  // libvips cuts the bell off early unless told otherwise: its 1.5 is 1.2.
  blur: (page, sigma) => page.blur({ sigma, precision: 'float', minAmplitude: 0.01 }),
  jpeg: async (page, quality) => sharp(await page.jpeg({ quality }).toBuffer()),
  size: async (page, percent) => {
    const picture = await pictureOf(page);
    return shown(picture).resize({ width: Math.round((picture.width * percent) / 100) });
  },
  noise: async (page, deviation) => shown(grained(await pictureOf(page), 1, deviation)),
  dark: async (page, light) => shown(grained(await pictureOf(page), light, NIGHT_GRAIN)),
  side: async (page, percent) => shown(fromTheSide(await pictureOf(page), percent / 100)),
  turn: async (page, degrees) => shown(turned(await pictureOf(page), degrees)),
};
const NIGHT_GRAIN = 6;
const SEED = 1505;
const TABLE = [112, 98, 84] as const;

export type Degrade = (bytes: Uint8Array) => Promise<Uint8Array>;

/** `blur1.5` (σ in the page's own pixels), `jpeg30`, `size50` (percent), `noise20`, `dark0.3`, `side20` (percent), `turn10` (degrees). */
export function degradeBy(name: string): Degrade {
  const [, way = '', much = ''] = /^([a-z]+)(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  const change = Object.hasOwn(WAYS, way) ? WAYS[way] : undefined;
  if (!change) throw new Error(`--degrade takes ${Object.keys(WAYS).join(', ')} with a number, not "${name}"`);
  return async (bytes) => {
    const upright = sharp(bytes).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    // Stored without loss: what is lost is what was asked for.
    return (await change(upright, Number(much))).png({ compressionLevel: 1 }).toBuffer();
  };
}

/** The pages that are pictures (a document's own text cannot be degraded), as they are or degraded when they are loaded. */
export const degradedPages = (pages: readonly RealPage[], degrade?: Degrade): RealPage[] =>
  pages
    .filter(({ group }) => !group.startsWith('pdf'))
    .map((page) => (degrade ? { ...page, load: async () => degrade(await page.load()) } : page));

async function pictureOf(page: Sharp): Promise<Picture> {
  const { data, info } = await page.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

const shown = ({ width, height, rgb }: Picture): Sharp => sharp(rgb, { raw: { width, height, channels: 3 } });

function grained(picture: Picture, light: number, deviation: number): Picture {
  const random = seeded(SEED);
  const rgb = new Uint8ClampedArray(picture.rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    // Grey grain: the three channels share it.
    const grain = random.normal() * deviation;
    for (let channel = i; channel < i + 3; channel++) rgb[channel] = picture.rgb[channel]! * light + grain;
  }
  return { ...picture, rgb: new Uint8Array(rgb.buffer) };
}

/** The upper edge further away, so much shorter than the lower one. */
function fromTheSide(picture: Picture, share: number): Picture {
  const { width, height } = picture;
  const beyond = (width * share) / (1 - share) / 2;
  const corners = [
    [-beyond, 0],
    [width + beyond, 0],
    [width, height],
    [0, height],
  ] as const;
  return warp(picture, fromCorners(width, height, corners), width, height, TABLE);
}

function turned(picture: Picture, degrees: number): Picture {
  const { map, width, height } = rotation(picture.width, picture.height, degrees);
  return warp(picture, map, width, height, TABLE);
}
