/** One reason of an extraordinary report: the whole clause, its ordinance, and what it means where that is certain. */
export interface Clause {
  /** 「第19条第2項第9号の4」 with half-width digits. */
  readonly clause: string;
  readonly ordinance: 'disclosure_of_corporate_affairs' | 'regulated_securities' | 'other';
  readonly meaning: string | null;
}

// 企業内容等の開示に関する内閣府令 第19条第2項. 第12号 and 第19号 mix dividends and scandals: named, never classified.
const MEANINGS: Readonly<Record<string, string>> = {
  '2の2': 'stock_compensation',
  '3': 'parent_or_specified_subsidiary_change',
  '4': 'major_shareholder_change',
  '6の2': 'share_exchange',
  '6の3': 'share_transfer',
  '7': 'company_split',
  '7の2': 'company_split',
  '7の3': 'merger',
  '7の4': 'merger',
  '8': 'business_transfer',
  '8の2': 'subsidiary_acquisition',
  '9': 'representative_director_change',
  '9の2': 'shareholder_meeting_resolution',
  '9の3': 'resolution_changed_or_rejected',
  '9の4': 'auditor_change',
  '10': 'insolvency_petition',
  '11': 'uncollectible_claims',
  '12': 'material_financial_effect',
  '19': 'material_financial_effect_consolidated',
};

const PATTERN = /^第(\d+)条(?:の\d+)?第(\d+)項第(\d+)号((?:の\d+)*)$/;

/** Splits `currentReportReason` (comma-joined, digits in either width) into whole clauses: 第9号 is not 第9号の4. */
export function readClauses(reasons: string | null): readonly Clause[] {
  if (!reasons) return NONE;
  let clauses = known.get(reasons);
  if (!clauses) {
    if (known.size > 5000) known.clear();
    known.set(reasons, (clauses = parse(reasons)));
  }
  return clauses;
}

// A few hundred combinations make up all reports.
const known = new Map<string, readonly Clause[]>();
const NONE: readonly Clause[] = [];

function parse(reasons: string): Clause[] {
  return reasons
    .normalize('NFKC')
    .split(/[,、]/)
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => part !== '')
    .map((clause) => {
      const match = PATTERN.exec(clause);
      if (match?.[1] === '19' && match[2] === '2')
        return {
          clause,
          ordinance: 'disclosure_of_corporate_affairs',
          meaning: MEANINGS[match[3]! + match[4]!] ?? null,
        };
      return { clause, ordinance: match?.[1] === '29' ? 'regulated_securities' : 'other', meaning: null };
    });
}
