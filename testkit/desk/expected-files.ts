import { type Paper, taxOf, totalOf } from './papers.ts';

/** A paper as a person left it: what the files below are written from, once more and without the desk's own code. */
export interface Bill extends Omit<Paper, 'items'> {
  readonly items: readonly (readonly [string, number, number])[];
  readonly file: string;
  readonly account: string;
  readonly summary: string;
  /** The field `tax` where it was not changed with the rates. */
  readonly tax?: number;
  readonly corrected: string;
}

const byDate = (bills: readonly Bill[]) => bills.toSorted((a, b) => a.date.localeCompare(b.date));
const slashed = (date: string) => date.replaceAll('-', '/');
const share = ({ registration, date }: Bill) => (registration ? null : date < '2026-10-01' ? 80 : 70);
const creditOf = ({ method, kind }: Bill) => (kind === 'receipt' && method === '現金' ? '現金' : '未払金');
const subject = ({ summary, items }: Bill) => summary || items[0]![0];
const note = (bill: Bill) =>
  [bill.issuer, subject(bill), `No.${bill.number}`, ...(share(bill) === null ? [] : [`${share(bill)}%控除対象`])].join(
    ' ',
  );
const lines = (rows: readonly (readonly (string | number)[])[]) =>
  [...rows.map((row) => row.join(',')), ''].join('\r\n');
const blank = (count: number): string[] => Array<string>(count).fill('');
const newName = ({ date, issuer, file }: Bill, total: number, again: boolean) =>
  `${date.replaceAll('-', '')}_${issuer}_${total}${again ? '_2' : ''}${file.slice(file.lastIndexOf('.'))}`;

export function freeeFile(bills: readonly Bill[]): string {
  const header =
    '収支区分,管理番号,発生日,決済期日,取引先コード,取引先,勘定科目,税区分,金額,税計算区分,税額,備考,品目,部門,メモタグ（複数指定可、カンマ区切り）,セグメント1,セグメント2,セグメント3,決済日,決済口座,決済金額';
  const rows = byDate(bills).flatMap((bill) =>
    bill.items.map(([, amount, rate], at) => {
      const first = (value: string | number) => (at === 0 ? value : '');
      // Cash is the one account that freee has from the beginning: what was paid otherwise is settled there.
      const isCash = bill.kind === 'receipt' && bill.method === '現金';
      const paid = (value: string | number) => (at === 0 && isCash ? value : '');
      const part = share(bill);
      const suffix = rate === 8 ? '8%（軽）' : '10%';
      return [
        first('支出'),
        first(bill.number),
        first(slashed(bill.date)),
        '',
        '',
        first(bill.issuer),
        bill.account,
        part === null ? `課対仕入${suffix}` : `課対仕入（控${part}）${suffix}`,
        amount,
        '内税',
        part === null ? taxOf(amount, rate) : '',
        part === null ? subject(bill) : `${subject(bill)} ${part}%控除対象`,
        ...blank(6),
        paid(slashed(bill.date)),
        paid('現金'),
        paid(totalOf(bill as never)),
      ];
    }),
  );
  return `\ufeff${lines([header.split(','), ...rows])}`;
}

export function moneyForwardFile(bills: readonly Bill[]): string {
  const header =
    '取引No,取引日,借方勘定科目,借方補助科目,借方部門,借方取引先,借方税区分,借方インボイス,借方金額(円),借方税額,貸方勘定科目,貸方補助科目,貸方部門,貸方取引先,貸方税区分,貸方インボイス,貸方金額(円),貸方税額,摘要,仕訳メモ,タグ,MF仕訳タイプ,決算整理仕訳,作成日時,作成者,最終更新日時,最終更新者';
  const rows = byDate(bills).flatMap((bill, index) =>
    bill.items.map(([, amount, rate]) => [
      index + 1,
      slashed(bill.date),
      bill.account,
      '',
      '',
      bill.issuer,
      rate === 8 ? '課税仕入 (軽)8%' : '課税仕入 10%',
      share(bill) === null ? '適格' : `${share(bill)}%控除`,
      amount,
      share(bill) === null ? taxOf(amount, rate) : '',
      creditOf(bill),
      '',
      '',
      bill.issuer,
      '対象外',
      '',
      amount,
      '',
      note(bill),
      bill.file,
      ...blank(7),
    ]),
  );
  return lines([header.split(','), ...rows]);
}

export function yayoiFile(bills: readonly Bill[]): string {
  const rows = byDate(bills).flatMap((bill) =>
    bill.items.map(([, amount, rate]) => [
      '2000',
      '',
      '',
      slashed(bill.date),
      bill.account,
      '',
      '',
      `課対仕入込${rate === 8 ? '軽減8%' : '10%'}${share(bill) === null ? '適格' : `区分${share(bill)}%`}`,
      amount,
      share(bill) === null ? taxOf(amount, rate) : '',
      creditOf(bill),
      '',
      '',
      '対象外',
      amount,
      '',
      note(bill),
      '',
      '',
      '0',
      '',
      bill.file,
      '0',
      '0',
      'no',
    ]),
  );
  return lines(rows);
}

/** @param statuses what the page shows for each bill: that is judged elsewhere. */
export function tableFile(bills: readonly Bill[], statuses: readonly string[]): string {
  const header =
    'File,Kind,Status,Date,Time,Issuer,T-number,Number,Total,Tax,Registered name,Registration,10% with tax,10% tax,8% with tax,8% tax,Paid by,Due date,Made out to,Subject,Address,Phone,Corrected';
  const rows = bills.map((bill, index) => {
    const isReceipt = bill.kind === 'receipt';
    const registered = isReceipt ? 'Registered; issuer not confirmed' : 'Registered and issuer confirmed';
    const of = (rate: number) => bill.items.find(([, , other]) => other === rate)?.[1];
    const pair = (rate: number) => (of(rate) === undefined ? ['', ''] : [of(rate)!, taxOf(of(rate)!, rate)]);
    const tax = bill.items.reduce((sum, [, amount, rate]) => sum + taxOf(amount, rate), 0);
    return [
      bill.file,
      isReceipt ? 'Receipt' : 'Invoice',
      statuses[index]!,
      bill.date,
      '',
      bill.issuer,
      bill.registration ?? '',
      bill.number,
      totalOf(bill as never),
      bill.tax ?? tax,
      bill.registration ? bill.issuer : '',
      bill.registration ? registered : 'No registration number',
      ...pair(10),
      ...pair(8),
      isReceipt ? (bill.method === '現金' ? 'Cash' : 'Credit card') : '',
      '',
      isReceipt ? '' : '株式会社グリーンフィールド',
      bill.summary,
      bill.address,
      bill.phone,
      bill.corrected,
    ];
  });
  return `\ufeff${lines([header.split(','), ...rows])}`;
}

export function newNames(bills: readonly Bill[]): string[] {
  const seen = new Set<string>();
  return bills.map((bill) => {
    const plain = newName(bill, totalOf(bill as never), false);
    const name = seen.has(plain) ? newName(bill, totalOf(bill as never), true) : plain;
    seen.add(name);
    return name;
  });
}

export function indexFile(bills: readonly Bill[]): string {
  const names = newNames(bills);
  const rows = bills.map((bill, index) => [
    index + 1,
    bill.date,
    totalOf(bill as never),
    bill.issuer,
    bill.kind === 'receipt' ? 'Receipt' : 'Invoice',
    names[index]!,
    bill.file,
  ]);
  return `\ufeff${lines([['No.', 'Date', 'Total', 'Issuer', 'Kind', 'File name', 'File'], ...rows])}`;
}

/** The card of the built-in example. */
export const CONTACT_FILE = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:佐藤 健一',
  'N:佐藤;健一;;;',
  'ORG:トヨタ自動車株式会社;調達本部',
  'TITLE:主任',
  'TEL;TYPE=WORK,VOICE:0565-55-0100',
  'TEL;TYPE=WORK,FAX:0565-55-0101',
  'EMAIL;TYPE=INTERNET,WORK:kenichi.sato@toyota.example.co.jp',
  'URL:https://www.toyota.example.co.jp',
  'ADR;TYPE=WORK:;;愛知県豊田市トヨタ町1番地;;;471-8571;日本',
  'NICKNAME:Kenichi Sato',
  'END:VCARD',
  '',
].join('\r\n');
