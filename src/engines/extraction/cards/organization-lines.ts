import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import { findAddress } from '../candidates/address.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { type Bearer, namesHouse, rankOfHouse } from './house-lines.ts';
import { endsLikeHouse, endsLikeShop } from './house-words.ts';
import { isDepartment, isTitle } from './roles.ts';
import type { Draft } from './side-draft.ts';

/** 認定特定非営利活動法人: with the word of its recognition in front. */
const FORM_ALONE = new RegExp(`^(?:認定)?(?:${LEGAL_FORM_IN_TEXT.source})$`, 'u');
/** These stand behind a name as well as in front of it. */
const EITHER_SIDE = /^(?:株式|有限|合同|合名|合資)会社$/;

export interface JoinedForm {
  readonly company: Candidate<string>;
  readonly rows: readonly Row[];
}

/** 特定非営利活動法人 ⏎ みどりの会, 足利電設工業 ⏎ 株式会社: a legal form on a line of its own. */
export function joinForms(rows: readonly Row[]): JoinedForm[] {
  return rows.flatMap((row, index) => {
    if (!FORM_ALONE.test(row.tight)) return [];
    const above = EITHER_SIDE.test(row.tight) ? plain(rows[index - 1]) : null;
    // 認定特定非営利活動法人 ⏎ まちの縁側サポートセンター: behind such a form even an office word ends its name.
    const partner = above ?? plain(rows[index + 1], !EITHER_SIDE.test(row.tight));
    if (!partner) return [];
    const name = partner.text.trim();
    const value = partner === above ? name + row.tight : row.tight + name;
    const start = partner.text.search(/\S/);
    const form = { row, start: row.text.search(/\S/), end: row.text.trimEnd().length };
    const company = { row: partner, start, end: start + name.length, value, repairs: [], more: [form] };
    return [{ company, rows: [row, partner] }];
  });
}

/** A line that can be the name of a company: no contact, no role, no address, no form of its own. */
function plain(row: Row | undefined, mayBeUnit = false): Row | null {
  if (!row || row.tight.length < 2 || row.tight.length > 24 || /[@:\d]{2}|〒/.test(row.text)) return null;
  if (
    row.text
      .trim()
      .split(/ +/)
      .some((word) => isTitle(word) || (!mayBeUnit && isDepartment(word)))
  )
    return null;
  return findAddress(row) || splitLegalForm(row.tight).form !== null ? null : row;
}

/** What is printed on cards and names nobody: how to get there, when it is open, what is allowed. */
const NO_NAME =
  /^[(（]|[。、!！?？]|(?:ます|です)(?!\p{Script=Han}|や)|ください|より徒歩|徒歩\d|定休|営業時間|受付時間|^ご?予約|営業品目|事業内容|取扱品目|業務内容|許可|認証|登録番号|見積|無料|^(?:OPEN|CLOSED?)\b|^[@#]|認定者$|^\p{L}{1,6}語(?:・\p{L}{1,6}語)*$|(?:代理|特約|加盟|取扱)店$|■|^[.…]*式会社/u;
/** `graphic design & illustration`, `Graphic / Book design`: trades and nothing else; `haru design` is a house. */
const TRADES_IN_ENGLISH =
  /^(?:(?:graphic|book|picture|illust|comic|zine|craft|textile|sound|music|lighting|event|styling|hair|make|nail|web|editorial|logo|interior|product|art|ui|ux|and|photo|film|movie|video|copy|technical|business|creative|brand|branding|design|direction|illustration|photography|translation|writing|editing|consulting)(?:[ &,/]+|$))+$/i;
/** coffee & bake over カフェ日和 */
const FOOD_IN_ENGLISH =
  /^(?:(?:coffee|tea|bake|cafe|bread|sweets|wine|beer|food|drink|lunch|dining|bar|deli)(?:[ &,/]+(?:and )?|$)){2,}$/i;
const SERVICE =
  /(?:修理|工事|リフォーム|新築|増改築|通訳|翻訳|施工|レンタル|リース|販売|買取|制作|製作|設計|点検|保守|改修|清掃|塗装|防水|全般|一式|各種|専門|卸|小売|出張|配達|教室|相談|加工|仕立)$/;
const isServiceList = (text: string): boolean => {
  const parts = text.split(/[・/／,\s]+/).filter((part) => part !== '');
  // プロパンガス・灯油・住宅設備: three things in a row are wares; ビストロ マルシェ・ド・ニュイ is a shop.
  const wares = text.split('・').length >= 3 && !endsLikeShop(text.split(' ')[0]!);
  return parts.length > 1 && (wares || parts.some((part) => SERVICE.test(part)));
};

/** 未来をひらく技術, 想いをかたちに: what a house says of itself, where it does not say its name. */
const PRAISE = /\p{L}を[ぁ-ん\p{Script=Han}]|[をへに]$/u;

/** Without a legal form or an office word: the line that ends like a shop, else the first that is nothing else. */
export function fallbackOrganization(
  rest: readonly Candidate<string>[],
  draft: Draft,
  rows: readonly Row[],
  bearer: Bearer,
): Candidate<string>[] {
  if (draft.organizationsEn.length > 0) return [];
  const rank = (line: Candidate<string>): number => {
    if (isServiceList(line.value) || SECT_ALONE.test(line.value) || FOOD_IN_ENGLISH.test(line.value)) return 2;
    // にぎわいと水のまち over 郡上山市: a town beside its departments is who gives the card.
    if (draft.departments.length > 0 && TOWN.test(line.value)) return 0;
    return rankOfHouse(line, bearer);
  };
  const [best, ...others] = rest
    .filter(
      (line) =>
        line.value.length >= 2 &&
        line.value.length <= (/^[\x20-\x7e]+$/.test(line.value) ? 44 : 30) &&
        !NO_NAME.test(line.value) &&
        !TRADES_IN_ENGLISH.test(line.value) &&
        (!(PRAISE.test(line.value) || isServiceList(line.value)) ||
          endsLikeShop(line.value) ||
          endsLikeHouse(line.value)),
    )
    // 料亭 松の家 under everything else: a line that says it is a house may stand anywhere.
    .filter(
      (line) =>
        line.row.index <= Math.max(2, rows.length / 2) ||
        (line.row.index === rows.length - 1 && namesHouse(line.value)),
    )
    .sort((a, b) => rank(a) - rank(b) || a.row.index - b.row.index);
  if (!best) return [];
  // Miyako Blue Divers ⏎ 宮古ブルーダイバーズ: the same house in Japanese on the next line.
  const isRendered = (line: Candidate<string>): boolean =>
    line.row.index === best.row.index + 1 &&
    line.row.tight === line.value.replace(/\s/g, '') &&
    /[ァ-ヶ]{3}/.test(line.value);
  const japanese = /^[\x20-\x7e]+$/.test(best.value) ? others.find(isRendered) : undefined;
  return [japanese ?? best];
}

/** 仏壇・仏具  滝川仏具店, りんごとぶどう しろがね農園: what is sold in front of the house. */
export function withoutWares<C extends Candidate<string>>(house: C): C {
  const [, wares, name] =
    /^([\p{Script=Han}ぁ-んァ-ヶー]{2,8}[・と][\p{Script=Han}ぁ-んァ-ヶー]{2,8}\s+)(\S{3,12})$/u.exec(house.value) ??
    [];
  if (wares === undefined || name === undefined || (!endsLikeHouse(name) && !endsLikeShop(name))) return house;
  return { ...house, start: house.start + wares.length, value: name };
}

const TOWN = /^\p{Script=Han}{2,6}[都道府県市町村]$/u;

/** 真言宗智山派 遍照山 over 宝蔵院: a sect and a mountain, without the house. */
const SECT_ALONE = /^\p{Script=Han}{1,5}宗(?: ?\p{Script=Han}{1,6}派)?(?: \p{Script=Han}{1,4}山)?$/u;
const SECT = /^[\p{Script=Han}]{1,5}宗(?: ?[\p{Script=Han}]{1,6}派)?\s+(?=\S+)/u;

/** 臨済宗 妙光派  龍雲山 宝積寺: the sect is no part of the temple's name. */
export function withoutSect<C extends Candidate<string>>(house: C): C {
  const sect = SECT.exec(house.value)?.[0] ?? '';
  if (sect === '' || !/[寺院庵坊堂]$/.test(house.value)) return house;
  return { ...house, start: house.start + sect.length, value: house.value.slice(sect.length) };
}

/** はやぶさ損害保険株式会社 代理店 over 有限会社プラン新発田: whom somebody acts for is not who gives the card. */
export function dropPrincipals(draft: Draft): void {
  const isPrincipal = ({ row, end }: Candidate<string>) =>
    /^\s*の?(?:取扱|販売|募集)?(?:代理|特約|加盟)店/.test(row.text.slice(end));
  const hasForm = ({ value }: Candidate<string>) => splitLegalForm(value.normalize('NFKC')).form !== null;
  const own = draft.organizations.filter((entry) => !isPrincipal(entry));
  if (own.length === draft.organizations.length) return;
  if (!own.some(hasForm)) {
    // あおぞら生命保険株式会社 代理店 ⏎ ライフプラン・ミツイ: the house under it, alone on its line.
    const at = Math.max(...draft.organizations.filter(isPrincipal).map(({ row }) => row.index)) + 1;
    const isHouse = ({ row, value }: Candidate<string>): boolean =>
      row.index === at && row.tight === value.replace(/\s/g, '');
    const house =
      draft.rest.find(isHouse) ?? draft.readings.find((line) => isHouse({ ...line, value: line.row.tight }));
    if (own.length > 0 || !house) return;
    draft.rest = draft.rest.filter((line) => line !== house);
    draft.readings = draft.readings.filter((line) => line !== house);
    own.push({ ...house, value: house.row.text.trim() });
  }
  draft.rest.push(...draft.organizations.filter(isPrincipal));
  draft.organizations.splice(0, draft.organizations.length, ...own);
}

const IN_TWO_SCRIPTS =
  /^(.*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])\s+([A-Z][\x20-\x7e]{2,}\b(?:Inc|Corp|Ltd|LLC|K\.?K)\b\.?)$/u;

/** 株式会社見本工房 Mihon Works Inc.: the same company in Japanese and in English, on one line. */
export function inTwoScripts(company: Candidate<string>): Candidate<string>[] {
  const [, japanese, english] = IN_TWO_SCRIPTS.exec(company.value) ?? [];
  if (!japanese || !english || company.end - company.start !== company.value.length) return [company];
  return [
    { ...company, end: company.start + japanese.length, value: japanese },
    { ...company, start: company.end - english.length, value: english },
  ];
}

/** はやぶさ旅行 over 株式会社はやぶさトラベル: a line beside the company that shares its name is what it trades as. */
export function sharesName(line: string, company: string): boolean {
  const body = splitLegalForm(company.normalize('NFKC')).body.replace(/[\s・]/g, '');
  const text = line.normalize('NFKC').replace(/[\s・]/g, '');
  if (text === body || /[\d@。、]/.test(text) || text.length > 24 || isServiceList(line)) return false;
  // Two kanji say as much as four kana.
  const pieces = matchesOf(body, /(?=(\p{Script=Han}{2}|[ぁ-んァ-ヶー]{4}))/gu).map((match) => match[1]!);
  return pieces.some((piece) => text.includes(piece));
}

/** 杜の宿 ひろせ, すまいる不動産 大宮店 over the company: a house that says itself what it is, without its branch. */
export function houseName(line: string): string | null {
  const words = line.split(/\s+/);
  const isBranch = words.length > 1 && /店$/.test(words.at(-1)!);
  const name = isBranch ? words.slice(0, -1) : words;
  const isHouse = name.some((word) => endsLikeShop(word) || endsLikeHouse(word));
  return isHouse && line.length <= 24 && !NO_NAME.test(line) && !isServiceList(line) ? name.join(' ') : null;
}

/** サ一ビス株式会社: between kana a long mark is read as the numeral one. */
export const longMarks = (name: string): string => name.replace(/(?<=[ァ-ヺ])[一―—](?=[ァ-チテ-ヺ])/g, 'ー');
