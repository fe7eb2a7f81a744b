import { CONTACT_LABELS } from '../../../../japan/contact-words.ts';
import { SAMA } from '../../../../japan/honorifics.ts';
import type { MoneyLabelRule } from './money-label.types.ts';

/** Numbers and amounts that are no sum of this paper: counts, contracts, cards, points. */
export const NO_SUM_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'count-of-things',
    kind: 'ignore',
    hint: null,
    pattern: new RegExp(
      `合計点数(?!\\d{1,3}点?[¥\\\\])|保険合計|保険点数|総点数|お?買上げ?点数(?!\\d{1,3}点?[¥\\\\])|(?<!合計|買上げ?)点数(?:合計)?|合計数量|数量合計|人数|お?(?:一|1)人${SAMA}(?!\\d[\\d,]{2,9}円?[x×])|客数|単価|数量|個数|登録番号|(?<![A-Za-zぁ-んァ-ヶー一-龠])${CONTACT_LABELS.denwa}(?!.{0,10}料|(?!ファ)[ァ-ヶ]|代|回線|工事|機|設備|基本|加入|サービス|使用|通[信話]|端末)|(?:口座|会員|承認|伝票|端末|車両?|患者|契約)番号`,
      'g',
    ),
    example: '合計点数 7点',
    counterExample: '合計 ¥700',
  },
  {
    id: 'contract-and-progress',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:最終|当初|変更後?)?(?:請負|工事)?契約(?:(?:金|総)?額|合計(?:金?額)?)(?:\(税(?:抜|込)き?\))?|請負(?:金|代金)額(?:\(税(?:抜|込)き?\))?|(?<!今[回月]|当月)出来高(?:累計|総額|金額)?|(?:(?:今回|前回|前月|既)(?:まで|迄)(?:の)?|既(?=(?:御|ご)?請求))(?:御|ご)?(?:請求|出来高)(?:金)?(?:額|累計)?|(?:契約)?変更増減額?|予算金額|保留金(?:額)?|契約残(?:高|額)?|(?<![御お])見積金額|(?:月額|年額)(?=料金表)|定価合計|残(?:リース料|債務|元金|回数)(?:総額|合計|残高)?(?:\(税(?:抜|込)き?\))?/g,
    example: '請負契約金額(税抜) 12,000,000',
    counterExample: '今回請求額(税抜) 3,000,000',
  },
  {
    id: 'what-a-commission-is-taken-from',
    kind: 'ignore',
    hint: null,
    pattern:
      /^(?:\d{1,2}月分?)?(?:委託)?販売(?:高|額|代金|売上)(?:合計)?(?:\(税込み?\))?(?=[¥\\]?\d)|^売上総額(?=[¥\\]?\d)|^(?:お?振込|ご?入金|お?支払い?)(?:予定)?額\([^()\d]{2,12}[-−][^()\d]{2,12}\)(?=[¥\\]?\d)/g,
    example: '10月 販売高(税込)   248,400円',
    counterExample: '販売手数料 15%   37,260円',
  },
  {
    id: 'rest-of-a-contract',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?<=(?:成約|契約|ご?注文|総)(?:金額|額|代金)[¥\\]?[\d,]+円?[、,・/]?)残(?:代)?金(?:額)?|残(?:代)?金(?:額)?(?=[¥\\]?[\d,]+円?は)/g,
    example: '(ご成約金額 ¥297,000 残金 ¥247,000)',
    counterExample: '残金 ¥247,000',
  },
  {
    id: 'for-reference',
    kind: 'ignore',
    hint: null,
    pattern: /^\p{L}{2,10}\((?:[^()\d]{1,6}・)?(?:ご?参考|参考値)(?:・[^()\d]{1,6})?\)(?=[¥\\]?\d)/gu,
    example: '売上総額(参考)   482,300',
    counterExample: '売上総額   482,300',
  },
  {
    id: 'tax-not-asked',
    kind: 'ignore',
    hint: null,
    pattern: /免税額(?=\(?\d{1,2}%|[-△▲])|免税額?消費税(?:等)?(?:相当)?額?/g,
    example: '免税額(10%) 4,180',
    counterExample: '免税対象額 41,800',
  },
  {
    id: 'left-of-the-sales',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?<=^売上(?:金|高|代金)?[¥\\]?[\d,]+円?[-−ー–].{1,20}[=＝])(?:お?振込|お?支払い?|入金)(?:予定)?(?:金)?額?(?=[¥\\]?[\d,])/g,
    example: '売上金 477,000円 - ご利用料 59,019円 = 振込予定額 417,981円',
    counterExample: 'お振込金額 59,019円',
  },
  {
    id: 'what-was-booked',
    kind: 'ignore',
    hint: null,
    pattern: /(?:予約|流通|取引|成約|宿泊)総額|(?:うち)?現地決済(?:額)?/g,
    example: '予約総額 1,116,000',
    counterExample: '総額 1,116,000',
  },
  {
    id: 'whole-of-a-part',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:ご?利用|お?支払い?|ご?請求)?(?:総額|合計)(?=[¥\\]?[\d,]+円?(?:のうち|、?うち.{0,24}(?:領[収收]|受領|入金|支払い?)済))/g,
    example: 'ご利用総額 ¥33,300 のうち',
    counterExample: 'ご利用総額 ¥33,300',
  },
  {
    id: 'adjustment',
    kind: 'adjustment',
    hint: null,
    pattern: /(?<=[額高]|^)調整額|(?<=\d円?\/)調整額?(?=[-△▲]?[¥\\]?\d)/g,
    example: '調整額 0',
    counterExample: '燃料費調整額 -2,302',
  },
  {
    id: 'page-carry',
    kind: 'page_carry',
    hint: null,
    pattern:
      /(?:次|前|翌)(?:頁|ページ)(?:へ|に|より|から)?(?:の)?(?:繰越|続く)?|(?:頁|ページ)(?:小)?計|(?<!balance)(?:carried|brought)(?:forward|over)/gi,
    example: '次頁へ繰越 230,200',
    counterExample: '差引繰越額 86,000',
  },
  {
    id: 'sales-that-were-settled',
    kind: 'ignore',
    hint: null,
    pattern: /(?:決済|流通)総額(?=[¥\\]?\d)/g,
    example: '決済総額 1,284,500円(412件)',
    counterExample: '総額 1,284,500円',
  },
  {
    id: 'deposit-that-is-kept',
    kind: 'ignore',
    hint: null,
    pattern: /(?:敷金|保証金)(?:お?預(?:か)?り(?:金)?)?残高|お?預(?:か)?り(?:敷金|保証金)(?:残高|額)/g,
    example: '敷金お預り残高 450,000円',
    counterExample: '敷金 450,000円',
  },
  {
    id: 'balance-of-a-card',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:カード|電子マネー|チャージ|利用後|利用前|IC|Suica|PASMO|WAON|nanaco|Edy)?(?<!繰越|請求|支払|支払い|差引|前月|前回|先月)残高|チャージ(?:額|金額)|(?<!請求|支払|支払い|差引)残額/g,
    example: 'IC残高 ¥3,402',
    counterExample: '交通系IC支払 ¥1,086',
  },
  {
    id: 'points-used',
    kind: 'points_used',
    hint: null,
    pattern:
      /(?:ポイント|P)(?:ご)?(?:利用|使用|値引|充当|支払い?|割引)(?:額|分)?(?!ポイント)|ポイント(?:に|で)よ(?:る)?支払/g,
    example: 'ポイント利用 -¥500',
    counterExample: '進呈ポイント 25P',
  },
  {
    id: 'points-counted',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:ご)?利用(?:前|後)?ポイント|(?:今回|獲得|累計|付与|現在|保有|利用可能|進呈|加算|前回|合計|お買上)?ポイント(?:数|対象(?:金)?額|残高|計)?|ポイント/g,
    example: '累計ポイント 842P',
    counterExample: '合計 ¥842',
  },
];
