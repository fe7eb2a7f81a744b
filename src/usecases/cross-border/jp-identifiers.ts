import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import { isCorporateNumber, parseTNumber } from '../../japan/corporate-number.ts';
import { registryCoverage } from '../evidence/registry-coverage.ts';
import { isProof, rowOf } from '../truth/what-may-be-said.ts';
import type { CrossBorderDeps, CrossBorderLog, CrossBorderQuestion } from './cross-border.types.ts';

/** Where one Japanese identifier leads, by the register it is a number of. */
export interface Lead {
  /** The corporate number behind it; undefined: it leads to no company we can see. */
  readonly number: string | undefined;
  readonly invalid: boolean;
  /** The T-number of a natural person. */
  readonly individual: boolean;
  /** Its own register, complete and fresh, has no such number. */
  readonly absent: boolean;
  /** It is registered, and its holder has no corporate number. */
  readonly unnumbered: boolean;
  /** Why its own register cannot tell. */
  readonly undecided: UndecidableReason | null;
}

const LEAD: Lead = {
  number: undefined,
  invalid: false,
  individual: false,
  absent: false,
  unnumbered: false,
  undecided: null,
};

export function leadsOf(deps: CrossBorderDeps, question: CrossBorderQuestion, log: CrossBorderLog): Lead[] {
  return question.identifiers.flatMap(({ scheme, value }) => {
    switch (scheme) {
      case 'jp_corporate_number':
        return [isCorporateNumber(value) ? { ...LEAD, number: value } : { ...LEAD, invalid: true }];
      case 'jp_invoice_registration_number':
        return [leadOfTNumber(deps, value, log)];
      case 'jp_edinet_code':
        return [leadOfEdinetCode(deps, value.toUpperCase(), log)];
      default:
        return [];
    }
  });
}

function leadOfTNumber({ registry }: CrossBorderDeps, value: string, log: CrossBorderLog): Lead {
  const { normalized, checksumValid } = parseTNumber(value);
  if (!normalized || !checksumValid) return { ...LEAD, invalid: true };
  log.cover('nta_invoice_registry', registryCoverage(registry.invoiceState(), true));
  const said = registry.invoice(normalized);
  if (said.says === 'absent') return { ...LEAD, absent: true };
  const digits = normalized.slice(1);
  // Without its registration only the digits of a known company tell that they are no person's.
  if (said.says === 'undecidable')
    return { ...LEAD, number: rowOf(registry.company(digits)) ? digits : undefined, undecided: said.reason };
  if (said.value.entity === 'individual') return { ...LEAD, individual: true };
  return { ...LEAD, number: digits, undecided: isProof(said) ? null : 'registry_stale' };
}

const LIST_COVERAGE = {
  registry_sample: { status: 'partial', freshness: 'sample', reason: 'sample_data_only' },
  registry_partial: { status: 'partial', freshness: 'partial', reason: 'missing_days' },
  registry_stale: { status: 'stale', freshness: 'stale', reason: 'registry_stale' },
} as const;
type Limit = keyof typeof LIST_COVERAGE;

function leadOfEdinetCode({ edinet }: CrossBorderDeps, code: string, log: CrossBorderLog): Lead {
  if (!edinet) {
    log.cover('edinet_code_list', { status: 'not_configured', required: true, reason: 'index_not_imported' });
    return { ...LEAD, undecided: 'source_not_configured' };
  }
  const { undecided } = edinet;
  const limited = undecided !== null && undecided in LIST_COVERAGE ? LIST_COVERAGE[undecided as Limit] : null;
  log.cover('edinet_code_list', {
    required: true,
    asOf: edinet.asOf,
    ...(limited ?? { status: 'checked', freshness: 'daily_index' }),
  });
  if (undecided === 'registry_sample') log.flags.add('sample_data');
  const registrant = edinet.registrant({ kind: 'edinet_code', value: code });
  if (!registrant) return { ...LEAD, absent: undecided === null, undecided };
  const number = registrant.corporateNumber ?? undefined;
  return { ...LEAD, number, unnumbered: number === undefined };
}
