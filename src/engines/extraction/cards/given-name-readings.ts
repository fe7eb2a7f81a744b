import { MORE_GIVEN_NAMES } from './more-given-names.ts';

/** Common given names with their usual readings; written from general knowledge, not taken from a name dictionary. */
const PAIRS = `
太郎:taro 次郎:jiro 二郎:jiro 三郎:saburo 一郎:ichiro 健一:kenichi 健二:kenji 健太:kenta 健太郎:kentaro 健:ken,takeshi 誠:makoto 隆:takashi 浩:hiroshi 博:hiroshi 宏:hiroshi
豊:yutaka 実:minoru 稔:minoru 茂:shigeru 進:susumu 勝:masaru 清:kiyoshi 孝:takashi 修:osamu 修一:shuichi 学:manabu 剛:tsuyoshi,takeshi 猛:takeshi 武:takeshi 聡:satoshi,akira
哲也:tetsuya 達也:tatsuya 和也:kazuya 直樹:naoki 直人:naoto 直也:naoya 大輔:daisuke 大介:daisuke 大樹:daiki 大地:daichi 拓也:takuya 拓海:takumi 翔太:shota 翔:sho 亮:ryo 亮太:ryota 涼:ryo
涼太:ryota 雄一:yuichi 雄太:yuta 裕太:yuta 優太:yuta 祐介:yusuke 雄介:yusuke 裕介:yusuke 悠斗:yuto 優斗:yuto 蓮:ren 陽翔:haruto 陽斗:haruto 颯太:sota 蒼:ao 樹:itsuki 湊:minato
英樹:hideki 秀樹:hideki 英明:hideaki 秀明:hideaki 正樹:masaki 雅之:masayuki 正之:masayuki 和夫:kazuo 一夫:kazuo 和男:kazuo 正夫:masao 幸雄:yukio 幸男:yukio 敏夫:toshio 敏雄:toshio 昭:akira
明:akira 章:akira 彰:akira 晃:akira,ko 光:hikaru 輝:akira 純:jun 淳:jun,atsushi 篤:atsushi 敦:atsushi 司:tsukasa 学史:satoshi 徹:toru 透:toru 亨:toru 悟:satoru 聖:satoshi,sei 仁:hitoshi,jin
仁志:hitoshi 等:hitoshi 均:hitoshi 洋:hiroshi 洋一:yoichi 洋平:yohei 陽平:yohei 陽一:yoichi 洋介:yosuke 陽介:yosuke 康平:kohei 航平:kohei 浩平:kohei 公平:kohei 浩二:koji 浩司:koji 孝司:koji 幸司:koji
信也:shinya 真也:shinya 慎也:shinya 伸也:shinya 信一:shinichi 真一:shinichi 慎一:shinichi 伸一:shinichi 新一:shinichi 慎吾:shingo 真吾:shingo 信吾:shingo 慎太郎:shintaro 隆之:takayuki 孝之:takayuki 貴之:takayuki 崇:takashi
貴志:takashi 高志:takashi 隆司:takashi,ryuji 竜也:tatsuya,ryuya 龍一:ryuichi 隆一:ryuichi 良平:ryohei 亮平:ryohei 良太:ryota 良介:ryosuke 亮介:ryosuke 圭介:keisuke 啓介:keisuke 恵介:keisuke 敬介:keisuke 圭一:keiichi 恵一:keiichi
敬一:keiichi 慶太:keita 圭太:keita 啓太:keita 英二:eiji 栄二:eiji 栄治:eiji 賢一:kenichi 憲一:kenichi 謙一:kenichi 研二:kenji 賢治:kenji 憲司:kenji 謙二:kenji 俊介:shunsuke 駿介:shunsuke 俊:shun 駿:shun 隼人:hayato 勇人:hayato,yuto 勇:isamu 勲:isao
功:isao 武志:takeshi 毅:tsuyoshi,takeshi 翼:tsubasa 渉:wataru 航:wataru,ko 歩:ayumu,ayumi 守:mamoru 護:mamoru 衛:mamoru 忠:tadashi 正:tadashi,masashi 匡:tadashi 義男:yoshio 義雄:yoshio 良夫:yoshio 芳雄:yoshio 義弘:yoshihiro 芳弘:yoshihiro 智也:tomoya 友也:tomoya 智之:tomoyuki
知之:tomoyuki 朋之:tomoyuki 友和:tomokazu 智和:tomokazu 正和:masakazu 雅和:masakazu 克己:katsumi 勝己:katsumi 克彦:katsuhiko 和彦:kazuhiko 一彦:kazuhiko 雅彦:masahiko 正彦:masahiko 信彦:nobuhiko 伸彦:nobuhiko 宣彦:nobuhiko 光彦:mitsuhiko 俊彦:toshihiko 敏彦:toshihiko 文彦:fumihiko 秀彦:hidehiko 英彦:hidehiko
花子:hanako 恵子:keiko 京子:kyoko 洋子:yoko 陽子:yoko 幸子:sachiko,yukiko 和子:kazuko 節子:setsuko 文子:fumiko,ayako 久美子:kumiko 由美子:yumiko 裕子:yuko,hiroko 優子:yuko 祐子:yuko 純子:junko 順子:junko 智子:tomoko 朋子:tomoko 友子:tomoko 真由美:mayumi 由美:yumi 直美:naomi 明美:akemi
恵美:emi 絵美:emi 美香:mika 美佳:mika 美奈子:minako 美穂:miho 美保:miho 香織:kaori 佳織:kaori 薫:kaoru 恵:megumi,kei 愛:ai 舞:mai 麻衣:mai 彩:aya 綾:aya 綾子:ayako 彩子:ayako 絢香:ayaka 彩香:ayaka 綾香:ayaka 美咲:misaki 葵:aoi 陽菜:hina 結衣:yui 結菜:yuina 莉子:riko 凛:rin 桜:sakura さくら:sakura
優花:yuka 由香:yuka 由佳:yuka 有香:yuka 千尋:chihiro 千春:chiharu 千佳:chika 千恵:chie 千恵子:chieko 理恵:rie 梨恵:rie 理沙:risa 梨沙:risa 里美:satomi 聡美:satomi 智美:tomomi 友美:tomomi,yumi 奈緒:nao 直子:naoko 奈々:nana 奈美:nami 奈津子:natsuko 夏子:natsuko 夏美:natsumi 春香:haruka 遥:haruka 遥香:haruka 悠:yu,haruka
晴美:harumi 春美:harumi 弘美:hiromi 博美:hiromi 裕美:hiromi,yumi 広美:hiromi 真理:mari 真里:mari 麻里:mari 真理子:mariko 麻里子:mariko 万里子:mariko 雅子:masako 昌子:masako 正子:masako 美和:miwa 美樹:miki 美紀:miki 未来:miku,mirai 瞳:hitomi 仁美:hitomi 由紀:yuki 有紀:yuki 由紀子:yukiko 有紀子:yukiko 幸恵:yukie,sachie
礼子:reiko 玲子:reiko 麗子:reiko 良子:yoshiko,ryoko 涼子:ryoko 亮子:ryoko 佳子:yoshiko,keiko 美智子:michiko 道子:michiko 光子:mitsuko 悦子:etsuko 静香:shizuka 静:shizuka 静子:shizuko 紀子:noriko 典子:noriko 法子:noriko 則子:noriko 律子:ritsuko 遊子:yuko,yuuko 一樹:kazuki 和樹:kazuki 和希:kazuki 祐樹:yuki 勇気:yuki 裕樹:yuki,hiroki 弘樹:hiroki 宏樹:hiroki 博樹:hiroki 浩樹:hiroki 孝太郎:kotaro 光太郎:kotaro 幸太郎:kotaro
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
export const COMMON_GIVEN_NAMES: ReadonlyMap<string, readonly string[]> = new Map(readingsIn(PAIRS));

/** All that are known to be names; how rarer ones are read, only an address of mail or a printed reading tells. */
export const GIVEN_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ...readingsIn(MORE_GIVEN_NAMES),
  ...COMMON_GIVEN_NAMES,
]);
