import type { ReceiptFacts } from '../facts.ts';
import { MONO } from '../fonts.ts';
import * as format from '../format.ts';
import { yen } from '../format.ts';
import type { Random } from '../random.ts';
import type { Sheet, TextItem } from '../sheet.ts';

/** A thermal slip: 58 or 80 mm wide, as long as its items. */
export function setReceipt(facts: ReceiptFacts, random: Random): Sheet {
  const wide = random.chance(0.6);
  const width = wide ? 576 : 420;
  const size = wide ? 24 : 20;
  const margin = Math.round(width * 0.05);
  const right = width - margin;
  const texts: TextItem[] = [];
  const step = Math.round(size * random.between(1.35, 1.6));
  let y = 50;
  const put = (kind: string, text: string, more: Partial<TextItem> = {}) =>
    texts.push({ kind, text, x: margin, y, size, ...more });
  const centre = (kind: string, text: string, more: Partial<TextItem> = {}) => {
    put(kind, text, { x: width / 2, anchor: 'middle', ...more });
    y += step + ((more.size ?? size) - size);
  };
  const pair = (left: [string, string], amount: string, more: Partial<TextItem> = {}) => {
    put(left[0], left[1], more);
    put('amount', amount, { x: right, anchor: 'end', ...more });
    y += step + ((more.size ?? size) - size);
  };
  centre('company', facts.shop, { size: Math.round(size * 1.2), weight: 'bold' });
  centre('company', facts.issuer.name);
  for (const part of wrapped(facts.issuer.address, Math.floor((width - 2 * margin) / size))) {
    put('addr', part);
    y += step;
  }
  centre('tel', `${random.pick(['TEL', 'TEL:', '電話'])}${random.pick([' ', ''])}${facts.issuer.phone}`);
  put('tno', `${random.pick(['登録番号', '登録番号:', '事業者登録番号'])} ${facts.issuer.registrationNumber}`);
  y += step * 1.3;
  centre('label', random.pick(['領収書', '領 収 証', 'レシート']), { size: Math.round(size * 1.3) });
  put('date', format.receiptDate(facts.date, random));
  y += step;
  put('label', `${random.pick(['レジ#', 'レジ', 'No.'])}${random.int(1, 9)} 伝票No.${facts.number}`);
  y += step * 1.4;
  const mark = random.pick(['※', '軽', '*']);
  for (const item of facts.items) {
    const name = item.description + (item.rate === 8 ? ` ${mark}` : '');
    const fits = name.length * size * 0.95 < width * 0.62;
    if (item.quantity > 1 || !fits) {
      put('item', name);
      y += step;
      pair(['qty', `  @${item.unitPrice} × ${item.quantity}`], yen(item.amount, random));
    } else pair(['item', name], yen(item.amount, random));
  }
  y += step * 0.4;
  pair(['label', '小計'], yen(facts.total, random));
  pair(['label', '合計'], yen(facts.total, random), { size: Math.round(size * 1.25), weight: 'bold' });
  for (const row of facts.taxes) {
    pair(['label', `(${row.rate}%対象`], `${yen(row.taxable, random)})`);
    pair(['label', `(内消費税等${row.rate}%`], `${yen(row.tax, random)})`);
  }
  pair(['label', random.pick(['お預り', '現金'])], yen(facts.paid, random));
  pair(['label', random.pick(['お釣り', 'お釣'])], yen(facts.paid - facts.total, random));
  y += step * 0.4;
  put('label', `「${mark}」は軽減税率対象商品です。`);
  y += step;
  put(
    'label',
    random.pick(['上記正に領収いたしました', 'またのご来店をお待ちしております', '毎度ありがとうございます']),
  );
  return {
    width,
    height: Math.round(y + step * 1.5),
    paper: random.pick(['#ffffff', '#fbfbf6', '#f3f1ea']),
    ink: random.pick(['#111111', '#2a2a2a', '#3a3a44']),
    font: random.pick(MONO),
    texts: random.chance(0.25) ? texts.map((item) => ({ ...item, stretch: wide ? 0.85 : 0.9 })) : texts,
    boxes: [],
  };
}

/** Slips break long lines anywhere. */
function wrapped(text: string, limit: number): string[] {
  const chars = [...text];
  return Array.from({ length: Math.ceil(chars.length / limit) }, (_, i) =>
    chars.slice(i * limit, (i + 1) * limit).join(''),
  );
}
