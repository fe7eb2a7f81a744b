import { toHiragana } from './kana.ts';
import type { LegalFormCode } from './legal-form.ts';

/** Legal forms as they are said; banks and old machines write the small kana large. */
export const FORM_READINGS: readonly (readonly [code: LegalFormCode, reading: string])[] = [
  ['kk', 'カブシキガイシャ'],
  ['kk', 'カブシキカイシャ'],
  ['yk', 'ユウゲンガイシャ'],
  ['yk', 'ユウゲンカイシャ'],
  ['gk', 'ゴウドウガイシャ'],
  ['gk', 'ゴウドウカイシャ'],
  ['goshi', 'ゴウシガイシャ'],
  ['gomei', 'ゴウメイガイシャ'],
  ['ippan_shadan', 'イッパンシャダンホウジン'],
  ['ippan_zaidan', 'イッパンザイダンホウジン'],
  ['npo', 'トクテイヒエイリカツドウホウジン'],
  ['iryou', 'イリョウホウジン'],
  ['fukushi', 'シャカイフクシホウジン'],
  ['gakkou', 'ガッコウホウジン'],
  ['shukyou', 'シュウキョウホウジン'],
  ['nouji', 'ノウジクミアイホウジン'],
  ['zeirishi', 'ゼイリシホウジン'],
];

const LARGE = new Map([...'ャュョッ'].map((kana, i) => [kana, [...'ヤユヨツ'][i]!]));
const enlarged = (reading: string): string => reading.replace(/[ャュョッ]/gu, (kana) => LARGE.get(kana)!);

/** Each in both kana, and in katakana with small kana written large. */
export const SPOKEN_FORMS: readonly (readonly [text: string, code: LegalFormCode])[] = FORM_READINGS.flatMap(
  ([code, reading]) =>
    [...new Set([reading, enlarged(reading), toHiragana(reading)])].map((text) => [text, code] as const),
);
