import { COMPANY_REASON_LABELS } from '../../contract/labels/registry.labels.ts';
import { matchCompany } from '../../usecases/company-match.ts';
import { companySources } from '../edinet-names.ts';
import { endpoint } from '../services.ts';
import { CompanyBatchRequest, CompanyBatchResponse, nameOrNumber } from './company.schema.ts';
import { companyAnswer } from './verify.answer.ts';
import example from './verify-batch.example.json' with { type: 'json' };

const MAX_BATCH_SIZE = 10;

export default endpoint({
  method: 'POST',
  path: '/jp-company/verify-batch',
  name: 'jp_company_verify_batch',
  price: '$0.05',
  summary: 'Look up 1 to 10 companies in one request',
  summaryJa: '最大10件の法人を一括照会',
  description:
    'Runs the company look-up for 1 to 10 entries and returns one result per entry in input order, each with index, error and retryable. Charged as one request.',
  tags: ['japan', 'company', 'batch', 'registry'],
  input: CompanyBatchRequest,
  output: CompanyBatchResponse,
  errors: ['registry_unavailable'],
  check: (input) => {
    const bad = input.items.findIndex((item) => nameOrNumber(item) !== undefined);
    return bad < 0 ? undefined : `items[${bad}]: at least one of name or corporate_number is required`;
  },
  example,
  needs: ['companyRegistry'],
  optional: ['evidence'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = companySources(deps, now());
    const language = input.response_language ?? 'both';
    const results = input.items.map((item, index) => {
      const match = matchCompany(base, {
        name: item.name,
        corporateNumber: item.corporate_number,
        address: item.address,
      });
      const invalid = match.status === 'invalid_corporate_number' ? match.reason : null;
      return {
        ...companyAnswer(base, match, item.response_language ?? language),
        index,
        error: invalid && {
          code: invalid,
          message: COMPANY_REASON_LABELS[invalid].en,
          message_ja: COMPANY_REASON_LABELS[invalid].ja,
        },
        retryable: false,
      };
    });
    return { results, count: results.length, max_batch_size: MAX_BATCH_SIZE, response_language: language };
  },
});
