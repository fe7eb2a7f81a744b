import type { Ocr, Page } from '../src/engines/ocr/index.ts';

type Recorded = readonly (readonly [text: string, x: number, y: number, width: number, height: number])[];

/** What the OCR engine read on the picture of an invented card, so that examples are the same on every machine. */
const FRONT: Recorded = [
  ['トヨタ自動車株式会社', 62, 60, 420, 46],
  ['調達本部 部品調達部', 62, 170, 236, 30],
  ['主任', 62, 206, 52, 30],
  ['佐藤 健一', 62, 262, 230, 62],
  ['〒471-8571', 62, 420, 126, 28],
  ['愛知県豊田市トヨタ町1番地', 62, 456, 318, 28],
  ['TEL 0565-55-0100  FAX 0565-55-0101', 62, 492, 430, 28],
  ['kenichi.sato@toyota.example.co.jp', 62, 528, 400, 28],
];

const pageOf = (lines: Recorded): Page => ({
  width: 1075,
  height: 650,
  unit: 'px',
  rotation: 0,
  lines: lines.map(([text, x, y, width, height]) => ({
    text,
    confidence: 0.99,
    chars: [...text].map((sign, index, all) => ({
      text: sign,
      confidence: 0.99,
      x: index / all.length,
      w: 1 / all.length,
      alternatives: [],
    })),
    polygon: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    vertical: false,
    source: 'ocr',
  })),
  unread: [],
  quality: { score: 0.97, meanConfidence: 0.99, lineHeight: 30, coverage: 1, flags: [] },
});

/** An OCR engine that has read this card. */
export const recordedCardOcr: Ocr = {
  readDocument: async () => ({
    format: 'png',
    pages: [pageOf(FRONT)],
    pagesTotal: 1,
    warnings: [],
    engine: { name: 'onnx', model: 'recorded' },
    cpuMs: {},
    reread: async () => [],
  }),
};

/** The smallest bytes the intake takes for a PNG; the recorded engine never looks at them. */
export const PNG_HEADER = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
