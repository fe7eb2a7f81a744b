import { type Facts, makeCard, makeInvoice, makeReceipt } from '../facts.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { UNSEEN_WORDS } from '../words-unseen.ts';
import { setBilingualCard } from './bilingual-card.ts';
import { setCard } from './card.ts';
import { setDeliveryNote } from './delivery-note.ts';
import { denseRows, setDenseInvoice } from './dense-invoice.ts';
import { setEnvelope } from './envelope.ts';
import { setInvoice } from './invoice.ts';
import { setLetter } from './letter.ts';
import { setLetterhead } from './letterhead.ts';
import { longSlipRows, setLongSlip } from './long-slip.ts';
import { setQuotation } from './quotation.ts';
import { setReceipt } from './receipt.ts';
import { setVerticalCard } from './vertical-card.ts';

/** One family of pages: facts, and how they are set in type. */
export type Layout = (random: Random) => { readonly facts: Facts; readonly sheet: Sheet };

/** From facts and their typesetting, one layout. */
const layout =
  <F extends Facts>(facts: (random: Random) => F, set: (facts: F, random: Random) => Sheet): Layout =>
  (random) => {
    const made = facts(random);
    return { facts: made, sheet: set(made, random) };
  };

/** Models may be trained on pages like these. */
const KNOWN = {
  card: layout(makeCard, setCard),
  receipt: layout(makeReceipt, setReceipt),
  invoice: layout(makeInvoice, setInvoice),
} as const;

const card = (random: Random) => makeCard(random, UNSEEN_WORDS);
const invoice = (random: Random, rows?: number) => makeInvoice(random, rows, UNSEEN_WORDS);
const receipt = (random: Random, rows?: number) => makeReceipt(random, rows, UNSEEN_WORDS);

/** Text in columns. */
const VERTICAL = {
  vertical_card: layout(card, setVerticalCard),
  envelope: layout(card, (facts, random) => setEnvelope(facts, card(random), random)),
  letter: layout(card, setLetter),
} as const;

/** No model is ever trained on these: they measure what happens on pages nobody has seen. */
const UNSEEN = {
  ...VERTICAL,
  long_slip: layout((random) => receipt(random, longSlipRows(random)), setLongSlip),
  dense_invoice: layout((random) => invoice(random, denseRows(random)), setDenseInvoice),
  delivery_note: layout((random) => invoice(random), setDeliveryNote),
  quotation: layout((random) => invoice(random), setQuotation),
  letterhead: layout((random) => invoice(random), setLetterhead),
  bilingual_card: layout(card, setBilingualCard),
} as const;

export const LAYOUTS = { ...KNOWN, ...UNSEEN } as const;
export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

const names = (set: object) => Object.keys(set) as LayoutName[];
export const LAYOUT_SETS = {
  known: names(KNOWN),
  unseen: names(UNSEEN),
  vertical: names(VERTICAL),
  all: LAYOUT_NAMES,
} as const;

export const isUnseen = (name: LayoutName): boolean => name in UNSEEN;
