import { foldText } from './company-name.ts';

/** Words that long names end in: what a field of a bank cuts off is mostly a piece of one of these. */
export const LAST_WORDS: readonly string[] = [
  'レンゴウカイ',
  'キョウドウクミアイ',
  'クミアイ',
  'キョウギカイ',
  'キョウカイ',
  'キコウ',
  'コウシャ',
  'ザイダン',
  'ケンキュウショ',
  'ケンキュウジョ',
  'ケンキュウカイ',
  'シンコウカイ',
  'コウギョウ',
  'サンギョウ',
  'ケンセツ',
  'ショウジ',
  'ショウテン',
  'ショウカイ',
  'セイサクショ',
  'ジムショ',
  'センター',
  'サービス',
  'システム',
  'ネットワーク',
  'グループ',
  'ホールディングス',
  'コーポレーション',
  'エンジニアリング',
  'コンサルタント',
  'フクシカイ',
  'ホイクエン',
  'ビョウイン',
  'クリニック',
];

const WORDS = LAST_WORDS.map(foldText);
/** Shorter names are not cut by any field. */
const SHORTEST = 12;
const MOST = 6;

/** A long reading with its last word whole, in folded kana; those first of which most is there. */
export function wholeReadings(core: string): string[] {
  if (core.length < SHORTEST) return [];
  const whole: { readonly text: string; readonly kept: number }[] = [];
  for (const word of WORDS)
    for (let kept = word.length - 1; kept > 0; kept--)
      if (core.endsWith(word.slice(0, kept))) {
        whole.push({ text: core + word.slice(kept), kept });
        break;
      }
  return whole
    .sort((a, b) => b.kept - a.kept)
    .slice(0, MOST)
    .map(({ text }) => text);
}
