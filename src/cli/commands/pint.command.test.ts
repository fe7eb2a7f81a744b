import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { exampleXml } from '../../../testkit/pint/example.ts';
import { invoice } from '../../../testkit/pint/invoice.ts';
import { toXml } from '../../../testkit/pint/tree.ts';
import { UsageError } from '../command.ts';
import command from './pint.command.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-pint-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    env: {},
    isTerminal: false,
  };
  return { code: await command.run(args, io), out: out.join('\n'), err: err.join('\n') };
}

describe('jbis pint validate', () => {
  const valid = file('valid.xml', toXml(invoice()));
  const broken = file('broken.xml', exampleXml());

  test('says that a valid invoice is valid, exit code 0', async () => {
    const { code, out } = await run('validate', valid);
    assert.equal(code, 0);
    assert.match(out, /valid\.xml: VALID/);
  });
  test('shows the source line, a caret under the place, the rule and the remedy, exit code 1', async () => {
    const { code, out } = await run('validate', broken);
    assert.equal(code, 1);
    const lines = out.split('\n');
    const shown = lines.findIndex((line) => line.includes('| ') && line.includes('<cbc:PayableAmount'));
    assert.equal(lines[shown + 1]!.indexOf('^'), lines[shown]!.indexOf('<cbc:PayableAmount'));
    assert.match(out, /broken\.xml:90:5: pint_shared ibr-co-16/);
    assert.match(out, /found: 2400 {3}expected: 2640/);
    assert.match(out, /対処: .*\n.*fix: /);
  });
  test('puts the caret right behind full-width characters', async () => {
    const xml = exampleXml().replace('<cbc:PayableAmount', '<!-- 金額 --><cbc:PayableAmount');
    const { out } = await run('validate', file('wide.xml', xml));
    const caret = out.split('\n').find((line) => line.trimEnd().endsWith('^'))!;
    assert.equal(caret.indexOf('^') - caret.indexOf('|') - 2, 4 + '<!-- '.length + 4 + ' -->'.length);
  });
  test('speaks one language on demand', async () => {
    assert.doesNotMatch((await run('validate', '--lang', 'en', broken)).out, /対処/);
    assert.doesNotMatch((await run('validate', '--lang', 'ja', broken)).out, /fix:/);
  });
  test('--json prints one report per line', async () => {
    const { code, out } = await run('validate', '--json', valid, broken);
    assert.equal(code, 1);
    const reports = out.split('\n').map((line) => JSON.parse(line) as { file: string; document_valid: boolean });
    assert.deepEqual(
      reports.map((report) => report.document_valid),
      [true, false],
    );
  });
  test('--rule-set decides which rules apply', async () => {
    assert.equal((await run('validate', '--quiet', '--rule-set', 'billing', valid)).code, 0);
    assert.equal((await run('validate', '--quiet', '--rule-set', 'self-billing', valid)).code, 1);
  });
  test('says how many findings it does not show', async () => {
    const root = invoice({ lines: 40 });
    for (const line of root.all('cac:InvoiceLine')) line.set('cbc:ID', '');
    const { out } = await run('validate', '--max', '3', file('many.xml', toXml(root)));
    assert.match(out, /… 77 more\. By rule: ibr-021 ×40, ibr-079 ×40/);
  });
  test('an unreadable or wrongly encoded file is exit code 2 with a reason', async () => {
    const missing = await run('validate', join(folder, 'missing.xml'));
    assert.deepEqual([missing.code, /ENOENT/.test(missing.err)], [2, true]);
    const utf16 = await run('validate', file('utf16.xml', Buffer.from('<a/>', 'utf16le')));
    assert.deepEqual([utf16.code, /UTF-8/.test(utf16.err)], [2, true]);
  });
  test('wrong use is explained', async () => {
    for (const args of [
      [],
      ['check'],
      ['validate'],
      ['validate', '--rule-set', 'x', valid],
      ['validate', '--nonsense', valid],
    ])
      await assert.rejects(run(...args), UsageError);
  });
});
