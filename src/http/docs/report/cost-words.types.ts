import type { FigureWords } from './figure-words.ts';

/** A figure of time, memory or steadiness in words. `times`: a ratio that reads as so many times, not as a share. */
export interface CostWords extends FigureWords {
  readonly times?: true;
}

export const less = (en: string, ja: string, of?: string): CostWords => ({
  en,
  ja,
  better: 'lower',
  ...(of && { of }),
});
