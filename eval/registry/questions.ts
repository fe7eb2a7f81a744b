import { damage } from '../../bench/registry/queries.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { cutReading } from '../../src/japan/company-words.ts';
import { hepburn } from '../../src/japan/romaji.ts';
import { splitLegalForm } from '../../src/japan/split-legal-form.ts';
import type { Random } from '../../testkit/registry/random.ts';

/** What is known of a company that is asked for. */
export interface Asked {
  readonly number: string;
  readonly name: string;
  readonly furigana: string | null;
  readonly nameEn: string | null;
  readonly prefecture: string;
  readonly city: string;
  readonly formerNames: readonly string[];
}

/** Makes the text a person or an agent might send for a company; null when this company gives no such text. */
export type Question = (company: Asked, r: Random, other: Asked) => string | null;

const HALF = new Map(
  [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンー'].map((kana, i) => [
    kana,
    [...'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝｰ'][i]!,
  ]),
);
const OLD = new Map(
  [...'高髙崎﨑浜濵辺邊沢澤広廣国國桜櫻鉄鐵斎齋島嶋竜龍富冨真眞恵惠館舘峰峯関關学學'].map((c, i, all) => [
    i % 2 ? '' : c,
    all[i + 1] ?? '',
  ]),
);
const TITLE = (text: string): string => text.replace(/(^|\s)([a-z])/g, (all) => all.toUpperCase());
const FORM = /株式会社|有限会社|合同会社|特定非営利活動法人/u;
const WESTERN: Readonly<Record<string, readonly string[]>> = {
  株式会社: ['K.K.', 'KK', 'Co., Ltd.', 'Inc.', 'Corporation', ''],
  有限会社: ['Y.K.', 'Ltd.', ''],
  合同会社: ['LLC', 'G.K.', ''],
};
const form = (name: string): string => FORM.exec(name)?.[0] ?? '';
/** The name without its form, as written. */
const body = (name: string): string => splitLegalForm(name.normalize('NFKC')).body;
const core = (name: string): string => foldCompanyName(name).core;

function romaji(company: Asked, r: Random): string | null {
  if (!company.furigana || /[A-Za-z]/.test(body(company.name))) return null;
  const words = cutReading(body(company.name), company.furigana.normalize('NFKC'));
  const style = r.below(4);
  const spell = (kana: string): string => {
    if (style === 0) return hepburn(kana);
    if (style === 1) return hepburn(kana, { keepLongVowels: true });
    if (style === 2)
      return hepburn(kana)
        .replaceAll('shi', 'si')
        .replaceAll('chi', 'ti')
        .replaceAll('tsu', 'tu')
        .replaceAll('ji', 'zi')
        .replaceAll('fu', 'hu')
        .replace(/sh(?=[auo])/g, 'sy')
        .replace(/ch(?=[auo])/g, 'ty')
        .replace(/j(?=[auo])/g, 'zy');
    return hepburn(kana, { keepLongVowels: true }).replace(/ou|oo/g, 'ō').replaceAll('uu', 'ū');
  };
  const western = r.pick(WESTERN[form(company.name)] ?? ['']);
  return `${words.map((word) => TITLE(spell(word))).join(' ')} ${western}`.trim();
}

/** Runs of one script; kanji in twos, as most words are. */
const segments = (text: string): string[] => text.match(/[ァ-ヶー]+|[ぁ-ん]+|[A-Za-z0-9]+|[一-龠々]{1,2}|./gu) ?? [];

export const QUESTIONS: Readonly<Record<string, Question>> = {
  department: ({ name }, r) =>
    `${name} ${r.pick(['営業部', '経理部', '総務課', '人事部 採用課', '購買部', '情報システム部', '第二営業部'])}`,
  branch: ({ name }, r, { city }) =>
    `${name}${r.pick([' ', '', '　'])}${city.replace(/[市区町村].*$/u, '')}${r.pick(['支店', '営業所', '支社', '出張所'])}`,
  branch_other_prefecture: ({ name }, r, { prefecture, city }) =>
    `${name} ${city.replace(/[市区町村].*$/u, '')}${r.pick(['支店', '営業所'])} ${prefecture}${city}`,
  tel: ({ name }, r) =>
    `${name} ${r.pick(['TEL 03-1234-5678', 'TEL:06-6123-4567', '電話 0120-123-456', 'FAX 03-1234-5679', 'Tel.052-123-4567 Fax.052-123-4568', '03-1234-5678'])}`,
  dropped_word: ({ name }, r) => {
    const parts = segments(body(name));
    if (parts.length < 3) return null;
    const at = r.below(parts.length);
    const rest = parts.filter((_, i) => i !== at).join('');
    return core(rest).length >= 5 ? rest : null;
  },
  prefix: ({ name }) => {
    const text = core(name);
    return text.length >= 7 ? text.slice(0, Math.ceil(text.length * 0.7)) : null;
  },
  honorific: ({ name }, r) => `${name}${r.pick([' 御中', '御中', '様', ' 様', ' 殿', ' ご担当者様'])}`,
  ampersand: ({ name }, r) => {
    const text = name.normalize('NFKC');
    if (!/&|アンド/.test(text)) return null;
    return text.replace(/&|アンド/, r.pick(text.includes('&') ? [' and ', 'アンド', '＆', ' & '] : ['&', ' & ']));
  },
  form_spelling: ({ name }, r) => {
    const kind = form(name);
    const text = body(name);
    if (kind === '特定非営利活動法人') return `NPO法人${text}`;
    if (kind === '株式会社')
      return r.pick([
        `㈱${text}`,
        `${text}㈱`,
        `(株)${text}`,
        `${text} KK`,
        `${text} K.K.`,
        `${text} Co., Ltd.`,
        `${text} Inc.`,
        `|株式会杜${text}.`,
        `${text}株式会仕`,
        `カ）${text}`,
      ]);
    return kind === '有限会社' ? r.pick([`㈲${text}`, `(有)${text}`, `有眼会社${text}`]) : null;
  },
  romaji,
  english: ({ nameEn }, r) =>
    nameEn
      ? r.pick([nameEn, nameEn.toUpperCase(), nameEn.replace(/,? (Co\.?,? Ltd\.?|Inc\.?|K\.K\.|Corporation)$/i, '')])
      : null,
  former_name: ({ formerNames }) => formerNames[0] ?? null,
  one_error: ({ name }, r) => (core(name).length >= 3 ? damage(name, r) : null),
  two_errors: ({ name }, r) => (core(name).length >= 7 ? damage(damage(name, r), r) : null),
  kana: ({ furigana }, r) =>
    furigana
      ? r.pick([
          furigana,
          furigana.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
          furigana.replace(/[ャュョッ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1)),
        ])
      : null,
  half_width: ({ name }) => {
    const text = [...name.normalize('NFKC')].map((character) => HALF.get(character) ?? character).join('');
    return text === name.normalize('NFKC') ? null : text;
  },
  variant_kanji: ({ name }) => {
    const text = [...name].map((character) => OLD.get(character) ?? character).join('');
    return text === name ? null : text;
  },
  namesake: ({ name }) => name,
};

/** One name written so that the registry's fold brings it to another company's: what may be shown, never verified. */
export const FOLDS: Readonly<Record<string, (name: string) => string>> = {
  long_mark: (name) => name.replaceAll('ー', ''),
  kana: (name) => name.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
  old_form: (name) =>
    name
      .replaceAll('斎', '齋')
      .replaceAll('沢', '澤')
      .replaceAll('国', '國')
      .replaceAll('広', '廣')
      .replaceAll('浜', '濱'),
  without_form: body,
  other_place: (name) => {
    const kind = form(name);
    if (kind === '') return name;
    return name.startsWith(kind) ? name.slice(kind.length) + kind : kind + name.slice(0, -kind.length);
  },
  letter_case: (name) => name.normalize('NFKC').toLowerCase(),
  small_kana: (name) => name.replace(/[ャュョッ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1)),
};
