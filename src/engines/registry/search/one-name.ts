import { isLatinOnly } from '../../../japan/reading-key.ts';
import type { Search } from './search.types.ts';

/** Words side by side that are one name are short ones together; longer ones are looked for one by one. */
const LONGEST_TOGETHER = 11;

/** Whether a text may be one name, so that what it may be written as is worth a look. */
export const isOneName = ({ text, query }: Pick<Search, 'text' | 'query'>): boolean =>
  query.core.length <= LONGEST_TOGETHER || !/\S\s+\S/u.test(text) || isLatinOnly(query.core);
