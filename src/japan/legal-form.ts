/**
 * Legal forms of Japanese organisations as they are written: in full, abbreviated in brackets, as one character,
 * in bank-transfer kana, in romaji and in English.
 */
export type LegalFormCode = (typeof FORMS)[number]['code'];

export interface LegalForm {
  readonly code: LegalFormCode;
  readonly ja: string;
  /** A name that carries it, where it usually stands. */
  readonly example: string;
  /** How a generated English name ends: the literal form, which asserts no registered style. */
  readonly en: string;
  /** Corporation kind of the corporate-number registry. */
  readonly kind: '301' | '302' | '303' | '304' | '305' | '399' | '401' | '499';
  /** Inside brackets: (株), 【有】. */
  readonly short: readonly string[];
  /** Bank-transfer kana: カ) at the start, (カ) inside, (カ at the end. */
  readonly bank: readonly string[];
}

const form = <const C extends string>(
  code: C,
  kind: LegalForm['kind'],
  ja: string,
  example: string,
  en: string,
  short: readonly string[] = [],
  bank: readonly string[] = [],
) => ({ code, kind, ja, example, en, short, bank });

const FORMS = [
  form('kk', '301', '株式会社', '見本商事株式会社', 'K.K.', ['株', '株式'], ['カ']),
  form('yk', '302', '有限会社', '有限会社見本商店', 'Y.K.', ['有'], ['ユ']),
  form('gomei', '303', '合名会社', '合名会社見本酒造', 'Gomei Kaisha', ['名', '合名'], ['メ']),
  form('goshi', '304', '合資会社', '合資会社見本醸造', 'Goshi Kaisha', ['資', '合資'], ['シ']),
  form('gk', '305', '合同会社', '合同会社見本', 'G.K.', ['同', '合', '合同'], ['ド']),
  form('tmk', '399', '特定目的会社', '見本一号特定目的会社', 'Tokutei Mokuteki Kaisha', ['特目']),
  form('sogo', '399', '相互会社', '見本生命保険相互会社', 'Mutual Company', ['相互', '相'], ['ソ']),
  form('toushi', '399', '投資法人', '見本リート投資法人', 'Investment Corporation', ['投']),
  form(
    'ippan_shadan',
    '399',
    '一般社団法人',
    '一般社団法人見本協会',
    'General Incorporated Association',
    ['一社', '一般社団'],
    ['シヤ'],
  ),
  form('koueki_shadan', '399', '公益社団法人', '公益社団法人見本協会', 'Public Interest Incorporated Association', [
    '公社',
    '公益社団',
  ]),
  form(
    'ippan_zaidan',
    '399',
    '一般財団法人',
    '一般財団法人見本財団',
    'General Incorporated Foundation',
    ['一財', '一般財団'],
    ['ザイ'],
  ),
  form('koueki_zaidan', '399', '公益財団法人', '公益財団法人見本財団', 'Public Interest Incorporated Foundation', [
    '公財',
    '公益財団',
  ]),
  form('shadan', '399', '社団法人', '社団法人見本会', 'Incorporated Association', ['社', '社団']),
  form('zaidan', '399', '財団法人', '財団法人見本会', 'Incorporated Foundation', ['財', '財団']),
  form('npo', '399', '特定非営利活動法人', '特定非営利活動法人見本の会', 'NPO', ['特非', 'npo'], ['トクヒ']),
  form('shakai_iryou', '399', '社会医療法人', '社会医療法人見本会', 'Social Medical Corporation', ['社医']),
  form('iryou_shadan', '399', '医療法人社団', '医療法人社団見本会', 'Medical Corporation', ['医社']),
  form('iryou_zaidan', '399', '医療法人財団', '医療法人財団見本会', 'Medical Corporation', ['医財']),
  form('iryou', '399', '医療法人', '医療法人見本会', 'Medical Corporation', ['医'], ['イ']),
  form('fukushi', '399', '社会福祉法人', '社会福祉法人見本会', 'Social Welfare Corporation', ['福', '社福'], ['フク']),
  form('gakkou', '399', '学校法人', '学校法人見本学園', 'Incorporated Educational Institution', ['学'], ['ガク']),
  form('jun_gakkou', '399', '準学校法人', '準学校法人見本学園', 'Incorporated Educational Institution', []),
  form('shukyou', '399', '宗教法人', '宗教法人見本寺', 'Religious Corporation', ['宗'], ['シユウ']),
  form(
    'nouji',
    '399',
    '農事組合法人',
    '農事組合法人見本農場',
    'Agricultural Producers Cooperative',
    ['農', '農組'],
    ['ノウ'],
  ),
  form(
    'bengoshi',
    '399',
    '弁護士法人',
    '弁護士法人見本法律事務所',
    'Legal Professional Corporation',
    ['弁', '弁法'],
    ['ベン'],
  ),
  form(
    'bengoshi_gaikoku',
    '399',
    '弁護士・外国法事務弁護士共同法人',
    '弁護士・外国法事務弁護士共同法人見本',
    'Legal Professional Corporation',
    [],
  ),
  form('zeirishi', '399', '税理士法人', '税理士法人見本', 'Tax Corporation', ['税', '税法'], ['ゼイ']),
  form('yugen_kansa', '399', '有限責任監査法人', '有限責任監査法人見本', 'Audit Corporation LLC', []),
  form('kansa', '399', '監査法人', '監査法人見本', 'Audit Corporation', ['監'], ['カンサ']),
  form('shihou', '399', '司法書士法人', '司法書士法人見本事務所', 'Judicial Scrivener Corporation', ['司', '司法']),
  form('gyousei', '399', '行政書士法人', '行政書士法人見本事務所', 'Administrative Scrivener Corporation', ['行']),
  form(
    'sharoushi',
    '399',
    '社会保険労務士法人',
    '社会保険労務士法人見本',
    'Labor and Social Security Attorney Corporation',
    ['労', '社労'],
  ),
  form('tokkyo', '399', '特許業務法人', '特許業務法人見本特許事務所', 'Patent Corporation', ['特許']),
  form('benrishi', '399', '弁理士法人', '弁理士法人見本', 'Patent Attorney Corporation', []),
  form(
    'chousashi',
    '399',
    '土地家屋調査士法人',
    '土地家屋調査士法人見本',
    'Land and House Investigator Corporation',
    [],
  ),
  form(
    'dokugyou',
    '399',
    '独立行政法人',
    '独立行政法人見本機構',
    'Incorporated Administrative Agency',
    ['独'],
    ['ドク'],
  ),
  form(
    'chihou_dokugyou',
    '399',
    '地方独立行政法人',
    '地方独立行政法人見本病院機構',
    'Local Incorporated Administrative Agency',
    ['地独'],
    ['チドク'],
  ),
  form('kenkyu', '399', '国立研究開発法人', '国立研究開発法人見本研究所', 'National Research and Development Agency', [
    '国研',
    '研',
  ]),
  form(
    'kokudai',
    '399',
    '国立大学法人',
    '国立大学法人見本大学',
    'National University Corporation',
    ['大', '国大'],
    ['ダイ'],
  ),
  form('koudai', '399', '公立大学法人', '公立大学法人見本大学', 'Public University Corporation', ['公大']),
  form('kousei', '399', '更生保護法人', '更生保護法人見本会', 'Offenders Rehabilitation Corporation', ['更'], ['ホゴ']),
  form('shokkun', '399', '職業訓練法人', '職業訓練法人見本会', 'Vocational Training Corporation', ['職']),
  form('kanri', '399', '管理組合法人', '見本マンション管理組合法人', 'Condominium Management Corporation', ['管']),
  form('ninka', '399', '認可地縁団体', '認可地縁団体見本町内会', 'Authorized Community Association', []),
  form('llp', '399', '有限責任事業組合', '見本有限責任事業組合', 'LLP', ['llp']),
  form('kigyou', '399', '企業組合', '企業組合見本', 'Business Cooperative', ['企', '企組']),
  form('kyoudou', '399', '協同組合', '見本協同組合', 'Cooperative', ['協', '協組'], ['キヨウクミ']),
  form('seikyou', '399', '生活協同組合', '生活協同組合見本', 'Consumer Cooperative', ['生協'], ['セイキヨウ']),
] as const;

export const LEGAL_FORMS: readonly LegalForm[] = FORMS;

/** In a fixed order that data files rely on: append, never reorder. */
export const LEGAL_FORM_CODES: readonly LegalFormCode[] = FORMS.map((entry) => entry.code);

/** Every character that occurs in a legal form written in full. */
export const LEGAL_FORM_CHARACTERS: ReadonlySet<string> = new Set(FORMS.flatMap((entry) => [...entry.ja]));

const BY_CODE = new Map(LEGAL_FORMS.map((entry) => [entry.code, entry]));
export const legalForm = (code: LegalFormCode): LegalForm => BY_CODE.get(code)!;

/** A legal form written anywhere in a line: what tells a company name from other text. */
export const LEGAL_FORM_IN_TEXT = new RegExp(
  `${LEGAL_FORMS.map((entry) => entry.ja)
    .sort((a, b) => b.length - a.length)
    .join('|')}|[(（](?:株|有|同|名|資|合|社|財|医|学|宗|福|特非|一社|一財|公社|公財)[)）]|[㈱㈲㍿㈳㈶㈻]`,
  'u',
);
