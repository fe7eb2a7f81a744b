import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { keysOf, responseFields } from './architecture.fields.ts';
import { excusedInVain, longFiles } from './architecture.length.ts';
import { allImports, importsOf, violation } from './architecture.rules.ts';

const ROOT = join(import.meta.dirname, '..');

test('every import follows the arrows of ARCHITECTURE.md', () => {
  const imports = allImports(ROOT);
  assert.ok(imports.length > 100, 'the scan found the imports of the project');
  assert.deepEqual(imports.map(violation).filter(Boolean), []);
});

for (const [why, file, line] of [
  ['the contract imports nothing of ours', 'src/contract/a.ts', "import { x } from '../japan/b.ts';"],
  ['engines know no HTTP', 'src/engines/address/a.ts', "import { x } from '../../http/server.ts';"],
  ['engines know no payment', 'src/engines/ocr/a.ts', "export * from '../../payment/gate.ts';"],
  [
    'one engine imports another only as drawn',
    'src/engines/address/a.ts',
    "import type { X } from '../registry/index.ts';",
  ],
  [
    'an engine is entered by its index.ts',
    'src/usecases/a.ts',
    "import { x } from '../engines/registry/search/search-names.ts';",
  ],
  ['an endpoint never imports another', 'src/endpoints/company/a.endpoint.ts', "import b from './b.endpoint.ts';"],
  ['a library sees no endpoint', 'src/library/a.ts', "import a from '../endpoints/address/normalize.endpoint.ts';"],
  ['the CLI loads the app late', 'src/cli/commands/a.command.ts', "import { openApp } from '../../app/app.ts';"],
] as const) {
  test(`an import against the arrow is found: ${why}`, () => {
    const [found] = importsOf(file, line);
    assert.ok(found);
    assert.notEqual(violation(found), undefined);
  });
}

test('a file is one idea: at most 250 lines, named tables apart', () => {
  assert.deepEqual(longFiles(ROOT), []);
  assert.deepEqual(excusedInVain(ROOT), []);
});

test('use cases know no field of an answer', () => {
  const fields = responseFields(ENDPOINTS.map(({ output }) => output));
  assert.ok(fields.has('corporate_number') && fields.has('manual_review_required'));
  assert.deepEqual(keysOf('return { risk_flags: [], name };\n  readonly data_as_of?: string;'), [
    'risk_flags',
    'data_as_of',
  ]);
  const known = keysIn('src/usecases').filter(({ key }) => fields.has(key));
  assert.deepEqual(known, []);
});

/** What an engine may write with an underscore, and why. */
const NOT_THEIR_OWN_WORDS: readonly [file: RegExp, why: string, ...keys: string[]][] = [
  [/^src\/engines\/address\/(data|import)\//, 'columns of official files and the manifests of our data'],
  [/^src\/engines\/registry\/(sample\.ts|import\/)/, 'the manifests of our data'],
  [
    /^src\/engines\/registry\/search\/rank\.ts$/,
    'agreements of names and addresses by their code',
    ...['trade_name', 'other_form', 'same_block', 'same_town', 'same_municipality'],
  ],
  [/^src\/engines\/ocr\/onnx\/runtime\.ts$/, 'options of ONNX Runtime', 'intra_op', 'inter_op', 'allow_spinning'],
  [/^src\/engines\/extraction\/money\/totals\.ts$/, 'kinds of money by their code', 'paid_by'],
  [/^src\/engines\/extraction\/language-model\/client\.ts$/, 'the request of a model server', 'response_format'],
  [/^src\/engines\/pint\/validate\.ts$/, 'layers by the code that findings name', 'pint_shared', 'pint_jp'],
  [/^src\/engines\/pint\/rules\/sets\.ts$/, 'document types by their code', 'self_billing', 'non_tax_registered'],
];

test('engines name what they return in their own words', () => {
  const found = keysIn('src/engines');
  const excuse = ({ file, key }: (typeof found)[number]) =>
    NOT_THEIR_OWN_WORDS.findIndex(
      ([where, , ...keys]) => where.test(file) && (keys.length === 0 || keys.includes(key)),
    );
  assert.deepEqual(
    found.filter((each) => excuse(each) < 0),
    [],
  );
  const used = new Set(found.map(excuse));
  assert.deepEqual(
    NOT_THEIR_OWN_WORDS.filter((_, index) => !used.has(index)),
    [],
    'no excuse is left over',
  );
});

/** Keys with an underscore in the sources of a folder. */
function keysIn(folder: string): { readonly file: string; readonly key: string }[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  assert.ok(files.length > 20, `the scan found the sources of ${folder}`);
  return files.flatMap((file) => keysOf(readFileSync(join(ROOT, file), 'utf8')).map((key) => ({ file, key })));
}
