import { INVOICE_SYSTEM_BEGAN } from '../../../japan/consumption-tax.ts';
import { hasTNumberForm, isCorporateNumber } from '../../../japan/corporate-number.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { normalizeSpace } from '../lexical.ts';
import { registrationNode, valueIn } from '../reading.ts';
import { path } from '../rules/path.ts';
import { words } from '../rules/rule.ts';
import type { AdvisoryContext, Remark } from './advisor.ts';

const PARTY = 'cac:AccountingSupplierParty/cac:Party';
const endpoint = path(`${PARTY}/cbc:EndpointID`);
const legalId = path(`${PARTY}/cac:PartyLegalEntity/cbc:CompanyID`);
const issueDate = path('cbc:IssueDate');

/** The seller's T-number, corporate number and electronic address: check digits, and whether they belong together. */
export function* issuerIdentifiers({ root, facts }: AdvisoryContext): Iterable<Remark> {
  const node = registrationNode(root);
  const number = node && normalizeSpace(node.text);
  const digits = number !== undefined && hasTNumberForm(number) ? number.slice(1) : undefined;
  if (node && digits !== undefined && !isCorporateNumber(digits))
    yield {
      code: 't_number_checksum',
      at: node,
      actual: number,
      en: 'The check digit of the registration number is wrong, so no such registration can exist. The official rules do not test it.',
      ja: '登録番号のチェックデジットが誤っており、実在し得ない番号です（公式ルールは検査しません）。',
    };
  if (node && digits === undefined && !facts.underInvoiceSystem && issuedUnderSystem(root))
    yield {
      code: 't_number_form',
      at: node,
      actual: number,
      expected: words('T + 13 digits', 'T＋数字13桁'),
      en: 'The registration number is not T and 13 digits. The official rule looks only at period dates, and none of them is on or after 2023-10-01.',
      ja: '登録番号が「T+13桁」ではありません。公式ルールは期間の日付だけを見るため、指摘されません。',
    };
  for (const id of [...legalId.all(root), ...endpoint.all(root)]) yield* compared(id, digits);
}

const issuedUnderSystem = (root: XmlElement) => (valueIn(issueDate.first(root)) ?? '') >= INVOICE_SYSTEM_BEGAN;

/** Scheme 0188 is the corporate number, 0221 the T-number; a corporation's T-number is T and its corporate number. */
function* compared(id: XmlElement, digits: string | undefined): Iterable<Remark> {
  const scheme = id.attribute('schemeID');
  if (scheme !== '0188' && scheme !== '0221') return;
  const value = normalizeSpace(id.text);
  const own = scheme === '0221' ? value.replace(/^T/, '') : value;
  if (scheme === '0188' && !isCorporateNumber(own))
    yield {
      code: 'corporate_number_checksum',
      at: id,
      actual: value,
      en: 'The identifier of scheme 0188 is no corporate number: 13 digits with a right check digit.',
      ja: 'スキーム 0188 の識別子が法人番号（13桁、チェックデジット付き）として正しくありません。',
    };
  if (digits !== undefined && own !== digits)
    yield {
      code: 'issuer_identifiers_differ',
      at: id,
      actual: value,
      expected: scheme === '0221' ? `T${digits}` : digits,
      en: 'This identifier and the registration number do not belong to the same corporation.',
      ja: 'この識別子と登録番号が同じ法人のものではありません。',
    };
}
