import { writeCompanyDifference, writeCompanyFull } from '../../testkit/registry/company-files.ts';
import { nationalCompany as company } from '../../testkit/registry/crowded-company.ts';
import { writeInvoiceFull } from '../../testkit/registry/invoice-files.ts';
import { DIFFERENCE_DATES, FULL_DATE, type Scale } from './scale.ts';

/** Writes the official archives of a synthetic registry whose names crowd as the national ones do. */
const [dir, scaleText] = process.argv.slice(2) as [string, string];
const scale = JSON.parse(scaleText) as Scale;
const full = await writeCompanyFull({ dir, count: scale.companies, date: FULL_DATE, company });
const invoice = await writeInvoiceFull({ dir, ...scale, date: FULL_DATE, company });
const differences: string[] = [];
for (const date of DIFFERENCE_DATES)
  differences.push(
    await writeCompanyDifference({
      dir,
      count: scale.companies,
      date,
      rows: scale.differenceNumbers,
      fresh: 0.1,
      company,
    }),
  );
process.send!({ company: full, invoice, differences });
