import sharp from 'sharp';
import type { Facts } from './facts.ts';
import { type FontSet, withFonts } from './fonts.ts';
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from './layouts/index.ts';
import { halved, LOOKS, type Look, look } from './look.ts';
import { ornamented } from './ornaments/index.ts';
import { type Outline, outlineOf } from './outline.ts';
import { seeded } from './random.ts';
import { boundsOfTexts, draw } from './render.ts';
import { toSvg } from './sheet.ts';

/** Which page to make. The same specification gives the same page on every machine with the same fonts. */
export interface PageSpec {
  readonly layout: LayoutName;
  readonly look: Look;
  readonly seed: number;
  readonly fonts?: FontSet;
  /** Half the pixels along each side, as small uploads and old scanners send them. */
  readonly half?: boolean;
  /** Seals over the text, logos, codes, pictures, rules; none of it in the truth. */
  readonly ornaments?: boolean;
}

/** One text of the page: what it is, what it says, and where it stands in the picture. */
export interface Segment {
  readonly kind: string;
  readonly text: string;
  /** Clockwise from the upper left corner of the upright text; on bent paper more than four points. */
  readonly polygon: Outline;
  /** The text runs downwards in a column. */
  readonly vertical: boolean;
}

/** A synthetic page with its truth. */
export interface PageCase {
  readonly id: string;
  readonly spec: PageSpec;
  readonly facts: Facts;
  readonly segments: readonly Segment[];
  readonly width: number;
  readonly height: number;
  /** JPEG, as phones and scanners send it (fax: PNG). */
  readonly bytes: Buffer;
  readonly format: 'jpg' | 'png';
}

export function idOf({ layout, seed, look: kind, fonts = 'all', half, ornaments }: PageSpec): string {
  const more = { unseen: fonts === 'unseen', half, sealed: ornaments };
  return [layout, seed, kind, ...Object.entries(more).flatMap(([word, so]) => (so ? [word] : []))].join('_');
}

/** The sheet of a specification before anything happens to it, and where the ink of its texts lies. */
export async function setSheet(spec: PageSpec) {
  const random = seeded(spec.seed * 7919 + LAYOUT_NAMES.indexOf(spec.layout) * 31 + LOOKS.indexOf(spec.look));
  const { facts, sheet: set } = LAYOUTS[spec.layout](random);
  const bare = withFonts(set, spec.fonts ?? 'all', random);
  return { random, facts, bare, bounds: await boundsOfTexts(bare) };
}

/** The page of a specification: facts, type, paper, what happened to it. */
export async function makePage(spec: PageSpec): Promise<PageCase> {
  const { random, facts, bare, bounds } = await setSheet(spec);
  // With a stream of their own: the page below is the same with and without them.
  const sheet = spec.ornaments ? ornamented(bare, bounds, seeded(spec.seed * 104_729 + 7)) : bare;
  const seen = await look(await draw(toSvg(sheet)), spec.look, random);
  const { picture, quality, place } = spec.half ? await halved(seen) : seen;
  const segments = sheet.texts.map(({ kind, text, vertical }, i): Segment => {
    return { kind, text: text.trim(), vertical: Boolean(vertical), polygon: outlineOf(bounds[i]!, place) };
  });
  const { width, height } = picture;
  const image = sharp(picture.rgb, { raw: { width, height, channels: 3 } });
  const format = spec.look === 'fax' ? 'png' : 'jpg';
  const bytes = await (format === 'png' ? image.png() : image.jpeg({ quality })).toBuffer();
  return { id: idOf(spec), spec, facts, segments, width, height, bytes, format };
}
