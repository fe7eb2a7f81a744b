import { isSpace, ncNameLength } from './chars.ts';
import { XmlError } from './error.ts';
import { XML_LIMITS } from './limits.ts';
import { NO_ATTRIBUTES, type XmlAttribute } from './node.ts';
import { duplicate, limit, undeclared, wellFormed } from './refusals.ts';
import { Scope, XML } from './scope.ts';
import { decodeReferences } from './text.ts';

interface Written {
  readonly prefix: string;
  readonly local: string;
  readonly value: string;
  readonly at: number;
}

/** Reads the attributes of start tags, and counts the namespaces a document declares. */
export class AttributeReader {
  readonly #source: string;
  #namespaces = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The attributes from `start` on to the end of the tag, and the scope that holds in its element. */
  read(tag: number, start: number, outer: Scope): { at: number; scope: Scope; attributes: readonly XmlAttribute[] } {
    const source = this.#source;
    let at = start;
    const raw: Written[] = [];
    let bindings: Map<string, string> | undefined;
    for (;;) {
      const before = at;
      while (isSpace(source.charCodeAt(at))) at++;
      const code = source.charCodeAt(at);
      if (code === 62 || code === 47 || Number.isNaN(code)) break;
      if (at === before)
        throw wellFormed(at, 'White space is missing between attributes.', '属性の間に空白がありません。');
      const nameAt = at;
      const nameEnd = at + qNameLength(source, at);
      at = nameEnd;
      while (isSpace(source.charCodeAt(at))) at++;
      if (source.charCodeAt(at) !== 61)
        throw wellFormed(nameAt, 'An attribute has no "=" and value.', '属性に「=」と値がありません。');
      at++;
      while (isSpace(source.charCodeAt(at))) at++;
      const quote = source.charCodeAt(at);
      const end = quote === 34 ? source.indexOf('"', at + 1) : quote === 39 ? source.indexOf("'", at + 1) : -1;
      if (end === -1)
        throw wellFormed(nameAt, 'An attribute value is not in quotes.', '属性値が引用符で囲まれていません。');
      const value = this.#attributeValue(at + 1, end);
      at = end + 1;
      if (raw.length + (bindings?.size ?? 0) >= XML_LIMITS.attributes)
        throw limit(tag, 'attributes on one element', '1要素の属性数', XML_LIMITS.attributes);
      const written = source.slice(nameAt, nameEnd);
      const colon = written.indexOf(':');
      const prefix = colon === -1 ? '' : written.slice(0, colon);
      const local = written.slice(colon + 1);
      if (written === 'xmlns' || prefix === 'xmlns') {
        bindings ??= new Map();
        this.#declare(bindings, prefix === '' ? '' : local, value, nameAt);
      } else raw.push({ prefix, local, value, at: nameAt });
    }
    const scope = bindings ? new Scope(outer, bindings) : outer;
    return { at, scope, attributes: resolve(raw, scope) };
  }

  #declare(bindings: Map<string, string>, prefix: string, namespace: string, at: number): void {
    if (namespace.length > XML_LIMITS.nameLength)
      throw limit(at, 'characters in a namespace', '名前空間の文字数', XML_LIMITS.nameLength);
    if (bindings.has(prefix)) throw duplicate(at, prefix === '' ? 'xmlns' : `xmlns:${prefix}`);
    if (prefix === 'xml' && namespace === XML) return;
    if (prefix === 'xmlns' || prefix === 'xml' || (prefix !== '' && namespace === ''))
      throw new XmlError(
        'XML-NAMESPACE',
        at,
        `The prefix "${prefix}" cannot be bound to "${namespace}".`,
        `接頭辞「${prefix}」を「${namespace}」に割り当てることはできません。`,
      );
    if (++this.#namespaces > XML_LIMITS.namespaceDeclarations)
      throw limit(at, 'namespace declarations', '名前空間宣言', XML_LIMITS.namespaceDeclarations);
    bindings.set(prefix, namespace);
  }

  #attributeValue(from: number, to: number): string {
    let value = this.#source.slice(from, to);
    const angle = value.indexOf('<');
    if (angle !== -1)
      throw wellFormed(
        from + angle,
        '"<" may not stand in an attribute value. Write "&lt;".',
        '属性値に「<」は書けません。「&lt;」と書いてください。',
      );
    // XML 1.0 §3.3.3: white space becomes spaces, but not that of character references.
    if (/[\t\n]/.test(value)) value = value.replace(/[\t\n]/g, ' ');
    return value.includes('&') ? decodeReferences(value, from) : value;
  }
}

function resolve(raw: readonly Written[], scope: Scope): readonly XmlAttribute[] {
  if (raw.length === 0) return NO_ATTRIBUTES;
  const attributes: XmlAttribute[] = [];
  for (const { prefix, local, value, at } of raw) {
    const namespace = prefix === '' ? '' : scope.namespaceOf(prefix);
    if (namespace === undefined) throw undeclared(at, `${prefix}:${local}`);
    if (attributes.some((other) => other.name === local && other.namespace === namespace)) throw duplicate(at, local);
    attributes.push({ name: local, namespace, value });
  }
  return attributes;
}

/** Length of the qualified name at `at`. */
export function qNameLength(source: string, at: number): number {
  let length = ncNameLength(source, at);
  if (length > 0 && source.charCodeAt(at + length) === 58) {
    const local = ncNameLength(source, at + length + 1);
    length = local === 0 ? 0 : length + 1 + local;
  }
  if (length === 0)
    throw wellFormed(
      at,
      'A name is missing or malformed here. A literal "<" is written "&lt;".',
      '名前がないか正しくありません。文字としての「<」は「&lt;」と書きます。',
    );
  if (length > XML_LIMITS.nameLength) throw limit(at, 'characters in a name', '名前の文字数', XML_LIMITS.nameLength);
  return length;
}
