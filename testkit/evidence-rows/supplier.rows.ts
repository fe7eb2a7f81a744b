import type { SupplierQuestion } from '../../src/usecases/supplier/supplier.types.ts';

export const MIDORI = {
  corporateNumber: '7999901000001',
  name: '株式会社みどり見本商事',
  address: '東京都千代田区丸の内1-9-9',
};

/** Every row of the decision table: what is asked, and what must come out. */
export const SUPPLIER_ROWS: [
  string,
  Partial<SupplierQuestion>,
  [status: string, verified: boolean, review: boolean, reason: string],
][] = [
  [
    '1: the T-number of another corporation',
    { corporateNumber: MIDORI.corporateNumber, registrationNumber: 'T6999901000002' },
    ['conflict', false, true, 'identifier_conflict'],
  ],
  [
    '2: a name that has nothing to do with the number',
    { corporateNumber: MIDORI.corporateNumber, name: '海山運輸株式会社' },
    ['conflict', false, true, 'name_conflicts_with_identifier'],
  ],
  [
    '3: a corporate number with a wrong check digit',
    { corporateNumber: '1999901000001' },
    ['insufficient_evidence', false, true, 'identifier_checksum_invalid'],
  ],
  [
    '3: a T-number with a wrong check digit',
    { registrationNumber: 'T1999901000001' },
    ['insufficient_evidence', false, true, 'identifier_checksum_invalid'],
  ],
  [
    '4: a corporate number nobody has',
    { corporateNumber: '9999999999999' },
    ['not_found', false, true, 'identifier_not_registered'],
  ],
  [
    '4: a T-number nobody has',
    { registrationNumber: 'T9999999999999' },
    ['not_found', false, true, 'identifier_not_registered'],
  ],
  ['6: the number alone', { corporateNumber: MIDORI.corporateNumber }, ['resolved', true, false, 'identifier_match']],
  ['6: number, name and address', MIDORI, ['resolved', true, false, 'identifier_match']],
  [
    '6: T-number and a name in another spelling',
    { registrationNumber: 't7999-9010-00001', name: '(株)みどり見本商事' },
    ['resolved', true, false, 'identifier_match'],
  ],
  [
    '7: a closed company',
    { corporateNumber: '4999901000004' },
    ['resolved_with_warnings', false, true, 'company_closed'],
  ],
  [
    '7: a company merged into another',
    { corporateNumber: '5999901000003' },
    ['resolved_with_warnings', false, true, 'merged_into_successor'],
  ],
  [
    '7: a former name',
    { corporateNumber: '3999901000005', name: '株式会社旧称見本' },
    ['resolved_with_warnings', false, true, 'previous_name_used'],
  ],
  [
    '7: another legal form',
    { corporateNumber: MIDORI.corporateNumber, name: '有限会社みどり見本商事' },
    ['resolved_with_warnings', false, true, 'fuzzy_match_only'],
  ],
  [
    '7: an address elsewhere',
    { ...MIDORI, address: '北海道札幌市中央区北一条西1-1' },
    ['resolved_with_warnings', false, true, 'address_mismatch'],
  ],
  [
    '7: a registration that has not begun',
    { registrationNumber: 'T2999901000006' },
    ['resolved_with_warnings', false, true, 'invoice_not_registered'],
  ],
  [
    '7b: an issuer that is in no row of the corporate registry',
    { registrationNumber: 'T1000020012131', name: '苫小牧市' },
    ['resolved_with_warnings', false, true, 'corporate_status_unknown'],
  ],
  [
    '8: name and address of one company',
    { name: MIDORI.name, address: MIDORI.address },
    ['resolved', true, false, 'name_and_address_match'],
  ],
  ['9: a name only one company has', { name: MIDORI.name }, ['resolved_with_warnings', false, true, 'name_only_match']],
  [
    '10: a name two companies have',
    { name: '株式会社見本サービス' },
    ['ambiguous', false, true, 'multiple_candidates'],
  ],
  ['11: a name nobody has', { name: '株式会社存在しない会社名' }, ['not_found', false, false, 'no_candidate']],
  [
    'individual: the T-number of a person',
    { registrationNumber: 'T6999990000003' },
    ['resolved_with_warnings', false, true, 'individual_issuer'],
  ],
];
