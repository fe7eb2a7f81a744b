import { type CardFacts, makeCard } from '../../ocr/pages/facts.ts';
import { GOTHIC, MINCHO } from '../../ocr/pages/fonts.ts';
import type { Random } from '../../ocr/pages/random.ts';
import { gap, type LayoutPage, labelled, left, line, middle, type PageLine, type Piece, right } from './page.ts';

export interface GeneratedCard {
  readonly front: LayoutPage;
  readonly back?: LayoutPage;
  readonly expected: Record<string, Record<string, unknown>>;
}
type Layout = (random: Random) => GeneratedCard;

const COLUMNS = 56;
const page = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 1075,
  margin: 60,
  size: random.int(22, 25),
  font: random.pick(random.chance(0.5) ? GOTHIC : MINCHO),
  lines,
  columns: COLUMNS,
});
const pair = (label: string, value: string, field: string, at = 0) => labelled(COLUMNS, label, value, field, at);

/** Titles and departments with a space are two of each. */
const words = (text: string): string[] => text.split(' ');
const phone = (value: string, type: string): [string, string, string] => [
  value,
  `+81${value.replace(/\D/g, '').slice(1)}`,
  type,
];
const mainType = (value: string): string =>
  /^0[789]0/.test(value) ? 'mobile' : /^0120|^0800/.test(value) ? 'toll_free' : 'work';

function truth(
  f: CardFacts,
  phones: [string, string, string][],
  more: { name_en?: string; name_en_source?: string } = {},
) {
  return {
    person: { name: f.person.kanji, titles: words(f.title), departments: words(f.department), ...more },
    organization: { display_name: f.issuer.name, legal_name: f.issuer.name },
    contact: { emails: [f.email], phones },
    address: { raw: f.issuer.address, postal_code: f.issuer.postalCode },
  };
}

const contacts = (f: CardFacts, at: number): Piece[][] => [
  [{ text: `〒${f.issuer.postalCode}`, at, field: 'postal_code' }],
  [{ text: f.issuer.address, at, field: 'address' }],
  pair('TEL', f.issuer.phone, 'phones', at),
  pair('E-mail', f.email, 'emails', at),
];
const lines = (pieces: readonly Piece[][], above = 0.8) =>
  pieces.map((entry, index) => (index === 0 ? gap(above, ...entry) : line(...entry)));

const standard: Layout = (random) => {
  const f = makeCard(random);
  return {
    front: page(random, [
      line(left(f.issuer.name, { scale: 1.4, field: 'organization_display_name' })),
      gap(0.8, left(f.department, { field: 'departments' })),
      line(left(f.title, { field: 'titles' })),
      gap(0.3, left(f.person.kanji, { scale: 2.1, field: 'person_name' })),
      ...lines(contacts(f, 0)),
    ]),
    expected: truth(f, [phone(f.issuer.phone, mainType(f.issuer.phone))]),
  };
};

const centred: Layout = (random) => {
  const f = makeCard(random);
  return {
    front: page(random, [
      line(middle(f.issuer.name, { scale: 1.3, field: 'organization_display_name' })),
      gap(0.6, middle(f.title, { field: 'titles' })),
      line(middle(f.person.kanji, { scale: 2, spacing: 0.2, field: 'person_name' })),
      line(middle(f.person.kana, { scale: 0.8, field: 'person_name_reading' })),
      gap(0.5, middle(f.department, { field: 'departments' })),
      line(middle(`〒${f.issuer.postalCode}`, { field: 'postal_code' })),
      line(middle(f.issuer.address, { field: 'address' })),
      line(middle(`TEL ${f.issuer.phone}`)),
      line(middle(f.email, { field: 'emails' })),
    ]),
    expected: truth(f, [phone(f.issuer.phone, mainType(f.issuer.phone))], {
      name_en: f.person.roman,
      name_en_source: 'furigana_hepburn',
    }),
  };
};

const withMobile: Layout = (random) => {
  const f = makeCard(random);
  return {
    front: page(random, [
      line(
        left(f.department, { field: 'departments' }),
        right(f.issuer.name, { scale: 1.2, field: 'organization_display_name' }),
      ),
      line(left(f.title, { field: 'titles' })),
      gap(0.6, left(f.person.kanji, { scale: 2, field: 'person_name' })),
      line(left(f.person.roman, { field: 'person_name_en' })),
      ...lines([
        ...contacts(f, 0).slice(0, 3),
        pair('FAX', f.fax, 'fax'),
        pair('携帯', f.mobile, 'mobile'),
        contacts(f, 0)[3]!,
      ]),
    ]),
    expected: truth(
      f,
      [phone(f.issuer.phone, mainType(f.issuer.phone)), phone(f.fax, 'fax'), phone(f.mobile, 'mobile')],
      { name_en: f.person.roman, name_en_source: 'card_printed' },
    ),
  };
};

const ENGLISH_TITLES = [
  ['課長', 'Manager'],
  ['部長', 'General Manager'],
  ['主任', 'Supervisor'],
] as const;
const ENGLISH_UNITS = [
  ['営業部', 'Sales Department'],
  ['海外事業部', 'Overseas Business Division'],
  ['開発部', 'Development Department'],
] as const;

const twoSides: Layout = (random) => {
  const f = makeCard(random);
  const [title, titleEn] = random.pick(ENGLISH_TITLES);
  const [unit, unitEn] = random.pick(ENGLISH_UNITS);
  const company = `${f.issuer.domain.split('.')[0]!.replace(/-/g, ' ').toUpperCase()} CO., LTD.`;
  const base = truth({ ...f, title, department: unit }, [phone(f.issuer.phone, mainType(f.issuer.phone))], {
    name_en: f.person.roman,
    name_en_source: 'card_printed',
  });
  return {
    front: page(random, [
      line(left(f.issuer.name, { scale: 1.3, field: 'organization_display_name' })),
      gap(0.6, left(`${unit} ${title}`)),
      line(left(f.person.kanji, { scale: 2, field: 'person_name' })),
      ...lines(contacts(f, 0)),
    ]),
    back: page(random, [
      line(left(company, { scale: 1.3, field: 'organization_display_name_en' })),
      gap(0.6, left(f.person.roman, { scale: 1.6, field: 'person_name_en' })),
      line(left(`${titleEn}, ${unitEn}`)),
      gap(0.8, left(`Phone +81-${f.issuer.phone.slice(1)}`)),
      line(left(f.email)),
    ]),
    expected: {
      ...base,
      person: { ...base.person, titles_en: [titleEn], departments_en: [unitEn] },
      organization: { ...base.organization, display_name_en: company },
      extraction: { merged: true, conflicts: [] },
    },
  };
};

const nameRight: Layout = (random) => {
  const f = makeCard(random);
  return {
    front: page(random, [
      line(right(f.issuer.name, { scale: 1.2, field: 'organization_display_name' })),
      gap(0.8, { text: `${f.department} ${f.title}`, at: 0.4 }),
      line({ text: f.person.kanji, at: 0.4, scale: 2, field: 'person_name' }),
      ...lines(contacts(f, 0.4)),
      line(left(`https://www.${f.issuer.domain}/`, { field: 'websites' })),
    ]),
    expected: {
      ...truth(f, [phone(f.issuer.phone, mainType(f.issuer.phone))]),
      contact: {
        emails: [f.email],
        phones: [phone(f.issuer.phone, mainType(f.issuer.phone))],
        websites: [`https://www.${f.issuer.domain}/`],
      },
    },
  };
};

const branded: Layout = (random) => {
  const f = makeCard(random);
  const brand = f.issuer.domain.split('.')[0]!.toUpperCase();
  const base = truth(f, [phone(f.issuer.phone, mainType(f.issuer.phone)), phone(f.mobile, 'mobile')]);
  return {
    front: page(random, [
      line(left(brand, { scale: 1.8, bold: true })),
      line(left(f.issuer.name, { field: 'organization_display_name' })),
      gap(0.6, left(f.department, { field: 'departments' }), { text: f.title, at: 0.5, field: 'titles' }),
      line(left(f.person.kanji, { scale: 2, spacing: 0.25, field: 'person_name' })),
      ...lines([
        [{ text: `〒${f.issuer.postalCode} ${f.issuer.address}`, at: 0 }],
        [...pair('Tel', f.issuer.phone, 'phones'), ...pair('Mobile', f.mobile, 'mobile', 0.5)],
        [{ text: f.email, at: 0, field: 'emails' }],
      ]),
    ]),
    expected: base,
  };
};

const spaced: Layout = (random) => {
  const f = makeCard(random);
  const letters = f.person.kanji
    .split(' ')
    .map((part) => [...part].join(' '))
    .join('   ');
  return {
    front: page(random, [
      line(middle(f.issuer.name, { scale: 1.3, field: 'organization_display_name' })),
      gap(1, left(f.title, { field: 'titles' }), { text: letters, at: 0.35, scale: 1.8, field: 'person_name' }),
      gap(0.6, left(f.department, { field: 'departments' })),
      ...lines(contacts(f, 0)),
    ]),
    expected: truth(f, [phone(f.issuer.phone, mainType(f.issuer.phone))]),
  };
};

const direct: Layout = (random) => {
  const f = makeCard(random);
  return {
    front: page(random, [
      line(left(f.person.kana, { scale: 0.8 })),
      line(left(f.person.kanji, { scale: 2.2, field: 'person_name' })),
      line(left(`${f.title}`, { field: 'titles' })),
      gap(0.6, left(f.issuer.name, { scale: 1.2, field: 'organization_display_name' })),
      line(left(f.department, { field: 'departments' })),
      ...lines([...contacts(f, 0).slice(0, 2), pair('直通', f.issuer.phone, 'phones'), contacts(f, 0)[3]!]),
    ]),
    expected: truth(f, [phone(f.issuer.phone, /^0[789]0/.test(f.issuer.phone) ? 'mobile' : 'direct')], {
      name_en: f.person.roman,
      name_en_source: 'furigana_hepburn',
    }),
  };
};

export const CARD_LAYOUTS: Readonly<Record<'development' | 'test', Readonly<Record<string, Layout>>>> = {
  development: { standard, withMobile, twoSides, spaced, direct },
  test: { centred, nameRight, branded },
};
