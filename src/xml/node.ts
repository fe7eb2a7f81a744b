import type { Name } from './names.ts';

export interface XmlAttribute {
  /** Local name; the namespace is empty for the attributes UBL knows. */
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
}

export const NO_ATTRIBUTES: readonly XmlAttribute[] = [];

/** One element. Comments and processing instructions are not kept; they only split text nodes, as in XPath. */
export class XmlElement {
  readonly name: Name;
  readonly parent: XmlElement | null;
  readonly attributes: readonly XmlAttribute[];
  /** Offset of `<` in the source. */
  readonly offset: number;
  firstChild: XmlElement | null = null;
  lastChild: XmlElement | null = null;
  nextSibling: XmlElement | null = null;
  childCount = 0;
  #byName: Map<Name, XmlElement[]> | undefined;
  /** Character data of an element without child elements; otherwise empty. */
  text = '';
  /** The text nodes when a comment or processing instruction splits the text. */
  textNodes: readonly string[] | null = null;
  /** Offset of character data that stands beside child elements, or -1. */
  mixedAt = -1;

  constructor(name: Name, parent: XmlElement | null, attributes: readonly XmlAttribute[], offset: number) {
    this.name = name;
    this.parent = parent;
    this.attributes = attributes;
    this.offset = offset;
    if (parent !== null) {
      if (parent.lastChild === null) parent.firstChild = this;
      else parent.lastChild.nextSibling = this;
      parent.lastChild = this;
      parent.childCount++;
    }
  }

  /** Children by name for an element with many; rules that ask a hundred things of it must not walk them all each time. */
  index(): ReadonlyMap<Name, readonly XmlElement[]> {
    if (this.#byName) return this.#byName;
    this.#byName = new Map();
    for (let child = this.firstChild; child !== null; child = child.nextSibling) {
      const same = this.#byName.get(child.name);
      if (same) same.push(child);
      else this.#byName.set(child.name, [child]);
    }
    return this.#byName;
  }

  /** Value of an attribute without namespace. */
  attribute(name: string): string | undefined {
    for (const attribute of this.attributes)
      if (attribute.name === name && attribute.namespace === '') return attribute.value;
    return undefined;
  }
}

/** `/Invoice/cac:InvoiceLine[2]/cbc:ID`: an index only where several siblings share the name. */
export function locationOf(element: XmlElement): string {
  const steps: string[] = [];
  for (let node: XmlElement | null = element; node !== null; node = node.parent) steps.push(stepOf(node));
  return `/${steps.reverse().join('/')}`;
}

function stepOf(element: XmlElement): string {
  const key = element.name.key;
  const label = key.replace(/^(?:ubl|cn):/, '');
  let before = 0;
  let node = element.parent?.firstChild ?? element;
  for (; node !== element; node = node.nextSibling!) if (node.name.key === key) before++;
  if (before > 0) return `${label}[${before + 1}]`;
  for (let next = element.nextSibling; next !== null; next = next.nextSibling)
    if (next.name.key === key) return `${label}[1]`;
  return label;
}
