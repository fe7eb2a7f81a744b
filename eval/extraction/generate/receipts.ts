import type { Layout } from './receipt-parts.ts';
import { creditSlip, form, gasStation, hotel, parking, taxi } from './receipts-other.ts';
import { cafe, convenience, posBlock, rateTable, restaurant, supermarket } from './receipts-till.ts';

/** Layouts the rules were developed on, and layouts kept apart for the test. */
export const RECEIPT_LAYOUTS: Readonly<Record<'development' | 'test', Readonly<Record<string, Layout>>>> = {
  development: { convenience, posBlock, supermarket, taxi, form, gasStation, creditSlip },
  test: { rateTable, parking, restaurant, hotel, cafe },
};
