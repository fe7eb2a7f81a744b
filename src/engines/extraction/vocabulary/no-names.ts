import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { isWordOfPapers } from './paper-lexicon.ts';
import { PRAISE } from './trades-alone.ts';
import type { WordRule } from './word-rule.ts';

const PREFECTURE = PREFECTURES.map(({ name }) => name).join('|');

/** What no party is called, told by the line as it is printed. */
const AS_PRINTED: readonly WordRule[] = [
  {
    id: 'english-address',
    pattern: /\d.*[A-Za-z]{2,}[-. ]?(?:ku|shi|cho|machi|dori)\b|\b(?:Tokyo|Osaka|Kyoto|Japan)\b.*\d/i,
    example: '1-9-10 ROPPONGI, MINATO-KU,',
    counterExample: 'Harbor Desk Kobe',
  },
  {
    id: 'keeper-of-the-shop',
    pattern:
      /^(?:[店園窯亭当宿坊]主|[店院所船園館塾組]長|棟梁|女将|支配人|代表|代表理事|理事長|会長|企業長|学長|[市区町村]長|知事|オーナー|管理薬剤師|薬剤師|責任者|乗務員)[\s:]/,
    example: '店主 見本 太郎',
    counterExample: '館長文庫',
  },
  {
    id: 'one-of-several',
    pattern: /[車機室台口]\s?\d{1,3}[号番]?$/,
    example: '随伴車 2号',
    counterExample: '喫茶 二番館',
  },
  {
    id: 'note',
    pattern: /^[※†]|[ァ-ヶー\p{Script=Han}](?:に|を|は)$/u,
    example: '※お会計はレジにて',
    counterExample: 'みほん花店',
  },
  { id: 'sentence', pattern: /[。．]$/, example: 'くらしに、あかりを。', counterExample: 'みほん花店' },
  {
    id: 'sentence-without-its-point',
    pattern:
      /.{2}(?:ました|でした|ません|ますか|について|において|できます|出来ます|以内|以降|未満|続く|対応|(?:募集|実施|営業|受付|配信|発売|好評|開催|準備|改装|配布|登録)中)[!！]?$/,
    example: '返品・交換は7日以内',
    counterExample: 'みほん花店',
  },
  {
    id: 'count',
    pattern: /\d\s?(?:分|時間|枚|個|本|回|台|泊|名|点|kg|g|ml|mL|L|kWh)$/,
    example: '大型乾燥機 40分',
    counterExample: 'カギの119番',
  },
  {
    id: 'site-of-the-work',
    pattern: /^(?:現場|工事場所|施工場所|作業場所|納品場所|物件)[\s:：]/,
    example: '現場 波止浜 リフォーム工事',
    counterExample: '現場監督みほん',
  },
  {
    id: 'telephone-for-something',
    pattern: /\p{L}(?:専用)?(?:ダイヤル|テレホン|ホットライン)$/u,
    example: 'テイクアウト専用ダイヤル',
    counterExample: 'ダイヤル工房みほん',
  },
  {
    id: 'request',
    pattern: /お(?:早めに|静かに|気軽に|忘れなく)$/,
    example: 'ご精算はお早めに',
    counterExample: 'お早食堂',
  },
  { id: 'unreadable', pattern: /[■□▓▒░█]{2}/, example: '株式会■■■■商店', counterExample: '■みほん花店' },
  { id: 'floor', pattern: /[A-Za-z]{3} B?\d{1,2}F$/, example: 'Mihon Square 2F', counterExample: 'Mihon Square' },
];

/** The same, told by the line without its spaces. */
const COMPACT: readonly WordRule[] = [
  {
    id: 'label-set-wide',
    pattern: /^(?:登録|電話|請求|口座|事業者)番号$|^振込先$|^連絡先$/,
    example: '登録番号',
    counterExample: '番号堂',
  },
  {
    id: 'form-alone',
    pattern: new RegExp(`^(?:${LEGAL_FORM_IN_TEXT.source})$`, 'u'),
    example: '株式会社',
    counterExample: '株式会社見本',
  },
  {
    id: 'day-left-open',
    pattern: /^(?:令和|平成|昭和)[元\d〇一二三四五六七八九十]{1,3}年/,
    example: '令和八年十月日',
    counterExample: '令和堂',
  },
  {
    id: 'label',
    pattern: /^No\.?$|^ご?利用料金$/i,
    example: 'No.',
    counterExample: 'Nomad',
  },
  {
    id: 'day-of-delivery',
    pattern: /^(?:お渡し|お?引取り?|お?受け?取り?|仕上が?り|お届け|納品|配達|返却)(?:予定)?(?:日時?)?$|^作成日$/,
    example: 'お渡し予定日',
    counterExample: '配達食堂みほん',
  },
  {
    id: 'word-of-a-form',
    pattern: /^(?:一金|発行|残金|税[込抜]計|計量日時?)$/,
    example: '一金',
    counterExample: '一金堂',
  },
  {
    id: 'paper-for-something',
    pattern:
      /^\p{L}{1,8}(?:お|御|ご)?(?:見積|請求|納品|領収|注文|発注|契約|計算|明細|証明|案内|通知|報告|預り|引換)(?:書|証|票|明細書?)$/u,
    example: '修理お見積書',
    counterExample: 'みほん図書',
  },
  {
    id: 'work-as-a-whole',
    pattern: /\p{L}一式$/u,
    example: '造園・植木手入れ一式',
    counterExample: 'みほん造園',
  },
  {
    id: 'fees',
    pattern: /^(?:報酬|源泉|立替|実費|諸費用)\p{Script=Han}*$/u,
    example: '源泉徴収税額',
    counterExample: '源泉館みほん',
  },
  {
    id: 'labels-closed-up',
    pattern: /^(?:内容|宛先|発行[元者]|請求[元先]|住所|差出人|件名|氏名|電話|単価|項目|品名)+$/,
    example: '宛先発行元',
    counterExample: '住所録の見本堂',
  },
  {
    id: 'heading-in-english',
    pattern: /^(?:services?|words?|rates?|hours?|items?|days?|fees?|details?|project|period|account|subject|notes?)$/i,
    example: 'Service',
    counterExample: 'Service Mihon',
  },
  {
    id: 'ticket',
    pattern: /(?:券|入[場館園浴]料|運賃)(?:大人|小人|中人|小児|こども|子供|学生|一般)?$/,
    example: '入浴券大人',
    counterExample: '大人の寺子屋',
  },
  {
    id: 'part-of-a-town',
    pattern:
      /^(?:\p{Script=Han}{2,3}[都道府県])?\p{Script=Han}{2,5}市(?:\p{Script=Han}{1,3}区)?\p{Script=Han}{1,6}町$/u,
    example: '尾道市西久保町',
    counterExample: '見本市',
  },
  {
    id: 'to-be-filled-in',
    pattern: /_{3}|^(?:ご|御)?署名/,
    example: 'ご署名________',
    counterExample: 'みほん堂',
  },
  {
    id: 'sum',
    pattern: /[¥\\%:=*].*\d|\d{4,}/,
    example: '小計:1200',
    counterExample: 'カギの119番',
  },
  {
    id: 'sum-in-letters',
    pattern: /^金.*(?:円|也)|[壱弐参拾萬阡]円|円也|^[〇一二三四五六七八九十百千万億、,]+円/,
    example: '金壱萬円',
    counterExample: '金子商店',
  },
  {
    id: 'telephone-in-letters',
    pattern: /^[〇零一二三四五六七八九]{2,4}[・･.\-ー(（][〇零一二三四五六七八九・･.\-ー)）]{6,}$/,
    example: '〇九九・五五五・〇一二三',
    counterExample: '一・二・三堂',
  },
  {
    id: 'handled-by',
    pattern: /^\d{1,6}扱|^(?:取)?扱者?[:：]/,
    example: '05扱ミホン',
    counterExample: '特扱い品の店',
  },
  { id: 'revenue-stamp', pattern: /^(?:収入|(?:収入)?印紙)$/, example: '収入印紙', counterExample: '印紙堂' },
  {
    id: 'address',
    pattern: new RegExp(`^(?:${PREFECTURE})\\S{1,8}?[市区町村郡].*[\\d一二三四五六七八九十]`),
    example: '東京都品川区西五反田7-22-9',
    counterExample: '東京都交通局',
  },
  {
    id: 'place',
    pattern: new RegExp(
      `^(?:${PREFECTURE})\\S{1,8}?[市区町村郡][\\p{Script=Han}ヶケ]{0,5}(?<![店局所院館園校堂])$`,
      'u',
    ),
    example: '東京都品川区西五反田',
    counterExample: '東京都品川区立図書館',
  },
  {
    id: 'rest-of-an-address',
    pattern: /^目\d|\d丁目\d|\d番(?:地の?)?\d+号?(?=\D|$)/,
    example: '目15番15号セントラルハイツ栄',
    counterExample: '三丁目食堂',
  },
  {
    id: 'name-grown-to-its-address',
    pattern: /\S{3}[市区町村郡]\S{0,12}\d+-\d+/,
    example: '見本調律所倉敷市玉島2-1-30',
    counterExample: '見本調律所',
  },
  {
    id: 'what-a-picture-shows',
    pattern: /^\[.*(?:logo|ロゴ|印影?|判読|不明|画像|空欄).*\]$|^係印/i,
    example: '[社印:判読不能]',
    counterExample: '印章の見本堂',
  },
  { id: 'rule', pattern: /^[-=*_.~─━\s]+$|^[(].*[)]$/, example: '------', counterExample: 'A-LINE' },
];

/** @internal */
export const NO_NAMES = { printed: AS_PRINTED, compact: COMPACT } as const;

/** A line that names nobody, whatever stands around it. */
export const namesNobody = (printed: string, compact: string): boolean =>
  isWordOfPapers(compact) ||
  PRAISE.some(({ pattern }) => pattern.test(printed)) ||
  AS_PRINTED.some(({ pattern }) => pattern.test(printed)) ||
  COMPACT.some(({ pattern }) => pattern.test(compact));
