import { corporateNumberOf } from '../../../src/japan/corporate-number.ts';
import type { Random } from './random.ts';
import type { Words } from './words.ts';
import * as usual from './words.ts';

/** What a page says, before it is set in type. Sums, taxes and check digits are right. */
export interface Issuer {
  readonly name: string;
  readonly registrationNumber: string;
  readonly postalCode: string;
  readonly address: string;
  readonly building: string;
  readonly phone: string;
  readonly domain: string;
}

export interface Item {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly rate: 8 | 10;
}

export interface TaxRow {
  readonly rate: 8 | 10;
  readonly taxable: number;
  readonly tax: number;
}

export interface InvoiceFacts {
  readonly type: 'invoice';
  readonly issuer: Issuer;
  readonly customer: string;
  readonly contact: string;
  readonly id: string;
  readonly issueDate: Date;
  readonly dueDate: Date;
  readonly items: readonly Item[];
  readonly taxes: readonly TaxRow[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly bank: string;
}

export interface ReceiptFacts {
  readonly type: 'receipt';
  readonly shop: string;
  readonly issuer: Issuer;
  readonly date: Date;
  readonly number: string;
  readonly items: readonly Item[];
  /** Taxes contained in the prices. */
  readonly taxes: readonly TaxRow[];
  readonly total: number;
  readonly paid: number;
}

export interface CardFacts {
  readonly type: 'card';
  readonly issuer: Issuer;
  readonly person: { readonly kanji: string; readonly kana: string; readonly roman: string };
  readonly title: string;
  readonly department: string;
  readonly mobile: string;
  readonly fax: string;
  readonly email: string;
}

export type Facts = InvoiceFacts | ReceiptFacts | CardFacts;

const SHORT_FORMS: Readonly<Record<string, string>> = { 株式会社: '㈱', 有限会社: '㈲' };

export function makeIssuer(random: Random, words: Words = usual): Issuer {
  const form = random.pick(words.LEGAL_FORMS);
  const core = random.pick(words.COMPANY_CORES);
  const short = SHORT_FORMS[form];
  const mark = short && random.chance(0.15) ? random.pick([short, `(${form[0]})`]) : form;
  const [postalCode, town] = random.pick(words.PLACES);
  return {
    name: random.chance(0.6) ? mark + core : core + mark,
    registrationNumber: `T${corporateNumberOf(String(random.int(1, 9)) + random.digits(11))}`,
    postalCode,
    address: town + houseNumber(random),
    building: random.chance(0.6)
      ? `${random.pick(words.BUILDINGS)}${random.chance(0.7) ? ` ${random.int(1, 30)}F` : ''}`
      : '',
    phone: phone(random, words),
    domain: `${random.pick(words.DOMAINS)}.${random.pick(['co.jp', 'jp', 'com'])}`,
  };
}

function houseNumber(random: Random): string {
  const [a, b, c] = [random.int(1, 9), random.int(1, 30), random.int(1, 40)];
  return random.pick([
    `${a}-${b}-${c}`,
    `${a}丁目${b}番${c}号`,
    `${'一二三四五六七八九'[a - 1]}丁目${b}番${c}号`,
    `${a}丁目${b}－${c}`,
  ]);
}

function phone(random: Random, words: Words): string {
  const area = random.pick(words.AREA_CODES);
  if (area === '0120') return `${area}-${random.digits(3)}-${random.digits(3)}`;
  // Fixed lines have ten digits, mobile ones eleven.
  const middle = (/^0[789]0$/.test(area) ? 11 : 10) - area.length - 4;
  return `${area}-${random.int(2, 9)}${random.digits(middle - 1)}-${random.digits(4)}`;
}

const person = (random: Random, words: Words) => {
  const [family, familyKana, familyRoman] = random.pick(words.SURNAMES);
  const [given, givenKana, givenRoman] = random.pick(words.GIVEN_NAMES);
  return { kanji: `${family} ${given}`, kana: `${familyKana} ${givenKana}`, roman: `${givenRoman} ${familyRoman}` };
};

export function makeCard(random: Random, words: Words = usual): CardFacts {
  const issuer = makeIssuer(random, words);
  const someone = person(random, words);
  const mailbox = someone.roman
    .toLowerCase()
    .split(' ')
    .reverse()
    .join(random.pick(['.', '_', '-']));
  return {
    type: 'card',
    issuer,
    person: someone,
    title: random.pick(words.TITLES),
    department: random.pick(words.DEPARTMENTS),
    mobile: `${random.pick(['090', '080', '070'])}-${random.digits(4)}-${random.digits(4)}`,
    fax: phone(random, words),
    email: `${mailbox}@${issuer.domain}`,
  };
}

const DAY = 86_400_000;
const someDay = (random: Random): Date => new Date(Date.UTC(2023, 9, 1) + random.int(0, 1200) * DAY);

export function makeInvoice(random: Random, rows = random.int(2, 8), words: Words = usual): InvoiceFacts {
  const items = Array.from({ length: rows }, (): Item => {
    const [description, low, high, rate = 10] = random.pick(words.SERVICES);
    const unitPrice = roundTo(random.between(low, high), high > 5_000 ? 100 : 1);
    const quantity = random.pick([1, 1, 2, 3, 5, 10, 12, 20]);
    return { description, quantity, unitPrice, amount: unitPrice * quantity, rate: rate as 8 | 10 };
  });
  const taxes = taxRows(items, (sum, rate) => Math.floor((sum * rate) / 100));
  const subtotal = items.reduce((sum, item) => sum + item.amount, 0);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  const issueDate = someDay(random);
  return {
    type: 'invoice',
    issuer: makeIssuer(random, words),
    customer: random.pick(words.LEGAL_FORMS) + random.pick(words.COMPANY_CORES),
    contact: person(random, words).kanji,
    id: random.pick([
      `INV-${issueDate.getUTCFullYear()}-${random.digits(5)}`,
      `No.${random.digits(6)}`,
      `${random.digits(4)}-${random.digits(3)}`,
    ]),
    issueDate,
    dueDate: new Date(issueDate.getTime() + random.int(14, 60) * DAY),
    items,
    taxes,
    subtotal,
    tax,
    total: subtotal + tax,
    bank: `${random.pick(words.BANKS)} ${random.pick(['本店', '梅田支店', '新宿支店'])} 普通 ${random.digits(7)}`,
  };
}

export function makeReceipt(random: Random, rows = random.int(2, 12), words: Words = usual): ReceiptFacts {
  const items = Array.from({ length: rows }, (): Item => {
    const [description, low, high, rate] = random.pick(words.GOODS);
    const unitPrice = random.int(low, high);
    const quantity = random.chance(0.8) ? 1 : random.int(2, 6);
    return { description, quantity, unitPrice, amount: unitPrice * quantity, rate };
  });
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  return {
    type: 'receipt',
    shop: [random.pick(words.SHOPS), random.pick(words.BRANCHES)].filter(Boolean).join(' '),
    issuer: makeIssuer(random, words),
    date: new Date(someDay(random).getTime() + random.int(8 * 60, 22 * 60) * 60_000),
    number: random.digits(random.int(4, 8)),
    items,
    taxes: taxRows(items, (sum, rate) => Math.floor((sum * rate) / (100 + rate))),
    total,
    paid: Math.ceil(total / 1000) * 1000,
  };
}

function taxRows(items: readonly Item[], taxOf: (sum: number, rate: number) => number): TaxRow[] {
  return ([10, 8] as const).flatMap((rate) => {
    const taxable = items.filter((item) => item.rate === rate).reduce((sum, item) => sum + item.amount, 0);
    return taxable === 0 ? [] : [{ rate, taxable, tax: taxOf(taxable, rate) }];
  });
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
