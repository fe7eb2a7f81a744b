import { coverageReader, type IndexCoverage } from './coverage.ts';
import { type FilingQuery, filingSearch } from './filing-search.ts';
import { type FilingWindow, windowReader } from './filing-window.ts';
import { openIndex } from './index-file.ts';
import { englishNameFinder, type Registrant, type RegistrantKey, registrantFinder } from './registrants.ts';
import type { StoredDocument } from './stored-document.ts';

/** The imported index of EDINET: who files, what was filed, how complete it is. Never asks EDINET itself. */
export interface EdinetIndex {
  /** Invented filings that come with the product. */
  readonly sample: boolean;
  registrant(key: RegistrantKey): Registrant | undefined;
  /** Corporate numbers of those who file under an English name, however its case, punctuation and ending are written. */
  byEnglishName(name: string): readonly string[];
  search(query: FilingQuery): { documents: StoredDocument[]; total: number };
  /** What a registrant filed in the months up to the last complete day; undefined when there is no such day yet. */
  window(registrant: Registrant, months: number): FilingWindow | undefined;
  coverage(span?: { from: string; to: string }): IndexCoverage;
  /** Changes with every import. */
  version(): number;
  close(): void;
}

/** Undefined when nothing has been imported. */
export function openEdinetIndex(path: string, { sample = false } = {}): EdinetIndex | undefined {
  const db = openIndex(path);
  if (!db) return undefined;
  const coverage = coverageReader(db);
  return {
    sample,
    registrant: registrantFinder(db),
    byEnglishName: englishNameFinder(db, coverage.version),
    search: filingSearch(db),
    window: windowReader(db, coverage),
    coverage: (span) => (span ? coverage.of(span.from, span.to) : coverage.whole()),
    version: coverage.version,
    close: () => db.close(),
  };
}
