import { firstForbidden, isBlank, isSpace, ncNameLength } from './chars.ts';
import { XmlError } from './error.ts';
import { XML_LIMITS } from './limits.ts';
import { NO_ATTRIBUTES, type XmlAttribute, XmlElement } from './node.ts';
import { duplicate, forbiddenCharacter, limit, undeclared, wellFormed } from './refusals.ts';
import { Scope, XML } from './scope.ts';
import { decodeReferences } from './text.ts';

export interface XmlDocument {
  readonly root: XmlElement;
  /** The text with line ends normalised; offsets of elements point into it. */
  readonly source: string;
  readonly elements: number;
}

const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/;

const MAX_SHARED = 80;
const MAX_SHARED_TEXTS = 500;

/** Parses a whole document. No DTD, no external access of any kind, every limit of XML_LIMITS enforced. */
export const parseXml = (text: string): XmlDocument => new Parser(normaliseLineEnds(text)).run();

/** XML 1.0 §2.11. Line and column numbers stay those of the original. */
export const normaliseLineEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

class Parser {
  readonly #source: string;
  readonly #mayEndCdata: boolean;
  #at = 0;
  #scope = Scope.root();
  #current: XmlElement | null = null;
  #root: XmlElement | null = null;
  #elements = 0;
  #namespaces = 0;
  readonly #shared = new Map<string, readonly XmlAttribute[]>();
  readonly #written: string[] = [];
  readonly #scopes: Scope[] = [];
  // Text of the open element as long as it has no child elements.
  #text = '';
  #textNodes: string[] | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#mayEndCdata = source.includes(']]>');
  }

  run(): XmlDocument {
    const source = this.#source;
    const forbidden = firstForbidden(source);
    if (forbidden !== -1) throw forbiddenCharacter(forbidden, source.charCodeAt(forbidden));
    if (/^<\?xml\s/.test(source)) {
      const declaration = DECLARATION.exec(source);
      if (!declaration)
        throw new XmlError(
          'XML-DECLARATION',
          0,
          'The XML declaration is malformed. Write <?xml version="1.0" encoding="UTF-8"?>.',
          'XML 宣言が正しくありません。<?xml version="1.0" encoding="UTF-8"?> と書いてください。',
        );
      this.#at = declaration[0].length;
    }
    for (;;) {
      const tag = source.indexOf('<', this.#at);
      const end = tag === -1 ? source.length : tag;
      if (end > this.#at) this.#characters(this.#at, end);
      if (tag === -1) break;
      const next = source.charCodeAt(tag + 1);
      if (next === 47) this.#closeTag(tag);
      else if (next === 33) this.#markup(tag);
      else if (next === 63) this.#instruction(tag);
      else this.#openTag(tag);
    }
    if (this.#current !== null)
      throw wellFormed(
        source.length,
        `The document ends inside <${this.#written.at(-1)}>. Its end tag is missing.`,
        `<${this.#written.at(-1)}> の終了タグがないまま文書が終わっています。`,
      );
    if (this.#root === null)
      throw wellFormed(
        0,
        'There is no XML element. Send the invoice document itself.',
        'XML 要素がありません。請求書の XML 文書を送ってください。',
      );
    return { root: this.#root, source, elements: this.#elements };
  }

  #characters(from: number, to: number): void {
    const current = this.#current;
    if (current === null || current.firstChild !== null) {
      if (isBlank(this.#source, from, to)) return;
      if (current === null)
        throw wellFormed(from, 'There is text outside the root element.', 'ルート要素の外に文字があります。');
      this.#checkCdataEnd(from, to);
      decodeReferences(this.#source.slice(from, to), from);
      if (current.mixedAt === -1) current.mixedAt = from;
      return;
    }
    this.#checkCdataEnd(from, to);
    let text = this.#source.slice(from, to);
    if (text.includes('&')) text = decodeReferences(text, from);
    this.#text = this.#text === '' ? text : this.#text + text;
  }

  #checkCdataEnd(from: number, to: number): void {
    if (!this.#mayEndCdata) return;
    // A text run holds no "<", so its "]]>" can only be a stray one.
    const stray = this.#source.slice(from, to).indexOf(']]>');
    if (stray !== -1)
      throw wellFormed(
        from + stray,
        '"]]>" may not stand in text. Write "]]&gt;".',
        '本文に「]]>」は書けません。「]]&gt;」と書いてください。',
      );
  }

  #openTag(tag: number): void {
    const source = this.#source;
    const length = this.#qNameLength(tag + 1);
    let at = tag + 1 + length;
    const written = source.slice(tag + 1, at);
    let attributes = NO_ATTRIBUTES;
    let scope = this.#scope;
    let code = source.charCodeAt(at);
    if (code !== 62 && code !== 47) {
      // Amounts and quantities carry the same few attribute texts thousands of times: one list serves them all.
      const end = source.indexOf('>', at);
      const text = end - at <= MAX_SHARED ? source.slice(at, end) : '';
      const shared = this.#shared.get(text);
      if (shared) {
        attributes = shared;
        at = end;
      } else {
        const parsed = this.#attributes(tag, at);
        at = parsed.at;
        scope = parsed.scope;
        attributes = parsed.attributes;
        const plain = scope === this.#scope && attributes.every((attribute) => attribute.namespace === '');
        if (plain && at === end && text !== '' && this.#shared.size < MAX_SHARED_TEXTS)
          this.#shared.set(text, attributes);
      }
      code = source.charCodeAt(at);
    }
    const name = scope.elementName(written);
    if (!name) throw undeclared(tag, written);
    const empty = code === 47;
    if (empty) at++;
    if (source.charCodeAt(at) !== 62)
      throw wellFormed(
        tag,
        `The tag <${written} is not closed by ">".`,
        `タグ <${written} が「>」で閉じられていません。`,
      );

    const parent = this.#current;
    if (parent === null && this.#root !== null)
      throw wellFormed(tag, 'There is a second root element.', 'ルート要素が2つあります。');
    if (++this.#elements > XML_LIMITS.elements) throw limit(tag, 'elements', '要素数', XML_LIMITS.elements);
    if (parent !== null && parent.firstChild === null) this.#dropParentText(parent, tag);
    const element = new XmlElement(name, parent, attributes, tag);
    if (parent === null) this.#root = element;
    this.#at = at + 1;
    if (empty) return;
    if (this.#written.length >= XML_LIMITS.depth) throw limit(tag, 'nested elements', '要素の入れ子', XML_LIMITS.depth);
    this.#written.push(written);
    this.#scopes.push(this.#scope);
    this.#scope = scope;
    this.#current = element;
  }

  /** Text before a first child element is white space, or mixed content the structure layer reports. */
  #dropParentText(parent: XmlElement, tag: number): void {
    if (this.#text === '' && this.#textNodes === null) return;
    if (!isBlank(this.#text) || this.#textNodes?.some((text) => !isBlank(text))) parent.mixedAt = tag;
    this.#text = '';
    this.#textNodes = null;
  }

  #attributes(tag: number, start: number) {
    const source = this.#source;
    let at = start;
    const raw: { prefix: string; local: string; value: string; at: number }[] = [];
    let bindings: Map<string, string> | undefined;
    for (;;) {
      const before = at;
      while (isSpace(source.charCodeAt(at))) at++;
      const code = source.charCodeAt(at);
      if (code === 62 || code === 47 || Number.isNaN(code)) break;
      if (at === before)
        throw wellFormed(at, 'White space is missing between attributes.', '属性の間に空白がありません。');
      const nameAt = at;
      const nameEnd = at + this.#qNameLength(at);
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
    const scope = bindings ? new Scope(this.#scope, bindings) : this.#scope;
    return { at, scope, attributes: this.#resolve(raw, scope) };
  }

  #declare(bindings: Map<string, string>, prefix: string, namespace: string, at: number): void {
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

  #resolve(raw: { prefix: string; local: string; value: string; at: number }[], scope: Scope) {
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

  #closeTag(tag: number): void {
    const source = this.#source;
    const written = this.#written.pop();
    const element = this.#current;
    let at = tag + 2;
    if (written === undefined || element === null || !source.startsWith(written, at))
      throw this.#wrongEnd(tag, written);
    at += written.length;
    while (isSpace(source.charCodeAt(at))) at++;
    if (source.charCodeAt(at) !== 62) throw this.#wrongEnd(tag, written);
    if (element.firstChild === null) {
      if (this.#textNodes === null) element.text = this.#text;
      else {
        if (this.#text !== '') this.#textNodes.push(this.#text);
        element.text = this.#textNodes.join('');
        if (this.#textNodes.length > 1) element.textNodes = this.#textNodes;
        this.#textNodes = null;
      }
      this.#text = '';
    }
    this.#current = element.parent;
    this.#scope = this.#scopes.pop()!;
    this.#at = at + 1;
  }

  #wrongEnd(tag: number, written: string | undefined): XmlError {
    const found = /^<\/[^\s>]{0,100}/.exec(this.#source.slice(tag, tag + 120))?.[0] ?? '</';
    return written === undefined
      ? wellFormed(tag, `${found}> has no start tag.`, `${found}> に対応する開始タグがありません。`)
      : wellFormed(
          tag,
          `Expected </${written}> but found ${found}>.`,
          `</${written}> が必要ですが、${found}> があります。`,
        );
  }

  /** `<!…`: a comment or a CDATA section; any DOCTYPE is refused. */
  #markup(tag: number): void {
    const source = this.#source;
    if (source.startsWith('<!--', tag)) {
      const end = source.indexOf('--', tag + 4);
      if (end === -1 || source.charCodeAt(end + 2) !== 62)
        throw wellFormed(
          tag,
          'A comment is not closed, or holds "--".',
          'コメントが閉じられていないか、「--」を含んでいます。',
        );
      this.#at = end + 3;
      this.#splitText();
    } else if (source.startsWith('<![CDATA[', tag)) {
      const end = source.indexOf(']]>', tag + 9);
      if (end === -1 || this.#current === null)
        throw wellFormed(
          tag,
          'A CDATA section is not closed or stands outside the root.',
          'CDATA 節が閉じられていないか、ルート要素の外にあります。',
        );
      const text = source.slice(tag + 9, end);
      if (this.#current.firstChild === null) this.#text += text;
      else if (!isBlank(text) && this.#current.mixedAt === -1) this.#current.mixedAt = tag;
      this.#at = end + 3;
    } else if (source.startsWith('<!DOCTYPE', tag)) {
      throw new XmlError(
        'XML-DOCTYPE',
        tag,
        'A document type declaration (DOCTYPE) is refused: it can define entities and load files. Remove it.',
        '文書型宣言（DOCTYPE）は、実体の定義や外部ファイルの読み込みができるため受け付けません。削除してください。',
      );
    } else throw wellFormed(tag, 'Unknown markup after "<!".', '「<!」の後が正しくありません。');
  }

  #instruction(tag: number): void {
    const source = this.#source;
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
    this.#at = end + 2;
    this.#splitText();
  }

  #splitText(): void {
    if (this.#current === null || this.#current.firstChild !== null || this.#text === '') return;
    (this.#textNodes ??= []).push(this.#text);
    this.#text = '';
  }

  #qNameLength(at: number): number {
    const source = this.#source;
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
    return length;
  }
}
