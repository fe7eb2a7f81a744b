/** One binary file of named sections: a JSON head, then each section on an 8-byte boundary. */
const MAGIC = 'JBISADR1';
const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const;
type Kind = keyof typeof KINDS;
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
export type Sections = Record<string, Column>;

interface Head {
  readonly meta: unknown;
  readonly sections: Record<string, { readonly kind: Kind; readonly offset: number; readonly length: number }>;
}

const align = (offset: number) => (offset + 7) & ~7;
const kindOf = (column: Column): Kind =>
  (Object.keys(KINDS) as Kind[]).find((kind) => column instanceof KINDS[kind]) as Kind;

export function encodeContainer(meta: unknown, sections: Sections): Uint8Array {
  let offset = 0;
  const entries = Object.entries(sections).map(([name, column]) => {
    const place = { kind: kindOf(column), offset, length: column.length };
    offset = align(offset + column.byteLength);
    return [name, place] as const;
  });
  const head = Buffer.from(JSON.stringify({ meta, sections: Object.fromEntries(entries) } satisfies Head));
  const start = align(16 + head.length);
  const file = Buffer.alloc(start + offset);
  file.write(MAGIC, 0, 'latin1');
  file.writeUInt32LE(head.length, 8);
  head.copy(file, 16);
  for (const [name, place] of entries) {
    const column = sections[name]!;
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + place.offset);
  }
  return file;
}

/** Views over the file's bytes, nothing copied. Throws when the bytes are no such file. */
export function decodeContainer(file: Uint8Array): { meta: unknown; sections: Sections } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 16 || bytes.toString('latin1', 0, 8) !== MAGIC) throw new Error('not an address data file');
  const headLength = bytes.readUInt32LE(8);
  const head = JSON.parse(bytes.toString('utf8', 16, 16 + headLength)) as Head;
  const start = align(16 + headLength);
  const sections = Object.entries(head.sections).map(([name, { kind, offset, length }]) => {
    const Type = KINDS[kind];
    const from = file.byteOffset + start + offset;
    if (start + offset + length * Type.BYTES_PER_ELEMENT > file.byteLength)
      throw new Error(`the address data file is cut short in section ${name}`);
    return [name, new Type(file.buffer as ArrayBuffer, from, length)] as const;
  });
  return { meta: head.meta, sections: Object.fromEntries(sections) };
}
