import type { Item, ReceiptFacts } from '../facts.ts';
import { MONO } from '../fonts.ts';
import { grouped, receiptDate } from '../format.ts';
import type { Random } from '../random.ts';
import type { Sheet, TextItem } from '../sheet.ts';

const WIDTH = 420;
const MARGIN = 18;
const RIGHT = WIDTH - MARGIN;
const SIZE = 20;

/** Rows that make a slip about eight times as long as it is wide. */
export const longSlipRows = (random: Random): number => random.int(62, 72);

/** The slip of a large shopping trip: goods by department with codes, discounts, points, coupons. */
export function setLongSlip(facts: ReceiptFacts, random: Random): Sheet {
  const texts: TextItem[] = [];
  const step = random.int(30, 33);
  let y = 60;
  const put = (kind: string, text: string, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x: MARGIN, y, size: SIZE, ...more });
  const down = (lines = 1) => {
    y += Math.round(step * lines);
  };
  const centre = (kind: string, text: string, size = SIZE) => {
    put(kind, text, { x: WIDTH / 2, anchor: 'middle', size });
    down(size / SIZE);
  };
  const pair = (label: readonly [string, string], amount: string, more: Partial<TextItem> = {}) => {
    put(label[0], label[1], more);
    put('amount', amount, { x: RIGHT, anchor: 'end', ...more });
    down((more.size ?? SIZE) / SIZE);
  };
  centre('company', facts.shop, Math.min(30, Math.floor((WIDTH - 2 * MARGIN) / facts.shop.length)));
  centre('company', facts.issuer.name);
  centre('tel', `電話 ${facts.issuer.phone}`);
  centre('tno', `登録番号 ${facts.issuer.registrationNumber}`);
  down(0.5);
  put('date', receiptDate(facts.date, random));
  down();
  put('label', `レジ${random.int(1, 12)} 責No.${random.digits(4)}`);
  put('label', `取引${facts.number}`, { x: RIGHT, anchor: 'end' });
  down(1.5);
  const shelves = ['青果', '精肉', '日配', '菓子', '日用品', '惣菜'];
  facts.items.forEach((item, i) => {
    if (i % 12 === 0) {
      centre('label', `【${shelves[(i / 12) % shelves.length]}】`);
    }
    itemRows(item, put, pair, down, random);
  });
  down(0.5);
  pair(['label', `小計 ${facts.items.length}点`], `¥${grouped(facts.total)}`);
  for (const { rate, taxable, tax } of facts.taxes) {
    pair(['label', `(内${rate}%対象額`], `¥${grouped(taxable)})`);
    pair(['label', `(内${rate}%税額`], `¥${grouped(tax)})`);
  }
  pair(['label', '合計'], `¥${grouped(facts.total)}`, { size: 30, weight: 'bold' });
  pair(['label', random.pick(['電子マネー', 'クレジット', '現金'])], `¥${grouped(facts.paid)}`);
  pair(['label', 'お釣り'], `¥${grouped(facts.paid - facts.total)}`);
  down(0.6);
  put('label', '*は軽減税率対象品目です');
  down();
  pair(['label', '今回ポイント'], `${Math.floor(facts.total / 200)}P`);
  put('label', `会員番号 ${random.digits(4)}-****-****`);
  down(1.4);
  centre('label', '【お得なクーポン】');
  centre('label', `次回お買上げ${random.int(3, 10)}%引`);
  centre('label', 'レシートは返品の際に必要です');
  const height = Math.max(Math.round(y + step), WIDTH * 8);
  return {
    width: WIDTH,
    height,
    paper: random.pick(['#ffffff', '#fbfbf6']),
    ink: random.pick(['#111111', '#2a2a33']),
    font: random.pick(MONO),
    texts,
    boxes: [],
  };
}

type Put = (kind: string, text: string, more?: Partial<TextItem>) => void;
type Pair = (label: readonly [string, string], amount: string, more?: Partial<TextItem>) => void;

function itemRows(item: Item, put: Put, pair: Pair, down: (lines?: number) => void, random: Random): void {
  const reduced = item.rate === 8 ? '*' : '';
  if (item.quantity === 1) {
    pair(['item', item.description], `${grouped(item.amount)}${reduced}`);
    return;
  }
  put('item', item.description);
  down();
  pair(['qty', `  (${item.quantity}個×単${item.unitPrice})`], `${grouped(item.amount)}${reduced}`);
  if (random.chance(0.2)) {
    put('label', '  まとめ買い対象');
    down();
  }
}
