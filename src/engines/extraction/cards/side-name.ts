import { isKana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { isDoubtful } from './doubtful-name.ts';
import { endsLikeShop } from './house-words.ts';
import { hasReadingOfGiven, isNoReadingOf } from './kana-names.ts';
import { familyReadings, isKnownGiven, nameScore, sameReading, splitName, type Word, wordsOf } from './person-name.ts';
import { isTitle } from './roles.ts';
import type { CardSide } from './side.ts';
import type { Draft } from './side-draft.ts';

/** `園主 平出 守`, `副長 十七夜 卓`: a role the table does not know in front of a family and a given name. */
export function takeLeadingRole(loose: (Word & { start: number })[], row: Row, draft: Draft): void {
  const [first, ...name] = loose;
  if (
    name.length < 2 ||
    name.length > 5 ||
    ([...first!.text].length < 2 && !/^[文絵画詩訳書]$/.test(first!.text)) ||
    !name.every((word) => /^[\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(word.text))
  )
    return;
  if (nameScore(name.map((word, index) => ({ ...word, gap: index === 0 ? 0 : word.gap }))) < 1.5) return;
  if (isKana(name.map((word) => word.text).join(''))) return;
  const place = { row, start: first!.start, end: first!.start + first!.text.length, repairs: [] };
  if (/(?:主|長|頭|員|士|師|者|役|人|家|匠|職|秘書|ー|スト|ナー|リード)$/.test(first!.text))
    draft.titles.push({ ...place, value: first!.text });
  // 写真 藤代 冥砂子: what somebody does.
  else if (/^(?:写真|撮影|文|絵|画|詩|訳|書)$/.test(first!.text)) draft.rest.push({ ...place, value: first!.text });
  else if (/^\p{Script=Han}{0,3}(?:営業|総務|経理|技術|企画|広報|開発|製造|購買|人事|設計|工務)$/u.test(first!.text))
    draft.departments.push({ ...place, value: first!.text });
  else return;
  loose.shift();
  loose[0] = { ...loose[0]!, gap: 0 };
}

/** 丸 子  ジョージ, 三田 カレン: one word in kana behind a family name alone is the given name; 森麻衣 もりまい has a reading. */
function isGivenInKana(words: readonly Word[]): boolean {
  const family = words.filter((word) => /\p{Script=Han}/u.test(word.text));
  const [given, ...more] = words.slice(family.length);
  if (!given || more.length > 0 || given.text.length > 5 || family.length === 0) return false;
  const apart = family.length === 1 || family.every((word) => [...word.text].length === 1);
  return apart && [...family.map((word) => word.text).join('')].length <= 3 && nameScore(family) < 3;
}

const isGivenAlone = (text: string): boolean =>
  isKnownGiven(text) || ([...text].length <= 2 && familyReadings(text).length === 0);

/** `山田 太郎 やまだ たろう`: the reading printed on the same line. */
export function withoutReading(words: readonly (Word & { start: number })[], row: Row, draft: Draft): Word[] {
  // `イ・ジウン  李 知恩`: the reading in front.
  const lead = words.findIndex((entry) => /\p{Script=Han}/u.test(entry.text));
  // ル・ゴフ 亜紀: a family name, and no reading.
  const isForeignFamily =
    lead === 1 && words.length === 2 && /^[ァ-ヶー]{1,6}[・=][ァ-ヶー]{2,8}$/.test(words[0]!.text);
  if (
    !isForeignFamily &&
    lead > 0 &&
    lead < words.length &&
    words.slice(0, lead).every((entry) => /^[ぁ-んァ-ヶー・]+$/.test(entry.text))
  ) {
    const kana = words.slice(0, lead);
    // マクレガー 絵美: a family name in katakana in front of the given name alone.
    const [given, ...more] = words.slice(lead);
    const isFamily = kana.length === 1 && /^[ァ-ヶー]{3,}$/.test(kana[0]!.text) && more.length === 0;
    if (isFamily && (isGivenAlone(given!.text) || isNoReadingOf(kana[0]!.text, given!.text))) return [...words];
    const value = kana
      .map((word) => word.text)
      .join(' ')
      .replace(/・/g, ' ');
    const end = kana.at(-1)!.start + kana.at(-1)!.text.length;
    if (value.replaceAll(' ', '').length >= 3)
      draft.readings.push({ row, start: kana[0]!.start, end, value, repairs: [] });
    return words.slice(lead);
  }
  if (isGivenInKana(words)) return [...words];
  if (hasReadingOfGiven(words)) {
    const [first, last] = words.slice(2) as [(typeof words)[number], (typeof words)[number]];
    const value = `${first.text} ${last.text}`;
    draft.readings.push({ row, start: first.start, end: last.start + last.text.length, value, repairs: [] });
    return words.slice(0, 2);
  }
  const from = words.findIndex(
    (_, index) => index > 0 && words.slice(index).every((entry) => isKana(entry.text)) && !isKana(words[0]!.text),
  );
  if (
    from <= 0 ||
    words
      .slice(from)
      .map((word) => word.text)
      .join('').length < 4
  )
    return [...words];
  const kana = words.slice(from);
  const last = kana.at(-1)!;
  draft.readings.push({
    row,
    start: kana[0]!.start,
    end: last.start + last.text.length,
    value: kana.map((word) => word.text).join(' '),
    repairs: [],
  });
  return words.slice(0, from);
}

/** `根室 翔一 ねむろ しょういち`: what is read in two words is a name, even where its first word ends like a department. */
export function takeReadName(
  row: Row,
  words: readonly Word[],
  whole: Omit<Candidate<string>, 'value'>,
  draft: Draft,
): boolean {
  const name = words.slice(0, 2);
  const kana = words.slice(2);
  if (
    words.length !== 4 ||
    !name.every(({ text }) => /^(?=.*\p{Script=Han})[\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(text))
  )
    return false;
  if (
    !kana.every(({ text }) => /^(?:[ぁ-んー]{1,6}|[ァ-ヶー]{1,6})$/.test(text)) ||
    name.some(({ text }) => isTitle(text))
  )
    return false;
  const end = row.text.indexOf(kana[0]!.text, whole.start);
  const value = row.text.slice(whole.start, end).trim();
  const [family, given] = kana.map(({ text }) => text);
  draft.readings.push({ ...whole, start: end, value: `${family} ${given}` });
  draft.names.push({
    ...whole,
    end: whole.start + value.length,
    value,
    words: name,
    score: Math.max(3, nameScore(name)),
    withRole: false,
  });
  return true;
}

/** `吉田 修 ・ 吉田 まり子`: two people share the card; both are names, the first one printed comes first. */
export function takePair(row: Row, text: string, draft: Draft): boolean {
  const match = /^( *)(\S{1,4} +\S{1,4})( *[・&＆／/] *)(\S{1,4} +\S{1,4})\s*$/.exec(text);
  if (!match) return takeSharedFamily(row, text, draft);
  const [, lead = '', first = '', link = '', second = ''] = match;
  const people = [
    { value: first, start: lead.length },
    { value: second, start: lead.length + first.length + link.length },
  ].map((person) => ({ ...person, words: wordsOf(person.value) }));
  if (!people.every(({ words }) => nameScore(words) >= 1.5) || nameScore(people[0]!.words) < 3) return false;
  for (const { value, start, words } of people)
    draft.names.push({ row, start, end: start + value.length, value, repairs: [], words, score: 3, withRole: false });
  return true;
}

/** `小野田 大地・さくら`: two given names behind one family name; the first is the card's. */
function takeSharedFamily(row: Row, text: string, draft: Draft): boolean {
  const [, lead = '', first = ''] =
    /^( *)(\p{Script=Han}{1,3} +[\p{Script=Han}ぁ-ん]{1,3}) ?[・&＆] ?[\p{Script=Han}ぁ-ん]{2,3}\s*$/u.exec(text) ?? [];
  const words = wordsOf(first);
  if (first === '' || nameScore(words) < 3) return false;
  const start = lead.length;
  draft.names.push({
    row,
    start,
    end: start + first.length,
    value: first,
    repairs: [],
    words,
    score: 3,
    withRole: false,
  });
  return true;
}

/** A reading stands beside its name; kana elsewhere on the card are a shop or a line of it. */
export function pickReading(draft: Draft, name: CardSide['name']): Candidate<string> | null {
  if (!name) return draft.readings[0] ?? null;
  const near = draft.readings.filter(
    (entry) =>
      Math.abs(entry.row.index - name.row.index) <= 1 &&
      !endsLikeShop(entry.value) &&
      // オーダースーツ ハルトマン: no part of a Japanese name is read with so many kana.
      (name.split === null || entry.value.split(/[ ・]/).every((part) => part.length <= 6)),
  );
  // フローリスト・ミモザ over the name, かざま さくら under it: the one that begins as the family name is read.
  const families = name.split ? familyReadings(name.split.family) : [];
  const begins = (entry: Candidate<string>): boolean =>
    families.some((family) => sameReading(family, hepburn(entry.value.split(/[ ・]/)[0]!)));
  const best = near.find(begins) ?? near[0] ?? null;
  const isOther = (entry: Candidate<string>): boolean =>
    !near.includes(entry) || (best !== null && begins(best) && !begins(entry));
  for (const entry of draft.readings) if (isOther(entry)) draft.rest.push(asPrinted(entry));
  return best;
}

export const asPrinted = (entry: Candidate<string>): Candidate<string> => ({
  ...entry,
  value: entry.row.text.slice(entry.start, entry.end).trim(),
});

/** The likeliest name of the side. */
export function pickName(draft: Draft, rows: readonly Row[]): CardSide['name'] {
  const roleRows = new Set([...draft.titles, ...draft.titlesEn, ...draft.departments].map((entry) => entry.row.index));
  const readingRows = new Set([...draft.readings, ...draft.latin].map((entry) => entry.row.index));
  const scored = draft.names
    .map((candidate) => {
      const near = (set: ReadonlySet<number>, reach: number) =>
        [...set].some((index) => Math.abs(index - candidate.row.index) <= reach);
      let score = candidate.score;
      if (candidate.withRole || near(roleRows, 1)) score += 1.5;
      if (near(readingRows, 1)) score += 1;
      score += Math.min(3, Math.max(0, candidate.row.relativeHeight - 1) * 3);
      return { ...candidate, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  for (const other of scored.slice(1)) draft.rest.push(other);
  if (!best || best.score < 1 || rows.length === 0) {
    if (best) draft.rest.push(best);
    return null;
  }
  const words = withFigures(best.words);
  const split = splitName(words);
  const value = split ? `${split.family} ${split.given}` : words.map((word) => word.text).join(' ');
  return { ...best, value, split, ...(isDoubtful(best.words, split) ? { score: DOUBTFUL } : {}) };
}
/** 浩ニ, 慎ー: between kanji a kana sign is a figure that was misread. */
function withFigures(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (!last || !/\p{Script=Han}[ニー]$/u.test(words.map(({ text }) => text).join(''))) return words;
  const text = last.text.replace(/ニ$/, '二').replace(/ー$/, '一');
  return [...words.slice(0, -1), { ...last, text }];
}
/** So little that even the name in English beside it settles nothing. */
const DOUBTFUL = -1;
