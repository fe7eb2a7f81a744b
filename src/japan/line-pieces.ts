import { LEGAL_FORM_IN_TEXT } from './legal-form.ts';
import { nfkc } from './nfkc.ts';
import { SPOKEN_FORMS } from './spoken-forms.ts';
import { alternation, type WordRow } from './word-row.ts';

/** What people say before, behind and between names, and that is no part of one. */
export const TALK: readonly WordRow[] = [
  {
    id: 'filler',
    words: ['えーっと', 'えーと', 'ええと', 'えっと', 'えー', 'あの', 'あのー', 'すみません', 'その'],
    example: 'えーと、見本商事',
  },
  { id: 'number', words: ['法人番号は', '番号は', '番号読み上げますね'], example: '番号は いち に さん' },
];

const FILLER = new RegExp(`^(?:${alternation(TALK.flatMap(({ words }) => words))})[\\s、]*`, 'u');
/** 見本花壇という会社で: what is said behind a name. */
const SAID_BEHIND =
  /(?:という|っていう|といった|って(?:いう|書く)?|とかいう)(?:会社|法人|ところ|とこ|お?店|名前|名称)?(?:で|です|なん.*|の|を|が|は)?$|(?:です|でした|ですね|だよ|ですけど|なんですけど|ください)$/u;
/** 一般社団の見本会: a form as it is said before a name. */
const FORM_OF =
  /^(株式会社|有限会社|合同会社|合資会社|合名会社|一般社団|一般財団|公益社団|公益財団|医療法人|学校法人)の(?=.{2})/u;
const FORM = new RegExp(
  `^(?:${LEGAL_FORM_IN_TEXT.source}|${SPOKEN_FORMS.map(([text]) => text).join('|')}|[(（](?:[^()（）]{1,4})[)）])$`,
  'u',
);
/** Y.K. Iwami: behind a form comes something else. */
const BEHIND_WESTERN_FORM = /(?<=\s\(?(?:[KYG]\.\s?K\.?|Co\.?\s*Ltd\.?|Inc\.?|Corp\.?|LLC|Ltd\.?)\)?)\s+(?=[A-Z])/u;
const COMMA_IN_FORM = /\s*[,，]\s*(?=(?:Ltd|Inc|LLC|Co|K\.?\s?K|G\.?\s?K|Y\.?\s?K)\b)/giu;
const BRACKETS = /[(（]([^()（）]{2,40})[)）]/gu;
/** （港区芝） is a place. */
const SHORT_FORM = /^[(（](?:[^()（）都道府県市区町村]{1,3}|[KYG]\.\s?K\.?|Co\.?,?\s*Ltd\.?)[)）]$/u;
const BETWEEN = /[\n\r\t、,，。;；|｜/／:：…"“”「」『』]|\u3000|\s{2,}/u;
const JAPANESE = /[ぁ-ゖァ-ヺ㐀-鿿]/u;

/** The pieces of a line, without talk: of Japanese the words between spaces, of other languages what no mark divides. */
export function linePieces(line: string): string[] {
  const text = line
    .replace(COMMA_IN_FORM, ' ')
    .replace(BRACKETS, (all, inner: string) => (SHORT_FORM.test(all) ? all : `\n${inner}\n`));
  const pieces: string[] = [];
  for (const part of text.split(BETWEEN)) {
    const plain = nfkc(part).trim();
    const words = JAPANESE.test(plain) ? plain.split(/\s+/u) : plain.split(BEHIND_WESTERN_FORM);
    for (const word of words) {
      const piece = word.replace(FILLER, '').replace(SAID_BEHIND, '').replace(FORM_OF, '$1').trim();
      if (piece === '') continue;
      // 見本、株式会社: a form by itself belongs to what stands before.
      if (FORM.test(piece) && pieces.length > 0) pieces[pieces.length - 1] += piece;
      else if (pieces.length > 0 && FORM.test(pieces.at(-1)!)) pieces[pieces.length - 1] += piece;
      else pieces.push(piece);
    }
  }
  return pieces;
}
