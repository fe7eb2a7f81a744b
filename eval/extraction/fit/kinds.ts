import { seeded } from '../../ocr/pages/random.ts';
import type { Case } from '../case.ts';

/** Titles and sentences of papers that are no invoice, to be set over the bodies of generated ones. */
const OTHER_KINDS: Readonly<Record<string, { titles: readonly string[]; sentences: readonly string[] }>> = {
  quotation: {
    titles: ['御見積書', '見 積 書', 'お見積書', 'QUOTATION', '概算見積書'],
    sentences: [
      '下記のとおりお見積り申し上げます。',
      '見積有効期限 発行後30日',
      '有効期限 2026年12月末',
      '見積番号 Q-118',
      'ご検討のほどお願い申し上げます。',
    ],
  },
  order: {
    titles: ['注文書', '発 注 書', '発注書', 'PURCHASE ORDER', '注文請書'],
    sentences: [
      '下記の通り注文いたします。',
      '発注日 2026年11月2日',
      '納期 2026年12月1日',
      '下記のとおり発注申し上げます。',
      '注文番号 PO-2210',
    ],
  },
  delivery_note: {
    titles: ['納品書', '納 品 書', '納品書(控)', 'DELIVERY NOTE', '出荷明細書'],
    sentences: [
      '下記のとおり納品いたしました。',
      '受領印',
      '納品日 2026年11月2日',
      '検収印',
      '上記の通り納品致します。',
    ],
  },
  payment_notice: {
    titles: ['支払通知書', 'お支払通知書', '仕入明細書', '支払明細書', '報酬支払明細書', '支払通知書(仕入明細書)'],
    sentences: [
      '下記の通りお支払いいたします。',
      '一定期間内に連絡がない場合は確認があったものとみなします。',
      '下記のとおりお振込みいたします。',
      '支払日 2026年12月10日',
    ],
  },
  dunning: {
    titles: ['督促状', '督 促 状', '催告書', 'お支払いのお願い', '未入金のお知らせ', 'REMINDER'],
    sentences: [
      'ご入金の確認ができておりません。',
      'お支払期限を過ぎております。',
      '本状と行き違いの場合はご容赦ください。',
      'ご入金が確認できておりません。',
    ],
  },
};
const NO_BILLS: readonly string[] = [
  '春は名のみの風の寒さや\n谷の鶯 歌は思えど\n時にあらずと 声も立てず',
  '給与明細\n2026年10月分\n基本給 250,000\n残業手当 32,000\n支給額合計 282,000\n社会保険料 41,000\n所得税 6,200\n控除合計 47,200\n差引支給額 234,800',
  '普通預金 取引明細\n2026/10/01 お預入れ 100,000 差引残高 512,330\n2026/10/05 お引出し 30,000 差引残高 482,330\n2026/10/27 口座振替 デンキ 8,411 差引残高 473,919',
  '業務委託契約書\n委託者(以下「甲」という)と受託者(以下「乙」という)は次のとおり契約を締結する。\n第1条 甲は乙に対し業務を委託する。\n第2条 委託料は月額300,000円とする。',
  'function total(items) {\n  return items.reduce((a, b) => a + b.price, 0);\n}',
  '会議のお知らせ\n日時 2026年11月20日 14:00\n場所 本社3階 会議室\n議題 来期予算について\n出席者 各部門長',
  '健康診断結果のお知らせ\n受診日 2026年10月3日\n身長 171.2 体重 64.8\n血圧 118 / 76\n判定 A',
  '営業時間変更のお知らせ\n平素は格別のご愛顧を賜り厚く御礼申し上げます。\n12月1日より営業時間を変更いたします。',
];
const SLIP = (total: string, seed: number): string =>
  [
    'クレジット売上票',
    `端末番号 ${7000 + seed}-620`,
    `ご利用日 2026/10/${10 + (seed % 18)} 20:14`,
    'カード会社 VISA',
    '会員番号 491722*****6134',
    `承認番号 03536${seed % 10}`,
    '取引内容 売上',
    '支払区分 一括',
    `金額 ¥${total}`,
    `合計 ¥${total}`,
    'お客様控え',
  ]
    .slice(seed % 2)
    .join('\n');

export interface KindExample {
  readonly text: string;
  readonly endpoint: 'invoice' | 'receipt';
  readonly kind: string;
}

/** Papers of every kind, made from the bodies of invoices and receipts. */
export function kindExamples(cases: readonly Case[]): KindExample[] {
  const examples: KindExample[] = [];
  const invoices = cases.filter((item) => item.document_type === 'invoice' && item.text !== undefined);
  const receipts = cases.filter((item) => item.document_type === 'receipt' && item.text !== undefined);
  invoices.forEach((item, index) => {
    const random = seeded(index * 7 + 5);
    for (const [kind, { titles, sentences }] of Object.entries(OTHER_KINDS)) {
      const body = item
        .text!.split('\n')
        .filter((line) => !/請求書|INVOICE|請求(?:申し上げ|いたし)/i.test(line.replace(/[\s\u3000]/g, '')))
        .map((line) => line.replace(/ご?請求金?額/g, '金額').replace(/請求日/g, '日付'));
      const head = [random.pick(titles), ...(random.chance(0.8) ? [random.pick(sentences)] : [])];
      const place = random.chance(0.8) ? 0 : 3;
      examples.push({
        text: [...body.slice(0, place), ...head, ...body.slice(place)].join('\n'),
        endpoint: 'invoice',
        kind,
      });
    }
    const next = invoices[(index + 1) % invoices.length]!;
    if (index % 2 === 0)
      examples.push({ text: `${item.text}\n--------\n${next.text}`, endpoint: 'invoice', kind: 'several_documents' });
  });
  receipts.forEach((item, index) => {
    const next = receipts[(index + 1) % receipts.length]!;
    if (index % 3 === 0)
      examples.push({ text: `${item.text}\n--------\n${next.text}`, endpoint: 'receipt', kind: 'several_documents' });
    if (index % 2 === 0)
      examples.push({ text: SLIP(`${(index + 3) * 110}`, index), endpoint: 'receipt', kind: 'card_slip' });
  });
  for (const text of NO_BILLS)
    for (const endpoint of ['invoice', 'receipt'] as const)
      for (let copy = 0; copy < 4; copy++) examples.push({ text, endpoint, kind: 'other' });
  return examples;
}

/** The kind of a written case: its label, or what its name says, or what it is sent in as. */
export function kindOfCase(item: Case): string {
  const label = item.expected.document_kind;
  if (typeof label === 'string') return label;
  const words: readonly [RegExp, string][] = [
    [/credit_note|return_invoice/, 'credit_note'],
    [/payment_notice|self_billing/, 'payment_notice'],
    [/carry|statement/, 'statement'],
    [/credit_slip|card_slip/, 'card_slip'],
    [/refund/, 'credit_note'],
  ];
  return words.find(([word]) => word.test(item.id))?.[1] ?? item.document_type;
}
