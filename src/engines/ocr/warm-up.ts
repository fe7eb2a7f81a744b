import sharp from 'sharp';
import type { EngineName } from './pool.types.ts';
import type { Reader } from './reader.ts';

/** The smallest PDF with a line of text. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj',
  '4 0 obj<</Length 60>>stream',
  `BT /F 12 Tf 10 50 Td (${'jbis reads this '.repeat(3)}) Tj ET`,
  'endstream endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');

/** Loads and compiles everything a first document would otherwise wait for; gives the engine's name. */
export async function warmUp(reader: Reader): Promise<EngineName> {
  await reader.read(Buffer.from(PDF, 'latin1'), 1);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 300, height: 24, channels: 3, background: '#222222' } }, left: 60, top: 100 },
    ])
    .png()
    .toBuffer();
  await reader.read(picture, 1);
  return reader.engine;
}
