import { Refused, refusalOf, thrownTexts } from '../playground/error-text.ts';
import { NoWallet } from '../playground/x402.ts';
import { recordOf } from './from-answer.ts';
import type { Kind } from './record.ts';
import { type Answer, post, priceOf, readerPath, signFor } from './service.ts';
import { settings } from './settings.ts';
import { desk, type Item, isBusy } from './state.ts';
import { inBothLanguages } from './words.ts';

const AT_ONCE = 2;
const TRIES = 5;
const LONGEST_WAIT_S = 10;

const waiting = (): Item[] => desk.items.filter(({ state }) => state === 'waiting');

/** What the files that wait will cost, and how many of them the spending cap still allows. */
export async function priceOfPile(): Promise<{ total: number; count: number; allowed: number }> {
  let total = 0;
  let allowed = 0;
  const items = waiting();
  for (const { kind } of items) {
    const path = readerPath(kind);
    total += path === null ? 0 : await priceOf(path);
    if (desk.spent + total <= settings.cap) allowed++;
  }
  return { total, count: items.length, allowed };
}

/** Reads what waits, two files at a time, until nothing waits, somebody pauses, or the cap is reached. */
export function startQueue(): void {
  desk.isPaused = false;
  // What was said of the time before is over.
  desk.say(() => '');
  pump();
}

export function pauseQueue(): void {
  desk.isPaused = true;
  desk.changed();
}

/** What failed and may end otherwise: a damaged file stays damaged. */
export const failedItems = (): Item[] =>
  desk.items.filter(({ state, isRetryable }) => state === 'failed' && isRetryable);

export function retry(items: readonly Item[]): void {
  for (const item of items) {
    item.state = 'waiting';
    item.error = null;
  }
  startQueue();
}

function pump(): void {
  while (!desk.isPaused && desk.items.filter(isBusy).length < AT_ONCE) {
    const next = waiting()[0];
    if (!next) break;
    next.state = 'uploading';
    next.progress = 0;
    void readItem(next).finally(() => {
      desk.changed();
      if (waiting().length === 0 && !desk.items.some(isBusy)) desk.isPaused = true;
      pump();
    });
  }
  desk.changed();
}

async function readItem(item: Item): Promise<void> {
  try {
    const path = readerPath(item.kind);
    if (path === null) throw new Refused(inBothLanguages('not_served'));
    const payment = await paymentFor(item, path);
    if (payment === null) return;
    const answer = await send(item, path, payment.header);
    if (answer.isCharged) desk.spent += await priceOf(path);
    if (answer.status !== 200) throw refusalOf(answer.status, answer.body);
    item.payment = null;
    item.state = 'checking';
    desk.changed();
    item.record = recordOf(item.kind, answer.body);
    item.state = 'done';
  } catch (error) {
    item.state = 'failed';
    item.error = thrownTexts(error);
    item.isRetryable = !(error instanceof Refused) || error.isRetryable;
    if (error instanceof NoWallet) desk.isPaused = true;
  }
}

/** A payment that was signed and not used is sent again; null where the cap does not allow another. */
async function paymentFor(item: Item, path: string) {
  const { payment } = item;
  if (payment && payment.kind === item.kind && payment.until > Date.now() + 30_000) return payment;
  if (desk.spent + (await priceOf(path)) > settings.cap) {
    item.state = 'waiting';
    desk.isPaused = true;
    return null;
  }
  const signed = await signFor(path);
  return (item.payment = { ...signed, kind: item.kind });
}

async function send(item: Item, path: string, header: string): Promise<Answer> {
  const body = await bodyOf(item);
  for (let attempt = 1; ; attempt++) {
    const answer = await post(path, header, body, (share) => {
      item.progress = share;
      item.state = share < 1 ? 'uploading' : 'reading';
      desk.changed();
    });
    const isBusyThere = [429, 503].includes(answer.status) || (answer.status === 409 && answer.retryAfter !== null);
    if (!isBusyThere || answer.retryAfter === null || attempt >= TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(answer.retryAfter!, LONGEST_WAIT_S)));
  }
}

const UPLOADS: Readonly<Record<Kind, string>> = {
  receipt: 'image_base64',
  invoice: 'image_base64',
  card: 'front_image_base64',
};

/** The request as parts of a Blob: a large file is never one JavaScript string beside its copy. */
async function bodyOf({ file, back, kind }: Item): Promise<Blob> {
  const parts: string[] = [`{"${UPLOADS[kind]}":"`, ...(await base64(file)), '"'];
  if (kind === 'card' && back) parts.push(',"back_image_base64":"', ...(await base64(back)), '"');
  parts.push('}');
  return new Blob(parts, { type: 'application/json' });
}

/** Pieces whose length divides by three join to one Base64 text. */
async function base64(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 24_576)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576))));
  return parts;
}
