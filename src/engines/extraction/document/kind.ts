import type { DocumentKind as Kind } from '../../../contract/labels/extraction.labels.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { KIND_RULES } from '../features/kind.features.ts';
import { classify, type Verdict, type Weights } from '../learned/rule.ts';
import type { MoneyFact } from '../money/facts.ts';
import { TITLE_WORDS } from '../vocabulary/title-words.ts';
import weights from '../weights/kind.json' with { type: 'json' };
import type { Analysis } from './analysis.ts';
import { holdsTwoPapers } from './two-papers.ts';

/** What the rules look at: the short lines that may be titles, the whole text, and what was found on the paper. */
export interface KindSubject {
  /** Lines short enough to be a title, without spaces, from the top of the paper (or its end). */
  readonly titles: readonly string[];
  /** The whole paper without spaces, one line per row. */
  readonly text: string;
  readonly facts: readonly MoneyFact[];
  readonly numbers: number;
  readonly dates: number;
  readonly bank: boolean;
  readonly endpoint: 'invoice' | 'receipt';
  /** Its rows show more than one bill or receipt. */
  readonly isTwo?: boolean;
}

const MAX_TITLE = 26;
/** A line that names the number or the date of a paper is not its title. */
const ABOUT_A_PAPER = /番号|No\.?[:\d]|№|^[元原]取引|日付|付請求|兼用|について|参照|ご覧|別紙|#\d/i;

/** `トナー 黒  2  本  14,800  29,600  納品書 4471`: with which paper the goods came is no title. */
const isOfGoods = ({ segments, text }: Analysis['rows'][number]): boolean =>
  segments.length >= LEAST_CELLS && (text.match(/(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g)?.length ?? 0) >= 2;
const LEAST_CELLS = 4;

export function kindSubject(
  analysis: Analysis,
  facts: readonly MoneyFact[],
  endpoint: 'invoice' | 'receipt',
): KindSubject {
  const { rows } = analysis;
  const near = rows.filter((row) => (row.index < 14 || row.index >= rows.length - 6) && !isOfGoods(row));
  const titles = near.flatMap((row) => [
    ...(row.tight.length <= MAX_TITLE ? [row.tight] : []),
    ...row.segments
      .filter((segment) => row.segments.length > 1 && segment.text.length <= MAX_TITLE)
      .map((segment) => segment.text.replaceAll(' ', '')),
    // Letters set wide apart: the title and what stands beside it are then one row of many segments.
    ...(row.segments.length > 2
      ? [
          row.segments
            .slice(0, 5)
            .map((segment) => segment.text)
            .join('')
            .replaceAll(' ', ''),
        ]
      : []),
  ]);
  return {
    titles: titles.filter((title) => !ABOUT_A_PAPER.test(title)),
    text: rows.map((row) => row.tight).join('\n'),
    facts,
    numbers: analysis.registration.found.length,
    dates: new Set(analysis.dates.map((date) => date.value)).size,
    bank: analysis.bankRows.size > 0,
    endpoint,
    isTwo: holdsTwoPapers(rows),
  };
}

/** The kind of a document, with the rules that spoke. */
export function kindOf(subject: KindSubject): Verdict {
  const verdict = byTitle(subject, weighed(subject));
  return subject.isTwo ? changed(verdict, SEVERAL) : verdict;
}

const likelyWords = likelyPatterns(TITLE_WORDS, ({ pattern }) => pattern);

/** Rows from the top in which a paper says what it is. */
const HEAD = 4;

/** The paper's own words over what the weights made of it; the shares of the two kinds change places. */
function byTitle({ text }: KindSubject, verdict: Verdict): Verdict {
  const head = text.split('\n').slice(0, HEAD);
  const said = likelyWords(text).find(
    ({ over, where, pattern, unless, unlessAnywhere }) =>
      (over as readonly string[]).includes(verdict.best) &&
      (where === 'text' ? pattern.test(text) : head.some((line) => pattern.test(line))) &&
      !unless?.test(head.join('\n')) &&
      !unlessAnywhere?.test(text),
  );
  return said ? changed(verdict, said.kind) : verdict;
}

function changed(verdict: Verdict, kind: Kind): Verdict {
  const [to, from] = [KIND_CLASSES.indexOf(kind), KIND_CLASSES.indexOf(verdict.best)];
  const probabilities = verdict.probabilities.map((share, index) =>
    index === to ? verdict.probabilities[from]! : index === from ? verdict.probabilities[to]! : share,
  );
  return { ...verdict, best: kind, probabilities };
}

function weighed(subject: KindSubject): Verdict {
  const verdict = classify(KIND_RULES, weights as Weights, subject);
  // Two papers show two of something: words that fit neither a bill nor a receipt quite are none of that.
  if (verdict.best !== SEVERAL || showsTwo(verdict, subject)) return verdict;
  const several = KIND_CLASSES.indexOf(SEVERAL);
  const rest = 1 - verdict.probabilities[several]!;
  const probabilities = verdict.probabilities.map((share, index) => (index === several ? 0 : share / rest));
  const best = KIND_CLASSES[probabilities.indexOf(Math.max(...probabilities))]!;
  return { ...verdict, best, probabilities };
}
const SEVERAL: Kind = 'several_documents';

const showsTwo = ({ fired }: Verdict, { text }: KindSubject): boolean =>
  fired.some(({ id }) => id.startsWith('two-')) ||
  (['title-invoice', 'title-receipt'].every((title) => fired.some(({ id }) => id === title)) &&
    !/兼(?:領収|請求)/.test(text));

/** Kinds each endpoint takes; everything else is for a person. */
export const ACCEPTED: Readonly<Record<'invoice' | 'receipt', ReadonlySet<Kind>>> = {
  invoice: new Set<Kind>(['invoice', 'statement', 'credit_note']),
  receipt: new Set<Kind>(['receipt']),
};

export const KIND_CLASSES: readonly string[] = weights.classes;
