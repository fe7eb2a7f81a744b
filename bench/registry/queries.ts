import { foldCompanyName } from '../../src/japan/company-name.ts';
import { nationalCompany } from '../../testkit/registry/crowded-company.ts';
import { type Random, random } from '../../testkit/registry/random.ts';
import type { SyntheticCompany } from '../../testkit/registry/synthetic-company.ts';

export interface Query {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

/** Characters that recognition takes for one another, and common ones for the rest. */
const LOOK_ALIKES: readonly string[] = [
  'ソン',
  'シツ',
  'ノソ',
  'クワ',
  'タク',
  'ロ口',
  'ニ二',
  'ハ八',
  'カ力',
  'エ工',
  'ト卜',
  'ー一',
  '日目',
  '大太',
  '土士',
  '未末',
  '木本',
  '田由',
  '白自',
  '右石',
  '千干',
  '人入',
  '商高',
  '製制',
  '作昨',
  '所新',
  '東車',
  '電雷',
  '建健',
  '設説',
  '業葉',
  '運連',
  '食良',
];
const SUBSTITUTES = new Map<string, string>();
for (const [a, b] of LOOK_ALIKES.map((pair) => [...pair] as [string, string])) {
  SUBSTITUTES.set(a, b);
  SUBSTITUTES.set(b, a);
}
const COMMON = [...'田中山大小本東西南北上下新高電工商会アイスタトラリンルサカ'];

/** Rows drawn evenly from the registry. */
export function drawCompanies(
  count: number,
  companies: number,
  seed: number,
  wanted?: (company: SyntheticCompany) => boolean,
): SyntheticCompany[] {
  const r = random(seed);
  const drawn: SyntheticCompany[] = [];
  for (let tries = 0; drawn.length < count && tries < count * 50; tries++) {
    const company = nationalCompany(r.below(companies), companies);
    if (!wanted || wanted(company)) drawn.push(company);
  }
  return drawn;
}

export const registeredAddress = ({ town, street }: SyntheticCompany): string => town.prefecture + town.city + street;

/** As printed on a card: half-width, hyphens for 丁目・番・号, now and then without prefecture or with a postal code. */
export function cardAddress(company: SyntheticCompany, r: Random): string {
  const { town } = company;
  const street = company.street
    .normalize('NFKC')
    .replace(/(\d+)丁目(\d+)番(\d+)号/, '$1-$2-$3 ')
    .replace(/(\d+)番地(\d+)/, '$1-$2')
    .replace(/番地$/, '')
    .trim();
  const prefecture = r.next() < 0.15 ? '' : town.prefecture;
  const post = r.next() < 0.3 ? `〒${town.post.slice(0, 3)}-${town.post.slice(3)} ` : '';
  return `${post}${prefecture}${town.city}${street}`;
}

/** One wrong character in the name proper: 70 % substitution (look-alikes first), 15 % deletion, 15 % insertion. */
export function damage(name: string, r: Random): string {
  const { core } = foldCompanyName(name);
  const characters = [...name.normalize('NFKC')];
  const start = Math.max(0, characters.join('').indexOf(core.slice(0, 1)));
  const body =
    /^(株式会社|有限会社|合同会社|合資会社|合名会社|医療法人|一般社団法人|特定非営利活動法人|社会福祉法人|農事組合法人|学校法人)/u.exec(
      characters.join(''),
    );
  const from = body ? body[0].length : Math.min(start, characters.length - 1);
  const ending =
    /(株式会社|有限会社|合同会社|合資会社|合名会社|医療法人|一般社団法人|特定非営利活動法人|社会福祉法人|農事組合法人|学校法人)$/u.exec(
      characters.join(''),
    );
  const to = ending && from === 0 ? characters.length - ending[0].length : characters.length;
  const at = from + r.below(Math.max(1, to - from));
  const kind = r.next();
  if (kind < 0.7) characters[at] = SUBSTITUTES.get(characters[at]!) ?? r.pick(COMMON);
  else if (kind < 0.85) characters.splice(at, 1);
  else characters.splice(at, 0, r.pick(COMMON));
  return characters.join('');
}

const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60));
const OLD: Readonly<Record<string, string>> = {
  高: '髙',
  崎: '﨑',
  浜: '濵',
  辺: '邊',
  沢: '澤',
  広: '廣',
  国: '國',
  桜: '櫻',
  鉄: '鐵',
  会: '會',
  東: '東',
};

/** The nine spellings one name is written in. */
export const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.normalize('NFKC'),
  (name) => name.replace('株式会社', '(株)').replace('有限会社', '(有)').replace('合同会社', '(同)'),
  (name) => name.replace('株式会社', '㈱').replace('有限会社', '㈲'),
  (name) =>
    [...name.normalize('NFKC')].join(' ').replaceAll('株 式 会 社', '株式会社').replaceAll('有 限 会 社', '有限会社'),
  (name) => name.normalize('NFKC').toLowerCase(),
  (name) => toHiragana(name),
  (name) => name.replaceAll(/[ャュョッ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 1)).replaceAll('ー', '－'),
  (name) => [...name].map((c) => OLD[c] ?? c).join(''),
];
