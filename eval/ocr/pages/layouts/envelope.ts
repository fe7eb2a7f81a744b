import type { CardFacts } from '../facts.ts';
import { VERTICAL_GOTHIC, VERTICAL_MINCHO } from '../fonts.ts';
import { kanjiAddress, kanjiDigits } from '../kanji-numbers.ts';
import type { Random } from '../random.ts';
import type { Box, Sheet, TextItem } from '../sheet.ts';
import { brokenInto, columnLength } from '../vertical.ts';

const WIDTH = 708;
const HEIGHT = 1386;
const FOOT = 1300;

/** A long envelope (長形3号) at 150 dpi: postal boxes, addressee in columns, the sender in the lower left. */
export function setEnvelope(facts: CardFacts, sender: CardFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const column = (kind: string, text: string, x: number, y: number, size: number, spacing = 0) =>
    texts.push({ kind, text, x, y, size, spacing, vertical: true });
  const boxes = postalBoxes(facts.issuer.postalCode, texts);
  const size = random.int(28, 33);
  let x = 590;
  for (const part of brokenInto(kanjiAddress(facts.issuer.address), Math.floor(900 / (size * 1.08)))) {
    column('addr', part, x, 210, size);
    x -= Math.round(size * 1.5);
  }
  if (facts.issuer.building) {
    const building = kanjiAddress(facts.issuer.building);
    column('addr', building, x, Math.max(260, 1150 - columnLength(building, size)), size);
  }
  x = 420;
  if (random.chance(0.7)) {
    column('company', facts.issuer.name, x, 270, size + 4);
    x -= Math.round(size * 1.2);
  }
  const large = random.int(52, 62);
  const name = facts.person.kanji.replaceAll(' ', '');
  column('name', `${name}${random.pick(['様', '様', '殿'])}`, x - large, 340, large, 0.25);
  from(sender, column, random);
  return {
    width: WIDTH,
    height: HEIGHT,
    paper: random.pick(['#ffffff', '#e9d9b8', '#f2ead8', '#dfe8ee']),
    ink: random.pick(['#111111', '#1d2433', '#2b2420']),
    font: random.pick(random.chance(0.7) ? VERTICAL_MINCHO : VERTICAL_GOTHIC),
    texts,
    boxes,
  };
}

/** Seven red boxes; the code stands in them without its hyphen. */
function postalBoxes(code: string, texts: TextItem[]): Box[] {
  const digits = code.replace('-', '');
  const [left, top, pitch] = [300, 70, 52];
  texts.push({ kind: 'zip', text: digits, x: left + 20, y: top + 42, size: 34, pitch });
  return [...digits].map((_, i) => ({
    x: left + i * pitch,
    y: top,
    width: 40,
    height: 56,
    stroke: '#c8493a',
  }));
}

type Column = (kind: string, text: string, x: number, y: number, size: number, spacing?: number) => void;

function from({ issuer, person }: CardFacts, column: Column, random: Random): void {
  const size = random.int(20, 23);
  let x = 150;
  const footed = (kind: string, text: string) => {
    column(kind, text, x, Math.max(680, FOOT - columnLength(text, size)), size);
    x -= Math.round(size * 1.55);
  };
  footed('zip', `〒${kanjiDigits(issuer.postalCode)}`);
  for (const part of brokenInto(kanjiAddress(issuer.address), 26)) footed('addr', part);
  footed('company', issuer.name);
  if (x > 20) footed('name', person.kanji.replaceAll(' ', ''));
}
