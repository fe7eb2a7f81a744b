import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { compare, ZERO } from '../../decimal.ts';
import { atMostOne, attributed, filled, required, terms } from '../kinds.ts';
import { LINE_NAMES, path, under } from '../path.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { decimal, double } from '../values.ts';

const invoiced = path('cbc:InvoicedQuantity');
const credited = path('cbc:CreditedQuantity');
const price = path('cac:Price/cbc:PriceAmount');
const grossPrice = path('cac:Price/cac:AllowanceCharge/cbc:BaseAmount');
const baseQuantity = path('cac:Price/cbc:BaseQuantity');
const documentReference = path('cac:DocumentReference');
const documentType = path('cbc:DocumentTypeCode');
const propertyName = path('cbc:Name');
const propertyValue = path('cbc:Value');

const underPrice = under('cac:Price');

const one = (id: string, where: string, en: string, ja: string, bt: string): Rule =>
  atMostOne(id, path(where), words(en, ja), bt);

/** Type 130 compared as a number: `130.0` counts, and a text that is no number stops the official run. */
const lineObjects = (node: XmlElement): XmlElement[] =>
  documentReference.all(node).filter((reference) => documentType.all(reference).some((code) => double(code) === 130));

export const LINE: Context = {
  names: LINE_NAMES.map(known),
  rules: [
    filled('ibr-021', path('cbc:ID'), words('The line number', '明細行番号'), 'ibt-126'),
    {
      id: 'ibr-022',
      terms: ['ibt-129'],
      message: words('The line has no quantity.', '明細行に数量がありません。'),
      hint: words(
        'Add cbc:InvoicedQuantity with unitCode.',
        'cbc:InvoicedQuantity を unitCode 付きで追加してください。',
      ),
      test: (node) => invoiced.exists(node) || credited.exists(node),
    },
    {
      id: 'ibr-023',
      terms: ['ibt-130'],
      message: words('The line quantity has no unit code.', '明細行の数量に単位コードがありません。'),
      hint: words(
        'Add unitCode to cbc:InvoicedQuantity, for example unitCode="H87" (piece).',
        'cbc:InvoicedQuantity に unitCode を追加してください（例：個は H87）。',
      ),
      test: (node) =>
        [...invoiced.all(node), ...credited.all(node)].some((quantity) => quantity.attribute('unitCode') !== undefined),
      detail: (node) => ({ at: invoiced.first(node), expected: '@unitCode' }),
    },
    required('ibr-024', path('cbc:LineExtensionAmount'), words('The line net amount', '明細行の正味金額'), 'ibt-131'),
    filled('ibr-025', path('cac:Item/cbc:Name'), words('The item name', '品目の名称'), 'ibt-153'),
    required('ibr-026', price, words('The item net price', '品目の正味単価'), 'ibt-146'),
    {
      id: 'ibr-027',
      terms: ['ibt-146'],
      message: words('The item net price is missing or negative.', '品目の正味単価がないか負の値です。'),
      hint: words(
        'Write a price of zero or more; put the minus sign on the quantity instead.',
        '単価は0以上にし、マイナスは数量に付けてください。',
      ),
      test: (node) => price.all(node).some((amount) => double(amount) >= 0),
      detail: (node) => ({ at: price.first(node), actual: price.first(node)?.text, expected: '>= 0' }),
    },
    {
      id: 'ibr-028',
      terms: ['ibt-148'],
      message: words('The item gross price is negative.', '品目の値引前単価が負の値です。'),
      hint: words(
        'Write a gross price of zero or more in cac:Price/cac:AllowanceCharge/cbc:BaseAmount.',
        'cac:Price/cac:AllowanceCharge/cbc:BaseAmount を0以上にしてください。',
      ),
      test: (node) => {
        const prices = grossPrice.all(node);
        return prices.length === 0 || prices.some((amount) => double(amount) >= 0);
      },
      detail: (node) => ({ at: grossPrice.first(node), actual: grossPrice.first(node)?.text, expected: '>= 0' }),
    },
    {
      id: 'ibr-087',
      terms: ['ibt-149'],
      message: words('The price base quantity is not above zero.', '単価の基準数量が0以下です。'),
      hint: words('Write a base quantity above zero, usually 1.', '基準数量を0より大きい値（通常は1）にしてください。'),
      test: (node) => {
        const quantity = decimal(baseQuantity.first(node));
        return quantity === undefined || compare(quantity, ZERO) > 0;
      },
      detail: (node) => ({ at: baseQuantity.first(node), actual: baseQuantity.first(node)?.text, expected: '> 0' }),
    },
    {
      id: 'ibr-089',
      terms: ['ibt-128'],
      message: words('The line has more than one reference of type 130.', '明細行に種別130の参照が2つ以上あります。'),
      hint: words(
        'Keep one cac:DocumentReference with DocumentTypeCode 130 in the line.',
        '明細行の DocumentTypeCode 130 の cac:DocumentReference を1つだけにしてください。',
      ),
      test: (node) => lineObjects(node).length <= 1,
      detail: (node) => ({ at: lineObjects(node)[1], expected: '1' }),
    },
    one('ibr-109', 'cac:OrderLineReference/cbc:LineID', 'The order line reference', '注文明細行参照', 'ibt-132'),
    one('ibr-110', 'cac:InvoicePeriod', 'The line period', '明細行の期間', 'ibg-26'),
    one('ibr-111', 'cac:Price/cac:AllowanceCharge/cbc:Amount', 'The price discount', '単価の値引', 'ibt-147'),
    one('ibr-sr-34', 'cbc:Note', 'The line note', '明細行の備考', 'ibt-127'),
    one(
      'ibr-sr-38',
      'cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason',
      'The exemption reason of the line',
      '明細行の免税理由',
      'ibt-166',
    ),
    one('ibr-sr-50', 'cac:Item/cbc:Description', 'The item description', '品目の説明', 'ibt-154'),
  ],
};

export const ITEM_PROPERTY: Context = {
  names: [known('cac:AdditionalItemProperty')],
  rules: [
    {
      id: 'ibr-054',
      terms: ['ibt-160', 'ibt-161'],
      message: words('An item attribute lacks its name or its value.', '品目属性の名称または値がありません。'),
      hint: words(
        'Give both cbc:Name and cbc:Value in cac:AdditionalItemProperty.',
        'cac:AdditionalItemProperty に cbc:Name と cbc:Value の両方を入れてください。',
      ),
      test: (node) => propertyName.exists(node) && propertyValue.exists(node),
    },
  ],
};

export const ITEM_CLASSIFICATION: Context = {
  names: [known('cbc:ItemClassificationCode')],
  when: under('cac:CommodityClassification', 'cac:Item', LINE_NAMES),
  rules: [attributed('ibr-065', 'listID', words('The item classification', '品目分類コード'), 'TST', 'ibt-158-1')],
};

export const STANDARD_ITEM: Context = {
  names: [known('cbc:ID')],
  when: under('cac:StandardItemIdentification', 'cac:Item', LINE_NAMES),
  rules: [
    attributed('ibr-064', 'schemeID', words('The standard item identifier', '品目標準識別子'), '0160', 'ibt-157-1'),
  ],
};

export const LINE_TAX_CATEGORY: Context = {
  names: [known('cac:ClassifiedTaxCategory')],
  when: under('cac:Item', 'cac:InvoiceLine'),
  rules: [
    required(
      'ibr-sr-58',
      path('cbc:ID'),
      words('The tax category code of the line', '明細行の課税分類コード'),
      'ibt-151',
    ),
  ],
};

const units = (nodes: readonly XmlElement[]) => nodes.map((node) => node.attribute('unitCode'));

export const PRICE_BASE_QUANTITY: Context = {
  names: [known('cbc:BaseQuantity')],
  when: (node) => node.attribute('unitCode') !== undefined && underPrice(node),
  rules: [
    {
      id: 'ibr-088',
      terms: terms('ibt-130 ibt-150'),
      message: words(
        'The unit of the price base quantity differs from that of the line quantity.',
        '単価の基準数量の単位が明細行の数量の単位と異なります。',
      ),
      hint: words(
        'Use the same unitCode on cbc:BaseQuantity and cbc:InvoicedQuantity.',
        'cbc:BaseQuantity と cbc:InvoicedQuantity の unitCode を同じにしてください。',
      ),
      test: (node) => {
        const line = node.parent?.parent;
        if (!line) return true;
        const quantities = [...invoiced.all(line), ...credited.all(line)];
        return quantities.length === 0 || units(quantities).includes(node.attribute('unitCode'));
      },
      detail: (node) => ({
        actual: node.attribute('unitCode'),
        expected: (node.parent?.parent && invoiced.first(node.parent.parent)?.attribute('unitCode')) ?? undefined,
      }),
    },
  ],
};

export const LINE_DESPATCH_DOCUMENT: Context = {
  names: [known('cbc:ID')],
  when: under('cac:DocumentReference', 'cac:DespatchLineReference', LINE_NAMES),
  rules: [
    {
      id: 'ibr-092',
      terms: ['ibt-016', 'ibt-184'],
      message: words(
        'A despatch advice is named on a line and on the document.',
        '出荷案内書が明細行と文書の両方で参照されています。',
      ),
      hint: words(
        'Keep either cac:DespatchDocumentReference on the document or the references of the lines.',
        '文書の cac:DespatchDocumentReference か明細行の参照のどちらか一方にしてください。',
      ),
      test: (_, facts) => facts.all('cac:DespatchDocumentReference').length === 0,
    },
  ],
};

export const LINE_DESPATCH: Context = {
  names: [known('cac:DespatchLineReference')],
  when: under(LINE_NAMES),
  rules: [
    one('ibr-sr-62', 'cac:DocumentReference', 'The despatch document of the line', '明細行の出荷案内書', 'ibt-184'),
  ],
};
