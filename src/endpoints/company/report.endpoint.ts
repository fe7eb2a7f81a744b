import { matchCompany } from '../../usecases/company-match.ts';
import { companySources } from '../edinet-names.ts';
import { endpoint } from '../services.ts';
import { CompanyResponse, CompanyVerifyRequest, nameOrNumber } from './company.schema.ts';
import { companyReportAnswer } from './report.answer.ts';
import example from './report.example.json' with { type: 'json' };

export default endpoint({
  method: 'POST',
  path: '/jp-company/report',
  name: 'jp_company_report',
  price: '$0.05',
  summary: 'Company pre-check report with evidence and history',
  summaryJa: '法人の事前確認レポート（根拠・変更履歴つき）',
  description:
    'The company look-up with the evidence behind it: what matched, how name and address compare, the record’s last process and dates, former names and addresses where known, the chain of successors after a merger, and risk flags. Scope: the national corporate-number registry only; not KYC, AML, sanctions or ownership.',
  tags: ['japan', 'company', 'report', 'registry', 'kyb-precheck'],
  input: CompanyVerifyRequest,
  output: CompanyResponse,
  errors: ['registry_unavailable'],
  check: nameOrNumber,
  example,
  needs: ['companyRegistry'],
  optional: ['evidence'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = companySources(deps, now());
    const query = { name: input.name, corporateNumber: input.corporate_number, address: input.address };
    return companyReportAnswer(base, matchCompany(base, query), query, input.response_language ?? 'both');
  },
});
