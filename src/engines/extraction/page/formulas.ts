/** `今回出来高 (②-③)  4,080,000`, `源泉所得税(¥650,000×10.21%)`, `合計 (76,000+7,600)`: how a sum was reckoned, in brackets behind its label. */
const FORMULA =
  /[(（](?:[①-⑳]|[A-Z](?=[-+−×*÷/]))[①-⑳A-Z\d%.\s+\-−×*xX÷/]*[)）]|[(（][¥\\]?[\d,]{4,}円?\s?[×xX*]\s?\d{1,2}(?:\.\d{1,2})?\s?%[)）]|[(（](?=[^()（）]*,)[¥\\]?[\d,]{3,}円?(?:\s?[+＋−-]\s?[¥\\]?[\d,]{3,}円?)+[)）]/g;

/** What stands in such brackets is said again elsewhere, and no sum of its own; nothing moves. */
export const withoutFormulas = (text: string): string =>
  /[(（]/.test(text) ? text.replace(FORMULA, (formula) => ' '.repeat(formula.length)) : text;
