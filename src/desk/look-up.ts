import { refusalOf, thrownTexts } from '../playground/error-text.ts';
import { currentLanguage } from '../playground/language.ts';
import { dollars } from '../playground/x402.ts';
import { recordOf } from './from-answer.ts';
import type { Registry, Values } from './record.ts';
import { lookUpPath, post, priceOf, signFor } from './service.ts';
import { settings } from './settings.ts';
import { desk } from './state.ts';
import { word } from './words.ts';

/** Asks the registry about a T-number that a person typed; costs what /jp-invoice/check costs. */
export async function lookUp({
  registration_number,
  issuer,
}: Values): Promise<{ registry: Registry | null; error: string | null }> {
  const path = lookUpPath();
  if (path === null) return { registry: null, error: word('not_served') };
  try {
    const price = await priceOf(path);
    if (desk.spent + price > settings.cap)
      return { registry: null, error: word('over_cap', { cap: dollars(settings.cap) }) };
    const { header } = await signFor(path);
    const body = JSON.stringify({ registration_number, ...(issuer ? { supplier_name: issuer } : {}) });
    const answer = await post(path, header, body, () => {});
    if (answer.isCharged) desk.spent += price;
    if (answer.status !== 200) throw refusalOf(answer.status, answer.body);
    const { registry } = recordOf('invoice', { extraction: {}, verification: answer.body });
    return { registry: registry && { ...registry, number: registration_number ?? null }, error: null };
  } catch (error) {
    return { registry: null, error: thrownTexts(error)[currentLanguage()] };
  }
}
