import type { WordRow } from './word-row.ts';

/*
 * What people say for a company that is registered under another name: the sign of its shops, or its name cut short.
 * From the companies' own public names. Only looked up, never shown.
 */

/** `words` as they are said, `names` as they stand in the register without the form. */
export const BRAND_CALLINGS: readonly (WordRow & { readonly names: readonly string[] })[] = [
  row('familymart', 'ファミマ', 'ファミリーマート'),
  row('seven_eleven', 'セブンイレブン セブン セブイレ', 'セブン－イレブン・ジャパン'),
  row('starbucks', 'スタバ スターバックス', 'スターバックスコーヒージャパン'),
  row('mcdonalds', 'マック マクド マクドナルド', '日本マクドナルド 日本マクドナルドホールディングス'),
  row('kfc', 'ケンタ ケンタッキー KFC', '日本ケンタッキー・フライド・チキン 日本ＫＦＣホールディングス'),
  row('mister_donut', 'ミスド ミスタードーナツ', 'ダスキン'),
  row('mos', 'モスバーガー モス', 'モスフードサービス'),
  row('saizeriya', 'サイゼ', 'サイゼリヤ'),
  row('gusto', 'ガスト すかいらーく', 'すかいらーくレストランツ すかいらーくホールディングス'),
  row('yoshinoya', '吉牛', '吉野家'),
  row('sukiya', 'すき家', 'すき家本部 ゼンショー ゼンショーホールディングス'),
  row('matsuya', '松屋', '松屋フーズ'),
  row('cocoichi', 'ココイチ CoCo壱', '壱番屋'),
  row('marugame', '丸亀製麺', 'トリドール トリドールホールディングス'),
  row('sushiro', 'スシロー', 'あきんどスシロー'),
  row('kappa', 'かっぱ寿司', 'カッパ・クリエイト'),
  row('komeda', 'コメダ珈琲', 'コメダ'),
  row('doutor', 'ドトール', 'ドトールコーヒー'),
  row('tullys', 'タリーズ', 'タリーズコーヒージャパン'),
  row('donki', 'ドンキ ドンキホーテ', 'ドン・キホーテ'),
  row('daiso', 'ダイソー', '大創産業'),
  row('muji', '無印 無印良品', '良品計画'),
  row('matsukiyo', 'マツキヨ', 'マツモトキヨシ マツモトキヨシグループ'),
  row('ito_yokado', 'ヨーカドー イトーヨーカドー', 'イトーヨーカ堂'),
  row('yamada', 'ヤマダ電機', 'ヤマダデンキ'),
  row('yodobashi', 'ヨドバシ', 'ヨドバシカメラ'),
  row('bic', 'ビック', 'ビックカメラ'),
  row('kohnan', 'コーナン', 'コーナン商事'),
  row('aoyama', '洋服の青山', '青山商事'),
  row('abc_mart', 'ABCマート', 'エービーシー・マート'),
  row('gu', 'GU', 'ジーユー'),
  row('book_off', 'ブックオフ', 'ブックオフコーポレーション'),
  row('tsutaya', 'ツタヤ TSUTAYA', 'カルチュア・コンビニエンス・クラブ 蔦屋書店'),
  row('usj', 'ユニバ USJ', 'ユー・エス・ジェイ'),
  row('disneyland', 'ディズニーランド ディズニーシー', 'オリエンタルランド'),
  row('au', 'au', 'ＫＤＤＩ 沖縄セルラー電話'),
  row('jal', 'JAL ジャル', '日本航空'),
  row('ana', 'ANA', '全日本空輸'),
  row('nhk', 'NHK', '日本放送協会'),
  row('his', 'HIS', 'エイチ・アイ・エス'),
  row('tepco', '東電', '東京電力ホールディングス 東京電力エナジーパートナー'),
  row('kepco', '関電', '関西電力 関西電力送配電'),
  row('chuden', '中電', '中部電力 中部電力ミライズ 中国電力'),
  row('kyuden', '九電', '九州電力'),
  row('yonden', '四電', '四国電力'),
  row('hokuden', '北電', '北海道電力 北陸電力'),
  row('tohokuden', '東北電', '東北電力'),
  row('tokyo_gas', '東ガス 東京ガス', '東京瓦斯'),
  row('osaka_gas', '大ガス 大阪ガス', '大阪瓦斯'),
  row('nittsu', '日通', '日本通運 ＮＸ商事'),
  row('kuroneko', 'クロネコ クロネコヤマト ヤマト', 'ヤマト運輸'),
  row('sagawa', '佐川', '佐川急便'),
  row('post', '郵便局 ゆうパック', '日本郵便'),
  row('nissay', '日生 ニッセイ', '日本生命保険'),
  row('sumisei', '住生', '住友生命保険'),
  row('sompo', '損ジャ 損保ジャパン', '損害保険ジャパン'),
  row('tokio_marine', '東京海上 東京海上日動', '東京海上日動火災保険'),
  row('mufg', '三菱UFJ', '三菱ＵＦＪ銀行'),
  row('smbc', 'SMBC', '三井住友銀行'),
  row('mizuho', 'みずほ', 'みずほ銀行'),
  row('sumisho', '住商', '住友商事'),
  row('itochu', '伊藤忠', '伊藤忠商事'),
  row('komatsu', 'コマツ', '小松製作所'),
  row('honda', 'ホンダ', '本田技研工業'),
  row('canon', 'キャノン', 'キヤノン'),
  row('hitachi', '日立', '日立製作所'),
  row('daiwa_house', 'ダイワハウス 大和ハウス', '大和ハウス工業'),
  row('idemitsu', '出光', '出光興産'),
  row('eneos', 'エネオス', 'ＥＮＥＯＳ'),
  row('yakult', 'ヤクルト', 'ヤクルト本社'),
  row('dena', 'DeNA', 'ディー・エヌ・エー'),
  row('amazon', 'アマゾン', 'アマゾンジャパン'),
  row('money_forward', 'マネフォ', 'マネーフォワード'),
];

function row(id: string, said: string, names: string): WordRow & { readonly names: readonly string[] } {
  const words = said.split(' ');
  return { id, words, names: names.split(' '), example: `${words[0]}の本社` };
}

const NAMES = new Map<string, readonly string[]>();
for (const { words, names } of BRAND_CALLINGS) for (const word of words) NAMES.set(word.toLowerCase(), names);
const LONGEST = Math.max(...[...NAMES.keys()].map(({ length }) => length));
/** What stands behind it and asks for the company rather than for a shop. */
const OF = /(?:さん)?(?:の)?(?:本社|本部|会社|運営会社)?$/u;

/** The registered names of what people call so. The text is in NFKC. */
export function namesOfBrand(text: string): readonly string[] {
  if (text.length > LONGEST + 8) return [];
  return NAMES.get(text.replace(OF, '').toLowerCase()) ?? [];
}
