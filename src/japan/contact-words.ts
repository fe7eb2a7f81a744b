import { alternation, type WordRow } from './word-row.ts';

/** Words in front of telephone and fax numbers, as they are spelt in print. */
const TELEPHONE = {
  id: 'telephone',
  words: ['TEL', 'Tel', 'tel', '電話番号', '電話', '℡', '☎'],
  example: '株式会社見本商事 TEL 03-1234-5678',
} as const satisfies WordRow;
const FAX = {
  id: 'fax',
  words: ['FAX', 'Fax', 'fax', 'ファックス', 'ファクス'],
  example: '株式会社見本商事 FAX：03-1234-5679',
} as const satisfies WordRow;
/** Spellings of cards, English papers and recognisers; not looked for behind a company's name. */
const RARE = {
  id: 'rare',
  words: ['ＴＥＬ', 'Phone', 'phone', 'PHONE', 'ファクシミリ', '代表'],
  example: '株式会社見本商事 Phone 03-1234-5678',
} as const satisfies WordRow;
const MOBILE = {
  id: 'mobile',
  words: ['携帯電話', '携帯', 'Mobile', 'mobile', 'MOBILE', 'Cell', 'cell', 'mob'],
  example: '見本 太郎 携帯 090-1234-5678',
} as const satisfies WordRow;
const DIRECT = {
  id: 'direct',
  words: ['直通', 'Direct', 'direct', 'ダイヤルイン', 'dial'],
  example: '見本 太郎 直通 03-1234-5678',
} as const satisfies WordRow;

export const CONTACT_WORDS = { telephone: TELEPHONE, fax: FAX, rare: RARE, mobile: MOBILE, direct: DIRECT };

type ContactWord = (typeof CONTACT_WORDS)[keyof typeof CONTACT_WORDS]['words'][number];
const either = (...words: ContactWord[]): string => alternation(words);

/**
 * Labels as the insides of patterns. The sets differ on purpose: what may stand around a label says how many of its
 * spellings are safe to believe there.
 */
export const CONTACT_LABELS = {
  /** The Japanese word, in lists of labels. */
  denwa: either('電話'),
  tel: either('Tel'),
  phone: either('phone'),
  fax: either('FAX'),
  faxSpelt: either('fax', 'ファックス', 'ファクス', 'ファクシミリ'),
  facsimile: either('ファクシミリ'),
  mobile: either('携帯', 'mobile', 'cell'),
  direct: either('直通', 'direct', 'ダイヤルイン'),
  /** Before digits that were read as letters. */
  latin: either('TEL', 'Tel', 'tel', 'FAX', 'Fax', 'fax'),
  /** A fax number grown to the number before it. */
  nextFax: either('FAX', 'Fax'),
  /** Before a number with points between its parts. */
  pointed: either('TEL', 'Tel', 'tel', 'FAX', 'Fax', '電話'),
  /** A line of a head of a paper, whichever way its text runs. */
  head: either('TEL', 'Tel', '電話', '℡'),
  /** Before a number in a picture. */
  pictured: either('TEL', 'Tel', '℡', 'FAX', 'Fax', '電話'),
  /** Before a colon that is hardly seen. */
  faintColon: either('TEL', 'Tel', '℡', 'FAX', 'Fax', '電話', '携帯'),
  /** Ends an address on its line. */
  afterAddress: either('TEL', 'Tel', 'tel', 'ＴＥＬ', '電話', '℡', '☎', 'FAX', 'Fax', 'fax', '携帯'),
  afterEnglishAddress: either('Tel', 'Phone', 'Fax', 'TEL', 'FAX'),
  afterPostalCode: either('Tel', 'Phone'),
  /** Behind a legal form: no name begins so. */
  afterForm: either('TEL', 'Tel', '電話', 'FAX'),
  /** Grown to the end of a name. */
  grownToName: either('TEL', '電話番号', 'FAX'),
  /** Opens a row that holds no goods; in any case. */
  opensRow: either('TEL', '電話', 'FAX'),
  /** Calls a number one to ring, in any case. */
  rings: either('tel', '電話', 'phone'),
  ringsOrFaxes: either('tel', '電話', 'phone', 'fax'),
  ringsAtWork: either('tel', '電話', 'phone', '代表', '℡', '☎'),
  /** Grown together with its number, in any case. */
  grownToNumber: either('tel', 'fax', 'phone', 'mobile', 'mob', 'cell', 'direct', 'dial'),
  /** Before the numbers of a card, in any case. */
  numbersOfCard: either('TEL', '電話', '携帯', 'FAX', 'Mobile', 'Phone', '直通'),
  /** All that a card prints before its numbers. */
  printedOnCard: either(
    ...(['TEL', 'Tel', 'tel', 'Phone', 'phone', 'PHONE', '電話番号', '電話', '℡', '☎', 'FAX', 'Fax', 'fax'] as const),
    ...(['ファックス', '携帯電話', '携帯', 'Mobile', 'mobile', 'MOBILE', 'Cell', '直通', 'Direct'] as const),
  ),
} as const;
