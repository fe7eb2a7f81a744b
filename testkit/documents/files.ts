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

type Format = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heif' | 'avif' | 'pdf';

/** The card in a format; smaller for tests that decode many (HEIF has one size). */
export async function cardIn(format: Format, width = 420): Promise<Buffer> {
  const image = sharp(cardPng()).resize(width);
  switch (format) {
    case 'png':
      return image.png().toBuffer();
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
      return makePdf([
        {
          width: width / 2,
          height: width / 5.6,
          picture: { jpeg, width, height: Math.round(width / 2.8), area: [0, 0, width / 2, width / 5.6] },
        },
      ]);
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
