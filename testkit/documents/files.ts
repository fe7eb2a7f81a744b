import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePdf } from './pdf.ts';

/** The same small card (株式会社青葉商店, TEL 03-1234-5678) in every format the service reads. */
export const CARD_LINES = ['株式会社青葉商店', 'TEL 03-1234-5678'] as const;

const here = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

export const cardPng = (): Buffer => here('card.png');
/** Four vertical lines of a card. */
export const columnsPng = (): Buffer => here('columns.png');
/** Made with libheif's encoder (HEVC), which sharp does not have. */
export const cardHeic = (): Buffer => here('card.heic');

export async function cardIn(format: 'jpeg' | 'png' | 'webp' | 'tiff' | 'heif' | 'avif' | 'pdf'): Promise<Buffer> {
  const image = sharp(cardPng());
  switch (format) {
    case 'png':
      return cardPng();
    case 'heif':
      return cardHeic();
    case 'jpeg':
      return image.jpeg({ quality: 85 }).toBuffer();
    case 'webp':
      return image.webp().toBuffer();
    case 'tiff':
      return image.tiff({ compression: 'lzw' }).toBuffer();
    case 'avif':
      return image.avif({ effort: 2 }).toBuffer();
    case 'pdf': {
      const jpeg = await image.jpeg({ quality: 85 }).toBuffer();
      return makePdf([{ width: 210, height: 75, picture: { jpeg, width: 420, height: 150, area: [0, 0, 210, 75] } }]);
    }
  }
}

/** A fax: two pages, black and white, Group 4. */
export async function faxTiff(): Promise<Buffer> {
  const page = await sharp(cardPng())
    .flatten()
    .threshold(150)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = page.info;
  const both = Buffer.concat([page.data, page.data]);
  return sharp(both, { raw: { width, height: height * 2, channels, pageHeight: height } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
}
