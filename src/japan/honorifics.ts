import { alternation, type WordRow } from './word-row.ts';

/** A form of address behind a name, with the one spelling that papers print. */
interface Honorific extends WordRow {
  readonly printed: string;
}

const FORMS = [
  { id: 'onchu', printed: '御中', words: ['御中', 'ご中', '御 中'], example: '株式会社見本商事 御中' },
  {
    id: 'sama',
    printed: '様',
    words: ['御一同様', '御一行様', 'ご一行様', '御担当者様', 'ご担当者様', '担当者様', '様', 'さま', 'サマ'],
    example: '見本商事㈱様',
  },
  { id: 'dono', printed: '殿', words: ['殿', 'どの'], example: '見本商事株式会社 殿' },
  {
    id: 'sensei',
    printed: '先生',
    words: ['先生', '御侍史', '侍史', '御机下', '机下'],
    example: '見本商事㈱ 先生',
  },
  { id: 'kakui', printed: '各位', words: ['各位'], example: '見本商事株式会社 各位' },
  { id: 'addressee', printed: '行', words: ['宛', '行', '行き'], example: '見本商事株式会社 行' },
] as const satisfies readonly Honorific[];

/** Forms of address after a name, longest first where one ends in another. */
export const HONORIFICS: readonly WordRow[] = FORMS;

type Id = (typeof FORMS)[number]['id'];
type Printed<I extends Id> = Extract<(typeof FORMS)[number], { id: I }>['printed'];
const printed = <I extends Id>(id: I) => FORMS.find((form) => form.id === id)!.printed as Printed<I>;

const COURTEOUS = '御?侍史|御?机下';
export const ONCHU = printed('onchu');
export const SAMA = printed('sama');
export const DONO = printed('dono');
/** 殿 behind a name: not in 御殿, 湯殿, 神殿, which end names. */
export const DONO_BEHIND_NAME = `(?<![御湯神拝宮])${DONO}`;
/** Doctors and lawyers: 見本歯科医院 先生 侍史, 見本 太郎 先生. */
export const SENSEI = `(?:${printed('sensei')}(?:\\s?(?:${COURTEOUS}))?|${COURTEOUS})`;
/** The modest 行 behind one's own name on a reply form. */
export const BOUND_FOR = printed('addressee');

/** Behind the name of whom a paper is for: 株式会社A 御中, 山田 様, 見本市長 殿. */
export const ADDRESSED = `${alternation([ONCHU, SAMA])}|${DONO_BEHIND_NAME}`;
const AT_THE_END = new RegExp(`(?:${ADDRESSED})$`);
export const isAddressed = (text: string): boolean => AT_THE_END.test(text);
/** Without 殿, which ends names of houses and places as well: 御殿, 湯殿. */
export const ADDRESSED_SURELY = alternation([ONCHU, SAMA]);
/** Whom many papers go to at once. */
export const TO_ALL = printed('kakui');

/** Words that end like a form of address and are none. */
const ENDS_LIKE_SAMA = ['仕様', '同様', '模様', '多様'];
const ENDS_LIKE_BOUND_FOR = '銀行 施行 発行 実行 並行 飛行 直行 急行 通行 走行 進行'.split(' ');
export const NOT_ADDRESSED_SAMA = alternation(ENDS_LIKE_SAMA);
export const NOT_ADDRESSED_BOUND_FOR = alternation(ENDS_LIKE_BOUND_FOR);
/** What stands before 様 in such a word. */
export const BEFORE_OTHER_SAMA = `[${ENDS_LIKE_SAMA.map((word) => word[0]).join('')}]`;

/** 行 behind a name: not in 銀行, 興行, 旅行, 洋行, 代行, which end names. */
export const BOUND_FOR_BEHIND_NAME = `(?<![銀興旅洋代])${BOUND_FOR}`;
