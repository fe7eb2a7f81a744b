import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import { readAll } from '../../testkit/desk/read-all.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { type Service, startService } from '../../testkit/service.ts';

/** What a file is read as: known before paying where it can be, changed at one click, and put right afterwards. */
const options = { skip: withoutBrowser, timeout: 1_200_000 };

let service: Service;
let browser: Awaited<ReturnType<typeof openBrowser>>;
before(async () => {
  if (withoutBrowser) return;
  service = await startService();
  browser = await openBrowser({ width: 1280, height: 900 });
});
after(async () => {
  await browser?.close();
  await service?.close();
});

const pdf = (text: string): Buffer =>
  makePdf([{ texts: text.split('\n').map((line, i) => ({ x: 40, y: 780 - i * 24, size: 12, text: line })) }]);
const BILL =
  '請求書\n株式会社きぼう御中\n請求日 2026年10月3日\nお支払期限 2026年11月30日\n青葉商事株式会社\n東京都千代田区神田神保町1-3\n保守料 1 10,000 10,000\n小計 10,000\n消費税(10%) 1,000\n合計 ¥11,000\nお振込先 きぼう銀行 本店 普通 1234567';
const RECEIPT =
  '喫茶ポプラ\n東京都千代田区神田神保町1-3\n2026年10月2日 12:30\n領収書\n文具セット ¥2,100\n合計 ¥2,100\n(10%対象 ¥2,100 内消費税 ¥190)\n現金 ¥2,100';

async function openDesk(): Promise<Page> {
  const page = await browser.context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${service.url}/desk`);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  return page;
}
const add = (page: Page, files: Readonly<Record<string, string>>) =>
  page.setInputFiles(
    '#choose',
    Object.entries(files).map(([name, text]) => ({ name, mimeType: 'application/pdf', buffer: pdf(text) })),
  );
const rowOf = (page: Page, name: string) => page.locator('#pile-body tr', { hasText: name });
const kindSaid = async (page: Page, name: string) => {
  const cell = rowOf(page, name).locator('[data-column=kind]');
  return [await cell.locator('[aria-pressed=true]').textContent(), await cell.locator('p').textContent()];
};
const price = (page: Page, text: string) =>
  untilPage(page, (wanted) => document.getElementById('price-line')!.textContent!.includes(wanted), { given: text });

test(
  'a PDF is what its text says, whatever its name; a choice is one click and the price follows',
  options,
  async () => {
    const page = await openDesk();
    await add(page, { 'scan 1.pdf': BILL, 'invoice.pdf': RECEIPT, 'IMG_1.pdf': '喫茶ポプラ' });
    await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 3);
    await rowOf(page, 'scan 1.pdf').getByText('from its text').waitFor();
    await rowOf(page, 'invoice.pdf').getByText('from its text').waitFor();
    assert.deepEqual(await kindSaid(page, 'scan 1.pdf'), ['Invoice', 'from its text']);
    assert.deepEqual(await kindSaid(page, 'invoice.pdf'), ['Receipt', 'from its text']);
    assert.deepEqual(await kindSaid(page, 'IMG_1.pdf'), ['Receipt', 'assumed']);
    assert.match((await page.textContent('#kind-note')) ?? '', /known only once it is read/);
    await price(page, '3 waiting: $0.11');
    await rowOf(page, 'IMG_1.pdf').getByRole('button', { name: 'Card', exact: true }).click();
    await price(page, '3 waiting: $0.18');
    assert.deepEqual(await kindSaid(page, 'IMG_1.pdf'), ['Card', 'chosen']);
    assert.equal(await page.textContent('#kind-note'), '', 'nothing is assumed any more');
    await page.close();
  },
);

test('a paper read as something else says so, and one button with its price reads it again', options, async () => {
  const page = await openDesk();
  await add(page, { 'scan.pdf': BILL });
  await rowOf(page, 'scan.pdf').getByText('from its text').waitFor();
  await rowOf(page, 'scan.pdf').getByRole('button', { name: 'Receipt', exact: true }).click();
  await price(page, '1 waiting: $0.03');
  await readAll(page);
  await page.click('#pile-body .link');
  await page.getByText('This seems to be another paper (Invoice). It was read as a receipt.').waitFor();
  const again = page.locator('#read-again .strong');
  assert.equal(await again.textContent(), 'Read again as: Invoice ($0.05)');
  await again.click();
  await untilPage(page, () => (document.getElementById('field-due_date') as HTMLInputElement)?.value === '2026-11-30');
  await page.locator('#read-again [data-kind=receipt]').waitFor();
  assert.equal(await page.getByText('It was read as a receipt').count(), 0);
  assert.equal(await page.locator('#read-again .strong').count(), 0);
  await price(page, 'Spent: $0.08');
  await page.close();
});

test('a second reading that fails or passes the cap leaves the first and costs nothing', options, async () => {
  const page = await openDesk();
  await add(page, { 'receipt.pdf': RECEIPT });
  await readAll(page);
  await page.fill('#cap', '0.05');
  await page.press('#cap', 'Tab');
  await page.click('#pile-body .link');
  await page.locator('#read-again [data-kind=invoice]').click();
  await page.getByText('The spending cap of $0.05 is reached.').waitFor();
  assert.equal(await page.inputValue('#field-total'), '2100');
  await page.keyboard.press('Escape');
  await page.fill('#cap', '5');
  await page.press('#cap', 'Tab');
  await page.route('**/jp-invoice/**', (route) => route.abort());
  await page.click('#pile-body .link');
  await page.locator('#read-again [data-kind=invoice]').click();
  await page.locator('#read-again .bad', { hasText: /./ }).waitFor();
  assert.equal(await page.inputValue('#field-total'), '2100');
  await price(page, 'Spent: $0.03');
  await page.close();
});

test('what is dropped while others are read waits for its own yes', options, async () => {
  const page = await openDesk();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/jp-receipt/extract', async (route) => {
    if (route.request().headers()['payment-signature']) await held;
    await route.continue();
  });
  await add(page, { 'receipt-1.pdf': RECEIPT });
  await page.click('#start');
  await page.locator('#pause').waitFor({ state: 'visible' });
  await add(page, { 'receipt-2.pdf': RECEIPT.replaceAll('2,100', '3,100') });
  await page.getByText('Read all ($0.03 in test currency)').waitFor();
  release();
  await page.locator('#pause').waitFor({ state: 'hidden' });
  await price(page, '1 waiting: $0.03. Spent so far: $0.03');
  await readAll(page);
  await price(page, 'Spent: $0.06');
  await page.close();
});
