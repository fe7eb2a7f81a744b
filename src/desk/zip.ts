const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Names are UTF-8, so that Japanese ones are right on every system (bit 11 of the flags). */
const UTF8_NAMES = 0x0800;
const VERSION = 20;

const dosTime = (date: Date): [number, number] => [
  (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
  ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
];

function record(signature: number, fields: readonly (readonly [number, 2 | 4])[], name: Uint8Array): Uint8Array {
  const length = 4 + fields.reduce((sum, [, size]) => sum + size, 0);
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  bytes.set(name, length);
  return bytes;
}

/** A ZIP of stored files: photographs and PDFs are compressed already. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array }[], now: Date): Blob {
  const [time, day] = dosTime(now);
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    const shared = [
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [0, 2],
      [time, 2],
      [day, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const head = record(0x04034b50, shared, title);
    const more = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    central.push(record(0x02014b50, [[VERSION, 2], ...shared, ...more], title));
    parts.push(head, bytes);
    offset += head.length + bytes.length;
  }
  const size = central.reduce((sum, entry) => sum + entry.length, 0);
  const count = files.length;
  const end = record(
    0x06054b50,
    [
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [size, 4],
      [offset, 4],
      [0, 2],
    ],
    new Uint8Array(),
  );
  return new Blob([...parts, ...central, end] as BlobPart[], { type: 'application/zip' });
}
