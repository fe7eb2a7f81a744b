import { known, type Name } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';

/** A child path such as `cac:Party/cbc:EndpointID`, compiled once. */
export interface Path {
  readonly text: string;
  readonly count: (from: XmlElement) => number;
  readonly exists: (from: XmlElement) => boolean;
  readonly first: (from: XmlElement) => XmlElement | undefined;
  readonly all: (from: XmlElement) => XmlElement[];
}

/** From this many children on, looking up an index beats walking. */
const MANY = 48;
const NONE: readonly XmlElement[] = [];

/** The children of a name: each call site asks for one of the four things below, so that small elements need no list. */
const indexed = (from: XmlElement, name: Name): readonly XmlElement[] => from.index().get(name) ?? NONE;

function nextNamed(start: XmlElement | null, name: Name): XmlElement | undefined {
  let child = start;
  while (child !== null && child.name !== name) child = child.nextSibling;
  return child ?? undefined;
}

export function path(text: string): Path {
  const steps = text.split('/').map(known);
  return steps.length === 1 ? { text, ...directChildren(steps[0]!) } : { text, ...descendants(steps) };
}

function descendants(steps: readonly Name[]): Omit<Path, 'text'> {
  const last = steps.length - 1;
  const collect = (from: XmlElement, depth: number, found: XmlElement[]): XmlElement[] => {
    const name = steps[depth]!;
    const take = (child: XmlElement) => {
      if (depth === last) found.push(child);
      else collect(child, depth + 1, found);
    };
    if (from.childCount >= MANY) for (const child of indexed(from, name)) take(child);
    else
      for (let child = nextNamed(from.firstChild, name); child; child = nextNamed(child.nextSibling, name)) take(child);
    return found;
  };
  const first = (from: XmlElement, depth = 0): XmlElement | undefined => {
    const name = steps[depth]!;
    let child = from.childCount >= MANY ? indexed(from, name)[0] : nextNamed(from.firstChild, name);
    for (; child; child = nextNamed(child.nextSibling, name)) {
      const found = depth === last ? child : first(child, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  const all = (from: XmlElement): XmlElement[] => collect(from, 0, []);
  return { first, all, exists: (from) => first(from) !== undefined, count: (from) => all(from).length };
}

/** One step needs no recursion: the rules ask these a hundred thousand times on a large invoice. */
function directChildren(name: Name): Omit<Path, 'text'> {
  const first = (from: XmlElement): XmlElement | undefined =>
    from.childCount >= MANY ? indexed(from, name)[0] : nextNamed(from.firstChild, name);
  return {
    first,
    exists: (from) => first(from) !== undefined,
    all: (from) => {
      if (from.childCount >= MANY) return [...indexed(from, name)];
      const found: XmlElement[] = [];
      for (let child = nextNamed(from.firstChild, name); child; child = nextNamed(child.nextSibling, name))
        found.push(child);
      return found;
    },
    count: (from) => {
      if (from.childCount >= MANY) return indexed(from, name).length;
      let count = 0;
      for (let child = nextNamed(from.firstChild, name); child; child = nextNamed(child.nextSibling, name)) count++;
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
