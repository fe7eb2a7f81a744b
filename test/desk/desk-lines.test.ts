import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { openBrowser, untilPage, withoutBrowser } from '../../testkit/browser.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { startTestChain } from '../../testkit/payment/chain.ts';
import { type Service, startService } from '../../testkit/service.ts';

/** The desk with a hundred files, on a slow line, and with a wallet of the browser and real money. */
const options = { skip: withoutBrowser, timeout: 600_000 };
const CARD = JSON.parse(
  readFileSync(new URL('../../src/endpoints/business-card/extract.example.json', import.meta.url), 'utf8'),
).input.front_image_base64 as string;

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

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

async function openDesk(url: string, prepare?: (page: Page) => Promise<void>) {
  const page = await browser.context.newPage();
  page.setDefaultTimeout(300_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept());
  await prepare?.(page);
  await page.goto(`${url}/desk`);
  await page.waitForSelector('body[data-ready]');
  return { page, problems };
}

const drop = (page: Page, files: readonly Dropped[]) =>
  page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);

const paper = (name: string, text: string): Dropped => ({
  name,
  type: 'application/pdf',
  base64: makePdf([
    { texts: text.split('\n').map((line, i) => ({ x: 40, y: 780 - i * 24, size: 12, text: line })) },
  ]).toString('base64'),
});
const totalOf = (n: number) => 1100 + n * 11;
const receipt = (n: number) =>
  paper(
    `receipt-${String(n).padStart(3, '0')}.pdf`,
    `喫茶ポプラ\n東京都千代田区神田神保町1-3\nTEL 03-3291-0001\n2026年10月${(n % 28) + 1}日 12:30\n領収書\n文具セット ¥${totalOf(n)}\n合計 ¥${totalOf(n)}\n(10%対象 ¥${totalOf(n)} 内消費税 ¥${totalOf(n) / 11})\n現金 ¥${totalOf(n)}`,
  );
const bytesOf = async (page: Page, button: string): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(`#${button}`)]);
  return readFileSync(await download.path());
};

test('a hundred files are read, summed and exported in one go', options, async () => {
  const { page, problems } = await openDesk(service.url);
  await drop(
    page,
    Array.from({ length: 100 }, (_, n) => receipt(n)),
  );
  await untilPage(page, () => document.querySelectorAll('#pile-body tr').length === 100);
  await untilPage(page, () => /100 waiting: \$3\.00/.test(document.getElementById('price-line')!.textContent!));
  await page.fill('#cap', '5');
  await page.press('#cap', 'Tab');
  await page.click('#start');
  await untilPage(page, () => /Spent: \$3\.00/.test(document.getElementById('price-line')!.textContent!), {
    timeout: 1_200_000,
  });
  await page.locator('#pause').waitFor({ state: 'hidden' });
  assert.equal(await page.getByText('Failed', { exact: true }).count(), 0);
  const rows = await page.locator('#pile-body tr').allTextContents();
  for (const [n, row] of rows.entries()) assert.ok(row.includes(totalOf(n).toLocaleString('en-US')), row);
  await page.click('#tab-export');
  const lines = (await bytesOf(page, 'export_csv')).toString('utf8').trimEnd().split('\r\n');
  assert.equal(lines.length, 101);
  const freee = (await bytesOf(page, 'export_freee')).toString('utf8').trimEnd().split('\r\n');
  const sum = freee.slice(1).reduce((total, line) => total + Number(line.split(',')[8]), 0);
  assert.equal(
    sum,
    Array.from({ length: 100 }, (_, n) => totalOf(n)).reduce((a, b) => a + b, 0),
  );
  assert.deepEqual(problems, []);
  await page.close();
});

test('on a slow line the page opens, shows how far an upload is, and gets its answer', options, async () => {
  const { page, problems } = await openDesk(service.url, async (opened) => {
    const line = await opened.context().newCDPSession(opened);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 100 * 1024,
      uploadThroughput: 10 * 1024,
    });
  });
  await drop(page, [{ name: '名刺.png', type: 'image/png', base64: CARD }]);
  await untilPage(page, () => /1 waiting/.test(document.getElementById('price-line')!.textContent!));
  await page.click('#start');
  await page.getByText('Uploading').first().waitFor();
  await untilPage(page, () => /Spent: \$0\.10/.test(document.getElementById('price-line')!.textContent!));
  assert.match((await page.locator('#pile-body tr').first().textContent()) ?? '', /トヨタ自動車株式会社/);
  assert.deepEqual(problems, []);
  await page.close();
});

test('with real money the wallet of the browser signs each file, and its money moves', options, async (t) => {
  const chain = await startTestChain({ domain: USDC_DOMAIN });
  const rpc = await chain.serveRpc();
  const live = await startService({
    env: {
      JBIS_PAY_TO: chain.payTo,
      JBIS_RPC_URL: rpc.url,
      JBIS_SETTLER_KEY: chain.settlerKey,
      JBIS_ALLOW_PARTIAL: '1',
    },
  });
  t.after(async () => {
    await live.close();
    await rpc.close();
  });
  const buyer = chain.buyers[0]!;
  const asked: string[] = [];
  const { page, problems } = await openDesk(live.url, async (opened) => {
    // EIP-1193: what a wallet puts into the page. The key stays outside of it.
    await opened.exposeFunction('walletRequest', async (method: string, params: [string, string]) => {
      asked.push(method);
      if (method === 'eth_requestAccounts') return [buyer.address];
      if (method === 'eth_signTypedData_v4') return buyer.signTypedData(JSON.parse(params[1]));
      throw new Error(`the wallet does not know ${method}`);
    });
    await opened.addInitScript(() => {
      const page = globalThis as unknown as { ethereum: object; walletRequest: (...call: unknown[]) => unknown };
      page.ethereum = {
        request: ({ method, params }: { method: string; params?: unknown[] }) => page.walletRequest(method, params),
      };
    });
  });
  const before = await chain.balance(buyer.address);
  const invoice = paper(
    '請求書-001.pdf',
    '請求書\n請求日 2026年10月31日  請求書番号 INV-1\n株式会社グリーンフィールド 御中\nトヨタ自動車株式会社\n〒471-8571 愛知県豊田市トヨタ町1番地\nTEL 0565-55-0100  登録番号 T1180301018771\n品目  数量  単価  金額\n部品検査費  2  25,000  50,000\n小計  50,000\n消費税(10%)  5,000\n合計  55,000',
  );
  await drop(page, [invoice, { name: '名刺.png', type: 'image/png', base64: CARD }]);
  await untilPage(page, () => /2 waiting: \$0\.04/.test(document.getElementById('price-line')!.textContent!));
  await page.click('#start');
  await untilPage(page, () => /Spent: \$0\.04/.test(document.getElementById('price-line')!.textContent!));
  assert.equal(asked.filter((method) => method === 'eth_signTypedData_v4').length, 2);
  assert.equal(before - (await chain.balance(buyer.address)), 40_000n);
  assert.equal(await chain.balance(chain.payTo), 40_000n);
  const rows = await page.locator('#pile-body tr').allTextContents();
  assert.match(rows.join(), /55,000/);
  assert.deepEqual(problems, []);
  await page.close();
});
