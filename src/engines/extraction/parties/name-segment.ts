import { anyAlternativeOf } from '../../../japan/any-of.ts';
import { isAddressed } from '../../../japan/honorifics.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { overlaps, type Place } from '../candidates/candidate.ts';
import { placesInRow } from '../candidates/places-in-row.ts';
import { isGrownPerson } from '../cards/person-name.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Row, Segment } from '../page/rows.ts';
import { withoutSurroundings } from '../vocabulary/around-names.ts';
import { withoutMunicipalOffice } from '../vocabulary/municipal-names.ts';
import { withoutNameReading } from '../vocabulary/name-readings.ts';
import { namesNobody } from '../vocabulary/no-names.ts';
import {
  CALENDAR_WORD,
  COLLECTOR,
  COURTESY,
  DOCUMENT_TITLE,
  FIELD_LABEL,
  FORM_CELL,
  PAYMENT_WORD,
} from '../vocabulary/party-words.ts';

const TRADES =
  'ライター|カメラマン|フォトグラファー|デザイナー|イラストレーター|エンジニア|翻訳者?|通訳者?|講師|大工|左官|塗装業?|造園業?|農業|漁業';
const ARTS = '編集者?|写真家|画家|作家|個人事業主';
/** 大工 竹内 勇, フリーライター 森下 晴香: what somebody does, in front of the name. */
const OCCUPATION = new RegExp(
  String.raw`^(?:フリー(?:ランス|ライター|カメラマン|アナウンサー)?|${TRADES}|司会者?|${ARTS}|\S{1,12}(?:家|者|師|士|タント|スト|(?<!セン)ター|ナー|マン|コーチ|講師))\s+(?=[\p{Script=Han}ぁ-ん]{1,4}\s(?:[\p{Script=Han}ぁ-ん]{1,4}|[ァ-ヶー]{2,7})(?<![店館堂院園所])$)`,
  'u',
);

/** 税理士 鴨川理人, 獣医師 黒木大輔: whose letters stand without a gap. */
const PROFESSION_OF_PERSON =
  /^(?:(?:税理|弁護|司法書|行政書|弁理|公認会計|社会保険労務|土地家屋調査|建築|獣?医)[士師]|文筆業|演奏家|大家)\s+(?=(?:\p{Script=Han}{3,5}|\p{Script=Han}{1,3}(?:[ぁ-ん]{2,4}|[ァ-ヶー]{2,4}))(?<!法人|[店館堂院園所会室社局組])$)/u;

/** 翻訳者:堀内 みどり, 撮影：カイト写真事務所, 収納機関 木曽川水道企業団: what somebody is to the paper, or did for it. */
const ROLE_LABEL =
  /^(?:[\p{Script=Han}ァ-ヶー]{1,8}\s?[:：]\s*(?=\S{2}|\S \S)|(?:収納(?:機関|企業)|払込先|受取人)\s+)/u;
/** 豊浦市 (取扱 環境クリーンセンター), 町立三川小学校長 ㊞: who handled the paper, and who sealed it. */
const HANDLED_BY = /\s?[(（](?:取扱|扱い?|窓口|担当|所管|主管|係)[\s:：][^()（）]*[)）]$/;
const SEALED_BY = /(?<=(?:学校|大学|病院|図書館|博物館|保育園|幼稚園|センター))(?:長|\s[校園院館学所]長)?\s*[㊞印]?$/;

/** 翻訳者 ミッチェル恵, 地主 安永 信子, 会計 大森 敏: what somebody is, in front of a name of any letters. */
const OWNER =
  /^(?:\p{Script=Han}{1,3}[者主]|\p{Script=Han}{0,3}(?:会長|組合長)|会計|幹事|出納|区長)\s+(?=[\p{Script=Han}ぁ-んァ-ヶー・]{2,10}(?:\s[\p{Script=Han}ぁ-んァ-ヶー]{1,6})?(?<![店館堂院園所屋])$)/u;

/** セルフレジ, レジ3: where at a till. */
const TILL_ALONE = /^(?:セルフ|有人|無人)?レジ\s?[\d.,]*$|^お会計レジ/;
/** 司法書士　見本　仁志: what one must be examined for, likewise. */
const LICENSED = String.raw`(?:弁護|税理|司法書|行政書|弁理|会計|社会保険労務|土地家屋調査|\S{0,2}建築|測量|\S{0,4}鑑定|\S{0,4}診断|\S{0,2}栄養|保育|\S{0,4}福祉|整備|\S{0,4}技工|\S{0,4}工事)士|(?:獣?医|薬剤|整復|鍼灸|調理|美容|理容|看護)師`;
const OCCUPATION_ALONE = new RegExp(
  `^(?:フリー(?:ランス|ライター|カメラマン)?|${TRADES}|${ARTS}|${LICENSED}|貸主|売主|発行者)$`,
);

/** 店主  鈴木 蘭子: what somebody is in the shop, in a column of its own. */
const KEEPER_ALONE =
  /^(?:[店園窯亭当宿坊社]主|個?人?事業主|船長|[店院所園館塾]長|理事長|企業長|(?:管理|開設|経営|営業|設置)者|代表(?:者|取締役)?|責任者|オーナー|主宰|女将|支配人)[:：]?$/;

/** Behind a name, not behind another title (食券お控え 領収書): 見本動物病院 診療費領収書, 見本屋 納品兼領収書. */
const TITLE_BEHIND =
  /(?<=\S)(?<!控え?|票|券|明細|書|証)\s+(?:(?:会計|診療費?|利用|料金|納品|修理|宿泊|買上げ?|明細書?|計算書)\s?[・兼]?\s?)*(?:領収[書証]|受領[書証]|レシート)$/;

/** 司法書士 山田 太郎 (見本県司法書士会 第2209号), つくも堂 (古物商許可 第4211号): under which number somebody may work. */
const LICENCE = /\s?[(（][^()（）]{0,24}(?:第\s?[\d-]+\s?号|会員|許可|認可|免許)[^()（）]{0,20}[)）]$/;
/** Where the seal goes. */
const SEAL = / ?[(（]印[)）]\s*$|(?<=\S) +[印㊞]$/;
/** 氏名 山田 太郎, 屋号: ヤマダ工房, 発行 見本市: the word of a form. */
const FORM_LABEL = /^(?:ご?氏名|お?名前|屋号|名称|発行)(?:\s?[:：]\s*|\s+)(?=\S{2}|\S \S)/;
/** 山田 太郎 税理士, 山田 太郎 拝: what stands behind a person's name. */
const BEHIND_PERSON =
  /^(\p{Script=Han}{1,3} [\p{Script=Han}ぁ-んァ-ヶ]{1,4}) (?:弁護士|税理士|司法書士|行政書士|社会保険労務士|公認会計士|弁理士|建築士|拝|記)$/u;

/** The name without ornaments, without a remark in brackets, without who represents it. */
export const tidy = (text: string): string => withoutMunicipalOffice(tidied(text));

const tidied = (text: string): string =>
  withoutNameReading(
    withoutSurroundings(text.replace(SEAL, '')).replace(LICENCE, '').replace(HANDLED_BY, '').replace(SEALED_BY, ''),
  )
    .replace(ROLE_LABEL, '')
    .replace(FORM_LABEL, '')
    .replace(BEHIND_PERSON, '$1')
    .replace(OCCUPATION, '')
    .replace(PROFESSION_OF_PERSON, '')
    .replace(OWNER, '')
    // 花のある毎日を。フラワーハウス みほん: a slogan that ends as a sentence does, grown to the name.
    .replace(/^\S{5,24}[。♪]\s*(?=\p{L}{2})/u, '')
    // ドライブイン さくら 領収書: the title in the row of the name.
    .replace(TITLE_BEHIND, '')
    .replace(/^[■◆●★☆*◎○・\s]+|(?: 印|[■◆●★☆*◎○・\s])+$/g, '')
    .replace(
      /\s?\((?:(?:フリーランス|個人事業主|屋号|自営業|代表)[^)]*|[ァ-ヶー]{2,10}(?:ター|ナー|マン|スト|コーチ)|[\p{Script=Han}ぁ-ん]{1,4} ?[\p{Script=Han}ぁ-んァ-ヶ]{1,4})\)$/u,
      '',
    )
    // Mari Kessler Translation (ケスラー 真理): who it is in Japanese letters.
    .replace(
      /^([A-Z][\x20-\x7e’é]{3,40}?)\s?\((?:[ァ-ヶー]{2,10}[ ・][\p{Script=Han}ァ-ヶーぁ-ん]{1,6}|\p{Script=Han}{1,4} [\p{Script=Han}ぁ-ん]{1,4})\)$/u,
      '$1',
    )
    .replace(GROWN_PERSON_AT_WORK, (found, person: string) => (isGrownPerson(person) ? person : found))
    // 瀬戸 健吾 (セト溶接), 海野 彩 (Illustration Umi), 水谷さやか(事務所 みずいろ): the trade behind a person.
    .replace(/^(\p{Script=Han}{1,3}(?: [\p{Script=Han}ぁ-んァ-ヶ]{1,4}|[ぁ-ん]{2,4}))\s?\([^()\d]{2,24}\)$/u, '$1')
    .replace(
      /\s+(?:代表(?:者|取締役|社員)?|[店園窯亭当宿坊]主|[院所園館塾船組会社店]長|理事長|支配人|料理長|女将|棟梁|住職|宮司|主宰|オーナー|担当|会計|幹事|世話人|弁護士|税理士|司法書士|行政書士|社会保険労務士|公認会計士|弁理士|一級建築士|(?:歯科)?医師|獣医師|(?:管理)?薬剤師|柔道整復師|鍼灸師|施術(?:管理)?者)\s?[:]?\s?\S.*$/,
      '',
    )
    // 見本神社 社務所
    .replace(/(?<=[社宮寺院])\s+[社寺]務所$/, '')
    // 見本水産加工協議会 事務局: where a body keeps its papers.
    .replace(/(?<=[会団連盟合])\s+事務局$/, '')
    .trim();

/** 長尾詩織(クラリネット奏者), 柏原美緒（カシハラ翻訳事務所）: the same of a name without a gap. */
const GROWN_PERSON_AT_WORK =
  /^(\p{Script=Han}{3,6}|\p{Script=Han}{1,3}[ぁ-ん]{2,4})\s?\((?![^()]*(?:会員|協会|士会))[^()\d]{2,24}\)$/u;

const PREFECTURE_FIRST = new RegExp(`^(?:${PREFECTURES.map(({ name }) => name).join('|')})`);
const BEHIND_POSTAL_CODE = /\d{3}-\d{4}\s*$/;

const LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z]{2}/u;
const LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z]/u;
const isField = anyAlternativeOf(FIELD_LABEL.pattern);
const isCourtesy = anyAlternativeOf(COURTESY.pattern);

export function isNameSegment(segment: Pick<Segment, 'start' | 'end' | 'text'>, analysis: Analysis, row: Row): boolean {
  if (!LETTER.test(segment.text) || isTaken(segment, analysis, row)) return false;
  const text = withoutSurroundings(segment.text.trim()).replace(TITLE_BEHIND, '').replace(LICENCE, '');
  // ライター　長谷川みどり: what somebody does, in a column of its own.
  if (TILL_ALONE.test(text) || OCCUPATION_ALONE.test(text) || KEEPER_ALONE.test(text)) return false;
  const compact = text.replaceAll(' ', '');
  if (compact.length < 2 || compact.length > 32) return false;
  if (DOCUMENT_TITLE.pattern.test(compact) || PAYMENT_WORD.pattern.test(compact)) return false;
  if (isField(text) || COLLECTOR.pattern.test(text) || isCourtesy(text)) return false;
  if (CALENDAR_WORD.pattern.test(text) || FORM_CELL.pattern.test(text) || namesNobody(text, compact)) return false;
  if ((compact.match(/\d/g)?.length ?? 0) > compact.length / 3) return false;
  // 455-0856 愛知県名古: an address that breaks off.
  if (PREFECTURE_FIRST.test(compact) && BEHIND_POSTAL_CODE.test(row.text.slice(0, segment.start))) return false;
  return LETTERS.test(compact) && !isAddressed(compact);
}

/** A company, an address, a phone, a day: what stands there is known already. */
const isTaken = (segment: Pick<Segment, 'start' | 'end'>, analysis: Analysis, row: Row): boolean =>
  [
    analysis.companies,
    analysis.addresses,
    analysis.phones,
    analysis.dates,
    analysis.emails,
    analysis.urls,
    analysis.registration.found,
    analysis.postalCodes,
  ].some((places: readonly Place[]) => placesInRow(places, row).some((place) => overlaps(place, segment)));
