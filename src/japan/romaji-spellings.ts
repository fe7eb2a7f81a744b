import { foldText } from './company-name.ts';
import { toKatakana } from './kana.ts';
import { latinTexts } from './latin-texts.ts';
import { nfkc } from './nfkc.ts';
import { hepburn } from './romaji.ts';
import { splitLegalForm } from './split-legal-form.ts';

/** How names in Latin letters differ from Hepburn: ココン is cocon, タスカル is TASUKAL. */
export const SPELLING_HABITS: readonly {
  readonly id: string;
  readonly from: RegExp;
  readonly to: string;
  readonly example: readonly [string, string];
}[] = [
  { id: 'c_for_k', from: /k(?=[aou])/gu, to: 'c', example: ['ココン', 'cocon'] },
  { id: 'l_for_r', from: /r/gu, to: 'l', example: ['アルモ', 'alumo'] },
  { id: 'no_last_vowel', from: /(?<=[bcdfgklmprst])[uo]$/u, to: '', example: ['タスク', 'task'] },
  { id: 'v_for_b', from: /b/gu, to: 'v', example: ['ビバ', 'viva'] },
];

const MOST = 16;
const LONGEST = 16;

/** A name in kana as it may be written in Latin letters, folded: word by word, letter by letter, and with the habits. */
export function romajiSpellings(name: string): string[] {
  // Banks write the long mark as a hyphen.
  const kana = toKatakana(splitLegalForm(nfkc(name)).body)
    .replace(/(?<=[ァ-ヺ])-/gu, 'ー')
    .replace(/\s+/gu, '');
  if (kana.length > LONGEST || !/^[ァ-ヺー・]+$/u.test(kana)) return [];
  const texts = new Set(latinTexts(kana).map(foldText));
  let spelled = [foldText(hepburn(kana))];
  for (const { from, to } of SPELLING_HABITS)
    spelled = [...spelled, ...spelled.map((text) => text.replace(from, to))].slice(0, MOST);
  for (const text of spelled) texts.add(text);
  return [...texts].filter((text) => text.length > 2).slice(0, MOST);
}
