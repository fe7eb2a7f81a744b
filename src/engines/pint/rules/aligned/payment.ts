import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { required } from '../kinds.ts';
import { path, under } from '../path.ts';
import { type Context, words } from '../rule.ts';

const code = path('cbc:PaymentMeansCode');
const accountId = path('cbc:ID');
const cardNumber = path('cbc:PrimaryAccountNumberID');
const PAYMENT_MEANS = known('cac:PaymentMeans');
const hasCode = (node: XmlElement, ...codes: string[]) => code.all(node).some((found) => codes.includes(found.text));

export const CREDIT_TRANSFER_ACCOUNT: Context = {
  names: [known('cac:PayeeFinancialAccount')],
  when: (node) => node.parent?.name === PAYMENT_MEANS && hasCode(node.parent, '30', '58'),
  rules: [
    {
      id: 'aligned-ibrp-016',
      terms: ['ibt-084'],
      message: words('A credit transfer has no account identifier.', '振込の口座識別子がありません。'),
      hint: words(
        'Write the account in cac:PayeeFinancialAccount/cbc:ID (bank, branch, type and number).',
        'cac:PayeeFinancialAccount/cbc:ID に口座（銀行・支店・種別・番号）を入れてください。',
      ),
      test: (node) => accountId.all(node).some((id) => id.text !== ''),
      detail: (node) => ({ at: accountId.first(node), expected: 'cbc:ID' }),
    },
  ],
};

export const CARD: Context = {
  names: [known('cac:CardAccount')],
  when: under('cac:PaymentMeans'),
  rules: [
    {
      id: 'aligned-ibrp-017',
      terms: ['ibt-087'],
      message: words('The card number does not show 4 to 6 characters.', 'カード番号が4～6文字ではありません。'),
      hint: words(
        'Write only the last 4 to 6 digits of the card number.',
        'カード番号は下4～6桁だけを書いてください。',
      ),
      test: (node) => {
        const shown = [...(cardNumber.first(node)?.text ?? '').slice(0, 20)].length;
        return shown >= 4 && shown <= 6;
      },
      detail: (node) => ({ at: cardNumber.first(node), expected: words('4 to 6 characters', '4～6文字') }),
    },
  ],
};

export const MEANS_CODE: Context = {
  names: [PAYMENT_MEANS],
  rules: [required('aligned-ibrp-049', code, words('The payment means code', '支払手段コード'), 'ibt-081')],
};

/** Never reached: the context before it takes every payment means. An advisory says what it meant. */
export const DIRECT_DEBIT: Context = {
  names: [PAYMENT_MEANS],
  when: (node) => hasCode(node, '49', '59'),
  rules: [
    required(
      'aligned-ibrp-019',
      path('cac:PaymentMandate/cbc:ID'),
      words('The mandate reference of a direct debit', '口座振替の委任参照'),
      'ibt-089',
    ),
  ],
};
