import { fineTiles, flateBomb, formChain, hugePage, selfDrawing } from '../../testkit/documents/hostile.ts';
import type { Seed } from './corpus.ts';

const MB = 1024 * 1024;

/** A comment behind the end makes a PDF as long as wanted and changes nothing else. */
const padded = (pdf: Buffer, bytes: number): Buffer => {
  const fill = Math.floor((bytes * 3) / 4) - pdf.length;
  return fill > 0 ? Buffer.concat([pdf, Buffer.alloc(fill, '%')]) : pdf;
};

const sent = (name: string, make: () => Buffer): Seed => ({
  name,
  path: '/jp-business-card/extract',
  signed: true,
  most: 7 * MB,
  body: (n) => Buffer.from(`{"front_image_base64":"${padded(make(), n).toString('base64')}"}`),
});

/** Documents that hold a decoder or show nothing, so that the work fails and nobody is charged. */
export const DOCUMENT_SEEDS: readonly Seed[] = [
  sent('a form that draws itself', selfDrawing),
  sent('forms that draw forms', () => formChain(20, 10)),
  sent('a pattern of tiny tiles', fineTiles),
  sent('a page that inflates', () => flateBomb(300_000_000)),
  sent('an empty page', () => hugePage(600)),
];
