import { known, type Name } from '../xml/names.ts';
import type { XmlElement } from '../xml/node.ts';

/** A child path such as `cac:Party/cbc:EndpointID`, compiled once. */
export interface Path {
  readonly text: string;
  readonly count: (from: XmlElement) => number;
  readonly exists: (from: XmlElement) => boolean;
  readonly first: (from: XmlElement) => XmlElement | undefined;
  readonly all: (from: XmlElement) => XmlElement[];
}

export function path(text: string): Path {
  const steps = text.split('/').map(known);
  const last = steps.length - 1;
  const visit = (from: XmlElement, depth: number, see: (found: XmlElement) => boolean): boolean => {
    const name = steps[depth]!;
    for (let child = from.firstChild; child !== null; child = child.nextSibling)
      if (child.name === name && (depth === last ? see(child) : visit(child, depth + 1, see))) return true;
    return false;
  };
  const first = (from: XmlElement): XmlElement | undefined => {
    let found: XmlElement | undefined;
    visit(from, 0, (child) => {
      found = child;
      return true;
    });
    return found;
  };
  const all = (from: XmlElement): XmlElement[] => {
    const found: XmlElement[] = [];
    visit(from, 0, (child) => {
      found.push(child);
      return false;
    });
    return found;
  };
  if (last === 0) return { text, ...directChildren(steps[0]!) };
  return { text, first, all, exists: (from) => first(from) !== undefined, count: (from) => all(from).length };
}

/** One step needs no recursion and no closure: the rules ask these a hundred thousand times on a large invoice. */
function directChildren(name: Name): Omit<Path, 'text'> {
  const next = (from: XmlElement | null): XmlElement | undefined => {
    let child = from;
    while (child !== null && child.name !== name) child = child.nextSibling;
    return child ?? undefined;
  };
  const all = (from: XmlElement): XmlElement[] => {
    const found: XmlElement[] = [];
    for (let child = next(from.firstChild); child; child = next(child.nextSibling)) found.push(child);
    return found;
  };
  return {
    all,
    first: (from) => next(from.firstChild),
    exists: (from) => next(from.firstChild) !== undefined,
    count: (from) => {
      let count = 0;
      for (let child = next(from.firstChild); child; child = next(child.nextSibling)) count++;
      return count;
    },
  };
}

/** True when the ancestors, nearest first, have these names; a step may give alternatives. */
export function under(...steps: (string | readonly string[])[]): (node: XmlElement) => boolean {
  const wanted = steps.map((step) => (typeof step === 'string' ? [known(step)] : step.map(known)));
  return (node) => {
    let ancestor = node.parent;
    for (const names of wanted) {
      if (ancestor === null || !names.includes(ancestor.name)) return false;
      ancestor = ancestor.parent;
    }
    return true;
  };
}

const LINES = [known('cac:InvoiceLine'), known('cac:CreditNoteLine')];
export const LINE_NAMES = ['cac:InvoiceLine', 'cac:CreditNoteLine'] as const;

export function hasAncestor(node: XmlElement, ...names: Name[]): boolean {
  for (let ancestor = node.parent; ancestor !== null; ancestor = ancestor.parent)
    if (names.includes(ancestor.name)) return true;
  return false;
}

export const inLine = (node: XmlElement): boolean => hasAncestor(node, ...LINES);
