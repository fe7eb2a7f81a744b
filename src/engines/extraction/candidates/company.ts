import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { ADDRESSED, BOUND_FOR, BOUND_FOR_BEHIND_NAME, DONO, ONCHU, SAMA, TO_ALL } from '../../../japan/honorifics.ts';
import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { Row } from '../page/rows.ts';
import { CUSTOMER_LABELS, ISSUER_LABELS } from '../vocabulary/party-labels.ts';
import type { Candidate } from './candidate.ts';
import { endWithHouse } from './house-behind.ts';

const FORM = LEGAL_FORM_IN_TEXT.source;
const NAME = String.raw`[^\s:;,、。()（）\[\]【】〔〕〒┌<>|"'/=★◆■●]`;
/** 株式会社見本 Tel, 株式会社見本 T: what the number behind a name is. */
const LABEL_WORD = '(?:T|TEL|Tel|FAX|Fax|Mail|MAIL|URL|No|NO|Phone|JCT|Reg|Registration|Due|Date|Page)(?![A-Za-z])';
/** 株式会社見本 INVOICE No. 12: what the paper is, in the line of the name. */
const PAPER_WORD =
  '(?:(?:TAX |Tax )?(?:INVOICE|Invoice|RECEIPT|Receipt)|(?:GUEST |Guest )?(?:FOLIO|Folio)|STATEMENT|Statement|QUOTATION|Quotation)(?![A-Za-z])';
/** 株式会社見本 Mihon Inc.: the name once more in English, up to its own form. */
const IN_ENGLISH = String.raw`[A-Z][A-Za-z&'\-]*(?: [A-Z][A-Za-z&'\-]*){0,4},? (?:Inc|Co|Corp|Ltd|LLC|KK|K\.K|Limited|Corporation)(?![A-Za-z])`;
const LATIN_WORDS = String.raw`(?: (?!${LABEL_WORD}|${PAPER_WORD}|${IN_ENGLISH})[A-Z&][A-Za-z&.'\-]*(?![\dA-Za-z]))*`;
/** 海東貿易（日本）株式会社: where the house of a foreign company is. */
const OF_COUNTRY = '(?:[(（](?:日本|ジャパン|アジア|中国|台湾|韓国|香港|東京|大阪|JAPAN|Japan)[)）])?';
const COMPANY = new RegExp(
  String.raw`(?<before>(?:[A-ZÀ-Þ][A-Za-zÀ-ɏ&.\-]* )*${NAME}{0,30}?${OF_COUNTRY})(?<gap1> ?| {2,4}(?=(?:株式|有限|合同)会社 *$))(?<form>${FORM})(?<gap2>(?<=^ *(?:${FORM})) {6,24}(?=${NAME}{2,14} *$)| {0,5})(?<after>${NAME}{0,30}${LATIN_WORDS})`,
  'gu',
);
const ENGLISH_FORM = String.raw`(?:Co\.?,? ?Ltd\.?|Company,? Limited|Inc\.?|Incorporated|K\.K\.|KK|G\.K\.|GK|Corporation|Corp\.?|L\.?L\.?C\.?|Pte\.? Ltd\.?|Limited|Ltd\.?|GmbH|S\.A\.|SARL|S\.?r\.?l\.?|S\.p\.A\.|B\.V\.|N\.V\.|PLC|LLP)`;
/** CORP口RATION: a word with one letter misread does not end within. */
const ENGLISH = new RegExp(
  String.raw`[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9&.'’\-]*(?:,? \(?[A-Za-zÀ-ɏ0-9&.'’\-]+\)?){0,6}?,? ${ENGLISH_FORM}(?![\p{L}\d]?[A-Za-z])`,
  'giu',
);
/** Receipt from Stackferry, Inc., Operated by Miura Hospitality K.K. */
const LED_BY =
  /^(?:(?:receipt|invoice|bill) from|from|to|bill to|(?:sold|issued|operated|managed|provided|billed) by|attn)\b:? /i;
/** INVOICE Larkspur, Inc.: the title in the line of the name. */
const TITLE_IN_FRONT = /^(?:TAX )?(?:INVOICE|RECEIPT) (?=[A-Z][a-z])/;
/** … CO., LTD. 株式会社北空: of a form with a comma only its last word stands here. */
const ENDS_ENGLISH = new RegExp(`^(?:.* )?${ENGLISH_FORM} *(?:$|(?<= )(?=[^\\x20-\\x7e]))`, 'i');
/** Words that stand glued in front of a company name without being part of it. */
const GLUED = new RegExp(
  `^[【[〈《〔＜<(（]?(?:${ISSUER_LABELS.words}|賃貸人|貸主|貸し主|家主|運営会社|運営元|運営|会社名|取扱店|委託元|${CUSTOMER_LABELS.words}|納品先|発注元|住所|名称|(?:受託|委託|発注|受注|ご?契約|荷送|荷受)[者人]|ご?契約名義)[:：】\\]〉》〕＞>)）]*`,
);
const HONORIFIC = new RegExp(String.raw`\s*(?:${ADDRESSED}|${BOUND_FOR_BEHIND_NAME}|${TO_ALL})$`);

export interface Company extends Candidate<string> {
  readonly form: boolean;
  /** Grown to its form on both sides: which of them is the name, the print does not say. */
  readonly open?: true;
}

/** Titles, contacts, labels and a seal's letters (株式会社 之印) that follow a company's name; 株式会社印南製作所 has a name. */
const NO_NAME_BEHIND = new RegExp(
  String.raw`^(?:代表|取締役|社長|会長|専務|常務|部長|課長|店長|所長|担当|${ONCHU}|${CONTACT_LABELS.afterForm}|〒|登録|住所|T\d|㊞|(?:${SAMA}|${DONO}|${BOUND_FOR}|(?:之|社|角|代表者?)?印)(?:$|[ 　]))`,
);

const GROWN_LABEL = new RegExp(String.raw`(?<=.)(?:登録番号|適格請求書|${CONTACT_LABELS.grownToName}|〒|T\d{13}).*$`);

/** 合同会社みほんが運営するサービスです, 株式会社みほんが出店者に代わり…: a sentence grown to the name. */
const GROWN_SENTENCE = /^(\S*?)[がはを](?:運営|提供|発行|管理|販売|代行|実施|お届け|お送り|\S{1,10}に(?:代|か)わ).*$/;
/** ひかりのたねは見本株式会社が…: what the sentence is about, in front of the name. */
const TOPIC = /^\S{2,16}は(?=\S{2})/;

const PLACE_BEHIND = new RegExp(
  String.raw`${CONTACT_LABELS.denwa}|\d-\d|^(?:${PREFECTURES.map(({ name }) => name).join('|')})\S{2,}\d|^\S{1,4}郡\S{1,5}[町村]`,
);

/** 酒のきくや (株)菊谷酒店: behind a form that it is grown to, a shop called by its trade is the name and no branch. */
const TRADE_SHOP = /[商酒書米茶薬油肉魚花靴鞄器具物服菓][店舗]$|(?:工務|時計|料理|石材|建材|豆腐)店$/;

/** 安心と信頼の, 人と暮らしをつなぐ, お仏壇なら: no name of a company ends so in front of its form and goes on behind it. */
const PRAISE = /\S(?:の|は|には|なら|でも?|を[ぁ-ん\p{Script=Han}]{1,5}|[えけせてめれ]る|しい)$/u;

/** 見本燃料株式会社能代港給油所, 見本鉄道株式会社見本駅領収書: where of a company, or another field, grown to its name; から says it is none. */
const PART_BEHIND =
  /(?:SS|給油所|センター|駅|港|のりば|乗り場|窓口|案内所|取扱所|デポ|IC|領収[書証]|取扱票)[\p{L}\d]{0,6}$|^(?:領収[書証]|請求書|取扱|許可|代理店|登録|ﾄｳﾛｸ|トウロク|カスタマー|(?:営業|経理|総務|購買)[部課]|観光庁|(?:北海道|東京都|京都府|大阪府|\p{Script=Han}{2,3}県)知事|ホテル|より|から|への?|にて|[のはがを])|^\p{Script=Han}{2,4}市/u;

/** What belongs to a form in front of which it stands. */
const APPROVED: readonly (readonly [word: string, form: RegExp])[] = [
  ['認定', /^特定非営利/],
  ['特定', /^医療法人/],
];

/** 消費税額等    株式会社: the label of a cell beside the name's own, which a logo ends. */
const CELL_IN_FRONT = /^.*(?:税額等?|消費税等?|税[抜込]|税率|金額|合計|小計|内訳|対象額|番号|店名)$/;

/** What every legal form has: rows without it are not searched. */
const FORM_LIKE = /法人|会社|組合|団体|[(（㈱㈲㍿㈳㈶㈻]/;
const ENGLISH_LIKE = new RegExp(ENGLISH_FORM, 'i');

/** Company names with a legal form: 株式会社A, A株式会社, (株)A, A Co., Ltd. */
export function findCompanies(row: Row): Company[] {
  const companies: Company[] = [];
  for (const match of FORM_LIKE.test(row.text) ? matchesOf(row.text, COMPANY) : []) {
    const { before = '', gap1 = '', form = '', gap2 = '', after: rest = '' } = match.groups!;
    // 株式会社さざなみ登録番号T32…: a label grown to the name ends it.
    const labelled = rest.replace(GROWN_LABEL, '');
    const after = labelled.replace(GROWN_SENTENCE, '$1');
    const isSentence = after !== labelled;
    const formEnd = match.index + before.length + gap1.length + form.length;
    // 認定特定非営利活動法人 里やま再生ネット: the seal of approval belongs to the form.
    const [approval = ''] = APPROVED.find(([word, of]) => before === word && of.test(form)) ?? [];
    const approved = gap1 === '' ? approval.length : 0;
    const formStart = formEnd - form.length - approved;
    const inFront = before
      .slice(0, before.length - approved)
      // NEST WORKS Inc. 株式会社ネストワークス: the English name ends before the Japanese one begins.
      .replace(ENDS_ENGLISH, '')
      .replace(GLUED, '')
      .replace(CELL_IN_FRONT, '')
      .replace(TOPIC, isSentence ? '' : '$&')
      // 「(同)見本」, ~(同)見本~: ornaments about the whole.
      .replace(/^[「『“~～〜]+$/, '')
      // 鹿児島市中央町21-8 有限会社すこやか薬局: an address in front is no name.
      .replace(/.*\d-\d+$/, gap1 !== '' && gap2 === '' && rest !== '' ? '' : '$&')
      .replace(
        // From Studio Nagi 渚スタジオ合同会社: behind such a word the house in Latin letters, too.
        /^(?:From|To|Company|Customer|Client|Guest|Issuer|Seller|Issued by|Bill(?:ed)? ?to|Messrs\.?) (?:(?:[A-Z][\w&'.-]* ){1,3}(?=[^\x20-\x7e]{2}))?(?=$|[^\x20-\x7e])/i,
        '',
      )
      // To Green Valley Resort 株式会社: to whom, not what it is called.
      .replace(/^(?:From|To|Bill(?:ed)? to|Issued by) (?=[A-Z])/, '');
    // 水まわりの(有)山田設備: praise grown to the form, where the name stands behind it.
    const isPraised = gap1 + gap2 === '' && PRAISE.test(inFront) && /^\S{2}|^\p{Script=Han}/u.test(after);
    const isNamedBehind = (!isUnit(after) || TRADE_SHOP.test(after)) && !NO_NAME_BEHIND.test(after);
    const strippedBefore = isPraised && isNamedBehind ? '' : inFront;
    // 株式会社緑匠造園佐倉市城内町77-2電話043…: name and address grown together cannot be told apart;
    // 三島地所株式会社 高槻市城北町1-4-8: behind a name that ends with its form the address is no part of it.
    const isPlace = PLACE_BEHIND.test(after);
    if (isPlace && gap2 === '' && (strippedBefore === '' || gap1 !== '')) continue;
    let start = formStart;
    let end = formEnd;
    let isOpen = false;
    // 大橋電設 株式会社  代表取締役 …: what stands behind the form is no name.
    const noName =
      (isPlace && strippedBefore !== '') ||
      after === '' ||
      NO_NAME_BEHIND.test(after) ||
      (isUnit(after) && !(gap1 !== '' && gap2 === '' && TRADE_SHOP.test(after))) ||
      (gap1 + gap2 === '' && strippedBefore !== '' && PART_BEHIND.test(after)) ||
      (gap2.length > 2 && strippedBefore !== '');
    // フリーランス協同組合つむぎ: a union may bear its own name on both sides of its form.
    if (strippedBefore !== '' && gap1 === '' && gap2 === '' && !noName && /組合$/.test(form)) {
      start = match.index + before.length - strippedBefore.length;
      end = formEnd + after.length;
    } else if (strippedBefore !== '' && gap1 === '' && gap2 === '' && !noName) {
      // 和菓子株式会社見本堂: what a house sells or is called, and the company; no part of a company is called like 見本堂.
      end = formEnd + after.length;
      isOpen = true;
    } else if (strippedBefore !== '' && (gap1 === '' || noName)) {
      start = match.index + before.length - strippedBefore.length;
    } else if (after !== '' && !NO_NAME_BEHIND.test(after)) {
      end = formEnd + gap2.length + after.length;
    } else if (strippedBefore !== '') {
      start = match.index + before.length - strippedBefore.length;
    } else continue;
    end = endWithHouse(row.text, end, form);
    const value = row.text.slice(start, end);
    const clean = value.replace(HONORIFIC, '').replace(/㊞$|[.,、。・」』”~～〜]+$/u, '');
    if ([...clean.replace(/ /g, '')].length < form.length + 1 || clean === form) continue;
    companies.push({
      row,
      start,
      end: start + clean.length,
      value: clean.replace(/ {2,}/g, ' '),
      repairs: [],
      form: true,
      ...(isOpen ? { open: true as const } : {}),
    });
  }
  for (const match of ENGLISH_LIKE.test(row.text) ? matchesOf(row.text, ENGLISH) : []) {
    const start = match.index;
    const end = start + match[0].length;
    if (companies.some((company) => start < company.end && end > company.start)) continue;
    const value = match[0].replace(TITLE_IN_FRONT, '').replace(LED_BY, '');
    companies.push({ row, start: end - value.length, end, value, repairs: [], form: true });
  }
  return companies;
}
