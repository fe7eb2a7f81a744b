import { byId } from '../playground/dom.ts';
import { loadLabels, switchLanguage, translate } from '../playground/language.ts';
import { dollars } from '../playground/x402.ts';
import { renderContacts } from './contacts-view.ts';
import { renderExports } from './export-view.ts';
import { ACCEPT, filesOfDrop, fingerprint, type Taken, takeFiles } from './intake.ts';
import { renderPile } from './pile-view.ts';
import { failedItems, pauseQueue, priceOfPile, retry, startQueue } from './queue.ts';
import type { Kind } from './record.ts';
import { closeReview, openReview, shownItem } from './review-view.ts';
import { isDevnet, loadService } from './service.ts';
import { kindOf, saveSettings, settings } from './settings.ts';
import { renderSettings } from './settings-view.ts';
import { desk, type Item, isBusy } from './state.ts';
import { deletePile, loadPile, savePile } from './storage.ts';
import { type WordKey, word } from './words.ts';

const VIEWS = ['pile', 'contacts', 'export', 'settings', 'review'] as const;
type View = (typeof VIEWS)[number];
let view: View = 'pile';

function show(next: View): void {
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

function review(item: Item): void {
  show('review');
  void openReview(item);
  byId('review-title').focus();
}

function render(): void {
  renderSaid();
  renderRefused();
  if (view === 'pile') renderPile(review);
  if (view === 'contacts') renderContacts(review);
  if (view === 'export') renderExports(review);
  void renderPrice();
}

/** What reading the rest will cost, said before anything is paid. */
async function renderPrice(): Promise<void> {
  const { total, count, allowed } = await priceOfPile().catch(() => ({ total: 0, count: 0, allowed: 0 }));
  const busy = desk.items.filter(isBusy).length;
  byId('price-line').textContent =
    count === 0 && busy === 0
      ? desk.items.length === 0
        ? ''
        : readLine()
      : word('price_line', { count, total: dollars(total), spent: dollars(desk.spent) });
  const isOver = count > 0 && allowed < count;
  byId('cap-line').textContent = isOver ? word('cap_line', { cap: dollars(settings.cap), allowed }) : '';
  const start = byId<HTMLButtonElement>('start');
  start.hidden = !desk.isPaused || count === 0;
  start.disabled = count === 0 || allowed === 0;
  start.textContent = word(isDevnet() ? 'start_devnet' : 'start', { total: dollars(total) });
  byId('pause').hidden = desk.isPaused;
  const failed = failedItems().length;
  byId('retry-all').hidden = failed < 2;
  byId('retry-all').textContent = word('retry_all', { count: failed });
  byId('offline-line').textContent = desk.isOnline ? '' : word('offline');
}

/** When nothing is left to read: how it went. */
function readLine(): string {
  const failed = desk.items.filter((item) => item.state === 'failed').length;
  const spent = dollars(desk.spent);
  if (failed === 0) return word('all_read', { spent });
  return word('all_read_but', { read: desk.items.length - failed, failed, spent });
}

/** Written only when it changed: what is written again is read out again. */
function renderSaid(): void {
  const text = desk.said();
  if (byId('said').textContent !== text) byId('said').textContent = text;
}

/** Seen and said: a file that is missing from the pile would be missing from the books. */
function renderRefused(): void {
  const files = notAdded.map(({ name, why }) => word(why, { name })).join(' ');
  byId('refused').textContent = notAdded.length === 0 ? '' : word('refused', { files });
}
let notAdded: Taken['refused'] = [];

function taken({ added, refused }: Taken): void {
  if (added > 0) show('pile');
  desk.say(() => word('added', { count: added }));
  notAdded = refused;
  renderRefused();
}

function listen(): void {
  const zone = document.documentElement;
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    byId('drop').classList.add('over');
  });
  zone.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) byId('drop').classList.remove('over');
  });
  zone.addEventListener('drop', async (event) => {
    event.preventDefault();
    byId('drop').classList.remove('over');
    if (event.dataTransfer) taken(takeFiles(await filesOfDrop(event.dataTransfer)));
  });
  document.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    taken(takeFiles(files));
  });
  for (const id of ['choose', 'camera']) {
    const input = byId<HTMLInputElement>(id);
    if (id === 'choose') input.accept = ACCEPT;
    input.addEventListener('change', () => {
      taken(takeFiles(input.files ?? []));
      input.value = '';
    });
  }
  byId('start').addEventListener('click', startQueue);
  byId('retry-all').addEventListener('click', () => retry(failedItems()));
  byId('pause').addEventListener('click', pauseQueue);
  byId('only-review').addEventListener('change', render);
  byId('search').addEventListener('input', render);
  listenToSettings();
  listenToTabs();
  listenToReview();
  byId('language').addEventListener('click', () => {
    switchLanguage();
    speak();
  });
  desk.isOnline = navigator.onLine;
  for (const [event, isOnline] of [
    ['online', true],
    ['offline', false],
  ] as const)
    addEventListener(event, () => {
      desk.isOnline = isOnline;
      if (isOnline) desk.say(() => word('online'));
      if (!isOnline) pauseQueue();
      desk.changed();
    });
  // A pile that is kept nowhere else is not lost by a slip of the hand.
  addEventListener('beforeunload', (event) => {
    if (desk.items.length > 0 && !settings.keep) event.preventDefault();
  });
}

function listenToSettings(): void {
  const kind = byId<HTMLSelectElement>('kind');
  kind.value = settings.kind;
  kind.addEventListener('change', () => {
    settings.kind = kind.value as Kind | 'guess';
    saveSettings();
    for (const item of desk.items) if (item.state === 'waiting') item.kind = kindOf(item.file.name);
    desk.changed();
  });
  const cap = byId<HTMLInputElement>('cap');
  cap.value = String(settings.cap / 1e6);
  cap.addEventListener('change', () => {
    const value = Number(cap.value);
    if (value >= 0) settings.cap = Math.round(value * 1e6);
    saveSettings();
    desk.changed();
  });
  const keep = byId<HTMLInputElement>('keep');
  keep.checked = settings.keep;
  keep.addEventListener('change', async () => {
    settings.keep = keep.checked;
    saveSettings();
    if (keep.checked) await savePile(desk.items);
    else await deletePile();
    const { checked } = keep;
    desk.say(() => word(checked ? 'kept' : 'not_kept'));
  });
  byId('forget').addEventListener('click', async () => {
    if (desk.items.length > 0 && !confirm(word('forget_sure', { count: desk.items.length }))) return;
    pauseQueue();
    desk.items.splice(0);
    await deletePile();
    show('pile');
    notAdded = [];
    desk.say(() => word('forgotten'));
  });
}

/** Arrow keys walk through the tabs, as the pattern for tabs has it. */
function listenToTabs(): void {
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
function listenToReview(): void {
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

function speak(): void {
  translate((key) => word(key as WordKey));
  document.title = word('page_title');
  byId('money').textContent = word(isDevnet() ? 'devnet' : 'real_money');
  byId('wallet-note').hidden = isDevnet();
  if (view === 'settings') renderSettings();
  const item = shownItem();
  if (item) void openReview(item);
  render();
}

let isSaving = false;
function keepPile(): void {
  if (!settings.keep || isSaving || desk.items.some(isBusy)) return;
  isSaving = true;
  setTimeout(() => void savePile(desk.items).finally(() => (isSaving = false)), 300);
}

await Promise.all([loadLabels(), loadService()]);
if (settings.keep) desk.items.push(...(await loadPile().catch(() => [])));
desk.onChange(render);
desk.onChange(keepPile);
desk.onChange(() => {
  for (const item of desk.items) if (item.state === 'done') void fingerprint(item);
});
listen();
speak();
show('pile');
document.body.dataset.ready = 'true';
