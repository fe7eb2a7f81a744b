import type { CharReading, Reading } from '../../types.ts';
import { replace, textOf } from './context-rule.ts';
import { readingOf } from './decode.ts';

/** Where a slanting stroke of a pen is a one: no date is written with a slash before 月, no amount begins with one. */
interface PenOne {
  readonly id: string;
  readonly pattern: RegExp;
  /** Nothing else can be meant, whatever the picture says of the stroke. */
  readonly always?: true;
  readonly example: string;
  readonly read: string;
}

export const PEN_ONES: readonly PenOne[] = [
  { id: 'month', pattern: /(?<=[0-9元]\s?年\s?)\/(?=\s?[0-9]?\s?月)/g, example: '2026年/月7日', read: '2026年1月7日' },
  { id: 'month_11', pattern: /(?<=[0-9元]\s?年\s?1)\/(?=\s?月)/g, example: '7年1/月3日', read: '7年11月3日' },
  { id: 'day', pattern: /(?<=[0-9]\s?月\s?)\/(?=\s?[0-9]?\s?日)/g, example: '2月/4日', read: '2月14日' },
  { id: 'day_x1', pattern: /(?<=[0-9]\s?月\s?[123])\/(?=\s?日)/g, example: '2月2/日', read: '2月21日' },
  {
    id: 'amount',
    pattern: /(?<=^\s*[¥\\]?\s?)\/(?=[0-9]{1,2}(?:,[0-9]{3})+\s?[-ー円也]{0,2}$|,?[0-9]{3,6}\s?[-ー円也]{0,2}$)/g,
    example: '/3500',
    read: '13500',
  },
  // No number begins with a nought, and no rate of tax is nought.
  {
    id: 'round',
    pattern: /(?<=^\s*[¥\\]?\s?)\/(?=0{0,2},?000\s?[-ー円也]{0,2}$)/g,
    always: true,
    example: '/0000',
    read: '10000',
  },
  { id: 'rate', pattern: /(?<=^\s*)\/(?=0\s?%$)/g, always: true, example: '/0 %', read: '10 %' },
];

/** What a rule says of a pen's stroke stays open: somebody should look at it. */
const OPEN = 0.75;

/** A line by a pen, its slanting strokes read as ones where nothing else can stand. */
export function withPenOnes(reading: Reading): Reading {
  if (!reading.text.includes('/')) return reading;
  const chars: CharReading[] = [...reading.chars];
  for (const { pattern, always } of PEN_ONES)
    for (const { index } of textOf(chars).matchAll(pattern)) {
      // One that was not even considered is no one.
      if (!always && !chars[index]!.alternatives.some((other) => other.text === '1')) continue;
      replace(chars, index, '1');
      chars[index] = { ...chars[index]!, confidence: Math.min(OPEN, chars[index]!.confidence) };
    }
  return readingOf(chars);
}
