import { foldText } from '../../../japan/company-name.ts';
import type { NameSearchResult } from './search.types.ts';

/** A word of a line. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  /** A part of the word before it. */
  readonly isPart?: boolean;
}

/** First those whose registered address has another word of the line in it: メディオ（下郷）. */
export function nearest(result: NameSearchResult, words: readonly Word[]): NameSearchResult {
  const said = ({ record }: NameSearchResult['matches'][number]) => {
    const address = foldText(`${record.prefecture ?? ''}${record.city ?? ''}${record.street ?? ''}`);
    const name = foldText(record.name);
    return words.filter(({ folded }) => address.includes(folded) && !name.includes(folded)).length;
  };
  const matches = result.matches.map((match) => ({ match, said: said(match) }));
  matches.sort((a, b) => b.said - a.said);
  return { ...result, matches: matches.map(({ match }) => match) };
}
