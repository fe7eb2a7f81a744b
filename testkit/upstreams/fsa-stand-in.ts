import type { StandIn } from './http-stand-in.ts';
import { makeXlsx, type XlsxCell } from './xlsx.ts';

export interface FsaControl {
  mode: 'normal' | 'http_500' | 'html';
  /** Date the lists give. */
  asOf: string;
  /** Registration numbers (as printed) left out of the next edition. */
  removed: Set<string>;
}

const FIB_HEADER: XlsxCell[][] = [
  [
    '所管',
    '登録番号',
    '登録年月日',
    '金融商品取引業者名',
    '法人番号',
    '郵便番号',
    '本店等所在地',
    '代表等電話番号',
    '業務の種別',
    null,
    null,
    null,
    '有価証券\n関連業',
    '電子募集取扱業務',
    '電子取引基盤運営業務',
    '電子記録移転有価証券表示権利等取扱業務',
    'ＰＴＳ認可',
    '特別金融商品取引業者',
    '加入金融商品取引業協会',
    null,
    null,
    null,
    null,
    null,
  ],
  [
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    '第一種',
    '第二種',
    '投資助言\n・\n代理業',
    '投資運用業',
    null,
    null,
    null,
    null,
    null,
    null,
    '日本証券業協会',
    '金融先物取引業協会',
    '第二種金融商品取引業協会',
    '資産運用業協会',
    '日本暗号資産等取引業協会',
    '日本STO協会',
  ],
];

// Invented operators; the corporate numbers are those of the sample registry.
const FIB: XlsxCell[][] = [
  [
    '関東財務局\n【計3者】',
    '関東財務局長(金商)第9901号',
    39355,
    '株式会社みどり見本商事',
    7999901000001,
    1000005,
    '東京都千代田区丸の内１－９－９',
    '03-9999-0001',
    '○',
    '○',
    null,
    null,
    '○',
    null,
    null,
    null,
    null,
    null,
    '○',
    null,
    '○',
    null,
    null,
    null,
  ],
  [
    null,
    '関東財務局長(金商)第9902号',
    { date: '2010-04-01' },
    '株式会社見本サービス※1',
    '2999901000014',
    '160-0023',
    '東京都新宿区西新宿９－９－９',
    '03-9999-0002',
    '○\n（非上場仲介業のみ）',
    '',
    null,
    null,
    null,
  ],
  [
    null,
    '関東財務局長（金商）第9903号',
    40000,
    '株式会社見本削除予定',
    1999901000015,
    '590-0028',
    '大阪府堺市堺区中瓦町９丁９－９',
    '03-9999-0003',
    null,
    '○',
  ],
  [
    '近畿財務局',
    '近畿財務局長(金商)第9901号',
    41000,
    '見本統合ホールディングス株式会社',
    6999901000002,
    5300001,
    '大阪府大阪市北区梅田９－９－９',
    '06-9999-0001',
    null,
    null,
    '○',
    '○',
  ],
  [
    '東海財務局',
    '東海財務局長(金商)第9904号',
    41000,
    '有限会社見本清算',
    4999901000004,
    4600008,
    '愛知県名古屋市中区栄９－９－９',
    '052-999-0001',
    null,
    '○',
  ],
];
const TRANSFER: XlsxCell[][] = [
  [
    '関東財務局',
    '関東財務局長 第00901号',
    40269,
    '株式会社見本送金',
    9999901000008,
    '105-0011',
    '東京都港区芝公園９－９－９',
    '03-9999-0004',
    null,
    '○',
    null,
  ],
  [
    null,
    '関東財務局長 第00902号',
    41122,
    '株式会社みどり見本商事',
    7999901000001,
    '100-0005',
    '東京都千代田区丸の内１－９－９',
    '03-9999-0001',
    '○',
    '○',
    null,
  ],
];
const CRYPTO: XlsxCell[][] = [
  [
    '関東財務局',
    '関東財務局長 第00901号',
    '平成29年9月29日',
    '見本暗号資産株式会社※',
    3999901000005,
    '810-0001',
    '福岡県福岡市中央区天神９－９－９',
    '092-999-0001',
    'BTC、ETH',
  ],
  [
    '近畿財務局',
    '近畿財務局長 第00901号',
    '令和元年11月27日',
    '近畿見本コイン株式会社',
    5999901000011,
    '220-0012',
    '神奈川県横浜市西区みなとみらい９－９－９',
    '045-999-0001',
    'BTC',
  ],
];

/** The three workbooks with their two-row header, merged cells, serial and era dates, conditions and footnotes. */
export function fsaStandIn(control: FsaControl): StandIn {
  return ({ path }) => {
    if (control.mode === 'http_500') return { status: 500, body: '' };
    if (control.mode === 'html')
      return { headers: { 'content-type': 'text/html' }, body: '<html>混雑しています</html>' };
    const file = path.split('/').at(-1);
    const keep = (rows: XlsxCell[][]) => rows.filter((row) => !control.removed.has(String(row[1])));
    const total = (rows: XlsxCell[][]): XlsxCell[] => [`【全業者数：${rows.length}】`];
    const book = (sheetRows: XlsxCell[][], merges: string[] = []) => ({
      headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      body: makeXlsx([{ name: '日本語', rows: sheetRows, merges }]),
    });
    if (file === 'kinyushohin.xlsx') {
      const rows = keep(FIB);
      const notices: XlsxCell[][] = Array.from({ length: 6 }, () => [
        '※登録状況の詳細については、各管轄財務局等へお問い合わせください。',
      ]);
      return book(
        [
          ['金融商品取引業者登録一覧'],
          [...Array<null>(20).fill(null), { date: control.asOf }],
          [null, '第一種', '第二種', '合計'],
          [null, 293, 1224, 1951],
          ...notices,
          total(rows),
          ...FIB_HEADER,
          ...rows,
          ['※1 旧商号：株式会社試作サービス'],
        ],
        ['A14:A16', 'I12:L12'],
      );
    }
    if (file === 'shikin_idou.xlsx') {
      const rows = keep(TRANSFER);
      const header: XlsxCell[][] = [
        [
          '所管',
          '登録番号',
          '登録年月日',
          '資金移動業者名',
          '法人番号',
          '郵便番号',
          '本店等所在地',
          '代表等電話番号',
          '業務の種別',
          null,
          null,
        ],
        [null, null, null, null, null, null, null, null, '第一種', '第二種', '第三種'],
      ];
      return book([
        ['資金移動業者登録一覧'],
        [`${control.asOf.replace(/-0?/, '年').replace(/-0?/, '月')}日現在`],
        total(rows),
        ...header,
        ...rows,
      ]);
    }
    if (file === 'kasoutuka.xlsx') {
      const rows = keep(CRYPTO);
      const header: XlsxCell[] = [
        '所管',
        '登録番号',
        '登録年月日',
        '暗号資産交換業者名',
        '法人番号',
        '郵便番号',
        '本店等所在地',
        '代表電話番号',
        '取り扱う暗号資産',
      ];
      return book([['暗号資産交換業者登録一覧', null, { date: control.asOf }], total(rows), header, ...rows]);
    }
    return { status: 404, body: '' };
  };
}
