import { element } from '../playground/dom.ts';

/** Search over titles and texts, in the page. Japanese has no spaces: a phrase that no page has is found by its parts. */
interface IndexedPage {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly foldedTitle: string;
  readonly folded: string;
}

const input = document.getElementById('search') as HTMLInputElement;
const results = document.getElementById('results')!;
const article = document.querySelector('article')!;
let index: readonly IndexedPage[] | undefined;

/** Width, case and the two kana count as one. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));

const LEAST_SHARE = 0.6;

/** 1 for a word that occurs, the share of its pairs of characters for a longer Japanese one. */
function shareOf(word: string, text: string): number {
  if (text.includes(word)) return 1;
  if (!/[\u3040-\u9fff]/.test(word) || word.length < 3) return 0;
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share >= LEAST_SHARE ? share : 0;
}

function scoreOf(page: IndexedPage, words: readonly string[]): number {
  const shares = words.map((word) => shareOf(word, page.folded));
  if (shares.includes(0)) return 0;
  return shares.reduce((sum, share) => sum + share, 0) + words.filter((word) => page.foldedTitle.includes(word)).length;
}

async function search(): Promise<void> {
  const words = fold(input.value).split(/\s+/).filter(Boolean);
  results.hidden = words.length === 0;
  article.hidden = words.length > 0;
  if (words.length === 0) return;
  index ??= ((await (await fetch('/docs/search.json')).json()) as IndexedPage[]).map((page) => ({
    ...page,
    foldedTitle: fold(page.title),
    folded: fold(`${page.title} ${page.text}`),
  }));
  const found = index
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 20);
  results.replaceChildren(
    ...(found.length > 0 ? found.map(({ page }) => entry(page, words[0]!)) : [element('li', {}, '–')]),
  );
}

function entry(page: IndexedPage, word: string): HTMLElement {
  const at = Math.max(0, fold(page.text).indexOf(word) - 40);
  const link = element('a', { href: `/docs/${page.slug}` }, page.title);
  return element('li', {}, link, element('br'), `…${page.text.slice(at, at + 140)}…`);
}

input.addEventListener('input', () => void search());
document.getElementById('search-form')!.addEventListener('submit', (event) => event.preventDefault());
// On a phone the menu would stand before every page: it opens at a touch.
if (matchMedia('(max-width: 52rem)').matches) document.querySelector('nav details')?.removeAttribute('open');
