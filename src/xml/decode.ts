import { EncodingError } from './error.ts';
import { XML_LIMITS } from './limits.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes to text: UTF-8 only, by its bytes and by its declaration. A UTF-8 byte order mark is dropped. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe) || (a === 0 && b === 0x3c) || (a === 0x3c && b === 0))
    throw notUtf8('UTF-16');
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new EncodingError(
      'The XML holds a byte sequence that is not UTF-8. Save the document as UTF-8.',
      'UTF-8 として正しくないバイト列が含まれています。文書を UTF-8 で保存してください。',
    );
  }
  return checkDeclaredEncoding(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
}

/** The declaration must name UTF-8 as the standard spells it, or ASCII, which is a part of it; parsers do not know "utf8". */
export function checkDeclaredEncoding(text: string): string {
  const head = text.slice(0, 200);
  const declared = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  if (declared !== undefined && !/^(?:utf-8|us-ascii|ascii)$/i.test(declared)) throw notUtf8(declared);
  return text;
}

const notUtf8 = (found: string) =>
  new EncodingError(
    `The XML is encoded or declared as ${found}; only UTF-8 is accepted.`,
    `XML の文字コード（宣言を含む）が ${found} です。UTF-8 のみ受け付けます。`,
  );

/** Number of UTF-8 bytes of a string is at most `limit`; counts only when the cheap bound does not decide. */
export const fitsInBytes = (text: string, limit: number = XML_LIMITS.bytes): boolean =>
  text.length * 3 <= limit || (text.length <= limit && Buffer.byteLength(text, 'utf8') <= limit);
