import { isXmlCharacter } from './chars.ts';
import { XmlError } from './error.ts';

const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces character references and the five predefined entities; there are no others without a DTD. */
export function decodeReferences(text: string, offset: number): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at);
    const body = end === -1 || end - at > 12 ? '' : text.slice(at + 1, end);
    const replaced = body.charCodeAt(0) === 35 ? characterReference(body) : PREDEFINED[body];
    if (replaced === undefined) throw entityError(body, offset + at);
    out += text.slice(from, at) + replaced;
    from = end + 1;
  }
  return out + text.slice(from);
}

function characterReference(body: string): string | undefined {
  const match = /^#(?:x([0-9A-Fa-f]{1,8})|([0-9]{1,10}))$/.exec(body);
  if (!match) return undefined;
  const point = match[1] ? Number.parseInt(match[1], 16) : Number(match[2]);
  return isXmlCharacter(point) ? String.fromCodePoint(point) : undefined;
}

const entityError = (body: string, offset: number) =>
  new XmlError(
    'XML-ENTITY',
    offset,
    body === ''
      ? 'An "&" does not start a reference. Write it as "&amp;".'
      : `"&${body};" is no reference XML allows here. Write the character itself, or "&amp;" for "&".`,
    body === ''
      ? '「&」が参照になっていません。「&amp;」と書いてください。'
      : `「&${body};」は使用できない参照です。文字そのもの、または「&amp;」を使ってください。`,
  );
