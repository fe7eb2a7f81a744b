/**
 * Words that stand alone in a line of a paper and are nobody's name, whatever stands around them: where a logo was not read
 * the next line over the address would be taken for the shop. The whole line must be the word, a polite ご or お in front and
 * a colon, a bracket or 欄 behind aside.
 */
interface LexiconGroup {
  readonly id: string;
  readonly words: string;
  readonly example: string;
  readonly counterExample: string;
}

export const PAPER_LEXICON: readonly LexiconGroup[] = [
  {
    id: 'copies',
    words:
      '重要 親展 至急 速達 書留 写 写し 正本 副本 原本 控 控え 本紙 本紙控 店控え 店舗控 会社控え 加盟店控え お客様控え 売場控え 経理控え 事務控え 電子発行 電子交付 電子データ 再発行 再印刷 複写 見本 サンプル 無効 取消 訂正 以下余白 余白 次頁へ続く 次頁へ 次ページへ続く 前頁より 前頁より続く 続き 裏面へ 表面 裏面 キリトリ 切り取り線 のりしろ 折り目 山折り 谷折り',
    example: '店控え',
    counterExample: '控え目食堂',
  },
  {
    id: 'papers',
    words:
      '検収書 利用証明書 証明書 計算書 会計票 会計 会計伝票 精算書 精算票 預り証 預かり証 引換券 引換証 整理券 番号札 保証書 仕様書 送付状 送付案内 送り状 案内状 通知書 通知 案内 お知らせ 挨拶 月次レポート 日報 月報 台帳 一覧 一覧表 集計表 内訳書 別紙 別表 添付資料 計量票 計量伝票 作業報告書 作業完了書 点検記録簿 診療明細書 調剤明細書 薬剤情報提供書 お薬手帳 契約書 注文請書 受領証 払込票 納付書 納入通知書 検針票 利用票 搭乗証明書 乗車証明書 宿泊証明書 駐車証明書',
    example: '会計伝票',
    counterExample: '台帳屋みほん',
  },
  {
    id: 'parties',
    words:
      '宛名 宛先 住所 氏名 名前 担当 担当者 担当者名 係 係名 係員 扱者 取扱者 取扱店 取扱店名 加盟店 加盟店名 店名 店舗 店舗名 店番 店舗番号 責任者 発行者 発行店 発行店舗 発行場所 発行元 作成者 作業者 承認者 確認者 立会者 監査 承認 確認 検印 認印 社印 角印 丸印 代表印 受領印 領収印 サイン 署名 経理 総務 営業 部長 課長 係長 社長 店長 患者氏名 患者名 利用者 利用者名 使用者 契約者 契約者名 申込者 購入者 購入者名 注文者 注文者情報 購入者情報 請求先 請求先情報 配送先 配送先情報 届け先 届け先情報 届先 送付先 納品先 納入先 引取先 販売店 販売者 販売元 販売業者 製造元 製造者 製造所 輸入者 発売元 販売責任者 運営責任者 旅客名 搭乗者名 宿泊者名 代表者名 会社名 法人名 団体名 学校名 部署 部署名 所属 役職 屋号 問い合わせ先 問合せ先 連絡先 相談窓口 窓口 カスタマーセンター カスタマーサポート サポートセンター サポート窓口 お客様窓口 コールセンター サービスセンター フリーダイヤル フリーコール ナビダイヤル',
    example: '配送先情報',
    counterExample: '届け先見本堂',
  },
  {
    id: 'days-and-times',
    words:
      '作業日 作業日時 注文日 注文日時 発送日 発送予定日 出荷日 配送日 診察日 受診日 来院日 調剤日 宿泊日 到着日 出発日 搭乗日 搭乗日時 出力日 出力日時 印刷日 印刷日時 作成日時 登録日 更新日 申込日 契約日 開始日 終了日 締切日 締日 入金日 支払日 決済日 決済日時 購入日 購入日時 販売日 売上日 来店日 来館日 入館日 利用日 利用日時 利用期間 使用期間 対象期間 請求期間 工期 納期 期間 期限 有効期限 有効期間 受渡期日 時刻 時間 日時 日付 年月日 曜日 入庫 出庫 入店 退店 入室 退室 入場 退場 チェックイン チェックアウト 滞在時間 駐車時間 営業日 定休日 休業日',
    example: '発送予定日',
    counterExample: '時間堂',
  },
  {
    id: 'numbers',
    words:
      '処理通番 処理番号 卓番 席番 席番号 部屋番号 室番 客室番号 会員番号 顧客番号 顧客コード 取引先コード 得意先コード 店コード 受付番号 受付no 注文番号 注文no 発注番号 管理番号 照会番号 問い合わせ番号 追跡番号 便名 列車名 号車 座席 座席番号 車両番号 車番 車種 登録番号 車台番号 走行距離 メーター番号 水栓番号 供給地点特定番号 契約番号 証券番号 保険証番号 口座番号 型番 品番 商品コード jan jan コード 枝番 連番 通番 頁 ページ 1ページ目 2ページ目',
    example: '受付番号',
    counterExample: '番号堂',
  },
  {
    id: 'fees',
    words:
      '基本料金 従量料金 電力量料金 燃料費調整額 原料費調整額 再エネ賦課金 再エネ発電賦課金 給油量 使用量 使用料 使用料金 利用料 利用料金 利用代金 利用内容 利用施設 通信料 通話料 月額料金 月額利用料 年会費 月会費 入会金 登録料 更新料 更新手数料 解約金 違約金 手数料 事務手数料 振込手数料 代引手数料 決済手数料 販売手数料 システム利用料 サービス料 サービス料金 サービス利用料 席料 席代 お通し チャージ チャージ料 カバーチャージ 深夜料金 深夜割増 早朝割増 迎車料金 待機料金 予約料金 高速料金 高速代 有料道路 通行料金 駐車料金 駐車場代 駐車場完備 運賃 運賃料金 特急料金 急行料金 指定席 指定席料金 自由席 グリーン料金 往復 片道 燃油サーチャージ 空港使用料 施設使用料 施設利用料 旅客施設使用料 宿泊料 宿泊料金 宿泊税 入湯税 室料 部屋代 朝食代 夕食代 食事代 飲食代 お食事代 飲食代金 茶菓代 花代 香典 供花 布施 玉串料 初穂料 送料 配送料 配達料 梱包料 荷造り料 クール便 着払い 代金引換 工賃 技術料 作業料 出張料 出張費 点検料 検査料 診察料 初診料 再診料 検査 投薬 処置 手術 調剤料 薬剤料 文書料 負担金 自己負担額 一部負担金 保険点数 負担割合 法定費用 自賠責保険 重量税 自動車税 印紙代 証紙代 車検費用 整備費用 部品代 交換部品 オイル交換 家賃 賃料 共益費 管理費 修繕積立金 敷金 礼金 保証金 敷引き 仲介手数料 鍵交換代 火災保険料 町内会費 会費 参加費 受講料 授業料 教材費 月謝 入学金 施設費 給食費 保育料 延長料金 前受金 前払金 着手金 手付金 内金 中間金 残金 予約金 申込金 預り金 仮払金 立替金 立替 実費 未収 未収金 未払 キャンセル料 延滞金 遅延損害金 督促手数料 割増 追加料金 端数調整 調整額 値引 値引き 割引 クーポン クーポン割引 会員割引 早割 学割 団体割引 ポイント利用 ポイント値引 サービス券 金額訂正',
    example: '高速料金',
    counterExample: '料金所前食堂',
  },
  {
    id: 'sums',
    words:
      '外税 内税 税込 税抜 税込み 税抜き 税込計 税抜計 税額 税 税計 非課税 不課税 免税 課税 対象 対象額 計 合計 小計 総計 累計 総額 残高 残額 差額 差引 差引額 前回 今回 当月 前月 次月 繰越 繰越額 現金 現計 お預り お預かり お釣り 釣り 釣銭 おつり 入金済 支払済 領収済 決済済 売上 売掛 返金 返品 交換 点数 個数 数量 単位 単価 金額 価格 定価 売価 上代 下代 原価 率 税率 掛率',
    example: '税込',
    counterExample: '税込堂',
  },
  {
    id: 'places-of-a-deal',
    words:
      '納品場所 納入場所 受渡場所 引渡場所 工事場所 施工場所 作業場所 現場 現場名 工事名 工事件名 件名 物件名 物件所在地 使用場所 供給場所 設置場所 開催場所 会場 会場名 発駅 着駅 乗車駅 降車駅 乗車区間 区間 経路 経由 出発地 到着地 乗車地 降車地 入口 出口 入口ic 出口ic 給油所 調剤薬局 診療科 科目 路線 行先 行き先 店内 店外',
    example: '納品場所',
    counterExample: '経由地食堂',
  },
  {
    id: 'what-was-done',
    words:
      '作業内容 整備内容 点検整備 工事内容 利用明細 利用内訳 予約内容 予約情報 注文内容 注文情報 注文明細 注文概要 配送方法 配送情報 支払方法 支払情報 支払内訳 支払内容 支払条件 決済情報 決済内容 取引内容 取引条件 請求内容 請求情報 契約内容 契約情報 プラン プラン名 サービス名 商品情報 商品詳細 商品名 品名 品目 摘要 適用 備考 特記事項 注意事項 但書 但し書き 条件 仕様 数量単価金額 内容 内訳 明細 項目 店内飲食 店内 持ち帰り 持帰り お持ち帰り 持帰 テイクアウト イートイン 出前 宅配 デリバリー ドライブスルー セルフ 大人 小人 中人 子供 こども 小児 幼児 学生 一般 シニア 男性 女性 人数 名様',
    example: '注文情報',
    counterExample: '出前館',
  },
  {
    id: 'banks',
    words:
      '普通 普通預金 当座 当座預金 貯蓄預金 預金種目 預金種別 口座種別 口座名義 口座名義人 口座番号 銀行名 金融機関名 支店名 支店コード 銀行コード 振込先 振込先口座 振込口座 引落口座 お引落日 自動払込 口座振替 記号番号',
    example: '当座預金',
    counterExample: '普通食堂',
  },
  {
    id: 'adverts',
    words:
      'ホームページ 公式サイト 公式hp 公式アプリ 公式line 公式インスタグラム 公式sns インスタグラム アプリ アプリ会員 メルマガ会員 会員募集 会員募集中 スタッフ募集 求人募集 qrコード バーコード 二次元コード 本日のおすすめ おすすめ 新商品 新発売 期間限定 数量限定 お得情報 お買得品 特売 特価 セール品 見切品 広告の品 タイムセール インボイス対応 インボイス制度対応 キャッシュレス対応 各種カード取扱',
    example: '公式サイト',
    counterExample: 'アプリ工房みほん',
  },
  {
    id: 'english',
    words:
      'ship to|sold to|bill to|customer copy|merchant copy|store copy|order summary|order details|order number|quantity|terms|terms of payment|payment terms|remarks|bank details|wire transfer|table no|server|cashier|guest|guest name|room no|arrival|departure|check in|check out|items|description|unit price|price|amount|amount due|subtotal|total|grand total|tax|tax rate|sales tax|consumption tax|change|cash|card|credit card|visa|mastercard|approved|approval code|auth code|signature|thank you|original|duplicate|copy|date|time|tel|fax|phone|email|website|address|attention|attn|due date|issue date|reference|pos|no|summary|details|payment details|payment method|paid|balance due|discount|shipping|handling|delivery|pickup|take out|eat in|for here|to go',
    example: 'Order Summary',
    counterExample: 'Table Mihon',
  },
];

/** @internal */
export const wordsOfGroup = ({ words }: LexiconGroup): readonly string[] =>
  words.includes('|') ? words.split('|').map((word) => word.replaceAll(' ', '')) : words.split(' ');

const WORDS: ReadonlySet<string> = new Set(PAPER_LEXICON.flatMap(wordsOfGroup));
const POLITE = /^(?:ご|お|御)(?=.{2})/;
const AROUND = /^[\s・:：●■◆▼▲★☆〔[(（【<＜「『*※]+|[\s・:：〕\])）】>＞」』*※…]+$/g;
const BEHIND = /(?<=.{2})(?:欄|等|様|について|一覧)$/;
/** Longer than any of them, with a polite word in front and 欄 behind. */
const LONGEST = 24;

/** A line, without its spaces, that is a word of papers and nothing else. */
export function isWordOfPapers(compact: string): boolean {
  if (compact.length > LONGEST) return false;
  const word = compact.replace(AROUND, '').toLowerCase();
  return (
    WORDS.has(word) || WORDS.has(word.replace(POLITE, '')) || WORDS.has(word.replace(POLITE, '').replace(BEHIND, ''))
  );
}
