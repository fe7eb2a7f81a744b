import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { confirmIssuer } from './confirm-issuer.ts';
import { extractDocument } from './extract.ts';
import { isOnlyKeeper, withoutKeeper } from './registered-keeper.ts';

const issuer = (registered: string, ...head: string[]) => {
  const { rows } = rowsOfText(
    [
      '領収書',
      ...head,
      '登録番号 T8000873010720',
      '日付 2026-10-21 時刻 22:17',
      '運賃  ¥3,260',
      '合計  ¥3,260',
      '(税率10% 内消費税 ¥296)',
      'TEL 052-831-4402',
    ].join('\n'),
  );
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  const { fields, checks } = confirmIssuer(document, () => ({ name: registered, tradeName: null }));
  return [fields.supplierName.value, checks.issuer];
};

test('a shop is confirmed by the registered person who is printed under it as its keeper', () => {
  const shop = ['個人タクシー  かたつむり', '事業者 松原 忠雄'];
  assert.deepEqual(issuer('松原 忠雄', ...shop), ['個人タクシー かたつむり', 'passed']);
  assert.deepEqual(issuer('松原忠雄', ...shop), ['個人タクシー かたつむり', 'passed']);
  assert.notEqual(issuer('山田 一郎', ...shop)[1], 'passed');
});

test('a company is no keeper, and nor is a person further away', () => {
  assert.notEqual(issuer('松原交通株式会社', '個人タクシー  かたつむり', '事業者 松原 忠雄')[1], 'passed');
  assert.notEqual(
    issuer('松原 忠雄', '個人タクシー  かたつむり', '車番 500 あ 12-08', '事業者 松原 忠雄')[1],
    'passed',
  );
});

test('where a stroke sets the registered keeper apart, the shop is the name', () => {
  assert.equal(withoutKeeper('通訳オフィス Mihon / 杉村 エレナ', '杉村 エレナ'), '通訳オフィス Mihon');
  assert.equal(withoutKeeper('通訳オフィス Mihon / 杉村 エレナ', '山田 一郎'), null);
  assert.equal(withoutKeeper('見本商店 / 見本商事株式会社', '見本商事株式会社'), null);
});

test('a person whom only the register names, beside other words of the row, does not prove who issued', () => {
  const { rows } = rowsOfText('請求書\n見本園\n農園 益田 玲子\n登録番号 T8000873010720');
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  const read = (confidence: number, by: readonly string[]) => ({
    ...document,
    reasons: { ...document.reasons, issuer: { by, against: [] } },
    fields: { ...document.fields, supplierName: { ...document.fields.supplierName, value: '益田 玲子', confidence } },
  });
  assert.equal(isOnlyKeeper(read(0.5, []), '益田 玲子'), true);
  assert.equal(isOnlyKeeper(read(0.5, []), '見本商事株式会社'), false);
  assert.equal(isOnlyKeeper(read(0.9, []), '益田 玲子'), false);
  assert.equal(isOnlyKeeper(read(0.5, ['in_contact_block']), '益田 玲子'), false);
  assert.deepEqual(issuer('小笠原 千景', '小笠原 千景'), ['小笠原 千景', 'passed']);
});

test('who keeps a house may stand in brackets behind it, or below it by calling', () => {
  const bracket = ['みほんよろず相談所 クドウ   (工藤 慎吾)'];
  assert.deepEqual(issuer('工藤 慎吾', ...bracket), ['みほんよろず相談所 クドウ', 'passed']);
  assert.notEqual(issuer('山田 一郎', ...bracket)[1], 'passed');
  const calling = ['ミホン・デンタルクラフト', '歯科技工士 大場 真一'];
  assert.deepEqual(issuer('大場 真一', ...calling), ['ミホン・デンタルクラフト', 'passed']);
});
