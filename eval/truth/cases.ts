import type { Endpoint } from '../../src/contract/endpoint.ts';
import cardEnrich from '../../src/endpoints/business-card/extract-and-enrich.endpoint.ts';
import companyReport from '../../src/endpoints/company/report.endpoint.ts';
import companyVerify from '../../src/endpoints/company/verify.endpoint.ts';
import companyBatch from '../../src/endpoints/company/verify-batch.endpoint.ts';
import counterparty from '../../src/endpoints/counterparty/check.endpoint.ts';
import pint from '../../src/endpoints/e-invoice/validate-jp-pint.endpoint.ts';
import snapshot from '../../src/endpoints/entity/filing-risk-snapshot.endpoint.ts';
import crossBorder from '../../src/endpoints/entity/resolve-cross-border.endpoint.ts';
import filings from '../../src/endpoints/filings/search.endpoint.ts';
import check from '../../src/endpoints/invoice/check.endpoint.ts';
import extractAndVerify from '../../src/endpoints/invoice/extract-and-verify.endpoint.ts';
import invoiceVerify from '../../src/endpoints/invoice/verify.endpoint.ts';
import invoiceBatch from '../../src/endpoints/invoice/verify-batch.endpoint.ts';
import receipt from '../../src/endpoints/receipt/extract.endpoint.ts';
import regulated from '../../src/endpoints/regulated-entity/verify.endpoint.ts';
import supplier from '../../src/endpoints/supplier/resolve.endpoint.ts';
import { corporateCheckDigit } from '../../src/japan/corporate-number.ts';
import { exampleXml } from '../../testkit/pint/example.ts';
import type { Asked } from './judge.ts';
import type { openWorld, State } from './world.ts';

export interface Case {
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
  readonly asked: Asked;
  /** The registration asked for has ended or not begun: a "no" is what its row says. */
  readonly ended?: boolean;
  /** Asked live: such a source has no parts and no age, it answers or it does not. */
  readonly network?: 'vies' | 'peppol';
}

/** What the source of a case is worth when all sources are in this state. */
export function worthOf({ network }: Case, state: State): State {
  if (network === undefined || state === 'sample' || state === 'cut') return state;
  return network === 'peppol' && state === 'nxdomain' ? 'cut' : 'complete';
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Numbers of the sample's rows, numbers nobody has, and names of both kinds, for every endpoint that gives a verdict. */
export function* questions(world: World, { quick }: { readonly quick: boolean }): Generator<Case> {
  const numbers = companyNumbers(quick ? 12 : 80).filter((number) => world.companies.byNumber(number) !== null);
  for (const number of numbers) {
    const { name, closeDate } = world.companies.byNumber(number)!;
    const registration = world.invoices.byNumber(`T${number}`);
    const isEnded = registration?.disposalDate != null || registration?.expireDate != null;
    const isFuture = registration?.registrationDate != null && registration.registrationDate > '2026-11-05';
    const ended = closeDate !== null || isEnded || isFuture;
    for (const endpoint of [companyVerify, companyReport]) {
      yield { endpoint, input: { corporate_number: number }, asked: 'number_found', ended };
      yield { endpoint, input: { corporate_number: number, name }, asked: 'number_found', ended };
      yield { endpoint, input: { name }, asked: 'name_found', ended };
    }
    yield { endpoint: companyBatch, input: { items: [{ corporate_number: number }] }, asked: 'number_found', ended };
    yield { endpoint: supplier, input: { corporate_number: number, name }, asked: 'number_found', ended };
    yield { endpoint: supplier, input: { name }, asked: 'name_found', ended };
    const id = { scheme: 'jp_corporate_number', value: number };
    yield { endpoint: crossBorder, input: { identifiers: [id], name }, asked: 'number_found', ended };
    yield { endpoint: crossBorder, input: { jurisdiction: 'JP', name }, asked: 'name_found', ended };
    // A name that has nothing to do with the number: only data that prove it may say so.
    const other = '株式会社全く別の商会';
    yield { endpoint: supplier, input: { corporate_number: number, name: other }, asked: 'number_found', ended };
    yield { endpoint: crossBorder, input: { identifiers: [id], name: other }, asked: 'number_found', ended };
    const asked = registration ? 'number_found' : 'number_absent';
    yield { endpoint: invoiceVerify, input: { registration_number: `T${number}` }, asked, ended };
    yield { endpoint: invoiceBatch, input: { registration_numbers: [`T${number}`] }, asked, ended };
    yield { endpoint: check, input: { registration_number: `T${number}`, supplier_name: name }, asked, ended };
    yield { endpoint: cardEnrich, input: card(name), asked: 'name_found', ended };
    yield { endpoint: receipt, input: { text: receiptText(name, `T${number}`) }, asked, ended };
    yield { endpoint: extractAndVerify, input: { text: invoiceText(name, `T${number}`) }, asked, ended };
  }
  for (const [i, number] of absentNumbers(quick ? 8 : 40).entries()) {
    const name = `株式会社存在しない会社名${i}号商会`;
    yield { endpoint: companyVerify, input: { corporate_number: number }, asked: 'number_absent' };
    yield { endpoint: companyReport, input: { name }, asked: 'name_absent' };
    yield { endpoint: companyBatch, input: { items: [{ name }] }, asked: 'name_absent' };
    yield { endpoint: invoiceVerify, input: { registration_number: `T${number}` }, asked: 'number_absent' };
    yield {
      endpoint: check,
      input: { registration_number: `T${number}`, supplier_name: name },
      asked: 'number_absent',
    };
    yield { endpoint: supplier, input: { registration_number: `T${number}` }, asked: 'number_absent' };
    yield { endpoint: supplier, input: { name }, asked: 'name_absent' };
    const id = { scheme: 'jp_corporate_number', value: number };
    yield { endpoint: crossBorder, input: { identifiers: [id] }, asked: 'number_absent' };
    const t = { scheme: 'jp_invoice_registration_number', value: `T${number}` };
    yield { endpoint: crossBorder, input: { identifiers: [t], name }, asked: 'number_absent' };
    yield { endpoint: crossBorder, input: { jurisdiction: 'JP', name }, asked: 'name_absent' };
    yield { endpoint: cardEnrich, input: card(name), asked: 'name_absent' };
    yield { endpoint: receipt, input: { text: receiptText(name, `T${number}`) }, asked: 'number_absent' };
    yield { endpoint: extractAndVerify, input: { text: invoiceText(name, `T${number}`) }, asked: 'number_absent' };
    yield { endpoint: regulated, input: { corporate_number: number }, asked: 'number_absent' };
    yield { endpoint: regulated, input: { name }, asked: 'name_absent' };
    yield {
      endpoint: counterparty,
      input: { peppol_participant_id: `0188:${number}` },
      asked: 'number_absent',
      network: 'peppol',
    };
  }
  yield { endpoint: pint, input: { xml: exampleXml() }, asked: 'number_absent' };
  // Registered as an issuer, without a row of its own in the corporate registry.
  yield { endpoint: supplier, input: { registration_number: 'T1000020012131' }, asked: 'number_found' };
  const code = { scheme: 'jp_edinet_code', value: 'E00001' };
  yield { endpoint: crossBorder, input: { identifiers: [code] }, asked: 'number_absent' };
  yield { endpoint: regulated, input: { corporate_number: '7999901000001' }, asked: 'number_found' };
  yield { endpoint: regulated, input: { name: '株式会社みどり見本商事' }, asked: 'name_found' };
  yield { endpoint: filings, input: { edinet_code: 'E99903' }, asked: 'number_found' };
  yield {
    endpoint: filings,
    input: { edinet_code: 'E99904', date_from: '2026-09-01', date_to: '2026-10-01' },
    asked: 'number_absent',
  };
  yield { endpoint: filings, input: { edinet_code: 'E00001' }, asked: 'number_absent' };
  yield { endpoint: snapshot, input: { entity_id: 'E99903', window_months: 12 }, asked: 'number_found' };
  const vat = { vat_id: 'PL0000000017', name: 'Wzór Handel' };
  yield { endpoint: counterparty, input: vat, asked: 'number_found', network: 'vies' };
  yield { endpoint: counterparty, input: { vat_id: 'CZ25123891' }, asked: 'number_absent', network: 'vies' };
  const participant = { peppol_participant_id: '0188:7999901000001', name: '株式会社みどり見本商事' };
  yield { endpoint: counterparty, input: participant, asked: 'number_found', network: 'peppol' };
  yield { endpoint: counterparty, input: { vat_id: 'GB123456789' }, asked: 'invalid', network: 'vies' };
  const britain = { scheme: 'gb_company_number', value: '09990001' };
  yield { endpoint: crossBorder, input: { identifiers: [britain], name: 'Mihon Trading Ltd' }, asked: 'number_found' };
  const nobody = { scheme: 'gb_company_number', value: '01234567' };
  yield { endpoint: crossBorder, input: { identifiers: [nobody] }, asked: 'number_absent' };
}

export const card = (name: string): Record<string, unknown> => ({ card_of: name });

export const receiptText = (name: string, number: string, date = '2026年10月26日', total = '2,200'): string =>
  [name, date, `品代 ¥${total}`, `合計 ¥${total}`, '(10%対象)', `登録番号 ${number}`].join('\n');

export const invoiceText = (name: string, number: string, date = '2026年10月31日', total = '11,000'): string =>
  ['請求書', '青葉物産株式会社 御中', `発行日 ${date}`, name, `登録番号 ${number}`, `合計 ${total}円`].join('\n');

/** Numbers whose rows may be in the sample: its invented ones, and every published one it holds. */
function companyNumbers(most: number): string[] {
  const invented = Array.from({ length: 15 }, (_, i) => withCheckDigit(`9999010000${String(i).padStart(2, '0')}`));
  return [...invented, ...PUBLISHED].slice(0, most);
}

const PUBLISHED = [
  '1180301018771',
  '1130001011420',
  '7010401022916',
  '4010001120965',
  '3240001036223',
  '4010001008772',
  '1010001034730',
  '1010001067912',
  '2010401044997',
  '2013301010706',
  '3080401005595',
  '3180001031569',
  '4010801023062',
  '4011001034156',
  '4130001000049',
  '4130001030475',
  '5010401067252',
  '5120001158218',
  '6010001000001',
  '6010401027577',
  '6010701027558',
  '6011101063359',
  '6130001021068',
  '6230001016594',
  '7010401100770',
  '7120001168421',
  '8010401050387',
  '8070001022021',
  '8080401002431',
  '9010401052465',
  '9010701020592',
  '9130001000052',
  '9130001002387',
  '9250001000684',
  '9250001001451',
];

/** Numbers with a right check digit that no row of the sample has. */
const absentNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => withCheckDigit(`9990990000${String(i).padStart(2, '0')}`));

const withCheckDigit = (body: string): string => `${corporateCheckDigit(body)}${body}`;
