/** What the titles of papers are made of; the rules that use them are in title-words.ts. */

const START = String.raw`^[^\p{L}\d]*(?:御|ご|お)?`;
/** What may stand behind a title: nothing, a mark in brackets, a number, a day. */
const END = String.raw`(?=$|[^\p{L}]|No|№|第[\dA-Z]|注文|発注|発行|作成|納品日|領収(?:番号|No))`;
/** A row that begins as a title does. */
export const head = (words: string): RegExp => new RegExp(`${START}(?:${words})${END}`, 'iu');
export const BILL = /(?:兼|・)(?:御|ご)?(?:請求|領収)|領収[書証]|(?:御|ご)?請求書/;

export const NO_BILL = /(?:請求書|領収[書証]|レシート)では(?:ございません|ありません)/;
