import { writeCompanyDifference, writeCompanyFull } from '../../testkit/registry/company-files.ts';
import { writeInvoiceFull } from '../../testkit/registry/invoice-files.ts';
import { DIFFERENCE_DATES, FULL_DATE, type Scale } from './scale.ts';

/** Writes the official archives of a synthetic registry. */
const [dir, scaleText] = process.argv.slice(2) as [string, string];
const scale = JSON.parse(scaleText) as Scale;
const company = await writeCompanyFull({ dir, count: scale.companies, date: FULL_DATE });
const invoice = await writeInvoiceFull({ dir, ...scale, date: FULL_DATE });
const differences: string[] = [];
for (const date of DIFFERENCE_DATES)
  differences.push(
    await writeCompanyDifference({ dir, count: scale.companies, date, rows: scale.differenceNumbers, fresh: 0.1 }),
  );
process.send!({ company, invoice, differences });
