import { byId } from '../playground/dom.ts';
import { loadLabels, switchLanguage, translate } from '../playground/language.ts';
import { listenToDrops } from './drop-zone.ts';
import { fingerprint } from './intake.ts';
import { listenToOptions } from './pile-options.ts';
import { listenToPrice } from './price-view.ts';
import { isDevnet, loadService } from './service.ts';
import { settings } from './settings.ts';
import { desk, isBusy } from './state.ts';
import { loadPile, savePile } from './storage.ts';
import { listenToReview, listenToTabs, render, renderAgain, show } from './view-switch.ts';
import { type WordKey, word } from './words.ts';

function speak(): void {
  translate((key) => word(key as WordKey));
  document.title = word('page_title');
  byId('money').textContent = word(isDevnet() ? 'devnet' : 'real_money');
  byId('wallet-note').hidden = isDevnet();
  renderAgain();
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
listenToDrops(() => show('pile'));
listenToOptions(() => show('pile'));
listenToPrice();
listenToTabs();
listenToReview();
byId('only-review').addEventListener('change', render);
byId('search').addEventListener('input', render);
byId('language').addEventListener('click', () => {
  switchLanguage();
  speak();
});
// A pile that is kept nowhere else is not lost by a slip of the hand.
addEventListener('beforeunload', (event) => {
  if (desk.items.length > 0 && !settings.keep) event.preventDefault();
});
speak();
show('pile');
document.body.dataset.ready = 'true';
