import { matchesOf } from '../../../japan/matches-of.ts';
import type { Normalised } from './normalise.ts';

interface KanaWord {
  readonly kana: string;
  readonly word: string;
}

/** What tills without kanji print for the words of a receipt. */
export const KANA_WORDS: readonly KanaWord[] = [
  { kana: 'カブシキガイシャ', word: '株式会社' },
  { kana: 'ユウゲンガイシャ', word: '有限会社' },
  { kana: 'ゴウケイ', word: '合計' },
  { kana: 'ショウケイ', word: '小計' },
  { kana: 'タイショウ', word: '対象' },
  { kana: 'ソトゼイ', word: '外税' },
  { kana: 'ウチゼイ', word: '内税' },
  { kana: 'ナイゼイ', word: '内税' },
  { kana: 'ゼイコミゴウケイ', word: '税込合計' },
  { kana: 'オカイアゲ', word: 'お買上' },
  { kana: 'ショウヒゼイ', word: '消費税' },
  { kana: 'ウチショウヒゼイ', word: '内消費税' },
  { kana: 'ゲンキン', word: '現金' },
  { kana: 'アズカリ', word: '預り' },
  { kana: 'オアズカリ', word: 'お預り' },
  { kana: 'オツリ', word: 'お釣り' },
  { kana: 'ツリセン', word: '釣銭' },
  { kana: 'トウロクバンゴウ', word: '登録番号' },
  { kana: 'ネビキ', word: '値引' },
  { kana: 'ワリビキ', word: '割引' },
  { kana: 'ゼイ', word: '税' },
  { kana: 'ゼイコミ', word: '税込' },
  { kana: 'ゼイヌキ', word: '税抜' },
  { kana: 'ゼイガク', word: '税額' },
  { kana: 'ゼイリツ', word: '税率' },
  { kana: 'ケイゲンゼイリツ', word: '軽減税率' },
  { kana: 'ヒカゼイ', word: '非課税' },
  { kana: 'オカエシ', word: 'お返し' },
  { kana: 'テンスウ', word: '点数' },
  { kana: 'リョウシュウショ', word: '領収書' },
  { kana: 'リョウシュウショウ', word: '領収証' },
  { kana: 'トウロク', word: '登録' },
  { kana: 'デンワ', word: '電話' },
  { kana: 'オンチュウ', word: '御中' },
  { kana: 'ヒヅケ', word: '日付' },
  { kana: 'ヒズケ', word: '日付' },
  { kana: 'セイキュウ', word: '請求' },
  { kana: 'セイキュウショ', word: '請求書' },
  { kana: 'セイキュウビ', word: '請求日' },
  { kana: 'セイキュウシャ', word: '請求者' },
  { kana: 'セイキュウサキ', word: '請求先' },
  { kana: 'セイキュウガク', word: '請求額' },
  { kana: 'コンカイセイキュウガク', word: '今回請求額' },
  { kana: 'ゴセイキュウガク', word: 'ご請求額' },
  { kana: 'セイキュウメイサイ', word: '請求明細' },
  { kana: 'セイキュウバンゴウ', word: '請求番号' },
  { kana: 'ハッコウビ', word: '発行日' },
  { kana: 'シハライビ', word: '支払日' },
  { kana: 'シハライキゲン', word: '支払期限' },
  { kana: 'ゼイヌキケイ', word: '税抜計' },
  { kana: 'ゼイコミケイ', word: '税込計' },
  { kana: 'ゼイケイ', word: '税計' },
  { kana: 'ゼンカイザンダカ', word: '前回残高' },
  { kana: 'ゼンゲツザンダカ', word: '前月残高' },
  { kana: 'ニュウキン', word: '入金額' },
  { kana: 'ニュウキンガク', word: '入金額' },
  { kana: 'クリコシ', word: '繰越額' },
  { kana: 'クリコシガク', word: '繰越額' },
  { kana: 'ニュウコ', word: '入庫' },
  { kana: 'シュッコ', word: '出庫' },
  { kana: 'シャシツ', word: '車室' },
  { kana: 'ヒンメイ', word: '品名' },
  { kana: 'シナメイ', word: '品名' },
  { kana: 'スウ', word: '数' },
  { kana: 'スウリョウ', word: '数量' },
  { kana: 'タンカ', word: '単価' },
  { kana: 'キンガク', word: '金額' },
];
/** ｼﾖｳｹｲ, ﾀｲｼﾖｳ: older tills have no small kana. */
const large = (kana: string): string =>
  kana.replace(/[ァィゥェォッャュョ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1));
const BY_KANA = new Map(KANA_WORDS.map(({ kana, word }) => [large(kana), word]));

/** A row of a till that has no kanji: words in kana, never a mixed sentence. */
const KANA_ROW = /^[^\p{Script=Han}\p{Script=Hiragana}]*$/u;
/** `(外税8%タイショウ ¥2,268)`: the one word that tills print in kana behind kanji. */
const TAX_ROW = /^[\s(]*[内外]税\s?\d{0,2}%?\s?タイシ[ョヨ]ウ/;
const WORD = /(?<![\p{Script=Katakana}ー])[\p{Script=Katakana}ー]{2,12}(?![\p{Script=Katakana}ー])/gu;
/** `2026ネン11ガツ13ニチ(キン)`. */
const DATE = /(?<=\d{4}\s?)ネン(?=\s?\d)|(?<=ネン\s?\d{1,2}\s?)ガツ(?=\s?\d)|(?<=ガツ\s?\d{1,2}\s?)ニチ/g;
const DATE_SIGN: Readonly<Record<string, string>> = { ネン: '年', ガツ: '月', ニチ: '日' };
/** `ゴウケイ 9テン ¥4,895`. */
const COUNT = /(?<=\d\s?)テン(?![\p{Script=Katakana}ー])/gu;
/** `6コ カル 320`: count and price multiplied. */
const TIMES = /(?<=\d(?:コ|[点個本枚])\s?)カル(?=\s?\d)/gu;
/** `ゴウケイ 1,100エン`. */
const YEN = /(?<=\d\s?)エン(?![\p{Script=Katakana}ー])/gu;
const SUM = /^\s*ケイ(?=\s+(?:\d+テン\s+)?[¥\\]?\d)/g;
const WEEKDAY = /(?<=ニチ\s?\()(?:ニチ|ゲツ|カ|スイ|モク|キン|ド)(?=\))/g;
const WEEKDAY_SIGN: Readonly<Record<string, string>> = {
  ニチ: '日',
  ゲツ: '月',
  カ: '火',
  スイ: '水',
  モク: '木',
  キン: '金',
  ド: '土',
};

/** Kana of tills read as the words they stand for; positions in the original are kept. */
export function readKana({ text, origin }: Normalised): Normalised {
  if (!/[\p{Script=Katakana}]/u.test(text) || !(KANA_ROW.test(text) || TAX_ROW.test(text))) return { text, origin };
  const found = [
    ...hits(text, WORD, (kana) => BY_KANA.get(large(kana))),
    // Days, counts and sums stand beside figures.
    ...(/\d/.test(text)
      ? [
          ...hits(text, DATE, (kana) => DATE_SIGN[kana]),
          ...hits(text, COUNT, () => '点'),
          ...hits(text, TIMES, () => '×'),
          ...hits(text, YEN, () => '円'),
          ...hits(text, SUM, (kana) => kana.replace('ケイ', '計')),
        ]
      : []),
    ...hits(text, WEEKDAY, (kana) => WEEKDAY_SIGN[kana]),
  ].sort((a, b) => a.start - b.start);
  if (found.length === 0) return { text, origin };
  let read = '';
  const places: number[] = [];
  let from = 0;
  const keep = (until: number) => {
    read += text.slice(from, until);
    places.push(...origin.slice(from, until));
  };
  for (const { start, end, word } of found) {
    keep(start);
    read += word;
    // Each sign of the word lies where the kana of its place began.
    for (let i = 0; i < word.length; i++) places.push(origin[start + Math.floor((i * (end - start)) / word.length)]!);
    from = end;
  }
  keep(text.length);
  places.push(origin.at(-1)!);
  return { text: read, origin: places };
}

const hits = (text: string, pattern: RegExp, wordOf: (kana: string) => string | undefined) =>
  matchesOf(text, pattern).flatMap((match) => {
    const word = wordOf(match[0]);
    return word === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, word }];
  });
