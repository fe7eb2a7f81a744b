import { nfkc } from './nfkc.ts';
import { alternation, type WordRow } from './word-row.ts';

/*
 * What people ask about a name, and what they say around it: 見本商事の登記情報ください. Without it the name is left, or
 * the name behind a place or a trade.
 */

/** What is asked for. */
export const ASKED_FOR: readonly WordRow[] = [
  {
    id: 'number',
    words: [
      '適格請求書発行事業者番号',
      'インボイス登録番号',
      'インボイス番号',
      '法人番号',
      '会社番号',
      '登録番号',
      '企業番号',
      'T番号',
      '電話番号',
      '番号',
    ],
    example: '見本商事の法人番号は？',
  },
  {
    id: 'register',
    words: ['登記情報', '登記簿', '登記住所', '登記', '登録情報', '登録', 'インボイス', '法人情報', '会社情報', '情報'],
    example: '見本商事の登記情報ください',
  },
  {
    id: 'place',
    words: ['本店所在地', '本社所在地', '所在地', '本社住所', '住所', '連絡先', '場所'],
    example: '見本商事の本店所在地どこ',
  },
  {
    id: 'name',
    words: ['正式名称', '正式な名前', '正式な社名', '正式名', '会社名', '法人名', '社名', '名称'],
    example: '見本亭の会社名って何でしたっけ',
  },
  {
    id: 'operator',
    words: ['運営会社', '運営元', '運営法人', '経営会社', '親会社', '会社', '法人', '件', '代表者', '社長'],
    example: '見本亭の運営会社',
  },
];

/** What ends a request or a remark, behind the name itself. */
export const REMARKS: readonly WordRow[] = [
  {
    id: 'think',
    words: [
      'だと思うんだけど',
      'だと思うんですけど',
      'だと思います',
      'だと思う',
      'だったと思う',
      'だったと思います',
      'だった気がする',
      'だったはず',
      'だったかな',
      'だっけ',
      'でしたっけ',
      'だよね',
      'ですよね',
      'らしい',
    ],
    example: '見本仏具だと思うんだけど',
  },
  {
    id: 'ask',
    words: [
      'を教えて',
      'を調べて',
      'を検索',
      'を探して',
      'を確認',
      'を登録',
      'を見せて',
      'を出して',
      'をお願い',
      'をください',
      'について',
      'に関する',
      'ってある',
      'ってどこ',
      'って何',
      'ってなに',
      'って誰',
      'って知って',
      'って実在',
      'は実在',
      'は存在',
      'ってまだ',
      'はまだ',
    ],
    example: '見本商事について調べて',
  },
];

/** What stands before a name and says when, or how it is known. */
export const LED_BY: readonly WordRow[] = [
  {
    id: 'led',
    words: [
      '昔の',
      '例の',
      '先日の',
      '昨日の',
      '今日の',
      '前の',
      'うちの',
      '取引先の',
      '近所の',
      '地元の',
      '仕入先の',
      '得意先の',
    ],
    example: '昔の見本タクシー',
  },
];

const wordsOf = (rows: readonly WordRow[]): string =>
  alternation(rows.flatMap(({ words }) => words).sort((a, b) => b.length - a.length));
const LED = new RegExp(`^(?:${wordsOf(LED_BY)})`, 'u');
const OF = '(?:さん|さま|様)?(?:の|って|という|っていう|とかいう|、)';
/** 見本会社の… is a name, 見本の会社名 asks for one: nothing but talk may follow. */
const ASKED = new RegExp(
  `(?<=.{2})${OF}(?:会社の|お店の|店の)?(?:${wordsOf(ASKED_FOR)})(?=$|[ぁ-ゖ、。？?！!\\s]|調|教|確|知|出|見|検|何|合|残|有)[^]*$`,
  'u',
);
const REMARK = new RegExp(`(?<=.{2})(?:${wordsOf(REMARKS)})[^]*$`, 'u');
const LONGEST = 120;

/** A line without what is asked about the name in it; the line itself where nothing is. */
export function withoutRequest(line: string): string {
  if (line.length > LONGEST) return line;
  const text = nfkc(line).trim();
  const plain = text.replace(REMARK, '').replace(ASKED, '').replace(LED, '').trim();
  return plain === '' || plain === text ? line : plain;
}

/** 市の見本, 駅前にある見本: where one phrase ends and the next begins. */
const PHRASES = /の|にある|にいる|で(?=[^すし])/gu;
/** ラーメン屋見本, 旅館見本: the name stands behind the last character of the trade. */
const BEHIND_TRADE = /(?<=.)(?:屋さん|屋|店|室|館|院|園|所|処|場|社|業|カフェ|バー|クラブ)(?=.{2})/gu;

/** The names that a phrase may end in, the longest first: ラーメン屋見本 and 見本 of 港区のラーメン屋見本. */
export function namesInPhrase(phrase: string): string[] {
  const names: string[] = [];
  const ends = [...phrase.matchAll(PHRASES)].map(({ 0: mark, index }) => ({ index, behind: index + mark.length }));
  for (const { behind } of ends) names.push(phrase.slice(behind));
  // 日交の交通共済組合: what is said between the words is not written.
  if (ends.length > 0) names.push(phrase.replace(/(?:さん|さま|様)?の/gu, ''));
  const last = names[ends.length - 1] ?? phrase;
  for (const { 0: trade, index } of last.matchAll(BEHIND_TRADE)) names.push(last.slice(index + trade.length));
  return [...new Set(names)].filter((name) => name.length > 1);
}
