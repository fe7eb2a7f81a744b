import { isSpace, ncNameLength } from './chars.ts';
import { XmlError } from './error.ts';
import { wellFormed } from './refusals.ts';

const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/;

/** Where the XML declaration ends; 0 where there is none. */
export function declarationEnd(source: string): number {
  if (!/^<\?xml\s/.test(source)) return 0;
  const declaration = DECLARATION.exec(source);
  if (!declaration)
    throw new XmlError(
      'XML-DECLARATION',
      0,
      'The XML declaration is malformed. Write <?xml version="1.0" encoding="UTF-8"?>.',
      'XML 宣言が正しくありません。<?xml version="1.0" encoding="UTF-8"?> と書いてください。',
    );
  return declaration[0].length;
}

/** Where the comment at `tag` ends. */
export function commentEnd(source: string, tag: number): number {
  const end = source.indexOf('--', tag + 4);
  if (end === -1 || source.charCodeAt(end + 2) !== 62)
    throw wellFormed(
      tag,
      'A comment is not closed, or holds "--".',
      'コメントが閉じられていないか、「--」を含んでいます。',
    );
  return end + 3;
}

/** Where the processing instruction at `tag` ends. */
export function instructionEnd(source: string, tag: number): number {
  const length = ncNameLength(source, tag + 2);
  const target = source.slice(tag + 2, tag + 2 + length);
  const end = source.indexOf('?>', tag + 2 + length);
  const after = source.charCodeAt(tag + 2 + length);
  if (length === 0 || end === -1 || target.toLowerCase() === 'xml' || (end !== tag + 2 + length && !isSpace(after)))
    throw wellFormed(
      tag,
      'A processing instruction is malformed (an XML declaration may stand only at the very start).',
      '処理命令が正しくありません（XML 宣言は文書の先頭にのみ書けます）。',
    );
  return end + 2;
}
