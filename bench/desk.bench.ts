import type { Page } from 'playwright-core';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { accessibilityViolations, isTooWide, LOOKS } from '../testkit/accessibility.ts';
import { openBrowser, withoutBrowser } from '../testkit/browser.ts';
import { PAPERS, paperHtml } from '../testkit/desk/papers.ts';
import { freeGate } from '../testkit/http-server.ts';
import { type JapaneseText, japaneseTexts, untranslated, visibleTexts } from '../testkit/japanese-texts.ts';
import { startService } from '../testkit/service.ts';
import { type BoxResult, measureBoxes } from './desk/boxes.ts';
import { print, type RunOptions } from './figure.ts';

/** What people get: bytes of the desk, violations on every page and look, boxes on the ink, words left in English. */
export default async function benchDesk({ quick, note }: RunOptions): Promise<void> {
  if (withoutBrowser) throw new Error(withoutBrowser);
  const service = await startService({ env: { JP_PINT_VALIDATION_ENABLED: '1' }, gate: freeGate });
  const browser = await openBrowser({ width: 1280, height: 900 });
  try {
    const desk = await browser.context.newPage();
    const press = await browser.context.newPage();
    await open(desk, `${service.url}/desk`);
    const bytes = await transferred(desk);
    print({
      figure: 'desk.transfer_kb',
      value: Math.round(bytes / 102.4) / 10,
      unit: 'KB',
      context: { page: '/desk' },
    });

    const papers = quick ? 6 : 18;
    const boxes = await measureBoxes(service.url, press, desk, { papers, note });
    const context = {
      set: 'printed by this command, not real papers',
      boxes: boxes.length,
      papers,
      fonts: 4,
      variants: 7,
      given_by_the_service: shareOf(boxes, 'given'),
    };
    print({ figure: 'desk.boxes_hold_ink', value: shareOf(boxes, 'drawn'), unit: 'ratio', context });

    await press.setContent(paperHtml(PAPERS[0]!));
    const paper = await press.locator('body').screenshot();
    const looked = await lookAround(desk, service.url, paper, { quick, note });
    print({
      figure: 'desk.axe_violations',
      value: looked.violations.length,
      unit: 'count',
      context: { views: looked.views, languages: 2, looks: quick ? 1 : LOOKS.length, too_wide: looked.tooWide },
    });
    const texts = [...japaneseTexts(ENDPOINTS), ...looked.texts];
    const left = untranslated(texts);
    for (const { where, text } of left) note(`left in English: ${where}: ${text}`);
    print({ figure: 'desk.untranslated', value: left.length, unit: 'count', context: { texts: texts.length } });
  } finally {
    await browser.close();
    await service.close();
  }
}

const shareOf = (results: readonly BoxResult[], kind: 'given' | 'drawn'): number => {
  const good = results.filter((result) => result[kind].holds && result[kind].ratio <= 1.4).length;
  return Math.round((good / results.length) * 1000) / 1000;
};

async function open(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
  if (!url.includes('/docs')) await page.waitForSelector('body[data-ready]');
}

const transferred = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );

interface Looked {
  readonly violations: string[];
  readonly tooWide: string[];
  readonly texts: JapaneseText[];
  views: number;
}

/** The desk in each of its views, the playground before and after a call, and pages of the documentation. */
async function lookAround(
  page: Page,
  url: string,
  paper: Buffer,
  { quick, note }: { quick: boolean; note: (text: string) => void },
): Promise<Looked> {
  const looked: Looked = { violations: [], tooWide: [], texts: [], views: 0 };
  page.on('dialog', (dialog) => void dialog.accept());
  for (const { colorScheme, width } of quick ? LOOKS.slice(0, 1) : LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['en', 'ja'] as const) {
      const look = async (where: string) => {
        const name = `${where} ${language} ${colorScheme} ${width}`;
        const found = await accessibilityViolations(page);
        for (const violation of found) note(`${name}: ${violation}`);
        looked.violations.push(...found);
        if (await isTooWide(page)) looked.tooWide.push(name);
        if (language === 'ja') looked.texts.push(...(await visibleTexts(page, name)));
        looked.views++;
      };
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await lookAtDesk(page, url, paper, look);
      for (const hash of ['jp_receipt_extract', 'jp_company_report']) {
        await open(page, `${url}/playground#${hash}`);
        await page.click('#run');
        await page.waitForFunction(() => !(document.getElementById('run') as HTMLButtonElement).disabled);
        await look(`playground ${hash}`);
      }
      const prefix = language === 'ja' ? 'ja/' : '';
      for (const path of [
        '',
        'desk',
        'quick-start',
        'endpoints/jp_receipt_extract',
        'accuracy',
        'speed',
        'operations',
        'nothing',
      ]) {
        await open(page, `${url}/docs/${prefix}${path}`);
        await look(`docs ${path}`);
      }
    }
  }
  return looked;
}

async function lookAtDesk(
  page: Page,
  url: string,
  paper: Buffer,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await open(page, `${url}/desk`);
  await look('desk empty');
  // Nothing is paid here: what was read is put in as if it had been.
  await page.setInputFiles('#choose', [{ name: '領収書.png', mimeType: 'image/png', buffer: paper }]);
  await page.evaluate(async () => {
    const load = (name: string) => import(`/desk/${name}.js`);
    const [{ desk }, { recordOf }] = await Promise.all(['state', 'from-answer'].map(load));
    const answer = await (
      await fetch('/jp-receipt/extract', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: '喫茶ポプラ\n2026年11月3日\n合計 ¥1,100\n(10%対象 ¥1,100 内消費税 ¥100)\n現金' }),
      })
    ).json();
    Object.assign(desk.items[0], { record: recordOf('receipt', answer), state: 'done' });
    desk.changed();
  });
  await page.waitForSelector('#pile-body .link');
  await look('desk pile');
  for (const tab of ['contacts', 'export', 'settings']) {
    await page.click(`#tab-${tab}`);
    await look(`desk ${tab}`);
  }
  await page.click('#tab-pile');
  await page.click('#pile-body .link');
  await page.waitForSelector('.page');
  await look('desk review');
}
