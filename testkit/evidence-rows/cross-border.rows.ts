import type { CrossBorderQuestion } from '../../src/usecases/cross-border/cross-border.types.ts';

export const id = (scheme: CrossBorderQuestion['identifiers'][number]['scheme'], value: string) => ({ scheme, value });
export const GB = id('gb_company_number', '09990001');
export const JP = id('jp_corporate_number', '7999901000001');

/** Every row of the decision table. */
export const CROSS_BORDER_ROWS: [string, Partial<CrossBorderQuestion>, [string, boolean, string]][] = [
  [
    '1: two numbers of different companies',
    { identifiers: [JP, id('jp_invoice_registration_number', 'T6999901000002')], name: '株式会社みどり見本商事' },
    ['conflict', false, 'hard_identifier_conflict'],
  ],
  [
    '1: an EDINET code of another company',
    { identifiers: [JP, id('jp_edinet_code', 'E99902')] },
    ['conflict', false, 'hard_identifier_conflict'],
  ],
  [
    '1: a British number asked for in Japan',
    { identifiers: [GB], jurisdiction: 'JP', name: 'Mihon Trading' },
    ['conflict', false, 'hard_identifier_conflict'],
  ],
  ['1: a British and a Japanese number', { identifiers: [GB, JP] }, ['conflict', false, 'hard_identifier_conflict']],
  [
    "1: a person's T-number beside the number of a company",
    { identifiers: [JP, id('jp_invoice_registration_number', 'T6999990000003')], name: '株式会社みどり見本商事' },
    ['conflict', false, 'hard_identifier_conflict'],
  ],
  [
    '2: another name (GB)',
    { identifiers: [GB], name: 'Wholly Different plc' },
    ['conflict', false, 'name_conflicts_with_identifier'],
  ],
  [
    '2: another name (JP)',
    { identifiers: [JP], name: '海山運輸株式会社' },
    ['conflict', false, 'name_conflicts_with_identifier'],
  ],
  [
    '3: number and name (GB)',
    { identifiers: [id('gb_company_number', '9990001')], name: 'Mihon Trading Ltd' },
    ['verified', true, 'identifier_and_name_match'],
  ],
  [
    '3: number and name (JP)',
    { identifiers: [JP], name: '㈱みどり見本商事' },
    ['verified', true, 'identifier_and_name_match'],
  ],
  [
    '3: EDINET code and official English name',
    { identifiers: [id('jp_edinet_code', 'E99901')], name: 'Midori Mihon Trading Co., Ltd.' },
    ['verified', true, 'identifier_and_name_match'],
  ],
  ['3b: a number alone (GB)', { identifiers: [GB] }, ['identified', false, 'identifier_only']],
  ['3b: a number alone (JP)', { identifiers: [JP] }, ['identified', false, 'identifier_only']],
  [
    '4: a dissolved company',
    { identifiers: [id('gb_company_number', '09990002')], name: 'Mihon Dissolved Limited' },
    ['probable', false, 'entity_not_active'],
  ],
  [
    '4: a company in liquidation',
    { identifiers: [id('gb_company_number', '09990003')], name: 'Mihon Winding Limited' },
    ['probable', false, 'entity_not_active'],
  ],
  [
    '4: a branch',
    { identifiers: [id('gb_company_number', 'BR009991')], name: 'Mihon Overseas Branch' },
    ['probable', false, 'branch_not_legal_entity'],
  ],
  [
    '4: a charity without status',
    { identifiers: [id('gb_company_number', 'CE009991')], name: 'Mihon Charity' },
    ['probable', false, 'entity_not_active'],
  ],
  [
    '4: a former name',
    { identifiers: [GB], name: 'Sample Trading Limited' },
    ['probable', false, 'previous_name_used'],
  ],
  ['4: another legal form', { identifiers: [GB], name: 'Mihon Trading plc' }, ['probable', false, 'fuzzy_match_only']],
  [
    '4: a closed company (JP)',
    { identifiers: [id('jp_corporate_number', '4999901000004')] },
    ['probable', false, 'entity_not_active'],
  ],
  [
    '5: a number the register does not have',
    { identifiers: [id('gb_company_number', '01234567')] },
    ['not_found', false, 'identifier_not_found'],
  ],
  [
    '5: a number nobody has (JP)',
    { identifiers: [id('jp_corporate_number', '9999999999999')] },
    ['not_found', false, 'identifier_not_found'],
  ],
  [
    '5a: the T-number of a company that is not registered as an issuer',
    { identifiers: [id('jp_invoice_registration_number', 'T1999901000007')], name: '有限会社みどり見本商事' },
    ['not_found', false, 'identifier_not_found'],
  ],
  [
    '5a: an EDINET code nobody has, beside a number',
    { identifiers: [JP, id('jp_edinet_code', 'E00001')], name: '株式会社みどり見本商事' },
    ['not_found', false, 'identifier_not_found'],
  ],
  [
    '7: name and postcode',
    { jurisdiction: 'GB', name: 'Mihon Trading Limited', postalCode: 'ec1a1aa' },
    ['probable', false, 'name_and_address_match'],
  ],
  ['8: one by name', { jurisdiction: 'GB', name: 'Mihon Trading Limited' }, ['probable', false, 'name_only_match']],
  [
    '8: several by name',
    { jurisdiction: 'GB', name: 'Twin Sample Limited' },
    ['ambiguous', false, 'multiple_candidates'],
  ],
  ['8: none by name', { jurisdiction: 'GB', name: 'Nobody At All Limited' }, ['not_found', false, 'no_candidate']],
  [
    '8: several by name (JP)',
    { jurisdiction: 'JP', name: '株式会社見本サービス' },
    ['ambiguous', false, 'multiple_candidates'],
  ],
  [
    'checksum: a wrong check digit',
    { identifiers: [id('jp_corporate_number', '1999901000001')] },
    ['insufficient_evidence', false, 'identifier_checksum_invalid'],
  ],
  [
    'individual: the T-number of a person',
    { identifiers: [id('jp_invoice_registration_number', 'T6999990000003')] },
    ['insufficient_evidence', false, 'individual_issuer'],
  ],
];
