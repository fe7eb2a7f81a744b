/**
 * One binary file of named sections: a JSON head, then each section on an 8-byte boundary. A section of a packed file may
 * be stored as the differences of its neighbours, seven bits a byte: smaller to keep, and unpacked while it is opened.
 */
const MAGIC = 'JBISADR2';
const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const;
type Kind = keyof typeof KINDS;
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
export type Sections = Record<string, Column>;

interface SectionHead {
  readonly kind: Kind;
  readonly offset: number;
  readonly length: number;
  /** Bytes of the packed differences, 0 for nothing but zeros; absent where the section is stored as it is. */
  readonly packed?: number;
}
interface Head {
  readonly meta: unknown;
  readonly sections: Record<string, SectionHead>;
}

const align = (offset: number) => (offset + 7) & ~7;
const kindOf = (column: Column): Kind =>
  (Object.keys(KINDS) as Kind[]).find((kind) => column instanceof KINDS[kind]) as Kind;

export function encodeContainer(meta: unknown, sections: Sections, options: { pack?: boolean } = {}): Uint8Array {
  let offset = 0;
  const entries = Object.entries(sections).map(([name, column]) => {
    const raw = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    const differences = options.pack && !(column instanceof Float64Array) ? packDifferences(column) : raw;
    const isZero = options.pack === true && raw.every((byte) => byte === 0);
    const isPacked = isZero || differences.length < raw.length * 0.9;
    const bytes = isZero ? raw.subarray(0, 0) : isPacked ? differences : raw;
    const place: SectionHead = {
      kind: kindOf(column),
      offset,
      length: column.length,
      ...(isPacked ? { packed: bytes.length } : {}),
    };
    offset = align(offset + bytes.length);
    return { name, place, bytes };
  });
  const heads = Object.fromEntries(entries.map(({ name, place }) => [name, place]));
  const head = Buffer.from(JSON.stringify({ meta, sections: heads } satisfies Head));
  const start = align(16 + head.length);
  const file = Buffer.alloc(start + offset);
  file.write(MAGIC, 0, 'latin1');
  file.writeUInt32LE(head.length, 8);
  head.copy(file, 16);
  for (const { place, bytes } of entries) file.set(bytes, start + place.offset);
  return file;
}

/** Views over the file's bytes where they are stored plainly. Throws when the bytes are no such file. */
export function decodeContainer(file: Uint8Array): { meta: unknown; sections: Sections } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 16 || bytes.toString('latin1', 0, 8) !== MAGIC) throw new Error('not an address data file');
  const headLength = bytes.readUInt32LE(8);
  const head = JSON.parse(bytes.toString('utf8', 16, 16 + headLength)) as Head;
  const start = align(16 + headLength);
  const sections = Object.entries(head.sections).map(([name, { kind, offset, length, packed }]) => {
    const Type = KINDS[kind];
    const from = file.byteOffset + start + offset;
    if (start + offset + (packed ?? length * Type.BYTES_PER_ELEMENT) > file.byteLength)
      throw new Error(`the address data file is cut short in section ${name}`);
    if (packed === undefined) return [name, new Type(file.buffer as ArrayBuffer, from, length)] as const;
    if (packed === 0) return [name, new Type(length)] as const;
    const values = unpackDifferences(bytes.subarray(start + offset, start + offset + packed), length);
    return [name, Type.BYTES_PER_ELEMENT === 4 ? new Type(values.buffer) : new Type(values)] as const;
  });
  return { meta: head.meta, sections: Object.fromEntries(sections) };
}

/** Differences of neighbours as 32-bit numbers, the sign in the lowest bit, seven bits a byte. */
function packDifferences(column: Exclude<Column, Float64Array>): Uint8Array {
  const out = new Uint8Array(column.length * 5);
  let at = 0;
  let last = 0;
  for (const value of column) {
    const difference = (value - last) | 0;
    last = value;
    let rest = ((difference << 1) ^ (difference >> 31)) >>> 0;
    while (rest > 127) {
      out[at++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    out[at++] = rest;
  }
  return out.subarray(0, at);
}

/** Always into one kind of array: a loop over several kinds would be compiled several times. */
function unpackDifferences(bytes: Uint8Array, length: number): Int32Array<ArrayBuffer> {
  const into = new Int32Array(length);
  let at = 0;
  let last = 0;
  for (let i = 0; i < length; i++) {
    let byte = bytes[at++]!;
    let rest = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      rest |= (byte & 127) << shift;
    }
    last = (last + ((rest >>> 1) ^ -(rest & 1))) | 0;
    into[i] = last;
  }
  return into;
}
