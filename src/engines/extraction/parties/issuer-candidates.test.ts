import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { buildRows } from '../page/rows.ts';
import { proveIssuer } from '../proof/issuer.proof.ts';
import { findCustomers } from './customer.ts';
import { rankSuppliers } from './supplier.ts';

/** Who could have issued a receipt that begins with these lines, each read with its confidence. */
function suppliersOf(...head: readonly (readonly [text: string, confidence: number])[]) {
  const rest = ['東京都中央区銀座1-2-3', 'TEL 03-5550-4011', '2026年11月10日 12:30', '合計 ¥1,980'];
  const lines = [...head, ...rest.map((text) => [text, head.at(-1)![1]] as const)];
  const rows = buildRows(
    lines.map(([text, confidence], line) => [
      { source: { page: 0, text, rect: null, confidence, rectOf: () => null }, line, left: 0, width: 0 },
    ]),
  );
  const analysis = analyse(rows);
  return rankSuppliers(analysis, findCustomers(analysis), true);
}
const namesRead = (head: string, confidence: number) => suppliersOf([head, confidence]).map(({ value }) => value);

test('a logo that was hardly read, or read as figures and letters in one word, names nobody', () => {
  assert.ok(namesRead('BLUE LEAF', 0.8).includes('BLUE LEAF'));
  assert.ok(!namesRead('BLUE LEAF', 0.4).includes('BLUE LEAF'));
  assert.ok(!namesRead('9OSTgO', 0.8).includes('9OSTgO'));
  assert.ok(namesRead('9OSTgO', 0.99).includes('9OSTgO'));
  assert.ok(namesRead('3COINS', 0.8).includes('3COINS'));
});

test('a kana among capitals is a logo that was misread', () => {
  assert.ok(!namesRead('DヘISO', 0.7).includes('DヘISO'));
});

test('under a logo that was misread a chain with its branch is the whole name', () => {
  const [first] = suppliersOf(['BへAUT', 0.7], ['ダイソー見本店', 0.98]);
  assert.equal(first?.value, 'ダイソー見本店');
});

test('a branch under a logo that nobody could read does not prove who issued the paper', () => {
  const proofOf = (name: string, logo: number) => {
    const suppliers = suppliersOf(['〒イ7', logo], [name, 0.99]);
    const branch = suppliers.find(({ value }) => value === name)!;
    return proveIssuer({ ...branch, probability: 0.95 }, []).by;
  };
  assert.deepEqual(proofOf('むかい店', 0.6), []);
  assert.ok(proofOf('むかい店', 0.99).includes('in_contact_block'));
  assert.ok(proofOf('林酒店', 0.99).includes('in_contact_block'));
});

test('a branch of a house that is not named proves nobody, whatever stands above it', () => {
  for (const name of ['毛馬店', '高山営業所']) {
    const branch = suppliersOf(['みなと', 0.99], [name, 0.99]).find(({ value }) => value === name)!;
    assert.deepEqual(proveIssuer({ ...branch, probability: 0.95 }, []).by, [], name);
  }
});

test('a piece of a note names nobody', () => {
  assert.ok(!namesRead('セルフレジに', 0.99).includes('セルフレジに'));
});

test('a company that shows through from another sheet is none where one is in plain print', () => {
  const names = (...sureness: [number, number]) =>
    suppliersOf(['見本部信義港株式会社', sureness[0]], ['見本旅客鉄道株式会社', sureness[1]]).map(({ value }) => value);
  assert.ok(!names(0.13, 0.98).includes('見本部信義港株式会社'));
  assert.ok(names(0.6, 0.98).includes('見本部信義港株式会社'));
  assert.ok(names(0.13, 0.4).includes('見本部信義港株式会社'));
});

test('a house of flats bills in its own name, not in that of the company that keeps its books', () => {
  for (const [house, agent] of [
    ['レジデンス見本管理組合', '(管理受託 株式会社見本サポート)'],
    ['見本グランメゾン管理組合', '管理会社 見本コミュニティ株式会社'],
  ] as const)
    assert.equal(suppliersOf([house, 1], [agent, 1])[0]?.value, house);
});
