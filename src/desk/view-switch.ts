import { byId } from '../playground/dom.ts';
import { renderContacts } from './contacts-view.ts';
import { renderRefused } from './drop-zone.ts';
import { renderExports } from './export-view.ts';
import { renderPile } from './pile-view.ts';
import { renderPrice } from './price-view.ts';
import { closeReview, openReview, shownItem } from './review-view.ts';
import { renderSettings } from './settings-view.ts';
import { desk, type Item } from './state.ts';

const VIEWS = ['pile', 'contacts', 'export', 'settings', 'review'] as const;
type View = (typeof VIEWS)[number];
let view: View = 'pile';

/** One view at a time; the tabs say which. */
export function show(next: View): void {
  const left = view === 'review' && next === 'pile' ? shownItem() : null;
  if (view === 'review' && next !== 'review') closeReview();
  view = next;
  for (const name of VIEWS) byId(`view-${name}`).hidden = name !== next;
  // Files can be dropped in every view; the way to choose them stands above the pile.
  for (const id of ['drop', 'refused']) byId(id).hidden = next !== 'pile';
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isShown = tab.dataset.view === next || (next === 'review' && tab.dataset.view === 'pile');
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  }
  if (next === 'settings') renderSettings();
  render();
  if (left) focusRow(left);
}

/** Who comes back from a review goes on in the list where they left it. */
function focusRow({ id }: Item): void {
  const link = document.querySelector<HTMLElement>(`[data-key="${id} open"]`);
  (link ?? byId('tab-pile')).focus();
}

export function review(item: Item): void {
  show('review');
  void openReview(item);
  byId('review-title').focus();
}

/** Draws what is shown again. */
export function render(): void {
  renderSaid();
  renderRefused();
  if (view === 'pile') renderPile(review);
  if (view === 'contacts') renderContacts(review);
  if (view === 'export') renderExports(review);
  void renderPrice();
}

/** Written only when it changed: what is written again is read out again. */
function renderSaid(): void {
  const text = desk.said();
  if (byId('said').textContent !== text) byId('said').textContent = text;
}

/** Arrow keys walk through the tabs, as the pattern for tabs has it. */
export function listenToTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => show(tab.dataset.view as View));
    tab.addEventListener('keydown', (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      const next = tabs[(index + step + tabs.length) % tabs.length]!;
      next.focus();
      next.click();
    });
  }
}

/** Alt with the arrows goes to the next document, Alt+Enter confirms it and goes on: a pile without a mouse. */
export function listenToReview(): void {
  const go = (step: number) => {
    const done = desk.items.filter((item) => item.record);
    const at = done.findIndex((item) => item.id === shownItem()?.id);
    const next = done[at + step];
    if (next) review(next);
  };
  byId('previous').addEventListener('click', () => go(-1));
  byId('next').addEventListener('click', () => go(1));
  byId('back').addEventListener('click', () => show('pile'));
  addEventListener('keydown', (event) => {
    if (view !== 'review') return;
    if (event.key === 'Escape') show('pile');
    if (!event.altKey) return;
    if (event.key === 'ArrowDown') go(1);
    if (event.key === 'ArrowUp') go(-1);
    if (event.key === 'Enter') {
      byId('confirm').click();
      go(1);
    }
  });
}

/** Everything once more, in the language that is spoken now. */
export function renderAgain(): void {
  if (view === 'settings') renderSettings();
  const item = shownItem();
  if (item) void openReview(item);
  render();
}
