import { type Name, nameOf } from './names.ts';

export const XML = 'http://www.w3.org/XML/1998/namespace';
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Namespace bindings of one element, chained to those outside: nothing is copied, so redeclaring is cheap. */
export class Scope {
  readonly parent: Scope | null;
  readonly #bindings: Map<string, string>;
  readonly #names = new Map<string, Name>();

  constructor(parent: Scope | null, bindings: Map<string, string>) {
    this.parent = parent;
    this.#bindings = bindings;
  }

  static root(): Scope {
    return new Scope(null, new Map([['xml', XML]]));
  }

  namespaceOf(prefix: string): string | undefined {
    for (let scope: Scope | null = this; scope !== null; scope = scope.parent) {
      const namespace = scope.#bindings.get(prefix);
      if (namespace !== undefined) return namespace;
    }
    return undefined;
  }

  /** The element name behind `cbc:ID` as written; undefined when its prefix is not declared. */
  elementName(written: string): Name | undefined {
    const cached = this.#names.get(written);
    if (cached) return cached;
    const colon = written.indexOf(':');
    const prefix = colon === -1 ? '' : written.slice(0, colon);
    const namespace = this.namespaceOf(prefix) ?? (prefix === '' ? '' : undefined);
    if (namespace === undefined) return undefined;
    const name = nameOf(namespace, written.slice(colon + 1));
    this.#names.set(written, name);
    return name;
  }
}
