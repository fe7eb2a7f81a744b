import { nfkc } from './nfkc.ts';
import { alternation } from './word-row.ts';

/** A kind of body that towns and trades have, as people shorten it and as it is registered. */
export interface Body {
  readonly id: string;
  readonly said: readonly string[];
  readonly registered: readonly string[];
  /** A town has one, under its full name: 見本 in 見本商工会 may be 見本町. */
  readonly isOfTown: boolean;
  /** A prefecture has one: 見本 in 見本弁護士会 may be 見本県. */
  readonly isOfPrefecture?: boolean;
  readonly example: readonly [asked: string, registered: string];
}

export const BODIES: readonly Body[] = [
  {
    id: 'welfare_council',
    said: ['社協', '社福協', '社会福祉協議会'],
    registered: ['社会福祉協議会'],
    isOfTown: true,
    example: ['見本社協', '見本町社会福祉協議会'],
  },
  {
    id: 'commerce',
    said: ['商工会'],
    registered: ['商工会'],
    isOfTown: true,
    example: ['見本の商工会', '見本町商工会'],
  },
  {
    id: 'silver',
    said: ['シルバー', 'シルバー人材', 'シルバーセンター', 'シルバー人材センター'],
    registered: ['シルバー人材センター'],
    isOfTown: true,
    example: ['見本シルバー', '見本町シルバー人材センター'],
  },
  {
    id: 'tourism',
    said: ['観光協会', '観協'],
    registered: ['観光協会'],
    isOfTown: true,
    example: ['見本観光協会', '見本市観光協会'],
  },
  {
    id: 'sports',
    said: ['体協', 'スポ協', '体育協会', 'スポーツ協会'],
    registered: ['体育協会', 'スポーツ協会'],
    isOfTown: true,
    example: ['見本体協', '見本市体育協会'],
  },
  {
    id: 'medical',
    said: ['医師会', '歯科医師会', '薬剤師会', '国際交流協会', '文化協会', '開発公社', '土地開発公社', '農業公社'],
    registered: [],
    isOfTown: true,
    example: ['見本医師会', '見本市医師会'],
  },
  {
    id: 'junior_chamber',
    said: ['JC', '青年会議所'],
    registered: ['青年会議所'],
    isOfTown: false,
    example: ['見本JC', '見本青年会議所'],
  },
  {
    id: 'chamber',
    said: ['商議所', '会議所'],
    registered: ['商工会議所'],
    isOfTown: false,
    example: ['見本会議所', '見本商工会議所'],
  },
  {
    id: 'cooperative',
    said: ['協組', '協同組合'],
    registered: ['協同組合', '事業協同組合', '業協同組合'],
    isOfTown: false,
    example: ['見本採石協組', '見本採石事業協同組合'],
  },
  {
    id: 'industry',
    said: ['工組'],
    registered: ['工業組合', '工業協同組合'],
    isOfTown: false,
    example: ['見本印刷工組', '見本印刷工業組合'],
  },
  {
    id: 'commercial',
    said: ['商組'],
    registered: ['商業組合', '商業協同組合'],
    isOfTown: false,
    example: ['見本酒販商組', '見本酒販商業組合'],
  },
  {
    id: 'federation',
    said: ['協連', '連'],
    registered: ['協同組合連合会', '連合会'],
    isOfTown: false,
    example: ['見本協連', '見本協同組合連合会'],
  },
  {
    id: 'irrigation',
    said: ['土改', '土地改良'],
    registered: ['土地改良区'],
    isOfTown: false,
    example: ['見本土改', '見本土地改良区'],
  },
  {
    id: 'municipal_mutual_aid',
    said: ['市町村共済', '市町村職員共済'],
    registered: ['市町村職員共済組合'],
    isOfTown: false,
    isOfPrefecture: true,
    example: ['見本の市町村共済', '見本県市町村職員共済組合'],
  },
  {
    id: 'of_prefecture',
    said: [
      '弁護士会',
      '司法書士会',
      '行政書士会',
      '看護協会',
      'トラック協会',
      '建設業協会',
      '信用保証協会',
      '農業会議',
      '商工会連合会',
      '市町村職員互助会',
    ],
    registered: [],
    isOfTown: false,
    isOfPrefecture: true,
    example: ['見本弁護士会', '見本県弁護士会'],
  },
  {
    id: 'real_estate',
    said: ['宅建協会', '宅建業協会', '宅地建物取引業協会'],
    registered: ['宅地建物取引業協会'],
    isOfTown: false,
    isOfPrefecture: true,
    example: ['見本宅建協会', '見本県宅地建物取引業協会'],
  },
  {
    id: 'guarantee',
    said: ['保証協会'],
    registered: ['信用保証協会'],
    isOfTown: false,
    isOfPrefecture: true,
    example: ['見本保証協会', '見本県信用保証協会'],
  },
  {
    id: 'staff_union',
    said: ['職労', '職員労組'],
    registered: ['職員労働組合', '職員組合'],
    isOfTown: true,
    isOfPrefecture: true,
    example: ['見本職労', '見本県職員労働組合'],
  },
  {
    id: 'farm',
    said: ['JA', '農協'],
    registered: ['農業協同組合'],
    isOfTown: true,
    example: ['見本のJA', '見本町農業協同組合'],
  },
];

/** Words inside the name of a body that are shortened as well. */
const INNER: readonly (readonly [said: RegExp, registered: string])[] = [
  [/生コン(?!クリート)/u, '生コンクリート'],
  [/トラ協|トラック協$/u, 'トラック協会'],
  [/建協$/u, '建設業協会'],
  [/自販連/u, '自動車販売協会連合会'],
  [/石商/u, '石油商業'],
  [/(?:まき|巻き?)網漁協$/u, '旋網漁業協同組合'],
];

const KINDS = ['町', '市', '村', '区'];
const PREFECTURE_KINDS = ['県', '府', '都'];
const BY_WORD = new Map(BODIES.flatMap((body) => body.said.map((word) => [word, body] as const)));
const WORDS = alternation([...BY_WORD.keys()].sort((a, b) => b.length - a.length));
const AT_END = new RegExp(`^(.{1,20}?)(?:の|\\s)*(${WORDS})$`, 'u');
/** 社協 見本町, 商工会（見本町）: the place behind the body, where forms have a field for each. */
const AT_BEGINNING = new RegExp(`^(${WORDS})(?:\\s+|\\s*\\()([^\\s()]{2,8})\\)?$`, 'u');
/** 県生コン工組(見本): what stands in brackets says of which place. */
const BRACKETED = /^([^()]{3,20})\(([^()]{2,6})\)$/u;
const HAS_KIND = /[都道府県市区町村郡]$/u;

/** What a body may be registered as that is asked for as people call it; the likeliest first, empty for any other name. */
export function bodyTexts(name: string): string[] {
  const text = nfkc(name).trim();
  const turned = AT_BEGINNING.exec(text);
  const bracketed = turned === null ? BRACKETED.exec(text) : null;
  const asked = turned ? turned[2]! + turned[1]! : bracketed ? bracketed[2]! + bracketed[1]! : text;
  const found = AT_END.exec(asked);
  const inner = INNER.find(([said]) => said.test(asked));
  const written = (other: string): string => (inner ? other.replace(inner[0], inner[1]) : other);
  if (found === null) return inner ? [written(asked)] : [];
  const [, of, word] = found as unknown as [string, string, string];
  const { registered, isOfTown, isOfPrefecture } = BY_WORD.get(word)!;
  const endings = registered.length > 0 ? registered : [word];
  const kinds = [...(isOfPrefecture ? PREFECTURE_KINDS : []), ...(isOfTown ? KINDS : [])];
  const places = HAS_KIND.test(of) ? [of] : ['', ...kinds].map((kind) => of + kind);
  return places.flatMap((place) => endings.map((ending) => written(place + ending))).filter((other) => other !== text);
}
