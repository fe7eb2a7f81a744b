import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { normalizeSpace } from '../../lexical.ts';
import { atMostOne } from '../kinds.ts';
import { inLine, path, under } from '../path.ts';
import { type Context, type Rule, type Words, words } from '../rule.ts';
import { soleText, someBoolean } from '../values.ts';

const indicator = path('cbc:ChargeIndicator');
const amount = path('cbc:Amount');
const reason = path('cbc:AllowanceChargeReason');
const reasonCode = path('cbc:AllowanceChargeReasonCode');
const exemptionReason = path('cbc:TaxExemptionReason');
const ALLOWANCE_CHARGE = known('cac:AllowanceCharge');

const hasAmount = (node: XmlElement) => amount.exists(node);
const hasReason = (node: XmlElement) => reason.exists(node) || reasonCode.exists(node);
const indicatorText = (node: XmlElement) => normalizeSpace(soleText(indicator.all(node)));

const needsAmount = (id: string, what: Words, bt: string, applies: (node: XmlElement) => boolean): Rule => ({
  id,
  terms: [bt],
  message: words(`${what.en} has no amount.`, `${what.ja}に金額がありません。`),
  hint: words('Add cbc:Amount with currencyID.', 'cbc:Amount を currencyID 付きで追加してください。'),
  test: (node) => !applies(node) || hasAmount(node),
});

const needsReason = (id: string, what: Words, bt: string[], applies: (node: XmlElement) => boolean): Rule => ({
  id,
  terms: bt,
  message: words(`${what.en} has neither a reason nor a reason code.`, `${what.ja}に理由も理由コードもありません。`),
  hint: words(
    'Add cbc:AllowanceChargeReasonCode or cbc:AllowanceChargeReason.',
    'cbc:AllowanceChargeReasonCode または cbc:AllowanceChargeReason を追加してください。',
  ),
  test: (node) => !applies(node) || hasReason(node),
});

const atDocument = (node: XmlElement) => !inLine(node);
const documentAllowance = words('The document-level allowance', '文書レベルの値引');
const lineAllowance = words('The line allowance', '明細行の値引');
const documentCharge = words('The document-level charge', '文書レベルの追加請求');
const lineCharge = words('The line charge', '明細行の追加請求');

export const PRICE_ALLOWANCE: Context = {
  names: [ALLOWANCE_CHARGE],
  when: under('cac:Price'),
  rules: [
    {
      id: 'ibr-083',
      terms: ['ibt-147'],
      message: words('A price may carry a discount only, not a charge.', '単価に付けられるのは値引だけです。'),
      hint: words(
        'Set cbc:ChargeIndicator under cac:Price/cac:AllowanceCharge to false.',
        'cac:Price/cac:AllowanceCharge の cbc:ChargeIndicator を false にしてください。',
      ),
      test: (node) => indicatorText(node) === 'false',
      detail: (node) => ({ at: indicator.first(node), actual: indicator.first(node)?.text, expected: 'false' }),
    },
  ],
};

export const ALLOWANCE: Context = {
  names: [ALLOWANCE_CHARGE],
  when: (node) => someBoolean(node, indicator, false),
  rules: [
    atMostOne('ibr-sr-30', reason, words('The reason of an allowance', '値引の理由'), 'ibt-097 ibt-139'),
    needsAmount('ibr-031', documentAllowance, 'ibt-092', atDocument),
    needsReason('ibr-033', documentAllowance, ['ibt-097', 'ibt-098'], atDocument),
    needsAmount('ibr-041', lineAllowance, 'ibt-136', inLine),
    needsReason('ibr-042', lineAllowance, ['ibt-139', 'ibt-140'], inLine),
  ],
};

export const CHARGE: Context = {
  names: [ALLOWANCE_CHARGE],
  when: (node) => someBoolean(node, indicator, true),
  rules: [
    needsAmount('ibr-036', documentCharge, 'ibt-099', atDocument),
    atMostOne('ibr-sr-31', reason, words('The reason of a charge', '追加請求の理由'), 'ibt-104 ibt-144'),
    needsReason('ibr-038', documentCharge, ['ibt-104', 'ibt-105'], atDocument),
    needsAmount('ibr-043', lineCharge, 'ibt-141', inLine),
    // The official assertion has no test for the line, so it repeats ibr-038 on document level.
    needsReason('ibr-044', words('The charge', '追加請求'), ['ibt-144', 'ibt-145'], () => true),
  ],
};

export const OTHER_ALLOWANCE_CHARGE: Context = {
  names: [ALLOWANCE_CHARGE],
  rules: [
    {
      id: 'ibr-082',
      terms: ['ibg-20', 'ibg-21', 'ibg-27', 'ibg-28'],
      message: words(
        'An allowance or charge does not say which of the two it is.',
        '値引か追加請求かの区別がありません。',
      ),
      hint: words(
        'Set cbc:ChargeIndicator to true (charge) or false (allowance).',
        'cbc:ChargeIndicator を true（追加請求）または false（値引）にしてください。',
      ),
      test: (node) => ['true', 'false'].includes(indicatorText(node)),
      detail: (node) => ({
        actual: indicator.first(node)?.text,
        expected: words('true or false', 'true または false'),
      }),
    },
  ],
};

export const ALLOWANCE_TAX_CATEGORY: Context = {
  names: [known('cac:TaxCategory')],
  when: under('cac:AllowanceCharge'),
  rules: [
    atMostOne(
      'ibr-sr-61',
      exemptionReason,
      words('The exemption reason of an allowance or charge', '値引・追加請求の免税理由'),
      'ibt-196 ibt-198',
    ),
  ],
};
