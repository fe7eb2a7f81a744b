import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { accessibilityViolations, isTooWide } from '../../testkit/accessibility.ts';
import { openBrowser, withoutBrowser } from '../../testkit/browser.ts';
import { PAPERS, paperHtml, taxOf, totalOf } from '../../testkit/desk/papers.ts';
import { type Service, startService } from '../../testkit/service.ts';

const options = { skip: withoutBrowser, timeout: 600_000 };
const CARD = JSON.parse(
  readFileSync(new URL('../../src/endpoints/business-card/extract-and-enrich.example.json', import.meta.url), 'utf8'),
).input.front_image_base64 as string;

let service: Service;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
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
    await drop(await pile());
    await page.waitForFunction(() => document.querySelectorAll('#pile-body tr').length === 20);
    // Sixteen receipts at 3 cents, three invoices at 5, a card at 10.
    await page.waitForFunction(() =>
      /20 waiting: \$0\.73/.test(document.getElementById('price-line')?.textContent ?? ''),
    );
    await page.fill('#cap', '0.1');
    await page.press('#cap', 'Tab');
    await page.waitForFunction(() => /allows 3 of them/.test(document.getElementById('cap-line')?.textContent ?? ''));
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
    await page.waitForFunction(() => document.getElementById('review-title')?.textContent === 'receipt-02.png');
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
  const bills = PAPERS.map((paper, index) =>
    index === 5 ? { ...paper, items: [['文具セット', 1760, 10]] as const } : paper,
  );

  const freee = (await bytesOf('export_freee')).toString('utf8');
  assert.equal(freee, expectedFreee(bills));
  const money = new TextDecoder('shift_jis', { fatal: true }).decode(await bytesOf('export_moneyforward'));
  assert.equal(money.split('\r\n').length, freee.split('\r\n').length);
  assert.match(
    money,
    /\d+,2026\/10\/03,会議費,,,喫茶ポプラ,課税仕入 10%,70%控除,1320,,未払金,,,喫茶ポプラ,対象外,,1320,,喫茶ポプラ 打合せ No\.R-1002 70%控除対象,receipt-03\.pdf,,,,,,,\r\n/,
  );
  const yayoi = new TextDecoder('shift_jis', { fatal: true }).decode(await bytesOf('export_yayoi'));
  assert.ok(
    yayoi.includes('2000,,,2026/09/06,消耗品費,,,課対仕入込10%区分80%,1760,,現金,,,対象外,1760,,喫茶ポプラ'),
    yayoi,
  );
  assert.equal(yayoi.trimEnd().split('\r\n').length, freee.trimEnd().split('\r\n').length - 1);

  const csv = (await bytesOf('export_csv')).toString('utf8');
  assert.equal(csv.charCodeAt(0), 0xfeff);
  assert.equal(csv.trimEnd().split('\r\n').length, 20);
  assert.match(csv, /^receipt-06\.pdf,Receipt,[^,]+,2026-09-06,[^,]*,喫茶ポプラ,,R-1005,1760,/m);
  assert.match(csv, /,Total.*(Items|Tax by rate)\r$/m);
  const sjis = await bytesOf('export_csv_sjis');
  assert.equal(new TextDecoder('shift_jis', { fatal: true }).decode(sjis), csv.slice(1));

  const index = (await bytesOf('export_index')).toString('utf8').split('\r\n');
  assert.equal(index[6], '6,2026-09-06,1760,喫茶ポプラ,Receipt,20260906_喫茶ポプラ_1760.pdf,receipt-06.pdf');
  const files = Object.keys(unzipSync(await bytesOf('export_zip')));
  assert.equal(files.length, 21);
  assert.ok(
    files.includes('20260906_喫茶ポプラ_1760.pdf') && files.includes('トヨタ自動車株式会社_佐藤 健一.png'),
    files.join(),
  );

  const vcf = (await bytesOf('export_vcf')).toString('utf8');
  assert.match(vcf, /^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:佐藤 健一\r\nN:佐藤;健一;;;\r\n/);
  assert.match(vcf, /TEL;TYPE=WORK,FAX:0565-55-0101\r\n/);
  const json = JSON.parse((await bytesOf('export_json')).toString('utf8'));
  assert.equal(json.documents.length, 20);
  assert.deepEqual(json.documents[5].corrected, ['total', 'items', 'taxes']);
  assert.deepEqual(problems, []);
});

/** The file that freee imports, written here once more from the papers. */
function expectedFreee(
  bills: readonly (Pick<(typeof PAPERS)[number], 'items'> & Omit<(typeof PAPERS)[number], 'items'>)[],
): string {
  const header =
    '\ufeff収支区分,管理番号,発生日,決済期日,取引先コード,取引先,勘定科目,税区分,金額,税計算区分,税額,備考,品目,部門,メモタグ（複数指定可、カンマ区切り）,セグメント1,セグメント2,セグメント3,決済日,決済口座,決済金額';
  const lines = bills
    .map((paper, index) => ({ paper, index }))
    .toSorted((a, b) => a.paper.date.localeCompare(b.paper.date))
    .flatMap(({ paper, index }) => {
      const day = paper.date.replaceAll('-', '/');
      const share = paper.registration ? null : paper.date < '2026-10-01' ? 80 : 70;
      const isReceipt = paper.kind === 'receipt';
      const account = index === 2 ? '会議費' : '消耗品費';
      const summary = index === 2 ? '打合せ' : paper.items[0]![0];
      const credit = paper.method === '現金' ? '現金' : '未払金';
      return paper.items.map(([, amount, rate], at) => {
        const first = (value: string | number) => (at === 0 ? value : '');
        const paid = (value: string | number) => (at === 0 && isReceipt ? value : '');
        const suffix = rate === 8 ? '8%（軽）' : '10%';
        const code = share === null ? `課対仕入${suffix}` : `課対仕入（控${share}）${suffix}`;
        const note = share === null ? summary : `${summary} ${share}%控除対象`;
        return [
          first('支出'),
          first(paper.number),
          first(day),
          '',
          '',
          first(paper.issuer),
          account,
          code,
          amount,
          '内税',
          share === null ? taxOf(amount, rate) : '',
          note,
          ...Array(6).fill(''),
          paid(day),
          paid(credit),
          paid(totalOf(paper)),
        ].join(',');
      });
    });
  return [header, ...lines, ''].join('\r\n');
}

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
  await page.waitForFunction(() => document.querySelectorAll('#pile-body tr').length === 21);
  await page.click('#start');
  await page.getByText('The service cannot be reached').waitFor();
  await page.context().setOffline(false);
  await page.click('[aria-label="Remove again.png"]');
  await page.waitForFunction((text) => document.getElementById('price-line')?.textContent?.includes(text), spent);
});

test('the pile is kept in the browser only when switched on, and one button deletes it', options, async () => {
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'jbis-desk'));
  assert.equal(await stored(), false);
  await page.click('#tab-pile');
  await page.check('#keep');
  await page.waitForFunction(() => /kept/.test(document.getElementById('said')?.textContent ?? ''));
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  assert.equal(await rows().count(), 20);
  await page.click('#language');
  assert.match((await page.textContent('h1')) ?? '', /書類デスク/);
  assert.match((await rows().first().textContent()) ?? '', /領収書・レシート/);
  await page.click('#language');
  await page.click('#forget');
  await page.waitForFunction(() => document.querySelectorAll('#pile-body tr').length === 0);
  assert.equal(await stored(), false);
});
