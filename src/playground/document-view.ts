import { element } from './dom.ts';
import { scalarText, textCell } from './facts-view.ts';
import { anyLabel, codeLabel, label, propertyLabel } from './language.ts';
import { pictureOf, turned } from './pictures.ts';
import { word } from './words.ts';

export interface Region {
  readonly page?: number;
  readonly side?: string;
  readonly box: readonly number[];
  /** One per line, where the value goes over several. */
  readonly boxes?: readonly (readonly number[])[];
}
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly rotation?: number;
}

function light(field: string, on: boolean): void {
  for (const match of document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`))
    match.classList.toggle('lit', on);
}

const hover = (field: string) => ({
  onmouseenter: () => light(field, true),
  onmouseleave: () => light(field, false),
  onfocus: () => light(field, true),
  onblur: () => light(field, false),
});

/** The first page with a box for every value that has a place on it: PDF, HEIF and turned pictures too. */
export async function pageView(
  file: Blob,
  regions: Readonly<Record<string, Region>>,
  size: PageSize | undefined,
): Promise<HTMLElement> {
  const picture = await pictureOf(file);
  if (!picture) return element('p', { class: 'soft' }, word('no_picture'));
  const upright = turned(picture, size?.rotation ?? 0);
  upright.setAttribute('role', 'img');
  upright.setAttribute('aria-label', word('document'));
  const scale = size && size.width > 0 ? upright.width / size.width : 1;
  const boxes = Object.entries(regions)
    .filter(([, region]) => (region.page ?? 1) === 1 && region.box.length === 4)
    .flatMap(([field, { box, boxes }]) => (boxes ?? [box]).map((one) => [field, one] as const))
    .map(([field, box]) => {
      const [x, y, width, height] = box.map((value) => value * scale);
      return element(
        'rect',
        { x, y, width, height, 'data-field': field, ...hover(field) },
        element('title', {}, propertyLabel(field)),
      );
    });
  const overlay = element(
    'svg',
    { viewBox: `0 0 ${upright.width} ${upright.height}`, 'aria-hidden': 'true' },
    ...boxes,
  );
  return element('div', { class: 'page' }, upright, overlay);
}

/** Field, value, confidence, origin: the same facts without a mouse. Lists have tables of their own. */
export function fieldTable(
  values: Readonly<Record<string, unknown>>,
  confidence: Readonly<Record<string, number>> = {},
  sources: Readonly<Record<string, string | { readonly side: string }>> = {},
): HTMLElement | null {
  const shown = Object.entries(values).filter(
    ([key, value]) =>
      confidence[key] !== undefined &&
      value !== null &&
      value !== undefined &&
      !(Array.isArray(value) && typeof value[0] === 'object'),
  );
  if (shown.length === 0) return null;
  const source = (key: string): string => {
    const known = sources[key];
    return known === undefined ? '' : label('FIELD_SOURCE', typeof known === 'object' ? known.side : known);
  };
  const rows = shown.map(([key, value]) =>
    element(
      'tr',
      { 'data-field': key, tabindex: 0, ...hover(key) },
      element('th', { scope: 'row' }, propertyLabel(key)),
      textCell(scalarText(key, value, key)),
      element('td', { class: 'number' }, `${Math.round(confidence[key]! * 100)}%`),
      element('td', {}, source(key)),
    ),
  );
  const head = (['field', 'value', 'confidence', 'origin'] as const).map((key) =>
    element('th', { scope: 'col', class: key === 'confidence' ? 'number' : '' }, word(key)),
  );
  return element(
    'table',
    { class: 'fields' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  passed: ['✓', 'good'],
  failed: ['✗', 'bad'],
  not_applicable: ['–', 'soft'],
  not_checked: ['·', 'soft'],
};

export function checkList(checks: Readonly<Record<string, unknown>>): HTMLElement {
  const items = Object.entries(checks).map(([name, outcome]) => {
    const result = String(outcome);
    const [mark, kind] = MARKS[result] ?? ['?', 'soft'];
    const title = anyLabel(name, ['DOCUMENT_CHECK', 'CHECK_NAME', 'FIELD']);
    return element('li', { class: kind }, `${mark} ${title}: ${anyLabel(result, ['CHECK_RESULT', 'CHECK'])}`);
  });
  return element('ul', { class: 'checks' }, ...items);
}

interface Evidence {
  readonly raw?: string | null;
  readonly method?: string;
}

/** What was repaired or derived, with the printed text beside it. */
export function repairList(evidence: Readonly<Record<string, Evidence>>): HTMLElement | null {
  const changed = Object.entries(evidence).filter(
    ([, entry]) => entry.method && !['printed', 'ocr', 'text', 'pdf_text'].includes(entry.method),
  );
  if (changed.length === 0) return null;
  return element(
    'ul',
    {},
    ...changed.map(([field, entry]) =>
      element(
        'li',
        { 'data-field': field },
        `${propertyLabel(field)}: ${entry.raw ?? ''} (${codeLabel(entry.method ?? '')})`,
      ),
    ),
  );
}

export function vcardLink(vcard: string): HTMLElement {
  const url = URL.createObjectURL(new Blob([vcard], { type: 'text/vcard' }));
  return element('p', {}, element('a', { href: url, download: 'card.vcf' }, word('vcard')));
}
