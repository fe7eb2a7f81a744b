import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Writes zip archives as the download sites do; entries are streamed, sizes follow the data (bit 3). */
export class ZipWriter {
  readonly #out: WriteStream;
  #offset = 0;
  readonly #central: Buffer[] = [];

  constructor(path: string) {
    this.#out = createWriteStream(path, { highWaterMark: 1 << 20 });
  }

  async add(name: string, content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>): Promise<void> {
    const headerOffset = this.#offset;
    const nameBytes = Buffer.from(name, 'utf8');
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(0x0808, 6);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(nameBytes.length, 26);
    await this.#write(Buffer.concat([header, nameBytes]));
    const deflate = createDeflateRaw({ level: 1, chunkSize: 1 << 18 });
    let crc = 0;
    let size = 0;
    let compressed = 0;
    const pump = (async () => {
      for await (const chunk of deflate) {
        compressed += (chunk as Buffer).length;
        await this.#write(chunk as Buffer);
      }
    })();
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      crc = crc32(bytes, crc);
      size += bytes.length;
      if (!deflate.write(bytes)) await once(deflate, 'drain');
    }
    deflate.end();
    await pump;
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(crc, 4);
    descriptor.writeUInt32LE(compressed, 8);
    descriptor.writeUInt32LE(size, 12);
    await this.#write(descriptor);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(0x0808, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(compressed, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(headerOffset, 42);
    this.#central.push(entry, nameBytes);
  }

  async close(): Promise<void> {
    const start = this.#offset;
    const directory = Buffer.concat(this.#central);
    await this.#write(directory);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#central.length / 2, 8);
    end.writeUInt16LE(this.#central.length / 2, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(start, 16);
    await this.#write(end);
    this.#out.end();
    await once(this.#out, 'close');
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#offset += bytes.length;
    if (!this.#out.write(bytes)) await once(this.#out, 'drain');
  }
}
