import { wordRule } from './word-rule.ts';

/** Parts of a company that are called by what is done there, without a word for a part: a line of its own on a card. */
export const FIELDS_OF_WORK = [
  wordRule(
    'kana',
    /^(?:カスタマー(?:サクセス|サポート|リレーション)|(?:インサイド|フィールド|ソリューション)セールス|(?:デジタル)?マーケティング|バックオフィス|コーポレート|フロントオフィス|コールセンター|ヘルプデスク|プロダクト開発|ビジネス開発)$/,
    'カスタマーサクセス',
    'みほんサクセス',
  ),
  wordRule(
    'functions',
    /^(?:Customer (?:Success|Support|Service|Experience|Relations)|Business Development|Corporate (?:Planning|Communications|Strategy|Affairs)|Human Resources|Public (?:Relations|Sector|Affairs)|Investor Relations|General Affairs|(?:Overseas|International|Domestic|Inside|Field|Enterprise) Sales|Sales (?:& |and )Marketing|(?:Platform|Software|Data|Product|Cloud|Security|Production|Process|Solutions?|Field) Engineering|Product (?:Management|Development|Planning)|Quality Assurance|Quality Control|Information Systems?|Supply Chain(?: Management)?|Procurement|Research (?:& |and )Development|R&D)(?:, (?:Japan|Asia|APAC|Asia Pacific|EMEA|Korea|Japan (?:& |and )Korea))?$/,
    'Public Sector, Japan & Korea',
    'Customer Success Lead',
  ),
  wordRule(
    'regions',
    /^(?:Asia Pacific|APAC|EMEA|Greater China|Japan (?:& |and )Korea)$/,
    'Asia Pacific',
    'Asia Foods',
  ),
  wordRule(
    'studio',
    /^第[一二三四五1-5]\p{L}{0,8}(?:スタジオ|ラボ)$|^Studio [1-9]$/u,
    '第二開発スタジオ',
    'みほんスタジオ',
  ),
] as const;

export const isFieldOfWork = (line: string): boolean => FIELDS_OF_WORK.some(({ pattern }) => pattern.test(line));
