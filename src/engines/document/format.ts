/** Formats the service reads. The name comes from the bytes alone; a declared media type is only compared. */
export type DocumentFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heif' | 'avif' | 'pdf';

const MEDIA_TYPES: Readonly<Record<DocumentFormat, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  tiff: ['image/tiff', 'image/tif', 'image/x-tiff'],
  heif: ['image/heif', 'image/heic', 'image/heif-sequence', 'image/heic-sequence'],
  avif: ['image/avif', 'image/avif-sequence'],
  pdf: ['application/pdf', 'application/x-pdf'],
};

/** Whether a declared media type names this format (parameters and case do not matter). */
export const declaredTypeMatches = (format: DocumentFormat, declared: string): boolean =>
  MEDIA_TYPES[format].includes(declared.split(';', 1)[0]!.trim().toLowerCase());

/** The PDF specification lets up to 1,024 bytes stand before the header (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WINDOW = 1024;

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'mif2']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** The format by its magic bytes; undefined for everything the service does not read (SVG, GIF, text, …). */
export function sniffFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  const head = ascii(0, 4);
  if (head === 'II*\0' || head === 'MM\0*' || head === 'II+\0' || head === 'MM\0+') return 'tiff';
  if (ascii(4, 8) === 'ftyp') return sniffBrand(bytes, ascii);
  const window = Math.min(bytes.length, PDF_HEADER_WINDOW);
  if (ascii(0, window).includes('%PDF-')) return 'pdf';
  return undefined;
}

/** ISO base media files say what they hold in the major brand and in the list of compatible ones. */
function sniffBrand(bytes: Uint8Array, ascii: (from: number, to: number) => string): DocumentFormat | undefined {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands = [ascii(8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, bytes.length, 256); at += 4) brands.push(ascii(at, at + 4));
  // An AVIF names mif1 too, so the specific brand decides.
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIF_BRANDS.has(brand)) ? 'heif' : undefined;
}
