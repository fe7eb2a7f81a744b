import { AskedQuestions } from './asked-questions.ts';

/** What is answered from; another file of the same kind is another object. */
type Sources = readonly (object | null)[];

/** Nothing may be older: the same vendor is looked up by every line of a payment run, and again by the next check. */
const KEPT_MS = 60_000;
/** Characters held, at least; twice as many at most, so 64 MB. Some three thousand look-ups by name in the whole register. */
const KEPT_CHARACTERS = 16_000_000;
/** Answers above it are rare, and would push out many. */
const LONGEST = 32_000;

export interface KeptAnswers {
  get(sources: Sources, now: Date, question: string): string | undefined;
  keep(question: string, text: string): void;
}

/**
 * Answers of the last minute by question, for as long as the data they come from are the same objects. Kept from the
 * second time on: most questions are asked once, and holding all their answers would cost each of them its part of the
 * collector's work.
 */
export function createKeptAnswers(): KeptAnswers {
  let newer = new Map<string, string>();
  let older = new Map<string, string>();
  let characters = 0;
  const asked = new AskedQuestions();
  let from: Sources = [];
  let minute = -1;
  const add = (question: string, text: string) => {
    if (characters > KEPT_CHARACTERS) {
      older = newer;
      newer = new Map();
      characters = 0;
    }
    newer.set(question, text);
    characters += question.length + text.length;
  };
  return {
    get(sources, now, question) {
      const at = Math.floor(now.getTime() / KEPT_MS);
      if (at !== minute || sources.length !== from.length || sources.some((source, i) => source !== from[i])) {
        newer = new Map();
        older = new Map();
        characters = 0;
        asked.forget();
        from = sources;
        minute = at;
      }
      const known = newer.get(question);
      if (known !== undefined) return known;
      const before = older.get(question);
      if (before !== undefined) add(question, before);
      return before;
    },
    keep(question, text) {
      if (question.length + text.length <= LONGEST && asked.came(question)) add(question, text);
    },
  };
}
