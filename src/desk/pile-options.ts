import { byId } from '../playground/dom.ts';
import { forgetRefused } from './drop-zone.ts';
import { guessAgain } from './intake.ts';
import { pauseQueue } from './queue.ts';
import type { Kind } from './record.ts';
import { saveSettings, settings } from './settings.ts';
import { desk } from './state.ts';
import { deletePile, savePile } from './storage.ts';
import { word } from './words.ts';

/** What goes for the whole pile: what its files are read as, the cap, whether it is kept. */
export function listenToOptions(onForgotten: () => void): void {
  const kind = byId<HTMLSelectElement>('kind');
  kind.value = settings.kind;
  kind.addEventListener('change', () => {
    settings.kind = kind.value as Kind | 'guess';
    saveSettings();
    guessAgain();
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
    forgetRefused();
    onForgotten();
    desk.say(() => word('forgotten'));
  });
}
