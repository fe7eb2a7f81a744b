import { deflateSync } from 'node:zlib';

/** A text placed on a page: lower left corner in points. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** PDF text render mode; 3 is invisible. */
  readonly mode?: number;
}

export interface PdfPageSpec {
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  readonly texts?: readonly PdfText[];
  /** A JPEG drawn over the given area. */
  readonly picture?: {
    readonly jpeg: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly area: readonly [number, number, number, number];
  };
  /** Further content operators, as they are. */
  readonly content?: string;
}

/** Writes a PDF: Japanese text through a predefined character map, pictures, page turns. Enough to test a reader. */
export function makePdf(pages: readonly PdfPageSpec[], options: { encrypted?: boolean } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body as string, 'latin1'));
  const stream = (dictionary: string, data: Uint8Array) =>
    add(
      Buffer.concat([
        Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`, 'latin1'),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  const descriptor = add(
    '<</Type/FontDescriptor/FontName/Ryumin-Light/Flags 4/FontBBox[0 -120 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>',
  );
  const cid = add(
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 6>>/DW 1000/W[1[500] 231[500] 232 389 500]/FontDescriptor ${descriptor} 0 R>>`,
  );
  const font = add(
    `<</Type/Font/Subtype/Type0/BaseFont/Ryumin-Light-UniJIS-UTF16-H/Encoding/UniJIS-UTF16-H/DescendantFonts[${cid} 0 R]>>`,
  );
  const kids: number[] = [];
  const parent = objects.length + 1 + pages.length * 2 + pages.filter((page) => page.picture).length;
  for (const page of pages) {
    const picture = page.picture
      ? stream(
          `/Type/XObject/Subtype/Image/Width ${page.picture.width}/Height ${page.picture.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
          page.picture.jpeg,
        )
      : undefined;
    const content = stream('/Filter/FlateDecode', deflateSync(Buffer.from(contentOf(page), 'latin1')));
    const resources = `/Font<</F ${font} 0 R>>${picture ? `/XObject<</P ${picture} 0 R>>` : ''}`;
    const box = `[0 0 ${page.width ?? 595} ${page.height ?? 842}]`;
    kids.push(
      add(
        `<</Type/Page/Parent ${parent} 0 R/MediaBox${box}${page.rotate ? `/Rotate ${page.rotate}` : ''}/Resources<<${resources}>>/Contents ${content} 0 R>>`,
      ),
    );
  }
  const tree = add(`<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`);
  const catalog = add(`<</Type/Catalog/Pages ${tree} 0 R>>`);
  const secret = `<${'5a'.repeat(32)}>`;
  const encrypt = options.encrypted ? add(`<</Filter/Standard/V 1/R 2/O${secret}/U${secret}/P -4>>`) : undefined;
  return assemble(objects, `/Root ${catalog} 0 R${encrypt ? `/Encrypt ${encrypt} 0 R/ID[${secret}${secret}]` : ''}`);
}

function contentOf({ texts = [], picture, content = '' }: PdfPageSpec): string {
  const drawn = texts.map(
    ({ x, y, size, text, mode = 0 }) => `BT /F ${size} Tf ${mode} Tr ${x} ${y} Td <${utf16(text)}> Tj ET`,
  );
  const [x, y, width, height] = picture?.area ?? [0, 0, 0, 0];
  return [picture ? `q ${width} 0 0 ${height} ${x} ${y} cm /P Do Q` : '', ...drawn, content].join('\n');
}

/** Text as the fonts of these files take it. */
export const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, i) => {
    offsets.push(at);
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
