import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { PAPERS, type Paper, paperHtml } from '../../testkit/desk/papers.ts';

type Box = readonly [number, number, number, number];
interface Variant {
  readonly name: string;
  readonly make: (page: Page, upright: Buffer) => Promise<{ bytes: Buffer; type: string }>;
}

const FONTS = ['Noto Sans CJK JP', 'BIZ UDGothic', 'IPAexMincho', 'Noto Serif CJK JP'];
const png = (bytes: Buffer) => ({ bytes, type: 'image/png' });

/** The same paper as it comes: upright, laid on its side, upside down, turned by EXIF only, and as a PDF. */
const VARIANTS: readonly Variant[] = [
  { name: 'upright', make: async (_, upright) => png(upright) },
  { name: 'turned 90', make: async (_, upright) => png(await sharp(upright).rotate(90).png().toBuffer()) },
  { name: 'turned 180', make: async (_, upright) => png(await sharp(upright).rotate(180).png().toBuffer()) },
  { name: 'turned 270', make: async (_, upright) => png(await sharp(upright).rotate(270).png().toBuffer()) },
  {
    name: 'EXIF 6',
    // Stored on its side; the tag says how to hold it.
    make: async (_, upright) => ({
      bytes: await sharp(upright).rotate(270).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer(),
      type: 'image/jpeg',
    }),
  },
  {
    name: 'photograph',
    // Grey paper that darkens to one side, grain, and a compression that blurs.
    make: async (_, upright) => {
      const { data, info } = await sharp(upright).greyscale().raw().toBuffer({ resolveWithObject: true });
      // The same grain in every run: a small generator instead of chance.
      let seed = 12345;
      for (let at = 0; at < data.length; at++) {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        const shade = 1 - 0.3 * ((at % info.width) / info.width);
        data[at] = Math.max(0, Math.min(255, (data[at]! * 0.8 + 30) * shade + (seed % 21) - 10));
      }
      const { width, height } = info;
      const bytes = await sharp(data, { raw: { width, height, channels: 1 } })
        .jpeg({ quality: 62 })
        .toBuffer();
      return { bytes, type: 'image/jpeg' };
    },
  },
  {
    name: 'PDF',
    make: async (page) => ({
      bytes: await page.pdf({ width: '600px', height: '760px', printBackground: true }),
      type: 'application/pdf',
    }),
  },
];

export interface BoxResult {
  readonly paper: string;
  readonly variant: string;
  readonly field: string;
  /** As the service gave it, and as the desk draws it. */
  readonly given: Fit;
  readonly drawn: Fit;
}
interface Fit {
  readonly holds: boolean;
  /** Area of the box over the area of the ink. */
  readonly ratio: number;
}

/** Every third paper has an address over two lines, as most real ones. */
const papers = PAPERS.map((paper, index) => (index % 3 === 1 ? { ...paper, building: '大深町タワービル12F' } : paper));

/** Where the ink of each value is, line by line: the paper printed with nothing but that line. */
async function inkOf(press: Page): Promise<Map<string, Box[]>> {
  const found = new Map<string, Box[]>();
  const fields = await press.locator('[data-field]').evaluateAll((all) =>
    all.map((one, at) => {
      (one as HTMLElement).dataset.at = String(at);
      return (one as HTMLElement).dataset.field!;
    }),
  );
  for (const [at, field] of fields.entries()) {
    const style = await press.addStyleTag({
      content: `body *{color:transparent!important}[data-at="${at}"]{color:#000!important}`,
    });
    const { data, info } = await sharp(await press.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await style.evaluate((element) => (element as Element).remove());
    let [left, top, right, bottom] = [info.width, info.height, -1, -1];
    for (let at = 0; at < data.length; at++) {
      if (data[at]! > 127) continue;
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) continue;
    found.set(field, [...(found.get(field) ?? []), [left, top, right - left + 1, bottom - top + 1]]);
  }
  return found;
}

/** Reads papers through the service and draws their boxes as the desk does, in the desk's own page. */
export async function measureBoxes(
  url: string,
  press: Page,
  desk: Page,
  options: { papers: number; note: (text: string) => void },
): Promise<BoxResult[]> {
  const results: BoxResult[] = [];
  await press.setViewportSize({ width: 600, height: 760 });
  for (const [index, paper] of papers.slice(0, options.papers).entries()) {
    await press.setContent(paperHtml(paper, FONTS[index % FONTS.length]));
    const ink = await inkOf(press);
    const variant = VARIANTS[index % VARIANTS.length]!;
    const { bytes, type } = await variant.make(press, await press.screenshot());
    const boxes = await boxesOf(url, desk, paper, bytes, type);
    for (const [field, { given, drawn }] of Object.entries(boxes)) {
      const truth = ink.get(field);
      if (!truth) continue;
      const result = {
        paper: paper.name,
        variant: variant.name,
        field,
        given: compared(given, truth),
        drawn: compared(drawn, truth),
      };
      if (!result.drawn.holds || result.drawn.ratio > 1.4) options.note(JSON.stringify(result));
      results.push(result);
    }
    options.note(`${paper.name} ${variant.name}: ${Object.keys(boxes).length} boxes`);
  }
  return results;
}

/** A pixel of blur at an edge is no ink. */
const SLACK = 1;

const isHeld = ([x, y, width, height]: Box, [inkX, inkY, inkWidth, inkHeight]: Box): boolean =>
  x <= inkX + SLACK &&
  y <= inkY + SLACK &&
  x + width >= inkX + inkWidth - SLACK &&
  y + height >= inkY + inkHeight - SLACK;
const areaOf = (boxes: readonly Box[]): number => boxes.reduce((sum, [, , width, height]) => sum + width * height, 0);

/** Each line of the ink in a box; the area over all of them. */
const compared = (boxes: readonly Box[], ink: readonly Box[]): Fit => ({
  holds: ink.every((line) => boxes.some((box) => isHeld(box, line))),
  ratio: areaOf(boxes) / areaOf(ink),
});

/** The boxes of values that were read right, in pixels of the upright paper, 600 wide. */
async function boxesOf(
  url: string,
  desk: Page,
  paper: Paper,
  bytes: Buffer,
  type: string,
): Promise<Record<string, { given: Box[]; drawn: Box[] }>> {
  const path = paper.kind === 'invoice' ? '/jp-invoice/extract-and-verify' : '/jp-receipt/extract';
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image_base64: bytes.toString('base64') }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return desk.evaluate(
    async ({ kind, answer, base64, type }) => {
      const load = (name: string) => import(`/${name}.js`);
      const [{ recordOf }, { pictureOf, turned }, { boxesOn }] = await Promise.all(
        ['desk/from-answer', 'playground/pictures', 'desk/page-view'].map(load),
      );
      const record = recordOf(kind, answer);
      const file = new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type });
      const size = record.pages.front[0];
      const picture = turned(await pictureOf(file), size.rotation);
      const places = Object.entries(record.regions).filter(([, region]) => (region as { page: number }).page === 1);
      const scale = picture.width / size.width;
      const boxes = boxesOn(scale, places) as [string, number[]][];
      // A canvas of another size than the paper is measured in the paper's pixels.
      const onPaper = (box: readonly number[], factor: number) =>
        box.map((value) => (value * factor * 600) / picture.width);
      return Object.fromEntries(
        places.map(([field, region]) => [
          field,
          {
            given: (region as { boxes: number[][] }).boxes.map((box) => onPaper(box, scale)),
            drawn: boxes.filter(([of]) => of === field).map(([, box]) => onPaper(box, 1)),
          },
        ]),
      );
    },
    { kind: paper.kind, answer, base64: bytes.toString('base64'), type },
  ) as unknown as Promise<Record<string, { given: Box[]; drawn: Box[] }>>;
}
