import type { CardFacts } from '../facts.ts';
import { GOTHIC, MINCHO, VERTICAL_GOTHIC, VERTICAL_MINCHO } from '../fonts.ts';
import { kanjiAddress } from '../kanji-numbers.ts';
import type { Random } from '../random.ts';
import type { Sheet, TextItem } from '../sheet.ts';

/** A business card, 91 × 55 mm at 300 dpi: letters left, centred, or set vertically. */
export function setCard(facts: CardFacts, random: Random): Sheet {
  const vertical = random.chance(0.12);
  const [mincho, gothic] = vertical ? [VERTICAL_MINCHO, VERTICAL_GOTHIC] : [MINCHO, GOTHIC];
  const font = random.pick<string>(random.chance(0.4) ? mincho : gothic);
  const dark = !vertical && random.chance(0.08);
  const base = {
    width: vertical ? 650 : 1075,
    height: vertical ? 1075 : 650,
    paper: dark ? '#1d3148' : random.pick(['#ffffff', '#fdfcf7', '#f6f6f2']),
    ink: dark ? '#f4f4f4' : random.pick(['#111111', '#222233', '#333333']),
    font,
    boxes: [],
  };
  return { ...base, texts: vertical ? columns(facts, random) : rows(facts, random, base.ink) };
}

function rows(facts: CardFacts, random: Random, ink: string): TextItem[] {
  const { issuer, person } = facts;
  const centred = random.chance(0.25);
  const x = centred ? 537 : random.int(50, 90);
  const anchor = centred ? 'middle' : 'start';
  const texts: TextItem[] = [];
  const add = (kind: string, text: string, y: number, size: number, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x, y, size, anchor, ...more });
  const colour = random.chance(0.3) ? random.pick(['#0b4f8a', '#8a1020', '#15603a']) : ink;
  add('company', issuer.name, 105, random.int(30, 42), { weight: random.pick(['normal', 'bold']), colour });
  add('dept', facts.department, 185, 22);
  add('title', facts.title, 215, 22);
  if (random.chance(0.5)) add('kana', person.kana, 262, 18);
  add('name', person.kanji, 318, random.int(46, 58), { spacing: random.pick([0, 0.1, 0.25]) });
  if (random.chance(0.5)) add('roman', person.roman, 356, 20);
  const small = random.int(20, 23);
  let y = 430;
  const line = (kind: string, text: string) => {
    add(kind, text, y, small);
    y += Math.round(small * 1.5);
  };
  line('zip', `〒${issuer.postalCode}`);
  line('addr', issuer.address + (issuer.building ? ` ${issuer.building}` : ''));
  line('tel', `${random.pick(['TEL', 'TEL:', 'Tel.', '電話'])} ${issuer.phone}`);
  if (random.chance(0.6)) line('tel', `${random.pick(['携帯', 'Mobile', 'MOBILE:'])} ${facts.mobile}`);
  line('email', `${random.pick(['E-mail:', 'Mail', 'e-mail'])} ${facts.email}`);
  if (random.chance(0.5)) line('url', `https://www.${issuer.domain}/`);
  return texts;
}

function columns(facts: CardFacts, random: Random): TextItem[] {
  const { issuer, person } = facts;
  const column = (kind: string, text: string, x: number, y: number, size: number): TextItem => ({
    kind,
    text: text.replaceAll(' ', ''),
    x,
    y,
    size,
    vertical: true,
  });
  return [
    column('company', issuer.name, 520, 90, random.int(34, 42)),
    column('title', facts.title, 430, 120, 26),
    column('name', person.kanji, 320, 200, random.int(56, 70)),
    column('addr', kanjiAddress(issuer.address), 180, 110, 26),
    { kind: 'tel', text: `TEL ${issuer.phone}`, x: 60, y: 1000, size: 22 },
    { kind: 'zip', text: `〒${issuer.postalCode}`, x: 60, y: 965, size: 22 },
  ];
}
