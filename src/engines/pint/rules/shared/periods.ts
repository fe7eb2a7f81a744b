import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { compareDates, type SchemaDate } from '../../lexical.ts';
import type { Facts } from '../facts.ts';
import { LINE_NAMES, type Path, path, under } from '../path.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { date, EvaluationAbort } from '../values.ts';

const start = path('cbc:StartDate');
const end = path('cbc:EndDate');
const documentStart = path('cac:InvoicePeriod/cbc:StartDate');
const documentEnd = path('cac:InvoicePeriod/cbc:EndDate');
const code = path('cbc:DescriptionCode');
const PERIOD = known('cac:InvoicePeriod');

/** The dates of the periods beside the line; two of them stop the official run as soon as a line has a period. */
const outer = (where: Path) => (document: XmlElement) => {
  const nodes = where.all(document);
  return { second: nodes[1], date: nodes[0] ? date(nodes[0]) : undefined };
};
const outerStart = outer(documentStart);
const outerEnd = outer(documentEnd);

function bound(node: XmlElement, facts: Facts, which: typeof outerStart): SchemaDate | undefined {
  const document = node.parent?.parent;
  if (!document) return undefined;
  const { second, date: found } = facts.once(which, document);
  if (second) throw new EvaluationAbort(second, 'there are two invoice periods', '請求期間が2つあります');
  return found;
}

const within = (
  id: string,
  own: Path,
  which: typeof outerStart,
  agrees: (order: number) => boolean,
  text: { en: string; ja: string; bt: string[] },
): Rule => ({
  id,
  terms: text.bt,
  message: words(text.en, text.ja),
  hint: words(
    `Move ${own.text} of the line into the invoice period, or widen the invoice period.`,
    `明細行の ${own.text} を請求期間内にするか、請求期間を広げてください。`,
  ),
  test: (node, facts) => {
    const limit = bound(node, facts, which);
    const dates = own.all(node);
    return limit === undefined || dates.length === 0 || dates.some((found) => agrees(compareDates(date(found), limit)));
  },
  detail: (node) => {
    const document = node.parent?.parent;
    const limit = document && (which === outerStart ? documentStart : documentEnd).first(document);
    return { at: own.first(node), actual: own.first(node)?.text, expected: limit?.text };
  },
});

const ordered = (id: string, en: string, ja: string, bt: string[]): Rule => ({
  id,
  terms: bt,
  message: words(`${en} ends before it starts.`, `${ja}の終了日が開始日より前です。`),
  hint: words('Exchange or correct cbc:StartDate and cbc:EndDate.', 'cbc:StartDate と cbc:EndDate を直してください。'),
  test: (node) => {
    const from = start.first(node);
    const to = end.first(node);
    return !from || !to || compareDates(date(to), date(from)) >= 0;
  },
  detail: (node) => ({
    at: end.first(node),
    actual: end.first(node)?.text,
    expected: `>= ${start.first(node)?.text ?? ''}`,
  }),
});

export const LINE_PERIOD: Context = {
  names: [PERIOD],
  when: under(LINE_NAMES),
  rules: [
    within('ibr-085', start, outerStart, (order) => order >= 0, {
      en: 'The line period starts before the invoice period.',
      ja: '明細行の期間の開始日が請求期間の開始日より前です。',
      bt: ['ibt-073', 'ibt-134'],
    }),
    within('ibr-086', end, outerEnd, (order) => order <= 0, {
      en: 'The line period ends after the invoice period.',
      ja: '明細行の期間の終了日が請求期間の終了日より後です。',
      bt: ['ibt-074', 'ibt-135'],
    }),
    ordered('ibr-030', 'The line period', '明細行の期間', ['ibt-134', 'ibt-135']),
    {
      id: 'ibr-co-20',
      terms: ['ibt-134', 'ibt-135'],
      message: words('The line period has neither a start nor an end.', '明細行の期間に開始日も終了日もありません。'),
      hint: words('Add cbc:StartDate or cbc:EndDate.', 'cbc:StartDate または cbc:EndDate を追加してください。'),
      test: (node) => start.exists(node) || end.exists(node),
    },
  ],
};

export const INVOICE_PERIOD: Context = {
  names: [PERIOD],
  rules: [
    ordered('ibr-029', 'The invoice period', '請求期間', ['ibt-073', 'ibt-074']),
    {
      id: 'ibr-co-19',
      terms: ['ibt-008', 'ibt-073', 'ibt-074'],
      message: words(
        'The invoice period has neither a start, an end nor a tax point code.',
        '請求期間に開始日も終了日も課税基準日コードもありません。',
      ),
      hint: words('Add cbc:StartDate or cbc:EndDate.', 'cbc:StartDate または cbc:EndDate を追加してください。'),
      test: (node) => start.exists(node) || end.exists(node) || code.exists(node),
    },
  ],
};
