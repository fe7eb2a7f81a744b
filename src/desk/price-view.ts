import { byId } from '../playground/dom.ts';
import { dollars } from '../playground/x402.ts';
import { failedItems, type PileCost, pauseQueue, priceOfPile, retry, startQueue } from './queue.ts';
import { isDevnet } from './service.ts';
import { settings } from './settings.ts';
import { desk, isBusy } from './state.ts';
import { word } from './words.ts';

const NOTHING: PileCost = { total: 0, count: 0, allowed: 0, open: 0, openTotal: 0 };
let latest = 0;

/** What reading the rest will cost, said before anything is paid. */
export async function renderPrice(): Promise<void> {
  const turn = ++latest;
  const { total, count, allowed, open, openTotal } = await priceOfPile().catch(() => NOTHING);
  // An older price that comes later is no longer true.
  if (turn !== latest) return;
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
  start.hidden = count === 0 || (!desk.isPaused && open === 0);
  start.disabled = count === 0 || allowed === 0;
  start.textContent = word(isDevnet() ? 'start_devnet' : 'start', {
    total: dollars(desk.isPaused ? total : openTotal),
  });
  byId('pause').hidden = desk.isPaused;
  const failed = failedItems().length;
  byId('retry-all').hidden = failed < 2;
  byId('retry-all').textContent = word('retry_all', { count: failed });
  const isAssumed = desk.items.some(({ state, kindBy }) => state === 'waiting' && kindBy === 'default');
  byId('kind-note').textContent = isAssumed ? word('kind_note') : '';
  byId('offline-line').textContent = desk.isOnline ? '' : word('offline');
}

/** When nothing is left to read: how it went. */
function readLine(): string {
  const failed = desk.items.filter((item) => item.state === 'failed').length;
  const spent = dollars(desk.spent);
  if (failed === 0) return word('all_read', { spent });
  return word('all_read_but', { read: desk.items.length - failed, failed, spent });
}

/** The buttons that pay, and the line to the service without which nothing is read. */
export function listenToPrice(): void {
  byId('start').addEventListener('click', startQueue);
  byId('retry-all').addEventListener('click', () => retry(failedItems()));
  byId('pause').addEventListener('click', pauseQueue);
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
}
