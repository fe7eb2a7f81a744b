import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { extractDocument, rowsOfText } from '../engines/extraction/index.ts';
import { openRegistry, SAMPLE_DIR } from '../engines/registry/index.ts';
import { judgeDocumentIssuer } from './document-issuer.ts';

const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
after(() => registry.close());
const now = new Date('2026-11-15T03:00:00Z');

const deps = { companies: registry.companies!, invoices: registry.invoices!, now };
const judged = (name: string) => {
  const { rows } = rowsOfText(`請求書
請求日 2026年10月31日
青葉物産株式会社 御中
点検  1  10,000  10,000
小計 10,000
消費税(10%) 1,000
合計 11,000
${name}
登録番号 T7999901000001`);
  const document = extractDocument({ rows, kind: 'invoice', now, source: 'text' });
  const written = { name: document.fields.supplierName.value, address: null };
  const issuer = judgeDocumentIssuer(deps, document, written);
  return [issuer.document.fields.supplierName.value, issuer.comparison.decision];
};

test('a registered name printed over two lines is compared as the register knows it', () => {
  const whole = judged('株式会社みどり見本商事');
  assert.equal(whole[0], '株式会社みどり見本商事');
  assert.deepEqual(judged('株式会社みどり\n見本商事'), whole);
});

test('a name that differs from the registered one by a sign stays as it was read', () => {
  assert.notEqual(judged('株式会社みどり\n見木商事')[0], '株式会社みどり見本商事');
});
