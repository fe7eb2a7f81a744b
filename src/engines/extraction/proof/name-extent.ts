/** A name as the rules found it: without a legal form nothing but its print says where it begins and ends. */
interface PrintedName {
  readonly value: string;
  readonly form: boolean;
  readonly town: boolean;
  /** How often else the paper prints just this. */
  readonly repeats: number;
}

/** 税理士 見本 太郎 事務所: what somebody is by law, and the office that bears the name. */
const LICENSED =
  /^(?:弁護士|税理士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|土地家屋調査士|海事代理士|不動産鑑定士|[一二]級建築士)$/;
/** 大垣市立 水都資料館: whose house it is, in front of its name. */
const OWNED = /[都道府県市区町村国]立$/;
/** クリーニングの白妙舎 円山店: which of its shops, behind the name of a chain. */
const BRANCH = /[^\s/／]店$/;
/** 割烹 なだ亀, 個人タクシー 前川: what kind of house it is, which a name mostly keeps; 手打そば and はちみつ are wares. */
const KIND_OF_HOUSE =
  /^(?:[\p{Script=Han}ぁ-んァ-ヶー]{1,5}処|料亭|割烹|旅館|民宿|ペンション|(?:炭火)?居酒屋|食堂|喫茶室?|カフェ|スナック|寿司|鮨|焼肉|焼鳥|ら[ーあ]めん|ラーメン|仕出し|銭湯|理容室?|美容室?|古書|古本|骨董|呉服|写真館?|クリーニング|学習塾|(?:個人|介護|福祉)タクシー|遊漁船|釣り?船|渡船|(?:HAIR )?SALON|BARBER|BAR|CAFE|BISTRO|RESTAURANT|BAKERY)$/iu;
const LATIN = /^[\x20-\x7e’é]+$/;
/** Family and given name; カ行 of a name in kana is set apart alike. */
const PERSON = /^[\p{Script=Han}々ぁ-んァ-ヶー]{1,5} [\p{Script=Han}々ぁ-んァ-ヶー]{1,6}$/u;

/**
 * はちみつ 蜜ノ里, くぜファーム 軽トラ市, 手打そば さとう庵: of several words some are what the house is, sells or does, and some its
 * name, and without a legal form or the register the paper does not tell which. Of such names that passed on sets nobody
 * had read one in five was wrong, of names in one word none.
 */
export function hasOpenExtent({ value, form, town, repeats }: PrintedName, isPerson: boolean): boolean {
  if (form || town || repeats > 0 || LATIN.test(value)) return false;
  const words = value.trim().split(/[\s/／|｜]+/);
  const own = BRANCH.test(words.at(-1)!) ? words.slice(0, -1) : words;
  if (own.length < 2) return false;
  if (isPerson && PERSON.test(own.join(' '))) return false;
  if (KIND_OF_HOUSE.test(own.slice(0, -1).join(' ')) && !/[/／|｜]/.test(value)) return false;
  return !LICENSED.test(own[0]!) && !OWNED.test(own[0]!);
}
