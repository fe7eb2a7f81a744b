import { XmlError } from '../../xml/error.ts';
import type { XmlElement } from '../../xml/node.ts';
import { parseXml } from '../../xml/parser.ts';
import { UpstreamError } from '../core/upstream-error.ts';

/** The root of a document that a server of the network answered with; one that is no XML is its fault. */
export function rootOf(answer: string): XmlElement {
  try {
    return parseXml(answer.replace(/^\ufeff/, '')).root;
  } catch (error) {
    if (error instanceof XmlError) throw new UpstreamError('invalid_response', `XML: ${error.message}`);
    throw error;
  }
}

function* children(element: XmlElement): Generator<XmlElement> {
  for (let child = element.firstChild; child !== null; child = child.nextSibling) yield child;
}

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && [...children(element)].find((candidate) => candidate.name.local === name);

export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const candidate of children(element)) {
    if (candidate.name.local === name) yield candidate;
    yield* descendants(candidate, name);
  }
}
