/** What the buyers ask for: cheap answers from the sample data, alone and in batches. */
export interface Order {
  readonly path: string;
  readonly body: string;
  /** For a batch: the operation and the items in order. */
  readonly job?: { readonly operation: string; readonly items: readonly Item[] };
}

export interface Item {
  readonly item_id: string;
  readonly [field: string]: unknown;
}

interface Operation {
  readonly operation: string;
  readonly path: string;
  readonly inputs: readonly Record<string, unknown>[];
  /** What the answer repeats of the input, so that every result can be held against its item. */
  readonly echoes: (input: Record<string, unknown>, result: Record<string, unknown>) => boolean;
}

export const OPERATIONS: readonly Operation[] = [
  {
    operation: 'company_verify',
    path: '/jp-company/verify',
    inputs: [
      { corporate_number: '1180301018771' },
      { corporate_number: '7000012050002' },
      { corporate_number: '5010401067252' },
    ],
    echoes: (input, result) => result.corporate_number === input.corporate_number || result.record_found === false,
  },
  {
    operation: 'invoice_verify',
    path: '/jp-invoice/verify',
    inputs: [{ registration_number: 'T1180301018771' }, { registration_number: 'T7000012050002' }],
    echoes: (input, result) => result.registration_number === input.registration_number,
  },
  {
    operation: 'postal_lookup',
    path: '/jp-address/postal-lookup',
    inputs: [{ postal_code: '100-0005' }, { postal_code: '471-0826' }, { postal_code: '530-0001' }],
    echoes: (input, result) =>
      JSON.stringify(result).includes(String(input.postal_code)) ||
      JSON.stringify(result).includes(String(input.postal_code).replace('-', '')),
  },
];

let serial = 0;

export function randomOrder(random: () => number): Order {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const { operation, path, inputs } = pick(OPERATIONS);
  if (random() < 0.6) return { path, body: JSON.stringify(pick(inputs)) };
  const items: Item[] = Array.from({ length: 3 + Math.floor(random() * 58) }, () => ({
    item_id: `i${serial++}`,
    ...pick(inputs),
  }));
  return { path: '/v1/batch-jobs', body: JSON.stringify({ operation, items }), job: { operation, items } };
}
