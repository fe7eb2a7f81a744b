/** Why a document is refused before its structure is looked at. */
export type SyntaxCode =
  | 'XML-WELLFORMED'
  | 'XML-DOCTYPE'
  | 'XML-NAMESPACE'
  | 'XML-ENTITY'
  | 'XML-CHARACTER'
  | 'XML-DECLARATION'
  | 'XML-LIMIT';

/** The document is not well-formed or breaks a safety limit. `en` and `ja` say what was found. */
export class XmlError extends Error {
  readonly code: SyntaxCode;
  readonly offset: number;
  readonly ja: string;

  constructor(code: SyntaxCode, offset: number, en: string, ja: string) {
    super(en);
    this.name = 'XmlError';
    this.code = code;
    this.offset = offset;
    this.ja = ja;
  }
}

/** The bytes cannot be taken at all: too many, or not UTF-8. The endpoint answers 413 or 422. */
export class EncodingError extends Error {
  readonly ja: string;
  constructor(en: string, ja: string) {
    super(en);
    this.name = 'EncodingError';
    this.ja = ja;
  }
}
