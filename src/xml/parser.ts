import { AttributeReader, qNameLength } from './attributes.ts';
import { firstForbidden, isBlank, isSpace } from './chars.ts';
import { XmlError } from './error.ts';
import { XML_LIMITS } from './limits.ts';
import { commentEnd, declarationEnd, instructionEnd } from './markup.ts';
import { NO_ATTRIBUTES, type XmlAttribute, XmlElement } from './node.ts';
import { forbiddenCharacter, limit, undeclared, wellFormed } from './refusals.ts';
import { Scope } from './scope.ts';
import { decodeReferences } from './text.ts';

export interface XmlDocument {
  readonly root: XmlElement;
  /** The text with line ends normalised; offsets of elements point into it. */
  readonly source: string;
  readonly elements: number;
}

const MAX_SHARED = 80;
const MAX_SHARED_TEXTS = 500;

/** Parses a whole document. No DTD, no external access of any kind, every limit of XML_LIMITS enforced. */
export const parseXml = (text: string): XmlDocument => new Parser(normaliseLineEnds(text)).run();

/** XML 1.0 §2.11. Line and column numbers stay those of the original. */
export const normaliseLineEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

class Parser {
  readonly #source: string;
  readonly #mayEndCdata: boolean;
  readonly #attributes: AttributeReader;
  #at = 0;
  #scope = Scope.root();
  #current: XmlElement | null = null;
  #root: XmlElement | null = null;
  #elements = 0;
  readonly #shared = new Map<string, readonly XmlAttribute[]>();
  readonly #written: string[] = [];
  readonly #scopes: Scope[] = [];
  // Text of the open element as long as it has no child elements.
  #text = '';
  #textNodes: string[] | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#mayEndCdata = source.includes(']]>');
    this.#attributes = new AttributeReader(source);
  }

  run(): XmlDocument {
    const source = this.#source;
    const forbidden = firstForbidden(source);
    if (forbidden !== -1) throw forbiddenCharacter(forbidden, source.charCodeAt(forbidden));
    this.#at = declarationEnd(source);
    for (;;) {
      const tag = source.indexOf('<', this.#at);
      const end = tag === -1 ? source.length : tag;
      if (end > this.#at) this.#characters(this.#at, end);
      if (tag === -1) break;
      const next = source.charCodeAt(tag + 1);
      if (next === 47) this.#closeTag(tag);
      else if (next === 33) this.#markup(tag);
      else if (next === 63) {
        this.#at = instructionEnd(source, tag);
        this.#splitText();
      } else this.#openTag(tag);
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
    const length = qNameLength(source, tag + 1);
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
        const parsed = this.#attributes.read(tag, at, this.#scope);
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
      this.#at = commentEnd(source, tag);
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

  #splitText(): void {
    if (this.#current === null || this.#current.firstChild !== null || this.#text === '') return;
    (this.#textNodes ??= []).push(this.#text);
    this.#text = '';
  }
}
