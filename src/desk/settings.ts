import { type BookSettings, DEFAULT_BOOKS } from './bookkeeping.settings.ts';
import type { Kind } from './record.ts';

interface DeskSettings {
  /** What a dropped file is read as; `guess` goes by its text or its name. */
  kind: Kind | 'guess';
  /** Millionths of a dollar that one visit may spend. */
  cap: number;
  /** Whether the pile is kept in this browser. */
  keep: boolean;
  books: BookSettings;
}

const KEY = 'desk.settings';
const DEFAULTS: DeskSettings = { kind: 'guess', cap: 5_000_000, keep: false, books: DEFAULT_BOOKS };

function stored(): Partial<DeskSettings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Partial<DeskSettings>;
  } catch {
    return {};
  }
}

const kept = stored();
/** Settings are no documents: they are kept in this browser. */
export const settings: DeskSettings = { ...DEFAULTS, ...kept, books: { ...DEFAULT_BOOKS, ...kept.books } };

export function saveSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
