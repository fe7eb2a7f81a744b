import { explainJsonError } from '../../contract/json-error.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import { Moved, serveTasks } from '../../worker-pool/serve.ts';
import { cutUp, mayOverflow, type PackedPiece } from './json-pieces.ts';
import { whyTooMuch } from './json-shape.ts';
import { type LongTextParts, takeOut } from './long-texts.ts';

export interface Unparsed {
  readonly bytes: Uint8Array;
  /** Where long strings are files, and taken out; nowhere else may one stand then. */
  readonly longTextsAt?: readonly string[] | undefined;
}

/** What became of a body: pieces, or why it is none. */
export type ParsedBody =
  | { readonly kind: 'pieces'; readonly pieces: readonly PackedPiece[]; readonly texts: readonly LongTextParts[] }
  | { readonly kind: 'malformed'; readonly position: number; readonly error: string }
  | { readonly kind: 'long_text' }
  | { readonly kind: 'refused'; readonly message: BrokenRule };

/** Parses large bodies away from the main thread. */
await serveTasks<Unparsed, ParsedBody>(() => ({
  run({ bytes, longTextsAt }): ParsedBody | Moved<ParsedBody> {
    const message = whyTooMuch(bytes);
    if (message !== undefined) return { kind: 'refused', message };
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return { kind: 'malformed', ...explainJsonError(text) };
    }
    const texts = longTextsAt === undefined ? [] : takeOut(value, longTextsAt);
    if (texts === undefined) return { kind: 'long_text' };
    // Moved, not copied: reading one long message would hold the main thread as long as parsing.
    const pieces = cutUp(value, mayOverflow(text)).map(({ text: part, ...piece }) => ({
      ...piece,
      bytes: new TextEncoder().encode(part),
    }));
    return new Moved<ParsedBody>(
      { kind: 'pieces', pieces, texts },
      [...pieces, ...texts].map((part) => part.bytes.buffer),
    );
  },
}));
