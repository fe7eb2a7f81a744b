import type { CardFacts } from '../facts.ts';
import { VERTICAL_GOTHIC, VERTICAL_MINCHO } from '../fonts.ts';
import { kanjiAddress, kanjiDigits } from '../kanji-numbers.ts';
import type { Random } from '../random.ts';
import type { Sheet, TextItem } from '../sheet.ts';
import { columnLength } from '../vertical.ts';

const WIDTH = 650;
const HEIGHT = 1075;
const TOP = 80;
const FOOT = 1000;

/** 縦書き名刺: 55 × 91 mm at 300 dpi, columns from right to left, numbers in kanji or upright digits. */
export function setVerticalCard(facts: CardFacts, random: Random): Sheet {
  const { issuer, person } = facts;
  const inKanji = random.chance(0.7);
  const texts: TextItem[] = [];
  const column = (kind: string, text: string, x: number, y: number, size: number, spacing = 0) =>
    texts.push({ kind, text: text.replaceAll(' ', ''), x, y, size, spacing, vertical: true });
  /** Columns at the foot of the card end on one line. */
  const footed = (kind: string, text: string, x: number, size: number) =>
    column(kind, text, x, Math.max(TOP, FOOT - columnLength(text.replaceAll(' ', ''), size)), size);
  column('company', issuer.name, random.int(510, 545), random.int(70, 110), random.int(34, 42));
  const small = random.int(24, 27);
  column('dept', facts.department, 425, random.int(110, 150), small);
  column('title', facts.title, 385, random.int(150, 210), small);
  column('name', person.kanji, random.int(285, 300), random.int(210, 270), random.int(62, 76), random.pick([0.1, 0.3]));
  if (random.chance(0.5)) column('kana', person.kana, 262, random.int(250, 290), 18, 0.3);
  const size = random.int(21, 24);
  let x = 205;
  const next = (kind: string, text: string) => {
    footed(kind, text, x, size);
    x -= Math.round(size * 1.45);
  };
  next('zip', `〒${inKanji ? kanjiDigits(issuer.postalCode) : issuer.postalCode}`);
  next('addr', inKanji ? kanjiAddress(issuer.address) : issuer.address);
  if (issuer.building) next('addr', inKanji ? kanjiAddress(issuer.building) : issuer.building);
  next('tel', `電話${phone(issuer.phone, inKanji, random)}`);
  if (random.chance(0.5)) next('tel', `携帯${phone(facts.mobile, inKanji, random)}`);
  if (x > 40 && random.chance(0.5))
    texts.push({ kind: 'email', text: facts.email, x, y: 420, size: size - 2, vertical: 'sideways' });
  return {
    width: WIDTH,
    height: HEIGHT,
    paper: random.pick(['#ffffff', '#fdfcf7', '#f4efe2']),
    ink: random.pick(['#111111', '#222233', '#2b2420']),
    font: random.pick(random.chance(0.7) ? VERTICAL_MINCHO : VERTICAL_GOTHIC),
    texts,
    boxes: [],
  };
}

/** 〇三（三五四七）〇一二三, or with bars; digits stand upright. */
function phone(number: string, inKanji: boolean, random: Random): string {
  const [area, office, line] = number.split('-') as [string, string, string];
  const written = random.chance(0.5) ? `${area}（${office}）${line}` : number;
  return inKanji ? kanjiDigits(written) : written.replaceAll('-', '―');
}
