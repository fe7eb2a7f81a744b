import { MORE_SURNAMES } from './more-surnames.ts';
import { RARE_SURNAMES } from './rare-surnames.ts';

/**
 * Common family names with their usual readings, the most usual first; written from general knowledge, not taken from
 * a name dictionary. Long vowels are short, as Hepburn names are printed on cards.
 */
const PAIRS = `
佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 伊藤:ito 渡辺:watanabe 渡邊:watanabe 渡邉:watanabe 山本:yamamoto 中村:nakamura
小林:kobayashi 加藤:kato 吉田:yoshida 山田:yamada 佐々木:sasaki 山口:yamaguchi 松本:matsumoto 井上:inoue 木村:kimura 林:hayashi
斎藤:saito 斉藤:saito 齋藤:saito 齊藤:saito 清水:shimizu 山崎:yamazaki,yamasaki 山﨑:yamazaki 森:mori 池田:ikeda 橋本:hashimoto 阿部:abe
石川:ishikawa 山下:yamashita 中島:nakajima,nakashima 中嶋:nakajima 石井:ishii 小川:ogawa 前田:maeda 岡田:okada 長谷川:hasegawa 藤田:fujita
後藤:goto 近藤:kondo 村上:murakami 遠藤:endo 青木:aoki 坂本:sakamoto 阪本:sakamoto 福田:fukuda 太田:ota 西村:nishimura 藤井:fujii
金子:kaneko 岡本:okamoto 藤原:fujiwara 中野:nakano 三浦:miura 原田:harada 中川:nakagawa 松田:matsuda 竹内:takeuchi 小野:ono
田村:tamura 中山:nakayama 和田:wada 石田:ishida 森田:morita 上田:ueda 原:hara 内田:uchida 柴田:shibata 酒井:sakai 宮崎:miyazaki
横山:yokoyama 高木:takagi 安藤:ando 宮本:miyamoto 大野:ono 小島:kojima,ojima 児島:kojima 谷口:taniguchi 工藤:kudo 今井:imai 高田:takada
増田:masuda 丸山:maruyama 杉山:sugiyama 村田:murata 大塚:otsuka 新井:arai 荒井:arai 小山:koyama,oyama 平野:hirano 藤本:fujimoto 河野:kono,kawano
上野:ueno 野口:noguchi 武田:takeda 松井:matsui 千葉:chiba 菅原:sugawara 岩崎:iwasaki 久保:kubo 木下:kinoshita 佐野:sano 野村:nomura
松尾:matsuo 市川:ichikawa 菊地:kikuchi 菊池:kikuchi 杉本:sugimoto 古川:furukawa 大西:onishi 島田:shimada 水野:mizuno 桜井:sakurai 櫻井:sakurai
渡部:watanabe,watabe 高野:takano 吉川:yoshikawa,kikkawa 山内:yamauchi,yamanouchi 西田:nishida 飯田:iida 菊田:kikuta 西川:nishikawa 小松:komatsu 北村:kitamura 安田:yasuda
五十嵐:igarashi 川口:kawaguchi 平田:hirata 関:seki 中田:nakata,nakada 久保田:kubota 服部:hattori 東:higashi,azuma 岩田:iwata 土屋:tsuchiya 川崎:kawasaki
福島:fukushima 本田:honda 本多:honda 辻:tsuji 樋口:higuchi 秋山:akiyama 田口:taguchi 永井:nagai 山中:yamanaka 中西:nakanishi 吉村:yoshimura
川上:kawakami 石原:ishihara 大橋:ohashi 松岡:matsuoka 馬場:baba 浜田:hamada 濱田:hamada 森本:morimoto 星野:hoshino 矢野:yano 浅野:asano
大久保:okubo 吉岡:yoshioka 小池:koike 野田:noda 荒木:araki 松浦:matsuura 熊谷:kumagai,kumagaya 大谷:otani,oya 内藤:naito 黒田:kuroda 尾崎:ozaki
川村:kawamura 河村:kawamura 永田:nagata 松村:matsumura 望月:mochizuki 田島:tajima 菅野:kanno,sugano 西山:nishiyama 堀:hori 大島:oshima 平井:hirai
早川:hayakawa 岩本:iwamoto 栗原:kurihara 広瀬:hirose 廣瀬:hirose 横田:yokota 石橋:ishibashi 萩原:hagiwara,ogiwara 岡崎:okazaki 片山:katayama 小原:ohara,obara 宮田:miyata
榎本:enomoto 須藤:sudo,suto 宮下:miyashita 奥村:okumura 大石:oishi 中井:nakai 堀内:horiuchi 大森:omori 高山:takayama 関口:sekiguchi 杉浦:sugiura
小田:oda 鎌田:kamata,kamada 北川:kitagawa 今村:imamura 藤村:fujimura 西:nishi 松下:matsushita 高島:takashima 樋渡:hiwatashi 内山:uchiyama 南:minami
白石:shiraishi 福井:fukui 上村:uemura,kamimura 三宅:miyake 八木:yagi 田辺:tanabe 田邊:tanabe 桑原:kuwabara 土井:doi 大山:oyama 小倉:ogura,kokura 奥田:okuda
成田:narita 岸:kishi 竹田:takeda 河合:kawai 川合:kawai 井口:iguchi,inokuchi 稲垣:inagaki 富田:tomita,tomida 野中:nonaka 村山:murayama 大川:okawa 米田:yoneda
小沢:ozawa 小澤:ozawa 西岡:nishioka 根本:nemoto 三上:mikami 松永:matsunaga 石黒:ishiguro 徳永:tokunaga 柳沢:yanagisawa 柳澤:yanagisawa 相沢:aizawa 黒木:kuroki
青山:aoyama 小泉:koizumi 片岡:kataoka 坂口:sakaguchi 滝沢:takizawa 牧野:makino 植田:ueda 植木:ueki 天野:amano 塚本:tsukamoto 堀田:hotta 吉野:yoshino
栗田:kurita 本間:honma 飯塚:iizuka 沢田:sawada 澤田:sawada 戸田:toda 川島:kawashima 小西:konishi 北野:kitano 篠原:shinohara 落合:ochiai 大田:ota
小笠原:ogasawara 長田:nagata,osada 堤:tsutsumi 岩井:iwai 高井:takai 水谷:mizutani 加納:kano 安部:abe 安達:adachi 足立:adachi 梅田:umeda 須田:suda
大沢:osawa 大澤:osawa 細川:hosokawa 神田:kanda 村井:murai 吉沢:yoshizawa 星:hoshi 泉:izumi 三好:miyoshi 谷:tani 宮川:miyagawa 岡:oka
藤岡:fujioka 今野:konno 下村:shimomura 佐伯:saeki 岡村:okamura 前川:maekawa 豊田:toyoda,toyota 冨田:tomita 竹中:takenaka 佐久間:sakuma 寺田:terada 西野:nishino
町田:machida 松原:matsubara 日高:hidaka 古賀:koga 緒方:ogata 坂井:sakai 植村:uemura 大竹:otake 大場:oba 若林:wakabayashi 若松:wakamatsu 金田:kaneda
高瀬:takase 髙橋:takahashi 髙木:takagi 髙田:takada 濱口:hamaguchi 浜口:hamaguchi 宇野:uno 平山:hirayama 平川:hirakawa 窪田:kubota 浅井:asai 飯島:iijima
森川:morikawa 森山:moriyama 小出:koide 小谷:kotani,kodani 小鳥:kotori 新田:nitta 新谷:shintani,araya 仲田:nakata 矢島:yajima 西尾:nishio 東野:higashino 杉田:sugita 関根:sekine
武藤:muto 佐川:sagawa 倉田:kurata 向井:mukai 津田:tsuda 梶原:kajiwara 梶:kaji 榊原:sakakibara 三田:mita 川田:kawata,kawada 高松:takamatsu 桐山:kiriyama
水口:mizuguchi 門田:kadota 雲野:unno 木島:kijima 冬木:fuyuki 秋元:akimoto 海野:unno 風間:kazama 葉山:hayama 瀬戸:seto 神谷:kamiya 氏家:ujiie 国分:kokubun
今泉:imaizumi 小山田:oyamada 川添:kawazoe 寺岡:teraoka 三輪:miwa 波多野:hatano 島:shima 波田:hata 新妻:niizuma 柚木:yuzuki,yunoki
根岸:negishi 堀口:horiguchi 倉持:kuramochi 鷲尾:washio 片桐:katagiri 秋庭:akiba 八木沢:yagisawa 早瀬:hayase 雨宮:amemiya 西脇:nishiwaki 永石:nagaishi 島崎:shimazaki
大城:oshiro 比嘉:higa 金城:kinjo 宮城:miyagi 新垣:arakaki 玉城:tamaki 上原:uehara 島袋:shimabukuro 平良:taira 山城:yamashiro 仲宗根:nakasone 知念:chinen
宮里:miyazato 下地:shimoji 照屋:teruya 安里:asato 喜納:kina 仲間:nakama 長嶺:nagamine 具志堅:gushiken 与那嶺:yonamine 城間:shiroma 当山:toyama 稲嶺:inamine
越智:ochi 近江:omi 板垣:itagaki 笹川:sasagawa 畠山:hatakeyama 及川:oikawa 千田:chida 相原:aihara 大内:ouchi 遠山:toyama
江口:eguchi 副島:soejima 坂田:sakata 甲斐:kai 河内:kawachi 有馬:arima 鮫島:sameshima 中尾:nakao
寺本:teramoto 寺島:terashima 寺尾:terao 寺内:terauchi 神山:kamiyama 神崎:kanzaki 神戸:kanbe 神尾:kamio 水島:mizushima
水上:mizukami 村松:muramatsu 村瀬:murase 村岡:muraoka 村木:muraki 三木:miki 三島:mishima 三谷:mitani 三橋:mitsuhashi 三沢:misawa
武井:takei 武内:takeuchi 竹下:takeshita 竹村:takemura 竹本:takemoto 谷川:tanigawa 谷本:tanimoto 玉井:tamai
土田:tsuchida 角田:tsunoda,kakuta 手塚:tezuka 戸塚:totsuka 富永:tominaga 長尾:nagao 長島:nagashima 長野:nagano
永野:nagano 中谷:nakatani 中原:nakahara 中沢:nakazawa 中澤:nakazawa 中本:nakamoto 中林:nakabayashi 鍋島:nabeshima 浪岡:namioka 南部:nanbu 仁科:nishina 丹羽:niwa
西沢:nishizawa 西本:nishimoto 沼田:numata 野崎:nozaki 野沢:nozawa 野上:nogami 野本:nomoto 萩野:hagino 橋爪:hashizume 畑:hata
畑中:hatanaka 花田:hanada 浜野:hamano 早坂:hayasaka 原口:haraguchi 平松:hiramatsu 平岡:hiraoka 深沢:fukazawa
深井:fukai 福永:fukunaga 福本:fukumoto 福原:fukuhara 福岡:fukuoka 福士:fukushi 藤川:fujikawa 藤沢:fujisawa 藤島:fujishima 藤森:fujimori 藤野:fujino
船橋:funabashi 古田:furuta 古谷:furuya 古屋:furuya 別府:beppu 細田:hosoda 細谷:hosoya 堀江:horie 堀川:horikawa 前原:maehara
真鍋:manabe 増井:masui 松崎:matsuzaki 松沢:matsuzawa 松野:matsuno 松山:matsuyama 丸田:maruta 溝口:mizoguchi 宮沢:miyazawa
宮原:miyahara 宮島:miyajima 宗像:munakata 室井:muroi 茂木:motegi,mogi 本橋:motohashi 元木:motoki 森岡:morioka 森下:morishita 諸岡:morooka
門脇:kadowaki 矢部:yabe 安井:yasui 柳:yanagi 柳田:yanagida 山根:yamane 山岸:yamagishi 山岡:yamaoka 山形:yamagata 山川:yamakawa
湯浅:yuasa 横井:yokoi 横尾:yokoo 吉井:yoshii 吉原:yoshihara 吉本:yoshimoto 米山:yoneyama 脇田:wakita 鷲見:sumi 渡会:watarai
`;

const readingsIn = (pairs: string): [string, string[]][] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [name, readings] = pair.split(':') as [string, string];
      return [name, readings.split(',')];
    });

/** Those whose usual reading may be shown as a guess. */
export const COMMON_SURNAMES: ReadonlyMap<string, readonly string[]> = new Map(readingsIn(PAIRS));

/** All that are known to be names; how rarer ones are read, only an address of mail or a printed reading tells. */
export const SURNAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ...readingsIn(`${RARE_SURNAMES} ${MORE_SURNAMES}`),
  ...COMMON_SURNAMES,
]);
