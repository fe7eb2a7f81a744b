import { type Config, ConfigError } from '../config/index.ts';
import { type Endpoint, isDynamic } from '../contract/endpoint.ts';
import { because } from '../contract/error-details.ts';
import { serviceError } from '../contract/errors.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';
import type { LimitStore } from '../store/limits.types.ts';

/** Everybody pays with the one demo wallet: limits per payer would let one visitor shut out all the others. */
const ALL_VISITORS = 1000;

/** The settings of a public demonstration: no real money anywhere near it, and limits by address instead of payer. */
export function demoConfig(config: Config): Config {
  if (!config.demo.on) return config;
  const { payTo, facilitatorUrl, settlerKey } = config.payment;
  if (payTo !== undefined || facilitatorUrl !== undefined || settlerKey !== undefined)
    throw new ConfigError('JBIS_DEMO', 'only without JBIS_PAY_TO, JBIS_FACILITATOR_URL and JBIS_SETTLER_KEY');
  return {
    ...config,
    payment: { ...config.payment, payerInFlight: ALL_VISITORS, payerStrikes: ALL_VISITORS, newcomers: ALL_VISITORS },
    jobs: { ...config.jobs, jobsPerPayer: ALL_VISITORS },
  };
}

/** What keeps a processor busy for seconds: documents, and jobs of many items. */
const isHeavy = (endpoint: Endpoint): boolean => endpoint.needs.includes('extraction') || isDynamic(endpoint);

/** Paid calls by network address, counted in the store for all servers; asking for a price is free. */
export function limitVisitors(
  caller: AnswerCall,
  limits: LimitStore,
  { callsPerMinute, documentsPerMinute }: Config['demo'],
): AnswerCall {
  const take = async (name: string, perMinute: number): Promise<void> => {
    const outcome = await limits.take(name, { capacity: perMinute, refillPerSecond: perMinute / 60 });
    if (!outcome.allowed)
      throw serviceError('rate_limited', {
        detail: because('demonstration', { count: perMinute }),
        retryAfterSeconds: Math.ceil(outcome.retryAfterMs / 1000),
      });
  };
  return async (call) => {
    if (call.payment !== undefined) {
      const from = call.from ?? 'unknown';
      await take(`demo:${from}`, callsPerMinute);
      if (isHeavy(call.endpoint)) await take(`demo-documents:${from}`, documentsPerMinute);
    }
    return caller(call);
  };
}
