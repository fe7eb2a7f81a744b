import type { PaymentRequired } from '@x402/core/types';
import { requiredBy, sign } from '../playground/x402.ts';
import type { Kind } from './record.ts';

/** The endpoints that read each kind, best first; the second where no registry is served. */
const ENDPOINTS: Readonly<Record<Kind, readonly string[]>> = {
  receipt: ['jp_receipt_extract'],
  invoice: ['jp_invoice_extract_and_verify', 'jp_invoice_extract'],
  card: ['jp_business_card_extract_and_enrich', 'jp_business_card_extract'],
};
const LOOK_UP = 'jp_invoice_check';

interface Agents {
  readonly payment: { readonly devnet: boolean };
  readonly actions: readonly { readonly name: string; readonly url: string }[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Whether the service says that the payment was settled. */
  readonly isCharged: boolean;
  readonly retryAfter: number | null;
}

let agents: Agents | undefined;
const quotes = new Map<string, Promise<PaymentRequired>>();

export async function loadService(): Promise<void> {
  agents = (await (await fetch('/agents.json')).json()) as Agents;
}

export const isDevnet = (): boolean => agents?.payment.devnet === true;

const pathOf = (names: readonly string[]): string | null => {
  const found = names.map((name) => agents?.actions.find((action) => action.name === name)).find(Boolean);
  return found ? new URL(found.url).pathname : null;
};
export const readerPath = (kind: Kind): string | null => pathOf(ENDPOINTS[kind]);
export const lookUpPath = (): string | null => pathOf([LOOK_UP]);

/** What a call costs: the answer to an unpaid one, asked once per endpoint. */
export function quoteFor(path: string): Promise<PaymentRequired> {
  const known = quotes.get(path);
  if (known) return known;
  const asked = fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
    (response) => {
      if (response.status !== 402) throw new Error(`${response.status}`);
      return requiredBy(response);
    },
  );
  quotes.set(path, asked);
  asked.catch(() => quotes.delete(path));
  return asked;
}

export const priceOf = async (path: string): Promise<number> => Number((await quoteFor(path)).accepts[0]!.amount);

export const signFor = async (path: string) => sign(await quoteFor(path), isDevnet());

/** The paid call, with the progress of the upload: fetch cannot tell it. */
export function post(
  path: string,
  header: string,
  body: Blob | string,
  onUpload: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('payment-signature', header);
    request.upload.addEventListener('progress', (event) => onUpload(event.total > 0 ? event.loaded / event.total : 0));
    request.upload.addEventListener('load', () => onUpload(1));
    request.addEventListener('error', () => reject(new TypeError('network')));
    request.addEventListener('load', () => {
      let parsed: unknown = null;
      try {
        parsed = JSON.parse(request.responseText);
      } catch {
        // An answer of something between the browser and the service.
      }
      resolve({
        status: request.status,
        body: parsed,
        isCharged: request.getResponseHeader('payment-response') !== null,
        retryAfter: Number(request.getResponseHeader('retry-after')) || null,
      });
    });
    request.send(body);
  });
}
