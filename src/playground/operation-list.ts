import { byId, element } from './dom.ts';
import { currentLanguage } from './language.ts';
import type { Operation } from './operations.ts';
import { word } from './words.ts';

export const priceOf = (operation: Operation): string => operation.price ?? word('free');

/** The endpoints with their prices: a list beside the work, and a menu where there is no room for it. */
export function renderList(
  operations: readonly Operation[],
  current: Operation,
  choose: (operation: Operation) => void,
): void {
  byId('list').replaceChildren(
    ...operations.map((operation) =>
      element(
        'li',
        {},
        element(
          'button',
          { type: 'button', 'aria-current': operation === current ? 'true' : false, onclick: () => choose(operation) },
          element('span', {}, operation.summary[currentLanguage()]),
          element('span', {}, priceOf(operation)),
        ),
      ),
    ),
  );
  byId('pick').replaceChildren(
    ...operations.map((operation) =>
      element(
        'option',
        { value: operation.name, selected: operation === current },
        `${operation.summary[currentLanguage()]} · ${priceOf(operation)}`,
      ),
    ),
  );
}
