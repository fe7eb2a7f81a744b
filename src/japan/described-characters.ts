import { SAID_OF_CHARACTERS } from './character-talk.ts';
import { foldText } from './company-name.ts';
import { nameReadings } from './name-readings.ts';
import { nfkc } from './nfkc.ts';
import { alternation } from './word-row.ts';

/*
 * A name whose characters somebody describes, as on the telephone: にっせい工業、日曜の日に成功の成 is 日成工業. Names to look
 * up, the likeliest first; nothing for a line that describes none.
 */

const rowOf = (id: string): string =>
  alternation([...SAID_OF_CHARACTERS.find((row) => row.id === id)!.words].sort((a, b) => b.length - a.length));
const SCRIPT = new RegExp(`^(?:${rowOf('script')})(.{1,6})$`, 'u');
const BEFORE = new RegExp(`^(?:${rowOf('before')})`, 'u');
const BEHIND = new RegExp(`(?:${rowOf('behind')})$`, 'u');
/** さんずいに青いの清: said of the character that follows. */
const RADICAL = new RegExp(`^(?:${rowOf('radical')})$`, 'u');
const TWICE = new RegExp(`^([㐀-鿿々])(?:${rowOf('twice')})$`, 'u');

const LONGEST_LINE = 120;
const LONGEST = 8;
const MOST = 24;
const READINGS = 12;
const FILLER = /^(?:えーっと|えーと|ええと|えっと|えー|あのー?|その|すみません|まあ)[\s、]*/u;
/** Of a list the last mark is said and written: 一念に、数字の百. */
const JOINED = /(?<=[㐀-鿿々][ぁ-ゖ]{0,4})(?:に[、,\s]+|[、,\s]+それに)/gu;
const CLAUSES = /[、,，。…\s「」『』()（）;:：！？!?]+/u;
const WRITTEN = /^(.*?)(?:って|と|で)書(?:く|いて|きます|き|いた)(?:んです|やつ|のが|の|、)?(.*)$/u;
const WITH = /(?:それに|プラス|足す|に|と)/u;
const OF = /^(.+)の([㐀-鿿々]{1,4})$/u;
const KANJI = /[㐀-鿿々]/u;
const NO_KANJI = /[^㐀-鿿々]/gu;
/** 泊まる, 来る夢, 船を守る; 番号は is said of something else. */
const WITH_ENDING = /^[㐀-鿿々]{1,3}[ぁ-ゖ]{0,4}(?:[㐀-鿿々][ぁ-ゖ]{0,4})?$/u;
const NO_ENDING = /[はがをもへ]$/u;
const MOST_IN_ONE = 3;
const MOST_WAYS = 4;
const KATAKANA = /^[ァ-ヺー・]{2,}$/u;
const KANA_RUN = /[ぁ-ゖー]{2,}|[ァ-ヺー・]{2,}/gu;
const CALLED = /(?:お願い|という|っていう|といった|とかいう|って|と申し|さん|さま|様).*$/u;
/** Whether a line may describe anything: two things joined, a character out of a word, what is written. */
const MAY_DESCRIBE =
  /(?:数字|かな|カナ|ット|字)の.{1,6}に|[㐀-鿿々][ぁ-ゖ]{0,4}[にと]|の[㐀-鿿々]{1,2}(?:[でにと、。\s]|です|$)|書|文字|[二ふ]つ/u;

/** Names that a line describes. */
export function describedNames(line: string): string[] {
  if (line.length > LONGEST_LINE || !MAY_DESCRIBE.test(line)) return [];
  const text = nfkc(line).replace(JOINED, 'に');
  const described: string[] = [];
  const likeliest: string[] = [];
  const said: string[] = [];
  const tails: string[] = [];
  for (const clause of text.split(CLAUSES)) {
    const { characters, tail } = readClause(clause.replace(FILLER, ''));
    if (characters !== null) {
      described.push(...characters);
      likeliest.push(characters[0]!);
    }
    const name = tail.replace(CALLED, '').replace(BEHIND, '');
    if (name.length < 2) continue;
    (characters === null && tail === clause ? said : tails).push(name);
    if (characters === null && tail === clause) continue;
    if (!said.includes(name)) said.push(name);
  }
  if (described.length === 0 && tails.length === 0) return [];
  const names: string[] = tails.filter((name) => KANJI.test(name));
  for (const characters of described) {
    for (const name of said) names.push(...placed(characters, name));
    // 鬼の入道って書く森林組合: the rest of the name.
    for (const tail of tails) if (!tail.includes(characters)) names.push(characters + tail);
  }
  // 吉野家の吉、野原の野: one by one.
  const together = likeliest.join('');
  if (likeliest.length > 1 && together.length <= LONGEST) {
    for (const name of said) names.push(...placed(together, name));
    names.push(together);
  }
  names.push(...described);
  return [...new Set(names)].filter((name) => foldText(name).length > 1).slice(0, MOST);
}

interface Clause {
  /** One or two ways to understand it. */
  readonly characters: readonly string[] | null;
  /** What is said behind the description, or a clause that is none. */
  readonly tail: string;
}

function readClause(clause: string): Clause {
  const written = WRITTEN.exec(clause);
  if (written !== null) {
    const characters = charactersOf(written[1]!);
    // 上の神と書いて焼き物の焼に森: the description goes on.
    const more = characters === null ? null : charactersOf(written[2]!.replace(CALLED, ''));
    if (more !== null) return { characters: characters!.flatMap((text) => more.map((next) => text + next)), tail: '' };
    return { characters, tail: written[2]! };
  }
  // 天に青いで天青: what a description comes to stands behind it.
  for (let at = clause.indexOf('で'); at >= 0; at = clause.indexOf('で', at + 1)) {
    const characters = charactersOf(clause.slice(0, at));
    if (characters !== null) return { characters, tail: clause.slice(at + 1).replace(/^す.*$/u, '') };
  }
  const characters = charactersOf(clause);
  return characters === null ? { characters, tail: clause } : { characters, tail: '' };
}

/** The characters of a description, in the ways it can be understood; null for what is none. */
function charactersOf(description: string): readonly string[] | null {
  let plain = description.replace(BEFORE, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(BEHIND, '');
  }
  if (!KANJI.test(plain)) return null;
  const elements = plain.split(WITH);
  const isOfScripts = elements.some((element) => SCRIPT.test(element));
  let texts: readonly string[] = [''];
  for (const element of elements) {
    const ways = elementOf(element, isOfScripts);
    if (ways === null) return null;
    texts = texts.flatMap((text) => ways.map((way) => text + way)).slice(0, MOST_WAYS);
  }
  const described = texts.filter((text) => (elements.length > 1 || text !== plain) && text.length <= LONGEST);
  return described.length > 0 ? described : null;
}

/** One thing of a description: 平和の和, 泊まる, 福が二つ, 楓. */
function elementOf(said: string, isOfScripts: boolean): readonly string[] | null {
  if (RADICAL.test(said)) return [''];
  const script = SCRIPT.exec(said);
  if (script !== null) return [script[1]!];
  const twice = TWICE.exec(said);
  if (twice !== null) return [twice[1]! + twice[1]!];
  const of = OF.exec(said);
  // みほんの環境整備 is said as it stands.
  if (of !== null && (KANJI.test(of[1]!) || of[2]!.length === 1)) return outOf(of[1]!.replace(NO_KANJI, ''), of[2]!);
  // 数字の17にデザイン: words in kana only beside what tells the script.
  if (isOfScripts && KATAKANA.test(said)) return [said];
  if (!WITH_ENDING.test(said) || NO_ENDING.test(said)) return null;
  const characters = said.replace(NO_KANJI, '');
  return characters.length > MOST_IN_ONE ? null : [characters];
}

/** 平和の和 is one character of a word, 一念発起の一念 two of them; 鬼の入道 is all it says, 上の神 may be either. */
function outOf(word: string, part: string): readonly string[] {
  if (word.includes(part) || word.length > 2 || word === '') return [part];
  return part.length === 1 ? [part, word + part] : [word + part];
}

/** A said name with the characters in the place of the kana that they stand for. */
function placed(characters: string, name: string): string[] {
  if (name.includes(characters)) return [name];
  const names: string[] = [];
  const folded = foldText(name);
  for (const reading of KANJI.test(name) ? [] : nameReadings(foldText(characters), READINGS)) {
    // みほんこうぎょう、見るに本: of the rest nothing is said.
    if (folded.startsWith(reading) && folded.length > reading.length)
      names.push(characters + folded.slice(reading.length));
    else if (folded.endsWith(reading) && folded.length > reading.length)
      names.push(folded.slice(0, -reading.length) + characters);
  }
  for (const { 0: run, index } of name.matchAll(KANA_RUN)) {
    if (run.length === name.length) continue;
    names.push(name.slice(0, index) + characters + name.slice(index + run.length));
  }
  return names;
}
