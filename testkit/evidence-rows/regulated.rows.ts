import type { Category } from '../../src/connectors/fsa/categories.ts';

export interface Asked {
  name?: string;
  corporateNumber?: string;
  number?: string;
  category?: Category;
  address?: string;
}

/** Every row of the decision table. */
export const REGULATED_ROWS: [string, Asked, [string, boolean, boolean, string]][] = [
  [
    '1: a registration of another company',
    { number: '関東財務局長（金商）第9901号', corporateNumber: '6999901000002' },
    ['conflict', false, true, 'hard_identifier_conflict'],
  ],
  [
    '2: a name that is not the operator of the number',
    { number: '関東財務局長（金商）第9901号', name: '海山証券株式会社' },
    ['conflict', false, true, 'name_conflicts_with_registration'],
  ],
  [
    '3: a number that stands in two lists',
    { number: '関東財務局長 第00901号' },
    ['ambiguous', false, true, 'number_in_several_lists'],
  ],
  [
    '4: a registration number',
    { number: '関東財務局長（金商）第９９０１号' },
    ['registered', true, false, 'registration_match'],
  ],
  [
    '4: a number in two lists, told apart by the category',
    { number: '関東財務局長 第00901号', category: 'crypto_asset_exchange' },
    ['registered', true, false, 'registration_match'],
  ],
  [
    '4: a number in two lists, told apart by the name',
    { number: '関東財務局長 第00901号', name: '株式会社見本送金' },
    ['registered', true, false, 'registration_match'],
  ],
  ['4: a corporate number', { corporateNumber: '7999901000001' }, ['registered', true, false, 'registration_match']],
  [
    '4b: listed, but closed in the corporate registry',
    { corporateNumber: '4999901000004' },
    ['registered', false, true, 'closed_in_corporate_registry'],
  ],
  [
    '5: only in another category',
    { corporateNumber: '6999901000002', category: 'crypto_asset_exchange' },
    ['registered_other_category', false, true, 'category_not_matched'],
  ],
  ['6: a name alone', { name: '見本統合ホールディングス株式会社' }, ['registered', false, true, 'name_only_match']],
  ['7: a similar name', { name: '見本統合ホールデングス株式会社' }, ['ambiguous', false, true, 'similar_name_only']],
  [
    '8: gone from the list',
    { number: '関東財務局長（金商）第9903号' },
    ['not_found', false, true, 'removed_from_list'],
  ],
  ['9: in none of the lists', { name: '株式会社どこにもない' }, ['not_found', false, true, 'not_in_covered_lists']],
];
