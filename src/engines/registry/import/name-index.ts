import type { DatabaseSync } from 'node:sqlite';
import { GRAM_BYTES, GRAM_SHIFT, MOST_SHARED, writeGram } from '../search/gram-block.ts';
import { characterBits, coreCheck, coreKey } from '../search/hash.ts';
import { ENTRY_BYTES, writePosting } from '../search/postings.ts';
import { BLOCK_SHIFT, PROBE_BYTES, writeProbe } from '../search/probe-block.ts';
import { storedGrams, storedKeys } from '../search/probes.ts';
import { doubles, halves, words } from './column.ts';
import type { NameEntry } from './company-writer.ts';

const CHUNK = 1 << 25;
/** Set on a core that a current or former name has: only those are searched with errors. */
const FUZZY = 0x8000_0000;

/**
 * Collects the names of all companies in memory (about 50 bytes each) and writes the `core` and `probe` tables in key
 * order, so that SQLite only ever appends.
 */
export class NameIndexBuilder {
  // Open-addressing table of core ids + 1 by key; grown at two thirds.
  #slots = new Uint32Array(1 << 16);
  readonly #keys = doubles();
  readonly #checks = halves();
  readonly #textAt = words();
  readonly #textChunks: Buffer[] = [];
  #textEnd = 0;
  readonly #postingCore = words();
  readonly #postingBody = doubles();
  readonly #postingRest = words();
  readonly #postingSpelling = words();

  /** Adds one name of a company. */
  add(body: number, { core, municipality, attributes, spelling, fuzzy }: NameEntry): void {
    const id = this.#idOf(core);
    this.#postingCore.push(fuzzy ? (id | FUZZY) >>> 0 : id);
    this.#postingBody.push(body);
    this.#postingRest.push(municipality * 65_536 + attributes);
    this.#postingSpelling.push(spelling);
  }

  #idOf(core: string): number {
    let key = coreKey(core);
    const check = coreCheck(core);
    for (;;) {
      const mask = this.#slots.length - 1;
      let slot = (key % 0x1_0000_0000) & mask;
      for (;;) {
        const id = this.#slots[slot]! - 1;
        if (id < 0) return this.#insert(slot, core, key, check);
        if (this.#keys.at(id) === key) {
          if (this.#checks.at(id) === check) return id;
          break;
        }
        slot = (slot + 1) & mask;
      }
      // Another core has this key: the reader, too, goes on to the next number.
      key++;
    }
  }

  #insert(slot: number, core: string, key: number, check: number): number {
    const id = this.#keys.push(key);
    this.#checks.push(check);
    this.#slots[slot] = id + 1;
    const chunkEnd = this.#textChunks.length * CHUNK;
    if (this.#textEnd + core.length * 3 + 2 > chunkEnd) {
      this.#textEnd = chunkEnd;
      this.#textChunks.push(Buffer.allocUnsafe(CHUNK));
    }
    const chunk = this.#textChunks.at(-1)!;
    const offset = this.#textEnd % CHUNK;
    const bytes = chunk.write(core, offset + 2, 'utf8');
    chunk.writeUInt16LE(bytes, offset);
    this.#textAt.push(this.#textEnd);
    this.#textEnd += bytes + 2;
    if (this.#keys.length * 3 > this.#slots.length * 2) this.#grow();
    return id;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#keys.length; id++) {
      let slot = (this.#keys.at(id) % 0x1_0000_0000) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
  }

  #text(id: number): string {
    const at = this.#textAt.at(id);
    const chunk = this.#textChunks[Math.floor(at / CHUNK)]!;
    const offset = at % CHUNK;
    return chunk.toString('utf8', offset + 2, offset + 2 + chunk.readUInt16LE(offset));
  }

  get coreCount(): number {
    return this.#keys.length;
  }

  /** Writes both tables; `onStep` is told how far it is (0–1). The builder is empty afterwards. */
  write(db: DatabaseSync, onStep: (share: number) => void = () => undefined): void {
    const order = this.#idsByKey();
    const starts = this.#groupPostings();
    const fuzzy = new Uint8Array(this.coreCount);
    this.#writeCores(db, order, starts, fuzzy, (share) => onStep(share * 0.4));
    this.#postingCore.free();
    this.#postingBody.free();
    this.#postingRest.free();
    this.#postingSpelling.free();
    this.#writeProbes(db, order, fuzzy, (share) => onStep(0.4 + share * 0.3));
    this.#writeGrams(db, order, fuzzy, (share) => onStep(0.7 + share * 0.3));
    this.#textChunks.length = 0;
  }

  #idsByKey(): Uint32Array {
    const sorted = new Float64Array(this.coreCount);
    for (let id = 0; id < sorted.length; id++) sorted[id] = this.#keys.at(id);
    sorted.sort();
    const order = new Uint32Array(sorted.length);
    const mask = this.#slots.length - 1;
    for (let i = 0; i < sorted.length; i++) {
      const key = sorted[i]!;
      let slot = (key % 0x1_0000_0000) & mask;
      while (this.#keys.at(this.#slots[slot]! - 1) !== key) slot = (slot + 1) & mask;
      order[i] = this.#slots[slot]! - 1;
    }
    this.#slots = new Uint32Array(0);
    return order;
  }

  /** Postings sorted by core: `starts[id]` … `starts[id + 1]` of `members`. */
  #groupPostings(): { starts: Uint32Array; members: Uint32Array } {
    const starts = new Uint32Array(this.coreCount + 1);
    const count = this.#postingCore.length;
    for (let i = 0; i < count; i++) starts[(this.#postingCore.at(i) & ~FUZZY) + 1]!++;
    for (let id = 0; id < this.coreCount; id++) starts[id + 1]! += starts[id]!;
    const next = starts.slice();
    const members = new Uint32Array(count);
    for (let i = 0; i < count; i++) members[next[this.#postingCore.at(i) & ~FUZZY]!++] = i;
    return { starts, members };
  }

  #writeCores(
    db: DatabaseSync,
    order: Uint32Array,
    { starts, members }: { starts: Uint32Array; members: Uint32Array },
    fuzzy: Uint8Array,
    onStep: (share: number) => void,
  ): void {
    const insert = db.prepare('INSERT INTO core VALUES(?, ?, ?)');
    let buffer = new Uint8Array(ENTRY_BYTES * 64);
    for (let i = 0; i < order.length; i++) {
      const id = order[i]!;
      const from = starts[id]!;
      const to = starts[id + 1]!;
      const bytes = (to - from) * ENTRY_BYTES;
      if (buffer.length < bytes) buffer = new Uint8Array(bytes * 2);
      for (let at = from; at < to; at++) {
        const posting = members[at]!;
        const rest = this.#postingRest.at(posting);
        if (this.#postingCore.at(posting) >= FUZZY) fuzzy[id] = 1;
        const offset = (at - from) * ENTRY_BYTES;
        const spelling = this.#postingSpelling.at(posting);
        writePosting(buffer, offset, this.#postingBody.at(posting), rest >>> 16, rest & 0xffff, spelling);
      }
      insert.run(this.#keys.at(id), this.#text(id), buffer.subarray(0, bytes));
      if ((i & 0xffff) === 0) onStep(i / order.length);
    }
  }

  /** All keys of the cores of names, sorted: pairs of core id and key. */
  #sortedKeys(order: Uint32Array, fuzzy: Uint8Array, keysOf: typeof storedKeys): Uint32Array {
    let count = 0;
    for (const id of order) if (fuzzy[id]) keysOf(this.#text(id), () => void count++);
    // Key in the upper word, core in the lower: one native sort orders both. No BigInt is ever made.
    const words32 = new Uint32Array(count * 2);
    let at = 0;
    for (const id of order) {
      if (!fuzzy[id]) continue;
      keysOf(this.#text(id), (key) => {
        words32[at++] = id;
        words32[at++] = key;
      });
    }
    new BigUint64Array(words32.buffer).sort();
    return words32;
  }

  #writeProbes(db: DatabaseSync, order: Uint32Array, fuzzy: Uint8Array, onStep: (share: number) => void): void {
    const words32 = this.#sortedKeys(order, fuzzy, storedKeys);
    const count = words32.length / 2;
    onStep(0.6);
    const insert = db.prepare('INSERT INTO probe VALUES(?, ?)');
    let buffer = new Uint8Array(PROBE_BYTES * 1024);
    for (let from = 0; from < count; ) {
      const block = words32[from * 2 + 1]! >>> BLOCK_SHIFT;
      let to = from;
      while (to < count && words32[to * 2 + 1]! >>> BLOCK_SHIFT === block) to++;
      if (buffer.length < (to - from) * PROBE_BYTES) buffer = new Uint8Array((to - from) * PROBE_BYTES * 2);
      for (let i = from; i < to; i++)
        writeProbe(buffer, (i - from) * PROBE_BYTES, words32[i * 2 + 1]!, this.#keys.at(words32[i * 2]!));
      insert.run(block, buffer.subarray(0, (to - from) * PROBE_BYTES));
      if ((block & 0xfff) === 0) onStep(0.6 + (0.4 * from) / count);
      from = to;
    }
  }

  #writeGrams(db: DatabaseSync, order: Uint32Array, fuzzy: Uint8Array, onStep: (share: number) => void): void {
    const words32 = this.#sortedKeys(order, fuzzy, storedGrams);
    const count = words32.length / 2;
    const bits = new Uint32Array(this.coreCount);
    for (const id of order) if (fuzzy[id]) bits[id] = characterBits(this.#text(id));
    onStep(0.6);
    const insert = db.prepare('INSERT INTO gram VALUES(?, ?)');
    let buffer = new Uint8Array(GRAM_BYTES * 1024);
    for (let from = 0; from < count; ) {
      const block = words32[from * 2 + 1]! >>> GRAM_SHIFT;
      let bytes = 0;
      while (from < count && words32[from * 2 + 1]! >>> GRAM_SHIFT === block) {
        const key = words32[from * 2 + 1]!;
        let to = from;
        while (to < count && words32[to * 2 + 1] === key) to++;
        if (to - from <= MOST_SHARED) {
          if (buffer.length < bytes + (to - from) * GRAM_BYTES) {
            const larger = new Uint8Array((bytes + (to - from) * GRAM_BYTES) * 2);
            larger.set(buffer.subarray(0, bytes));
            buffer = larger;
          }
          let last = -1;
          for (let i = from; i < to; i++) {
            const id = words32[i * 2]!;
            // The same three characters twice in one core.
            if (id === last) continue;
            last = id;
            writeGram(buffer, bytes, key, this.#keys.at(id), bits[id]!);
            bytes += GRAM_BYTES;
          }
        }
        from = to;
      }
      if (bytes > 0) insert.run(block, buffer.subarray(0, bytes));
      if ((block & 0xfff) === 0) onStep(0.6 + (0.4 * from) / count);
    }
  }
}
