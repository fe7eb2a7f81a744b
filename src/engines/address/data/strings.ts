/** A pool of distinct strings, UTF-16: smaller than UTF-8 for Japanese, and fast to read back. Id 0 is the empty string. */
export class StringPoolBuilder {
  private readonly ids = new Map<string, number>([['', 0]]);
  private readonly texts: string[] = [''];

  add(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.texts.length;
    this.ids.set(text, id);
    this.texts.push(text);
    return id;
  }

  /** Without looking for an equal one: for texts that hardly ever repeat. */
  append(text: string): number {
    if (text === '') return 0;
    this.texts.push(text);
    return this.texts.length - 1;
  }

  build(): { offsets: Uint32Array; bytes: Uint8Array } {
    const offsets = new Uint32Array(this.texts.length + 1);
    let total = 0;
    this.texts.forEach((text, id) => {
      offsets[id] = total;
      total += text.length * 2;
    });
    offsets[this.texts.length] = total;
    const bytes = Buffer.alloc(total);
    this.texts.forEach((text, id) => {
      bytes.write(text, offsets[id]!, 'utf16le');
    });
    return { offsets, bytes };
  }
}

export class StringPool {
  private readonly offsets: Uint32Array;
  private readonly bytes: Buffer;
  private readonly units: Uint16Array;

  constructor(offsets: Uint32Array, bytes: Uint8Array) {
    this.offsets = offsets;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.units = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1);
  }

  get(id: number): string {
    if (id === 0) return '';
    return this.bytes.toString('utf16le', this.offsets[id]!, this.offsets[id + 1]!);
  }

  /** Whether `text[start, end)` ends with string `id`. */
  ends(id: number, text: string, start: number, end: number): boolean {
    const from = end - ((this.offsets[id + 1]! - this.offsets[id]!) >> 1);
    return from >= start && this.equals(id, text, from, end);
  }

  /** Whether string `id` equals `text[start, end)`, without making a string. */
  equals(id: number, text: string, start: number, end: number): boolean {
    const from = this.offsets[id]!;
    if (this.offsets[id + 1]! - from !== (end - start) * 2) return false;
    for (let i = start, at = from >> 1; i < end; i++, at++) if (text.charCodeAt(i) !== this.units[at]) return false;
    return true;
  }
}
