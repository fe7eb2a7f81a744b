import { foldCompanyName } from '../../../japan/company-name.ts';
import { isFamilyName } from '../cards/person-name.ts';
import type { Item } from '../items/find-items.ts';
import type { Span } from '../money/row-amounts.ts';
import { isBranchAlone } from '../parties/branch-alone.ts';
import { isShopOfChain } from '../parties/chain-names.ts';
import { ofHouse } from '../parties/house-and-keeper.ts';
import { isPerson } from '../parties/shop-keeper.ts';
import { BODY, type Supplier } from '../parties/supplier.ts';
import { hasWaresInFront, isPersonAtWork } from '../parties/wares-in-front.ts';
import { KIND_ALONE } from '../vocabulary/house-kinds.ts';
import { namesNoIssuer } from '../vocabulary/no-issuers.ts';
import { NAMES_NOBODY, OFFICE_WORD, SHOP_WORD } from '../vocabulary/party-words.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';
import { saysOnlyTrade } from '../vocabulary/trades-alone.ts';
import { besideName, placeOfBody } from './beside-name.ts';
import { endsInBranch, hasOpenExtent } from './name-extent.ts';
import { conclude, type Proof } from './proof.ts';

/** Below this the rules themselves are not sure who issued the paper. */
const SURE = 0.75;
const SURE_WITHOUT_FORM = 0.8;
const SURE_AT_HEAD = 0.9;
/** A label names the issuer where the rules at least do not think of another. */
const LIKELY = 0.5;
/** Print read less surely than this is misread in a letter too often; a form that was read tells the rest of the line. */
const READ = 0.9;
const READ_WITH_FORM = 0.75;
/** Rows within which a name stands in the block of a number, an address or a phone. */
const BLOCK = 3.6;
/** English invoices set their number and their days between the name of the issuer and its address. */
const HEAD_OF_ENGLISH = 6;
const BESIDE = 1.6;
const IN_ROW = 1;

/** The issuer is confirmed by a legal name, or by a name that stands in the block of T-number, address or phone. */
export function proveIssuer(
  supplier: Supplier | null,
  others: readonly Supplier[],
  items: readonly Pick<Item, 'rows'>[] = [],
  address: string | null = null,
  taken: ReadonlyMap<number, readonly Span[]> = new Map(),
): Proof {
  if (!supplier) return conclude([], []);
  const by: string[] = [];
  const against: string[] = [];
  const reach = supplier.latin && supplier.form ? HEAD_OF_ENGLISH : BLOCK;
  const share = 1 / (1 - shareOfGoods(supplier, others, items));
  const inBlock = Math.min(supplier.toNumber, supplier.toAddress, supplier.toPhone) <= reach;
  const isHead = supplier.isReceipt && supplier.fromTop === 0;
  if (
    supplier.form &&
    supplier.probability >= SURE &&
    (inBlock || isHead || supplier.label === 'issuer' || bearsItsWords(supplier, others))
  )
    by.push('legal_name');
  // 毛馬店 under a logo that was not read: which shop of the house, not which house.
  const isBranch =
    !supplier.form &&
    ((supplier.underLogo && BRANCH_ALONE.test(supplier.compact)) ||
      OFFICE_ALONE.test(supplier.compact) ||
      isBranchAlone(supplier.value, address));
  // 豊浦市 (取扱 環境課), 撮影：カイト写真: with a colon or a bracket it may be more than a name.
  // ガラス一輪挿し 3,850: what stands in the row of a price is goods, whatever is near; 夏の大感謝祭 is nobody.
  // パンと焼菓子 こむぎ日和: with wares in front nobody can say where the name begins, nor in two columns of a row.
  const beside = others.find((other) => other.row === supplier.row && other.start >= supplier.end);
  const isMore =
    !isShopOfChain(supplier.value) &&
    (/[:：(（]/.test(supplier.value) ||
      hasWaresInFront(supplier.value) ||
      (beside !== undefined && hasWaresInFront(`${supplier.value} ${beside.value}`)) ||
      isPersonAtWork(supplier.value));
  const isItem = items.some(({ rows }) => rows.includes(supplier.row));
  const isGoods =
    !supplier.form &&
    (supplier.priceRow ||
      isItem ||
      isMore ||
      NAMES_NOBODY.pattern.test(supplier.value) ||
      KIND_ALONE.pattern.test(supplier.value) ||
      saysOnlyTrade(supplier.value) ||
      namesNoIssuer(supplier.value) ||
      // 佐藤, ヤマダ: whoever served is printed so, too.
      isFamilyName(supplier.value));
  const isOpen = hasOpenExtent(supplier, isPerson(supplier.value));
  if (
    !supplier.form &&
    !isGoods &&
    !isOpen &&
    !isBranch &&
    inBlock &&
    !isUnderHouse(supplier, others) &&
    ofHouse(supplier, others) * share >= SURE_WITHOUT_FORM
  )
    by.push('in_contact_block');
  const atHead =
    !isBranch &&
    supplier.isReceipt &&
    supplier.fromTop <= 1 &&
    (SHOP_WORD.pattern.test(`${supplier.value} `) || OFFICE_WORD.pattern.test(supplier.value));
  if (!supplier.form && !isGoods && !isOpen && atHead && supplier.probability * share >= SURE_AT_HEAD)
    by.push('head_of_receipt');
  // 見本市 登録番号 T…: a town is a legal person, and stands at its own number.
  if (supplier.town && supplier.toNumber < IN_ROW) by.push('town_at_number');
  // 請求者 浦河町東町うしお2-6-1: behind the label stands where the issuer lives, and not who it is.
  const isPlace = !supplier.form && /\d-\d/.test(supplier.value);
  if (supplier.label === 'issuer' && !isOpen && !isPlace && supplier.probability >= LIKELY) by.push('label');
  if (supplier.label === 'third_party' && supplier.toNumber > BLOCK) against.push('third_party');
  if (supplier.open || endsInBranch(supplier.value)) against.push('name_extent');
  const unexplained =
    placeOfBody(supplier) ?? (supplier.form || supplier.town ? null : besideName(supplier, others, taken));
  if (unexplained !== null) against.push(`${BESIDE_NAME} ${unexplained}`);
  // Two names with a legal form in the same block: which one issued the paper stays open.
  const rival = others.find(
    (other) =>
      other.form &&
      other.compact !== supplier.compact &&
      !other.compact.includes(supplier.compact) &&
      !supplier.compact.includes(other.compact) &&
      other.label !== 'third_party' &&
      other.latin === supplier.latin &&
      // 個人タクシー 見本 at a person's number, and the union of all drivers at the end.
      !(supplier.soleTrader && !supplier.form && BODY.test(other.value)) &&
      other.probability > 0.2,
  );
  if (rival) against.push(`also ${rival.value}`);
  // 出品者: りすの木 … てづくり市場 登録番号 T…: the number is the market's, not the seller's.
  const holder = others.find(
    (other) => other.compact !== supplier.compact && other.toNumber < BESIDE && !(other.person && other.soleTrader),
  );
  if (holder && supplier.label === 'issuer' && supplier.toNumber > BLOCK) against.push(`number of ${holder.value}`);
  // 販売店: アトリエ木の実 … 運営: クラフトモール株式会社 登録番号 T…: the same, seen from the market.
  const seller = others.find((other) => other.label === 'issuer' && other.compact !== supplier.compact);
  // 販売店: 工具屋のマツ / 運営会社: 松下産業資材株式会社 / 登録番号 T…: one above the other they are a shop and its company.
  const isOwnShop =
    seller && !seller.form && supplier.row.index - seller.row.index === 1 && supplier.toNumber <= BESIDE;
  if (seller && supplier.label === 'third_party' && !isOwnShop) against.push(`${OTHER_SELLER} ${seller.value}`);
  // HUEチョムチョム for HUBチョムチョム: a name that was hardly read proves nothing, wherever it stands.
  const isRead = supplier.readingConfidence >= (supplier.form ? READ_WITH_FORM : READ);
  const proof = conclude(isRead ? by : [], against);
  // What is open is not disproved.
  return unexplained !== null && against.length === 1 ? { ...proof, result: 'not_checked' } : proof;
}
/** 農園いろは / 小笠原 千景: a person right below a name that is none may keep the house, which then issues the paper. */
const isUnderHouse = (supplier: Supplier, others: readonly Supplier[]): boolean =>
  isPerson(supplier.value) &&
  (KEEPER.test(supplier.row.text.slice(0, supplier.start)) ||
    others.some(
      (other) =>
        [1, 2].includes(supplier.row.index - other.row.index) &&
        !other.priceRow &&
        !isPerson(other.value) &&
        other.label === null &&
        Math.min(other.toNumber, other.toAddress, other.toPhone) <= BLOCK,
    ));
/** Who keeps a house is called so where the house has a name of its own. */
const KEEPER = /(?:開設者|事業主|店主|園主|院長|所長|窯主)\s*[:：]?\s*$/;
/** What the rules gave to candidates that the paper proves to be goods: it belongs to the others. */
const shareOfGoods = (supplier: Supplier, others: readonly Supplier[], items: readonly Pick<Item, 'rows'>[]): number =>
  Math.min(
    MOST_FOR_GOODS,
    others
      .filter(({ row, form }) => row !== supplier.row && !form && items.some(({ rows }) => rows.includes(row)))
      .reduce((sum, { probability }) => sum + probability, 0),
  );
const MOST_FOR_GOODS = 0.5;
/** `Harbor Desk Kobe` over its address and number, `Harbor Desk G.K.` at the end: the shop opens with the words of the legal name. */
function bearsItsWords(supplier: Supplier, others: readonly Supplier[]): boolean {
  const { core } = foldCompanyName(supplier.value);
  return (
    core.length >= SHORTEST_CORE &&
    others.some(
      (other) =>
        other !== supplier &&
        !other.form &&
        other.label === null &&
        Math.min(other.toNumber, other.toAddress, other.toPhone) <= BLOCK &&
        foldCompanyName(other.value).core.startsWith(core),
    )
  );
}
const SHORTEST_CORE = 4;
/** A place, or a word, and 店. */
const BRANCH_ALONE = /^[\p{Script=Han}ぁ-んァ-ヶー]{1,6}店$/u;
/** 高山営業所, 高山店: of a house that is not named. 林酒店 says what it sells. */
const OFFICE_ALONE = new RegExp(
  String.raw`^(?:[\p{Script=Han}ぁ-んァ-ヶー]{1,8}(?:${BRANCHES.words})|\p{Script=Han}{1,2}[^商酒書米茶薬油肉魚花靴鞄器具物服菓本飯鮨畳表章料売]店)$`,
  'u',
);
/** Opens the reason that the register cannot take away: who sold is another than who holds the number. */
export const OTHER_SELLER = 'sold by';
/** Opens the reason that something unexplained stands beside the name. */
export const BESIDE_NAME = 'beside';
/** A name in the block of its number, address or phone, which nothing contradicts, is at least as sure as this. */
export const PROVEN_ISSUER = 0.75;
