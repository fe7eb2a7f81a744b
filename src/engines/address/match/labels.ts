/*
 * What forms, cards and letters write before an address. A label is no part of the address: it becomes spaces before
 * anything is read, so that the offsets stay and the first character is the address's own.
 */

interface Label {
  readonly id: string;
  /** A pattern of whole words. */
  readonly words: string;
  /** No municipality begins so: what follows needs no space or colon before it. */
  readonly isPlain?: true;
  readonly example: string;
}

export const LABELS: readonly Label[] = [
  {
    id: 'address',
    words: '(?:[ご御現新旧]?住所|居所|お住まい)(?:地|[0-9０-９①②])?',
    isPlain: true,
    example: '住所 東京都港区芝公園4-2-8',
  },
  {
    id: 'seat',
    words: '(?:主たる事務所の|登記上の?)?(?:所在地|所在)',
    isPlain: true,
    example: '所在地：東京都港区芝公園4-2-8',
  },
  {
    id: 'office_address',
    words:
      '(?:本店|本社|支店|支社|会社|事務所|事業所|営業所|店舗|工場|自宅|登記|物件|法人|勤務先|団体|学校|病院|施設)(?:の?(?:所在地|住所))',
    isPlain: true,
    example: '本店所在地　東京都港区芝公園4-2-8',
  },
  {
    id: 'destination',
    words:
      '(?:[おご御]?(?:送付|送り|届け?|届出|配送|配達|発送|納品|納入|請求|連絡|支払|引越し?|転居|郵送|返送|返品|問い?合わせ|出荷|荷送|訪問|帰省|実家)先|宛て?先|あて先)(?:の?(?:ご?住所|所在地))?',
    isPlain: true,
    example: 'お届け先：東京都港区芝公園4-2-8',
  },
  {
    id: 'office',
    words:
      '(?:東京|大阪)?(?:本店|本社|支店|支社|本部|本校|本院|事務所|事業所|営業所|店舗|工場|勤務先|自宅|実家|会社|職場|学校|会場|場所|開催地|開催場所|設置場所|本籍地?|差出人|依頼主|宛名)',
    example: '本社: 東京都港区芝公園4-2-8',
  },
  {
    id: 'english',
    words: '(?:[Aa]ddress|ADDRESS|[Ll]ocation|ADD|Add)\\.?',
    example: 'Address: 1-9-1 Marunouchi, Chiyoda-ku',
  },
];

const join = (labels: readonly Label[]) => labels.map(({ words }) => words).join('|');
const ALL = join(LABELS);
const PLAIN = join(LABELS.filter(({ isPlain }) => isPlain === true));
const REMARK = '(?:[（(][^（()）]{1,6}[)）])?';
/** A closing bracket ends a label as well: 現住所）神戸市. */
const SEPARATOR = '[\\s　:：=＝／/|｜、,→\\-－…⇒)）\\]］】〕>＞」』]';
const LEAD = '[\\s　■●◆◇□○◎・*＊※▼▶]*';
/** A label with brackets, with a separator behind it, or one that needs none. */
const LABELLED = new RegExp(
  `^${LEAD}(?:[【\\[［〔（(＜<「『]\\s*(?:${ALL})${REMARK}\\s*[】\\]］〕）)＞>」』]${SEPARATOR}*|(?:${ALL})${REMARK}(?:は|[はわ]、)?${SEPARATOR}+|(?:${PLAIN})(?=[\\p{Script=Han}ヶケ]{1,7}[都道府県市区町村郡]|〒|[0-9０-９]{3}-))`,
  'u',
);
/** Of these one stands before every label; an address seldom begins so. */
const FIRST: ReadonlySet<string> = new Set(
  '■●◆◇□○◎・*＊※▼▶【[［〔（(＜<「『ご御現新旧住居お所主登本支会事営店工自物法勤団学病施送届配発納請連支引転郵返問出荷訪帰実宛あ東大職場開設差依AaLl',
);
/** 【送付先】住所：… */
const MAX_LABELS = 3;

/** (京都市) 上京区…: the first name in brackets, as lists of one city write it. */
const FIRST_IN_BRACKETS = /^[\s　]*[（(]([^（()）]{1,6}[都道府県市])[)）](?=[\s　]*\p{Script=Han})/u;

/** Kanji and kana: neither white space nor a bracket. */
const isLetter = (unit: number): boolean => unit >= 0x3041 && unit < 0xa000;

/** The text without the labels it begins with, as long as it was. */
export function withoutLabel(text: string): string {
  if (isLetter(text.charCodeAt(0)) && !FIRST.has(text[0]!)) return text;
  let rest = FIRST_IN_BRACKETS.test(text) ? text.replace(/[（(]/, ' ').replace(/[)）]/, ' ') : text;
  for (let count = 0; count < MAX_LABELS; count++) {
    const start = rest.search(/[^\s　]/);
    if (start < 0 || !FIRST.has(rest[start]!)) break;
    const label = LABELLED.exec(rest);
    if (!label || label[0].length === rest.length) break;
    rest = ' '.repeat(label[0].length) + rest.slice(label[0].length);
  }
  return rest;
}
