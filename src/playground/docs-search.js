/** Search over titles and texts, in the page: every word must occur, titles count more. */
const input = document.getElementById('search');
const results = document.getElementById('results');
const article = document.querySelector('article');
let index;

const fold = (text) => text.normalize('NFKC').toLowerCase();

async function search() {
  const words = fold(input.value).split(/\s+/).filter(Boolean);
  results.hidden = words.length === 0;
  article.hidden = words.length > 0;
  if (words.length === 0) return;
  index ??= (await (await fetch('/docs/search.json')).json()).map((page) => ({
    ...page,
    foldedTitle: fold(page.title),
    folded: fold(`${page.title} ${page.text}`),
  }));
  const found = index
    .filter((page) => words.every((word) => page.folded.includes(word)))
    .map((page) => ({ page, score: words.filter((word) => page.foldedTitle.includes(word)).length }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 20);
  results.replaceChildren(...(found.length > 0 ? found.map(({ page }) => entry(page, words[0])) : [item('–')]));
}

const item = (...children) => {
  const made = document.createElement('li');
  made.append(...children);
  return made;
};

function entry(page, word) {
  const link = document.createElement('a');
  link.href = `/docs/${page.slug}`;
  link.textContent = page.title;
  const at = Math.max(0, fold(page.text).indexOf(word) - 40);
  return item(link, document.createElement('br'), `…${page.text.slice(at, at + 140)}…`);
}

input.addEventListener('input', search);
document.getElementById('search-form').addEventListener('submit', (event) => event.preventDefault());
