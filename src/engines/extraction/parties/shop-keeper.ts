import { toKatakana } from '../../../japan/kana.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { hepburn } from '../../../japan/romaji.ts';
import { endsLikeHouse, endsLikeShop } from '../cards/house-words.ts';
import { familyReadings, foldReading, isGrownPerson, nameScore, splitName, wordsOf } from '../cards/person-name.ts';
import { SHOP_WORD } from '../vocabulary/party-words.ts';

/** From here on two words are a person: a listed family or given name, printed apart. */
const PERSON = 3;
const WITH_FAMILY_IN_NAME = 1;
const LIKE_A_NAME = 1.5;
const KANJI_AND_KANA = /^\p{Script=Han}{2,3} [ぁ-ん]{2,4}$/u;
const NAMES_A_SHOP = /工房|アトリエ|サロン|ハウス|バーバー|ワークス|スタジオ|ショップ|ラボ|ベーカリー/;
const LONG_NAME = 6;
/** オフィス潮, アトリエ凪: what it is stands in front. */
const OPENS_LIKE_SHOP = /^(?:オフィス|アトリエ|スタジオ|サロン|工房|デザイン室|カフェ|ラボ)\S/;
/** つじもとデザイン室: a room where somebody works. */
const ROOM = /[^\s教客個和洋]室$/;
/** 司法書士 村上 圭介, 植木職 根岸 五郎: what somebody is, in front of the own name. */
const CALLING = /[人者師士家職員主]$|(?<!の)手$/;
/** WEBデザイン, 経営コンサルティング, 動画制作: work that anybody may do is nobody's name. */
const WORK =
  /^(?:WEB|ロゴ|イラスト|マンガ|漫画|チラシ|冊子|書籍|原稿|アプリ|サイト|ホームページ|グラフィック|経営|IT|システム|動画|映像|写真|フード|ファッション|インテリア|商品|広告|建築|記事|音楽|出張|業務|技術|英語|産業)*(?:デザイン|コンサルティング|コーディネート|プログラミング|ライティング|イラスト|サポート|マーケティング|[制製]作|撮影|翻訳|通訳|執筆|編集|校正|監修|指導|レッスン|設計|開発|演奏|司会|料理|運営|支援)$/i;
/** 登り窯 山びこ工房: the place itself, in front of its name. */
const KILN = /窯$/;

const BY_NAME = /^(\S.{2,20}?) ?(?:[/／]|こと) ?(\p{Script=Han}{1,4} [\p{Script=Han}ぁ-んァ-ヶ]{1,4})$/u;

/** `川添建具店 川添 実`: who keeps the shop, printed behind its name, is no part of it. */
export function withoutKeeper(name: string): string {
  // ヤマダ工房／山田 太郎, ヤマダ工房こと山田 太郎
  const [, house, person] = (/[/／]|こと/.test(name) && BY_NAME.exec(name)) || [];
  if (house !== undefined && person !== undefined && nameScore(wordsOf(person)) >= PERSON) return house;
  const alone = withoutGrownKeeper(name);
  if (alone !== null) return alone;
  const words = wordsOf(name);
  const keeper = words.slice(-2);
  const rest = words.slice(0, -2);
  const shop = rest.map((word) => word.text).join(' ');
  if (rest.length === 0 || shop.length < 3 || CALLING.test(shop) || WORK.test(shop)) return name;
  // でんきのマルオカ 岡山 本店: which of its shops.
  if (/[店所社]$/.test(keeper.at(-1)!.text)) return name;
  const family = keeper[0]!.text;
  const isNamedAfter = (family.length >= 2 && shop.includes(family)) || soundsLike(shop, family);
  const isShop =
    endsLikeHouse(shop) ||
    endsLikeShop(shop) ||
    OPENS_LIKE_SHOP.test(shop) ||
    ROOM.test(shop) ||
    rest.length >= 2 ||
    shop.length >= LONG_NAME;
  const score = nameScore(keeper);
  // イラスト工房まめ 豆田 ひかり: kanji and kana, behind a word that can only be a shop's.
  if (NAMES_A_SHOP.test(shop) && KANJI_AND_KANA.test(keeper.map(({ text }) => text).join(' ')) && score >= LIKE_A_NAME)
    return shop;
  return isNamedAfter ? (score >= WITH_FAMILY_IN_NAME ? shop : name) : isShop && score >= PERSON ? shop : name;
}

/** とみや畳店富谷正明, 及川養蜂場及川和子: a house, and grown to it who keeps it. */
function withoutGrownKeeper(name: string): string | null {
  const letters = name.trim();
  for (let length = 6; length >= 3; length--) {
    const person = letters.slice(-length);
    const shop = letters.slice(0, -length).trim();
    if (shop.length < 3 || CALLING.test(shop) || WORK.test(shop)) continue;
    // 千賀駐車場千賀勇造: the house bears the family's name, and no list need know the given one.
    if (/^\p{Script=Han}{3,4}(?<![店所社館屋場部園組会])$/u.test(person) && bears(shop, person.slice(0, 2)))
      return shop;
    if (!isGrownPerson(person)) continue;
    if (bears(shop, familyOf(person)) || endsLikeHouse(shop) || /[^ ][店堂園塾]$/.test(shop) || ROOM.test(shop))
      return shop;
    if (NAMES_A_SHOP.test(shop) && /[^\p{Script=Han}]$/u.test(shop)) return shop;
  }
  return null;
}
const familyOf = (person: string): string => splitName(wordsOf(person))?.family ?? '\n';

/** つじもとデザイン室 of 辻本 菜摘: the house bears the family's name in kana. */
function soundsLike(shop: string, family: string): boolean {
  const readings = familyReadings(family);
  if (readings.length === 0) return false;
  const said = matchesOf(shop, /[ぁ-んァ-ヶー]{3,}/g).map(([kana]) => foldReading(hepburn(toKatakana(kana))));
  return readings.some((reading) => reading.length >= 4 && said.some((text) => text.includes(foldReading(reading))));
}

/** Family and given name, printed apart, and no word of a shop in them. */
export const isPerson = (name: string): boolean =>
  // 見本金物店: no given name ends so.
  (isGrownPerson(name) && !/[店屋堂館社]$/.test(name)) ||
  (/^\p{Script=Han}{1,3} \p{Script=Han}{1,3}$/u.test(name) &&
    !SHOP_WORD.pattern.test(`${name} `) &&
    nameScore(wordsOf(name)) >= LIKE_A_NAME);

/** 香取造園 of 香取 茂: the house bears the family's name. */
export const isNamedAfter = (house: { readonly value: string }, keeper: { readonly value: string }): boolean =>
  bears(
    house.value,
    /^\S{2,}(?= )/.exec(keeper.value)?.[0] ?? (isGrownPerson(keeper.value) ? familyOf(keeper.value) : '\n'),
  );
const bears = (house: string, family: string): boolean =>
  family.length >= 2 && (house.includes(family) || soundsLike(house, family));

const FOREIGN_WARES =
  /^(?:flowers?|hair|nail|beauty|caf[eé]|coffee|tea|bakery|cakes?|sweets|bikes?|cycle|pets?|dogs?|photo|print|kitchen|bar|dining|music|dance|yoga|leather|wood|glass|art|gallery|books?|garden)$/i;

/** `靴修理 合鍵 リペア工房シマ`: the last word says itself what it is; what it sells stands in front of it. */
export function withoutWares(name: string): string {
  const words = name.split(' ');
  const shop = words.at(-1)!;
  const wares = words.slice(0, -1).join(' ');
  if (wares === '' || !NAMES_A_SHOP.test(shop) || NAMES_A_SHOP.test(wares)) return name;
  // mihon 鶴岡アトリエ: one foreign word is a name, and FLOWER what is sold.
  if (/^[\x21-\x7e]+$/.test(wares) && !FOREIGN_WARES.test(wares)) return name;
  return CALLING.test(wares) || KILN.test(wares) || /店$/.test(shop) || shop.length < 5 ? name : shop;
}
