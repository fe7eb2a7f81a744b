import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;

test('a field of work alone under the company is where somebody works', () => {
  const { person, organization } = read('株式会社ソラ', 'カスタマーサクセス', 'リーダー 百瀬 千尋');
  assert.deepEqual([person.departments, organization.brandNames], [['カスタマーサクセス'], []]);
  assert.deepEqual(read('SORA FORGE INC.', 'Customer Success', 'Aya Hoshino', 'Senior Manager').person.departments, [
    'Customer Success',
  ]);
});

test('a committee in front of a post in it, a shop in front of its head', () => {
  const { person, organization } = read('見本市議会議員', '建設常任委員会 副委員長', '浅野 徹');
  assert.deepEqual([person.departments, organization.displayName], [['建設常任委員会'], null]);
  assert.deepEqual(read('株式会社みほん不動産販売', '鹿屋店', '店長', '宇都 健吾').person.departments, ['鹿屋店']);
  assert.deepEqual(read('とまりぎ珈琲店', '店長', '平良 ひなの', '株式会社みほん').person.departments, []);
});

test('the chapter of a profession is no department of an office', () => {
  const { departments } = read('見本税理士会 大分支部', '久住隆彦税理士事務所', '税理士 久住 隆彦').person;
  assert.deepEqual(departments, []);
});

test('a side in simplified Chinese says nothing in Japanese', () => {
  const { rows } = rowsOfText('株式会社みほん\n貿易部 主管\n林 美玲');
  const back = rowsOfText('见本贸易株式会社\n贸易部 主管\n林 美玲').rows;
  assert.deepEqual(extractCard({ front: rows, back }).card.person.departments, ['貿易部']);
});

test('the only part of a house on a card that names no house is the house', () => {
  const { person, organization } = read('中小企業診断士', '染谷 あかね', '染谷経営研究所', 'TEL 029-555-8817');
  assert.deepEqual([organization.displayName, person.departments], ['染谷経営研究所', []]);
});

test('houses that say so stand in the last line, too, and a corporation is shown with its house', () => {
  assert.equal(
    read('電話 022-555-3147', '女将', '佐伯 千鶴', '〒980-0803', '料亭 松の家').organization.displayName,
    '料亭 松の家',
  );
  assert.equal(read('日本料理 ます田', '料理長', '増田 庄司').organization.displayName, '日本料理 ます田');
  const { displayName, legalName } = read('医療法人社団見本会 みほん病院', '院長', '増田 庄司').organization;
  assert.deepEqual([displayName, legalName], ['医療法人社団見本会 みほん病院', '医療法人社団見本会']);
});

test('the old letter of the form is one, and whom somebody acts for gives no card', () => {
  assert.equal(read('澤乃瀧酒造株式會社', '杜氏', '増田 庄司').organization.legalName, '澤乃瀧酒造株式會社');
  assert.equal(
    read('みほん生命保険株式会社 募集代理店', '株式会社オフィス木村', '木村 あゆみ').organization.displayName,
    '株式会社オフィス木村',
  );
});

test('what somebody is in charge of, in front of a rank', () => {
  const roles = (...lines: string[]) => {
    const { titles, departments } = read('見本市役所', ...lines, '鈴木 健一').person;
    return [titles, departments];
  };
  assert.deepEqual(roles('観光課', '誘客担当 主査'), [['主査'], ['観光課', '誘客担当']]);
  assert.deepEqual(roles('観光課 誘客担当'), [['誘客担当'], ['観光課']]);
  assert.deepEqual(roles('茶葉仕入担当 取締役'), [['茶葉仕入担当', '取締役'], []]);
});
