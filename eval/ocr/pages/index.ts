import sharp from 'sharp';
import { setCard } from './card.ts';
import { DEGRADATIONS, type Degradation, degrade } from './degrade.ts';
import { type Facts, makeCard, makeInvoice, makeReceipt } from './facts.ts';
import { setInvoice } from './invoice.ts';
import { seeded } from './random.ts';
import { setReceipt } from './receipt.ts';
import { boundsOfTexts, draw } from './render.ts';
import { toSvg } from './sheet.ts';
import { apply, inverse } from './warp.ts';

export { DEGRADATIONS, type Degradation } from './degrade.ts';
export type { CardFacts, Facts, InvoiceFacts, Issuer, Item, ReceiptFacts, TaxRow } from './facts.ts';
export { FONT_PACKAGES } from './fonts.ts';

/** One text of the page: what it is, what it says, and where it stands in the picture (clockwise corners). */
export interface Segment {
  readonly kind: string;
  readonly text: string;
  readonly polygon: readonly (readonly [number, number])[];
  readonly vertical: boolean;
}

/** A synthetic page with its truth. */
export interface PageCase {
  readonly id: string;
  readonly type: Facts['type'];
  readonly degradation: Degradation;
  readonly facts: Facts;
  readonly segments: readonly Segment[];
  readonly width: number;
  readonly height: number;
  /** JPEG, as phones and scanners send it (fax: PNG). */
  readonly bytes: Buffer;
}

const MAKERS = {
  card: (random: ReturnType<typeof seeded>) => {
    const facts = makeCard(random);
    return { facts, sheet: setCard(facts, random) };
  },
  receipt: (random: ReturnType<typeof seeded>) => {
    const facts = makeReceipt(random);
    return { facts, sheet: setReceipt(facts, random) };
  },
  invoice: (random: ReturnType<typeof seeded>) => {
    const facts = makeInvoice(random);
    return { facts, sheet: setInvoice(facts, random) };
  },
};

export const PAGE_TYPES = Object.keys(MAKERS) as Facts['type'][];

/** The page of a seed: facts, type, paper, degradation. The same on every machine with the same fonts. */
export async function makePage(type: Facts['type'], degradation: Degradation, seed: number): Promise<PageCase> {
  const random = seeded(seed * 7919 + PAGE_TYPES.indexOf(type) * 31 + DEGRADATIONS.indexOf(degradation));
  const { facts, sheet } = MAKERS[type](random);
  const { picture, quality, map } = await degrade(await draw(toSvg(sheet)), degradation, random);
  const bounds = await boundsOfTexts(sheet);
  const forward = inverse(map);
  const segments = sheet.texts.map(({ kind, text, vertical = false }, i): Segment => {
    const { x0, y0, x1, y1 } = bounds[i]!;
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const;
    return { kind, text: text.trim(), vertical, polygon: corners.map(([x, y]) => apply(forward, x, y)) };
  });
  const image = sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const bytes = await (degradation === 'fax' ? image.png() : image.jpeg({ quality })).toBuffer();
  const id = `${type}_${seed}_${degradation}`;
  return { id, type, degradation, facts, segments, width: picture.width, height: picture.height, bytes };
}
