import type { Random } from '../random.ts';
import type { Bounds } from '../render.ts';
import type { Sheet, TextItem } from '../sheet.ts';
import { NEGATIVES } from './negatives.ts';
import { officeStamp, roundSeal, squareSeal } from './seal.ts';

/** Texts people put their seal on. */
const SEALED = ['company', 'name', 'addr', 'customer'];

/**
 * The sheet with a seal over its text and, where there is room, things that are not text: logos, codes, pictures,
 * stamps; with rules close to some lines and perhaps a frame. The truth stays what is set in type.
 */
export function ornamented(sheet: Sheet, bounds: readonly Bounds[], random: Random): Sheet {
  const over = seals(sheet, bounds, random);
  const taken = [...bounds];
  const under: string[] = [];
  if (random.chance(0.3)) under.push(frame(sheet, random));
  for (let i = random.int(1, 3); i > 0; i--) {
    const placed = negative(sheet, taken, random);
    if (placed) under.push(placed);
  }
  under.push(...rules(sheet, bounds, random));
  if (random.chance(0.4)) {
    const size = sheet.width * random.between(0.08, 0.13);
    over.push(
      officeStamp(
        { x: random.between(0.15, 0.85) * sheet.width, y: random.between(0.1, 0.9) * sheet.height, size },
        random,
      ),
    );
  }
  return { ...sheet, under: [...(sheet.under ?? []), ...under], over: [...(sheet.over ?? []), ...over] };
}

/** On the end of a name, as a Japanese seal is set. */
function seals(sheet: Sheet, bounds: readonly Bounds[], random: Random): string[] {
  const places = sheet.texts.flatMap((item, i) => (SEALED.includes(item.kind) ? [{ item, box: bounds[i]! }] : []));
  const company = places.find(({ item }) => item.kind === 'company');
  const first = company ?? places[0];
  if (!first) return [];
  const chosen = [first, ...(random.chance(0.4) && places.length > 1 ? [random.pick(places)] : [])];
  return chosen.map(({ item, box }, i) => {
    const round = i > 0 || random.chance(0.4);
    const size = (round ? random.between(1.7, 2.3) : random.between(2.2, 3)) * Math.min(48, Math.max(22, item.size));
    const into = random.between(-0.15, 0.3) * size;
    const column = Boolean(item.vertical);
    const spot = {
      x: column ? (box.x0 + box.x1) / 2 : box.x1 - into,
      y: column ? box.y1 - into : (box.y0 + box.y1) / 2 + random.between(-0.2, 0.3) * size,
      size,
    };
    return (round ? roundSeal : squareSeal)(spot, sealText(item), random);
  });
}

/** Never digits: red ones beside black ones would be part of the number. */
const sealText = ({ kind, text }: TextItem): string =>
  kind === 'addr' ? '検印' : text.replace(/株式会社|有限会社|合同会社|一般社団法人|御中|様/g, '');

/** A free place for one of the things that are not text; what is placed takes its room. */
function negative(sheet: Sheet, taken: Bounds[], random: Random): string | undefined {
  const { aspect, svg } = random.pick(NEGATIVES);
  const base = Math.min(sheet.width, sheet.height);
  for (let attempt = 0; attempt < 40; attempt++) {
    const height = base * random.between(0.09, 0.2);
    const width = height * aspect;
    const [x, y] = [random.between(10, sheet.width - width - 10), random.between(10, sheet.height - height - 10)];
    const gap = 8;
    const box = { x0: x - gap, y0: y - gap, x1: x + width + gap, y1: y + height + gap };
    if (x < 0 || taken.some((other) => meet(box, other))) continue;
    if (sheet.boxes.some((b) => meet(box, { x0: b.x, y0: b.y, x1: b.x + b.width, y1: b.y + b.height }))) continue;
    taken.push(box);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg(width, height, random)}</g>`;
  }
  return undefined;
}

const meet = (a: Bounds, b: Bounds): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Lines that touch the feet of letters or stand close beside them. */
function rules(sheet: Sheet, bounds: readonly Bounds[], random: Random): string[] {
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    const dash = random.chance(0.3) ? ' stroke-dasharray="3 3"' : '';
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${random.pick(['#333', '#777', sheet.ink])}" stroke-width="${random.pick([1, 1.5, 2.5])}"${dash}/>`;
  };
  return bounds.flatMap(({ x0, y0, x1, y1 }) => {
    if (!random.chance(0.12)) return [];
    const near = random.between(0, 3);
    if (random.chance(0.7)) return [line(x0 - 10, y1 + near, x1 + 10, y1 + near)];
    return [line(x1 + 3 + near, y0 - 12, x1 + 3 + near, y1 + 12)];
  });
}

function frame({ width, height }: Sheet, random: Random): string {
  const inset = Math.min(width, height) * random.between(0.015, 0.03);
  const rect = (gap: number, stroke: number) =>
    `<rect x="${gap}" y="${gap}" width="${width - 2 * gap}" height="${height - 2 * gap}" fill="none" stroke="#444" stroke-width="${stroke}"/>`;
  return random.chance(0.5) ? rect(inset, 3) + rect(inset + 6, 1) : rect(inset, 2);
}
