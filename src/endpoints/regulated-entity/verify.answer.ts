import { CATEGORY_FACTS } from '../../connectors/fsa/categories.ts';
import type { ListedOperator } from '../../connectors/fsa/register-file.ts';
import type { CoveredList, RegisteredOperator, RegulatedFinding } from '../../usecases/regulated/verify-regulated.ts';
import { type AnsweredCall, type AnswerKind, reportAnswer } from '../evidence.answer.ts';

const KIND: AnswerKind = {
  version: 'jp-regulated-entity.v1',
  scope: 'fsa_registers_three_categories',
  notCovered: [
    'banks',
    'insurers',
    'money_lenders',
    'prepaid_payment_issuers',
    'electronic_payment_instruments',
    'unregistered_activity',
    'sanctions',
    'solvency',
    'legal_status_advice',
  ],
  notes: [
    {
      en: 'Absence from three lists as of their dates does not show that an entity is unregistered or acts unlawfully; banks, insurers, lenders and others are not covered.',
      ja: '三つの登録簿（各基準日時点）に見当たらないことは、無登録または違法であることを示すものではありません。銀行、保険会社、貸金業者等は対象外です。',
    },
  ],
};

/** `listBaseUrl`: where the authority publishes its lists. */
export const regulatedAnswer = (finding: RegulatedFinding, listBaseUrl: string, call: AnsweredCall) => ({
  ...reportAnswer(finding, KIND, call),
  verified: finding.verified,
  entity: finding.entity && entityAnswer(finding.entity),
  covered_categories: finding.lists.map((list) => listAnswer(list, listBaseUrl)),
  registrations: finding.registrations.map(registrationAnswer),
});

const entityAnswer = ({ operator, closed }: { operator: ListedOperator; closed: boolean | null }) => ({
  entity_id: operator.corporateNumber
    ? `jp:${operator.corporateNumber}`
    : `fsa:${operator.category}:${operator.authority}:${operator.number}`,
  name: operator.name,
  corporate_number: operator.corporateNumber,
  address: operator.address,
  registry_status: closed === null ? null : closed ? ('closed' as const) : ('active' as const),
});

const listAnswer = ({ category, asOf, recordCount, checked }: CoveredList, listBaseUrl: string) => ({
  category,
  label_ja: CATEGORY_FACTS[category].ja,
  label_en: CATEGORY_FACTS[category].en,
  list_url: `${listBaseUrl}/${CATEGORY_FACTS[category].file}`,
  list_as_of: asOf,
  record_count: recordCount,
  checked,
});

const registrationAnswer = ({ operator, listAsOf, matchType }: RegisteredOperator) => ({
  category: operator.category,
  registration_number: operator.registrationNumber,
  registration_number_normalized: {
    authority: operator.authority,
    law_tag: operator.lawTag,
    number: operator.number,
  },
  supervising_bureau: operator.bureau,
  registration_date: operator.registrationDate,
  name: operator.name,
  name_as_listed: operator.nameAsListed,
  corporate_number: operator.corporateNumber,
  address: operator.address,
  business_types: operator.businessTypes,
  associations: operator.associations,
  footnote: operator.footnote,
  first_seen: operator.firstSeen,
  last_seen: operator.lastSeen,
  removed_since: operator.removedSince,
  list_as_of: listAsOf,
  match_type: matchType,
});
