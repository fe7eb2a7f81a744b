import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEGAL_FORMS } from './legal-form.ts';
import { splitLegalForm, withoutShortForms } from './split-legal-form.ts';

test('every form of the table is taken off its example', () => {
  for (const { code, ja, example } of LEGAL_FORMS) {
    const { body, form, style, position } = splitLegalForm(example);
    assert.equal(form, code, example);
    assert.equal(style, 'full');
    assert.equal(position === 'before' ? ja + body : body + ja, example);
  }
});

test('every short and every bank form is read in its brackets', () => {
  for (const [name, code, style] of [
    ['(株)見本', 'kk', 'short'],
    ['見本(有)', 'yk', 'short'],
    ['【同】見本', 'gk', 'short'],
    ['NPO法人見本の会', 'npo', 'short'],
    ['カ)ミホン', 'kk', 'bank'],
    ['ミホン(カ', 'kk', 'bank'],
    ['ユ.ミホン', 'yk', 'bank'],
    ['ミホン.ユ', 'yk', 'bank'],
    ['フク)ミホンカイ', 'fukushi', 'bank'],
    ['カブシキガイシャミホン', 'kk', 'reading'],
  ] as const)
    assert.deepEqual([splitLegalForm(name).form, splitLegalForm(name).style], [code, style], name);
});

test('Ltd. and Limited leave the form open, LLC says it', () => {
  for (const [name, form] of [
    ['Mihon Ltd.', null],
    ['Mihon Limited', null],
    ['Mihon Co., Ltd.', null],
    ['Mihon LLC', 'gk'],
    ['Mihon L.L.C.', 'gk'],
    ['Mihon G.K.', 'gk'],
  ] as const) {
    const { body, form: code, western } = splitLegalForm(name);
    assert.deepEqual([body, code, western], ['Mihon', form, true], name);
  }
});

test('brackets around something else are part of the name', () => {
  assert.deepEqual(splitLegalForm('見本(東京)'), {
    body: '見本(東京)',
    form: null,
    western: false,
    position: null,
    style: null,
  });
});

test('a longer form wins over a shorter one inside it', () => {
  assert.equal(splitLegalForm('一般社団法人日本経済団体連合会').form, 'ippan_shadan');
  assert.equal(splitLegalForm('医療法人社団明芳会').form, 'iryou_shadan');
  assert.equal(splitLegalForm('有限責任監査法人トーマツ').form, 'yugen_kansa');
  assert.equal(splitLegalForm('国立大学法人東京大学').form, 'kokudai');
  assert.equal(splitLegalForm('地方独立行政法人大阪市民病院機構').form, 'chihou_dokugyou');
});

test('English endings are read as a form or as a company of unsaid form', () => {
  assert.deepEqual(splitLegalForm('Toyota Motor Corporation'), {
    body: 'Toyota Motor',
    form: null,
    western: true,
    position: 'after',
    style: 'western',
  });
  assert.deepEqual(splitLegalForm('Mitsubishi Electric Co., Ltd.'), {
    body: 'Mitsubishi Electric',
    form: null,
    western: true,
    position: 'after',
    style: 'western',
  });
  assert.equal(splitLegalForm('Google G.K.').form, 'gk');
  for (const [name, body, form] of [
    ['Kabushiki Kaisha Mihon', 'Mihon', 'kk'],
    ['K.K. Mihon Denki', 'Mihon Denki', 'kk'],
    ['Godo Kaisha Mihon', 'Mihon', 'gk'],
    ['General Incorporated Association Mihon Kyokai', 'Mihon Kyokai', 'ippan_shadan'],
    // Two Japanese forms are called so.
    ['Medical Corporation Mihonkai', 'Mihonkai', null],
    ['Mihon Denki (K.K.)', 'Mihon Denki', 'kk'],
    ['Mihon Denki (Co., Ltd.)', 'Mihon Denki', null],
    ['Mihon (Tokyo)', 'Mihon (Tokyo)', null],
    ['KK Line', 'KK Line', null],
    ['ミホンデンキカ)', 'ミホンデンキ', 'kk'],
  ] as const) {
    const split = splitLegalForm(name);
    assert.deepEqual([split.body, split.form], [body, form], name);
  }
  assert.equal(splitLegalForm('Rakuten K.K.').form, 'kk');
  assert.equal(splitLegalForm('Amazon Japan LLC').form, 'gk');
  assert.equal(splitLegalForm('Zinc').form, null);
  assert.equal(splitLegalForm('Zinc').body, 'Zinc');
  assert.equal(splitLegalForm('Inc').body, 'Inc');
});

test('forms in brackets are taken out of a line wherever they stand', () => {
  for (const [line, rest] of [
    ['ユ)ミホンユウソウ ウンチン', 'ミホンユウソウ ウンチン'],
    ['フク)ミホンカイ カイヒ', 'ミホンカイ カイヒ'],
    ['ミホンショウジ(カ カイカケキン', 'ミホンショウジ カイカケキン'],
    ['ミホンショウジ(ユ)', 'ミホンショウジ'],
    ['(一社)見本協会 事務局', '見本協会 事務局'],
    ['見本(駅前)店', '見本(駅前)店'],
  ] as const)
    assert.equal(withoutShortForms(line).replace(/\s+/gu, ' ').trim(), rest);
});
