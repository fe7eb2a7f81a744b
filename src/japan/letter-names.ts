/** Letters by the names they have in Japanese, the longer names first. */
export const LETTER_NAMES: readonly (readonly [name: string, letter: string])[] = (
  'エー:A エイ:A ビー:B シー:C ディー:D デー:D イー:E エフ:F ジー:G エッチ:H エイチ:H アイ:I ジェー:J ジェイ:J ケー:K ケイ:K エル:L エム:M エヌ:N オー:O ' +
  'ピー:P キュー:Q アール:R エス:S ティー:T ティ:T テー:T ユー:U ブイ:V ヴィ:V ダブリュー:W エックス:X ワイ:Y ゼット:Z ズィー:Z ゼッド:Z'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string])
  .sort(([a], [b]) => b.length - a.length);
