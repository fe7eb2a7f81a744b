import type { Config } from '../config/index.ts';
import { unknownSettings } from '../config/unknown-settings.ts';
import type { SnapshotInfo } from '../engines/registry/index.ts';
import type { App } from './app.ts';
import type { Finding } from './module.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are none: refused everywhere, since a mistyped payee would silently mean play money. */
export const settingProblems = (env: Environment): Finding[] =>
  unknownSettings(env).map(({ env: name, didYouMean }) => ({
    part: 'settings',
    state: 'problem',
    message: `${name} is not a setting`,
    next: didYouMean ? `did you mean ${didYouMean}?` : 'unset it; jbis doctor --settings lists the settings',
  }));

/** What keeps the service from asking for real money; each with its remedy. Nothing with play money. */
export async function goingLiveProblems(app: App, config: Config): Promise<Finding[]> {
  if (config.payment.payTo === undefined) return [];
  return [...registryProblems(app, config), ...(await paymentProblems(app))];
}

function registryProblems(app: App, { registry }: Config): Finding[] {
  if (registry.allowPartial) return [];
  const { companyRegistry, invoiceRegistry } = app.sources();
  const of = (name: 'company' | 'invoice', info: SnapshotInfo | undefined): Finding[] => {
    const remedy = { next: `jbis sync ${name}, or JBIS_ALLOW_PARTIAL=1 if you mean it` };
    const part = `${name} registry`;
    if (info === undefined)
      return [{ part, state: 'problem', message: 'no data: nothing can be said from it', ...remedy }];
    if (info.sample) return [{ part, state: 'problem', message: 'only the sample', ...remedy }];
    const { state, missing } = info.completeness;
    return state === 'complete'
      ? []
      : [{ part, state: 'problem', message: `incomplete: ${missing.join('; ')}`, ...remedy }];
  };
  return [...of('company', companyRegistry?.info), ...of('invoice', invoiceRegistry?.info)];
}

async function paymentProblems({ payment }: App): Promise<Finding[]> {
  const problem = (message: string, next: string): Finding => ({ part: 'payment', state: 'problem', message, next });
  const chain = await payment.chainProblem();
  if (chain !== null) return [problem(chain, 'JBIS_RPC_URL, JBIS_NETWORK')];
  const facilitator = await payment.facilitatorProblem();
  return facilitator === null ? [] : [problem(facilitator, 'JBIS_FACILITATOR_URL or JBIS_SETTLER_KEY, JBIS_NETWORK')];
}
