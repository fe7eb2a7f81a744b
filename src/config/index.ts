import { addressSettings } from './address.config.ts';
import { demoSettings } from './demo.config.ts';
import { distributionSettings } from './distribution.config.ts';
import { evidenceSettings } from './evidence.config.ts';
import { extractionSettings } from './extraction.config.ts';
import { jobsSettings } from './jobs.config.ts';
import { ocrSettings } from './ocr.config.ts';
import { paymentSettings } from './payment.config.ts';
import { pintSettings } from './pint.config.ts';
import { registrySettings } from './registry.config.ts';
import { serverSettings } from './server.config.ts';
import type { Setting, SettingGroup, Values } from './setting.ts';
import { traceSettings } from './trace.config.ts';

export { ConfigError } from './setting.ts';

/** Every setting of the service, grouped by part. `jbis doctor` prints them all. */
export const SETTINGS = {
  server: serverSettings,
  payment: paymentSettings,
  address: addressSettings,
  registry: registrySettings,
  ocr: ocrSettings,
  extraction: extractionSettings,
  pint: pintSettings,
  evidence: evidenceSettings,
  jobs: jobsSettings,
  distribution: distributionSettings,
  trace: traceSettings,
  demo: demoSettings,
};

export type Config = { readonly [G in keyof typeof SETTINGS]: Values<(typeof SETTINGS)[G]> };

/** Reads the environment; a wrong value stops the start with the variable's name and what is allowed. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const groups = Object.entries(SETTINGS).map(([name, group]) => [name, readGroup(group, env)]);
  return Object.fromEntries(groups) as Config;
}

function readGroup(group: SettingGroup, env: Readonly<Record<string, string | undefined>>) {
  const values = Object.entries(group).map(([key, setting]: [string, Setting<unknown>]) => {
    const value = env[setting.env];
    // An empty variable is what container files write for "not set".
    return [key, value === undefined || value === '' ? setting.fallback : setting.parse(value)];
  });
  return Object.fromEntries(values);
}

/** Whether the feature flag with this environment name is on. */
export function isFlagOn(config: Config, env: string): boolean {
  for (const [name, group] of Object.entries(SETTINGS) as [keyof Config, SettingGroup][]) {
    const key = Object.keys(group).find((candidate) => group[candidate]?.env === env);
    if (key !== undefined) return (config[name] as Record<string, unknown>)[key] === true;
  }
  throw new Error(`No setting has the environment name ${env}`);
}
