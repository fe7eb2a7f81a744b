import { readFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';

/** secp256k1 and Keccak-256 in WebAssembly. Hexadecimal in and out, without 0x. */
export interface Curve {
  /** Keccak-256 of at most 512 bytes. */
  keccak(hex: string): string;
  /**
   * The address whose key made r and s over the digest; null where there is none: r or s out of range, no point with that
   * r, or no key.
   */
  recover(signed: Signed): string | null;
}

/** 64 digits each; `odd` is the y of the signature's point. */
export interface Signed {
  readonly digest: string;
  readonly r: string;
  readonly s: string;
  readonly odd: boolean;
}

/** What tools/curve/recover.c exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly place: () => number;
  readonly size: () => number;
  readonly keccak: (length: number) => void;
  readonly recover: (odd: number) => number;
}

export type CurveKind = 'plain' | 'simd';

/** Each is right everywhere; tools/curve/field.h says why one is faster here and the other there. */
const KIND: CurveKind = arch() === 'arm64' ? 'simd' : 'plain';

let opened: Curve | undefined;

/** Opened with the first payment, in a few milliseconds, and kept: its calls do not overlap. */
export const curve = (): Curve => (opened ??= openCurve(KIND));

export const curveFile = (kind: CurveKind): string => join(import.meta.dirname, `curve.${kind}.wasm`);

export function openCurve(kind: CurveKind): Curve {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(curveFile(kind))));
  const { memory, place, size, keccak, recover } = exports as unknown as Exports;
  // Answers are written over the question. The memory never grows, so this stays where it is.
  const buffer = Buffer.from(memory.buffer, place(), size());
  const ask = (hex: string): number => {
    const length = buffer.write(hex, 'hex');
    // A part of it would be answered, too: for something nobody asked.
    if (length * 2 !== hex.length) throw new RangeError(`${hex.length} digits are not up to ${size()} whole bytes.`);
    return length;
  };
  return {
    keccak(hex) {
      keccak(ask(hex));
      return buffer.toString('hex', 0, 32);
    },
    recover({ digest, r, s, odd }) {
      if (ask(`${digest}${r}${s}`) !== 96) throw new RangeError('A digest, r and s have 32 bytes each.');
      return recover(odd ? 1 : 0) === 1 ? buffer.toString('hex', 0, 20) : null;
    },
  };
}
