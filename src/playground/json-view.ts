import { element } from './dom.ts';

/** JSON with colours; keys carry `data-field`, so that boxes on the page can light them up. */
export function renderJson(target: HTMLElement, value: unknown): void {
  target.replaceChildren(...lines(value, 0, ''));
}

function* lines(value: unknown, depth: number, field: string): Generator<Node | string> {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    const entries: [string | null, unknown][] = isList ? value.map((entry) => [null, entry]) : Object.entries(value);
    if (entries.length === 0) {
      yield isList ? '[]' : '{}';
      return;
    }
    yield isList ? '[\n' : '{\n';
    for (const [index, [key, entry]] of entries.entries()) {
      const parts = [...lines(entry, depth + 1, key ?? field)];
      yield '  '.repeat(depth + 1);
      const label = key === null ? [] : [element('span', { class: 'key' }, JSON.stringify(key)), ': '];
      yield element('span', key === null ? {} : { class: 'field', 'data-field': key }, ...label, ...parts);
      yield index < entries.length - 1 ? ',\n' : '\n';
    }
    yield '  '.repeat(depth) + (isList ? ']' : '}');
    return;
  }
  const shown = typeof value === 'string' && value.length > 2000 ? `${value.slice(0, 200)}…` : value;
  yield element('span', { class: typeof value === 'string' ? 'text' : 'other' }, JSON.stringify(shown));
}
