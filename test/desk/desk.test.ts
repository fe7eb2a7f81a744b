import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { accessibilityViolations, isTooWide } from '../../testkit/accessibility.ts';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import {
  type Bill,
  CONTACT_FILE,
  freeeFile,
  indexFile,
  moneyForwardFile,
  newNames,
  tableFile,
  yayoiFile,
} from '../../testkit/desk/expected-files.ts';
import { PAPERS, paperHtml, totalOf } from '../../testkit/desk/papers.ts';
import { type Service, startService } from '../../testkit/service.ts';

const options = { skip: withoutBrowser, timeout: 600_000 };
const CARD = JSON.parse(
  readFileSync(new URL('../../src/endpoints/business-card/extract-and-enrich.example.json', import.meta.url), 'utf8'),
).input.front_image_base64 as string;

let service: Service;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let dropped: Dropped[] = [];
const problems: string[] = [];

before(async () => {
  if (withoutBrowser) return;
  service = await startService();
  browser = await openBrowser({ width: 1280, height: 900 });
  page = await browser.context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${service.url}/desk`);
  await page.waitForSelector('body[data-ready]');
});
after(async () => {
  await browser?.close();
  await service?.close();
});

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Bills as PDF with a text layer, the last of them as a photograph would be, and a card. */
async function pile(): Promise<Dropped[]> {
  const press = await browser.context.newPage();
  const made: Dropped[] = [];
  for (const [index, paper] of PAPERS.entries()) {
    await press.setContent(paperHtml(paper));
    const isPicture = index === 1;
    const bytes = isPicture
      ? await press.locator('body').screenshot()
      : await press.pdf({ width: '600px', height: '760px', printBackground: true });
    made.push({
      name: `${paper.name}.${isPicture ? 'png' : 'pdf'}`,
      type: isPicture ? 'image/png' : 'application/pdf',
      base64: bytes.toString('base64'),
    });
  }
  await press.close();
  return [...made, { name: '名刺.png', type: 'image/png', base64: CARD }];
}

const drop = (files: readonly Dropped[]) =>
  page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);

const rows = () => page.locator('#pile-body tr');
const openFile = async (name: string) => {
  await page.click('#tab-pile');
  await page.click(`#pile-body .link:text-is("${name}")`);
  await page.waitForSelector('#review-fields .field');
};
const bytesOf = async (button: string): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(`#${button}`)]);
  return readFileSync(await download.path());
};

test(
  'twenty dropped files: price before paying, a cap that holds, two at a time, everything read',
  options,
  async () => {
    dropped = await pile();
    await drop(dropped);
    await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 20);
    // Sixteen receipts at 3 cents, three invoices at 5, a card at 10.
    await untilPage(page, () => /20 waiting: \$0\.73/.test(document.getElementById('price-line')?.textContent ?? ''));
    await page.fill('#cap', '0.1');
    await page.press('#cap', 'Tab');
    await untilPage(page, () => /allows 3 of them/.test(document.getElementById('cap-line')?.textContent ?? ''));
    await page.fill('#cap', '5');
    await page.press('#cap', 'Tab');
    await page.click('#start');
    const busy: number[] = [];
    while (await page.locator('#pause').isVisible()) {
      busy.push(await page.getByText(/^(Uploading|Reading|Checking)$/).count());
      await page.waitForTimeout(300);
    }
    assert.ok(Math.max(...busy) <= 2, String(busy));
    assert.match((await page.textContent('#price-line')) ?? '', /Spent: \$0\.73/);
    assert.equal(await rows().count(), 20);
    assert.equal(await page.getByText('Failed', { exact: true }).count(), 0);
    assert.deepEqual(problems, []);
  },
);

test('what was read stands in the table, the paper that came twice is found, sums are by month', options, async () => {
  for (const [index, paper] of PAPERS.entries()) {
    const text = (await rows().nth(index).textContent()) ?? '';
    assert.ok(
      text.includes(paper.date) && text.includes(totalOf(paper).toLocaleString('en-US')),
      `${paper.name}: ${text}`,
    );
    assert.ok(text.includes(paper.issuer), `${paper.name}: ${text}`);
  }
  assert.match((await rows().nth(18).textContent()) ?? '', /Seems to be receipt-01\.pdf again/);
  await page.click('.sort:has-text("Total")');
  await page.click('.sort:has-text("Total")');
  assert.match((await rows().first().textContent()) ?? '', /receipt-16\.pdf/);
  const october = PAPERS.filter(({ date }) => date.startsWith('2026-10')).reduce(
    (sum, paper) => sum + totalOf(paper),
    0,
  );
  assert.ok(((await page.textContent('#sums-body')) ?? '').includes(october.toLocaleString('en-US')));
});

test(
  'the page beside its fields, linked both ways; a correction by keyboard is checked at once and can be undone',
  options,
  async () => {
    await openFile('receipt-02.png');
    await page.waitForSelector('.page rect[data-field=total]');
    await page.locator('.page rect[data-field=total]').first().click();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'field-total');
    assert.ok(await page.locator('.page rect[data-field=total].lit').count());
    await page.keyboard.press('Control+A');
    await page.keyboard.type('￥１，３００');
    assert.match((await page.textContent('#verdict')) ?? '', /rates do not add up to the total/);
    assert.match((await page.textContent('#field-total-original')) ?? '', /Was read as: 1210/);
    await page.click('#undo');
    assert.equal(await page.inputValue('#field-total'), '1210');
    assert.doesNotMatch((await page.textContent('#verdict')) ?? '', /rates do not add up/);
    await openFile('receipt-01.pdf');
    await page.waitForSelector('.page rect[data-field=issuer]');
    await page.keyboard.press('Alt+ArrowDown');
    await untilPage(page, () => document.getElementById('review-title')?.textContent === 'receipt-02.png');
    await page.keyboard.press('Escape');
    assert.ok(await page.isVisible('#view-pile'));
  },
);

test('corrections reach the bytes of every export', options, async () => {
  // The reading is taken as it is; a person changes the summary of one and the total of another, with its tax.
  await openFile('receipt-03.pdf');
  await page.fill('#field-summary', '打合せ');
  await page.fill('#account', '会議費');
  await openFile('receipt-06.pdf');
  await page.fill('#field-total', '1760');
  await page.fill('#review-taxes tbody tr:first-child td:nth-child(3) input', '1760');
  await page.fill('#review-taxes tbody tr:first-child td:nth-child(4) input', '160');
  await page.fill('#review-items tbody tr:first-child td:nth-child(4) input', '1760');
  await page.click('#tab-export');
  const bills: Bill[] = PAPERS.map((paper, index) => ({
    ...paper,
    file: `${paper.name}.${index === 1 ? 'png' : 'pdf'}`,
    account: index === 2 ? '会議費' : '消耗品費',
    summary: index === 2 ? '打合せ' : '',
    corrected: index === 2 ? 'Subject' : index === 5 ? 'Total Items Tax by rate' : '',
    // Total, item and rate were changed by hand; the tax of the whole paper was left as it was read.
    ...(index === 5 ? { items: [['文具セット', 1760, 10]] as const, tax: 150 } : {}),
  }));
  const shiftJis = (bytes: Buffer) => new TextDecoder('shift_jis', { fatal: true }).decode(bytes);

  assert.equal((await bytesOf('export_freee')).toString('utf8'), freeeFile(bills));
  assert.equal(shiftJis(await bytesOf('export_moneyforward')), moneyForwardFile(bills));
  assert.equal(shiftJis(await bytesOf('export_yayoi')), yayoiFile(bills));

  const csv = (await bytesOf('export_csv')).toString('utf8');
  const statuses = csv
    .split('\r\n')
    .slice(1, 20)
    .map((line) => line.split(',')[2]!);
  for (const status of statuses) assert.ok(['Ready', 'Needs review'].includes(status), status);
  assert.equal(csv, tableFile(bills, statuses));
  assert.equal(shiftJis(await bytesOf('export_csv_sjis')), csv.slice(1));

  const index = (await bytesOf('export_index')).toString('utf8');
  assert.equal(index, indexFile(bills));
  const packed = unzipSync(await bytesOf('export_zip'));
  assert.deepEqual(Object.keys(packed), [...newNames(bills), 'トヨタ自動車株式会社_佐藤 健一.png', 'books-index.csv']);
  assert.equal(Buffer.from(packed['books-index.csv']!).toString('utf8'), index);
  for (const [at, name] of newNames(bills).entries())
    assert.ok(Buffer.from(packed[name]!).equals(Buffer.from(dropped[at]!.base64, 'base64')), name);

  assert.equal((await bytesOf('export_vcf')).toString('utf8'), CONTACT_FILE);
  const json = JSON.parse((await bytesOf('export_json')).toString('utf8')) as {
    documents: { file: string; kind: string; values: Record<string, string>; corrected: string[]; account: string }[];
  };
  assert.deepEqual(
    json.documents.slice(0, 19).map(({ file, kind, values }) => [file, kind, values.date, values.issuer, values.total]),
    bills.map((bill) => [bill.file, bill.kind, bill.date, bill.issuer, String(totalOf(bill as never))]),
  );
  assert.deepEqual(
    [json.documents.length, json.documents[19]!.kind, json.documents[2]!.account],
    [20, 'card', '会議費'],
  );
  assert.deepEqual(json.documents[5]!.corrected, ['total', 'items', 'taxes']);
  assert.deepEqual(problems, []);
});

test('on a phone, in the dark, in Japanese: nothing is cut off and nothing is hard to reach', options, async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.click('#language');
  await openFile('receipt-02.png');
  await page.waitForSelector('.page');
  for (const view of ['review', 'pile', 'export']) {
    if (view !== 'review') await page.click(`#tab-${view}`);
    assert.deepEqual(await accessibilityViolations(page), [], view);
    assert.equal(await isTooWide(page), false, view);
  }
  await page.click('#language');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('without a line nothing is lost: the file fails with its reason and costs nothing', options, async () => {
  const spent = /Spent: \$[\d.]+/.exec((await page.textContent('#price-line')) ?? '')![0];
  await page.click('#tab-pile');
  await page.context().setOffline(true);
  await drop([{ name: 'again.png', type: 'image/png', base64: CARD }]);
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 21);
  await page.click('#start');
  await page.getByText('The service cannot be reached').waitFor();
  await page.context().setOffline(false);
  await page.click('[aria-label="Remove again.png"]');
  await untilPage(page, (text) => document.getElementById('price-line')?.textContent?.includes(text), { given: spent });
});

test('the pile is kept in the browser only when switched on, and one button deletes it', options, async () => {
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'jbis-desk'));
  assert.equal(await stored(), false);
  await page.click('#tab-pile');
  await page.check('#keep');
  await untilPage(page, () => /kept/.test(document.getElementById('said')?.textContent ?? ''));
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  assert.equal(await rows().count(), 20);
  await page.click('#language');
  assert.match((await page.textContent('h1')) ?? '', /書類デスク/);
  assert.match((await rows().first().textContent()) ?? '', /領収書・レシート/);
  await page.click('#language');
  await page.click('#forget');
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 0);
  assert.equal(await stored(), false);
});
