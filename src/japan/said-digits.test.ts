import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIGIT_NAMES, saidCorporateNumber } from './said-digits.ts';

test('a corporate number is read from digits as they are said', () => {
  const number = '1180301018771';
  assert.equal(saidCorporateNumber(`番号は${number}です`), number);
  assert.equal(
    saidCorporateNumber('いち、いち、はち、ゼロ、さん、ゼロ、いち、ゼロ、いち、はち、なな、しち、いち'),
    number,
  );
  assert.equal(
    saidCorporateNumber('法人番号は いち いち はち まる さん まる いち まる いち はち なな なな いち です'),
    number,
  );
  assert.equal(saidCorporateNumber('一一八〇三〇一〇一八七七一'), number);
  assert.equal(saidCorporateNumber('1-1803-0101-8771'), number);
});

test('a wrong check digit and other talk are no number', () => {
  assert.equal(saidCorporateNumber('2180301018771'), null);
  assert.equal(saidCorporateNumber('いち、に、さん、し、ご、ろく、なな、はち'), null);
  assert.equal(saidCorporateNumber('株式会社見本商事 大阪支店 営業部 見本太郎'), null);
});

test('no name stands for two digits', () => {
  const names = DIGIT_NAMES.flatMap(({ said }) => said);
  assert.equal(new Set(names).size, names.length);
});
