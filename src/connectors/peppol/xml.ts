import { UpstreamError } from '../core/upstream-error.ts';

/** An element with its namespace resolved; text is what stands directly in it. */
export interface Element {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

type Building = {
  namespace: string;
  name: string;
  tag: string;
  attributes: Record<string, string>;
  children: Building[];
  text: string;
  scope: Record<string, string>;
};

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 50_000;
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads the small XML documents of Peppol. No DTD, no external anything; sizes are bounded. */
export function parseXml(source: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw broken('a document type declaration is refused');
  const root: Building = { namespace: '', name: '', tag: '', attributes: {}, children: [], text: '', scope: {} };
  const stack = [root];
  let elements = 0;
  for (const token of source.replace(/^\ufeff/, '').matchAll(TOKEN)) {
    const current = stack.at(-1)!;
    const [whole, cdata, closing, opening, attributes, selfClosing] = token;
    if (whole === '<') throw broken('a tag that does not end');
    if (opening !== undefined) {
      if (++elements > MAX_ELEMENTS || stack.length > MAX_DEPTH) throw broken('too many or too deep elements');
      const element = open(opening, attributes ?? '', current.scope);
      current.children.push(element);
      if (!selfClosing) stack.push(element);
    } else if (closing !== undefined) {
      if (stack.length === 1 || current.tag !== closing) throw broken(`unexpected end of ${closing.slice(0, 40)}`);
      stack.pop();
    } else if (cdata !== undefined) current.text += cdata;
    else if (!whole.startsWith('<')) current.text += decode(whole);
  }
  if (stack.length !== 1 || root.children.length !== 1 || root.text.trim() !== '') throw broken('not one root element');
  return root.children[0]!;
}

function open(tag: string, attributeText: string, parentScope: Record<string, string>): Building {
  const attributes: Record<string, string> = {};
  let scope = parentScope;
  for (const [, name, double, single] of attributeText.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '');
    if (name === 'xmlns') scope = { ...scope, '': value };
    else if (name!.startsWith('xmlns:')) scope = { ...scope, [name!.slice(6)]: value };
    else attributes[name!] = value;
  }
  const colon = tag.indexOf(':');
  const prefix = colon === -1 ? '' : tag.slice(0, colon);
  return { namespace: scope[prefix] ?? '', name: tag.slice(colon + 1), tag, attributes, children: [], text: '', scope };
}

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, dec, name) => {
    const code = hex ? Number.parseInt(hex, 16) : dec ? Number(dec) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    return ENTITIES[name] ?? whole;
  });

const broken = (why: string): UpstreamError => new UpstreamError('invalid_response', `XML: ${why}`);

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((candidate) => candidate.name === name);
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const candidate of element.children) {
    if (candidate.name === name) yield candidate;
    yield* descendants(candidate, name);
  }
}
