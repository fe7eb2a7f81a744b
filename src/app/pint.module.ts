import { openPint } from '../engines/pint/index.ts';
import type { OpenModule } from './module.ts';

/** JP PINT validation: worker threads, started only when the feature is on. */
const openPintModule: OpenModule = async ({ config, log }) => {
  const { enabled, workers, queueLimit, deadlineMs } = config.pint;
  if (!enabled)
    return {
      sources: {},
      findings: () => [
        {
          part: 'pint',
          state: 'off',
          message: 'JP PINT validation is off',
          next: 'set JP_PINT_VALIDATION_ENABLED=1',
        },
      ],
      close: async () => {},
    };
  const engine = openPint({ workers, queueLimit, deadlineMs });
  await engine.ready();
  log.info({ workers }, 'JP PINT validation is ready');
  return {
    sources: { pint: engine },
    findings: () => [
      {
        part: 'pint',
        state: 'ready',
        message: `JP PINT 1.1.3 rules, ${workers} invoice${workers === 1 ? '' : 's'} at a time`,
      },
    ],
    close: engine.close,
  };
};

export default openPintModule;
