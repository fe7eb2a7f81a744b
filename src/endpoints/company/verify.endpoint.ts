import { matchCompany } from '../../usecases/company-match.ts';
import { companyFiles, companySources } from '../edinet-names.ts';
import { endpoint } from '../services.ts';
import { CompanyResponse, CompanyVerifyRequest, nameOrNumber } from './company.schema.ts';
import { companyQuestions } from './rehearsal.ts';
import { companyAnswer } from './verify.answer.ts';
import example from './verify.example.json' with { type: 'json' };

export default endpoint({
  method: 'POST',
  path: '/jp-company/verify',
  name: 'jp_company_verify',
  price: '$0.005',
  summary: 'Look up a Japanese company by corporate number or name',
  summaryJa: '法人番号または名称による法人の照会',
  description:
    'Resolves a company name, 13-digit corporate number and optional address against a snapshot of the national corporate-number registry. Returns active or closed status, match evidence, candidates and risk flags. Tolerates spelling variants and one or two wrong characters; a similar name is never reported as verified. A public-data pre-check, not KYB.',
  tags: ['japan', 'company', 'corporate-number', 'registry', 'kyb-precheck'],
  input: CompanyVerifyRequest,
  output: CompanyResponse,
  errors: ['registry_unavailable'],
  check: nameOrNumber,
  example,
  needs: ['companyRegistry'],
  optional: ['evidence'],
  replay: 'stored',
  answersFrom: companyFiles,
  rehearsal: ({ companyRegistry }) => companyQuestions(companyRegistry),
  handler: async (input, { deps, now }) => {
    const base = companySources(deps, now());
    const match = matchCompany(base, {
      name: input.name,
      corporateNumber: input.corporate_number,
      address: input.address,
    });
    return companyAnswer(base, match, input.response_language ?? 'both');
  },
});
