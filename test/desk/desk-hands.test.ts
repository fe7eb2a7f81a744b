import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import { readAll } from '../../testkit/desk/read-all.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { type Service, startService } from '../../testkit/service.ts';

/** The desk under somebody's hands: by keyboard, with slips, with a line that breaks, and in two languages. */
const options = { skip: withoutBrowser, timeout: 1_200_000 };

let service: Service;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
const problems: string[] = [];
/** The answers to the questions a page asks before it deletes. */
let agrees = true;
const asked: string[] = [];

before(async () => {
  if (withoutBrowser) return;
  service = await startService();
  browser = await openBrowser({ width: 1280, height: 900 });
});
after(async () => {
  await browser?.close();
  await service?.close();
});
beforeEach(async () => {
  if (withoutBrowser) return;
  await page?.close();
  page = await browser.context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (agrees || dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  await page.goto(`${service.url}/desk`);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.waitForSelector('body[data-ready]');
});

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}
const drop = (files: readonly Dropped[]) =>
  page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);
const textOf = (n: number) =>
  `喫茶ポプラ\n東京都千代田区神田神保町1-3\n2026年10月${n}日 12:30\n領収書\n文具セット ¥${n}100\n合計 ¥${n}100\n(10%対象 ¥${n}100 内消費税 ¥${n * 100})\n現金 ¥${n}100`;
const pdf = (name: string, ...pages: string[]): Dropped => ({
  name,
  type: 'application/pdf',
  base64: makePdf(
    pages.map((text) => ({
      texts: text.split('\n').map((line, i) => ({ x: 40, y: 780 - i * 24, size: 12, text: line })),
    })),
  ).toString('base64'),
});
const broken = (name: string): Dropped => ({
  name,
  type: 'application/pdf',
  base64: Buffer.from('%PDF-1.7\nhello').toString('base64'),
});
const rows = () => page.locator('#pile-body tr');
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.key ?? '');

test('the focus stays where it is while files are read, sorted and taken away', options, async () => {
  await drop([1, 2, 3, 4].map((n) => pdf(`receipt-${n}.pdf`, textOf(n))));
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 4);
  await page.locator('#pile-body tr:last-child [aria-pressed=true]').focus();
  const before = await focused();
  assert.match(before, / kind receipt$/);
  await page.evaluate(() => document.getElementById('start')!.click());
  await untilPage(page, () => document.querySelectorAll('#pile-body .link').length >= 1);
  const isStill = (await focused()) === before || (await rows().last().locator('.choice').count()) === 0;
  assert.ok(isStill, 'another file was read, and the list the person is in was drawn again');
  await page.locator('#pause').waitFor({ state: 'hidden' });
  await page.locator('#pile-body .link').nth(1).focus();
  const link = await focused();
  await page.keyboard.press('Enter');
  await untilPage(page, () => document.activeElement?.id === 'review-title');
  await page.keyboard.press('Escape');
  assert.equal(await focused(), link, 'a review ends where it began');
  await page.locator('.sort[data-key=total]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'total');
  assert.match((await rows().first().textContent()) ?? '', /receipt-4/);
  await page.locator('[aria-label="Remove receipt-4.pdf"]').focus();
  await page.keyboard.press('Enter');
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 3);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Remove receipt-3.pdf');
  assert.deepEqual(problems.splice(0), []);
});

test('what was said is said again in the other language', options, async () => {
  await drop([broken('broken.pdf'), { name: 'notes.docx', type: 'application/msword', base64: 'UEs=' }]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 1);
  await readAll(page);
  assert.match((await rows().first().textContent()) ?? '', /could not be decoded/);
  await page.click('#language');
  assert.match((await page.textContent('#refused')) ?? '', /追加できなかったファイル：notes\.docx/);
  assert.match((await rows().first().textContent()) ?? '', /読み込めませんでした/);
  const texts = await page.evaluate(() => document.querySelector('main')!.textContent);
  assert.doesNotMatch(texts ?? '', /Not added|could not|Files added/);
  await page.click('#language');
  assert.deepEqual(problems.splice(0), []);
});

test('a file of several papers says so and is taken apart; one of a single page says that', options, async () => {
  await drop([pdf('single.pdf', textOf(1)), pdf('scan.pdf', ...[1, 2, 3].map(textOf)), broken('broken.pdf')]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 3);
  await page.click('[aria-label="Each page of single.pdf as a document"]');
  await page.getByText('single.pdf has one page only').waitFor();
  await page.click('[aria-label="Each page of broken.pdf as a document"]');
  await page.getByText('broken.pdf cannot be opened').waitFor();
  await page.click('[aria-label="Remove broken.pdf"]');
  await readAll(page);
  await page.click('#pile-body .link:text-is("scan.pdf")');
  await page.getByText('seems to hold several papers').waitFor();
  await page.click('#split');
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 4);
  assert.match((await page.textContent('#pile-body')) ?? '', /scan-1\.png.*scan-2\.png.*scan-3\.png/s);
  assert.match((await page.textContent('#said')) ?? '', /split into 3 pages/);
  assert.deepEqual(problems.splice(0), []);
});

test('a line that breaks in the middle is seen; what it cost is read again at one button', options, async () => {
  await page.route('**/jp-receipt/extract', (route) =>
    route.request().headers()['payment-signature'] ? route.abort() : route.continue(),
  );
  await drop([...[1, 2, 3].map((n) => pdf(`receipt-${n}.pdf`, textOf(n))), broken('broken.pdf')]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 4);
  await readAll(page);
  await page.unroute('**/jp-receipt/extract');
  assert.match((await page.textContent('#retry-all')) ?? '', /4 failed/, 'nobody knows yet that one is broken');
  await page.context().setOffline(true);
  await page.getByText('Offline: reading is paused').waitFor();
  await page.context().setOffline(false);
  await untilPage(page, () => document.getElementById('offline-line')!.textContent === '');
  await page.click('#retry-all');
  await untilPage(page, () => document.querySelectorAll('#pile-body .link').length === 3);
  await page.locator('#pause').waitFor({ state: 'hidden' });
  assert.equal(await page.locator('#retry-all').isVisible(), false, 'a broken file does not mend by trying again');
  assert.match((await page.textContent('#price-line')) ?? '', /3 read\. 1 could not be read and cost nothing/);
  assert.deepEqual(problems.splice(0), []);
});

test('before the books: what came twice is said, what is left out leads to its review', options, async () => {
  await drop([
    pdf('a.pdf', textOf(1)),
    pdf('again.pdf', textOf(1)),
    pdf('no total.pdf', '喫茶ポプラ\n領収書\n2026年10月9日'),
  ]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 3);
  await readAll(page);
  await page.click('#tab-export');
  assert.match((await page.textContent('#export-twins')) ?? '', /^1 of them/);
  assert.equal(await page.locator('#drop').isVisible(), false, 'the way to add files stands above the pile only');
  await page.click('#left-out-list .link:text-is("no total.pdf")');
  await untilPage(page, () => document.getElementById('review-title')?.textContent === 'no total.pdf');
  assert.deepEqual(problems.splice(0), []);
});

test('deleting everything asks first, and a no keeps the pile', options, async () => {
  await drop([pdf('a.pdf', textOf(1))]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 1);
  asked.length = 0;
  agrees = false;
  await page.click('#forget');
  assert.deepEqual([asked.length, await rows().count()], [1, 1]);
  agrees = true;
  await page.click('#forget');
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 0);
  assert.deepEqual(problems.splice(0), []);
});
