import { TAX_SAID } from '../vocabulary/shared-words.ts';
import { LETTERS_ALONE } from './tidy-name.ts';

const TAX_REMARK = new RegExp(
  String.raw`\s*\((?:居住用・)?(?:非課税|不課税|免税|軽減?(?:税率)?8%|${TAX_SAID.words})\)$`,
);
/** The name without marks, without a date or number in front, without the rate or a remark about the tax. */
export const clean = (text: string): string => (LETTERS_ALONE.test(text) ? text : cleaned(text));
const cleaned = (text: string): string =>
  text
    .replace(/^\d{1,2}(?:[/.月]|\/ )\d{1,2}日?\s+(?=\S)/, '')
    .replace(/\s*[※*＊★☆◎](?=\s|$)|^[※*＊★☆◎]\s*/g, '')
    .replace(TAX_REMARK, '')
    .replace(/^[・\-●○◆◇■□>]+\s*/, '')
    // 商品 スチールラック: the word of a column in front of what it names.
    .replace(/^(?:商品名?|品名|品目|内訳|明細)[\s:]+(?=\S{2})/, '')
    .replace(/(?<![A-Z]\.[A-Z])[\s.,・…:_▲△▼-]+$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
