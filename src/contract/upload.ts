/**
 * A file that travels as a Base64 string in the JSON but reaches the handler as bytes.
 * The server takes it out of the body while it streams in, so the JSON parser never sees it.
 */
export class Upload {
  readonly bytes: Uint8Array;
  /** Length of the Base64 string as it was sent, a data-URL prefix included: what `maxLength` counts. */
  readonly chars: number;
  /** Media type of a data-URL prefix; only a hint, the format always comes from the bytes. */
  readonly declaredType: string | undefined;

  constructor(bytes: Uint8Array, chars: number = Math.ceil(bytes.length / 3) * 4, declaredType?: string) {
    this.bytes = bytes;
    this.chars = chars;
    this.declaredType = declaredType;
  }

  /** Never prints the content: uploads must not reach logs or error bodies. */
  toJSON(): string {
    return `<${this.bytes.length} bytes>`;
  }
}
