import { PREFECTURES } from '../../../japan/prefectures.ts';
import { withoutFurtherTurns, withRoundBrackets, withUsualDirections } from './kyoto-writings.ts';
import type { WrittenPostalCode } from './postal-code.ts';

/* Addresses inside exports, mark-up and sentences: what is no address becomes spaces, so that offsets stay as they were. */

const blank = (text: string): string => ' '.repeat(text.length);

/** What stands between the parts of an address, each with an example. */
const BETWEEN: readonly { readonly id: string; readonly pattern: RegExp; readonly example: string }[] = [
  { id: 'mark_up', pattern: /<[a-z]+ *\/?>|&nbsp;/gi, example: '大阪市西区<br>江戸堀1-2-1' },
  {
    id: 'key',
    pattern: /(?<=^|[\s&;,|])(?:[A-Za-z_]{2,12}\d?|都道府県|市区町村|町域|町名|番地|建物名?|住所\d?|所在地)[=:：]/g,
    example: '都道府県=徳島県&市区町村=鳴門市&番地=撫養町南浜字東浜170',
  },
  { id: 'separator', pattern: /[;_|&/＿；｜／]/g, example: '奈良県_生駒市_東新町8-38' },
  { id: 'dot', pattern: /(?<=\p{Script=Han})[・･](?=\p{Script=Han})/gu, example: '横浜・桜木町1-1-7' },
];

/**
 * The blocks that are counted from a crossing, where 丁目 is left out or 町目 written for it: 大和大路通七条下る2-辰巳町588-3.
 * A numeral may as well begin the name (六角下る六角町), so this is tried last.
 */
const COUNTED_BLOCKS =
  /(?<=(?:[上下入][がガ]?[るルﾙ]|[東西南北]入)[)）\s　、]{0,2})(?:[0-9０-９]{1,2}|[一二三四五六七八九十]{1,2})(?!丁目|筋目)(?:[-‐−－ーのノ]|町目|丁)?(?=\p{Script=Han}+町)/gu;

/** 東京都（多摩市）関戸6-12-1 */
const BRACKETED = /[（(]([^（()）]{1,8}[市区町村])[)）]/g;
/** 周南市（旧徳山市）御幸通2-28: what the place was called before, beside its name of today. */
const FORMER_REMARK = /(?<=[市区町村])[（(]旧[・\s　]?[^（()）]{1,8}[市区町村郡][)）]/g;
/** 江東区（東京都）東陽4-11-28 */
const BRACKETED_PREFECTURE = new RegExp(`[（(](?:${PREFECTURES.map(({ name }) => name).join('|')})[)）]`, 'g');
/** 神奈川県川崎市 210-8577 川崎区宮本町1: a postal code without its mark between two names. */
const INNER_CODE = /(?<=[都道府県市区町村郡][\s　]+)[0-9０-９]{3}[-‐‑–−－ー][0-9０-９]{4}(?=[\s　]+\p{Script=Han})/u;
/** 中京区（六角通東洞院東入）三文字町226, 中京区大文字町（黒門通御池下る）237: behind its town a crossing says nothing more. */
const BRACKETED_CROSSING = /(町|丁目|)[（(]([^（()）]{2,30}(?:[上下][がガ]?|[東西南北][へヘ]?入)[るルﾙ]?)[)）]/g;
/** 河原町（三条下る）大黒町: the name before the bracket is a street. */
const TOWN_FOLLOWS = /^[\s　]*\p{Script=Han}{1,8}町/u;
/** 中京区夷川通柳馬場西入（六丁目）12: the town behind its crossing. */
const BRACKETED_TOWN =
  /(?<=[るルﾙ入目側角][\s　]?)[（(]((?:\p{Script=Han}[\p{Script=Han}ノケヶ々0-9０-９]{1,11}|[0-9０-９]{1,2}[町丁]目))[)）](?=[\s　]*[0-9０-９])/gu;
/** 岡山県総社市岡山県総社市中央1-1-1, 福岡県福岡市 福岡市西区内浜1-4-1; 車屋町車屋町通 is a town and its street. */
const TWICE = /([^\s\d０-９]{2,12}?[市区町村])[\s　]*(?=\1(?!通))/;
/** A postal code before the prefecture belongs to the address. */
const ONLY_CODE = /^[\s　〒0-9０-９‐‑–−－ー-]*$/;
/** A text names few addresses; each try costs a whole reading. */
const MAX_TRIES = 3;
const PREFECTURE = new RegExp(`(?:${PREFECTURES.map(({ name }) => name).join('|')})`, 'g');

/** Directions of Kyoto in kana: さがる for 下がる, ひがしいる for 東入る. */
const KANA_DIRECTION =
  /(?<=(?:\p{Script=Han}|通[りリ]|[がガいイ入上下][るル])[\s　、，,]?)(?:[あア][がガ][るル]|[さサ][がガ][るル]|(?:ひがし|にし|みなみ|きた)へ?(?:いる|入[るル]?))/gu;
const QUARTERS: readonly (readonly [string, string])[] = [
  ['ひがし', '東'],
  ['にし', '西'],
  ['みなみ', '南'],
  ['きた', '北'],
];

/** The text with its directions in kanji, as long as it was. The small letter of Ainu stands for the common one: 東入ㇽ. */
export function withKanjiDirections(written: string): string {
  if (written.includes('ㇽ')) return withKanjiDirections(written.replaceAll('ㇽ', 'ル'));
  const text = withUsualDirections(written);
  if (!text.includes('がる') && !text.includes('ガル') && !text.includes('いる') && !text.includes('入')) return text;
  return text.replace(KANA_DIRECTION, (kana) => {
    if (/^[あア]/.test(kana)) return `上${kana.slice(1)}`;
    if (/^[さサ]/.test(kana)) return `下${kana.slice(1)}`;
    const [, quarter] = QUARTERS.find(([word]) => kana.startsWith(word))!;
    return `${quarter}入る`.padEnd(kana.length);
  });
}

/** 京都市南区 南区吉祥院: a ward of one character behind its city. */
const WARD_TWICE = /(?<=市[\s　]?)(\p{Script=Han}{1,3}区)[\s　]*(?=\1)/u;
const KINDS = [...'市区町村'].map((kind) => kind.charCodeAt(0));

/** The text with one municipality where it was written twice in a row; as it was where it was not. */
export const withoutRepetition = (text: string): string => {
  // Hardly any address has one kind twice, and looking for what stands before each costs as much as reading it.
  const match = hasKindTwice(text) ? (TWICE.exec(text) ?? WARD_TWICE.exec(text)) : null;
  return match ? text.slice(0, match.index) + blank(match[0]) + text.slice(match.index + match[0].length) : text;
};

function hasKindTwice(text: string): boolean {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    const kind = KINDS.indexOf(text.charCodeAt(i));
    if (kind < 0) continue;
    if (seen & (1 << kind)) return true;
    seen |= 1 << kind;
  }
  return false;
}

/** The code that `unpacked` blanks. */
export function innerCode(text: string): WrittenPostalCode | undefined {
  const match = INNER_CODE.exec(text);
  if (!match) return undefined;
  const code = match[0].normalize('NFKC').replace(/\D/g, '');
  return { code, span: [match.index, match.index + match[0].length], leading: 0 };
}

/** The text without mark-up and the keys of an export, as long as it was: they are known to be no part of an address. */
export const withoutMarkUp = (text: string): string =>
  BETWEEN.reduce((plain, { pattern }) => plain.replace(pattern, blank), text.replace(INNER_CODE, blank));

/** Other ways to see where the address stands, likelier ones first; each is as long as the text. */
export function* unpacked(text: string): Generator<string> {
  let plain = withRoundBrackets(text)
    .replace(FORMER_REMARK, blank)
    .replace(BRACKETED, (_, name: string) => ` ${name} `)
    .replace(BRACKETED_PREFECTURE, blank)
    .replace(INNER_CODE, blank)
    .replace(BRACKETED_CROSSING, (all, town: string, crossing: string, at: number, whole: string) =>
      town === '' || TOWN_FOLLOWS.test(whole.slice(at + all.length))
        ? `${town} ${crossing} `
        : town + blank(all.slice(town.length)),
    )
    .replace(BRACKETED_TOWN, (_, name: string) => ` ${name} `);
  for (const { pattern } of BETWEEN) plain = plain.replace(pattern, blank);
  if (plain !== text) yield plain;
  for (const without of [plain.replace(COUNTED_BLOCKS, blank), withoutFurtherTurns(plain)])
    if (without !== plain) yield without;
  // 送付先は島根県益田市常盤町1-1: behind words that are no label, a whole name of a prefecture is needed.
  let tries = 0;
  for (const { index } of plain.matchAll(PREFECTURE)) {
    const before = plain.slice(0, index);
    if (ONLY_CODE.test(before)) continue;
    yield blank(before) + plain.slice(index);
    if (++tries === MAX_TRIES) return;
  }
}
