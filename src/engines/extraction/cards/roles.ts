/** Titles, qualifications, departments and their usual English; written from general business usage. */
const TITLES: Readonly<Record<string, string>> = {
  代表取締役会長: 'Representative Director and Chairman',
  代表取締役社長: 'Representative Director and President',
  代表取締役副社長: 'Representative Director and Executive Vice President',
  代表取締役専務: 'Representative Senior Managing Director',
  代表取締役: 'Representative Director',
  取締役会長: 'Chairman',
  取締役社長: 'President',
  取締役副社長: 'Executive Vice President',
  専務取締役: 'Senior Managing Director',
  常務取締役: 'Managing Director',
  社外取締役: 'Outside Director',
  取締役: 'Director',
  専務執行役員: 'Senior Managing Executive Officer',
  常務執行役員: 'Managing Executive Officer',
  上席執行役員: 'Senior Executive Officer',
  上級執行役員: 'Senior Executive Officer',
  執行役員: 'Executive Officer',
  執行役: 'Executive Officer',
  監査役: 'Audit & Supervisory Board Member',
  会計参与: 'Accounting Advisor',
  名誉会長: 'Honorary Chairman',
  会長: 'Chairman',
  副会長: 'Vice Chairman',
  社長: 'President',
  副社長: 'Vice President',
  専務: 'Senior Managing Director',
  常務: 'Managing Director',
  専務理事: 'Senior Managing Director',
  常務理事: 'Managing Director',
  最高経営責任者: 'Chief Executive Officer',
  最高技術責任者: 'Chief Technology Officer',
  最高財務責任者: 'Chief Financial Officer',
  最高執行責任者: 'Chief Operating Officer',
  最高情報責任者: 'Chief Information Officer',
  本部長: 'General Manager of Division',
  副本部長: 'Deputy General Manager of Division',
  事業部長: 'Division General Manager',
  統括部長: 'Executive General Manager',
  部門長: 'Head of Division',
  支社長: 'Branch Office President',
  支店長: 'Branch Manager',
  副支店長: 'Deputy Branch Manager',
  営業所長: 'Sales Office Manager',
  所長: 'Office Manager',
  副所長: 'Deputy Office Manager',
  センター長: 'Center Manager',
  工場長: 'Plant Manager',
  店長: 'Store Manager',
  副店長: 'Assistant Store Manager',
  局長: 'Director-General',
  部長: 'General Manager',
  部長代理: 'Acting General Manager',
  副部長: 'Deputy General Manager',
  担当部長: 'Senior Manager',
  次長: 'Deputy General Manager',
  室長: 'Office Manager',
  課長: 'Manager',
  課長代理: 'Acting Manager',
  課長補佐: 'Assistant Manager',
  担当課長: 'Manager',
  係長: 'Section Chief',
  主任: 'Supervisor',
  副主任: 'Assistant Supervisor',
  主査: 'Senior Staff',
  主幹: 'Chief',
  主席: 'Principal',
  主管: 'Senior Manager',
  参事: 'Counselor',
  主事: 'Staff',
  班長: 'Group Leader',
  チーフ: 'Chief',
  リーダー: 'Leader',
  グループ長: 'Group Leader',
  グループリーダー: 'Group Leader',
  チームリーダー: 'Team Leader',
  チーム長: 'Team Leader',
  マネージャー: 'Manager',
  マネジャー: 'Manager',
  シニアマネージャー: 'Senior Manager',
  シニアマネジャー: 'Senior Manager',
  ゼネラルマネージャー: 'General Manager',
  アシスタントマネージャー: 'Assistant Manager',
  ディレクター: 'Director',
  シニアディレクター: 'Senior Director',
  アートディレクター: 'Art Director',
  クリエイティブディレクター: 'Creative Director',
  プロデューサー: 'Producer',
  プロジェクトマネージャー: 'Project Manager',
  プロダクトマネージャー: 'Product Manager',
  エンジニア: 'Engineer',
  シニアエンジニア: 'Senior Engineer',
  システムエンジニア: 'Systems Engineer',
  ソフトウェアエンジニア: 'Software Engineer',
  コンサルタント: 'Consultant',
  シニアコンサルタント: 'Senior Consultant',
  アドバイザー: 'Advisor',
  スペシャリスト: 'Specialist',
  デザイナー: 'Designer',
  アナリスト: 'Analyst',
  シェフ: 'Chef',
  料理長: 'Head Chef',
  研究員: 'Researcher',
  主任研究員: 'Senior Researcher',
  主席研究員: 'Principal Researcher',
  上席研究員: 'Senior Researcher',
  主任技師: 'Senior Engineer',
  技師: 'Engineer',
  技師長: 'Chief Engineer',
  顧問: 'Advisor',
  相談役: 'Senior Advisor',
  理事長: 'Chairman of the Board',
  副理事長: 'Vice Chairman of the Board',
  理事: 'Director',
  監事: 'Auditor',
  事務局長: 'Secretary General',
  事務長: 'Administrative Manager',
  院長: 'Director (Hospital)',
  副院長: 'Deputy Director (Hospital)',
  園長: 'Director (Kindergarten)',
  学長: 'President (University)',
  学部長: 'Dean',
  校長: 'Principal',
  館長: 'Director',
  名誉教授: 'Professor Emeritus',
  特任教授: 'Specially Appointed Professor',
  教授: 'Professor',
  准教授: 'Associate Professor',
  講師: 'Lecturer',
  助教: 'Assistant Professor',
  助教授: 'Associate Professor',
  代表社員: 'Representative Member',
  業務執行社員: 'Managing Member',
  代表理事: 'Representative Director',
  代表弁護士: 'Managing Attorney',
  所長弁護士: 'Managing Attorney',
  代表: 'Representative',
  副代表: 'Deputy Representative',
  創業者: 'Founder',
  共同創業者: 'Co-Founder',
  オーナー: 'Owner',
  パートナー: 'Partner',
  秘書: 'Secretary',
  店主: 'Owner',
  女将: 'Proprietress',
  支配人: 'Manager',
  総支配人: 'General Manager',
  営業担当: 'Sales Representative',
  担当: 'Staff',
  市長: 'Mayor',
  町長: 'Mayor',
  議員: 'Member of the Assembly',
};

const QUALIFICATIONS: Readonly<Record<string, string>> = {
  弁護士: 'Attorney at Law',
  司法書士: 'Judicial Scrivener',
  行政書士: 'Administrative Scrivener',
  税理士: 'Certified Public Tax Accountant',
  公認会計士: 'Certified Public Accountant',
  社会保険労務士: 'Labor and Social Security Attorney',
  特定社会保険労務士: 'Labor and Social Security Attorney',
  弁理士: 'Patent Attorney',
  中小企業診断士: 'SME Management Consultant',
  不動産鑑定士: 'Real Estate Appraiser',
  宅地建物取引士: 'Real Estate Broker',
  土地家屋調査士: 'Land and House Investigator',
  一級建築士: 'First-Class Architect',
  二級建築士: 'Second-Class Architect',
  建築家: 'Architect',
  技術士: 'Professional Engineer',
  医師: 'Medical Doctor',
  歯科医師: 'Dentist',
  薬剤師: 'Pharmacist',
  獣医師: 'Veterinarian',
  管理栄養士: 'Registered Dietitian',
  医学博士: 'M.D., Ph.D.',
  工学博士: 'Ph.D. (Engineering)',
  理学博士: 'Ph.D. (Science)',
  博士: 'Ph.D.',
  写真家: 'Photographer',
  ファイナンシャルプランナー: 'Financial Planner',
};

const DEPARTMENTS: Readonly<Record<string, string>> = {
  営業: 'Sales',
  販売: 'Sales',
  海外営業: 'Overseas Sales',
  国内営業: 'Domestic Sales',
  法人営業: 'Corporate Sales',
  海外事業: 'Overseas Business',
  国際: 'International',
  国際事業: 'International Business',
  マーケティング: 'Marketing',
  広報: 'Public Relations',
  宣伝: 'Advertising',
  企画: 'Planning',
  経営企画: 'Corporate Planning',
  経営戦略: 'Corporate Strategy',
  商品企画: 'Product Planning',
  商品開発: 'Product Development',
  事業開発: 'Business Development',
  新規事業: 'New Business',
  事業企画: 'Business Planning',
  営業企画: 'Sales Planning',
  総務: 'General Affairs',
  人事: 'Human Resources',
  人事総務: 'HR & General Affairs',
  総務人事: 'General Affairs & HR',
  労務: 'Labor Relations',
  経理: 'Accounting',
  財務: 'Finance',
  経理財務: 'Accounting & Finance',
  財務経理: 'Finance & Accounting',
  法務: 'Legal',
  知的財産: 'Intellectual Property',
  内部監査: 'Internal Audit',
  監査: 'Audit',
  購買: 'Purchasing',
  調達: 'Procurement',
  資材: 'Materials',
  物流: 'Logistics',
  生産: 'Production',
  生産管理: 'Production Control',
  生産技術: 'Production Engineering',
  製造: 'Manufacturing',
  品質保証: 'Quality Assurance',
  品質管理: 'Quality Control',
  技術: 'Engineering',
  技術開発: 'Technology Development',
  技術営業: 'Technical Sales',
  開発: 'Development',
  研究: 'Research',
  研究開発: 'Research & Development',
  設計: 'Design',
  デザイン: 'Design',
  情報システム: 'Information Systems',
  システム: 'Systems',
  システム開発: 'Systems Development',
  DX推進: 'Digital Transformation',
  情報: 'Information',
  カスタマーサポート: 'Customer Support',
  カスタマーサクセス: 'Customer Success',
  お客様相談: 'Customer Service',
  サービス: 'Service',
  管理: 'Administration',
  業務: 'Operations',
  事業推進: 'Business Promotion',
  営業推進: 'Sales Promotion',
  秘書: 'Secretariat',
  工務: 'Construction',
  工事: 'Construction',
  建築: 'Architecture',
  土木: 'Civil Engineering',
  設備: 'Facilities',
  環境: 'Environment',
  安全: 'Safety',
  輸出: 'Export',
  貿易: 'Trade',
  店舗開発: 'Store Development',
  編集: 'Editorial',
  出版: 'Publishing',
  産業振興: 'Industrial Promotion',
  観光: 'Tourism',
};
const UNITS: Readonly<Record<string, string>> = {
  事業本部: 'Business Division',
  統括本部: 'Division',
  本部: 'Division',
  事業部: 'Division',
  統括部: 'Group',
  部門: 'Division',
  推進室: 'Promotion Office',
  推進部: 'Promotion Department',
  部: 'Department',
  室: 'Office',
  課: 'Section',
  係: 'Subsection',
  グループ: 'Group',
  チーム: 'Team',
  ユニット: 'Unit',
  局: 'Bureau',
  支社: 'Branch Office',
  支店: 'Branch',
  支部: 'Branch',
  営業所: 'Sales Office',
  事業所: 'Office',
  出張所: 'Sub-office',
  工場: 'Plant',
  研究所: 'Research Institute',
  研究室: 'Laboratory',
  センター: 'Center',
  本社: 'Head Office',
  本店: 'Head Office',
  学部: 'Faculty',
  学科: 'Department',
  研究科: 'Graduate School',
  事務局: 'Secretariat',
  科: 'Department',
  担当: 'Team',
};
const ORDINALS: Readonly<Record<string, string>> = {
  第一: '1st',
  第二: '2nd',
  第三: '3rd',
  第四: '4th',
  第五: '5th',
  第1: '1st',
  第2: '2nd',
  第3: '3rd',
  第4: '4th',
  第5: '5th',
};

const byLength = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const ROLE_WORDS = byLength([...Object.keys(TITLES), ...Object.keys(QUALIFICATIONS)]);
const UNIT_WORDS = byLength(Object.keys(UNITS));
const LATIN_TITLES = String.raw`(?:CEO|COO|CFO|CTO|CIO|CMO|CSO|CHRO|CPO|Ph\.?D\.?|MBA)`;
// 経理部長 or 東京支店長 is one printed title: what the person heads stands in front of it.
const TITLE = new RegExp(
  String.raw`^(?:(?:元|前|新|兼任?|副|名誉|特命|担当|統括)?(?:[\p{L}\p{N}・]{0,14}?(?=部長|課長|室長|局長|所長|支店長|支社長|工場長|本部長|センター長|係長|次長|担当$|リーダー|マネージャー|エンジニア|研究員|建築士))?(?:${ROLE_WORDS})(?:代理|補佐|心得)?|${LATIN_TITLES})$`,
  'u',
);
const DEPARTMENT = new RegExp(String.raw`^[\p{L}\p{N}・&／/ー]{1,24}?(?:${UNIT_WORDS})$`, 'u');

/** No printed role is longer; longer texts would only cost time. */
const MAX_ROLE = 30;

export const isTitle = (text: string): boolean => text.length <= MAX_ROLE && TITLE.test(text);
export const isDepartment = (text: string): boolean =>
  text.length <= MAX_ROLE &&
  DEPARTMENT.test(text) &&
  !isTitle(text) &&
  !/(?:大学|病院|株式会社|有限会社|合同会社|法人)$/.test(text);

/** The usual English of a title; null when no part of it is known. */
export function titleInEnglish(title: string): string | null {
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

const ENGLISH_TITLE =
  /\b(?:Manager|Director|President|Chairman|Chairperson|Officer|Engineer|Consultant|Supervisor|Chief|Leader|Representative|Founder|Owner|Partner|Advisor|Adviser|Professor|Lecturer|Researcher|Attorney|Accountant|Architect|Designer|Analyst|Producer|Specialist|Assistant|Executive|Head|Secretary|Counsel|Lawyer|CEO|COO|CFO|CTO|CIO|Planner|Buyer|Editor|Principal|Dean|Auditor|Scientist|Developer|Coordinator|Associate|Staff|Physician|Dentist)\b/i;
const ENGLISH_DEPARTMENT =
  /\b(?:Department|Dept\.?|Division|Div\.?|Section|Group|Team|Office|Branch|Center|Centre|Headquarters|Bureau|Unit|Laboratory|Institute|Faculty|Operations|Plant)\b/i;

/** Titles and departments of an English line such as `Manager, Overseas Business Division`. */
export function englishRoles(line: string): { titles: string[]; departments: string[] } | null {
  const titles: string[] = [];
  const departments: string[] = [];
  for (const part of line.split(/\s*(?:,|\/|\||;| and (?=[A-Z])|(?<=[a-z]) - )\s*/).map((piece) => piece.trim())) {
    if (part === '') continue;
    const isUnit = ENGLISH_DEPARTMENT.test(part);
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
    else return null;
  }
  return titles.length + departments.length > 0 ? { titles, departments } : null;
}
