/** `element('p', { class: 'soft' }, 'text', child)`: text is always text, never markup. */
export function element(tag, attributes = {}, ...children) {
  const svg = ['svg', 'rect', 'circle', 'text', 'path', 'title'].includes(tag);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined && value !== null)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export const byId = (id) => document.getElementById(id);
