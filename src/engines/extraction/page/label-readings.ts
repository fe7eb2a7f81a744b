/** Words of billing papers with one letter misread for another. Lengths stay; no other word has these letters there. */
export interface LabelReading {
  readonly id: string;
  readonly pattern: RegExp;
  readonly read: string;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}

export const LABEL_READINGS: readonly LabelReading[] = [
  {
    id: 'sum',
    pattern: /(?<=[合小総累]\s{0,3})[討訃訂汁許](?=\s|$|[¥\\\d:(金額])/g,
    read: '計',
    example: ['合討  ¥3,900', '合計  ¥3,900'],
    counterExample: '検討 3,900',
  },
  { id: 'sum-head', pattern: /含(?=計)/g, read: '合', example: ['含計 ¥540', '合計 ¥540'], counterExample: '含有 540' },
  {
    id: 'tax',
    pattern: /(?<=消費)[祝悦脱説](?=\s|$|[¥\\\d:(等額])/g,
    read: '税',
    example: ['消費祝(10%) 120', '消費税(10%) 120'],
    counterExample: '消費者 120',
  },
  {
    id: 'tax-middle',
    pattern: /(?<=消)[貴資賁賛貲](?=税)/g,
    read: '費',
    example: ['消貴税  584', '消費税  584'],
    counterExample: '消火 584',
  },
  {
    id: 'tax-old-form',
    pattern: /稅(?![務理関])/g,
    read: '税',
    example: ['うち消費稅(10%) 2,131', 'うち消費税(10%) 2,131'],
    counterExample: '稅務 2,131',
  },
  {
    id: 'receipt-old-form',
    pattern: /收(?=[書証日金印納入額済])|(?<=領)收/g,
    read: '収',
    example: ['領收日 2026年8月8日', '領収日 2026年8月8日'],
    counterExample: '收蔵庫',
  },
  {
    id: 'registration-old-form',
    pattern: /(?<=登)錄/g,
    read: '録',
    example: ['登錄番号 T1234567890123', '登録番号 T1234567890123'],
    counterExample: '語錄',
  },
  {
    id: 'to-whom',
    pattern: /(?<=御\s?)[申巾虫](?=\s*$|\s{2})/g,
    read: '中',
    example: ['みほんホテル 御申', 'みほんホテル 御中'],
    counterExample: '御申込書',
  },
  {
    id: 'to-whom-old-form',
    pattern: /樣(?=\s*$|\s{2})/g,
    read: '様',
    example: ['見本醫院 樣', '見本醫院 様'],
    counterExample: '樣式一',
  },
  {
    id: 'issue-old-form',
    pattern: /發(?=行(?:日|者|元|$|\s|[:：])|送|注|券)/g,
    read: '発',
    example: ['發行日 2026/5/1', '発行日 2026/5/1'],
    counterExample: '株式会社發',
  },
  {
    id: 'number-old-form',
    pattern: /(?<=番)號/g,
    read: '号',
    example: ['電話番號 03-1234-5678', '電話番号 03-1234-5678'],
    counterExample: '三番館號',
  },
  {
    id: 'yen-old-form',
    pattern: /(?<=\d\s?)圓/g,
    read: '円',
    example: ['合計 1,200圓', '合計 1,200円'],
    counterExample: '圓山商店',
  },
  {
    id: 'paper',
    pattern: /(?<=(?:領収|請求|見積|納品)\s?)[害耆畫](?=\s|$|[(No\d])/g,
    read: '書',
    example: ['領収害', '領収書'],
    counterExample: '被害',
  },
  {
    id: 'asked-for',
    pattern: /[靖諸諳清](?=求(?:書|[金全]?額|日|番|元|先|明細|No|[：:\s]|$))/g,
    read: '請',
    example: ['ご靖求額  ¥709,544', 'ご請求額  ¥709,544'],
    counterExample: '清水求人案内',
  },
  {
    id: 'bill',
    pattern: /(?<=^[^\p{L}]*(?:御|ご)?請\s?)[未末](?=\s?書)/gu,
    read: '求',
    example: ['請 未 書', '請 求 書'],
    counterExample: '未書',
  },
  {
    id: 'number',
    pattern: /(?<=(?:^|[^A-Za-z0-9])N)0(?=\.\s?[\dA-Z])/g,
    read: 'o',
    example: ['御請求書  N0.8812', '御請求書  No.8812'],
    counterExample: 'PN0.5',
  },
  {
    id: 'amount',
    pattern: /(?<=[金税総](?:\s{0,2}))[頷頟顎](?=\s|$|[¥\\\d:(])/g,
    read: '額',
    example: ['支払金頷  11,380円', '支払金額  11,380円'],
    counterExample: '顎関節治療',
  },
  {
    id: 'received',
    pattern: /(?<=領)[牧枚攻](?=[金額書証])/g,
    read: '収',
    example: ['領牧金額 ¥33,000', '領収金額 ¥33,000'],
    counterExample: '放牧書',
  },
  {
    id: 'till-kana',
    pattern: /(?<=[預釣])リ(?=\s|$|[¥\\\d])/g,
    read: 'り',
    example: ['お預リ ¥1,500', 'お預り ¥1,500'],
    counterExample: '預リスト',
  },
  {
    id: 'account',
    pattern: /ロ(?=座(?:振|番|名|より))/g,
    read: '口',
    example: ['ロ座振替', '口座振替'],
    counterExample: 'ロータリー',
  },
  { id: 'works', pattern: /(?<=工)埸/g, read: '場', example: ['整備工埸', '整備工場'], counterExample: '埸' },
  {
    id: 'estate',
    pattern: /(?<=不)[勤助](?=産)/g,
    read: '動',
    example: ['みほん不勤産株式会社', 'みほん不動産株式会社'],
    counterExample: '勤務',
  },
  {
    id: 'name',
    pattern: /(?<=氏)各(?=\s|$|[:：])/g,
    read: '名',
    example: ['患者氏各 山田', '患者氏名 山田'],
    counterExample: '彼氏各位',
  },
];

/** Without one of these no rule can speak; most lines have none. */
const SUSPECT =
  /[靖諸諳清貲討訃訂汁許含祝悦脱説貴資賁賛未末稅收錄發號圓害耆畫牧枚攻リロ各申巾虫樣頷頟顎埸]|不[勤助]|N0\./;

export function readLabels(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let read = text;
  for (const { pattern, read: letter } of LABEL_READINGS) read = read.replace(pattern, letter);
  return read;
}
