import type { Page } from 'playwright-core';
import { untilPage } from '../browser.ts';

/** Starts the reading and waits for its end: nothing left to start, nothing to pause. The pause may be too short to see. */
export async function readAll(page: Page): Promise<void> {
  await page.click('#start');
  await untilPage(page, () => document.getElementById('start')!.hidden && document.getElementById('pause')!.hidden);
}
