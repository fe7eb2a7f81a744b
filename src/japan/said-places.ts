import { foldText } from './company-name.ts';
import { READINGS_OF_MUNICIPALITIES } from './municipality-words.ts';
import { PREFECTURES } from './prefectures.ts';
import { isKanaOnly, isLatinOnly, kanaKey, romajiKey } from './reading-key.ts';

/** Kotoura-cho, Yonago City, くらよしし: the kind of a municipality behind its name. */
const KIND_IN_LATIN = /(?:[\s-]+(?:shi|cho|machi|ku|mura|son|gun|ken|fu|city|town|village|ward|pref(?:\.|ecture)?))$/iu;
/** Ota and Abe are people as well. */
const SHORTEST_KEY = 4;
const SHORTEST_WITH_KIND = 2;

let byKey: Map<string, string[]> | null = null;

/** Written names without their kind, by the key of their reading. */
function places(): Map<string, string[]> {
  if (byKey !== null) return byKey;
  byKey = new Map();
  const add = (written: string, reading: string) => {
    const key = kanaKey(foldText(reading));
    const known = byKey!.get(key);
    if (known === undefined) byKey!.set(key, [written]);
    else if (!known.includes(written)) known.push(written);
  };
  for (const [written, readings] of READINGS_OF_MUNICIPALITIES) for (const reading of readings) add(written, reading);
  for (const { name, kana } of PREFECTURES) add(name.replace(/[県府都]$/u, ''), kana.replace(/(?:ケン|フ|ト)$/u, ''));
  return byKey;
}

/** The municipalities and prefectures, without their kind, that a word in kana or Latin letters names. */
export function saidPlaces(word: string): readonly string[] {
  const name = word.replace(KIND_IN_LATIN, '');
  const folded = foldText(name);
  const key = isKanaOnly(folded) ? kanaKey(folded) : isLatinOnly(folded) ? romajiKey(folded) : '';
  return key.length < (name === word ? SHORTEST_KEY : SHORTEST_WITH_KIND) ? [] : (places().get(key) ?? []);
}
