/** `今回出来高 (②-③)  4,080,000`, `源泉所得税(¥650,000×10.21%)`, `合計 (76,000+7,600)`, `消費税(1、2の10%)`: how a sum was reckoned, in brackets behind its label. */
const FORMULA =
  /[(（]\d(?:\s?[、,・+＋−-]\s?\d)+(?:\s?(?:の|[×xX])\s?\d{1,2}(?:\.\d{1,2})?%)?[)）]|[(（]\d\s?(?:の|[×xX])\s?\d{1,2}(?:\.\d{1,2})?%[)）]|[(（](?:[①-⑳]|[A-Z](?=[-+−×*÷/]))[①-⑳A-Z\d%.\s+\-−×*xX÷/]*[)）]|[(（][¥\\]?[\d,]{4,}円?\s?[×xX*]\s?\d{1,2}(?:\.\d{1,2})?\s?%[)）]|[(（](?=[^()（）]*,)[¥\\]?[\d,]{3,}円?(?:\s?[+＋−-]\s?[¥\\]?[\d,]{3,}円?)+[)）]/g;

/** `決済手数料 3.6% (対象額 512,400)`: what a share is taken from; behind the rate of a tax it is the base that is taxed. */
const BASE_OF_FEE =
  /(?<=(?:手数料|利用料|使用料|負担金?|原資|ロイヤリティ)\s?(?:負担)?\s?\d{1,2}(?:\.\d{1,2})?%\s?)[(（](?:\p{L}{0,4}対象額?|対象\p{L}{0,4})[:：\s]?\s?[¥\\]?[\d,]{3,}円?[)）]/gu;

/** What stands in such brackets is said again elsewhere, and no sum of its own; nothing moves. */
export const withoutFormulas = (text: string): string =>
  /[(（]/.test(text) ? text.replace(FORMULA, blank).replace(BASE_OF_FEE, blank) : text;
const blank = (formula: string): string => ' '.repeat(formula.length);
