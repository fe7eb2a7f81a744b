import type { Candidate } from '../candidates/candidate.ts';
import type { Word } from './person-name.ts';

/** The lines of a side sorted by what they say, before one is chosen of each. */
export interface Draft {
  titles: Candidate<string>[];
  departments: Candidate<string>[];
  titlesEn: Candidate<string>[];
  departmentsEn: Candidate<string>[];
  organizations: Candidate<string>[];
  organizationsEn: Candidate<string>[];
  /** Houses named in English without a legal form. */
  housesEn: Candidate<string>[];
  groups: Candidate<string>[];
  names: (Candidate<string> & { words: Word[]; score: number; withRole: boolean })[];
  readings: Candidate<string>[];
  latin: Candidate<string>[];
  /** Names in Latin letters with their reading in brackets behind them. */
  latinNames: Candidate<string>[];
  rest: Candidate<string>[];
}
