import { ADDRESSED } from '../../../japan/honorifics.ts';
import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';

/** Two words of a paper printed apart, whose space a reader of pictures or a PDF set word by word has lost. */
interface GrownTogether {
  readonly id: string;
  /** Empty: it stands where the space was. */
  readonly pattern: RegExp;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}

const FORM = LEGAL_FORM_IN_TEXT.source;
const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-zー]`;
/** Where a piece of a row begins. */
const START = String.raw`(?<![^\s]) *[■◆●○・※【(（]?`;

/** What stands in front of a name and begins none: what somebody is to the paper. */
const ROLES = String.raw`(?:貸主)?代理|発行(?:会社|[者元所])?(?!会社|[者元所])|発売元?(?!元)|指定管理者?(?!者)|(?:施設)?(?:管理|運営|発行|協力)会社|[FC店舗売代表管理・]{2}(?:運営|経営)|派遣[元先]|設置者|請負者|[売買貸借地家荷船]主(?!代理)|貸主代理|大家|債権者|通知人|[受委寄]託者|(?:許可|卸売)業者|業者名|(?:販売|小売電気|索道)?事業者名?(?!名)|販売者|主催(?:・(?:発行|請求)者)?|収納(?:代行|機関)|仕入先|払込[先人]|取扱|社名|商号|氏名|連絡先|オーナー法人|フランチャイジー|(?:荷送人・)?販売者|請求者|協力会社|納入(?:義務)?者|納付者|出[店展][者社]|排出事業者|元請|広告主|お申込企業|テナント名?(?!名)|輸入者|賃借人|借受人|[ご御]?請求先|買い?手`;
/** 経営, 管理: these begin names of companies as well (経営企画株式会社), but not where the form follows. */
const OPENS_NAMES = '経営|管理|運営|設計|本部|[甲乙]';
/** Labels of slips, whatever follows. */
const SHOP_LABELS =
  '(?:ご|御)?(?:利用)?加盟店名?(?!名)|(?:ご|御)利用店名?(?!名)|払込先|(?:発行|請求|販売)者|発行元|出[店品]者';
/** 加盟店控え, 加盟店番号: another label. */
const NOT_A_NAME = String.raw`(?!控|保管|用|番号|コード|端末|様|印|の|は|が|を|に|へ|会|規約|電話|所在|住所|署名|カード|登録|負担|責任|氏名|情報|サポート|センター|窓口|ID|No)`;
/** Whom a paper is for: in front of a name with 様 or 御中 behind it. */
const WHOM = String.raw`(?:患者|生徒|ご)?氏名|[おご御]名前|[ご御]?芳名|宛[名先]|[おご御]?届け?先|(?:ご|御)?使用(?:者名?|場所|団体)|納入(?:義務)?者|納付者|納税義務者|喪主|借受人|賃借人|教習生|受[診験]者|搭乗者|檀家|[お御]得意[様先]|得意先|[ご御]?請求先|[ご御]契約名義|[ご御]依頼[主人者]|出[店展][者社]|払込人|テナント名?|飼い?主[名様]?(?![名様])|オーナー様?(?!様)|ビジター|保護者名?|施設名|医院名|御社名|団体名|荷主|船主|元請|広告主|[寄委]託者|[ご御]?利用者|お客様|受取人|患者|輸入者|区分所有者|納品先|排出事業者|\d{2,4}号室|お申込企業|派遣先`;

const DEPARTMENT = String.raw`(?:(?:総務|経理|人事|営業|購買|資材|調達|法務|広報|宣伝|企画|財務|業務|製造|開発|情報システム|編集|翻訳|海外|人材(?:開発)?|知的財産|知財|債権(?:管理)?|営農|経営|事業|管理|品質管理|輸出?入?|貿易|マーケティング|広告|研修|宴会(?:予約)?|外商|お客様サービス|第?[一二三四五]){1,3}(?:本部|事務局|部|課|係|局|グループ|チーム)|(?:知的財産|知財|人材開発|秘書|広報|法務|社長|経営企画)室|購買センター)`;
/** 代表取締役 山田 太郎, also with a space between. */
const HEADS = '代表取締役(?:社長|会長)?|取締役社長|代表社員|代表役員|代表理事(?:組合長)?|理事長|組合長';
const CALLINGS =
  '代表(?:者|取締役(?:社長)?|理事(?:組合長)?|社員)?|[店園窯亭宿坊]主|事業主|院長|園長|塾長|企業長|理事長|組合長|開設者|オーナー|主宰|女将|支配人|税理士|弁護士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|土地家屋調査士|一級建築士|獣医師|管理薬剤師|文筆業|演奏家|大家|地主|翻訳者|請求者';
/** 山田太郎, 志村由香里, 比嘉ゆかり; no house and no body. */
const PERSON = String.raw`(?!者|取締役|理事|組合|社員|執行|職務|監査|清算|弁護士|税理士|法人|役員|代表)(?:\p{Script=Han}{3,5}|\p{Script=Han}{1,3}[ぁ-ん]{2,4}|\p{Script=Han}{1,3}[ァ-ヶー]{2,4})(?<!法人|[会所室院店長者屋堂社軒組合局課部園館庵亭])(?= *(?:$|\s|[(（印㊞]))`;

export const GROWN_TOGETHER: readonly GrownTogether[] = [
  {
    id: 'role-and-company',
    pattern: new RegExp(
      String.raw`(?<=${START}(?:${ROLES}))(?=(?:${FORM}) ?${LETTER}{2}|${LETTER}{2,16}(?:${FORM}|森林組合|企業団))`,
      'gu',
    ),
    example: ['発行見本電鉄株式会社', '発行 見本電鉄株式会社'],
    counterExample: '発行 見本電鉄株式会社',
  },
  {
    id: 'word-and-form',
    pattern: new RegExp(String.raw`(?<=${START}(?:${OPENS_NAMES}))(?=(?:${FORM}) ?${LETTER}{2})`, 'gu'),
    example: ['経営合同会社みほん亭', '経営 合同会社みほん亭'],
    counterExample: '経営企画株式会社',
  },
  {
    id: 'label-of-a-slip',
    pattern: new RegExp(String.raw`(?<=${START}(?:${SHOP_LABELS}))${NOT_A_NAME}(?=${LETTER}{2})`, 'gu'),
    example: ['加盟店名割烹みほん', '加盟店名 割烹みほん'],
    counterExample: '加盟店控え',
  },
  {
    id: 'whom-it-is-for',
    pattern: new RegExp(
      String.raw`(?<=${START}(?:${WHOM}))(?!(?:[名様殿]|番号|コード|会|の))(?=[\p{L}・ ()（）]{2,24}?(?:${ADDRESSED})(?:$|[\s(（]))`,
      'gu',
    ),
    example: ['氏名見本花子様', '氏名 見本花子様'],
    counterExample: '保護者会様',
  },
  {
    id: 'company-and-department',
    pattern: new RegExp(
      String.raw`(?<=(?:${FORM})${LETTER}{2,12}?|${LETTER}{2,12}(?:株式|有限|合同)会社)(?=${DEPARTMENT}(?:$|[\s(（]|${ADDRESSED}|ご?担当))`,
      'gu',
    ),
    example: ['株式会社見本日報社広告局', '株式会社見本日報社 広告局'],
    counterExample: '株式会社見本管理',
  },
  {
    id: 'company-and-head',
    pattern: new RegExp(
      String.raw`(?<=${LETTER}{3}(?<!代表|組合|法人|会社))(?<!(?:${FORM}))(?=(?:${HEADS}) ?\p{Script=Han}{2})`,
      'gu',
    ),
    example: ['株式会社見本商店代表取締役見本太郎', '株式会社見本商店 代表取締役見本太郎'],
    counterExample: '代表取締役',
  },
  {
    id: 'calling-and-person',
    pattern: new RegExp(String.raw`(?<=${START}(?:.{2,20} )?(?:${CALLINGS}))(?=${PERSON})`, 'gu'),
    example: ['店主見本吾郎', '店主 見本吾郎'],
    counterExample: '司法書士見本事務所',
  },
  {
    id: 'union-and-its-part',
    pattern:
      /(?<=\p{L}{2}(?:農業協同組合|漁業協同組合|森林組合|生活協同組合|商工会議所))(?=\p{L}{0,8}(?:支所|支店|直売所|朝市|購買|事業|センター|共販所|市場|売場|[^商]店|[部課])(?:$|[\s「(（])|直売所)/gu,
    example: ['みほん農業協同組合中央支所', 'みほん農業協同組合 中央支所'],
    counterExample: 'みほん農業協同組合',
  },
  {
    id: 'union-and-its-head',
    pattern: /(?<=\p{L}{2}(?:協同組合|森林組合))(?=(?:代表理事|理事長|組合長)(?:組合長)?\p{Script=Han}{2})/gu,
    example: ['みほん給食協同組合理事長見本太郎', 'みほん給食協同組合 理事長見本太郎'],
    counterExample: 'みほん協同組合',
  },
  {
    id: 'office-of-a-shrine',
    pattern: /(?<=\p{L}{2}(?:神社|稲荷社|明社|神宮|八幡宮|天満宮|大社|寺|院))(?=[社寺]務所(?:$|\s))/gu,
    example: ['宗教法人見本神社社務所', '宗教法人見本神社 社務所'],
    counterExample: '見本社務所',
  },
  {
    id: 'medical-corporation-and-house',
    pattern:
      /(?<=医療法人(?:社団|財団)?\p{L}{2,6}会)(?=\p{L}{2,10}(?:歯科|内科|外科|眼科|皮膚科|耳鼻科|医院|病院|クリニック|診療所)(?:$|[\s(（]))/gu,
    example: ['医療法人社団見本会みほん歯科', '医療法人社団見本会 みほん歯科'],
    counterExample: '医療法人会田歯科',
  },
  {
    id: 'school-corporation-and-school',
    pattern:
      /(?<=学校法人\p{L}{2,6}(?:学園|学院|学舎))(?=\p{L}{2,8}(?:学校|大学|幼稚園|こども園|保育園|教習所)(?:$|[\s(（]))/gu,
    example: ['学校法人見本学園みほん幼稚園', '学校法人見本学園 みほん幼稚園'],
    counterExample: '学校法人見本大学',
  },
  {
    id: 'welfare-corporation-and-house',
    pattern: /(?<=社会福祉法人\p{L}{2,6}会)(?=デイサービス|特別養護|グループホーム|ケアハウス|ケアセンター|訪問)/gu,
    example: ['社会福祉法人見本会デイサービスみほん', '社会福祉法人見本会 デイサービスみほん'],
    counterExample: '社会福祉法人見本会',
  },
  {
    id: 'body-and-its-office',
    pattern: /(?<=\p{L}{3}(?:協議会|委員会|協会|連盟|振興会))(?=(?:展示会|大会|イベント)?事務局(?:$|\s))/gu,
    example: ['見本加工協議会事務局', '見本加工協議会 事務局'],
    counterExample: '事務局',
  },
  {
    id: 'town-and-desk',
    pattern: /(?<=\p{L}{2}(?:水道局|[市区]役所|[町村]役場|学校))(?=(?:\p{Script=Han}{2,4}課|会計係|窓口\d?)(?:$|\s))/gu,
    example: ['見本市上下水道局業務課', '見本市上下水道局 業務課'],
    counterExample: '業務課',
  },
  {
    id: 'company-and-licence',
    pattern: new RegExp(
      String.raw`(?<=(?:${FORM})${LETTER}{2,14})(?=(?:北海道|東京都|京都府|大阪府|\p{Script=Han}{2,3}県)知事(?:登録|許可|免許))`,
      'gu',
    ),
    example: [
      '株式会社みほんツーリスト岡山県知事登録旅行業第2-1号',
      '株式会社みほんツーリスト 岡山県知事登録旅行業第2-1号',
    ],
    counterExample: '岡山県知事登録旅行業第2-1号',
  },
  {
    id: 'company-and-head-office',
    pattern: new RegExp(
      String.raw`(?<=(?:${FORM})${LETTER}{2,14})(?<!大阪|東京|西部|中部|東部|支社)(?=本社(?:$|[\s:：]|\p{Script=Han}{2,3}[都道府県]|\p{Script=Han}{2,4}市))`,
      'gu',
    ),
    example: ['(株)みほんドラッグ本社:札幌市', '(株)みほんドラッグ 本社:札幌市'],
    counterExample: '株式会社みほん新聞大阪本社',
  },
  {
    id: 'name-and-number',
    pattern:
      /(?<=\p{L}{2}(?<!適格請求書発行事業者|インボイス|事業者|貴社|弊社|当社|御社|者|の))(?=(?:登録番号|インボイス番号) ?[:：]? ?T ?\d|[ご御]請求書(?:$|\s))/gu,
    example: ['みほんフォト登録番号 T1234567890123', 'みほんフォト 登録番号 T1234567890123'],
    counterExample: '登録番号 T1234567890123',
  },
  {
    id: 'title-and-company',
    pattern: new RegExp(
      String.raw`(?<=${START}(?:[ご御]?請求書|領収[書証]))(?=(?:${FORM}) ?${LETTER}{2}|${LETTER}{2,16}(?:${FORM})(?:$|\s|${ADDRESSED}))`,
      'gu',
    ),
    example: ['領収書合資会社見本酒販', '領収書 合資会社見本酒販'],
    counterExample: '領収書在中',
  },
  {
    id: 'house-and-professional',
    pattern:
      /(?<=\p{L}{2}(?:事務所|病院|医院|診療所|クリニック))(?=(?:税理士|弁護士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|獣医師|院長)\p{Script=Han}{2})|(?<=(?:^|\s)(?:院長|所長|代表))(?=(?:獣医師|税理士|弁護士|薬剤師)\p{Script=Han}{2})/gu,
    example: ['みほん税理士事務所税理士見本太郎', 'みほん税理士事務所 税理士見本太郎'],
    counterExample: '税理士見本太郎事務所',
  },
  {
    id: 'house-and-title',
    pattern:
      /(?<=\p{L}{2}(?:病院|医院|クリニック|歯科|薬局|商店|タクシー\p{L}{0,6}|会社)|\(株\))(?=(?:お?会計明細(?:書)?・?|診療費|ご?利用明細・?)?領収[書証](?:$|\s))/gu,
    example: ['みほん動物病院会計明細・領収書', 'みほん動物病院 会計明細・領収書'],
    counterExample: '診療費領収書',
  },
];
