import { remembered } from '../contract/remembered.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { BOUND_FOR, DONO, HONORIFICS } from './honorifics.ts';
import { nfkc } from './nfkc.ts';
import { alternation, type WordRow } from './word-row.ts';

/**
 * Words that people write around a company's name and that are no part of it; a rule that fits one name only has no
 * place here. Offices and departments: a part of the company, not another one.
 */
export const UNITS: readonly WordRow[] = [
  {
    id: 'branch',
    words: ['支店', '支社', '支部', '支局', '分店', '出張所', '駐在所'],
    example: '株式会社見本商事 大阪支店',
  },
  {
    id: 'office',
    words: ['営業所', '事業所', '事務所', 'サービスセンター', 'オフィス'],
    example: '見本商事㈱名古屋営業所',
  },
  { id: 'head_office', words: ['本社', '本店', '本部', '総本店'], example: '株式会社見本商事 東京本社' },
  {
    id: 'plant',
    words: ['工場', '倉庫', '物流センター', '配送センター', '研究所'],
    example: '株式会社見本商事 川崎工場',
  },
  {
    id: 'show_house',
    words: ['モデルハウス', 'モデルルーム', '住宅展示場', '展示場', 'ショールーム'],
    example: '見本ホーム 港モデルハウス',
  },
  { id: 'shop', words: ['店', '号店', '売店', 'ショップ'], example: '株式会社見本商事 銀座店' },
  {
    id: 'division',
    words: ['事業本部', '事業部', '営業部', '部門', '部', '局', '室'],
    example: '株式会社見本商事 営業部',
  },
  { id: 'section', words: ['課', '係', 'グループ', 'チーム', 'ユニット'], example: '株式会社見本商事 経理課' },
  {
    id: 'organ',
    words: ['教育委員会', '選挙管理委員会', '農業委員会', '議会', '役所', '役場', '会計管理者'],
    example: '見本商事 教育委員会',
  },
  {
    id: 'branch_en',
    words: ['branch', 'office', 'division', 'department', 'dept.', 'dept'],
    example: 'Mihon Trading K.K. Osaka Branch',
  },
];

/** What has to stand beside a mark, since 電話, TEL and メール are parts of names as well (日本電信電話, HOTEL). */
type Beside = 'digits after' | 'at sign after' | 'space before' | 'nothing';

/** Marks after which a line speaks of something else than the name. */
export const CONTACT_MARKS: readonly (WordRow & { readonly beside: Beside })[] = [
  { ...CONTACT_WORDS.telephone, beside: 'digits after' },
  { ...CONTACT_WORDS.fax, beside: 'digits after' },
  { id: 'postal_code', words: ['〒'], beside: 'nothing', example: '株式会社見本商事 〒100-0001' },
  {
    id: 'url',
    words: ['https://', 'http://', 'www.'],
    beside: 'nothing',
    example: '株式会社見本商事 https://mihon.example',
  },
  {
    id: 'mail',
    words: ['E-mail', 'e-mail', 'E-Mail', 'Email', 'email', 'メール'],
    beside: 'at sign after',
    example: '株式会社見本商事 E-mail info@mihon.example',
  },
  {
    id: 'registration',
    words: ['登録番号', '法人番号'],
    beside: 'digits after',
    example: '株式会社見本商事 登録番号T1234567890123',
  },
  {
    id: 'person',
    words: ['代表取締役', '取締役', '代表社員', '理事長', '担当'],
    beside: 'space before',
    example: '株式会社見本商事 代表取締役 見本太郎',
  },
];

const wordsOf = (table: readonly WordRow[]): string[] =>
  table.flatMap(({ words }) => words).sort((a, b) => b.length - a.length);

/** 銀行, 宮殿, みんなの先生: these end names as well, so they need a space or a legal form before them. */
const AMBIGUOUS = new Set([BOUND_FOR, '行き', '宛', DONO, '先生']);
const SURE_HONORIFICS = wordsOf(HONORIFICS).filter((word) => !AMBIGUOUS.has(word));
const HONORIFIC_END = new RegExp(
  `(?:[\\s、,]*(?:${alternation(SURE_HONORIFICS)})|(?:\\s+|(?<=会社|法人|[㈱㈲)）]))(?:${[...AMBIGUOUS].join('|')}))\\s*$`,
  'u',
);
const UNIT_WORDS = alternation(wordsOf(UNITS));
const UNIT_END = new RegExp(`(?:${UNIT_WORDS})$`, 'iu');
const BESIDE: Readonly<Record<Beside, (words: string) => string>> = {
  'digits after': (words) => `(?<![A-Za-z])(?:${words})[\\s:：.)）]*[T(（+＋]?[0-9０-９]`,
  'at sign after': (words) => `(?<![A-Za-z])(?:${words})[^@＠]*[@＠]`,
  'space before': (words) => `\\s(?:${words})`,
  nothing: (words) => `(?:${words})`,
};
const CONTACT = new RegExp(
  `[\\s(（【\\[/|,、・:：]*(?:${CONTACT_MARKS.map((mark) => BESIDE[mark.beside](alternation(mark.words))).join('|')})`,
  'u',
);
/** A telephone or registration number without a mark before it. */
const BARE_NUMBER = /[\s(（]*(?:\+81|0\d{1,4})[-‐−－ー(（)）\s]?\d{1,4}[-‐−－ー)）\s]\d{3,4}.*$/u;

/** The name without a form of address at its end; the name itself when nothing would be left. */
export function withoutHonorific(name: string): string {
  const rest = name.replace(HONORIFIC_END, '').trim();
  return rest === '' ? name : rest;
}

/** What stands before a telephone number, a URL, a postal code, a person: the part of a line that can be a name. */
export function beforeContact(line: string): string {
  const at = line.search(CONTACT);
  const cut = (at > 0 ? line.slice(0, at) : line).replace(BARE_NUMBER, '').trim();
  return cut === '' ? line : cut;
}

/** True for 大阪支店, 営業部, 川崎工場 第二課: what may follow a company's name and is a part of that company. */
export const isUnit = (text: string): boolean => text.length <= 40 && UNIT_END.test(text.trim());

/** Marks at the edges that belong to a table, a list or a bad scan, not to a name. */
const EDGES = /^[\s|｜・*＊•■□●○◆◇.,:;'"`~_=+-]+|[\s|｜*＊•.．,、。:;'"`~_=]+$/gu;

/** Every candidate of a look-up is compared with the same line. */
const KEPT = 64;

/** A line without what people write around a name: contact details, forms of address, marks at its edges. */
export const withoutAdditions = remembered((line) => {
  const plain = withoutHonorific(beforeContact(line).replace(EDGES, '')).replace(EDGES, '');
  return plain === '' ? line : plain;
}, KEPT);

const AND = /\s*(?:&|＆|\band\b|アンド|エンド)\s*/giu;
const HAS_AND = /[&＆]|and|ンド/iu;

/** `A&B`, `A and B`, `AアンドB` are one name read aloud: the other spellings of it. */
export const andSpellings = remembered((name): readonly string[] => {
  const text = nfkc(name);
  if (!HAS_AND.test(text)) return [];
  return ['', 'アンド', ' and ', 'エンド'].map((word) => text.replace(AND, word)).filter((other) => other !== text);
}, KEPT);
