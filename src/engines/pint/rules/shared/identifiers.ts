import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { isInteger, normalizeSpace, parseDouble } from '../../lexical.ts';
import { under } from '../path.ts';
import { type Context, type Words, words } from '../rule.ts';
import { EvaluationAbort, soleText } from '../values.ts';

const PARTY_ID = known('cbc:ID');
const underPartyIdentification = under('cac:PartyIdentification');

interface Scheme {
  readonly id: string;
  readonly schemes: readonly string[];
  readonly what: Words;
  readonly form: Words;
  readonly valid: (node: XmlElement) => boolean;
}

/** An identifier whose scheme prescribes its form: electronic addresses, party identifiers, company identifiers. */
const identifier = ({ id, schemes, what, form, valid }: Scheme): Context => ({
  names: [known('cbc:EndpointID'), PARTY_ID, known('cbc:CompanyID')],
  when: (node) =>
    (node.name !== PARTY_ID || underPartyIdentification(node)) && schemes.includes(node.attribute('schemeID') ?? ''),
  rules: [
    {
      id,
      terms: ['ibt-029', 'ibt-030', 'ibt-034', 'ibt-046', 'ibt-047', 'ibt-049'],
      message: words(
        `The identifier with scheme ${schemes.join(' or ')} is not a valid ${what.en}.`,
        `スキーム ${schemes.join('・')} の識別子が${what.ja}として正しくありません。`,
      ),
      hint: words(
        `Write ${form.en}, or change schemeID to the scheme the number belongs to.`,
        `${form.ja}で書くか、番号に合った schemeID に変えてください。`,
      ),
      test: valid,
      detail: (node) => ({ actual: node.text, expected: form }),
    },
  ],
});

const textOf = (node: XmlElement) => normalizeSpace(node.text);
const digitsOf = (text: string) => [...text].map(Number);

export const IDENTIFIERS: readonly Context[] = [
  identifier({
    id: 'ibr-068',
    schemes: ['0088'],
    what: words('GLN', 'GLN'),
    form: words(
      'digits only with the right GS1 check digit at the end',
      '数字のみ（末尾は正しい GS1 チェックデジット）',
    ),
    valid: (node) => /^[0-9]+$/.test(textOf(node)) && gs1CheckDigit(textOf(node)),
  }),
  identifier({
    id: 'ibr-127',
    schemes: ['0007'],
    what: words('Swedish organisation number', 'スウェーデンの組織番号'),
    form: words('10 digits', '数字10桁'),
    valid: (node) => [...textOf(node)].length === 10 && !Number.isNaN(parseDouble(textOf(node)) ?? Number.NaN),
  }),
  identifier({
    id: 'ibr-069',
    schemes: ['0192'],
    what: words('Norwegian organisation number', 'ノルウェーの組織番号'),
    form: words('9 digits that pass modulus 11', '数字9桁（モジュラス11検査に合うもの）'),
    valid: (node) => /^[0-9]{9}$/.test(textOf(node)) && modulus11(textOf(node)),
  }),
  identifier({
    id: 'ibr-070',
    schemes: ['0184'],
    what: words('Danish CVR number', 'デンマークの CVR 番号'),
    form: words('DK and 8 digits', 'DK と数字8桁'),
    valid: (node) => /^DK[0-9]{8}$/.test(soleText([node])),
  }),
  identifier({
    id: 'ibr-113',
    schemes: ['0208'],
    what: words('Belgian enterprise number', 'ベルギーの企業番号'),
    form: words('10 digits whose last two are the modulus-97 check', '数字10桁（末尾2桁はモジュラス97検査）'),
    valid: (node) => {
      const text = textOf(node);
      return /^[0-9]{10}$/.test(text) && Number(text.slice(8)) === 97 - (Number(text.slice(0, 8)) % 97);
    },
  }),
  identifier({
    id: 'ibr-114',
    schemes: ['0201'],
    what: words('Italian IPA code', 'イタリアの IPA コード'),
    form: words('6 ASCII letters or digits', '英数字6文字'),
    valid: (node) => /^[A-Za-z0-9]{6}$/.test(textOf(node)),
  }),
  identifier({
    id: 'ibr-115',
    schemes: ['0210', '9907'],
    what: words('Italian tax code', 'イタリアの納税者コード'),
    form: words('the 16-character personal code or 11 digits', '16文字の個人コードまたは数字11桁'),
    valid: (node) => italianTaxCode(textOf(node)),
  }),
  identifier({
    id: 'ibr-116',
    schemes: ['0211', '9906'],
    what: words('Italian VAT number', 'イタリアの VAT 番号'),
    form: words('IT and 11 digits with the right check sum', 'IT と数字11桁（検査合計が正しいもの）'),
    valid: italianVatNumber,
  }),
  identifier({
    id: 'ibr-120',
    schemes: ['0151'],
    what: words('Australian ABN', 'オーストラリアの ABN'),
    form: words('11 digits that pass modulus 89', '数字11桁（モジュラス89検査に合うもの）'),
    valid: (node) => /^[0-9]{11}$/.test(textOf(node)) && abnCheck(textOf(node)),
  }),
];

function gs1CheckDigit(text: string): boolean {
  const last = text.length - 1;
  let total = 0;
  for (let i = 0; i < last; i++) total += (text.charCodeAt(last - 1 - i) - 48) * (i % 2 === 0 ? 3 : 1);
  return (10 - (total % 10)) % 10 === text.charCodeAt(last) - 48;
}

function modulus11(text: string): boolean {
  const body = digitsOf(text.slice(0, -1)).reverse();
  const total = body.reduce((sum, digit, index) => sum + digit * ((index % 6) + 2), 0);
  return Number(text) > 0 && (11 - (total % 11)) % 11 === Number(text.at(-1));
}

function abnCheck(text: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = digitsOf(text);
  digits[0]!--;
  return digits.reduce((sum, digit, index) => sum + digit * weights[index]!, 0) % 89 === 0;
}

function italianTaxCode(text: string): boolean {
  const chars = [...text];
  if (chars.length === 11) return isInteger(text);
  if (chars.length !== 16) return false;
  const part = (from: number, length: number) => chars.slice(from, from + length).join('');
  const letters = (piece: string) => /^[A-Za-z]+$/.test(piece);
  return (
    letters(part(0, 6)) &&
    isInteger(part(6, 2)) &&
    letters(part(8, 1)) &&
    isInteger(part(9, 2)) &&
    isInteger(part(14, 1)) &&
    letters(part(15, 1))
  );
}

/** Only numbers that start with IT are checked. A sign or blank before the digits stops the official run. */
function italianVatNumber(node: XmlElement): boolean {
  const text = textOf(node);
  if (!/^(?:IT|it)/.test(text)) return true;
  const number = text.slice(2);
  if ([...number].length !== 11 || !isInteger(number)) return false;
  if (!/^[0-9]/.test(number))
    throw new EvaluationAbort(node, 'a sign or blank stands before the digits', '数字の前に符号または空白があります');
  const total = digitsOf(number).reduce(
    (sum, digit, index) => sum + (index % 2 === 0 ? digit : Number('0246813579'[digit])),
    0,
  );
  return total % 10 === 0;
}
