import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { confirmIssuer } from './confirm-issuer.ts';
import { extractDocument } from './extract.ts';

const PAPER = (name: string) =>
  `${name}\n横浜市鶴見区鶴見中央4-33-5\n登録番号T5020001066190\n2026年10月26日 19:11\n風邪薬 ¥1,628\n合計 ¥1,628`;
const nameOf = (name: string) => {
  const { rows } = rowsOfText(PAPER(name));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return confirmIssuer(document, () => ({ name: '株式会社ツルミ薬局', tradeName: null })).fields.supplierName.value;
};

test('the register says where a name ends that is grown together with its branch', () => {
  assert.equal(nameOf('株式会社ツルミ薬局鶴見中央店'), '株式会社ツルミ薬局');
  assert.equal(nameOf('株式会社ツルミ薬局商会'), '株式会社ツルミ薬局商会');
});
