import type { CounterpartyQuestion } from '../../src/usecases/counterparty/counterparty.types.ts';

export const PARTICIPANT = '0188:7999901000001';
/** Every row of the decision table. */
export const COUNTERPARTY_ROWS: [string, Partial<CounterpartyQuestion>, [string, boolean, string]][] = [
  [
    '1: a participant with another VAT number',
    { vatId: 'DE811115368', participantId: '9930:DE136695976' },
    ['review', false, 'hard_identifier_conflict'],
  ],
  [
    '1: a participant of another country',
    { vatId: 'PL0000000017', participantId: '9930:DE811115368' },
    ['review', false, 'hard_identifier_conflict'],
  ],
  [
    '1: a corporate number nobody has',
    { participantId: '0188:9999999999999' },
    ['review', false, 'hard_identifier_conflict'],
  ],
  [
    '1: another name than the corporate registry has',
    { participantId: PARTICIPANT, name: '海山運輸株式会社' },
    ['review', false, 'hard_identifier_conflict'],
  ],
  ['2: an invalid number', { vatId: 'CZ12345678' }, ['not_confirmed', false, 'vat_invalid']],
  ['2: a number of the wrong form', { vatId: 'DE12' }, ['not_confirmed', false, 'vat_invalid']],
  [
    '3: another name, told by the member state',
    { vatId: 'ESA00000018', name: 'OTRA EMPRESA' },
    ['review', false, 'entity_mismatch'],
  ],
  [
    '3: another city',
    { vatId: 'PL0000000017', name: 'Wzor Handel', city: 'Gdynia' },
    ['review', false, 'entity_mismatch'],
  ],
  [
    '4: VIES down, but the network answered',
    { vatId: 'DE000000301', participantId: PARTICIPANT },
    ['review', false, 'MS_UNAVAILABLE'],
  ],
  [
    '4: Great Britain is not served',
    { vatId: 'GB123456789', participantId: PARTICIPANT },
    ['review', false, 'vat_country_not_supported'],
  ],
  [
    '5: a participant nobody registered',
    { participantId: '0088:4000000000997' },
    ['not_confirmed', false, 'participant_not_registered'],
  ],
  [
    '5: a participant without records',
    { participantId: '0088:4000000000133' },
    ['not_confirmed', false, 'participant_not_registered'],
  ],
  [
    '5: a participant its SMP does not know',
    { participantId: '0088:4000000000065' },
    ['not_confirmed', false, 'participant_not_registered'],
  ],
  ['5: a removed scheme', { participantId: '9956:0123456789' }, ['not_confirmed', false, 'participant_not_registered']],
  [
    '5: a wrong check digit',
    { participantId: '0188:1999901000001' },
    ['not_confirmed', false, 'identifier_checksum_invalid'],
  ],
  [
    '5: not registered beside a valid VAT number',
    { vatId: 'DE811115368', participantId: '0088:4000000000997' },
    ['review', false, 'participant_not_registered'],
  ],
  [
    '6: a document it does not take',
    { participantId: PARTICIPANT, documentType: 'peppol_bis_billing_3_invoice' },
    ['review', false, 'document_type_not_supported'],
  ],
  [
    '6: an endpoint that has expired',
    { participantId: '9925:BE0428759497', documentType: 'peppol_bis_billing_3_invoice' },
    ['review', false, 'document_type_not_supported'],
  ],
  [
    '6: an ended transport profile',
    { participantId: '0088:4000000000126', documentType: 'peppol_bis_billing_3_invoice' },
    ['review', false, 'document_type_not_supported'],
  ],
  [
    '7: VAT number and name',
    { vatId: 'PL0000000017', name: 'Wzór Handel', city: 'Warszawa' },
    ['confirmed', true, 'all_checks_passed'],
  ],
  [
    '7: name confirmed by the member state',
    { vatId: 'ESA00000018', name: 'Ejemplo de comercio', city: 'Arteixo' },
    ['confirmed', true, 'all_checks_passed'],
  ],
  [
    '7: participant, JP PINT and name',
    { participantId: PARTICIPANT, documentType: 'jp_pint_invoice', name: '株式会社みどり見本商事' },
    ['confirmed', true, 'all_checks_passed'],
  ],
  [
    '8: Germany discloses no name',
    { vatId: 'DE811115368', name: 'Beispiel GmbH' },
    ['confirmed_with_limits', false, 'entity_not_disclosed'],
  ],
  ['8: no name sent', { vatId: 'PL0000000017' }, ['confirmed_with_limits', false, 'entity_not_disclosed']],
  [
    '8: VAT number and its own participant',
    { vatId: 'DE811115368', participantId: '9930:de811115368' },
    ['confirmed_with_limits', false, 'entity_not_disclosed'],
  ],
];
