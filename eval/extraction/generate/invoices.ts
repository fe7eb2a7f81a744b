import { bilingual, customerLeft, freelancer, headings, singleColumn, statement } from './development-invoices.ts';
import type { Layout } from './invoice-parts.ts';
import { construction, inclusive, issuerLeft, rateColumns } from './test-invoices.ts';

export const INVOICE_LAYOUTS: Readonly<Record<'development' | 'test', Readonly<Record<string, Layout>>>> = {
  development: { customerLeft, singleColumn, bilingual, statement, freelancer, headings },
  test: { issuerLeft, inclusive, construction, rateColumns },
};
