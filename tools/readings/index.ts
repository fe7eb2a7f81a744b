import { extractionHistory } from './extraction-history.ts';
import { pagesHistory } from './pages-history.ts';
import { extractionReadings, pagesReadings } from './records.ts';
import type { ReadingLanguage } from './words.ts';

const HISTORIES: Readonly<Record<string, (root: string, language: ReadingLanguage) => string>> = {
  extraction: (root, language) => extractionHistory(extractionReadings(root), language),
  'real-pages': (root, language) => pagesHistory(pagesReadings(root), language),
};

/** Fills what stands between `<!-- readings:NAME -->` and `<!-- /readings -->`. */
export const withReadings = (text: string, root: string, language: ReadingLanguage): string =>
  text.replaceAll(
    /(<!-- readings:([\w-]+) -->\n)[\s\S]*?(<!-- \/readings -->)/g,
    (_, open: string, name: string, close: string) => {
      const made = HISTORIES[name];
      if (!made) throw new Error(`There are no readings called ${name}: ${Object.keys(HISTORIES).join(', ')}`);
      return `${open}\n${made(root, language)}\n\n${close}`;
    },
  );
