/** A file in a call: bytes, a Blob (in Node `fs.openAsBlob(path)`, in browsers a File), or ready Base64. */
export type FileInput = Uint8Array | Blob | string;

/** Multiple of 3, so that Base64 pieces join without padding in between. */
const PIECE = 3 * 64 * 1024;

const isFile = (value: unknown): value is Uint8Array | Blob => value instanceof Uint8Array || value instanceof Blob;

/**
 * The JSON of a call as pieces, files encoded on the way: a large photo is never held as one Base64 string.
 * Can be walked again, since a call may have to be repeated with the same payment.
 */
export function bodyPieces(input: Readonly<Record<string, unknown>>): () => AsyncGenerator<string> {
  return async function* () {
    let comma = '{';
    for (const [key, value] of Object.entries(input)) {
      if (value === undefined) continue;
      yield `${comma}${JSON.stringify(key)}:`;
      comma = ',';
      if (!isFile(value)) {
        yield JSON.stringify(value);
        continue;
      }
      yield '"';
      yield* base64Pieces(value);
      yield '"';
    }
    yield comma === '{' ? '{}' : '}';
  };
}

async function* base64Pieces(file: Uint8Array | Blob): AsyncGenerator<string> {
  const size = file instanceof Blob ? file.size : file.length;
  for (let from = 0; from < size; from += PIECE) {
    const piece = file.slice(from, from + PIECE);
    yield toBase64(piece instanceof Blob ? new Uint8Array(await piece.arrayBuffer()) : piece);
  }
}

export const hasFile = (input: Readonly<Record<string, unknown>>): boolean => Object.values(input).some(isFile);

/** Works in Node and in browsers. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export const textToBase64 = (text: string): string => toBase64(new TextEncoder().encode(text));

export const textFromBase64 = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
