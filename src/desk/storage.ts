import type { Item } from './state.ts';

/** The pile in this browser's own database: only when a person switched it on, and gone at one button. */
const DATABASE = 'jbis-desk';
const STORE = 'items';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return asked(request);
}

/** What is stored of an item: a file that was being read waits again after a reload. */
const atRest = (item: Item): Item => ({
  ...item,
  kind: item.record?.kind ?? item.kind,
  agreed: null,
  state: item.record ? 'done' : item.state === 'failed' ? 'failed' : 'waiting',
  progress: 0,
});

export async function savePile(items: readonly Item[]): Promise<void> {
  // After everything was deleted no empty database comes back.
  if (items.length === 0) return void (await deletePile());
  const database = await open();
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  await asked(store.clear());
  for (const [order, item] of items.entries()) await asked(store.put({ ...atRest(item), order }));
  database.close();
}

export async function loadPile(): Promise<Item[]> {
  const database = await open();
  const found = await asked(database.transaction(STORE).objectStore(STORE).getAll());
  database.close();
  return (found as (Item & { order: number })[]).sort((a, b) => a.order - b.order);
}

export const deletePile = (): Promise<unknown> => asked(indexedDB.deleteDatabase(DATABASE));
