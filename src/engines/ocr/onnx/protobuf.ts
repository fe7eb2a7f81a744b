/** The little of protobuf that reading and changing ONNX's files takes. */

/** Kinds of values in protobuf, by the low three bits of a key. */
const WIRE = { varint: 0, eight: 1, bytes: 2, four: 5 } as const;

export interface Field {
  readonly number: number;
  /** Value of a varint; where the bytes begin otherwise. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** A message whose fields of one number are changed; all others stay byte by byte. */
export function rewritten(message: Uint8Array, number: number, change: (part: Uint8Array) => Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let kept = 0;
  for (const field of fieldsOf(message)) {
    if (field.number !== number) continue;
    const before = message.subarray(field.value, field.end);
    const after = change(before);
    if (after === before) continue;
    parts.push(message.subarray(kept, field.start), bytesField(number, after));
    kept = field.end;
  }
  return parts.length === 0 ? message : Buffer.concat([...parts, message.subarray(kept)]);
}

/** Values of a repeated number, packed or one by one. */
export function varints(message: Uint8Array, value: number, end: number, start: number): number[] {
  if ((message[start]! & 7) === WIRE.varint) return [value];
  const found: number[] = [];
  for (let at = value; at < end; ) {
    const [next, after] = varint(message, at);
    found.push(next);
    at = after;
  }
  return found;
}

/** Fields in the order of the file; of a damaged one, which ends within a field, an error. */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const start = at;
    const [key, after] = varint(message, at);
    const wire = key & 7;
    let value = after;
    if (wire === WIRE.varint) [value, at] = varint(message, after);
    else if (wire === WIRE.bytes) {
      const [length, first] = varint(message, after);
      value = first;
      at = first + length;
    } else at = after + (wire === WIRE.eight ? 8 : 4);
    if (at > message.length) throw cutOff(start);
    yield { number: key >>> 3, value, start, end: at };
  }
}

function varint(message: Uint8Array, at: number): [value: number, after: number] {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = message[at++];
    if (byte === undefined) throw cutOff(at - 1);
    value += (byte & 127) * scale;
    if (byte < 128) return [value, at];
  }
}

const cutOff = (at: number) => new Error(`the model file ends within the field at byte ${at}`);

export function bytesField(number: number, bytes: Uint8Array): Uint8Array {
  const head = [(number << 3) | WIRE.bytes];
  let length = bytes.length;
  for (; length > 127; length = Math.floor(length / 128)) head.push((length & 127) | 128);
  head.push(length);
  return Buffer.concat([Uint8Array.from(head), bytes]);
}
