import { type WordRule, wordRule } from './word-rule.ts';

/** The day of the paper itself. */
export const OWN_DAY_LABEL = wordRule(
  'own-day',
  /請求日|(?<!見積書?|書類)提出日|差出日|発信日|起票日|返品日|(?<!再)発行[:：]?$|発行時刻|ご?精算年月日|利用年月日|取引年月日|診療日|調剤日|^年月日[:：]?$|見積日|発注日|注文日(?=$)|通知日|(?<!再)発行日|作成日|日付|領収(?:年月)?日|販売日時?|取引日時?|請求年月日|(?<!再)発行年月日|御?請求書日|dateofissue|issuedate|issued(?:on)?|invoicedate|(?<!due)date(?!due)|利用日時|収納印|収納日|領収(?:日付)?印|精算日時?|発券日時?|出庫日時|会計日時?|(?<!元)(?:売上|購入)日|お?買上げ?日時?|発売日|集金(?:年月)?日/i,
  '発行日',
  '支払期限',
);
/** Of these none is ever another day, whatever else the label says. */
export const SURELY_OWN_DAY = wordRule(
  'surely-own-day',
  /(?<!再)発行日|請求日|領収日|発売日/,
  '納品書発行日',
  '納品日',
);
/** The day on which money is due. */
export const DUE_DAY_LABEL = wordRule(
  'due-day',
  /支払い?期[限日眼]|支払い?日|(?:支払い?|振込|入金)予定日?|支払[:：]$|シハライ(?:キジツ|キゲン|ビ)|お支払(?!い?(?:の|に|通知|明細|案内|金額|額|先|回数|合計|総額))|振込期限|振込期日|引落|引き落とし|振替(?:予定)?日|入金期限|納付期限|期日|期限|due|payby|payable/i,
  'お支払期限',
  '請求日',
);
/** Another day: delivery, period, stay, validity. */
export const OTHER_DAY_LABEL = wordRule(
  'other-day',
  /締切|締め|[締〆]日|納品日?|(?:お届け|配達|配送|お?引き?渡し?)(?:希望|予定)?日|利用期間|対象期間|期間|ご?利用日(?!時)|乗[車船]|搭乗|出[航港帆]|入庫|入店|入室|入館|入場|入園|受付|お渡し|引取|仕上|返却|予定|元の?(?:取引|売上|購入|納品|請求|伝票)|宿泊|到着|出発|チェックイン|チェックアウト|有効|生年月日|登録日|改定|施行|前回|注文日|受注日|契約|次回|検収|出荷|発送|開始|終了|まで|から|以降|現在|発売|賞味|消費期限|period|deliver|order|valid|expir|from|until|checkin|checkout|stay|~/i,
  '納品日',
  '発行日',
);
/** A day of something else, however it is printed: no weekday and no time of day makes it the paper's own. */
export const NEVER_OWN_DAY = wordRule(
  'never-own-day',
  /次回|お届け日|配[達送]日|予約(?!金)|予定日?時?$|有効|期限|期間|満了|キャンペーン|生年月日|誕生日|生まれ|再発行|再印刷|印刷(?:日|時)|出力(?:日|時)|表示(?:日|時)|プリント日|製造|賞味|消費期限|チェックイン|到着|出発|更新日|改定|施行|設立|創業|登録(?:年月)?日|入会日?|加入日|契約日|前回|開催|開講|公演|セール|expir|valid|birth|check-?in|printed|next|(?:due|payby)[:：]?$/i,
  'お届け予定日',
  'ご利用日',
);
/** What stands behind another day. */
export const BEHIND_OTHER_DAY = wordRule(
  'behind-other-day',
  /^(?:締切|締め|締|納品|まで|から|~|分|現在|期限|以降|入庫|ご?利用分)/,
  'までに',
  '発行',
);
/** The day money changed hands. */
export const RECEIPT_DAY_LABEL = wordRule(
  'receipt-day',
  /領収(?:年月)?日|取引日|精算日|(?<!再)発行日|会計日|利用日時|出庫/,
  '領収日',
  '納品日',
);
/** On a receipt the day of the service is the day of the transaction, when no other is printed. */
export const SERVICE_DAY_LABEL = wordRule(
  'service-day',
  /乗車日|降車日|ご?利用(?:年月)?日|お?預り日?[:：]?$|受付日?[:：]?$|来店日|ご?来院日|施術日|受診日|診療日|調剤日|お取扱日|取扱日|ご?納品日|配達日|お届け日|(?:ご|お)?入金日|お?支払い?日|(?:口座)?(?:振替|引落)日|作業日|施工日|修理日|給油日|受講日|参拝日|寄付日|奉納日|来館日|(?:給水|配送|整備|点検|撮影|回収|清掃|診察|使用|観覧|入浴|搭乗|乗船|駐車|入港|処理|検査|測定|稽古|出張)日/,
  '乗車日',
  '請求日',
);

/** @internal */
export const DATE_LABELS: readonly WordRule[] = [
  OWN_DAY_LABEL,
  SURELY_OWN_DAY,
  DUE_DAY_LABEL,
  OTHER_DAY_LABEL,
  NEVER_OWN_DAY,
  BEHIND_OTHER_DAY,
  RECEIPT_DAY_LABEL,
  SERVICE_DAY_LABEL,
];
