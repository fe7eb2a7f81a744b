import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (line: string) => {
  const text = ['株式会社ソラ', '営業部 部長', line, 'TEL 03-5201-8842'].join('\n');
  const { card, validation } = extractCard({ front: rowsOfText(text).rows });
  return { ...card.person, status: validation.status };
};

for (const [line, name, reading] of [
  ['Harper Emily (ハーパー エミリー)', 'Harper Emily', 'ハーパー エミリー'],
  ['Dr. Emily Harper [エミリー・ハーパー]', 'Emily Harper', 'エミリー・ハーパー'],
  ['金 志勲（キム・ジフン）', '金 志勲', 'キム・ジフン'],
  ['一　龍之介（にのまえ・りゅうのすけ）', '一 龍之介', 'にのまえ・りゅうのすけ'],
  ['山田 太郎《やまだ たろう》', '山田 太郎', 'やまだ たろう'],
  ['山田（やまだ）太郎（たろう）', '山田 太郎', null],
  ['小鳥遊（たかなし） ひなた', '小鳥遊 ひなた', 'たかなし'],
  ['五十嵐 豪（ごう）', '五十嵐 豪', null],
  ['山田 太郎／やまだ たろう', '山田 太郎', 'やまだ たろう'],
] as const)
  test(`${line}: name and reading`, () => {
    const person = read(line);
    assert.deepEqual([person.name, person.nameReading], [name, reading]);
  });

test('labels, greetings and other names are no part of a name', () => {
  for (const line of [
    '氏名 山田 太郎',
    '担当：山田 太郎',
    '山田 太郎 様',
    '山田 太郎と申します',
    '山田 太郎（佐藤）',
    '山田 太郎（号 光斎）',
  ])
    assert.equal(read(line).name, '山田 太郎', line);
});

test('a role in brackets or in front of a name stays a role', () => {
  assert.deepEqual(read('山田 太郎（カメラマン）').titles, ['部長', 'カメラマン']);
  assert.deepEqual(read('店長の山田 太郎').titles, ['部長', '店長']);
  assert.deepEqual(read('山田 太郎（主任）').titles, ['部長', '主任']);
});

test('what holds more than a name is looked at by a person', () => {
  for (const line of ['山田 太郎 佐藤 花子', '山田太郎 佐藤花子', '山田 太郎 拝'])
    assert.equal(read(line).status, 'review', line);
  for (const line of ['勘解由小路 光', '山 田  太 郎', '本多 マルセル 健'])
    assert.equal(read(line).status, 'passed', line);
});

test('katakana and kanji of one person in either order', () => {
  assert.equal(read('スミス 恵美子').name, 'スミス 恵美子');
  assert.equal(read('ジェームズ 坂本（James Sakamoto）').name, 'ジェームズ 坂本');
});
