import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { alternation, type WordRow } from '../../../japan/word-row.ts';
import type { CompanyRecord } from '../types.ts';
import { partsOf } from './line-parts.ts';
import type { PlaceIndex } from './places.ts';
import type { NameSearchResult } from './search.types.ts';

/** What a municipality has or does itself: beside its name they say that it is meant. */
export const PUBLIC_WORDS: readonly WordRow[] = [
  {
    id: 'office',
    words: [
      '役場',
      '役所',
      '市庁',
      '県庁',
      '府庁',
      '都庁',
      '支所',
      '出張所',
      '庁舎',
      '課',
      '係',
      '局',
      '室',
      '部',
      '所',
    ],
    example: '見本市 税務課',
  },
  {
    id: 'institution',
    words: ['学校', '小学', '中学', '高校', '幼稚園', '保育', 'こども園', '図書館', '公民館', '会館', '病院', '診療'],
    example: '見本市 港小学校',
  },
  {
    id: 'service',
    words: [
      '消防',
      '水道',
      '下水',
      '浄水',
      '斎場',
      'ごみ',
      'ゴミ',
      '清掃',
      'センター',
      '体育館',
      '公園',
      'プール',
      '市場',
    ],
    example: '見本市 水道料金',
  },
  {
    id: 'person',
    words: ['市長', '町長', '村長', '区長', '知事', '議会', '委員会', '職員', '税', '補助金', '給付', '指定管理'],
    example: '見本市長 見本太郎',
  },
];

const JAPANESE = /[ぁ-ゖァ-ヺ㐀-鿿]/u;
const PUBLIC = new RegExp(alternation(PUBLIC_WORDS.flatMap(({ words }) => words)), 'u');

export const isPlaceItself = ({ name, city, prefecture }: CompanyRecord): boolean =>
  name !== '' && (city.endsWith(name) || name === prefecture);

/** Without the municipality, where a line names it only to say where a company is: (有)見本　港区芝. */
export function withoutThePlace(places: PlaceIndex, line: string, result: NameSearchResult): NameSearchResult {
  const [first] = result.matches;
  if (first === undefined || first.agreement !== 'fuzzy' || !isPlaceItself(first.record)) return result;
  const isCompany = LEGAL_FORM_IN_TEXT.test(line.normalize('NFKC'));
  const { others } = isCompany ? { others: [] } : partsOf(places, line);
  // City of Mihon, Mihon Prefecture: in English its office is a part of the name.
  if (!isCompany && (others.length === 0 || !JAPANESE.test(line) || PUBLIC.test(line))) return result;
  const matches = result.matches.filter(({ record }) => !isPlaceItself(record));
  return { ...result, matches, count: Math.min(result.count, matches.length) };
}
