import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { figureChart, readFigures } from './figures.ts';

/** One page of /docs, made from the repository's own Markdown. */
export interface DocsPage {
  readonly slug: string;
  readonly title: string;
  readonly language: 'en' | 'ja';
  readonly html: string;
  /** Plain text for the search. */
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../../..');

/** The order of the menu; pages that are not named follow by name. */
const ORDER = [
  'quick-start',
  'payment',
  'registry',
  'address',
  'ocr',
  'extraction',
  'jp-pint',
  'accuracy',
  'speed',
  'operations',
  'security',
  'settings',
  'errors',
];

const markdown = new Marked({ gfm: true });

export function loadPages(root: string = ROOT): DocsPage[] {
  const files = [
    ...list(join(root, 'docs'), '', 'en'),
    ...list(join(root, 'docs/sources'), 'sources/', 'en'),
    ...list(join(root, 'docs/ja'), 'ja/', 'ja'),
    { slug: 'security', file: join(root, 'SECURITY.md'), language: 'en' as const },
  ];
  const figures = readFigures(join(root, 'docs/figures'));
  const place = (slug: string) => {
    const at = ORDER.indexOf(slug.replace(/^(ja|sources)\//, ''));
    return at < 0 ? ORDER.length : at;
  };
  return files
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file, language }) =>
      toPage(slug, language, readFileSync(file, 'utf8'), (name) => figureChart(figures, name)),
    )
    .sort((a, b) => place(a.slug) - place(b.slug) || a.slug.localeCompare(b.slug));
}

function list(folder: string, prefix: string, language: 'en' | 'ja') {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({ slug: prefix + name.slice(0, -3), file: join(folder, name), language }));
}

function toPage(slug: string, language: 'en' | 'ja', source: string, chart: (prefix: string) => string): DocsPage {
  const title = /^#\s+(.+)$/m.exec(source)?.[1] ?? slug;
  const html = rewriteLinks(markdown.parse(source, { async: false })).replaceAll(
    /<!-- figures:([\w.]+) -->/g,
    (_, prefix: string) => chart(prefix),
  );
  return {
    slug,
    title,
    language,
    html: reachable(html),
    text: html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

/** Links between Markdown files become links between pages. */
const rewriteLinks = (html: string): string =>
  html
    .replaceAll(
      /href="(?:\.\.\/)?(?:docs\/)?([\w/-]+)\.md(#[\w-]*)?"/g,
      (_, slug: string, hash: string | undefined) => `href="/docs/${slug.toLowerCase()}${hash ?? ''}"`,
    )
    .replaceAll('href="/docs/readme"', 'href="/docs/"');

/** Wide tables and code scroll inside themselves and can be reached by keyboard. */
const reachable = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
