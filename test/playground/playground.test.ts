import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { accessibilityViolations, isTooWide } from '../../testkit/accessibility.ts';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import { type Service, startService } from '../../testkit/service.ts';

const CARD = JSON.parse(
  readFileSync(new URL('../../src/endpoints/business-card/extract-and-enrich.example.json', import.meta.url), 'utf8'),
).input.front_image_base64 as string;
const options = { skip: withoutBrowser, timeout: 1_200_000 };

let service: Service;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
const problems: string[] = [];

before(async () => {
  if (withoutBrowser) return;
  service = await startService({ env: { JP_PINT_VALIDATION_ENABLED: '1' } });
  browser = await openBrowser({ width: 1280, height: 900 });
  page = await browser.context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('402')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
});
after(async () => {
  await browser?.close();
  await service?.close();
});

const open = async (hash = '') => {
  await page.goto('about:blank');
  await page.goto(`${service.url}/playground${hash}`);
  await page.waitForSelector('body[data-ready]');
};
const run = async () => {
  await page.click('#run');
  await untilPage(page, () => !(document.getElementById('run') as HTMLButtonElement).disabled, { timeout: 120_000 });
};

test('the page loads with at most 150 KB over the wire and no foreign origin', options, async () => {
  const foreign: string[] = [];
  const note = (request: import('playwright-core').Request) => {
    if (!request.url().startsWith(service.url) && request.url() !== 'about:blank') foreign.push(request.url());
  };
  page.on('request', note);
  await open();
  page.off('request', note);
  const bytes = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  });
  assert.deepEqual(foreign, []);
  assert.ok(bytes > 1000 && bytes <= 150 * 1024, `${bytes} bytes`);
});

test('every listed endpoint runs its example and shows price, payment and receipt', options, async () => {
  for (const endpoint of service.app.listed()) {
    await open(`#${endpoint.name}`);
    await run();
    const steps = await page.textContent('#steps');
    // A job that has nothing to retry, or has not finished yet, says so.
    const expected = /^batch_job_(results|retry)$/.test(endpoint.name) ? /status (20[02]|409)/ : /status 20[024]/;
    assert.match(steps ?? '', expected, `${endpoint.name}: ${steps}`);
    if (endpoint.price !== 'free') assert.match(steps ?? '', /402.*Signed by 0x.*transaction 0x/s, endpoint.name);
    assert.ok(((await page.textContent('#json')) ?? '').length > 2, endpoint.name);
  }
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('409')),
    [],
  );
  problems.length = 0;
});

test('a wrong request shows which field is wrong and that nothing was charged', options, async () => {
  await open('#jp_company_verify');
  await page.click('form summary');
  await page.fill('#input', '{"corporate_number":"12"}');
  await run();
  assert.match((await page.textContent('#json')) ?? '', /string_pattern_mismatch/);
  assert.match((await page.textContent('#views')) ?? '', /Corporate number.*not of the expected form/);
  await page.click('#language');
  assert.match((await page.textContent('#views')) ?? '', /法人番号.*形式が正しくありません/);
  assert.match((await page.textContent('#steps')) ?? '', /課金されていません/);
  assert.doesNotMatch((await page.textContent('#steps')) ?? '', /Not charged/);
  await page.click('#language');
  assert.match((await page.textContent('#steps')) ?? '', /Not charged/);
  await page.fill('#input', '{"corporate_number":');
  await page.click('#run');
  assert.match((await page.textContent('#input-error')) ?? '', /not JSON/);
  problems.length = 0;
});

test('a form writes the request, and a change of language keeps the chosen file and the answer', options, async () => {
  await open('#jp_receipt_extract');
  await page.setInputFiles('#file-image_base64', {
    name: '領収書.png',
    mimeType: 'image/png',
    buffer: Buffer.from(CARD, 'base64'),
  });
  assert.equal(await page.inputValue('#in-text'), '', 'the file takes the place of the example');
  await page.selectOption('#in-response_language', { label: 'Japanese' });
  assert.deepEqual(JSON.parse(await page.inputValue('#input')), { response_language: 'ja' });
  await run();
  await page.click('#language');
  await page.waitForSelector('#views h3:has-text("各値の位置")');
  assert.match((await page.textContent('#files')) ?? '', /領収書\.png/);
  assert.match((await page.textContent('#spent')) ?? '', /支払い済み \$0\.03/);
  await page.click('#language');
  problems.length = 0;
});

test('the example card shows its picture with boxes, and its fax as fax', options, async () => {
  await open('#jp_business_card_extract_and_enrich');
  await run();
  assert.ok((await page.locator('.page rect').count()) > 5);
  assert.match((await page.textContent('#views')) ?? '', /Fax 0565-55-0101/);
});

test('the whole page switches to Japanese', options, async () => {
  await open('#jp_company_verify');
  await page.click('#language');
  assert.equal(await page.getAttribute('html', 'lang'), 'ja');
  assert.match((await page.textContent('#run')) ?? '', /支払って実行/);
  await page.click('#language');
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no accessibility violation at ${viewport.width} pixels, before and after a call`, options, async () => {
    await page.setViewportSize(viewport);
    await open('#jp_company_verify');
    assert.deepEqual(await accessibilityViolations(page), []);
    await run();
    assert.deepEqual(await accessibilityViolations(page), []);
    assert.equal(await isTooWide(page), false, 'nothing is cut off sideways');
  });
}
