import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvFile } from './csv.ts';
import { vcardFile } from './vcard.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('no text of a document runs as a formula, in any table', () => {
  const signs = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'];
  const { bytes } = csvFile('a.csv', [[...signs, '株式会社=', -1000, null]], 'utf-8');
  const plain = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1'].map((text) => `'${text}`);
  const broken = ['\r=1', '\n=1'].map((text) => `"'${text}"`);
  const wide = ['＝1', '＋1', '－1', '＠A1'].map((text) => `'${text}`);
  assert.equal(textOf(bytes), `${[...plain, ...broken, ...wide, '株式会社=', '-1000', ''].join(',')}\r\n`);
});

test('no text of a card ends its line', () => {
  const values = { name: '山田\r\nURL:http://evil.example', website: 'http://a.example\r\nEND:VCARD' };
  const { bytes } = vcardFile([{ record: { kind: 'card', values } }] as never);
  const lines = textOf(bytes).replaceAll('\r\n ', '').trimEnd().split('\r\n');
  assert.ok(
    lines.every((line) => /^(?:BEGIN|VERSION|FN|N|URL|END)\b/.test(line)),
    lines.join('|'),
  );
  assert.equal(lines.filter((line) => line.startsWith('URL:')).length, 1);
  assert.equal(lines.filter((line) => line === 'END:VCARD').length, 1);
});
