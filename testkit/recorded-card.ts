import { type Recorded, recordedLine, recordedOcr, recordedPage } from './recorded-page.ts';

/** What the OCR engine read on the picture of an invented card, so that examples are the same on every machine. */
const FRONT: readonly Recorded[] = [
  ['トヨタ自動車株式会社', 62, 60, 420, 46],
  ['調達本部 部品調達部', 62, 170, 236, 30],
  ['主任', 62, 206, 52, 30],
  ['佐藤 健一', 62, 262, 230, 62],
  ['〒471-8571', 62, 420, 126, 28],
  ['愛知県豊田市トヨタ町1番地', 62, 456, 318, 28],
  ['TEL 0565-55-0100  FAX 0565-55-0101', 62, 492, 430, 28],
  ['kenichi.sato@toyota.example.co.jp', 62, 528, 400, 28],
];

/** An OCR engine that has read this card. */
export const recordedCardOcr = recordedOcr(recordedPage(FRONT.map(recordedLine)));

/** The smallest bytes the intake takes for a PNG; the recorded engine never looks at them. */
export const PNG_HEADER = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Its lines as text. */
export const recordedCardText: readonly string[] = FRONT.map(([text]) => text);
