type Child = Node | string | null | undefined;
type Attribute = string | number | boolean | null | undefined | ((event: never) => unknown);

const SVG = ['svg', 'rect', 'circle', 'text', 'path', 'title'];

/** `element('p', { class: 'soft' }, 'text', child)`: text is always text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Readonly<Record<string, Attribute>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag];
export function element(
  tag: string,
  attributes?: Readonly<Record<string, Attribute>>,
  ...children: readonly Child[]
): Element;
export function element(
  tag: string,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): Element {
  const made = SVG.includes(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value as (event: Event) => unknown);
    else if (value !== false && value !== undefined && value !== null)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

/** Makes these the children of an element. What is there already stays where it is, and so does a person's focus in it. */
export function patch(parent: Element, children: readonly Element[]): void {
  const kept = new Set(children);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

/** Draws something again and puts the focus back to what has the same id, name and place in it. */
export function keepingFocus(container: Element, draw: () => void): void {
  const keyOf = ({ id, dataset }: HTMLElement): string => `${id} ${dataset.key ?? ''}`;
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && container.contains(activeElement);
  const key = isInside ? keyOf(activeElement) : '';
  draw();
  if (!isInside || container.contains(activeElement)) return;
  const candidates = [...container.querySelectorAll<HTMLElement>('button,input,select,a')];
  candidates.find((candidate) => keyOf(candidate) === key)?.focus();
}
