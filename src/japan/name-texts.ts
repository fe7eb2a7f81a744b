import { WordTree } from '../contract/word-tree.ts';
import { toHiragana } from './kana.ts';
import { READINGS_OF_NAMES } from './name-words.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { READINGS_OF_SURNAMES } from './surname-words.ts';

/** A reading has this many writings at most that are looked up. */
const MOST_WRITINGS = 4;
const MOST_TEXTS = 6;
/** What a keyboard makes of a reading: the commonest names. */
const MOST_ALIKE = 2;
/** Shorter readings begin too many other words, so they have to be a word by themselves. */
const SHORTEST_BEGINNING = 3;
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([...READINGS_OF_SURNAMES, ...READINGS_OF_NAMES]);
const WRITTEN = new WordTree(NAMES);

const WRITINGS = new Map<string, string[]>();
for (const [written, readings] of [...READINGS_OF_NAMES, ...READINGS_OF_SURNAMES])
  for (const reading of readings) WRITINGS.set(reading, [...(WRITINGS.get(reading) ?? []), written]);
const LONGEST_READING = Math.max(...[...WRITINGS.keys()].map((reading) => reading.length));

const LEADING_KANA = /^(?:[ぁ-ゖー]+|[ァ-ヺー]+)/u;
const KANJI = /[一-龠々]/u;

/** A name with its surname or first word in kana for kanji, or in kanji for kana: まつい眼科 is 松井眼科. The text is in NFKC. */
export function nameTexts(text: string): string[] {
  const { body } = splitLegalForm(text);
  const bodies = KANJI.test(body[0] ?? '') ? inKana(body) : inKanji(body);
  const inner = bodies.length > 0 ? [] : innerInKana(body);
  return [...bodies, ...inner].slice(0, MOST_TEXTS).map((other) => text.replace(body, () => other));
}

function inKana(body: string): string[] {
  const name = WRITTEN.longest(body, 0);
  // 東 alone is hardly ever said あずま when another character follows it.
  if (name === null || (name.end === 1 && KANJI.test(body[1] ?? '') && body.length < 3)) return [];
  const rest = body.slice(name.end);
  const written = body.slice(0, name.end);
  // 因幡建鋼 for 稲葉建鋼: what a keyboard made of the same sound.
  const alike = name.value.flatMap((reading) => WRITINGS.get(reading)!).filter((other) => other !== written);
  return [...name.value, ...alike.slice(0, MOST_ALIKE)].map((other) => other + rest);
}

/** A name of two characters or more behind another word: 鳥取若葉会. */
function innerInKana(body: string): string[] {
  for (let from = 1; from + 1 < body.length; from++) {
    const name = WRITTEN.longest(body, from);
    if (name !== null && name.end > from + 1)
      return name.value.map((reading) => body.slice(0, from) + reading + body.slice(name.end));
  }
  return [];
}

function inKanji(body: string): string[] {
  const run = LEADING_KANA.exec(body)?.[0] ?? '';
  const said = toHiragana(run);
  const texts: string[] = [];
  for (let length = Math.min(LONGEST_READING, run.length); length > 0; length--) {
    if (length < run.length && length < SHORTEST_BEGINNING) break;
    for (const written of WRITINGS.get(said.slice(0, length))?.slice(0, MOST_WRITINGS) ?? [])
      texts.push(written + body.slice(length));
  }
  return texts;
}
