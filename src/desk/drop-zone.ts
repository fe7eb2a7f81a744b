import { byId } from '../playground/dom.ts';
import { ACCEPT, filesOfDrop, type Taken, takeFiles } from './intake.ts';
import { desk } from './state.ts';
import { word } from './words.ts';

let notAdded: Taken['refused'] = [];

/** Seen and said: a file that is missing from the pile would be missing from the books. */
export function renderRefused(): void {
  const files = notAdded.map(({ name, why }) => word(why, { name })).join(' ');
  byId('refused').textContent = notAdded.length === 0 ? '' : word('refused', { files });
}

export function forgetRefused(): void {
  notAdded = [];
}

/** Files dropped anywhere, pasted, chosen or photographed; `onAdded` shows the pile they went to. */
export function listenToDrops(onAdded: () => void): void {
  const take = ({ added, refused }: Taken) => {
    if (added > 0) onAdded();
    desk.say(() => word('added', { count: added }));
    notAdded = refused;
    renderRefused();
  };
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
    if (event.dataTransfer) take(takeFiles(await filesOfDrop(event.dataTransfer)));
  });
  document.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(takeFiles(files));
  });
  for (const id of ['choose', 'camera']) {
    const input = byId<HTMLInputElement>(id);
    if (id === 'choose') input.accept = ACCEPT;
    input.addEventListener('change', () => {
      take(takeFiles(input.files ?? []));
      input.value = '';
    });
  }
}
