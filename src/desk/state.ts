import type { Texts } from '../playground/error-text.ts';
import type { KindSource } from './document-kind.ts';
import type { Booked } from './journal.ts';
import type { DeskRecord, Kind } from './record.ts';

export type ItemState = 'waiting' | 'uploading' | 'reading' | 'checking' | 'done' | 'failed';

/** One file of the pile on its way from the drop to the books. */
export interface Item {
  readonly id: string;
  readonly file: File;
  /** The other side of a card. */
  back: File | null;
  kind: Kind;
  kindBy: KindSource;
  /** The kind whose price a person agreed to pay: nothing else is read. */
  agreed: Kind | null;
  state: ItemState;
  /** 0 to 1 while uploading. */
  progress: number;
  error: Texts | null;
  /** Of a failure: whether the same file again can end otherwise. */
  isRetryable: boolean;
  /** A signed payment that was not used up: a retry sends it again and is not charged twice. */
  payment: { readonly header: string; readonly until: number; readonly kind: Kind } | null;
  record: DeskRecord | null;
  digest: string;
  picture: string | null;
  account: string;
}

/** The pile, in the order it was dropped. Views are told of every change and draw themselves again. */
class Desk {
  readonly items: Item[] = [];
  isPaused = true;
  /** Millionths of a dollar. */
  spent = 0;
  isOnline = true;
  readonly #listeners = new Set<() => void>();
  #isTold = false;

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Several changes of one moment are told once. */
  changed(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    queueMicrotask(() => {
      this.#isTold = false;
      for (const listener of this.#listeners) listener();
    });
  }

  /** What was said last to the person, kept as a way to say it: the language may change. */
  said: () => string = () => '';
  say(said: () => string): void {
    this.said = said;
    this.changed();
  }

  find(id: string): Item | undefined {
    return this.items.find((item) => item.id === id);
  }

  remove(item: Item): void {
    const at = this.items.indexOf(item);
    if (at >= 0) this.items.splice(at, 1);
    this.changed();
  }
}

export const desk = new Desk();

export const isBusy = ({ state }: Item): boolean => ['uploading', 'reading', 'checking'].includes(state);

/** The documents that were read, as exports and sums take them. */
export const read = (items: readonly Item[] = desk.items): Booked[] =>
  items
    .filter((item) => item.record !== null)
    .map(({ id, file, record, account }) => ({ id, file: file.name, record: record!, account }));
