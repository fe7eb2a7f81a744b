/** What a run of the tests gives to every process (tools/test.mjs): none of it is a setting of the service. */
const OF_THE_RUN = [
  'PATH',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NODE_PRESERVE_SYMLINKS',
  'TEST_BUNDLES',
  'TEST_CLOCK',
  'TEST_CLOCK_START',
  'PYTHONPATH',
];

/** For a child that must not see the settings around the test: those of the run alone. */
export const childEnvironment = (): Record<string, string> =>
  Object.fromEntries(OF_THE_RUN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
