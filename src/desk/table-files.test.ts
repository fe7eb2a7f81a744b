import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booked, receipt } from '../../testkit/desk/records.ts';
import { newNames } from './file-names.ts';
import { recordOf } from './from-answer.ts';
import { encodeShiftJis } from './shift-jis.ts';
import { billsCsv, booksIndex, jsonFile, type Namer } from './table-files.ts';
import { vcardFile } from './vcard.ts';
import { zipOf } from './zip.ts';

const namer: Namer = {
  label: (_, code) => code,
  word: (key) => key,
  status: (status) => status,
  kind: (kind) => kind,
};
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const CARD = recordOf('card', {
  card: {
    person: { name: '佐藤 健一', name_reading: 'さとう けんいち', titles: ['主任'], departments: ['調達本部'] },
    organization: { legal_name: 'トヨタ自動車株式会社' },
    contact: {
      emails: [{ value: 'kenichi.sato@toyota.example.co.jp' }],
      phones: [
        { value: '0565-55-0100', type: 'work' },
        { value: '090-1234-5678', type: 'mobile' },
        { value: '0565-55-0101', type: 'fax' },
      ],
      websites: ['https://www.toyota.example.co.jp'],
    },
    address: { raw: '愛知県豊田市トヨタ町1番地', postal_code: '471-8571' },
  },
  extraction: {},
});

test('CSV: a byte-order mark, CRLF, quotes where needed, and no text that a spreadsheet would run', () => {
  const record = receipt({ issuer: '=HYPERLINK("x")', summary: '茶, "特"' });
  const { bytes } = billsCsv([booked(record)], 'utf-8', namer);
  assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(
    text(bytes),
    '\ufefffile,kind,status,date,time,issuer,registration_number,number,total,tax,registered_name,registration_status,10% tax_base,10% tax_of,8% tax_base,8% tax_of,payment_method,due_date,customer,summary,address,phone,corrected\r\n' +
      'a.jpg,receipt,passed,2026-11-03,12:30,"\'=HYPERLINK(""x"")",T1180301018771,,2200,200,,verified,2200,200,,,cash,,,"茶, ""特""",,,\r\n',
  );
});

test('a correction is in the files, and named', () => {
  const read = receipt({ total: 2100 });
  const record = { ...read, values: { ...read.values, total: '2200' } };
  const [line] = text(billsCsv([booked(record)], 'utf-8', namer).bytes)
    .split('\r\n')
    .slice(1);
  assert.match(line!, /,2200,200,.*,total$/);
  const { documents } = JSON.parse(text(jsonFile([booked(record)]).bytes));
  assert.equal(documents[0].values.total, '2200');
  assert.equal(documents[0].as_read.values.total, '2100');
  assert.deepEqual(documents[0].corrected, ['total']);
});

test('Shift_JIS: the codes of Windows, and what it does not have is told', () => {
  const { bytes, missing } = encodeShiftJis('髙﨑①㈱〜ｱ~\\𠮷😀é');
  assert.equal(Buffer.from(bytes).toString('hex'), 'fbfcfab18740878a8160b17e5c81ac81ac81ac');
  assert.deepEqual(missing, ['𠮷', '😀', 'é']);
});

test('every character that Windows decodes comes back as a code that decodes to it', () => {
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const char = String.fromCharCode(code);
    const { bytes, missing } = encodeShiftJis(char);
    if (missing.length === 0) assert.equal(decoder.decode(bytes), char);
  }
});

test('the index of the electronic-books act has date, amount, counterparty and the name of the file', () => {
  const pile = [booked(receipt(), 'IMG_1.JPG'), booked(receipt(), 'IMG_2.JPG'), booked(CARD, 'card.png')];
  assert.equal(
    text(booksIndex(pile, 'utf-8', namer).bytes),
    '\ufeffsequence,date,total,issuer,kind,new_name,file\r\n' +
      '1,2026-11-03,2200,株式会社山田商店,receipt,20261103_株式会社山田商店_2200.jpg,IMG_1.JPG\r\n' +
      '2,2026-11-03,2200,株式会社山田商店,receipt,20261103_株式会社山田商店_2200_2.jpg,IMG_2.JPG\r\n',
  );
});

test('names of files cannot leave their folder or hide', () => {
  const names = newNames([
    { record: receipt({ issuer: '../../etc/passwd\u202e' }), file: 'a.pdf' },
    { record: receipt({ issuer: '', date: null, total: null }), file: '..\\b.pdf' },
    { record: null, file: '.hidden/c.png' },
  ]);
  assert.deepEqual(names, ['20261103_etcpasswd_2200.pdf', 'b.pdf', 'hiddenc.png']);
});

test('vCard 3.0 with CRLF, a fax that is a fax, and lines of at most 75 octets', () => {
  const { bytes } = vcardFile([booked(CARD)]);
  assert.equal(
    text(bytes),
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:佐藤 健一',
      'N:佐藤;健一;;;',
      'X-PHONETIC-LAST-NAME:さとう',
      'X-PHONETIC-FIRST-NAME:けんいち',
      'ORG:トヨタ自動車株式会社;調達本部',
      'TITLE:主任',
      'TEL;TYPE=WORK,VOICE:0565-55-0100',
      'TEL;TYPE=CELL:090-1234-5678',
      'TEL;TYPE=WORK,FAX:0565-55-0101',
      'EMAIL;TYPE=INTERNET,WORK:kenichi.sato@toyota.example.co.jp',
      'URL:https://www.toyota.example.co.jp',
      'ADR;TYPE=WORK:;;愛知県豊田市トヨタ町1番地;;;471-8571;日本',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  const long = { ...CARD, values: { ...CARD.values, address: '愛知県豊田市'.repeat(12) } };
  for (const line of text(vcardFile([booked(long)]).bytes).split('\r\n'))
    assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('a ZIP that other programs read: stored files, Japanese names, right sums', async () => {
  const { unzipSync, strFromU8 } = await import('fflate');
  const blob = zipOf(
    [
      { name: '20261103_山田商店_2200.pdf', bytes: new TextEncoder().encode('one') },
      { name: 'index.csv', bytes: new Uint8Array() },
    ],
    new Date(2026, 10, 15, 12, 30, 10),
  );
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const found = unzipSync(bytes);
  assert.deepEqual(Object.keys(found), ['20261103_山田商店_2200.pdf', 'index.csv']);
  assert.equal(strFromU8(found['20261103_山田商店_2200.pdf']!), 'one');
  // CRC-32 of "one", the date and the time as MS-DOS writes them.
  assert.equal(Buffer.from(bytes.slice(10, 18)).toString('hex'), 'c5636f5df1866c7a');
});
