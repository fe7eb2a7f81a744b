import { deserialize, serialize } from 'node:v8';

/** A part of a result, as the bytes that it came in. */
export interface InBytes {
  readonly packed: Uint8Array;
}

/**
 * A result with a part that may be large: it arrives as bytes, for a worker that has the time to take them apart. What a
 * process sends otherwise is short.
 */
export class Packed<Value extends object> {
  readonly value: Value;
  readonly #rest: unknown;
  constructor(value: Value, rest: unknown) {
    this.value = value;
    this.#rest = rest;
  }
  bytes(): Uint8Array {
    return serialize(this.#rest);
  }
}

/** What was packed; undefined for bytes that are no value: they come from a process that may have been taken over. */
export function unpack(bytes: Uint8Array): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return;
  }
}
