import { explainJsonError } from '../../contract/json-error.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import { Moved, serveTasks } from '../../worker-pool/serve.ts';
import { cutUp, type PackedPiece } from './json-pieces.ts';
import { whyTooMuch } from './json-shape.ts';

/** What became of a body: pieces, or why it is none. */
export type ParsedBody =
  | { readonly kind: 'pieces'; readonly pieces: readonly PackedPiece[] }
  | { readonly kind: 'malformed'; readonly position: number; readonly error: string }
  | { readonly kind: 'refused'; readonly message: BrokenRule };

/** Parses large bodies away from the main thread. */
await serveTasks<Uint8Array, ParsedBody>(() => ({
  run(bytes): ParsedBody | Moved<ParsedBody> {
    const message = whyTooMuch(bytes);
    if (message !== undefined) return { kind: 'refused', message };
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return { kind: 'malformed', ...explainJsonError(text) };
    }
    // Moved, not copied: reading one long message would hold the main thread as long as parsing.
    const pieces = cutUp(value).map((piece) => ({ path: piece.path, bytes: new TextEncoder().encode(piece.text) }));
    return new Moved<ParsedBody>(
      { kind: 'pieces', pieces },
      pieces.map(({ bytes }) => bytes.buffer),
    );
  },
}));
