import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js';
import { noSuch, tooLongForPrompt } from './echoes.ts';

interface Job {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const given = (value: string | undefined, label: string): string =>
  value?.trim() ? `\n${label}: ${value.trim()}` : '';

/** The three jobs people bring most, each as the calls it takes and what the answers may be taken for. */
const JOBS: readonly Job[] = [
  {
    name: 'book_receipt',
    title: 'Book a receipt 領収書を経費にする',
    description: 'Reads a receipt, checks its T-number, and says what a bookkeeper must look at.',
    arguments: [{ name: 'receipt', description: 'File path, HTTPS address or text of the receipt.', required: true }],
    text: ({ receipt }) =>
      `Book this Japanese receipt: ${receipt}\n\nCall jp_receipt_extract once (a text as text, an HTTPS address as file_url, a file as image_base64). Report merchant, date, total, tax per rate and T-number with its registration on the date of the receipt. When validation.status is not passed, or manual_review_required is true, name the checks that failed and ask a person; do not fill in values that were not read.`,
  },
  {
    name: 'check_supplier',
    title: 'Check a supplier 取引先を確認する',
    description: 'Is this supplier the company it says it is, and may its invoices be deducted?',
    arguments: [
      { name: 'name', description: 'Company name as written.', required: false },
      { name: 'registration_number', description: 'T-number or 13-digit corporate number.', required: false },
      { name: 'address', description: 'Address as written.', required: false },
    ],
    text: ({ name, registration_number, address }) =>
      `Check this Japanese supplier.${given(name, 'Name')}${given(registration_number, 'Number')}${given(address, 'Address')}\n\nWith a T-number call jp_invoice_check with supplier_name and address; with a corporate number or a name alone call jp_company_verify. Candidates are not verified companies: when several fit, list them with their addresses and ask. Say the source and data_as_of of every statement. This is a public-data pre-check, not KYB.`,
  },
  {
    name: 'clean_addresses',
    title: 'Clean a list of addresses 住所録を整える',
    description: 'Normalises Japanese addresses and marks those that cannot be right.',
    arguments: [{ name: 'addresses', description: 'One address per line.', required: true }],
    text: ({ addresses }) =>
      `Clean these Japanese addresses:\n${addresses}\n\nFor up to ten call jp_address_validate on each; for more make one batch_job_create with the operation address_validate after telling the price. Return a table of the given address, the normalised one, the postal code and the decision. Keep the given text wherever the decision is conflict, ambiguous or unverified, and say why.`,
  },
];

export const listPrompts = (): Prompt[] =>
  JOBS.map(({ text: _, arguments: fields, ...job }) => ({ ...job, arguments: [...fields] }));

export function getPrompt(name: string, values: Readonly<Record<string, string>> = {}): GetPromptResult {
  const job = JOBS.find((candidate) => candidate.name === name);
  if (!job) {
    const names = JOBS.map((candidate) => candidate.name);
    throw new McpError(ErrorCode.InvalidParams, noSuch('prompt', name, names));
  }
  const missing = job.arguments.filter((field) => field.required && !values[field.name]?.trim());
  if (missing.length > 0)
    throw new McpError(ErrorCode.InvalidParams, `Missing: ${missing.map((field) => field.name).join(', ')}.`);
  const tooLong = tooLongForPrompt(values);
  if (tooLong !== undefined) throw new McpError(ErrorCode.InvalidParams, tooLong);
  return {
    description: job.description,
    messages: [{ role: 'user', content: { type: 'text', text: job.text(values) } }],
  };
}
