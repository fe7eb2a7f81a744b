import { optionalText, record } from '../core/http.ts';
import { UpstreamError } from '../core/upstream-error.ts';

export type EntityStatus =
  | 'active'
  | 'closed'
  | 'in_insolvency'
  | 'strike_off_proposed'
  | 'registered_elsewhere'
  | 'unknown';

/** A company of the United Kingdom as we keep it: no officers, no owners, no charges. */
export interface UkCompany {
  readonly number: string;
  readonly name: string;
  readonly previousNames: readonly string[];
  readonly legalFormCode: string;
  readonly status: EntityStatus;
  readonly statusRaw: string | null;
  readonly statusDetail: string | null;
  readonly incorporatedOn: string | null;
  readonly ceasedOn: string | null;
  readonly address: UkAddress;
  readonly externalNumber: string | null;
  readonly parentNumber: string | null;
  readonly isBranch: boolean;
  readonly stub: boolean;
  readonly accountsOverdue: boolean | null;
  readonly confirmationOverdue: boolean | null;
  readonly officeDisputed: boolean;
  readonly officeUndeliverable: boolean;
}

export interface UkAddress {
  readonly lines: readonly string[];
  readonly locality: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

const STATUS: Readonly<Record<string, EntityStatus>> = {
  active: 'active',
  open: 'active',
  registered: 'active',
  dissolved: 'closed',
  closed: 'closed',
  removed: 'closed',
  'converted-closed': 'closed',
  liquidation: 'in_insolvency',
  receivership: 'in_insolvency',
  administration: 'in_insolvency',
  'voluntary-arrangement': 'in_insolvency',
  'insolvency-proceedings': 'in_insolvency',
};

/** An absent status is unknown, never active: charities and societies have stub profiles without one. */
export function entityStatus(raw: string | null, detail: string | null, registeredElsewhere: boolean): EntityStatus {
  if (raw === null) return registeredElsewhere ? 'registered_elsewhere' : 'unknown';
  const status = STATUS[raw] ?? 'unknown';
  return status === 'active' && detail === 'active-proposal-to-strike-off' ? 'strike_off_proposed' : status;
}

export function readProfile(body: unknown): UkCompany {
  const profile = record(body);
  const number = optionalText(profile.company_number);
  const name = optionalText(profile.company_name);
  if (!number || !name) throw new UpstreamError('invalid_response', 'a profile without number or name');
  const statusRaw = optionalText(profile.company_status);
  const statusDetail = optionalText(profile.company_status_detail);
  const externalNumber = optionalText(profile.external_registration_number);
  const elsewhere = externalNumber !== null || optionalText(profile.partial_data_available) !== null;
  const branch = record(profile.branch_company_details);
  const parentNumber = optionalText(branch.parent_company_number);
  const type = optionalText(profile.type) ?? 'unknown';
  return {
    number,
    name,
    previousNames: list(profile.previous_company_names).flatMap((entry) => optionalText(entry.name) ?? []),
    legalFormCode: type,
    status: entityStatus(statusRaw, statusDetail, elsewhere),
    statusRaw,
    statusDetail,
    incorporatedOn: optionalText(profile.date_of_creation),
    ceasedOn: optionalText(profile.date_of_cessation),
    address: readAddress(record(profile.registered_office_address)),
    externalNumber,
    parentNumber,
    isBranch: type === 'uk-establishment' || parentNumber !== null,
    stub: statusRaw === null,
    accountsOverdue: overdue(profile.accounts),
    confirmationOverdue: overdue(profile.confirmation_statement),
    officeDisputed: profile.registered_office_is_in_dispute === true,
    officeUndeliverable: profile.undeliverable_registered_office_address === true,
  };
}

/** A hit of the search; it lacks most of a profile, and its snippet can be a previous name. */
export interface UkHit {
  readonly number: string;
  readonly name: string;
  readonly previousName: string | null;
  readonly status: EntityStatus;
  readonly legalFormCode: string;
  readonly address: UkAddress;
}

export function readSearch(body: unknown): { hits: UkHit[]; total: number } {
  const { items, total_results } = record(body);
  if (!Array.isArray(items)) throw new UpstreamError('invalid_response', 'a search answer without items');
  const hits = items.map(record).flatMap((item) => {
    const number = optionalText(item.company_number);
    const name = optionalText(item.title);
    if (!number || !name) return [];
    return [
      {
        number,
        name,
        previousName: optionalText(item.snippet),
        status: entityStatus(optionalText(item.company_status), null, false),
        legalFormCode: optionalText(item.company_type) ?? 'unknown',
        address: readAddress(record(item.address)),
      },
    ];
  });
  return { hits, total: typeof total_results === 'number' ? total_results : hits.length };
}

/** Every part is optional; the search gives `premises` apart, the profile folds it into the first line. */
function readAddress(address: Record<string, unknown>): UkAddress {
  const first = [address.premises, address.address_line_1].map(optionalText).filter((part) => part !== null);
  const lines = [address.care_of, address.po_box, first.join(' '), address.address_line_2, address.region];
  return {
    lines: lines.map(optionalText).filter((line) => line !== null),
    locality: optionalText(address.locality),
    postalCode: optionalText(address.postal_code),
    country: optionalText(address.country),
  };
}

const overdue = (value: unknown): boolean | null => {
  const { overdue: flag } = record(value);
  return typeof flag === 'boolean' ? flag : null;
};
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : []);

/** `AL7 1GA` and `al71ga` are one; the outward code is what stands before the last three characters. */
export function comparePostcodes(left: string, right: string): 'match' | 'partial_match' | 'mismatch' {
  const [a, b] = [left, right].map((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')) as [string, string];
  if (a === b) return 'match';
  return a.length > 4 && b.length > 4 && a.slice(0, -3) === b.slice(0, -3) ? 'partial_match' : 'mismatch';
}
