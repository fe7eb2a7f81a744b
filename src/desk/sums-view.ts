import { byId, element } from '../playground/dom.ts';
import { yen } from './record.ts';
import { read } from './state.ts';
import { sumsByMonth } from './sums.ts';
import { word } from './words.ts';

/** Sums by month and rate, under the table they are made from. */
export function renderSums(): void {
  const sums = sumsByMonth(read());
  const rates = [...new Set(sums.flatMap((sum) => [...sum.rates.keys()]))].sort((a, b) => b - a);
  const rateName = (rate: number) => (rate < 0 ? word('without_rate') : `${rate}%`);
  byId('sums').hidden = sums.length === 0;
  const head = [
    word('month'),
    word('documents'),
    word('column_total'),
    // Amounts without a rate have no tax of their own.
    ...rates.flatMap((rate) =>
      rate < 0 ? [rateName(rate)] : [rateName(rate), word('tax_of_rate', { rate: rateName(rate) })],
    ),
  ];
  byId('sums-head').replaceChildren(
    element(
      'tr',
      {},
      ...head.map((text, index) => element('th', { scope: 'col', class: index > 0 ? 'number' : '' }, text)),
    ),
  );
  byId('sums-body').replaceChildren(
    ...sums.map((sum) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, sum.month || word('no_date')),
        ...[
          sum.count,
          sum.total,
          ...rates.flatMap((rate) => {
            const of = sum.rates.get(rate);
            return rate < 0 ? [of?.gross ?? null] : [of?.gross ?? null, of?.tax ?? null];
          }),
        ].map((value) => element('td', { class: 'number' }, yen(value))),
      ),
    ),
  );
}
