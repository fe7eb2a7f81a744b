import { nfkc } from './nfkc.ts';

/*
 * Characters that scanning and typing take for one another, where their neighbours tell which was meant: 一 in サ一バ一
 * is the long mark, 杜 in 株式会杜 is 社. For names to look up; nothing found so is the name itself.
 */
export interface LookAlike {
  readonly id: string;
  /** As it was read. */
  readonly read: string;
  /** As it may be written among kana. */
  readonly meant: string;
  readonly example: readonly [read: string, meant: string];
}

/** Kanji and signs that stand for a katakana beside katakana. */
export const AMONG_KATAKANA: readonly LookAlike[] = [
  { id: 'long_mark', read: '一―‐−-|丨', meant: 'ー', example: ['サ一バ一', 'サーバー'] },
  { id: 'ro', read: '口', meant: 'ロ', example: ['口ーム', 'ローム'] },
  { id: 'to', read: '卜', meant: 'ト', example: ['マー卜', 'マート'] },
  { id: 'ka', read: '力', meant: 'カ', example: ['力メラ', 'カメラ'] },
  { id: 'ni', read: '二', meant: 'ニ', example: ['ユ二オン', 'ユニオン'] },
  { id: 'ha', read: '八', meant: 'ハ', example: ['八ウス', 'ハウス'] },
  { id: 'e', read: '工', meant: 'エ', example: ['工ネルギー', 'エネルギー'] },
  { id: 'ta', read: '夕', meant: 'タ', example: ['セン夕ー', 'センター'] },
  { id: 'o', read: '才', meant: 'オ', example: ['オー才カ', 'オーオカ'] },
  { id: 'chi', read: '千', meant: 'チ', example: ['千ケット', 'チケット'] },
  { id: 'mi', read: '三', meant: 'ミ', example: ['ア三ューズ', 'アミューズ'] },
  { id: 'no', read: '丿', meant: 'ノ', example: ['テク丿', 'テクノ'] },
  { id: 'he', read: 'へべぺ', meant: 'ヘベペ', example: ['べルト', 'ベルト'] },
];

const MEANT: ReadonlyMap<string, string> = new Map(
  AMONG_KATAKANA.flatMap(({ read, meant }) =>
    [...read].map((character, i) => [character, [...meant][i] ?? [...meant].at(-1)!] as const),
  ),
);
const KATAKANA = /[ァ-ヺー]/u;

/** Characters of the main legal forms and what is read in their place. */
const DAMAGED_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[株林抹样][式武弐弍戎][会會合][社杜杠吐]/gu, '株式会社'],
  [/[有冇][限眼][会會合][社杜杠吐]/gu, '有限会社'],
  [/[合台含][同囘][会會合][社杜杠吐]/gu, '合同会社'],
];

const AMONG_KANA = 1;
const IN_FORM = 2;
/** By code unit: most names have none of them. */
const UNITS = new Uint8Array(0x10000);
for (const character of MEANT.keys()) UNITS[character.charCodeAt(0)]! |= AMONG_KANA;
for (const character of '林抹样武弐弍戎會合杜杠吐冇眼台含囘') UNITS[character.charCodeAt(0)]! |= IN_FORM;

function lookAlikesIn(text: string): number {
  let all = 0;
  for (let i = 0; i < text.length; i++) all |= UNITS[text.charCodeAt(i)]!;
  return all;
}

/** The name with what is meant in place of look-alikes; null where there are none. */
export function withoutLookAlikes(name: string): string | null {
  const written = nfkc(name);
  const has = lookAlikesIn(written);
  if (has === 0) return null;
  let text = written;
  if (has & IN_FORM) for (const [damaged, form] of DAMAGED_FORMS) text = text.replace(damaged, form);
  const read = [...text];
  // From the left, so that a character that was mended speaks for the next one.
  for (let i = 0; i < read.length; i++) {
    const meant = MEANT.get(read[i]!);
    if (meant === undefined) continue;
    const before = KATAKANA.test(read[i - 1] ?? '');
    const after = KATAKANA.test(read[i + 1] ?? '') || (MEANT.has(read[i + 1] ?? '') && before);
    // A long mark needs a sound before it; the others a katakana on one side.
    if (meant === 'ー' ? before : before || after) read[i] = meant;
  }
  const mended = read.join('');
  return mended === written ? null : mended;
}
