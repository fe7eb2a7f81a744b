/** Papers that a browser prints: every value in an element that names its field, so that its ink can be found. */
export interface Paper {
  readonly name: string;
  readonly kind: 'receipt' | 'invoice';
  readonly issuer: string;
  readonly address: string;
  /** The second line of the address. */
  readonly building?: string;
  readonly phone: string;
  readonly registration: string | null;
  readonly date: string;
  readonly number: string;
  /** Description, amount with tax, rate. */
  readonly items: readonly (readonly [string, number, 8 | 10])[];
  readonly method: '現金' | 'クレジットカード';
}

const SHOPS = [
  ['トヨタ自動車株式会社', '愛知県豊田市トヨタ町1番地', '0565-55-0100', 'T1180301018771'],
  ['エックスサーバー株式会社', '大阪府大阪市北区大深町4番20号', '06-6147-2580', 'T7120001168421'],
  ['喫茶ポプラ', '東京都千代田区神田神保町1-3', '03-3291-0001', null],
] as const;

/** Eighteen bills with amounts that are easy to follow, and the first of them once more. */
export const PAPERS: readonly Paper[] = Array.from({ length: 19 }, (_, index) => {
  const at = index === 18 ? 0 : index;
  const [issuer, address, phone, registration] = SHOPS[at % 3]!;
  const isInvoice = at % 6 === 4;
  const price = 1100 + at * 110;
  return {
    name: `${isInvoice ? '請求書' : 'receipt'}-${String(index + 1).padStart(2, '0')}`,
    kind: isInvoice ? 'invoice' : 'receipt',
    issuer,
    address,
    phone,
    registration,
    date: `2026-${at % 2 === 0 ? '10' : '09'}-${String(at + 1).padStart(2, '0')}`,
    number: `R-${1000 + at}`,
    items:
      at % 4 === 3
        ? [
            ['文具セット', price, 10],
            ['緑茶', 540, 8],
          ]
        : [['文具セット', price, 10]],
    method: at % 5 === 2 ? 'クレジットカード' : '現金',
  };
});

export const totalOf = ({ items }: Paper): number => items.reduce((sum, [, amount]) => sum + amount, 0);
export const taxOf = (amount: number, rate: number): number => Math.floor((amount * rate) / (100 + rate));

const yen = (value: number): string => `¥${value.toLocaleString('en-US')}`;
const field = (name: string, value: string): string => `<span data-field="${name}">${value}</span>`;

/** The paper as HTML, 600 pixels wide. */
export function paperHtml(paper: Paper, font = 'Noto Sans CJK JP'): string {
  const [year, month, day] = paper.date.split('-').map(Number);
  const rates = [...new Set(paper.items.map(([, , rate]) => rate))].map((rate) => {
    const amount = paper.items.filter(([, , other]) => other === rate).reduce((sum, [, value]) => sum + value, 0);
    return `<p>(${rate}%対象 ${yen(amount)} 内消費税 ${yen(taxOf(amount, rate))})</p>`;
  });
  const rows = paper.items.map(
    ([name, amount, rate]) => `<div><span>${name}${rate === 8 ? ' ※' : ''}</span><span>${yen(amount)}</span></div>`,
  );
  const isInvoice = paper.kind === 'invoice';
  return `<!doctype html><html><head><meta charset="utf-8"><style>
    body{font:20px/1.6 '${font}';margin:0;padding:36px;width:600px;box-sizing:border-box;background:#fff;color:#000}
    div{display:flex;justify-content:space-between} h1{font-size:30px;text-align:center;margin:0 0 16px} p{margin:8px 0}
    .total{font-size:26px;font-weight:700}</style></head><body>
    <h1>${isInvoice ? '請求書' : '領収書'}</h1>
    ${isInvoice ? '<p>株式会社グリーンフィールド 御中</p>' : ''}
    <p>${isInvoice ? '請求日' : '日付'} ${field('date', `${year}年${month}月${day}日`)}</p>
    <p>No. ${field('number', paper.number)}</p>
    ${rows.join('')}
    <div class="total"><span>合計</span>${field('total', yen(totalOf(paper)))}</div>
    ${rates.join('')}
    ${isInvoice ? '' : `<div><span>${paper.method}</span><span>${yen(totalOf(paper))}</span></div>`}
    <p style="margin-top:20px">${field('issuer', paper.issuer)}</p>
    <p>${field('address', paper.address)}</p>${paper.building ? `<p>${field('address', paper.building)}</p>` : ''}
    <p>TEL ${field('phone', paper.phone)}</p>
    ${paper.registration ? `<p>登録番号 ${field('registration_number', paper.registration)}</p>` : ''}
    </body></html>`;
}
