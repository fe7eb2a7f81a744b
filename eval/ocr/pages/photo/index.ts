import sharp from 'sharp';
import type { Seen } from '../look.ts';
import type { Random } from '../random.ts';
import type { Picture } from '../render.ts';
import { cameraFor } from './camera.ts';
import { lightOf } from './light.ts';
import { drawPaper, type Paper } from './mesh.ts';
import { type Point3, type Shape, surfaceOf } from './surface.ts';
import { drawTable } from './table.ts';

/** The sheet photographed with a phone: on a table, at an angle, in the light of a room. */
export async function photograph(sheet: Picture, shape: Shape, random: Random): Promise<Seen> {
  const surface = surfaceOf(shape, sheet.width, sheet.height, random);
  const camera = cameraFor(surface, sheet.width, sheet.height, random);
  const lamp: Point3 = [random.between(-0.9, 0.9), random.between(-0.9, 0.3), 1];
  const paper = drawPaper(sheet, surface, camera, lamp);
  const { width, height } = camera;
  const table = await drawTable(width, height, random);
  const shadow = await shadowOf(paper, width, height, random);
  const light = lightOf(width, height, random);
  const grain = random.between(1.5, 4.5);
  const rgb = new Uint8Array(width * height * 3);
  for (let p = 0; p < width * height; p++) {
    const lit = light.at(p % width, Math.floor(p / width));
    const speck = random.normal() * grain;
    const dim = paper.mask[p] ? 1 : 1 - 0.55 * (shadow[p]! / 255);
    for (let c = 0; c < 3; c++) {
      const value = paper.mask[p] ? paper.rgb[p * 3 + c]! : table.rgb[p * 3 + c]! * dim;
      rgb[p * 3 + c] = Math.max(0, Math.min(255, value * lit * light.tint[c]! + speck));
    }
  }
  // A little out of focus, then sharpened by the phone.
  const lens = sharp(rgb, { raw: { width, height, channels: 3 } }).blur(random.between(0.45, 0.95));
  const seen = await (random.chance(0.6) ? lens.sharpen({ sigma: 1, m1: 0.4, m2: 1.2 }) : lens).raw().toBuffer();
  const at = (x: number, y: number) => camera.project(surface.at(x - sheet.width / 2, y - sheet.height / 2));
  return {
    picture: { width, height, rgb: seen },
    quality: random.int(62, 88),
    place: { at, curved: shape !== 'flat' },
  };
}

/** The shadow the paper throws on the table: its outline, moved away from the lamp and soft. */
async function shadowOf({ mask }: Paper, width: number, height: number, random: Random): Promise<Uint8Array> {
  const [dx, dy] = [random.int(-10, 10), random.int(2, 14)];
  const moved = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sx, sy] = [x - dx, y - dy];
      if (sx >= 0 && sy >= 0 && sx < width && sy < height && mask[sy * width + sx]) moved[y * width + x] = 255;
    }
  }
  const image = sharp(moved, { raw: { width, height, channels: 1 } }).blur(random.between(4, 12));
  return image.extractChannel(0).raw().toBuffer();
}
