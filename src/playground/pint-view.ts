import { element } from './dom.ts';
import { currentLanguage } from './language.ts';
import { word } from './words.ts';

export interface Finding {
  readonly line: number;
  readonly column: number;
  readonly rule_id: string;
  readonly message?: string | null;
  readonly message_ja?: string | null;
  readonly fix_hint?: string | null;
  readonly fix_hint_ja?: string | null;
  readonly actual?: string | null;
  readonly expected?: string | null;
  readonly expected_ja?: string | null;
}

/** One of a pair of texts: the one of the page's language, the other where the answer has that alone. */
const spoken = (english: string | null | undefined, japanese: string | null | undefined): string =>
  (currentLanguage() === 'ja' ? (japanese ?? english) : (english ?? japanese)) ?? '';

/** What stands there and what should, as code: most of it is codes, numbers and formulas. */
function comparison({ actual, expected, expected_ja }: Finding): HTMLElement | null {
  const wanted = spoken(expected, expected_ja);
  const parts = (
    [
      ['actual', actual ?? ''],
      ['expected', wanted],
    ] as const
  ).filter(([, value]) => value !== '');
  if (parts.length === 0) return null;
  return element(
    'p',
    { class: 'small' },
    ...parts.flatMap(([key, value]) => [`${word(key)} `, element('code', {}, value), ' ']),
  );
}

/** The findings of a JP PINT validation beside the source, the wrong lines marked. */
export function pintView(xml: string, findings: readonly Finding[]): HTMLElement {
  if (findings.length === 0) return element('p', { class: 'good' }, word('valid'));
  const wrong = new Set(findings.map((finding) => finding.line));
  const lines = xml.split('\n').slice(0, 2000);
  const source = element(
    'pre',
    { class: 'source', tabindex: 0, 'aria-label': 'XML' },
    ...lines.map((text, index) =>
      element('div', { class: wrong.has(index + 1) ? 'wrong' : '', id: `line-${index + 1}` }, text || ' '),
    ),
  );
  const items = findings.slice(0, 100).map((finding) => {
    const message = spoken(finding.message, finding.message_ja);
    const hint = spoken(finding.fix_hint, finding.fix_hint_ja);
    const show = () => source.querySelector(`#line-${finding.line}`)?.scrollIntoView({ block: 'center' });
    return element(
      'li',
      {},
      element('button', { type: 'button', onclick: show }, `${word('line')} ${finding.line}:${finding.column}`),
      ` ${finding.rule_id}: ${message}`,
      hint === '' ? null : element('p', { class: 'small soft' }, hint),
      comparison(finding),
    );
  });
  return element('div', {}, element('ul', { class: 'bad' }, ...items), source);
}
