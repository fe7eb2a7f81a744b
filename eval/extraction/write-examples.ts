// Writes the examples of the extraction endpoints from real answers: node eval/extraction/write-examples.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import card from '../../src/endpoints/business-card/extract.endpoint.ts';
import enrich from '../../src/endpoints/business-card/extract-and-enrich.endpoint.ts';
import invoice from '../../src/endpoints/invoice/extract.endpoint.ts';
import verify from '../../src/endpoints/invoice/extract-and-verify.endpoint.ts';
import receipt from '../../src/endpoints/receipt/extract.endpoint.ts';
import { extractionContext } from '../../testkit/extraction-context.ts';
import { freeGate } from '../../testkit/http-server.ts';
import { readJsonRequest } from '../../testkit/registry-context.ts';
import { startService } from '../../testkit/service.ts';
import { exampleCard } from './example-card.ts';

const { context, close } = extractionContext();
const INVOICE = [
  '請求書',
  '請求日 2026年10月31日  請求書番号 INV-2026-1042',
  '株式会社グリーンフィールド 御中',
  'トヨタ自動車株式会社',
  '〒471-8571 愛知県豊田市トヨタ町1番地',
  'TEL 0565-55-0100  登録番号 T1180301018771',
  '品目  数量  単価  金額',
  '部品検査費  2  25,000  50,000',
  '小計  50,000',
  '消費税(10%)  5,000',
  '合計  55,000',
  'お支払期限 2026年11月30日',
].join('\n');
const RECEIPT = [
  'トヨタ自動車株式会社',
  '愛知県豊田市トヨタ町1番地',
  'TEL 0565-55-0100',
  '2026年11月3日(火) 12:30',
  '部品 2点 @1,100  ¥2,200',
  '合計  ¥2,200',
  '(10%対象 ¥2,200 内消費税 ¥200)',
  '現金 ¥3,000',
  'お釣り ¥800',
  '登録番号 T1180301018771',
].join('\n');
const run = async (e: Endpoint, input: Record<string, unknown>) =>
  JSON.stringify(await e.handler(readJsonRequest(e, input) as never, context as never), null, 2);
const D = join(import.meta.dirname, '../../src/endpoints');
const head =
  '/** What the examples of the endpoints answer on the sample registry; a test compares them with the real answers. */\n';
const i1 = { text: INVOICE };
writeFileSync(
  `${D}/invoice/extract.examples.generated.ts`,
  `${head}export const EXTRACT_INPUT = ${JSON.stringify(i1)};\nexport const VERIFY_INPUT = ${JSON.stringify({ text: INVOICE })};\nexport const EXTRACT_OUTPUT = ${await run(invoice, i1)};\nexport const VERIFY_EXTRACTION_OUTPUT = ${await run(verify, i1)};\n`,
);
writeFileSync(
  `${D}/receipt/extract.examples.generated.ts`,
  `${head}export const RECEIPT_INPUT = ${JSON.stringify({ text: RECEIPT })};\nexport const RECEIPT_OUTPUT = ${await run(receipt, { text: RECEIPT })};\n`,
);
const service = await startService({ gate: freeGate });
const c = { front_image_base64: await exampleCard(), output_format: 'vcard' };
const ask = async (e: Endpoint) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(service.url + e.path, { method: 'POST', headers, body: JSON.stringify(c) });
  return JSON.stringify(await answer.json(), null, 2);
};
writeFileSync(
  `${D}/business-card/card.examples.generated.ts`,
  `${head}export const CARD_INPUT = ${JSON.stringify(c)};\nexport const CARD_OUTPUT = ${await ask(card)};\nexport const ENRICHED_OUTPUT = ${await ask(enrich)};\n`,
);
await service.close();
close();
