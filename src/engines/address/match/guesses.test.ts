import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { components, status, candidates } = engine.parse(address);
  return status === 'ambiguous' ? candidates.map(({ normalized }) => normalized) : (components.town ?? status);
};

test('a name that is listed as a town and as a 字 of its beginning is one guess', () => {
  for (const [written, town] of [
    ['青森県平川市八幡崎高厘12-3', '八幡崎高原'],
    ['福島県本宮市本宮巾野12-3', '本宮中野'],
    ['愛知県豊川市御津町御馬酉12-3', '御津町御馬西'],
    ['宮城県仙台市若林区荒井朿12-3', '荒井東'],
    ['福島県伊達市保原町隼稲田12-3', '保原町早稲田'],
  ] as const) {
    assert.equal(read(written), town);
    assert.equal(engine.validate(written).reasons[0], 'character_corrected');
  }
});

test('a misread character and a missing one are both shown where either may be', () => {
  assert.deepEqual(read('埼玉県秩父市泉町12-3'), ['埼玉県秩父市東町12-3', '埼玉県秩父市和泉町12-3']);
  assert.deepEqual(read('長崎県島原市口町12-3'), ['長崎県島原市田町12-3', '長崎県島原市原口町12-3']);
});

test('a short town before what may be the rest of another name is not believed; its own beginning is', () => {
  assert.equal(read('茨城県筑西市江谷貝12-3'), 'partial');
  assert.equal(read('福島県伊達市保原町村12-3'), '保原町');
  assert.equal(engine.validate('福島県伊達市保原町村12-3').reasons[0], 'sub_town_not_listed');
});

test('a character beside a numeral may be a numeral, and is not left out', () => {
  assert.equal(read('北海道札幌市北区北二十冗条西12-3'), 'partial');
});

test('a character written twice is left out, at the head of a name, inside it and behind it', () => {
  for (const [written, town] of [
    ['長崎県北松浦郡小値賀町中中村郷775', '中村郷'],
    ['京都府南丹市園園部町高屋157', '園部町高屋'],
    ['長崎県諫早市高来来町溝口2087', '高来町溝口'],
    ['神奈川県横須賀市富士見町町一丁目30-22', '富士見町'],
  ] as const) {
    assert.equal(read(written), town);
    assert.equal(engine.validate(written).status, 'partial');
  }
  assert.equal(engine.parse('神奈川県横須賀市富士見町町一丁目30-22').components.subTown, '1丁目');
});

test('where the last part of a joined name stands as it is called, the area in front of it may be mistaken', () => {
  for (const [written, town] of [
    ['岐阜県羽島市柔原町大須933', '桑原町大須'],
    ['岡山県浅口市金米町上竹846', '金光町上竹'],
    ['福島県会津若松市北津町十二所1123', '北会津町十二所'],
  ] as const)
    assert.equal(read(written), town);
});
