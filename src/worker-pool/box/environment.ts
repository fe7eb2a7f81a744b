/** All that a process that decodes foreign bytes is told of our environment: no keys, no database address. */
const HARMLESS = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'TESSDATA_PREFIX',
  'NODE_COMPILE_CACHE',
];

export function boxedEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(HARMLESS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
