import { crc32, deflateSync } from 'node:zlib';
import { makePdf } from './pdf.ts';

/** Files made to hurt a reader, each small. `expected` lists the codes that are right answers. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly expected: readonly string[];
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims `edge`² pixels; its data are zeros, which compress to nothing. */
export function pngBomb(edge: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((edge + 1) * rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF page whose content is `size` bytes of white space once inflated. */
export function flateBomb(size: number): Buffer {
  const data = deflateSync(Buffer.alloc(size, 0x20), { level: 9 });
  return rawPdf('[0 0 200 200]', data, '/Filter/FlateDecode');
}

/** Millions of strokes in a small file: hours of drawing. */
export function pathBomb(operators: number): Buffer {
  const stroke = '0 0 m 200 200 l 200 0 l 0 200 l S\n';
  return rawPdf(
    '[0 0 200 200]',
    deflateSync(Buffer.from(stroke.repeat(operators / 5)), { level: 9 }),
    '/Filter/FlateDecode',
  );
}

export const hugePage = (points: number): Buffer =>
  rawPdf(`[0 0 ${points} ${points}]`, Buffer.from('0 0 m 9 9 l S'), '');

/** A page tree that says it has many more pages than it has. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\ntrailer<</Root 1 0 R>>\n',
  );
}

function rawPdf(box: string, content: Buffer, filter: string): Buffer {
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R>>endobj\n4 0 obj<<${filter}/Length ${content.length}>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

/** A HEIF whose picture size (`ispe`) is forged. */
export function forgedHeif(heif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(heif);
  for (let at = copy.indexOf('ispe'); at >= 0; at = copy.indexOf('ispe', at + 4)) {
    copy.writeUInt32BE(width, at + 8);
    copy.writeUInt32BE(height, at + 12);
  }
  return copy;
}

/** The files that need no second file to be made from. */
export function hostileFiles(): HostileFile[] {
  const unreadable = ['document_unreadable'];
  return [
    { name: 'empty', bytes: Buffer.alloc(0), expected: ['unsupported_media_type'] },
    { name: 'text', bytes: Buffer.from('hello'), expected: ['unsupported_media_type'] },
    { name: 'gif', bytes: Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), expected: ['unsupported_media_type'] },
    {
      name: 'svg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
      expected: ['unsupported_media_type'],
    },
    {
      name: 'svg behind xml',
      bytes: Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
      expected: ['unsupported_media_type'],
    },
    { name: 'png bomb 40000²', bytes: pngBomb(40_000, 1), expected: ['image_too_large'] },
    { name: 'png bomb 8000², cut', bytes: pngBomb(8000, 200), expected: unreadable },
    { name: 'pdf garbage', bytes: Buffer.from(`%PDF-1.7\n${'garbage '.repeat(500)}`), expected: unreadable },
    {
      name: 'pdf without pages',
      bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
      expected: unreadable,
    },
    { name: 'pdf encrypted', bytes: makePdf([{ texts: [] }], { encrypted: true }), expected: ['document_encrypted'] },
    { name: 'pdf 200,000 pages', bytes: manyPages(200_000), expected: ['ok', ...unreadable] },
    {
      name: 'pdf flate bomb 300 MB',
      bytes: flateBomb(300_000_000),
      expected: ['ok', 'image_too_large', 'ocr_timeout', ...unreadable],
    },
    { name: 'pdf page of 14,400²', bytes: hugePage(14_400), expected: ['ok', ...unreadable] },
    { name: 'pdf page of 200,000²', bytes: hugePage(200_000), expected: ['ok', ...unreadable] },
    { name: 'pdf 3 M strokes', bytes: pathBomb(3_000_000), expected: ['ocr_timeout', 'image_too_large'] },
    {
      name: 'heif brand without content',
      bytes: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
      expected: unreadable,
    },
    { name: 'jpeg header only', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), expected: unreadable },
    {
      name: 'tiff pointing at itself',
      bytes: Buffer.from('49492a00080000000100000104000100000008000000', 'hex'),
      expected: unreadable,
    },
    { name: 'webp without data', bytes: Buffer.from('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0', 'latin1'), expected: unreadable },
  ];
}
