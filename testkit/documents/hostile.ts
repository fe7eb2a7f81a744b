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

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const ONE_PAGE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const pageWith = (resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Resources<<${resources}>>/Contents 4 0 R>>`;
const streamOf = (data: string, dictionary = '') =>
  `<<${dictionary}/Length ${data.length}>>stream\n${data}\nendstream `;
const formOf = (data: string, dictionary = '') =>
  streamOf(data, `/Type/XObject/Subtype/Form/BBox[0 0 100 100]${dictionary}`);
const pdfOf = (objects: readonly string[]): Buffer =>
  Buffer.from(
    `%PDF-1.5\n${objects.map((object, i) => `${i + 1} 0 obj${object}endobj\n`).join('')}trailer<</Root 1 0 R>>\n`,
    'latin1',
  );
const onPage = (resources: string, content: string, ...objects: string[]): Buffer =>
  pdfOf([CATALOG, ONE_PAGE, pageWith(resources), streamOf(content), ...objects]);

/** Each form draws the next one several times: a kilobyte of forms, billions of drawings. */
export const formChain = (depth: number, times: number): Buffer =>
  onPage(
    '/XObject<</F 5 0 R>>',
    '/F Do',
    ...Array.from({ length: depth }, (_, i) =>
      formOf('/N Do '.repeat(times), `/Resources<</XObject<</N ${6 + i} 0 R>>>>`),
    ),
    formOf('0 0 m 9 9 l S'),
  );

/** A form that draws itself twice. */
export const selfDrawing = (): Buffer =>
  onPage('/XObject<</F 5 0 R>>', '/F Do', formOf('/F Do /F Do', '/Resources<</XObject<</F 5 0 R>>>>'));

/** A pattern of a hundred million tiles. */
export const fineTiles = (): Buffer =>
  onPage(
    '/Pattern<</P 5 0 R>>',
    '/Pattern cs /P scn 0 0 100 100 re f',
    streamOf('0 0 m 9 9 l S', '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep .0001/YStep .0001'),
  );

/** What a decoder must end by itself, soon: loops, depths and counts a file only claims. */
export function entangledPdfs(): Record<string, Buffer> {
  const deepTree = Array.from({ length: 50_000 }, (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R]/Count 1>>`);
  const wideTree = Array.from(
    { length: 30 },
    (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R ${i + 3} 0 R]/Count 1073741824>>`,
  );
  const leaf = '<</Type/Page/MediaBox[0 0 10 10]>>';
  const start = '%PDF-1.5\n';
  return {
    'a page tree that is its own child': pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
    'a page tree 50,000 deep': pdfOf([CATALOG, ...deepTree, leaf]),
    'a page tree of a billion pages': pdfOf([CATALOG, ...wideTree, leaf]),
    'a count of two billion': pdfOf([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>', leaf]),
    'a negative count': pdfOf([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count -5>>', leaf]),
    'lists in lists': pdfOf([CATALOG, ONE_PAGE, `<</Type/Page/MediaBox[0 0 10 10]/X ${'['.repeat(300_000)}>>`]),
    'dictionaries in dictionaries': pdfOf([
      CATALOG,
      ONE_PAGE,
      `<</Type/Page/MediaBox[0 0 10 10]/X ${'<</A '.repeat(200_000)}>>`,
    ]),
    'lists in lists of content': onPage('', '['.repeat(500_000)),
    'states saved and never restored': onPage('', 'q '.repeat(300_000)),
    'objects that are each other': pdfOf(['2 0 R', '1 0 R']),
    'a table that comes before itself': Buffer.from(
      `${start}1 0 obj${CATALOG}endobj\n2 0 obj${ONE_PAGE}endobj\n3 0 obj${leaf}endobj\nxref\n0 1\n0000000000 65535 f \n` +
        `trailer<</Size 5/Root 1 0 R/Prev 120>>\nstartxref\n120\n%%EOF`,
    ),
    'a stream whose length it is itself': pdfOf([CATALOG, ONE_PAGE, leaf, '<</Length 4 0 R>>stream\nq\nendstream ']),
    'an object stream that contains itself': pdfOf([
      CATALOG,
      '4 0 R',
      streamOf('3 0 <</Kids[3 0 R]>>', '/Type/ObjStm/N 1/First 4'),
    ]),
    'a form that draws itself once': onPage(
      '/XObject<</F 5 0 R>>',
      '/F Do',
      formOf('/F Do', '/Resources<</XObject<</F 5 0 R>>>>'),
    ),
    'a function made of itself': onPage(
      '/Shading<</S 5 0 R>>',
      '/S sh',
      '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 100 100]/Function 6 0 R>>',
      '<</FunctionType 3/Domain[0 1]/Functions[6 0 R 6 0 R]/Bounds[.5]/Encode[0 1 0 1]>>',
    ),
    'colours indexed by themselves': onPage('/ColorSpace<</C 5 0 R>>', '/C cs 0 0 9 9 re f', '[/Indexed 5 0 R 1 <00>]'),
    'a letter written with itself': onPage(
      '/Font<</T 5 0 R>>',
      'BT /T 9 Tf (aaaa) Tj ET',
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</T 5 0 R>>>>>>',
      streamOf('9 0 d0 BT /T 9 Tf (aaaaaaaa) Tj ET'),
    ),
    'a mask behind itself': onPage(
      '/ExtGState<</G 5 0 R>>',
      '/G gs 0 0 99 99 re f',
      '<</SMask<</S/Luminosity/G 6 0 R>>>>',
      formOf('/G gs 0 0 99 99 re f', '/Group<</S/Transparency>>/Resources<</ExtGState<</G 5 0 R>>>>'),
    ),
    'a page without end': pdfOf([CATALOG, ONE_PAGE, '<</Type/Page/MediaBox[-1e30 -1e30 1e30 1e30]>>']),
    'a page without a size': pdfOf([CATALOG, ONE_PAGE, '<</Type/Page/MediaBox[0 0 1e400 -5]>>']),
    '100,000 notes on a page': pdfOf([
      CATALOG,
      ONE_PAGE,
      `<</Type/Page/MediaBox[0 0 10 10]/Annots[${'4 0 R '.repeat(100_000)}]>>`,
      '<</Type/Annot/Subtype/Square/Rect[0 0 9 9]>>',
    ]),
  };
}

/** A page with a picture that claims to be of `edge`² pixels. */
export const pictureOf = (edge: number): Buffer =>
  onPage(
    '/XObject<</F 5 0 R>>',
    '100 0 0 100 0 0 cm /F Do',
    streamOf('x', `/Type/XObject/Subtype/Image/Width ${edge}/Height ${edge}/ColorSpace/DeviceGray/BitsPerComponent 8`),
  );

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
