import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corporateNumberOf as complete } from '../../../japan/corporate-number.ts';
import { rowsOfText } from '../page/rows.ts';
import { corporateNumberOf, findRegistrationNumbers, isRepaired } from './registration-number.ts';

const NUMBER = complete('180301018771');
const read = (text: string) => findRegistrationNumbers(rowsOfText(text).rows);
const only = (text: string) => read(text).found.map(({ value, repairs }) => [value, repairs]);

test('a plain T-number is taken as it stands', () => {
  assert.deepEqual(only(`登録番号 T${NUMBER}`), [[`T${NUMBER}`, []]]);
});

test('hyphens, spaces and full width are written, not wrong', () => {
  const spaced = `${NUMBER[0]}-${NUMBER.slice(1, 5)}-${NUMBER.slice(5, 9)}-${NUMBER.slice(9)}`;
  assert.deepEqual(only(`登録番号 Ｔ${spaced}`), [[`T${NUMBER}`, ['separators']]]);
});

test('letters read for digits are mapped when the check digit then agrees', () => {
  const damaged = NUMBER.replace('0', 'O');
  assert.deepEqual(only(`登録番号 T${damaged}`), [[`T${NUMBER}`, ['letter_map']]]);
});

test('a T read as 1 or 「 is believed only beside a label', () => {
  assert.deepEqual(only(`脊録番号 1${NUMBER}`), [[`T${NUMBER}`, ['t_lookalike']]]);
  assert.deepEqual(only(`登録番号「${NUMBER}`), [[`T${NUMBER}`, ['t_lookalike']]]);
  assert.deepEqual(only(`1${NUMBER}`), []);
});

test('a number without its T stays as printed, and the one to look up stands apart', () => {
  for (const digits of [NUMBER, complete('999901000001')]) {
    const [found] = read(`登録番号 ${digits}`).found;
    assert.deepEqual([found?.value, found?.resolved, found?.repairs], [digits, `T${digits}`, ['missing_t']]);
    assert.equal(isRepaired(found!), true);
    assert.deepEqual(only(`登録番号 ${digits}\nインボイス T${digits}`), [[`T${digits}`, []]]);
  }
  assert.equal(isRepaired(read(`登録番号 T${NUMBER.replace('0', 'O')}`).found[0]!), false);
});

test('a wrong check digit among clean digits is reported, never repaired', () => {
  const wrong = `${NUMBER.slice(0, 12)}${(Number(NUMBER[12]) + 1) % 10}`;
  const [found] = read(`登録番号 T${wrong}`).found;
  assert.equal(found?.value, `T${wrong}`);
  assert.equal(found?.checksum, false);
});

test('what can be no number stays unread', () => {
  const { found, unreadable } = read('登録番号 TSDID7D201330');
  assert.deepEqual(found, []);
  assert.equal(unreadable, true);
});

test('phones, member numbers and corporate numbers are no T-numbers', () => {
  assert.deepEqual(only(`電話 03-5550-0101\n会員番号 ${NUMBER}`), []);
  const { found, corporate } = read(`法人番号 ${NUMBER}`);
  assert.deepEqual([found.length, corporate[0]?.value], [0, NUMBER]);
});

test('the number of an individual is no corporate number', () => {
  assert.equal(corporateNumberOf(`T${complete('810012345679')}`), null);
  assert.equal(corporateNumberOf(`T${NUMBER}`), NUMBER);
});

test('a house and a phone behind a T-number are no second one', () => {
  const [house, phone] = [
    `${NUMBER.slice(0, 1)}-${NUMBER.slice(1, 3)}`,
    `${NUMBER.slice(3, 6)}-${NUMBER.slice(6, 9)}-${NUMBER.slice(9)}`,
  ];
  assert.deepEqual(only(`登録番号 T${NUMBER}  見本市要町1-14  ${phone}`), [[`T${NUMBER}`, []]]);
  assert.deepEqual(only(`登録番号 T7010001129946  見本市要町${house}  ${phone}`), [['T7010001129946', []]]);
  assert.deepEqual(only(`登録番号 ${house}  ${phone}`), []);
});

test('a sign for number may stand before the T', () => {
  assert.deepEqual(only(`☎075-551-8827 №T${NUMBER}`), [[`T${NUMBER}`, []]]);
  assert.deepEqual(only(`abcNoT${NUMBER}`), []);
});

test('thirteen digits behind a T are whole, whatever stands behind a gap', () => {
  for (const behind of ['  14:58', ' 14:58', '  レジ12 No.4418'])
    assert.deepEqual(only(`登録番号 T${NUMBER}${behind}`), [[`T${NUMBER}`, []]]);
});

test('the number of an agent who hands a paper on for the seller is not the seller’s', () => {
  const text =
    '販売者 有限会社ハコヤ T6020002276341\n本領収書は市場株式会社(登録番号 T7130001435258)が媒介者交付特例により交付しています。';
  const { found } = findRegistrationNumbers(rowsOfText(text).rows);
  assert.deepEqual(
    found.map(({ value }) => value),
    ['T6020002276341'],
  );
});

test('a number goes on in the next line where the check digit says so, and a label stands before it', () => {
  const broken = (label: string, tail: string) =>
    read(`${label} T${NUMBER.slice(0, 7)}\n${tail}`).found.map(({ value }) => value);
  assert.deepEqual(broken('登録番号', NUMBER.slice(7)), [`T${NUMBER}`]);
  const wrong = `${NUMBER.slice(7, 12)}${(Number(NUMBER[12]) + 1) % 10}`;
  assert.deepEqual(broken('登録番号', wrong), []);
  assert.deepEqual(broken('型番', NUMBER.slice(7)), []);
});
