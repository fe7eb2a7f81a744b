import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { DONO, SAMA } from '../../../japan/honorifics.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { hepburn } from '../../../japan/romaji.ts';
import { GIVEN_NAMES } from './given-name-readings.ts';
import { endsLikeHouse, endsLikeShop, isTrade } from './house-words.ts';
import { isTitle } from './roles.ts';
import { COMMON_SURNAMES, SURNAMES } from './surname-readings.ts';

/** A Japanese name split into family and given name, as far as the print or the lists tell. */
export interface SplitPersonName {
  readonly family: string;
  readonly given: string;
  /** The split was printed (a gap) rather than looked up. */
  readonly printed: boolean;
}

const JAPANESE_NAME = /^[\p{Script=Han}々ぁ-んァ-ヶー]+$/u;
const NOT_A_NAME = new RegExp(
  `(?:部|課|室|係|局|店|社|町|市|区|県|都|府|村|階|号|業|士|員|役|長|所|館|院|校|園|会|団|組|${SAMA}|${DONO}|年|月|日|円|本|支|営|製|品|料|販|売|開発|企画|管理|推進|戦略|統括|運営|渉外|物流|購買|サービス|センター|グループ|チーム)$`,
  'u',
);
const PLACE_OR_BODY = /(?:店|市|町|村|区|県|宗|部|課|室|局|社|館|院|校|会|団|所)$/;
const STOP = new Set([
  CONTACT_LABELS.denwa,
  ...'東京 大阪 京都 名古屋 横浜 本社 支店 携帯 住所 直通 代表 担当 営業 技術 総務 経理 大和 日本 株式 会社 名刺 裏面 表面 英語'.split(
    ' ',
  ),
]);

/** Words with the width of the gap in front of each: `山 田  太 郎` → gaps 0, 1, 2, 1. */
export interface Word {
  readonly text: string;
  readonly gap: number;
}

export const wordsOf = (text: string): Word[] =>
  matchesOf(text, /( *)([^ ]+)/g).map((match) => ({ gap: match[1]!.length, text: match[2]! }));

/** Splits at the widest gap when letters are spaced out, at the only gap, or by the lists. */
export function splitName(words: readonly Word[]): SplitPersonName | null {
  const joined = words.map((word) => word.text).join('');
  const length = [...joined].length;
  if (hasMiddleName(words)) return null;
  if (length < 2 || length > 8 || !JAPANESE_NAME.test(joined)) return null;
  if (words.length === 2) return { family: words[0]!.text, given: words[1]!.text, printed: true };
  if (words.length > 2) {
    const widest = Math.max(...words.slice(1).map((word) => word.gap));
    const at = words.findIndex((word, index) => index > 0 && word.gap === widest);
    const unique = words.filter((word, index) => index > 0 && word.gap === widest).length === 1;
    if (unique && widest > 1) {
      const join = (list: readonly Word[]) => list.map((word) => word.text).join('');
      return { family: join(words.slice(0, at)), given: join(words.slice(at)), printed: true };
    }
  }
  const split = splitByLists(joined);
  return split && { ...split, printed: false };
}

const OLD_GIVEN = /^\p{Script=Han}?(?:[右左]衛門|衛門|兵衛|之[助介進丞輔]|[太一二次三四五六七八九十]郎)$/u;

function splitByLists(name: string): { family: string; given: string } | null {
  const letters = [...name];
  // 長谷川: a family name alone is not 長谷 and 川.
  if (
    letters.length >= 3 &&
    SURNAMES.has(name) &&
    !letters.some((_, at) => at > 0 && GIVEN_NAMES.has(letters.slice(at).join('')))
  )
    return null;
  let best: { family: string; given: string; score: number } | null = null;
  for (let at = 1; at < letters.length; at++) {
    const family = letters.slice(0, at).join('');
    const given = letters.slice(at).join('');
    const typical = Math.abs(at - 2) + Math.abs(letters.length - at - 2);
    // 与那覇ゆかり: where kanji end and kana begin.
    const turns = /^\p{Script=Han}+$/u.test(family) && /^(?:[ぁ-ん]+|[ァ-ヶー]+)$/.test(given) ? 2 : 0;
    // 浪花 銀次郎
    const old = OLD_GIVEN.test(given) ? 1.5 : 0;
    const score =
      old + (SURNAMES.has(family) ? 3 + at * 0.3 : 0) + (GIVEN_NAMES.has(given) ? 2.5 : 0) + turns - typical * 0.4;
    if (!best || score > best.score) best = { family, given, score };
  }
  return best && { family: best.family, given: best.given };
}

/** 本多 マルセル 健: a name in katakana between the two. */
export const hasMiddleName = (words: readonly Word[]): boolean =>
  words.length === 3 &&
  /^[ァ-ヶー]{2,8}$/.test(words[1]!.text) &&
  [words[0]!, words[2]!].every(({ text }) => /^\p{Script=Han}{1,3}$/u.test(text));

/** How much speaks for these words being a person's name; 0 or less: nothing. */
export function nameScore(words: readonly Word[]): number {
  const joined = words.map((word) => word.text).join('');
  // ジョン・スミス; a service or a product is printed the same way.
  if (
    /^[ァ-ヶー]{2,}[・=][ァ-ヶー]{2,}$|^[ァ-ヶー]+(?:[・=][ァ-ヶー]+){2,3}$/.test(joined) &&
    !(isTitle(joined) || joined.split(/[・=]/).some((part) => isTitle(part) && part !== 'リード')) &&
    !words.some(({ text }) => endsLikeShop(text))
  )
    return /フローリスト|フラワー|サービス|システム|ソリューション|クラウド|グループ|センター|ショップ|ワークス|デザイン|スタジオ|プロジェクト|テクノロジー/.test(
      joined,
    )
      ? 0
      : 3;
  // 田中・マルティネス 絵里, エミリー・デュラン佐藤: two family names in one.
  if (
    /^\p{Script=Han}{1,3}[・=][ァ-ヶー]{2,}\p{Script=Han}{1,3}$|^[ァ-ヶー]{2,}[・=][ァ-ヶー]{2,}\p{Script=Han}{1,3}$/u.test(
      joined,
    )
  )
    return 3;
  // ル・ゴフ 亜紀
  if (/^[ァ-ヶー]{1,6}[・=][ァ-ヶー]{2,8}\p{Script=Han}{1,3}$/u.test(joined) && words.length === 2) return 3;
  // 髙見澤果樹園
  if (/(?:果樹園|農場|茶園|菜園|梨園|ぶどう園|いちご園|花園|養蜂場)$/.test(joined)) return 0;
  // スパイスハウス ヒマラヤ
  if (/^[ァ-ヶー]+$/.test(joined) && words.some(({ text }) => endsLikeShop(text))) return 0;
  if (hasMiddleName(words)) return SURNAMES.has(words[0]!.text) ? 4 : 2;
  const split = splitName(words);
  if (!split || STOP.has(joined)) return 0;
  // 月 日 ( ) 時 分: to be filled in.
  if (/^[年月日時分]+$/.test(joined)) return 0;
  // 器と暮らし つむぎ: no family's name mixes kanji and small kana.
  if (/\p{Script=Han}[ぁ-ん]|[ぁ-ん]\p{Script=Han}/u.test(split.family)) return 0;
  // 配車センタ一: a long mark read as the figure.
  if (split.given === '一' && /[ァ-ヶ]$/.test(split.family)) return 0;
  // 大和 哲: the word for a place is a family name too, in front of a given name.
  if (STOP.has(split.family) && !(split.printed && GIVEN_NAMES.has(split.given))) return 0;
  if (/^[ぁ-んァ-ヶー]+$/.test(joined) && words.length < 2) return 0;
  const length = [...joined].length;
  // 小鳥遊会計事務所: no list splits a name of seven letters, and a house is no person.
  if ((!split.printed && length > 6) || endsLikeHouse(joined) || isTrade(split.family)) return 0;
  // 福岡空港店, 村上市, 高野山真言宗: they begin like a family name, and end as no given name does.
  if (!split.printed && length > 2 && PLACE_OR_BODY.test(joined) && !GIVEN_NAMES.has(split.given)) return 0;
  let score = 0;
  if (SURNAMES.has(split.family)) score += 3;
  if (GIVEN_NAMES.has(split.given)) score += 2;
  if (words.length >= 2) score += 1;
  if (words.length === length && length >= 3) score += 1;
  if (length >= 3 && length <= 5) score += 0.5;
  // Letters printed apart with one wider gap are a name, whatever letter it ends with: 釋  浄 円.
  const spaced = words.length === length && length >= 3 && split.printed;
  // ジェームズ 坂本: given name first, as abroad.
  const isTurned = split.printed && /^[ァ-ヶー]{2,}$/.test(split.family) && SURNAMES.has(split.given);
  if (isTurned) score += 2;
  const isListed = isTurned || GIVEN_NAMES.has(split.given) || SURNAMES.has(split.family);
  if (!spaced && NOT_A_NAME.test(joined) && !isListed) score -= 4;
  return score;
}

const ROMAJI_NAME = /^([A-ZÀ-ÖØ-ÞĀ-ſ][A-Za-zÀ-ÖØ-öø-ſ'’-]+),? ((?:[A-Z]\.? )?[A-ZÀ-ÖØ-ÞĀ-ſ][A-Za-zÀ-ÖØ-öø-ſ'’-]+)$/;
/** Lena Marie HOFFMANN: the family name in capitals. */
const THREE_WORDS = /^([A-Z][a-z]{1,14} [A-Z][a-z'’-]{1,14}) ([A-Z]{3,16})$/;
/** Words of houses, trades and posts; no name has one of them. */
export const NOT_ROMAJI =
  /\b(?:Co|Ltd|Inc|Corp|Corporation|Company|Japan|Tokyo|Osaka|Office|Building|Bldg|Floor|Mobile|Phone|Tel|Fax|Mail|Email|Direct|Sales|Marketing|Division|Department|Group|Design|Studio|Solutions|Systems|Technologies|Holdings|Bank|University|Hospital|Clinic|Bistro|Caf[eé]|Restaurant|Salon|Boulangerie|P[aâ]tisserie|Trattoria|Maison|Atelier|Lounge|Hair|Nail|Beauty|Spa|Stay|Inn|House|Home|Garden|Farm|Kitchen|Bar|Coffee|Tea|Bakery|Shop|Store|Market|Works|Labs?|Craft|Arts?|Music|Photo|Golf|Sports|Fitness|Yoga|Dance|Academy|School|College|Museum|Gallery|Chamber|Commerce|Society|Council|Foundation|Association|Club|Union|Team|Services?|Support|Planning|Consulting|Partners|Agency|Travel|Tours?|Hotels?|Resorts?|Ryokan|Minshuku|Onsen|Member|Global|International|Digital|Creative|Media|Laborator(?:y|ies)|Institute|Center|Centre|Cafeteria|Dining|Sweets|Flowers?|Books?|Records|Pictures|Films|Games|Cloud|Data|Software|Network|Airlines|Airways|Insurance|Securities|Capital|Trading|Foods?|Motors?|Energy|Pharma|Medical|Dental|Law|Ltd|Certified|Professional|Manager|Director|Engineer|President|Head|Branch|Engineering|Industries|Logistics|Electric|NPO|NGO|Architects?|Associates|Ceramics|Pottery|Photography|Attorney)\b/i;

/** Degrees and licences behind a name. */
const DEGREES =
  /,?\s*\b(?:Ph\.? ?D\.?|M\.? ?D\.?|D\.?D\.?S\.?|MBA|M\.?B\.?A\.?|CPA|CFA|CFP|PMP|Esq\.?|P\.?E\.?|LL\.? ?M\.?|J\.?D\.?|M\.? ?Sc\.?|M\.?A\.?|Dr\.? ?Eng\.?|RN|DVM|USCPA|CMA|FP|P\.E\.Jp|RLA|CISSP|CISA|AIA|FRM)(?=,|\s|$)/g;

/** Dr. Emily Harper, Ph.D.: the name alone. */
export const withoutDegrees = (text: string): string =>
  text
    .replace(DEGREES, '')
    .replace(/^(?:Mr|Ms|Mrs|Dr|Prof)\.? /, '')
    .trim()
    .replace(/,$/, '');

/** A name in Roman letters, put in the order given name, family name. */
export function readRomajiName(text: string, knownFamily: readonly string[]): { given: string; family: string } | null {
  const bare = withoutDegrees(text);
  const match = ROMAJI_NAME.exec(bare) ?? THREE_WORDS.exec(bare);
  if (!match || NOT_ROMAJI.test(text)) return null;
  const [first, second] = [match[1]!, match[2]!];
  const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase();
  const familyFirst =
    bare.includes(',') ||
    (isCapital(first) && !isCapital(second)) ||
    (!(isCapital(second) && !isCapital(first)) &&
      knownFamily.some((reading) => sameReading(reading, first)) &&
      !knownFamily.some((reading) => sameReading(reading, second)));
  const [given, family] = familyFirst ? [second, first] : [first, second];
  return { given: capitalise(given), family: capitalise(family) };
}

/** `tsumugi ando`: small letters are a name where one of the two is a known family name. */
export function readSmallName(text: string, knownFamily: readonly string[]): { given: string; family: string } | null {
  const words = /^([a-z]{2,12}) ([a-z]{2,12})$/.exec(text)?.slice(1) ?? [];
  const families = words.filter((word) => [...knownFamily, ...READINGS].some((reading) => sameReading(reading, word)));
  if (families.length !== 1) return null;
  const [first, second] = words.map(title) as [string, string];
  return readRomajiName(`${first} ${second}`, families);
}

export const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const capitalise = (word: string): string =>
  // K. NAKAMURA
  /^[A-Z]\.? [A-Z]/.test(word)
    ? word.split(' ').map(capitalise).join(' ')
    : word === word.toUpperCase() && word.length > 2
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word;

/** Readings are compared without long vowels, however they are spelled: Ohno, Ono, Oono, Ōno. */
export const foldReading = (reading: string): string =>
  reading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/oh(?![aeiou])/g, 'o')
    .replace(/oo|ou/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/si(?!h)/g, 'shi')
    .replace(/tu/g, 'tsu')
    .replace(/n(?=[bmp])/g, 'm');

export const sameReading = (a: string, b: string): boolean => foldReading(a) === foldReading(b);

const READINGS: ReadonlySet<string> = new Set([...COMMON_SURNAMES.values()].flat());

export const familyReadings = (family: string): readonly string[] => SURNAMES.get(family) ?? [];

/** 佐藤, ヤマダ: a family name and nothing else. */
export const isFamilyName = (text: string): boolean =>
  SURNAMES.has(text) || (/^[ァ-ヶー]{2,6}$/.test(text) && READINGS.has(hepburn(text)));

export const isKnownGiven = (given: string): boolean => GIVEN_NAMES.has(given);

/** 見本太郎 printed without a gap: a listed given name behind a listed family name, or behind two letters. */
export function isGrownPerson(text: string): boolean {
  if (!/^(?:\p{Script=Han}{3,6}|\p{Script=Han}{1,3}[ぁ-ん]{2,4})$/u.test(text)) return false;
  const split = splitName(wordsOf(text));
  if (split === null || !GIVEN_NAMES.has(split.given) || nameScore(wordsOf(text)) <= 0) return false;
  return SURNAMES.has(split.family) || /^\p{Script=Han}{2}$/u.test(split.family);
}
