import type { DocumentKind } from '../../../contract/labels/extraction.labels.ts';

/**
 * Papers that say themselves what they are, where the fitted rules, which weigh all words alike, took them for
 * something else. A pattern runs over each of the first rows without spaces, or over the whole text; one of two words far
 * apart begins with `^`, so that a text of one of them alone is walked through once.
 */
export interface TitleWords {
  readonly id: string;
  readonly kind: DocumentKind;
  /** The verdicts it corrects; every other one stands. */
  readonly over: readonly DocumentKind[];
  readonly where: 'head' | 'text';
  readonly pattern: RegExp;
  /** Where the head of the paper shows this too, the title does not decide. */
  readonly unless?: RegExp;
  /** The same for the whole paper. */
  readonly unlessAnywhere?: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

const START = String.raw`^[^\p{L}\d]*(?:御|ご|お)?`;
/** What may stand behind a title: nothing, a mark in brackets, a number, a day. */
const END = String.raw`(?=$|[^\p{L}]|No|№|第[\dA-Z]|注文|発注|発行|作成|納品日|領収(?:番号|No))`;
/** A row that begins as a title does. */
export const head = (words: string): RegExp => new RegExp(`${START}(?:${words})${END}`, 'iu');
export const BILL = /(?:兼|・)(?:御|ご)?(?:請求|領収)|領収[書証]|(?:御|ご)?請求書/;

export const NO_BILL = /(?:請求書|領収[書証]|レシート)では(?:ございません|ありません)/;
