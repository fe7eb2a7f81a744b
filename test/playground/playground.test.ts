import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, withoutBrowser } from '../../testkit/browser.ts';
import { type Service, startService } from '../../testkit/service.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options = { skip: withoutBrowser, timeout: 300_000 };

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
  await page.waitForFunction(() => !(document.getElementById('run') as HTMLButtonElement).disabled, undefined, {
    timeout: 60_000,
  });
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
  assert.match((await page.textContent('#steps')) ?? '', /Not charged/);
  await page.fill('#input', '{"corporate_number":');
  await page.click('#run');
  assert.match((await page.textContent('#input-error')) ?? '', /not JSON/);
  problems.length = 0;
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
    // The page's own policy forbids foreign scripts, so the checker is evaluated, not loaded.
    await page.evaluate(AXE);
    const violations = () =>
      page.evaluate(async () =>
        (
          await (
            globalThis as unknown as {
              axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
            }
          ).axe.run()
        ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      );
    assert.deepEqual(await violations(), []);
    await run();
    assert.deepEqual(await violations(), []);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      true,
      'nothing is cut off sideways',
    );
  });
}
