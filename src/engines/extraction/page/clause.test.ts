import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isClause } from './clause.ts';
import { rowsOfText } from './rows.ts';

const says = (line: string) => rowsOfText(line).rows.map(isClause);

test('articles and numbered sentences of a contract are clauses', () => {
  assert.deepEqual(says('第4条(料金) 契約者は利用料金を支払うものとする。'), [true]);
  assert.deepEqual(says('3. 料金は2027年4月1日より1IDあたり330円(税抜)に改定する。'), [true]);
});

test('numbered goods and short remarks are none', () => {
  assert.deepEqual(says('3. 年間保守料 360,000'), [false]);
  assert.deepEqual(says('1. 下記に振り込みます。'), [false]);
});
