import { type CompanyRegistry, companyAddress } from '../../engines/registry/index.ts';

/** About where one more makes the later ones no cheaper. */
const QUESTIONS = 1500;

/** What most requests ask: companies from all over the registry by number, by name, and by name and address. */
export function* companyQuestions(companies: CompanyRegistry) {
  // Nobody minds what the few rows of the sample cost.
  if (companies.info.sample) return;
  for (const [i, corporate_number] of companies.spread(QUESTIONS).entries()) {
    const record = i % 3 === 0 ? null : companies.byNumber(corporate_number);
    if (record === null) yield { corporate_number };
    else if (i % 3 === 1) yield { name: record.name };
    else yield { name: record.name, address: companyAddress(record) };
  }
}
