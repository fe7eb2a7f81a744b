import { EMPTY_HEALTH, HealthResponse } from '../../contract/health.ts';
import { openObject } from '../../contract/schema.ts';
import { endpoint } from '../services.ts';

export default endpoint({
  method: 'GET',
  path: '/health',
  name: 'health',
  price: 'free',
  summary: 'State of the service and its data',
  summaryJa: 'サービスとデータの状態',
  description: 'Free. Says which data is loaded, how fresh it is, and whether documents can be read.',
  tags: ['service'],
  // A monitor may add a parameter against caches.
  input: openObject({}),
  output: HealthResponse,
  example: { input: {}, output: EMPTY_HEALTH },
  needs: ['health'],
  replay: 'stored',
  handler: async (_input, { deps }) => deps.health(),
});
