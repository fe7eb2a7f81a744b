import { byId, element } from '../playground/dom.ts';
import { currentLanguage } from '../playground/language.ts';
import { dollars } from '../playground/x402.ts';
import { otherKind } from './document-kind.ts';
import { readAgain } from './queue.ts';
import { corrections, KINDS, type Kind } from './record.ts';
import { priceOf, readerPath } from './service.ts';
import type { Item } from './state.ts';
import { word } from './words.ts';

/**
 * The other readings of a document with their prices: what a picture shows is known only after it was read, and the
 * first choice may have been wrong. Where the service says so, its kind stands out.
 */
export async function renderReadAgain(item: Item, onRead: () => void): Promise<void> {
  const record = item.record!;
  const area = byId('read-again');
  const better = otherKind(record.kind, record.documentKind);
  const buttons: HTMLElement[] = [];
  for (const kind of KINDS) {
    const path = kind === record.kind ? null : readerPath(kind);
    if (path === null) continue;
    const price = await priceOf(path).catch(() => null);
    if (price === null) continue;
    const text = word('read_again', { kind: word(`kind_${kind}`), price: dollars(price) });
    const onclick = () => void again(item, kind, onRead);
    buttons.push(
      element(
        'button',
        { type: 'button', class: kind === better ? 'strong' : 'quiet small', 'data-kind': kind, onclick },
        text,
      ),
    );
  }
  area.replaceChildren(...buttons, failureOf(item));
}

const failureOf = ({ error }: Item): HTMLElement =>
  element('span', { class: 'bad small', role: 'status' }, error ? error[currentLanguage()] : '');

/** Said before it is paid: the price on the button, and what would be lost. */
async function again(item: Item, kind: Kind, onRead: () => void): Promise<void> {
  if (corrections(item.record!).length > 0 && !confirm(word('read_again_sure'))) return;
  const area = byId('read-again');
  area.replaceChildren(element('p', { class: 'soft', role: 'status' }, word('reading_again')));
  await readAgain(item, kind);
  onRead();
}
