import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { KANJI, LOOKALIKE, type Reading } from './letter-reading.ts';

/** Letters inside phone numbers, postal codes and houses. */
export const CONTACT_READINGS: readonly Reading[] = [
  {
    id: 'phone',
    pattern: /(?<![A-Za-z\d-])[0OoQ][\dOoQDlI]{1,4}-[\dOoQDlI]{1,4}-[\dOoQDlI]{3,4}(?![A-Za-z\d-])/g,
    table: LOOKALIKE,
    example: ['TEL O98-867-34l2', 'TEL 098-867-3412'],
    counterExample: 'OLD-ODD-IDOL',
  },
  {
    id: 'phone_behind_its_label',
    pattern: new RegExp(
      String.raw`(?<=(?:${CONTACT_LABELS.latin})[.:]?\s?)[0OoQ][\dOoQDlI]{1,4}-[\dOoQDlI]{1,4}-[\dOoQDlI]{3,4}(?=${CONTACT_LABELS.nextFax}|(?![A-Za-z\d-]))`,
      'g',
    ),
    table: LOOKALIKE,
    example: ['TELO766-55-0l42', 'TEL0766-55-0142'],
    counterExample: 'HOTELOOO-OO-OOO',
  },
  {
    id: 'phone_with_points',
    pattern: new RegExp(
      String.raw`(?<=(?:${CONTACT_LABELS.pointed})[.:]?\s?)[0OoQ][\dOoQDlI]{1,4}・[\dOoQDlI]{1,4}・[\dOoQDlI]{3,4}(?![A-Za-z\d])`,
      'g',
    ),
    table: { ...LOOKALIKE, '・': '-' },
    example: ['TEL O796・32・2218', 'TEL 0796-32-2218'],
    counterExample: '電話・FAX・メール',
  },
  {
    id: 'phone_in_brackets',
    pattern: /(?<![A-Za-z\d])[0OoQ][\dOoQDlI]{1,4}\([\dOoQDlI]{1,4}\)[\dOoQDlI]{4}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['TEL O95(823)447l', 'TEL 095(823)4471'],
    counterExample: 'OLD(IDOL)SOLD',
  },
  {
    id: 'phone_behind_brackets',
    pattern: /(?<=^|[^A-Za-z\d])\([0OoQ][\dOoQDlI]{1,4}\)\s?[\dOoQDlI]{1,4}-[\dOoQDlI]{3,4}(?![A-Za-z\d-])/g,
    table: LOOKALIKE,
    example: ['TEL (O11) 823-O4l7', 'TEL (011) 823-0417'],
    counterExample: '(OLD) IDOL-SOLD',
  },
  {
    id: 'phone_with_country',
    pattern: /\+8[1lI](?:[- ][\dOoQDlI]{1,4}){3}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['Tel +8l-3-564l-2280', 'Tel +81-3-5641-2280'],
    counterExample: '+8l OIL-IDOL',
  },
  {
    id: 'kanji_one_in_phone',
    pattern: /(?<![\d-])0\d{1,4}一\d{1,4}一\d{3,4}(?!\d)/g,
    table: { 一: '-' },
    example: ['TEL 0856一55一2017', 'TEL 0856-55-2017'],
    counterExample: '3一5丁目',
  },
  {
    id: 'postal_code_behind_town',
    pattern: /(?<=[a-z],? )[\dOlI]{3}-[\dOlI]{4}(?=\s*$|,| Japan)/g,
    table: LOOKALIKE,
    example: ['Chuo-ku, Tokyo 1O3-0025', 'Chuo-ku, Tokyo 103-0025'],
    counterExample: 'Tokyo OIL-OOIL',
  },
  {
    id: 'lot_in_town',
    pattern: /(?<=[市区郡町村]\p{Script=Han}{1,10}\s?)[lI](?=\d{2,4}(?![A-Za-z\d,.])|[\dlO]{0,2}丁目)/gu,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['札幌市豊平区平岸一条l4丁目2-6', '札幌市豊平区平岸一条14丁目2-6'],
    counterExample: '型番l845',
  },
  {
    id: 'lot_number',
    pattern: /(?<=[町村字丁地目]\s?)[lI](?=\d{2,4}(?![A-Za-z\d,.]))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['南魚沼市六日町l845', '南魚沼市六日町1845'],
    counterExample: '型番l845',
  },
  {
    id: 'letter_in_a_lot',
    pattern:
      /(?<=[市区郡町村字]\p{Script=Han}{1,8}\s?)[1-9][\dlO]{1,4}(?=TEL|Tel|FAX|番地|\s{2}|\s*$|\s(?:TEL|Tel|電話))/gu,
    table: LOOKALIKE,
    example: ['見本市井岡字和田2l4', '見本市井岡字和田214'],
    counterExample: '見本市場3LDK',
  },
  {
    id: 'postal_code',
    pattern: /(?<=〒\s?)[\dOoQDlI]{3}-?[\dOoQDlI]{4}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['〒9OO-OO15', '〒900-0015'],
    counterExample: '〒ODD-IDOL',
  },
  {
    id: 'house_number',
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[1-9][\dOoQlI]{0,3}(?:-[\dOoQlI]{1,4}){1,3}(?:(?![A-Za-z\d])|(?=TEL|Tel|FAX|Fax))/gu,
    table: LOOKALIKE,
    example: ['那覇市久茂地2-l9-8', '那覇市久茂地2-19-8'],
    counterExample: '規格A-IO-2',
  },
  {
    id: 'house_opens_with_letter',
    pattern: /(?<=[\p{Script=Han}]{2}[町村字丁目]\s?)[lI][\dlI]{0,2}(?:-[\dOoQlI]{1,4}){1,3}(?![A-Za-z\d])/gu,
    table: LOOKALIKE,
    example: ['神田須田町l-5', '神田須田町1-5'],
    counterExample: '大字I-type',
  },
  {
    id: 'kanji_phone',
    pattern:
      /[〇零○一二三四五六七八九]{2,5}[-ー・][〇零○一二三四五六七八九]{1,4}[-ー・][〇零○一二三四五六七八九]{3,4}/g,
    table: { ...KANJI, ー: '-', '・': '-' },
    example: ['電話〇七五-五五〇-四二一三', '電話075-550-4213'],
    counterExample: '一二三丁目',
  },
  {
    id: 'kanji_phone_opens_with_brackets',
    pattern: /\([〇零○一二三四五六七八九]{2,5}\)[〇零○一二三四五六七八九]{1,4}[-ー][〇零○一二三四五六七八九]{3,4}/g,
    table: { ...KANJI, ー: '-' },
    example: ['電話 (〇九八)九五八-四四一二', '電話 (098)958-4412'],
    counterExample: '(二)三四',
  },
  {
    id: 'kanji_phone_with_gaps',
    pattern: new RegExp(
      String.raw`(?<=${CONTACT_LABELS.denwa}\s?)[〇零○][〇零○一二三四五六七八九]{1,4} [〇零○一二三四五六七八九]{2,4} [〇零○一二三四五六七八九]{4}`,
      'g',
    ),
    table: KANJI,
    example: ['電話 〇七五 四四一 二二八〇', '電話 075 441 2280'],
    counterExample: '電話 一丁目 二番',
  },
  {
    id: 'kanji_phone_in_brackets',
    pattern: /[〇零○一二三四五六七八九]{2,5}\([〇零○一二三四五六七八九]{1,4}\)[〇零○一二三四五六七八九]{3,4}/g,
    table: KANJI,
    example: ['電話 〇七五(五五〇)四二一三', '電話 075(550)4213'],
    counterExample: '二(三)四',
  },
  {
    id: 'kanji_postal_code',
    pattern: /(?<=(?:〒|郵便番号)\s{0,2})[〇零○一二三四五六七八九]{3}[-ー][〇零○一二三四五六七八九]{4}/g,
    table: { ...KANJI, ー: '-' },
    example: ['〒七五八-〇〇一一', '〒758-0011'],
    counterExample: '三三三-四四四四',
  },
];
