import { element } from '../playground/dom.ts';
import { pictureOf, turned } from '../playground/pictures.ts';
import type { DeskRecord, FieldName, PageSize, Region } from './record.ts';
import type { Item } from './state.ts';
import { fieldLabel, word } from './words.ts';

type Side = 'front' | 'back';

/** Lights up a field and its box together; the reader's eye goes from one to the other. */
export function light(field: string, on: boolean): void {
  // Going to a field scrolls the page away under the mouse: the field a person is in stays lit.
  if (!on && document.activeElement?.id === `field-${field}`) return;
  for (const match of document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`))
    match.classList.toggle('lit', on);
}

/** Everything of one side and page that has a place: field and box on the upright picture. */
function placesOf({ regions }: DeskRecord, side: Side, page: number): [FieldName, Region][] {
  const found = Object.entries(regions) as [FieldName, Region][];
  return found.filter(([, region]) => region.side === side && region.page === page);
}

/** The pictures of a document, boxes drawn where its values stand. Choosing a box goes to its field. */
export async function pageViews(item: Item, choose: (field: FieldName) => void): Promise<HTMLElement[]> {
  const record = item.record!;
  const made: HTMLElement[] = [];
  for (const [side, file] of [
    ['front', item.file],
    ['back', item.back],
  ] as const) {
    if (!file) continue;
    const sizes = record.pages[side];
    for (let page = 1; page <= Math.max(1, sizes.length); page++) {
      const picture = await pictureOf(file, page);
      made.push(picture ? pageView(picture, sizes[page - 1], placesOf(record, side, page), choose) : notShown());
    }
  }
  return made;
}

const notShown = (): HTMLElement => element('p', { class: 'soft' }, word('no_picture'));

function pageView(
  picture: HTMLCanvasElement,
  size: PageSize | undefined,
  places: readonly [FieldName, Region][],
  choose: (field: FieldName) => void,
): HTMLElement {
  const upright = turned(picture, size?.rotation ?? 0);
  upright.setAttribute('role', 'img');
  upright.setAttribute('aria-label', word('picture'));
  const scale = size && size.width > 0 ? upright.width / size.width : 1;
  // Fields that share a place lie on each other: the one named first is on top.
  const boxes = boxesOn(scale, places.toReversed()).map(([field, [x, y, width, height]]) =>
    element(
      'rect',
      {
        x,
        y,
        width,
        height,
        'data-field': field,
        onclick: () => choose(field),
        onmouseenter: () => light(field, true),
        onmouseleave: () => light(field, false),
      },
      element('title', {}, fieldLabel(field)),
    ),
  );
  // The boxes say again what the fields say, which have names and can be reached by keyboard.
  const overlay = element(
    'svg',
    { viewBox: `0 0 ${upright.width} ${upright.height}`, 'aria-hidden': 'true' },
    ...boxes,
  );
  return element('div', { class: 'page' }, upright, overlay);
}

/** The boxes in pixels of the canvas, one per line of a value. */
export const boxesOn = (scale: number, places: readonly (readonly [FieldName, Region])[]): [FieldName, number[]][] =>
  places.flatMap(([field, { boxes }]) =>
    boxes.map((box): [FieldName, number[]] => [field, box.map((value) => value * scale)]),
  );
