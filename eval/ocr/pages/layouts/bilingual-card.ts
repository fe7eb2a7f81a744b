import type { CardFacts } from '../facts.ts';
import { GOTHIC, MINCHO } from '../fonts.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';

const WIDTH = 1075;
const HEIGHT = 650;

const ENGLISH_TITLES: Readonly<Record<string, string>> = {
  代表取締役: 'President',
  代表取締役社長: 'President and CEO',
  '取締役 CFO': 'Director, CFO',
  営業部長: 'General Manager, Sales',
  課長: 'Manager',
  主任: 'Supervisor',
  シニアマネージャー: 'Senior Manager',
  エンジニア: 'Engineer',
  店長: 'Store Manager',
  公認会計士: 'Certified Public Accountant',
  専務取締役: 'Senior Managing Director',
  ディレクター: 'Director',
};
const STREETS = [
  'Marunouchi, Chiyoda-ku, Tokyo',
  'Umeda, Kita-ku, Osaka',
  'Sakae, Naka-ku, Nagoya',
  'Minatomirai, Yokohama',
];

/** A card in two languages: Japanese on one side of a rule, English on the other, or line under line. */
export function setBilingualCard(facts: CardFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const boxes: Box[] = [];
  const accent = random.pick(['#005a8c', '#8c1c13', '#33691e', '#37474f']);
  if (random.chance(0.5)) {
    boxes.push({ x: 537, y: 60, width: 1, height: 530, fill: accent });
    japanese(facts, 50, texts, accent);
    english(facts, 570, texts, accent, random);
  } else {
    boxes.push({ x: 0, y: 0, width: WIDTH, height: 22, fill: accent });
    stacked(facts, texts, accent, random);
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    paper: random.pick(['#ffffff', '#fafaf7']),
    ink: random.pick(['#111111', '#263238']),
    font: random.pick(random.chance(0.4) ? MINCHO : GOTHIC),
    texts,
    boxes,
  };
}

const englishPhone = (phone: string): string => `+81-${phone.replace(/^0/, '')}`;
const brand = ({ issuer }: CardFacts): string =>
  `${issuer.domain.split('.')[0]!.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())} Co., Ltd.`;

function adder(texts: TextItem[], x: number, size: number) {
  return (kind: string, text: string, y: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, ...more });
}

function japanese(facts: CardFacts, x: number, texts: TextItem[], accent: string): void {
  const { issuer, person } = facts;
  const add = adder(texts, x, 19);
  add('company', issuer.name, 110, { size: 30, colour: accent });
  add('dept', facts.department, 180, { size: 20 });
  add('title', facts.title, 210, { size: 20 });
  add('name', person.kanji, 290, { size: 46, spacing: 0.1 });
  add('kana', person.kana, 325, { size: 16 });
  add('zip', `〒${issuer.postalCode}`, 430);
  const [first = '', second = ''] = issuer.address.match(/.{1,20}/gu) ?? [];
  add('addr', first, 460);
  if (second) add('addr', second, 488);
  add('tel', `電話 ${issuer.phone}`, 530);
  add('tel', `FAX ${facts.fax}`, 560);
}

function english(facts: CardFacts, x: number, texts: TextItem[], accent: string, random: Random): void {
  const add = adder(texts, x, 18);
  add('company_en', brand(facts), 110, { size: 27, colour: accent });
  add('title_en', ENGLISH_TITLES[facts.title] ?? 'Staff', 190, { size: 20 });
  add('roman', facts.person.roman, 285, { size: 38 });
  add('addr_en', `${random.int(1, 9)}-${random.int(1, 30)} ${random.pick(STREETS)}`, 430);
  add('addr_en', `${facts.issuer.postalCode} Japan`, 460);
  add('tel', `Phone ${englishPhone(facts.issuer.phone)}`, 500);
  add('email', facts.email, 530);
  add('url', `www.${facts.issuer.domain}`, 560);
}

function stacked(facts: CardFacts, texts: TextItem[], accent: string, random: Random): void {
  const { issuer, person } = facts;
  const add = adder(texts, 80, 19);
  add('company', issuer.name, 110, { size: 34, weight: 'bold', colour: accent });
  add('company_en', brand(facts), 145, { size: 20, colour: accent });
  add('title', facts.title, 235, { size: 22 });
  add('title_en', ENGLISH_TITLES[facts.title] ?? 'Staff', 262, { size: 18 });
  add('name', person.kanji, 335, { size: 52, spacing: 0.15 });
  add('roman', person.roman.toUpperCase(), 372, { size: 22, spacing: 0.08 });
  add('addr', `〒${issuer.postalCode} ${issuer.address}`, 460);
  add('addr_en', `${random.int(1, 9)}-${random.int(1, 30)} ${random.pick(STREETS)} ${issuer.postalCode}`, 488);
  add('tel', `T ${issuer.phone}`, 525);
  texts.push({ kind: 'tel', text: `M ${facts.mobile}`, x: 360, y: 525, size: 19 });
  add('email', `E ${facts.email}`, 555);
  texts.push({ kind: 'url', text: issuer.domain, x: 995, y: 595, size: 19, anchor: 'end' });
}
