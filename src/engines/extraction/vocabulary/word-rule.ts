/** Words of papers by which something is told. Both examples are tests. */
export interface WordRule {
  readonly id: string;
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

export const wordRule = (id: string, pattern: RegExp, example: string, counterExample: string): WordRule => ({
  id,
  pattern,
  example,
  counterExample,
});
