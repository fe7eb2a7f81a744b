import { matchesOf } from './matches-of.ts';
import type { WordRow } from './word-row.ts';

/** Labels of hosts that say nothing about whose host it is. */
export const COMMON_LABELS: readonly WordRow[] = [
  {
    id: 'service',
    words: ['www', 'www2', 'shop', 'store', 'mail', 'info', 'web', 'm', 'blog', 'support', 'recruit'],
    example: 'shop.mihon.example',
  },
  {
    id: 'suffix',
    words: [
      'com',
      'jp',
      'net',
      'org',
      'co',
      'ne',
      'or',
      'ac',
      'go',
      'ed',
      'gr',
      'biz',
      'info',
      'io',
      'tokyo',
      'osaka',
      'example',
      'test',
    ],
    example: 'mihon.example.co.jp',
  },
  {
    id: 'provider',
    words: [
      'gmail',
      'yahoo',
      'outlook',
      'hotmail',
      'icloud',
      'docomo',
      'ezweb',
      'softbank',
      'nifty',
      'biglobe',
      'ocn',
      'so-net',
      'facebook',
      'instagram',
      'amazon',
      'rakuten',
      'google',
      'line',
      'twitter',
      'x',
    ],
    example: 'mihon@gmail.example',
  },
];

const COMMON = new Set(COMMON_LABELS.flatMap(({ words }) => words));
const HOST = /(?<![A-Za-z0-9.-])(?:[A-Za-z0-9._%+-]+@|https?:\/\/)?((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})(?![A-Za-z0-9])/gu;
const SUFFIX = /\.(?:com|jp|net|org|biz|info|io|tokyo|osaka|example|test)$/iu;
const SHORTEST = 4;
const MOST = 1;

/** What hosts in a text are called by, as words: cutting-art.example.com is cutting art. */
export function domainNames(text: string): string[] {
  const names: string[] = [];
  for (const [, host] of matchesOf(text, HOST)) {
    if (!SUFFIX.test(host!)) continue;
    const label = host!
      .toLowerCase()
      .split('.')
      .find((part) => !COMMON.has(part) && part.length >= SHORTEST);
    if (label !== undefined && /[a-z]/u.test(label)) names.push(label.replace(/-+/gu, ' ').trim());
  }
  return [...new Set(names)].slice(0, MOST);
}
