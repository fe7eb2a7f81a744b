import roles from '../vocabulary/card-roles.json' with { type: 'json' };

/** Titles, qualifications, departments and their usual English stand in vocabulary/card-roles.json. */
type Dictionary = Readonly<Record<string, string>>;
const TITLES: Dictionary = roles.titles;
const QUALIFICATIONS: Dictionary = roles.qualifications;
const DEPARTMENTS: Dictionary = roles.departments;
const UNITS: Dictionary = roles.units;
const ORDINALS: Dictionary = roles.ordinals;
/** Family names that end like a department: 長谷部, 服部. */
export const SURNAMES_LIKE_UNITS: ReadonlySet<string> = new Set(roles.surnames_like_units);

const byLength = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const ROLE_WORDS = byLength([...Object.keys(TITLES), ...Object.keys(QUALIFICATIONS)]);
/** What a title may name its field in front of: 建築大工 + 技能士, and what it may be raised by: ヘッド, 一級. */
const HEADS = byLength(roles.title_heads);
const PREFIXES = byLength(roles.title_prefixes);
const UNIT_WORDS = byLength(Object.keys(UNITS));
/** The topics of departments, for units grown to another word. */
export const KNOWN_DEPARTMENT = byLength(Object.keys(DEPARTMENTS));
const CHIEFS = 'CEO|COO|CFO|CTO|CIO|CMO|CSO|CHRO|CPO';
const LATIN_TITLES = String.raw`(?:${CHIEFS}|Ph\.?D\.?|MBA)`;
// 経理部長 or 東京支店長 is one printed title: what the person heads stands in front of it.
const TITLE = new RegExp(
  String.raw`^(?:(?:${PREFIXES})?(?:[\p{L}\p{N}・]{0,14}?(?=担当$|${HEADS}))?(?:${ROLE_WORDS})(?:代理|補佐|心得|[A-DS]級|(?:兼|・)?C[EOFTIMSP]O)?|${LATIN_TITLES})$`,
  'u',
);
const DEPARTMENT = new RegExp(String.raw`^[\p{L}\p{N}・&／/ー]{1,24}?(?:${UNIT_WORDS})$`, 'u');

/** No printed role is longer; longer texts would only cost time. */
const MAX_ROLE = 30;

/** 上野原市上下水道局, 青葉町教育委員会事務局: an office of a town is a body, a bare 水道局 a part of one. */
export const PUBLIC_BODY =
  /^[\p{Script=Han}ぁ-んァ-ヶ]{1,6}[都道府県市区町村](?:[\p{Script=Han}]{0,2}水道局|[\p{Script=Han}]{0,2}交通局|消防局|企業局|環境局|病院局|港湾局|消防本部|教育委員会(?:事務局)?|議会(?:事務局)?)$|^[\p{Script=Han}ァ-ヶー]{2,10}(?:広域|地区|地域|組合|連合)(?:行政組合)?消防(?:本部|局)$/u;

/** The last letters of the words of a table: most texts end in none of them, and the long patterns need not be tried. */
const endsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => word.at(-1)!));
const TITLE_ENDS = endsOf([
  ...Object.keys(TITLES),
  ...Object.keys(QUALIFICATIONS),
  ...['代理', '補佐', '心得', '級'],
  ...[...'ODA.'],
]);
const DEPARTMENT_ENDS = endsOf(Object.keys(UNITS));

export const isTitle = (text: string): boolean =>
  !MISTER_REED.test(text) &&
  text.length <= MAX_ROLE &&
  TITLE_ENDS.has(text.at(-1) ?? '') &&
  TITLE.test(text.replace(GENERATION, ''));
/** ハンナ・リード: a family name, unless what is led stands in front of it. */
const MISTER_REED =
  /^(?!(?:チーム|テック|テクニカル|エンジニア|デザイン|プロジェクト|プロダクト|セールス|マーケティング|リージョン|エリア)・)[ァ-ヶー]{2,10}・リード$/;
/** 第十七世住職 */
const GENERATION = /^第?[一二三四五六七八九十百\d]{1,4}(?:世|代目)(?=\p{Script=Han}{2})/u;
/** A profession or a certificate, or a trade that names its house: 税理士, 大工. */
export const isQualification = (title: string): boolean =>
  title in QUALIFICATIONS || /^(?:大工|左官|設計士|造園家|陶芸家)$/.test(title);
export const isDepartment = (text: string): boolean =>
  text.length <= MAX_ROLE &&
  DEPARTMENT_ENDS.has(text.at(-1) ?? '') &&
  DEPARTMENT.test(text) &&
  !isTitle(text) &&
  !/(?:大学|病院|薬局|美容室|理容室|(?:活版|写真|製本|珈琲|喫茶|染織|木工|刺繍)室|[^第].建築設計室|(?<!学)教室|郵便局|放送局|株式会社|有限会社|合同会社|自衛隊|法人)$/.test(
    text,
  ) &&
  !PUBLIC_BODY.test(text) &&
  // Gマーク認定事業所: what the company was granted.
  !/(?:認定|指定|登録|認証)(?:事業所|工場|店)$/.test(text) &&
  // 鉄輪倶楽部 is a house, ハウスメイト中部 a region of one.
  !/倶楽部$|^[ァ-ヶー]{4,}[東西南北中]部$/.test(text) &&
  // かえで歯科 is a practice, 小児歯科 a part of a hospital.
  !/.(?<!小児|矯正|口腔|一般|審美|訪問|予防|病院)歯科$/.test(text) &&
  // とき内科, きよたき耳鼻咽喉科: the name of a practice in kana in front.
  !/^[ぁ-んァ-ヶー]{2,}\p{Script=Han}{1,6}科$/u.test(text);

/** The usual English of a title; null when no part of it is known. */
export function titleInEnglish(printed: string): string | null {
  // 医薬情報担当者(MR): the letters add nothing.
  const title = printed.replace(/[(（][A-Z]{2,4}[)）]$/, '');
  const direct = TITLES[title] ?? QUALIFICATIONS[title];
  if (direct) return direct;
  if (/^[A-Za-z.]+$/.test(title)) return title;
  const tail = new RegExp(`(?:${ROLE_WORDS})$`).exec(title)?.[0];
  if (!tail) return null;
  const head = title.slice(0, -tail.length);
  const unit = departmentInEnglish(head) ?? DEPARTMENTS[head] ?? null;
  const role = TITLES[tail] ?? QUALIFICATIONS[tail]!;
  if (head === '') return role;
  return unit ? `${role}, ${unit}` : null;
}

/** 海外事業部 → Overseas Business Division, composed from its parts; null when a part is unknown. */
export function departmentInEnglish(department: string): string | null {
  const unit = new RegExp(`(?:${UNIT_WORDS})$`).exec(department)?.[0];
  if (!unit) return null;
  let topic = department.slice(0, -unit.length);
  let ordinal = '';
  for (const [sign, word] of Object.entries(ORDINALS))
    if (topic.startsWith(sign)) {
      ordinal = `${word} `;
      topic = topic.slice(sign.length);
    }
  if (topic === '') return ordinal === '' ? null : `${ordinal}${UNITS[unit]}`;
  const english = DEPARTMENTS[topic] ?? (/^[A-Za-z0-9&\s]+$/.test(topic) ? topic : undefined);
  return english ? `${ordinal}${english} ${UNITS[unit]}` : null;
}

const ENGLISH_TITLE = new RegExp(
  String.raw`\b(?:Manager|Director|President|Chairman|Chairperson|Officer|Engineer|Consultant|Supervisor|Chief|Leader|Representative|Founder|Owner|Partner|Advisor|Adviser|Professor|Lecturer|Researcher|Attorney|Accountant|Architect|Designer|Analyst|Producer|Specialist|Assistant|Executive|Head|Secretary|Counsel|Lawyer|${CHIEFS}|Planner|Buyer|Editor|Principal|Dean|Auditor|Scientist|Developer|Coordinator|Associate|Staff|Physician|Dentist|Stylist|Chef|Photographer|Instructor|Trainer|Translator|Interpreter|Host|Brewer|Barista|Sommelier|Writer|Illustrator|Artist|Curator|Veterinarian|Pharmacist|Nurse|Teacher|Therapist|Coach|Superintendent|Lead|Managing Member|Strategist|Marketer|Recruiter|Technician|Programmer|Administrator|Controller|Treasurer|Consul|Ambassador|Governor|Captain|Concierge|Bartender|Hygienist|Surgeon|Evangelist|Copywriter|Animator|Composer|Conductor|Pianist|Musician|Florist|Broker|Reporter|Journalist|Pastor|Priest|Librarian|Proprietor|Roaster|Winemaker|Facilitator|Liaison|Merchandiser|Underwriter|Actuary|Midwife|Dietitian|Mechanic|Inspector|Creator|Coder|Harbou?r Master)\b`,
  'i',
);
/** `Country Manager, Japan`: where a title holds is part of it, and no department. */
const REGION =
  /^(?:Japan(?: (?:&|and) Korea)?|Asia|APAC|Asia[- ]Pacific|EMEA|Europe|Americas?|North America|Greater China|Kansai|Kanto|Tokyo|Osaka|(?:East|West|North|South)(?:ern)? Japan)$/;
const ENGLISH_DEPARTMENT =
  /\b(?:Department|Dept\.?|Division|Div\.?|Section|Group|Team|Office|Branch|Center|Centre|Headquarters|Bureau|Unit|Laboratory|Institute|Faculty|Graduate School|School of|Operations|Plant|(?:Service|Research|Test) Station)\b/i;

/** `Representative Director & CEO` is two titles, `Sales & Marketing Manager` one. */
function joinedTitles(text: string): string[] {
  const parts = text.trim().split(/\s+&\s+/);
  return parts.every((part) => ENGLISH_TITLE.test(part)) ? parts : [text.trim()];
}

/** Titles and departments of an English line such as `Manager, Overseas Business Division`. */
export function englishRoles(line: string): { titles: string[]; departments: string[] } | null {
  // Regional Sales Manager - Japan & Korea
  const [, held, region] = /^([A-Z][A-Za-z ]+) - ([A-Z][A-Za-z& -]+)$/.exec(line) ?? [];
  if (held && region && REGION.test(region) && ENGLISH_TITLE.test(held)) return { titles: [line], departments: [] };
  const titles: string[] = [];
  const departments: string[] = [];
  const rest: string[] = [];
  for (const part of line.split(/\s*(?:,|\/|\||;| and (?=[A-Z])|(?<=[a-z]) - )\s*/).flatMap(joinedTitles)) {
    if (part === '') continue;
    // Associate Professor, Ph.D.
    if (titles.length > 0 && /^(?:Ph\.?D\.?|M\.D\.|MBA|Dr\. ?Eng\.?)$/.test(part)) {
      titles.push(part);
      continue;
    }
    // Umeda Sky Office 12F: a building.
    const isUnit = ENGLISH_DEPARTMENT.test(part) && !/\b\d{1,2}F$/.test(part);
    if (REGION.test(part) && titles.length > 0 && departments.length + rest.length === 0) {
      titles.push(`${titles.pop()}, ${part}`);
      continue;
    }
    if (
      ENGLISH_TITLE.test(part) &&
      !(
        isUnit &&
        /(?:Department|Dept\.?|Division|Section|Group|Team|Office|Branch|Center)$/i.test(part) &&
        !/^(?:General |Senior |Deputy |Assistant |Vice )*(?:Manager|Director|Head)\b/i.test(part)
      )
    )
      titles.push(part);
    else if (isUnit) departments.push(part);
    else rest.push(part);
  }
  if (titles.length + departments.length === 0) return null;
  // `Director, Clinical Development`: what stands behind a title is what it is the title of.
  if (rest.length > 0 && (titles.length === 0 || rest.some((part) => !/^[A-Z][A-Za-z& -]+$/.test(part)))) return null;
  return { titles, departments: [...departments, ...rest] };
}
