import { parseArgs } from 'node:util';
import type { Finding } from '../../app/module.ts';
import { type Config, loadConfig, SETTINGS } from '../../config/index.ts';
import type { SettingGroup } from '../../config/setting.ts';
import type { Command } from '../command.ts';

const HELP = `jbis doctor: what is ready, what is missing, what to run next

Usage: jbis doctor [--settings] [--json]

  --settings   list every setting with its environment variable, value, default and meaning
  --json       the same as JSON

Exit code 0 when nothing has a problem, 1 otherwise.`;

const MARKS: Record<Finding['state'], string> = { ready: '✓', sample: '~', off: '·', missing: '!', problem: '✗' };

export default {
  name: 'doctor',
  summary: 'what is ready, what is missing, what to run next',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({ args, options: { settings: { type: 'boolean' }, json: { type: 'boolean' } } });
    const config = loadConfig(io.env);
    if (values.settings) {
      const rows = describeSettings(config);
      io.out(values.json ? JSON.stringify(rows, null, 2) : rows.map(settingText).join('\n\n'));
      return 0;
    }
    const findings = [runtimeFinding(), ...(await inspect(config))];
    if (values.json) io.out(JSON.stringify(findings, null, 2));
    else for (const finding of findings) io.out(findingText(finding));
    return findings.some((finding) => finding.state === 'problem') ? 1 : 0;
  },
} satisfies Command;

async function inspect(config: Config): Promise<readonly Finding[]> {
  const { openApp } = await import('../../app/app.ts');
  const { createLogger } = await import('../../http/logging.ts');
  try {
    const app = await openApp(config, { log: createLogger('silent') });
    const { kind } = app.store;
    const store: Finding = {
      part: 'store',
      state: 'ready',
      message: kind === 'sqlite' ? `SQLite in ${config.server.dataDir}` : 'PostgreSQL',
    };
    const found = [
      store,
      ...app.findings(),
      { part: 'endpoints', state: 'ready', message: `${app.listed().length} can be served` } as const,
    ];
    await app.close();
    return found;
  } catch (error) {
    return [{ part: 'start', state: 'problem', message: (error as Error).message }];
  }
}

const runtimeFinding = (): Finding => ({
  part: 'runtime',
  state: 'ready',
  message: `Node ${process.version} on ${process.platform} ${process.arch}`,
});

const findingText = ({ part, state, message, next }: Finding): string =>
  `${MARKS[state]} ${part.padEnd(18)} ${message}${next ? `\n${' '.repeat(21)}→ ${next}` : ''}`;

interface SettingRow {
  readonly env: string;
  readonly value: string;
  readonly fallback: string;
  readonly allowed: string;
  readonly doc: string;
}

function describeSettings(config: Config): SettingRow[] {
  const show = (value: unknown, secret: boolean) => (value === undefined ? 'not set' : secret ? 'set' : String(value));
  return (Object.entries(SETTINGS) as [keyof Config, SettingGroup][]).flatMap(([name, group]) =>
    Object.entries(group).map(([key, setting]) => ({
      env: setting.env,
      value: show((config[name] as Record<string, unknown>)[key], setting.secret),
      fallback: show(setting.fallback, false),
      allowed: setting.allowed,
      doc: setting.doc,
    })),
  );
}

const settingText = ({ env, value, fallback, allowed, doc }: SettingRow): string =>
  `${env}=${value}\n    ${doc}\n    Default: ${fallback}. Allowed: ${allowed}.`;
