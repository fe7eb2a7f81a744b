import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setImmediate as aTurn } from 'node:timers/promises';
import { Marked } from 'marked';
import { readFigures } from './figures.ts';
import { costReport } from './report/cost-report.ts';
import { report } from './report/report.ts';
import { stackedTable } from './stacked-table.ts';
import { DOCS_WORDS, type DocsLanguage } from './words.ts';

/** One page of /docs, made from the repository's own Markdown. */
export interface DocsPage {
  readonly slug: string;
  readonly title: string;
  readonly language: DocsLanguage;
  readonly html: string;
  /** Plain text for the search. */
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../../..');

/** The order of the menu; pages that are not named follow by name. */
const ORDER = [
  'quick-start',
  'desk',
  'payment',
  'libraries',
  'python',
  'registry',
  'address',
  'ocr',
  'extraction',
  'jp-pint',
  'accuracy',
  'speed',
  'operations',
  'upgrade',
  'backup',
  'security',
  'settings',
  'errors',
];

const markdown = new Marked({ gfm: true });

/** A turn of the loop for each page: who asks first must not hold up the others. */
export async function loadPages(root: string = ROOT): Promise<DocsPage[]> {
  const files = [
    ...list(root, 'docs', '', 'en'),
    ...list(root, 'docs/sources', 'sources/', 'en'),
    ...list(root, 'docs/ja', 'ja/', 'ja'),
    { slug: 'security', path: 'SECURITY.md', language: 'en' as const },
    { slug: 'architecture', path: 'ARCHITECTURE.md', language: 'en' as const },
    ...['recogniser-v7', 'detector-v2'].map((model) => {
      return { slug: `models/${model}`, path: `models/${model}/README.md`, language: 'en' as const };
    }),
  ].filter(({ path }) => existsSync(join(root, path)));
  const slugs = new Map(files.map(({ path, slug }) => [path, slug]));
  const figures = readFigures(join(root, 'docs/figures'));
  const place = (slug: string) => {
    const at = ORDER.indexOf(slug.replace(/^(ja|sources)\//, ''));
    return at < 0 ? ORDER.length : at;
  };
  const pages: DocsPage[] = [];
  for (const file of files) {
    await aTurn();
    const source = readFileSync(join(root, file.path), 'utf8');
    pages.push(
      toPage(file, source, slugs, ({ kind, names, title }) =>
        kind === 'report'
          ? report(figures, names, file.language)
          : costReport(figures, names, { title, language: file.language }),
      ),
    );
  }
  return pages.sort((a, b) => place(a.slug) - place(b.slug) || a.slug.localeCompare(b.slug));
}

interface SourceFile {
  readonly slug: string;
  /** From the root of the package. */
  readonly path: string;
  readonly language: DocsLanguage;
}

function list(root: string, folder: string, prefix: string, language: DocsLanguage): SourceFile[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({ slug: prefix + name.slice(0, -3).toLowerCase(), path: `${folder}/${name}`, language }));
}

function toPage(
  { slug, path, language }: SourceFile,
  source: string,
  slugs: ReadonlyMap<string, string>,
  chart: (asked: { kind: string; names: string[]; title: string }) => string,
): DocsPage {
  const title = /^#\s+(.+)$/m.exec(source)?.[1] ?? slug;
  const html = rewriteLinks(markdown.parse(source, { async: false }), path, slugs).replaceAll(
    /<!-- (costs|report):([\w.,]+) -->/g,
    (_, kind: string, names: string, at: number, page: string) =>
      // A table of costs has the name of the heading it stands below.
      chart({ kind, names: names.split(','), title: headingBefore(page.slice(0, at)) }),
  );
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { slug, title, language, html: reachable(html, language), text };
}

const headingBefore = (html: string): string =>
  [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/g)].at(-1)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';

/** Links between Markdown files become links between pages; a file that is no page becomes plain text. */
const rewriteLinks = (html: string, path: string, slugs: ReadonlyMap<string, string>): string =>
  html.replaceAll(
    /<a href="(?!https?:|\/|#|mailto:)([^"#]+)(#[\w-]*)?">([\s\S]*?)<\/a>/g,
    (_, target: string, hash = '', label) => {
      const slug = slugs.get(posix.normalize(posix.join(posix.dirname(path), target)));
      return slug === undefined ? `<span>${label}</span>` : `<a href="/docs/${slug}${hash}">${label}</a>`;
    },
  );

/** Wide tables and code scroll inside themselves, can be reached by keyboard, and each has a name of its own. */
function reachable(html: string, language: DocsLanguage): string {
  let count = 0;
  return (
    html
      // The corner of a table is no heading.
      .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
      .replaceAll(/<table>[\s\S]*?<\/table>/g, (table) => {
        const name = `${DOCS_WORDS[language].table} ${++count}`;
        return `<div class="scroll" tabindex="0" role="region" aria-label="${name}">${stackedTable(table, language)}</div>`;
      })
      .replaceAll('<pre>', '<pre tabindex="0">')
  );
}
