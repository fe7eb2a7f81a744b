import { element } from './dom.ts';
import { currentLanguage } from './language.ts';
import { word } from './words.ts';

export interface Finding {
  readonly line: number;
  readonly column: number;
  readonly rule_id: string;
  readonly message?: string;
  readonly message_ja?: string;
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
    const message =
      (currentLanguage() === 'ja' ? finding.message_ja : finding.message) ?? finding.message ?? finding.message_ja;
    const show = () => source.querySelector(`#line-${finding.line}`)?.scrollIntoView({ block: 'center' });
    return element(
      'li',
      {},
      element('button', { type: 'button', onclick: show }, `${word('line')} ${finding.line}:${finding.column}`),
      ` ${finding.rule_id}: ${message}`,
    );
  });
  return element('div', {}, element('ul', { class: 'bad' }, ...items), source);
}
