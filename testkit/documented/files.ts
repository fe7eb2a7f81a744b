import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardHeic, cardIn, cardPng } from '../documents/files.ts';
import { makePdf } from '../documents/pdf.ts';
import { exampleXml } from '../pint/example.ts';
import { writeCompanyDifference, writeCompanyFull } from '../registry/company-files.ts';
import { writeInvoiceFull } from '../registry/invoice-files.ts';
import { writePostalFiles } from './address-files.ts';
import { ROOT } from './markdown.ts';

export const COMPANIES = 60;

const INVOICE_LINES = [
  '請求書',
  '青葉物産株式会社 御中',
  '発行日 2026年10月31日',
  '株式会社見本商会',
  '登録番号 T1180301018771',
  '小計 10,000円',
  '消費税(10%) 1,000円',
  '合計 11,000円',
];
const invoicePdf = () =>
  makePdf([{ texts: INVOICE_LINES.map((text, i) => ({ x: 60, y: 760 - 30 * i, size: 14, text })) }]);

/** What the commands of a page name as files: made small, in the folder they are run in. */
const FILES: Readonly<Record<string, (folder: string) => Promise<void> | void>> = {
  'CONTRIBUTING.md': (folder) => writeFileSync(join(folder, 'invoice.txt'), '請求書\n株式会社見本商事\n合計 ¥1,100\n'),
  'docs/address.md': (folder) => {
    writeFileSync(join(folder, 'addresses.txt'), '東京都千代田区丸の内1-9-1\n和歌山市今福1-1-3\n');
    writePostalFiles(folder);
  },
  'docs/extraction.md': async (folder) => {
    writeFileSync(join(folder, 'invoice.pdf'), invoicePdf());
    for (const name of ['front.jpg', 'back.jpg']) writeFileSync(join(folder, name), await cardIn('jpeg'));
  },
  'docs/ocr.md': async (folder) => {
    writeFileSync(join(folder, 'card.jpg'), await cardIn('jpeg'));
    writeFileSync(join(folder, 'invoice.pdf'), invoicePdf());
    writeFileSync(join(folder, 'scan.tiff'), await cardIn('tiff'));
    writeFileSync(join(folder, 'receipt.heic'), cardHeic());
  },
  'docs/payment.md': async (folder) => writeFileSync(join(folder, 'receipt.jpg'), cardPng()),
  'docs/jp-pint.md': (folder) => writeFileSync(join(folder, 'invoice.xml'), exampleXml()),
  'docs/registry.md': async (dir) => {
    await writeCompanyFull({ dir, count: COMPANIES, date: '20260731' });
    for (const date of ['20260803', '20260804']) await writeCompanyDifference({ dir, count: COMPANIES, date, rows: 5 });
    await writeInvoiceFull({
      dir,
      companies: COMPANIES,
      corporations: 20,
      bodies: 4,
      individuals: 10,
      date: '20260731',
      parts: 2,
    });
  },
};

/** The folder a page's commands are run in: its files, the docs beside it, and `var` as the service of the test has it. */
export async function pageFolder(root: string, page: string, dataDir: string): Promise<string> {
  const folder = join(root, page.replaceAll('/', '_'));
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, 'docs'), join(folder, 'docs'));
  symlinkSync(join(ROOT, 'clients'), join(folder, 'clients'));
  symlinkSync(join(ROOT, 'development.env'), join(folder, 'development.env'));
  symlinkSync(dataDir, join(folder, 'var'));
  await FILES[page]?.(folder);
  return folder;
}
