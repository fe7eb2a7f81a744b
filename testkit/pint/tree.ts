import { declarationOf } from '../../src/engines/pint/structure/model.ts';
import { known, NAMESPACES } from '../../src/xml/names.ts';

/** A small editable XML tree for documents made in tests: children are put where the UBL schema wants them. */
export class Tree {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Tree[] = [];
  text: string;

  constructor(name: string, text = '', attributes: Record<string, string> = {}) {
    this.name = name;
    this.text = text;
    this.attributes = attributes;
  }

  /** Adds below this element, in schema order, behind others of the same name. */
  put(child: Tree): this {
    const rank = (tree: Tree) => rankIn(this.name, tree.name);
    const own = rank(child);
    // From the end, where the next of thousands of lines belongs.
    const before = this.children.findLastIndex((other) => rank(other) <= own);
    this.children.splice(before + 1, 0, child);
    return this;
  }

  /** `at('cac:Party/cbc:EndpointID')`: the first such element, made when it is not there. */
  at(path: string): Tree {
    let tree: Tree = this;
    for (const step of path.split('/')) {
      let next = tree.children.find((child) => child.name === step);
      if (!next) tree.put((next = new Tree(step)));
      tree = next;
    }
    return tree;
  }

  /** Another element of the last step's name beside the existing ones. */
  another(path: string, text = '', attributes: Record<string, string> = {}): Tree {
    const slash = path.lastIndexOf('/');
    const parent = slash === -1 ? this : this.at(path.slice(0, slash));
    const child = new Tree(path.slice(slash + 1), text, attributes);
    parent.put(child);
    return child;
  }

  set(path: string, text: string, attributes: Record<string, string> = {}): this {
    const tree = this.at(path);
    tree.text = text;
    Object.assign(tree.attributes, attributes);
    return this;
  }

  /** Removes all elements of the last step. */
  drop(path: string): this {
    const slash = path.lastIndexOf('/');
    const parent = slash === -1 ? this : this.at(path.slice(0, slash));
    const name = path.slice(slash + 1);
    for (let i = parent.children.length - 1; i >= 0; i--)
      if (parent.children[i]!.name === name) parent.children.splice(i, 1);
    return this;
  }

  dropAttribute(path: string, name: string): this {
    delete this.at(path).attributes[name];
    return this;
  }

  all(name: string): Tree[] {
    return this.children.filter((child) => child.name === name);
  }
}

function rankIn(parent: string, child: string): number {
  const declaration = declarationOf(known(parent === 'Invoice' ? 'ubl:Invoice' : parent));
  if (declaration?.kind !== 'sequence') return 0;
  const rank = declaration.sequence.position[known(child).id] ?? -1;
  return rank === -1 ? 10_000 : rank;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The document as text, two blanks per level. */
export function toXml(root: Tree): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const namespaces = `xmlns="${NAMESPACES.ubl}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ext="${NAMESPACES.ext}"`;
  const write = (tree: Tree, indent: string, extra: string) => {
    const attributes = Object.entries(tree.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const open = `${indent}<${tree.name}${extra}${attributes.join('')}`;
    if (tree.children.length === 0) lines.push(`${open}>${escaped(tree.text)}</${tree.name}>`);
    else {
      lines.push(`${open}>`);
      for (const child of tree.children) write(child, `${indent}  `, '');
      lines.push(`${indent}</${tree.name}>`);
    }
  };
  write(root, '', ` ${namespaces}`);
  return `${lines.join('\n')}\n`;
}
