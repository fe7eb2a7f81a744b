import { element } from './dom.js';
import { word } from './words.js';

/** A region as the service gives it: page and box [x, y, width, height] in pixels of the page. */
function boxOf({ box, page }) {
  if (!Array.isArray(box) || page > 1) return null;
  const [x, y, width, height] = box;
  return { x, y, width, height };
}

function light(field, on) {
  for (const match of document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`))
    match.classList.toggle('lit', on);
}

const hover = (field) => ({
  onmouseenter: () => light(field, true),
  onmouseleave: () => light(field, false),
  onfocus: () => light(field, true),
  onblur: () => light(field, false),
});

/** The uploaded picture with a box for every value that has a place on it. */
export async function pageView(file, regions, size) {
  if (!file?.type.startsWith('image/')) return null;
  const url = URL.createObjectURL(file);
  const image = element('img', { src: url, alt: word('document') });
  try {
    await image.decode();
  } catch {
    // A picture the browser cannot show (HEIF, TIFF) was still read by the service.
    return null;
  }
  const width = size?.width ?? image.naturalWidth;
  const height = size?.height ?? image.naturalHeight;
  const boxes = Object.entries(regions).flatMap(([field, region]) => {
    const box = boxOf(region);
    if (!box) return [];
    return element('rect', { ...box, 'data-field': field, ...hover(field) }, element('title', {}, field));
  });
  const overlay = element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...boxes,
  );
  return element('div', { class: 'page' }, image, overlay);
}

/** Field, value, confidence, origin: the same facts without a mouse. */
export function fieldTable(values, confidence = {}, sources = {}) {
  const shown = Object.entries(values).filter(
    ([key, value]) => confidence[key] !== undefined && value !== null && value !== undefined,
  );
  if (shown.length === 0) return null;
  const text = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const source = (key) => (typeof sources[key] === 'object' ? sources[key].side : sources[key]);
  const rows = shown.map(([key, value]) =>
    element(
      'tr',
      { 'data-field': key, tabindex: 0, ...hover(key) },
      element('th', { scope: 'row' }, key),
      element('td', {}, text(value)),
      element('td', {}, `${Math.round(confidence[key] * 100)} %`),
      element('td', {}, source(key) ?? ''),
    ),
  );
  const head = ['field', 'value', 'confidence', 'origin'].map((key) => element('th', { scope: 'col' }, word(key)));
  return element(
    'table',
    { class: 'fields' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

const MARKS = {
  passed: ['✓', 'good'],
  failed: ['✗', 'bad'],
  not_applicable: ['–', 'soft'],
  not_checked: ['·', 'soft'],
};

export function checkList(checks) {
  const items = Object.entries(checks).map(([name, outcome]) => {
    const [mark, kind] = MARKS[outcome] ?? ['?', 'soft'];
    const label = word(outcome === 'failed' ? 'failedCheck' : outcome);
    return element('li', { class: kind }, `${mark} ${name}: ${label}`);
  });
  return element('ul', { class: 'checks' }, ...items);
}

/** What was repaired or derived, with the printed text beside it. */
export function repairList(evidence) {
  const changed = Object.entries(evidence).filter(
    ([, entry]) => entry?.method && !['printed', 'ocr', 'text', 'pdf_text'].includes(entry.method),
  );
  if (changed.length === 0) return null;
  return element(
    'ul',
    {},
    ...changed.map(([field, entry]) =>
      element('li', { 'data-field': field }, `${field}: ${entry.raw ?? ''} (${entry.method})`),
    ),
  );
}

export function vcardLink(vcard) {
  const url = URL.createObjectURL(new Blob([vcard], { type: 'text/vcard' }));
  return element('p', {}, element('a', { href: url, download: 'card.vcf' }, word('vcard')));
}
