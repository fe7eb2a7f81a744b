import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { confirmIssuer } from './confirm-issuer.ts';
import { extractDocument } from './extract.ts';

const PAPER = (name: string) =>
  `${name}\n横浜市鶴見区鶴見中央4-33-5\n登録番号T5020001066190\n2026年10月26日 19:11\n風邪薬 ¥1,628\n合計 ¥1,628`;
const nameOf = (name: string) => {
  const { rows } = rowsOfText(PAPER(name));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return confirmIssuer(document, () => ({ name: '株式会社ツルミ薬局', tradeName: null })).fields.supplierName.value;
};

test('the register says where a name ends that is grown together with its branch', () => {
  assert.equal(nameOf('株式会社ツルミ薬局鶴見中央店'), '株式会社ツルミ薬局');
  assert.equal(nameOf('株式会社ツルミ薬局かもめ薬局'), '株式会社ツルミ薬局');
  assert.equal(nameOf('株式会社ツルミ薬局商会'), '株式会社ツルミ薬局商会');
});

const feeOf = (registered: string, holder: string) => {
  const { rows } = rowsOfText(`施設使用料 領収書
納入者 劇団うみねこ 様
施設使用料 28,600円
合計 28,600円
(うち消費税10% 2,600円)
領収日 2026年7月6日
${holder}
取扱 公益財団法人呉港市文化振興財団
広島県呉港市中央3-10-3 TEL 0823-55-7878`);
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  const { status, fields } = confirmIssuer(document, () => ({ name: registered, tradeName: null }));
  return [fields.supplierName.value, status];
};

test('a body with its place in one row is named as printed; whether the place belongs to it stays open', () => {
  const issuer = (printed: string, registered: string) => {
    const { rows } = rowsOfText(PAPER(printed));
    const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
    const { fields, checks } = confirmIssuer(document, () => ({ name: registered, tradeName: null }));
    return [fields.supplierName.value, checks.issuer];
  };
  const whole = '見本川森林組合 木材共販所';
  assert.deepEqual(issuer(whole, '見本川森林組合'), [whole, 'not_checked']);
  assert.deepEqual(issuer(whole, whole), [whole, 'passed']);
  assert.deepEqual(issuer('見本川森林組合', '見本川森林組合'), ['見本川森林組合', 'passed']);
  assert.equal(issuer('鶴見 一郎 つるみ商店', '鶴見一郎')[0], '鶴見 一郎 つるみ商店');
});

test('the number of who keeps the books of a body of owners confirms nobody', () => {
  const { rows } = rowsOfText(`請求書
請求日 2026年11月6日
見本 花子 様
レジデンス見本管理組合
管理費 12月分 14,300
合計 14,300
事務委託先: 株式会社見本管理 T5020001066190`);
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  const { fields, status } = confirmIssuer(document, () => ({ name: '株式会社見本管理', tradeName: null }));
  assert.equal(fields.supplierName.value, 'レジデンス見本管理組合');
  assert.notEqual(status, 'passed');
});

test('a town beside its T-number is the issuer, whoever takes its fees', () => {
  assert.deepEqual(feeOf('呉港市', '呉港市 (登録番号 T2885142633714)'), ['呉港市', 'passed']);
  assert.notEqual(feeOf('安芸市', '呉港市 (登録番号 T2885142633714)')[1], 'passed');
});

test('the register says that a profession is part of the name', () => {
  const { rows } = rowsOfText(`請求書
請求日 2026年10月27日
見本商事株式会社 様
司法書士 三田村 徹
埼玉県所沢市日吉町11-8  04-2924-5531
登録番号 T5816736663037
報酬 30,000
消費税10% 3,000
合計 33,000円`);
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  const named = (name: string) => confirmIssuer(document, () => ({ name, tradeName: null })).fields.supplierName.value;
  assert.equal(named('司法書士 三田村 徹'), '司法書士 三田村 徹');
  assert.equal(named('三田村 徹'), '三田村 徹');
});

const billOf = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(
      [
        '領収書',
        '発行日: 2026年5月14日',
        '株式会社サンキ工房 様',
        'ボンド 1kg 3,630',
        '合計 3,630',
        '10%対象 3,630円 (内消費税 330円)',
        ...rows,
      ].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });
const PLACE = ['登録番号: T8759287353060', '大阪府東大阪市高井田中4-6-20', '06-6555-0431'];

test('a shop above the company that runs it and holds the number is no other seller', () => {
  const confirmed = (...rows: string[]) =>
    confirmIssuer(billOf(...rows), () => ({ name: '松下産業資材株式会社', tradeName: null })).status;
  assert.equal(confirmed('販売店: 工具屋のマツ', '運営会社: 松下産業資材株式会社', ...PLACE), 'passed');
  assert.equal(
    confirmed('販売店: 工具屋のマツ', 'お問い合わせは販売店まで', '運営会社: 松下産業資材株式会社', ...PLACE),
    'review',
  );
});

test('the register tells the name from wares and from the word of a trade in front of it', () => {
  const named = (printed: string, name: string) => {
    const { status, fields } = confirmIssuer(billOf(printed, ...PLACE), () => ({ name, tradeName: null }));
    return [fields.supplierName.value, status];
  };
  assert.deepEqual(named('硝子瓶の越後壜業株式会社', '越後壜業株式会社'), ['越後壜業株式会社', 'passed']);
  assert.equal(named('農業法人　株式会社ひなた養鶏', '農業法人　株式会社ひなた養鶏')[1], 'passed');
  assert.notEqual(named('新越後壜業株式会社', '越後壜業株式会社')[1], 'passed');
});

test('on a bill without telephone or address, a name of its own does not stand for the company that holds the number', () => {
  const confirmed = (registered: string, ...contact: string[]) => {
    const lines = ['請求書 No.7 発行日 2026年8月8日', '東亜トレーディング T7202532407615', ...contact];
    const bill = [
      'ご請求先 (株)イロハ建機',
      '重機部品一式 220,000(税込)',
      '10%対象 220,000 内税 20,000',
      '合計 220,000',
    ];
    const { rows } = rowsOfText([...lines, ...bill].join('\n'));
    const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
    return confirmIssuer(document, () => ({ name: registered, tradeName: null })).status;
  };
  assert.equal(confirmed('株式会社ひまわり保育サービス'), 'review');
  assert.equal(confirmed('株式会社東亜'), 'passed');
  assert.equal(confirmed('大垣 一郎'), 'passed');
  assert.equal(confirmed('株式会社ひまわり保育サービス', '岐阜県大垣市高屋町1-10 0584-22-3391'), 'passed');
});

test('a name that is only the beginning of the registered one is completed from the paper, or looked at by a person', () => {
  const issuer = (printed: string) => {
    const { rows } = rowsOfText(`請求書
発行日 2026年4月1日
日高ホームサービス 様
${printed}
千葉県銚子市西芝町14-7  TEL 0479-22-8813
登録番号 T5803595000123
サーバー管理料 15,000
消費税(10%) 1,500
合計 16,500円`);
    const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
    const { status, fields } = confirmIssuer(document, () => ({ name: '江波戸　亮', tradeName: null }));
    return [fields.supplierName.value, status];
  };
  assert.deepEqual(issuer('請求者　江波戸　亮'), ['江波戸 亮', 'passed']);
  assert.deepEqual(issuer('江波戸　亮'), ['江波戸 亮', 'passed']);
  assert.deepEqual(issuer('請求者　江波戸'), ['江波戸', 'review']);
});

test('a given name alone is no name, and a family name of one character belongs to it', () => {
  const issuer = (printed: string) => {
    const { rows } = rowsOfText(`請求書
請求日:2026年8月31日
株式会社オオタニ食品 御中
${printed}
〒606-8413 京都府京都市左京区浄土寺下馬場町82-3
TEL 090-4471-2206
登録番号 T3257917742245
デザイン制作  1式  180,000  180,000
小計  180,000
消費税(10%)  18,000
合計  198,000`);
    const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
    const { status, fields } = confirmIssuer(document, () => ({ name: '林　美咲', tradeName: null }));
    return [fields.supplierName.value, status];
  };
  assert.deepEqual(issuer('林　美咲'), ['林 美咲', 'passed']);
  assert.notEqual(issuer('美咲')[1], 'passed');
});

test('the register says where a name begins behind what is sold', () => {
  const issuer = (printed: string, registered: string) => {
    const { rows } = rowsOfText(PAPER(printed));
    const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
    return confirmIssuer(document, () => ({ name: registered, tradeName: null })).fields.supplierName.value;
  };
  assert.equal(issuer('文具の ミホン堂', 'ミホン堂'), 'ミホン堂');
  assert.equal(issuer('文具の ミホン堂', '見本 太郎'), '文具の ミホン堂');
});

test('wares in front of a name are left out where the register says so; what a house is stays', () => {
  const issuer = (printed: string, registered: string) => {
    const { rows } = rowsOfText(PAPER(printed));
    const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
    const { fields, checks } = confirmIssuer(document, () => ({ name: registered, tradeName: null }));
    return [fields.supplierName.value, checks.issuer];
  };
  assert.deepEqual(issuer('文具の ペン太堂', 'ペン太堂'), ['ペン太堂', 'passed']);
  assert.equal(issuer('旅館 飛騨乃家', '飛騨乃家')[0], '旅館 飛騨乃家');
  assert.deepEqual(issuer('鰹のたたき 明神丸太', '明神 丸太'), ['鰹のたたき 明神丸太', 'not_checked']);
});

test('a sign in Latin letters set apart in front of the registered name is no part of it', () => {
  assert.equal(nameOf('REC 株式会社ツルミ薬局'), '株式会社ツルミ薬局');
  assert.equal(nameOf('株式会社ツルミ薬局'), '株式会社ツルミ薬局');
});

test('a house behind its company, set apart by a wide space, leaves the name open even where the register knows the company', () => {
  const check = (printed: string) => {
    const { rows } = rowsOfText(PAPER(printed));
    const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
    return confirmIssuer(document, () => ({ name: '株式会社見本動物医療', tradeName: null })).checks.issuer;
  };
  assert.equal(check('株式会社見本動物医療  みほん動物病院'), 'not_checked');
  assert.equal(check('株式会社見本動物医療  本社'), 'passed');
});

test('a person whom the register names ends where brackets begin', () => {
  const { rows } = rowsOfText(PAPER('瓜生 真帆（Maho Uryu）日英翻訳'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  const { fields } = confirmIssuer(document, () => ({ name: '瓜生 真帆', tradeName: null }));
  assert.equal(fields.supplierName.value, '瓜生 真帆');
});
