import sharp from 'sharp';
import { DEGRADATIONS, type Degradation, degrade } from '../../ocr/pages/degrade.ts';
import { type Random, seeded } from '../../ocr/pages/random.ts';
import { boundsOfTexts, draw } from '../../ocr/pages/render.ts';
import { toSvg } from '../../ocr/pages/sheet.ts';
import { apply, inverse } from '../../ocr/pages/warp.ts';
import type { Case } from '../case.ts';
import { CARD_LAYOUTS } from './cards.ts';
import { INVOICE_LAYOUTS } from './invoices.ts';
import { type LayoutPage, toSheet, toText } from './page.ts';
import { RECEIPT_LAYOUTS } from './receipts.ts';

export type Split = 'development' | 'test';
export type Box = readonly [number, number, number, number];

/** A generated case as text, with what its picture needs. */
export interface GeneratedCase extends Case {
  readonly layout: string;
  readonly pages: { readonly front: LayoutPage; readonly back?: LayoutPage };
  readonly seed: number;
}

/** `perLayout` cases of every layout of a split; the same seeds give the same cases everywhere. */
export function generateCases(split: Split, perLayout: number, firstSeed = 1): GeneratedCase[] {
  const cases: GeneratedCase[] = [];
  const each = <L>(
    layouts: Readonly<Record<string, L>>,
    make: (layout: L, random: Random, id: string, seed: number) => GeneratedCase,
  ) => {
    for (const [name, layout] of Object.entries(layouts))
      for (let i = 0; i < perLayout; i++) {
        const seed = firstSeed + i;
        cases.push(make(layout, seeded(hash(name) + seed), `${name}_${seed}`, seed));
      }
  };
  each(RECEIPT_LAYOUTS[split], (layout, random, id, seed) => {
    const { page, expected, checks } = layout(random);
    return {
      id: `receipt_${id}`,
      layout: id.replace(/_\d+$/, ''),
      document_type: 'receipt',
      text: toText(page),
      expected,
      ...(checks ? { expected_checks: checks } : {}),
      pages: { front: page },
      seed,
      folder: '',
    };
  });
  each(INVOICE_LAYOUTS[split], (layout, random, id, seed) => {
    const { page, expected, checks } = layout(random);
    return {
      id: `invoice_${id}`,
      layout: id.replace(/_\d+$/, ''),
      document_type: 'invoice',
      text: toText(page),
      expected,
      ...(checks ? { expected_checks: checks } : {}),
      pages: { front: page },
      seed,
      folder: '',
    };
  });
  each(CARD_LAYOUTS[split], (layout, random, id, seed) => {
    const { front, back, expected } = layout(random);
    const sides = { front: toText(front).split('\n'), ...(back ? { back: toText(back).split('\n') } : {}) };
    return {
      id: `card_${id}`,
      layout: id.replace(/_\d+$/, ''),
      document_type: 'business_card',
      sides,
      expected,
      pages: { front, ...(back ? { back } : {}) },
      seed,
      folder: '',
    };
  });
  return cases;
}

export interface PageImage {
  readonly bytes: Buffer;
  /** Boxes of each field; a value printed twice has two. */
  readonly regions: Readonly<Record<string, readonly Box[]>>;
  readonly degradation: Degradation;
}

/** Degradations a careful phone or scanner user produces; turned pages are the OCR evaluation's business. */
const USUAL: readonly Degradation[] = DEGRADATIONS.filter((kind) => !kind.startsWith('turn'));

/** The picture of a page, spoiled in one way by the seed, and where each field lies in it. */
export async function renderPage(page: LayoutPage, seed: number, kind?: Degradation): Promise<PageImage> {
  const random = seeded(seed * 31 + 7);
  const degradation = kind ?? random.pick(USUAL);
  const { sheet, fields } = toSheet(page);
  const { picture, quality, map } = await degrade(await draw(toSvg(sheet)), degradation, random);
  const bounds = await boundsOfTexts(sheet);
  const forward = inverse(map);
  const regions: Record<string, Box[]> = {};
  for (const [index, field] of fields.entries()) {
    const box = bounds[index]!;
    if (field === undefined || !Number.isFinite(box.x0)) continue;
    const corners = (
      [
        [box.x0, box.y0],
        [box.x1, box.y0],
        [box.x1, box.y1],
        [box.x0, box.y1],
      ] as const
    ).map(([x, y]) => apply(forward, x, y));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    regions[field] = [...(regions[field] ?? []), [x, y, Math.max(...xs) - x, Math.max(...ys) - y]];
  }
  const image = sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const bytes = await (degradation === 'fax' ? image.png() : image.jpeg({ quality })).toBuffer();
  return { bytes, regions, degradation };
}

function hash(text: string): number {
  let value = 17;
  for (const sign of text) value = (value * 31 + sign.charCodeAt(0)) >>> 0;
  return value % 1_000_003;
}
