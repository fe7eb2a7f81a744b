import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { accessibilityViolations } from '../../testkit/accessibility.ts';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import { freeGate } from '../../testkit/http-server.ts';
import { type Service, startService } from '../../testkit/service.ts';

let service: Service;
before(async () => {
  service = await startService({ gate: freeGate });
});
after(() => service.close());

const known = new Map<string, ReturnType<typeof load>>();
const page = (path: string) => {
  if (!known.has(path)) known.set(path, load(path));
  return known.get(path)!;
};
const load = async (path: string) => {
  const response = await fetch(service.url + path);
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy'),
  };
};

test('every page of the menu can be opened, and every link between pages leads somewhere', async () => {
  const { text } = await page('/docs/');
  const links = [...new Set([...text.matchAll(/href="(\/docs\/[^"#]*)"/g)].map((match) => match[1]!))];
  assert.ok(links.length > 10);
  for (const link of links) {
    const opened = await page(link);
    assert.equal(opened.status, 200, link);
    assert.match(opened.policy ?? '', /default-src 'none'/);
    for (const [, inner] of opened.text.matchAll(/href="(\/(?:docs|playground|about)[^"#]*)/g)) {
      assert.equal((await page(inner!)).status, 200, `${link} → ${inner}`);
    }
  }
});

test('each endpoint has a page with its price, fields, call and example', async () => {
  for (const endpoint of service.app.listed()) {
    const { text } = await page(`/docs/endpoints/${endpoint.name}`);
    assert.ok(text.includes(endpoint.path) && text.includes('Example answer'), endpoint.name);
  }
});

test('the folder of the endpoint pages leads to the index that lists them, in both languages', async () => {
  for (const [folder, index] of [
    ['/docs/endpoints', '/docs/'],
    ['/docs/ja/endpoints/', '/docs/ja'],
  ] as const) {
    const response = await fetch(service.url + folder, { redirect: 'manual' });
    assert.deepEqual([response.status, response.headers.get('location')], [302, index]);
  }
});

test('an unknown page is 404 with a page of its own, in the language of its address', async () => {
  for (const [path, words] of [
    ['/docs/nothing', 'There is no such page'],
    ['/docs/ja/nothing', 'ページが見つかりません'],
  ] as const) {
    const { status, text } = await page(path);
    assert.equal(status, 404);
    assert.ok(text.includes(`<h1>${words}</h1>`) && text.includes('id="search"'), path);
  }
});

test('a person at an address that does not exist gets that page, too; a program keeps the JSON', async () => {
  const ask = (path: string, accept?: string, method = 'GET') =>
    fetch(service.url + path, { method, ...(accept ? { headers: { accept } } : {}) });
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const [path, words] of [
    ['/nonexist', 'There is no such page'],
    ['/ja/nonexist?a=1', 'ページが見つかりません'],
    ['/desk/nothing', 'There is no such page'],
  ] as const) {
    const response = await ask(path, browser);
    assert.deepEqual([response.status, response.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
    assert.ok((await response.text()).includes(`<h1>${words}</h1>`), path);
    for (const accept of [undefined, '*/*', 'application/json, text/html'])
      assert.deepEqual(await (await ask(path, accept)).json(), { detail: 'Not Found' });
  }
  assert.deepEqual(await (await ask('/nonexist', browser, 'POST')).json(), { detail: 'Not Found' });
});

test('a page with a slash behind its name leads to the page', async () => {
  for (const path of ['/desk', '/playground']) {
    const response = await fetch(`${service.url}${path}/`, { redirect: 'manual' });
    assert.deepEqual([response.status, response.headers.get('location')], [302, path]);
  }
});

test('the page of an endpoint tells the answer, the errors and the paid calls, in both languages', async () => {
  const english = (await page('/docs/endpoints/jp_receipt_extract')).text;
  for (const part of [
    '<code>tax_breakdown</code>',
    'document_encrypted',
    `npx jbis call ${service.url}/jp-receipt/extract`,
    'href="/clients/jbis_client.py"',
    'JbisClient',
    'from jbis_client',
  ])
    assert.ok(english.includes(part), part);
  const japanese = (await page('/docs/ja/endpoints/jp_receipt_extract')).text;
  for (const part of ['領収書・レシートの読み取り', '税率別内訳', 'パスワードのないファイル', '有料の呼び出し'])
    assert.ok(japanese.includes(part), part);
});

test('the Python client is given out as the file it is', async () => {
  const file = join(import.meta.dirname, '../../clients/python/jbis_client.py');
  const response = await fetch(`${service.url}/clients/jbis_client.py`);
  assert.equal(response.headers.get('content-type'), 'text/x-python; charset=utf-8');
  assert.equal(await response.text(), readFileSync(file, 'utf8'));
});

test('who prefers Japanese gets the front page and the missing page in it', async () => {
  const ask = (path: string, language: string) =>
    fetch(service.url + path, { headers: { accept: 'text/html', 'accept-language': language } });
  for (const [language, front, missing] of [
    ['ja-JP,ja;q=0.9,en;q=0.8', '/about/ja', 'ページが見つかりません'],
    ['en-US,en;q=0.9', '/about', 'There is no such page'],
  ] as const) {
    assert.equal(new URL((await ask('/', language)).url).pathname, front);
    for (const path of ['/nothing', '/docs/nothing'])
      assert.ok((await (await ask(path, language)).text()).includes(`<h1>${missing}</h1>`), `${path} ${language}`);
  }
});

test('every link of the front page leads somewhere, in both languages', async () => {
  for (const front of ['/about', '/about/ja']) {
    const { text } = await page(front);
    const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!);
    for (const door of ['/playground', '/desk']) assert.ok(links.includes(door), door);
    for (const link of links) assert.equal((await page(link)).status, 200, link);
  }
});

test('the search finds Japanese and English, and no page has an accessibility violation', {
  skip: withoutBrowser,
  timeout: 1_200_000,
}, async () => {
  const { context, close } = await openBrowser({ width: 1200, height: 900 });
  try {
    const tab = await context.newPage();
    // Every guide in both languages, and one endpoint: those are made from one another's parts.
    const guides = await Promise.all(['/docs/', '/docs/ja'].map(page));
    const links = guides.flatMap(({ text }) =>
      [...text.matchAll(/href="(\/docs\/[^"#]*)"/g)].map((match) => match[1]!),
    );
    const paths = [...new Set(links)].filter((link) => !link.includes('/endpoints/'));
    assert.ok(paths.length > 25, `${paths.length} pages`);
    for (const path of [...paths, '/docs/endpoints/jp_company_verify', '/about', '/about/ja']) {
      await tab.goto(service.url + path);
      assert.deepEqual(await accessibilityViolations(tab), [], path);
    }
    await tab.goto(`${service.url}/docs/`);
    for (const words of ['テスト通貨', '登録番号の照合手順', 'payment header']) {
      await tab.fill('#search', words);
      await untilPage(tab, () => document.querySelectorAll('#results a').length > 0, { timeout: 120_000 });
    }
  } finally {
    await close();
  }
});
