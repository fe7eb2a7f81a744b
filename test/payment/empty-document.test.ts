import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { JbisClient, JbisError } from '../../src/client/index.ts';
import { payerName } from '../../src/store/strikes.types.ts';
import { cardPng } from '../../testkit/documents/files.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { type Service, startService } from '../../testkit/service.ts';

const STRIKES = 20;
let service: Service;
let client: JbisClient;
let paper: string;
before(async () => {
  service = await startService({ env: { JBIS_PAYER_STRIKES: String(STRIKES) } });
  client = new JbisClient({ baseUrl: service.url, wallet: service.wallet });
  const white = sharp({ create: { width: 600, height: 400, channels: 3, background: '#fdfdfb' } });
  paper = (await white.png().toBuffer()).toString('base64');
});
after(() => service.close());

const pdf = makePdf([
  { width: 300, height: 200 },
  { width: 300, height: 200 },
]).toString('base64');
const rules = '─────\n- - -\n　\n・・・';

const empty: [string, () => Record<string, unknown>][] = [
  ['jp_business_card_extract', () => ({ front_image_base64: paper, back_image_base64: pdf })],
  ['jp_business_card_extract_and_enrich', () => ({ front_image_base64: paper })],
  ['jp_receipt_extract', () => ({ image_base64: paper })],
  ['jp_receipt_extract', () => ({ text: rules })],
  ['jp_invoice_extract', () => ({ image_base64: pdf })],
  ['jp_invoice_extract', () => ({ text: rules })],
  ['jp_invoice_extract_and_verify', () => ({ text: rules })],
];

test('a document on which nothing can be read is told so, never charged, and counts against its payer', async () => {
  const { payments, strikes } = service.app.store;
  for (const [name, body] of empty) {
    const failure = await client.call(name as never, body() as never).catch((error: unknown) => error);
    assert.ok(failure instanceof JbisError, name);
    assert.deepEqual([failure.status, failure.code], [400, 'document_empty'], name);
  }
  const rows = await payments.list({ limit: 100 });
  assert.deepEqual(
    rows.map(({ state }) => state),
    empty.map(() => 'released'),
  );
  // An hour to fade: what was added within this test still stands, but for a moment's worth.
  const points = await strikes.get(payerName(service.wallet.address), 3_600_000);
  assert.ok(points > empty.length - 1 && points <= empty.length, `${points} strikes`);
});

test('one side of a card may be blank', async () => {
  const card = { front_image_base64: cardPng().toString('base64'), back_image_base64: paper };
  const { data, receipt } = await client.call('jp_business_card_extract', card);
  assert.match(JSON.stringify(data.card.organization), /青葉商店/);
  assert.equal(receipt?.success, true);
});
