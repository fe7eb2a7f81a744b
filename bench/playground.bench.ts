import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openBrowser, withoutBrowser } from '../testkit/browser.ts';
import { startService } from '../testkit/service.ts';
import { print, type RunOptions } from './figure.ts';

interface Axe {
  run(): Promise<{ violations: unknown[] }>;
}

/** What a visitor's browser gets: bytes over the wire, first paint on loopback, accessibility violations. */
export default async function benchPlayground({ note }: RunOptions): Promise<void> {
  if (withoutBrowser) throw new Error(withoutBrowser);
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const service = await startService({ env: { JP_PINT_VALIDATION_ENABLED: '1' } });
  const browser = await openBrowser({ width: 1280, height: 900 });
  try {
    const page = await browser.context.newPage();
    await page.goto(`${service.url}/playground`);
    await page.waitForSelector('body[data-ready]');
    await page.waitForTimeout(500);
    const bytes = await page.evaluate(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
    });
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1);
    await page.evaluate(axe);
    const violations = await page.evaluate(
      async () => (await (globalThis as unknown as { axe: Axe }).axe.run()).violations.length,
    );
    const context = { endpoints: service.app.listed().length, viewport: '1280x900', node: process.version };
    note(`${bytes} bytes, first paint ${paint.toFixed(0)} ms, ${violations} violations`);
    print({ figure: 'playground.transfer_kb', value: Math.round(bytes / 102.4) / 10, unit: 'KB', context });
    print({ figure: 'playground.first_paint_ms', value: Math.round(paint), unit: 'ms', context });
    print({ figure: 'playground.axe_violations', value: violations, unit: 'count', context });
  } finally {
    await browser.close();
    await service.close();
  }
}
