import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { extractionContext } from '../../../testkit/extraction-context.ts';
import { readJsonRequest } from '../../../testkit/registry-context.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import extractAndVerify from '../invoice/extract-and-verify.endpoint.ts';
import receiptExtract from './extract.endpoint.ts';

const { context, close } = extractionContext();
after(close);

type Json = Record<string, unknown>;
const ask = async (endpoint: Endpoint, text: string) =>
  (await endpoint.handler(readJsonRequest(endpoint, { text }) as never, context as never)) as Record<string, Json>;

const paper = (number: string): string =>
  ['領収書', '株式会社みどり見本商事', number, '2026年10月31日', '合計 ¥2,200', '(内消費税10% ¥200)'].join('\n');

for (const [number, decision] of [
  ['', 'no_registration_number'],
  ['登録番号 T1999901000001', 'invalid_number'],
  ['登録番号 T9999999999999', 'not_determined'],
  ['登録番号 T7999901000001', 'registered_unconfirmed'],
] as const)
  test(`${decision}: a receipt names source, day and worth of the data as extract-and-verify does`, async () => {
    const { qualified_invoice: said } = await ask(receiptExtract, paper(number));
    const { verification } = await ask(extractAndVerify, paper(number));
    const of = (answer: Json) => ['source', 'data_as_of', 'data_freshness'].map((key) => answer[key]);
    assert.deepEqual(of(said!), of(verification!));
    assert.deepEqual([said!.decision, said!.data_freshness], [decision, 'sample']);
    assert.match(said!.data_as_of as string, /^\d{4}-\d{2}-\d{2}$/);
  });
