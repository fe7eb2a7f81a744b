import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const PATHS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executable = PATHS.find((path) => path !== undefined && existsSync(path));

/** For `{ skip: withoutBrowser }`: a loud reason on a machine without Chromium. */
export const withoutBrowser: false | string = executable
  ? false
  : 'SKIPPED: Chromium is not installed (Debian package chromium)';

/** A real headless Chromium with an empty profile that talks to loopback only. */
export async function openBrowser(viewport: {
  width: number;
  height: number;
}): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'jbis-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable!,
    headless: true,
    viewport,
    locale: 'en-US',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
  if (process.env.TEST_CLOCK) await context.addInitScript(moveDay, daysAhead());
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until something holds in the page, asking ten times a second. Playwright asks at every frame, and a page that
 * is asked is drawn: that takes more of a machine than most of what the page does.
 */
export const untilPage = <Arg = undefined>(
  page: Page,
  holds: (given: Arg) => unknown,
  { given, timeout }: { readonly given?: Arg; readonly timeout?: number } = {},
): Promise<unknown> =>
  page.waitForFunction(holds as (given: unknown) => unknown, given, {
    polling: 100,
    ...(timeout === undefined ? {} : { timeout }),
  });

/** How far a run on another day (tools/test-clock.mjs) is from the machine's clock, in milliseconds. */
const daysAhead = (): number => Math.round((Date.now() - performance.timeOrigin - performance.now()) / 1000) * 1000;

/** Runs in every page: its day is that of the tests and of the server. */
function moveDay(offset: number): void {
  const Real = globalThis.Date;
  globalThis.Date = class extends Real {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [Real.now() + offset] : args) as [number]));
    }
    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
}
