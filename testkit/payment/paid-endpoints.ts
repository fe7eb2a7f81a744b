import { Type } from 'typebox';
import { type Endpoint, endpointFactory } from '../../src/contract/endpoint.ts';
import type { UsdPrice } from '../../src/contract/money.ts';
import { openObject, requiredString, strictObject } from '../../src/contract/schema.ts';

const endpoint = endpointFactory<Record<never, never>>();

/** The work behind the test routes; counted and steered by the test. */
export type TestWork = (input: { name: string }, signal: AbortSignal) => Promise<Record<string, unknown>>;

const BUDGET_MS = 4000;

/** Routes of every kind the gate knows, with the given work behind them. */
export function paidEndpoints(work: TestWork): Endpoint[] {
  const paid = (path: string, price: UsdPrice, replay: 'stored' | 'recompute') =>
    endpoint({
      method: 'POST',
      path,
      name: path.slice(1).replaceAll('/', '_'),
      price,
      summary: 'Test route',
      summaryJa: 'テスト用',
      description: 'A paid route of the test server.',
      tags: ['test'],
      input: strictObject({ name: requiredString({ maxLength: 100 }) }),
      output: openObject({}),
      example: { input: { name: 'a' }, output: {} },
      limits: { budgetMs: BUDGET_MS },
      needs: [],
      replay,
      handler: (input, { signal }) => work(input, signal),
    });
  return [
    paid('/t/lookup', '$0.005', 'stored'),
    paid('/t/other', '$0.005', 'stored'),
    paid('/t/dear', '$0.05', 'stored'),
    paid('/t/document', '$0.02', 'recompute'),
    endpoint({
      method: 'POST',
      path: '/t/batch',
      name: 't_batch',
      price: { of: ({ items }) => BigInt(items.length) * 5000n, min: '$0.005', max: '$0.05' },
      summary: 'Test batch',
      summaryJa: 'テスト用',
      description: 'A route priced by the number of its items.',
      tags: ['test'],
      input: strictObject({ items: Type.Array(Type.String(), { minItems: 1, maxItems: 10 }) }),
      output: openObject({}),
      example: { input: { items: ['a'] }, output: {} },
      limits: { budgetMs: BUDGET_MS },
      needs: [],
      replay: 'stored',
      handler: ({ items }, { signal }) => work({ name: items.join('+') }, signal),
    }),
    endpoint({
      method: 'GET',
      path: '/t/entities/{entity_id}/snapshot',
      name: 't_snapshot',
      price: '$0.01',
      summary: 'Test entity',
      summaryJa: 'テスト用',
      description: 'A route with a path parameter.',
      tags: ['test'],
      input: strictObject({ entity_id: requiredString() }),
      output: openObject({}),
      example: { input: { entity_id: 'E00001' }, output: {} },
      limits: { budgetMs: BUDGET_MS },
      needs: [],
      replay: 'stored',
      handler: ({ entity_id }, { signal }) => work({ name: entity_id }, signal),
    }),
  ];
}
