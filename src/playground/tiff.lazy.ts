import { decodeFax } from './fax.lazy.ts';
import { fromPixels } from './pictures.ts';

/** TIFF as scanners and fax machines write it: stored, PackBits, LZW, Deflate, CCITT group 4 and JPEG strips. */
interface Tags {
  readonly numbers: (tag: number, otherwise?: readonly number[]) => readonly number[];
}

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const STRIPS = 273;
const SAMPLES = 277;
const ROWS_PER_STRIP = 278;
const STRIP_BYTES = 279;
const PREDICTOR = 317;
const COLOURS = 320;
const JPEG_TABLES = 347;
const MOST_PIXELS = 60_000_000;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1 };

export async function tiffPicture(file: Blob, page: number): Promise<HTMLCanvasElement | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tags = directory(bytes, page);
  if (!tags) return null;
  const decoded = await decodeTiff(bytes, tags);
  return decoded && fromPixels(decoded.data, decoded.width, decoded.height);
}

/** The pixels of one page, four bytes each. */
export async function decodeTiff(
  bytes: Uint8Array,
  tags: Tags | null = directory(bytes, 1),
): Promise<{ data: Uint8ClampedArray; width: number; height: number } | null> {
  const [width = 0] = tags?.numbers(WIDTH) ?? [];
  const [height = 0] = tags?.numbers(HEIGHT) ?? [];
  if (!tags || width * height === 0 || width * height > MOST_PIXELS) return null;
  const [compression = 1] = tags.numbers(COMPRESSION, [1]);
  const strips = tags.numbers(STRIPS);
  const lengths = tags.numbers(STRIP_BYTES);
  const rows = tags.numbers(ROWS_PER_STRIP, [height])[0]!;
  const samples = tags.numbers(SAMPLES, [1])[0]!;
  const bits = tags.numbers(BITS, [1])[0]!;
  const stride = Math.ceil((width * samples * bits) / 8);
  const plain = new Uint8Array(stride * height);
  for (const [index, offset] of strips.entries()) {
    const packed = bytes.subarray(offset, offset + (lengths[index] ?? bytes.length - offset));
    const first = index * rows;
    const count = Math.min(rows, height - first);
    if (compression === 7) {
      if (strips.length > 1) return null;
      return jpeg(packed, tags.numbers(JPEG_TABLES, []), width, height);
    }
    const strip = await unpacked(packed, compression, width, count);
    if (!strip) return null;
    plain.set(strip.subarray(0, stride * count), first * stride);
  }
  if (tags.numbers(PREDICTOR, [1])[0] === 2 && bits === 8) undoPredictor(plain, stride, samples);
  return { data: coloured(plain, { width, height, samples, bits, stride }, tags), width, height };
}

async function unpacked(
  packed: Uint8Array,
  compression: number,
  width: number,
  rows: number,
): Promise<Uint8Array | null> {
  if (compression === 1) return packed;
  if (compression === 4) return decodeFax(packed, width, rows);
  if (compression === 5) return lzw(packed);
  if (compression === 32773) return packBits(packed);
  if (compression === 8 || compression === 32946) {
    const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }
  return null;
}

/** The tags of one page; pages are a chain of directories. */
function directory(bytes: Uint8Array, page: number): Tags | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  let at = view.getUint32(4, isLittle);
  for (let current = 1; at > 0 && at + 2 <= bytes.length && current <= 1000; current++) {
    const count = view.getUint16(at, isLittle);
    if (current === page) return tagsAt(view, at + 2, count, isLittle);
    at = view.getUint32(at + 2 + count * 12, isLittle);
  }
  return null;
}

function tagsAt(view: DataView, start: number, count: number, isLittle: boolean): Tags {
  const found = new Map<number, readonly number[]>();
  for (let entry = 0; entry < count; entry++) {
    const at = start + entry * 12;
    const size = SIZES[view.getUint16(at + 2, isLittle)];
    const length = view.getUint32(at + 4, isLittle);
    if (!size || length * size > view.byteLength) continue;
    const from = length * size <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    const read = (index: number) => {
      const place = from + index * size;
      if (size === 1) return view.getUint8(place);
      return size === 2 ? view.getUint16(place, isLittle) : view.getUint32(place, isLittle);
    };
    found.set(
      view.getUint16(at, isLittle),
      Array.from({ length }, (_, index) => read(index)),
    );
  }
  return { numbers: (tag, otherwise = []) => found.get(tag) ?? otherwise };
}

function packBits(packed: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (let at = 0; at < packed.length; ) {
    const control = packed[at++]!;
    if (control < 128) {
      for (let copy = 0; copy <= control; copy++) out.push(packed[at++] ?? 0);
    } else if (control > 128) {
      const value = packed[at++] ?? 0;
      for (let copy = 0; copy < 257 - control; copy++) out.push(value);
    }
  }
  return Uint8Array.from(out);
}

const CLEAR = 256;
const END = 257;

/** LZW with codes of 9 to 12 bits, most significant bit first, growing one code early as TIFF has it. */
function lzw(packed: Uint8Array): Uint8Array {
  const out: number[] = [];
  let table: Uint8Array[] = [];
  let width = 9;
  let at = 0;
  let previous: Uint8Array | null = null as Uint8Array | null;
  const reset = () => {
    table = Array.from({ length: 258 }, (_, code) => Uint8Array.of(code));
    width = 9;
    previous = null;
  };
  reset();
  while (at + width <= packed.length * 8) {
    let code = 0;
    for (let bit = 0; bit < width; bit++, at++) code = (code << 1) | ((packed[at >> 3]! >> (7 - (at & 7))) & 1);
    if (code === END) break;
    if (code === CLEAR) {
      reset();
      continue;
    }
    const before: Uint8Array | null = previous;
    const entry: Uint8Array | undefined = table[code] ?? (before ? Uint8Array.of(...before, before[0]!) : undefined);
    if (!entry) break;
    for (const value of entry) out.push(value);
    if (before) table.push(Uint8Array.of(...before, entry[0]!));
    previous = entry;
    if (table.length >= (1 << width) - 1 && width < 12) width++;
  }
  return Uint8Array.from(out);
}

/** Each sample is stored as its difference from the pixel before. */
function undoPredictor(plain: Uint8Array, stride: number, samples: number): void {
  for (let row = 0; row < plain.length; row += stride)
    for (let at = row + samples; at < row + stride; at++) plain[at] = (plain[at]! + plain[at - samples]!) & 255;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly bits: number;
  readonly stride: number;
}

function coloured(plain: Uint8Array, { width, height, samples, bits, stride }: Layout, tags: Tags): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const photometric = tags.numbers(PHOTOMETRIC, [1])[0];
  const palette = photometric === 3 ? tags.numbers(COLOURS) : [];
  const most = (1 << Math.min(bits, 8)) - 1;
  const sample = (row: number, index: number): number => {
    if (bits >= 8) return plain[row * stride + index * (bits / 8)]!;
    const bit = index * bits;
    return (plain[row * stride + (bit >> 3)]! >> (8 - bits - (bit & 7))) & most;
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const to = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(row, column * samples + (samples >= 3 ? channel : 0));
        // A palette holds all reds, then all greens, then all blues, in 16 bits.
        const shade = palette.length > 0 ? palette[channel * (palette.length / 3) + value]! >> 8 : (value * 255) / most;
        data[to + channel] = photometric === 0 ? 255 - shade : shade;
      }
    }
  }
  return data;
}

/** A JPEG whose tables stand once for all strips: put together it is one the browser decodes. */
async function jpeg(strip: Uint8Array, tables: readonly number[], width: number, height: number) {
  const head = tables.length > 4 ? Uint8Array.from(tables).subarray(0, tables.length - 2) : strip.subarray(0, 2);
  const bitmap = await createImageBitmap(new Blob([head as BlobPart, strip.subarray(2) as BlobPart]));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}
