import { Refused, refusalOf, thrownTexts } from '../playground/error-text.ts';
import { dollars, NoWallet } from '../playground/x402.ts';
import { recordOf } from './from-answer.ts';
import type { DeskRecord, Kind } from './record.ts';
import { type Answer, post, priceOf, readerPath, signFor } from './service.ts';
import { settings } from './settings.ts';
import { desk, type Item, isBusy } from './state.ts';
import { inBothLanguages } from './words.ts';

const AT_ONCE = 2;
const TRIES = 5;
const LONGEST_WAIT_S = 10;

const waiting = (): Item[] => desk.items.filter(({ state }) => state === 'waiting');
/** Files whose price was agreed to; one dropped or changed while others are read waits for its own yes. */
const agreedTo = (): Item[] => waiting().filter(({ kind, agreed }) => kind === agreed);

export interface PileCost {
  readonly total: number;
  readonly count: number;
  /** How many of them the spending cap still allows. */
  readonly allowed: number;
  /** Of these, what nobody agreed to yet. */
  readonly open: number;
  readonly openTotal: number;
}

/** What the files that wait will cost. */
export async function priceOfPile(): Promise<PileCost> {
  let total = 0;
  let openTotal = 0;
  let allowed = 0;
  const items = waiting();
  const open = items.length - agreedTo().length;
  for (const { kind, agreed } of items) {
    const path = readerPath(kind);
    const price = path === null ? 0 : await priceOf(path);
    total += price;
    if (kind !== agreed) openTotal += price;
    if (desk.spent + total <= settings.cap) allowed++;
  }
  return { total, count: items.length, allowed, open, openTotal };
}

/** Reads what waits, two files at a time, until nothing waits, somebody pauses, or the cap is reached. */
export function startQueue(): void {
  for (const item of waiting()) item.agreed = item.kind;
  run();
}

function run(): void {
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
    item.agreed = item.kind;
    item.error = null;
  }
  run();
}

function pump(): void {
  while (!desk.isPaused && desk.items.filter(isBusy).length < AT_ONCE) {
    const next = agreedTo()[0];
    if (!next) break;
    next.state = 'uploading';
    next.progress = 0;
    void readItem(next).finally(() => {
      rest();
      pump();
    });
  }
  desk.changed();
}

/** Nothing left to read that was agreed to: the next reading begins with a price. */
function rest(): void {
  if (agreedTo().length === 0 && !desk.items.some(isBusy)) desk.isPaused = true;
  desk.changed();
}

/** Reads a document once more as another kind, which is paid for again. What was read before stays until it is there. */
export async function readAgain(item: Item, kind: Kind): Promise<void> {
  if (isBusy(item)) return;
  Object.assign(item, { kind, kindBy: 'person', agreed: kind, state: 'uploading', progress: 0, error: null });
  desk.changed();
  await readItem(item);
  rest();
}

async function readItem(item: Item): Promise<void> {
  try {
    const path = readerPath(item.kind);
    if (path === null) throw new Refused(inBothLanguages('not_served'));
    const price = await priceOf(path);
    if (desk.spent + promised + price > settings.cap) {
      overCap(item);
      return;
    }
    const answer = await paidAnswer(item, path, price);
    if (answer.status !== 200) throw refusalOf(answer.status, answer.body);
    item.payment = null;
    item.state = 'checking';
    desk.changed();
    item.record = recordOf(item.kind, answer.body);
    item.state = 'done';
  } catch (error) {
    item.error = thrownTexts(error);
    item.state = 'failed';
    if (item.record) asBefore(item, item.record);
    item.isRetryable = !(error instanceof Refused) || error.isRetryable;
    if (error instanceof NoWallet) desk.isPaused = true;
  }
}

/** A second reading that came to nothing leaves the first. */
function asBefore(item: Item, { kind }: DeskRecord): void {
  item.state = 'done';
  item.kind = kind;
}

function overCap(item: Item): void {
  if (item.record) {
    item.error = inBothLanguages('over_cap', { cap: dollars(settings.cap) });
    asBefore(item, item.record);
  } else {
    item.state = 'waiting';
    desk.isPaused = true;
  }
}

/** What is being paid at this moment: two files at once must not pass the cap together. */
let promised = 0;

async function paidAnswer(item: Item, path: string, price: number): Promise<Answer> {
  promised += price;
  try {
    const { header } = await paymentFor(item, path);
    const answer = await send(item, path, header);
    if (answer.isCharged) desk.spent += price;
    return answer;
  } finally {
    promised -= price;
  }
}

/** A payment that was signed and not used is sent again. */
async function paymentFor(item: Item, path: string): Promise<{ readonly header: string }> {
  const { payment } = item;
  if (payment && payment.kind === item.kind && payment.until > Date.now() + 30_000) return payment;
  item.payment = { ...(await signFor(path)), kind: item.kind };
  return item.payment;
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
