import { isBlank } from '../../../../xml/chars.ts';
import { known, NAMESPACES } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { isTime, normalizeSpace, parseDate } from '../../lexical.ts';
import type { Facts } from '../facts.ts';
import { attributed } from '../kinds.ts';
import { hasAncestor, path } from '../path.ts';
import { type Context, words } from '../rule.ts';
import { soleText } from '../values.ts';

const ITEM_PRICE_EXTENSION = known('cac:ItemPriceExtension');
const TAX_TOTAL = known('cac:TaxTotal');
const TAX_SUBTOTAL = known('cac:TaxSubtotal');
const TAX_AMOUNT = known('cbc:TaxAmount');
const TAXABLE_AMOUNT = known('cbc:TaxableAmount');
const taxAmount = path('cbc:TaxAmount');
const documentCurrency = path('cbc:DocumentCurrencyCode');

/** Amounts that are always in document currency, and tax amounts that are so only in a document-currency tax total. */
export const PLAIN_AMOUNTS = [
  'cbc:Amount',
  'cbc:BaseAmount',
  'cbc:PriceAmount',
  'cbc:LineExtensionAmount',
  'cbc:TaxExclusiveAmount',
  'cbc:TaxInclusiveAmount',
  'cbc:AllowanceTotalAmount',
  'cbc:ChargeTotalAmount',
  'cbc:PrepaidAmount',
  'cbc:PayableRoundingAmount',
  'cbc:PayableAmount',
].map(known);

const holdsDocumentCurrency = (total: XmlElement, facts: Facts): boolean =>
  taxAmount.all(total).some((amount) => {
    const currency = amount.attribute('currencyID');
    return currency !== undefined && facts.documentCurrency.has(currency);
  });

function inDocumentCurrencyTotal(node: XmlElement, facts: Facts): boolean {
  let total = node.parent;
  if (total?.name === TAX_SUBTOTAL) total = total.parent;
  else if (node.name === TAXABLE_AMOUNT) return false;
  return total?.name === TAX_TOTAL && facts.once(holdsDocumentCurrency, total);
}

export const AMOUNT: Context = {
  names: [...PLAIN_AMOUNTS, TAX_AMOUNT, TAXABLE_AMOUNT],
  when: (node, facts) =>
    (node.name !== TAX_AMOUNT && node.name !== TAXABLE_AMOUNT) || inDocumentCurrencyTotal(node, facts),
  rules: [
    {
      id: 'ibr-126',
      terms: ['ibt-005'],
      message: words('The amount is not in the invoice currency.', '金額が請求書通貨で書かれていません。'),
      hint: words(
        'Set currencyID to the value of cbc:DocumentCurrencyCode.',
        'currencyID を cbc:DocumentCurrencyCode と同じにしてください。',
      ),
      test: (node, facts) => {
        const currency = node.attribute('currencyID');
        return (
          (currency !== undefined && facts.anyDocumentCurrency.has(currency)) || hasAncestor(node, ITEM_PRICE_EXTENSION)
        );
      },
      detail: (node, facts) => ({
        actual: node.attribute('currencyID') ?? '',
        expected: [...facts.documentCurrency][0],
      }),
    },
  ],
};

export const DATE: Context = {
  names: [
    'cbc:IssueDate',
    'cbc:DueDate',
    'cbc:TaxPointDate',
    'cbc:StartDate',
    'cbc:EndDate',
    'cbc:ActualDeliveryDate',
  ].map(known),
  rules: [
    {
      id: 'ibr-073',
      terms: ['ibt-002', 'ibt-007', 'ibt-009', 'ibt-072', 'ibt-073', 'ibt-074'],
      message: words('The date is not written YYYY-MM-DD.', '日付が YYYY-MM-DD の形式ではありません。'),
      hint: words(
        'Write a real calendar date as YYYY-MM-DD, without a time zone or blanks.',
        '実在する日付を、タイムゾーンや空白なしの YYYY-MM-DD で書いてください。',
      ),
      test: (node) => [...soleText([node]).slice(0, 30)].length === 10 && parseDate(node.text) !== undefined,
      detail: (node) => ({ actual: node.text, expected: 'YYYY-MM-DD' }),
    },
  ],
};

export const TIME: Context = {
  names: (name) => name.namespace === NAMESPACES.cbc && name.local.endsWith('Time'),
  rules: [
    {
      id: 'ibr-119',
      terms: ['ibt-168'],
      message: words('The time is not written hh:mm:ss.', '時刻が hh:mm:ss の形式ではありません。'),
      hint: words('Write the time as hh:mm:ss, for example 09:30:00.', '09:30:00 のように hh:mm:ss で書いてください。'),
      test: (node) => isTime(node.text),
      detail: (node) => ({ actual: node.text, expected: 'hh:mm:ss' }),
    },
  ],
};

export const BINARY: Context = {
  names: (name) => name.local.endsWith('BinaryObject'),
  rules: [
    attributed('ibr-074', 'mimeCode', words('The attached document', '添付文書'), 'application/pdf', 'ibt-125-1'),
    attributed('ibr-075', 'filename', words('The attached document', '添付文書'), 'report.pdf', 'ibt-125-2'),
  ],
};

export const TAX_CURRENCY: Context = {
  names: [known('cbc:TaxCurrencyCode')],
  rules: [
    {
      id: 'ibr-077',
      terms: ['ibt-005', 'ibt-006'],
      message: words('The tax currency equals the invoice currency.', '税通貨が請求書通貨と同じです。'),
      hint: words(
        'Remove cbc:TaxCurrencyCode and its tax total when the invoice itself is in that currency.',
        '請求書自体がその通貨なら、cbc:TaxCurrencyCode とその税額合計を削除してください。',
      ),
      test: (node) => {
        const own = normalizeSpace(soleText([node]));
        return own !== normalizeSpace(soleText(node.parent ? documentCurrency.all(node.parent) : []));
      },
      detail: (node) => ({ actual: node.text }),
    },
  ],
};

export const EMPTY: Context = {
  names: () => true,
  when: (node) => node.firstChild === null && isBlank(node.text),
  rules: [
    {
      id: 'ibr-079',
      terms: [],
      message: words('The element is empty.', '要素が空です。'),
      hint: words('Give it a value or remove it.', '値を入れるか、要素を削除してください。'),
      test: () => false,
    },
  ],
};
