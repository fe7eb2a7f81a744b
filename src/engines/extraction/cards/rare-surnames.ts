/** Family names of regions, rare ones and old forms of their letters; written from general knowledge. */
export const RARE_SURNAMES = `
釈:shaku 釋:shaku 四十住:aizumi 重永:shigenaga 猪瀬:inose 牧瀬:makise 平泉:hiraizumi 平柳:hirayanagi 国松:kunimatsu 漆原:urushihara,urushibara 茅原:kayahara 郷原:gohara
栃原:tochihara 槙原:makihara 桃原:momohara,tobaru 芝崎:shibazaki,shibasaki 星崎:hoshizaki 三須:misu 稲森:inamori 萱野:kayano 昆野:konno
佐波:sawa,saba 境野:sakaino 舘野:tateno 館野:tateno 伴野:banno,tomono 秦野:hatano 姫野:himeno 的野:matono 柳下:yagishita,yanagishita
西海:nishiumi,saikai 岡元:okamoto 前中:maenaka 藤巻:fujimaki 安東:ando 川路:kawaji 樫本:kashimoto 作本:sakumoto 瀬名:sena 天宮:amamiya
廣橋:hirohashi 廣江:hiroe 細江:hosoe 若宮:wakamiya 山端:yamahata,yamabata 山花:yamahana 金丸:kanamaru 鵜木:unoki 樫村:kashimura
幸村:yukimura,komura 斎木:saiki 鈴村:suzumura 舩木:funaki 種村:tanemura 夏木:natsuki 峰村:minemura 峯村:minemura 魚谷:uotani 長濱:nagahama
長堀:nagahori 狩谷:kariya 澁谷:shibuya,shibutani 早津:hayatsu 谷垣:tanigaki 雨谷:amagai,amaya 納谷:naya,noya 蜂谷:hachiya,hachitani
松室:matsumuro 尾上:onoe,ogami 北浦:kitaura 伊賀:iga 前里:maezato 臼井:usui 織井:orii 桃井:momoi 由井:yui 吉留:yoshidome,yoshitome 吉光:yoshimitsu
下平:shimodaira,shimohira 下元:shimomoto 仲地:nakachi 有森:arimori 樺山:kabayama 郡山:koriyama 﨑山:sakiyama 築山:tsukiyama 檜山:hiyama
飯嶋:iijima 髙柳:takayanagi 手島:teshima 福富:fukutomi 猪口:inoguchi 田渕:tabuchi 牧口:makiguchi 一宮:ichimiya,ichinomiya 梅宮:umemiya
宮脇:miyawaki 井垣:igaki 中居:nakai 中北:nakakita 磯部:isobe 東江:agarie 須江:sue 金武:kin 愛川:aikawa 石濱:ishihama 色川:irokawa 歌川:utagawa
親川:oyakawa 粕川:kasukawa 桂川:katsuragawa 衣川:kinugawa 品川:shinagawa 澄川:sumikawa 綱川:tsunakawa 恒川:tsunekawa 梁川:yanagawa 湧川:wakugawa
早見:hayami 下里:shimosato 西條:saijo 寺西:teranishi 寺石:teraishi 仲里:nakazato 仲西:nakanishi 西浜:nishihama 正岡:masaoka 益岡:masuoka 加地:kaji
久場:kuba 須永:sunaga 赤塚:akatsuka 海津:kaizu 神保:jinbo 高畠:takahata,takabatake 高市:takaichi 重森:shigemori 水越:mizukoshi 天沼:amanuma
長門:nagato 三科:mishina 三角:misumi,mikado 芦沢:ashizawa 鵜沢:uzawa 柏崎:kashiwazaki 薮崎:yabusaki 藪崎:yabusaki 芦澤:ashizawa 鵜澤:uzawa
塩﨑:shiozaki 尾﨑:ozaki 木場:kiba 古畑:furuhata 豊嶋:toyoshima,teshima 福家:fukuie,fuke 山科:yamashina 山手:yamate 山梨:yamanashi 加賀:kaga
河西:kasai,kawanishi 島根:shimane 千石:sengoku 千賀:chiga,senga 平子:hirako,hirago 倉林:kurabayashi 松重:matsushige 吉住:yoshizumi 植松:uematsu
末松:suematsu 田巻:tamaki 立松:tatematsu 橋口:hashiguchi 森光:morimitsu 湯口:yuguchi 海藤:kaito 石神:ishigami 石関:ishizeki 浅沼:asanuma 牛尾:ushio
日下:kusaka 楠瀬:kusunose 細沼:hosonuma 片上:katakami 熊坂:kumasaka 宮竹:miyatake 宮古:miyako 赤石:akaishi 上条:kamijo 上薗:uezono
上月:kozuki,kamizuki 堀越:horikoshi 小菅:kosuge 小磯:koiso 小鷹:kotaka 小薮:koyabu 小湊:kominato 小椋:ogura 須﨑:suzaki 梅林:umebayashi
長浜:nagahama 門倉:kadokura 成宮:narumiya 名倉:nagura 髙杉:takasugi 原嶋:harashima 市橋:ichihashi 岩月:iwatsuki 岩堀:iwahori 鹿内:shikanai
柿内:kakiuchi 柄本:emoto 近内:chikauchi,konnai 栃本:tochimoto 浜名:hamana 丸橋:maruhashi 椋本:mukumoto 大瀧:otaki 大塩:oshio 大隅:osumi 大澄:osumi
大伴:otomo 大藏:okura 伊波:iha 前園:maezono 久富:hisatomi 白水:shirouzu,shiramizu 白柳:shirayanagi 花城:hanashiro 奧村:okumura 斉木:saiki 齋木:saiki
舟木:funaki 妻木:tsumaki 栃木:tochigi 並木:namiki 伏木:fushiki 皆木:minaki 椋木:mukunoki,mukugi 中峯:nakamine 有賀:aruga,ariga 本吉:motoyoshi
新堀:niibori 海上:unakami 豊永:toyonaga 蛯原:ebihara 田尻:tajiri 滝口:takiguchi 椿原:tsubakihara 友松:tomomatsu 森住:morizumi 森友:moritomo
森脇:moriwaki 倉地:kurachi 浜中:hamanaka 広中:hironaka 吉竹:yoshitake 吉峰:yoshimine 吉安:yoshiyasu 三国:mikuni 信岡:nobuoka 蓑島:minoshima
濱﨑:hamasaki,hamazaki 伏島:fuseshima 松前:matsumae 上杉:uesugi 上門:uejo 安住:azumi 安室:amuro 江畑:ebata 川岸:kawagishi 川辺:kawabe 川尻:kawajiri
門間:monma,kadoma 下園:shimozono 志津:shizu 嶋津:shimazu 船津:funatsu 外間:hokama 山成:yamanari 山邊:yamabe 永吉:nagayoshi 岩渕:iwabuchi 本保:honbo
西出:nishide 円谷:tsuburaya 粕谷:kasuya 京谷:kyotani 茶谷:chatani,chaya 針谷:hariya,harigaya 湊谷:minatoya 藁谷:waraya,waragai 飯沼:iinuma
長友:nagatomo 神代:kumashiro,kojiro 四倉:yotsukura 城下:shiroshita 楢崎:narasaki,narazaki 林崎:hayashizaki 福留:fukudome,fukutome
福光:fukumitsu 目崎:mesaki 宮前:miyamae 北条:hojo 白濱:shirahama 碓井:usui 薄井:usui 樽井:tarui 羽地:haneji 廣中:hironaka 嶺井:minei 湧井:wakui
平形:hiragata 河越:kawagoe 新海:shinkai 新関:niizeki 浦上:urakami,uragami 𠮷永:yoshinaga 柄沢:karasawa 笹生:saso,sasao 瀬良:sera 鮎沢:ayusawa
徳丸:tokumaru 栁沢:yanagisawa 柄澤:karasawa 沓澤:kutsuzawa 古家:furuie,koga 柴﨑:shibasaki 澁澤:shibusawa 園部:sonobe 鮎澤:ayusawa 藤牧:fujimaki
栁澤:yanagisawa 一戸:ichinohe 上條:kamijo 関戸:sekido 羽賀:haga 羽根:hane 羽石:haneishi 堀場:horiba 兼松:kanematsu 近松:chikamatsu 阪口:sakaguchi
常松:tsunematsu 田端:tabata 田淵:tabuchi 田頭:tagashira,tanokashira 森重:morishige 森安:moriyasu 八代:yashiro,yatsushiro 神馬:jinba 紺野:konno
柴沼:shibanuma 滋野:shigeno 只野:tadano 庭野:niwano 幡野:hatano 俣野:matano 川端:kawabata 桑江:kuwae 徳嶺:tokumine 仲嶺:nakamine 久高:kudaka
久門:kumon 白神:shiraga 牛嶋:ushijima 七尾:nanao 関屋:sekiya 萩尾:hagio 蓮尾:hasuo 福住:fukuzumi 前畑:maehata 丸林:marubayashi 長峰:nagamine
鹿倉:shikakura,kakura 岸上:kishigami 末永:suenaga 金杉:kanasugi 須賀:suga 南里:nanri 西郷:saigo 西牧:nishimaki 有園:arizono 稲生:inao,ino
稲吉:inayoshi 楠見:kusumi 土生:habu 鶴見:tsurumi 米良:mera 柳生:yagyu 三栖:misu 影山:kageyama 景山:kageyama 陰山:kageyama 込山:komiyama 陶山:suyama
椙山:sugiyama 桧山:hiyama 平出:hiraide,hirade 平岩:hiraiwa 籾山:momiyama 蝋山:royama 中桐:nakagiri 中込:nakagomi,nakagome 中道:nakamichi
宮入:miyairi 宮北:miyakita 宮国:miyaguni 山添:yamazoe 奥泉:okuizumi 奥富:okutomi 片平:katahira 武富:taketomi 濱中:hamanaka 青沼:aonuma 菅沼:suganuma
野尻:nojiri 野辺:nobe 芥川:akutagawa 老川:oikawa 追川:oikawa 掛川:kakegawa 絹川:kinugawa 犀川:saikawa 実川:jitsukawa 助川:sukegawa
滑川:namekawa,namerikawa 寄川:yorikawa 月岡:tsukioka 北條:hojo 栗城:kuriki 白浜:shirahama 名城:nashiro 有吉:ariyoshi 今堀:imahori 蔵本:kuramoto
高槻:takatsuki 高萩:takahagi 今東:konto 坪内:tsubouchi 升本:masumoto 桝本:masumoto 諸橋:morohashi 薮内:yabuuchi 藪内:yabuuchi 横路:yokoji
横濱:yokohama 喜名:kina 赤嶺:akamine 草間:kusama 沼津:numazu 若園:wakazono 出口:deguchi 折口:origuchi 瀧口:takiguchi 城戸:kido 黒柳:kuroyanagi
齊木:saiki 茶木:chaki 露木:tsuyuki 轟木:todoroki 乙部:otobe 綾部:ayabe 龍崎:ryuzaki 鹿嶋:kashima 川俣:kawamata 川手:kawate 金光:kanemitsu 髙須:takasu
髙辻:takatsuji 福重:fukushige 香坂:kosaka 友永:tomonaga 奥寺:okudera 奥薗:okuzono 坂東:bando 吉成:yoshinari 井関:iseki 八子:yago,hachiko 八神:yagami
朝倉:asakura 長妻:nagatsuma 長南:chonan 貴島:kijima 君島:kimijima 辛島:karashima 添島:soejima 綱島:tsunashima 来島:kurushima,kijima 勝浦:katsuura
清武:kiyotake 二見:futami 若生:wako,wakao 篠宮:shinomiya 四宮:shinomiya,yotsumiya 丹下:tange 池畑:ikehata 土方:hijikata 百瀬:momose 平手:hirate
今枝:imaeda 今関:imazeki 豊里:toyozato 堀家:horike,horiie 横関:yokozeki 小髙:odaka,kodaka 小玉:kodama 小糸:koito 小栗:oguri 小針:kobari
小笹:kosasa,ozasa 小粥:ogai,kogai 久住:kusumi,hisazumi 白河:shirakawa 栗林:kuribayashi 石渡:ishiwata,ishiwatari 入江:irie 岩淵:iwabuchi
渋江:shibue 樺沢:kabasawa 芹沢:serizawa 韮沢:nirasawa 日吉:hiyoshi 羽生:hanyu,habu 大串:ogushi,okushi 大嶽:otake 大岳:otake 大鐘:ogane 大類:orui
大湾:owan 伊東:ito 沖津:okitsu 古河:furukawa,koga 篠﨑:shinozaki 芹澤:serizawa 韮澤:nirasawa 根津:nezu 朴澤:hozawa 前濱:maehama 前薗:maezono
村岸:muragishi 八巻:yamaki 新納:niiro 阪上:sakagami,sakaue 冨永:tominaga 保坂:hosaka 千代:chiyo,sendai 矢代:yashiro 田所:tadokoro 田熊:takuma
在原:ariwara 桒原:kuwabara 延原:nobuhara 埴原:haibara 髙梨:takanashi 三船:mifune 三國:mikuni 三雲:mikumo 生沼:oinuma 本杉:motosugi 桑名:kuwana
川邊:kawabe 川北:kawakita 下薗:shimozono 下条:gejo,shimojo 藤堂:todo 二宮:ninomiya 藤盛:fujimori 山腰:yamakoshi 蓮見:hasumi 荒垣:aragaki
板倉:itakura 稲富:inatomi 扇谷:ogiya,ogigayatsu 桶谷:oketani 柏倉:kashiwakura 糟谷:kasuya 刈谷:kariya 苅谷:kariya 紙谷:kamiya 車谷:kurumatani
宿谷:shukuya 炭谷:sumitani 谷脇:taniwaki 津波:tsuha 坪倉:tsubokura 花園:hanazono 深水:fukami,fukamizu 兼城:kaneshiro 白須:shirasu 白幡:shirahata
白岩:shiraiwa 上妻:kozuma,agatsuma 永渕:nagabuchi 野手:note 坂巻:sakamaki 筒井:tsutsui 壺井:tsuboi 楡井:nirei 貫井:nukui 温井:nukui 橋元:hashimoto
油井:yui 吉次:yoshitsugu 涌井:wakui 千家:senge 井尻:ijiri 樫尾:kashio 綾瀬:ayase 中溝:nakamizo 中務:nakatsukasa 羽場:haba 織部:oribe 隈部:kumabe
木幡:kohata,kobata 根橋:nehashi 村重:murashige 石毛:ishige 志賀:shiga 船戸:funato 立石:tateishi 寺門:terakado 西銘:nishime 政岡:masaoka 盛岡:morioka
樋上:higami,hinoue 脇坂:wakisaka,wakizaka 赤堀:akahori 粟津:awazu 江尻:ejiri 鹿沼:kanuma 柿沼:kakinuma 唐津:karatsu 佐竹:satake 佐古:sako
阪下:sakashita 篠塚:shinozuka 柴垣:shibagaki 當間:toma 春名:haruna 深堀:fukahori 横矢:yokoya 鷲津:washizu 露崎:tsuyuzaki 尼崎:amasaki
南方:minakata,minamikata 加門:kamon 倉富:kuratomi 重富:shigetomi 竹安:takeyasu 竹花:takehana 松隈:matsukuma 松土:matsudo 松金:matsukane
奥脇:okuwaki 楠元:kusumoto 四元:yotsumoto 笠松:kasamatsu 峰松:minematsu 峯松:minematsu 相良:sagara 秋吉:akiyoshi 市丸:ichimaru 清家:seike
国吉:kuniyoshi 仁藤:nito 半藤:hando 葛城:katsuragi 久貝:kugai 久志:kushi 白鳥:shiratori 白取:shiratori 下條:shimojo,gejo 徳光:tokumitsu
徳久:tokuhisa 徳留:tokudome 井出:ide 川満:kawamitsu 八幡:yahata,yawata 宮國:miyaguni 宮腰:miyakoshi,miyagoshi 多賀:taga 香西:kasai,kozai
室賀:muroga 諸石:moroishi 赤池:akaike 阿波:awa 稲葉:inaba 菅波:suganami 土門:domon 野邊:nobe 深海:fukami 木俣:kimata 一柳:ichiyanagi,hitotsuyanagi
長峯:nagamine 十倉:tokura 鍋倉:nabekura 相浦:aiura 秋保:akiho 板橋:itabashi 岩佐:iwasa 江頭:egashira 江幡:ebata 藏本:kuramoto 椎橋:shiihashi
水町:mizumachi 藤掛:fujikake 若月:wakatsuki 平敷:hirashiki,heshiki 神取:kandori 佐渡:sado,sato 佐多:sata 永友:nagatomo 蓮沼:hasunuma 眞下:mashimo
室屋:muroya 才木:saiki 殿村:tonomura 味村:mimura 菅生:sugo,sugao 戸高:todaka 渡利:watari 増子:masuko,mashiko 増渕:masubuchi 新美:niimi 新居:arai,nii
道上:michigami,dojo 益永:masunaga 石堂:ishido 奥貫:okunuki 兼平:kanehira 波平:namihira 吉弘:yoshihiro 三隅:misumi 三瓶:sanpei,mikame
簑島:minoshima 霧島:kirishima 敷島:shikishima 輪島:wajima 相場:aiba 間瀬:mase 一条:ichijo 塩月:shiotsuki 笠間:kasama 岸波:kishinami 座間:zama
作間:sakuma 志波:shiba 船越:funakoshi 丹波:tanba 外園:hokazono 当間:toma 名越:nagoshi,nakoshi 馬越:magoshi,umakoshi 満尾:mitsuo 山縣:yamagata
山王:sanno 阿武:anno,abu 黒岩:kuroiwa 黒須:kurosu 黒羽:kuroha,kurobane 天海:amami,amagai 若杉:wakasugi 阿保:abo 井手:ide 手嶋:teshima 福満:fukumitsu
北畠:kitabatake 河辺:kawabe 島尻:shimajiri 末吉:sueyoshi 丹生:nyu,niu 能見:nomi 飯泉:iizumi 片柳:katayanagi 熊代:kumashiro 城代:kidai,jodai
成富:naritomi 早水:hayami 東条:tojo 江角:ezumi 岡安:okayasu 鬼塚:onizuka 金成:kanari 古味:komi 古市:furuichi 南条:nanjo 村治:muraji 横手:yokote
浅利:asari 浅海:asaumi 一杉:hitosugi 尾関:ozeki 尾池:oike 野呂:noro 關口:sekiguchi 田鍋:tanabe 田籠:tagomori 池辺:ikebe 池尻:ikejiri 佐治:saji
照沼:terunuma 道下:michishita 鳥越:torigoe 御園:misono 薮下:yabushita 藪下:yabushita 坂梨:sakanashi 岩切:iwakiri 岩館:iwadate 川又:kawamata
下重:shimoju 重光:shigemitsu 重久:shigehisa 末武:suetake 鈴江:suzue 瀬古:seko 舩橋:funabashi 天久:ameku 徳重:tokushige 安楽:anraku 竹市:takeichi
谷合:taniai 豊泉:toyoizumi 松浪:matsunami 松並:matsunami 新堂:shindo 穂坂:hosaka 折戸:orito 葛西:kasai 七戸:shichinohe 曽根:sone 玉利:tamari
本郷:hongo 美里:misato 牛丸:ushimaru 鶴丸:tsurumaru 加古:kako 河端:kawabata 島貫:shimanuki 千頭:chikami,chikagami 一條:ichijo 中坪:nakatsubo
中鉢:chubachi 中臣:nakatomi 橋場:hashiba 伊庭:iba 岡庭:okaniwa 師岡:morooka 久米:kume 相馬:soma 秋月:akizuki 漆間:uruma 興津:okitsu 垣内:kakiuchi
高桑:takakuwa 椎名:shiina 知名:china 迫間:hazama,sakoma 浜辺:hamabe 引間:hikima 藤浪:fujinami 赤羽:akabane,akaba 池端:ikehata 深町:fukamachi
柳町:yanagimachi 青柳:aoyagi 荒関:araseki 飯高:iitaka 片渕:katabuchi 成海:narumi 蠣崎:kakizaki 先崎:senzaki,sakizaki 洲崎:suzaki 竜崎:ryuzaki
東條:tojo 古館:furudate 古謝:koja 楢﨑:narasaki 南條:nanjo 吉冨:yoshitomi 坂入:sakairi 武市:takeichi 仁平:nihei,nidaira 武笠:mukasa 百地:momochi
風見:kazami 権藤:gondo 周藤:suto,shuto 伏見:fushimi 桐生:kiryu 國吉:kuniyoshi 増淵:masubuchi 渡貫:watanuki 生方:ubukata 尾形:ogata 神長:kaminaga
四方:shikata,yomo 関矢:sekiya 細矢:hosoya 簗瀬:yanase 相葉:aiba 秋葉:akiba 糸賀:itoga 菅家:kanke 国枝:kunieda 曾根:sone 芳賀:haga 堀北:horikita
本居:motoori 荒巻:aramaki 和泉:izumi 五代:godai 志水:shimizu 津留:tsuru 倉重:kurashige 舟橋:funahashi 天羽:amo,amou 浪江:namie 伊佐:isa 守屋:moriya
新庄:shinjo 德永:tokunaga 渕上:fuchigami,fuchikami 家永:ienaga 田邉:tanabe 恒松:tsunematsu 則松:norimatsu 三品:mishina 三善:miyoshi 三苫:mitoma
青池:aoike 原子:harako 内堀:uchibori 門馬:monma 外薗:hokazono 間宮:mamiya 安積:asaka 安宅:ataka 尾花:obana 尾辻:otsuji 川勝:kawakatsu 川澄:kawasumi
窪塚:kubozuka 國場:kokuba 富安:tomiyasu 別宮:betsumiya,bekku 安念:annen 山県:yamagata 山際:yamagiwa 鬼丸:onimaru 勝俣:katsumata 長束:natsuka
鎌倉:kamakura 宍倉:shishikura 花形:hanagata 北爪:kitazume 北詰:kitazume 久我:kuga 白土:shirato,shiratsuchi 白洲:shirasu 幸地:kochi 畠中:hatanaka
平識:heshiki 加来:kaku 加治:kaji 矢後:yago 礒部:isobe 卜部:urabe 占部:urabe 刑部:osakabe 軽部:karube 建部:takebe,tatebe 物部:mononobe 東出:higashide
木暮:kogure 木曽:kiso 倉科:kurashina 古閑:koga 古庄:furusho 古舘:furudate,furutachi 樋浦:hiura 石破:ishiba 明石:akashi 内海:utsumi,uchiumi
斎賀:saiga 仙石:sengoku 外池:tonoike 馬渕:mabuchi 堀米:horigome 堀切:horikiri 稲毛:inage 蛭間:hiruma 香月:katsuki,kazuki 鴨下:kamoshita 儀間:gima
国友:kunitomo 塚越:tsukakoshi,tsukagoshi 土居:doi 土佐:tosa 雨森:amenomori,amemori 堂園:dozono 肥沼:koenuma,koinuma 菱沼:hishinuma 財津:zaitsu
米持:yonemochi 日向:hinata,hyuga 羽鳥:hatori 福冨:fukutomi 細貝:hosogai 草柳:kusayanagi 進藤:shindo 住吉:sumiyoshi 樽見:tarumi 都丸:tomaru
戸来:herai 兵藤:hyodo 辺見:henmi 屋良:yara 門司:monji,moji 和久:waku 瀬長:senaga 鳥海:toriumi,chokai 友利:tomori 東郷:togo 須貝:sugai 南郷:nango
犬塚:inuzuka 今福:imafuku 行武:yukitake 国頭:kunigami 沓名:kutsuna 毛塚:kezuka 阪東:bando 崎濱:sakihama 柴辻:shibatsuji 陣内:jinnai,jinnouchi
水流:tsuru 百武:hyakutake 籔内:yabuuchi 横道:yokomichi 加茂:kamo 矢作:yahagi 是永:korenaga 淵上:fuchigami,fuchikami 最上:mogami 間中:manaka
恩地:onchi 隈元:kumamoto 坂詰:sakazume 坂爪:sakazume 武智:takechi 武末:takesue 武蔵:musashi 引地:hikichi 真船:mafune 吉行:yoshiyuki 荒牧:aramaki
出水:demizu,izumi 片貝:katagai 稲盛:inamori 宇治:uji 塩入:shioiri 多久:taku 行方:namekata,yukata 妹尾:senoo,seo 仙波:senba 舩越:funakoshi
宗方:munakata 鶴巻:tsurumaki 鶴留:tsurudome 日笠:higasa 深作:fukasaku 米満:yonemitsu 米盛:yonemori 座波:zaha 兼子:kaneko 茅根:chinone 國枝:kunieda
黒土:kurotsuchi 關根:sekine 力石:rikiishi,chikaraishi 並里:namizato 錦戸:nishikido 堀籠:horigome 堀込:horigome 本庄:honjo 西片:nishikata
西郡:nishigori 見城:kenjo 白鷹:shirataka 蒲生:gamo 勝呂:suguro 戸次:totsugi,bekki 奈良:nara 伊奈:ina 木立:kidachi 喜多:kita 古堅:furugen 合屋:goya
七条:shichijo 須佐:susa 蜂屋:hachiya 前泊:maedomari 前迫:maesako 美馬:mima 村椿:muratsubaki 乗松:norimatsu 洞口:horaguchi,horiguchi 森實:morizane
貝沼:kainuma 鯉沼:koinuma 佐々:sassa,sasa 安曇:azumi 安食:ajiki 安斎:anzai 安齋:anzai 安倍:abe 安彦:yasuhiko 植竹:uetake 乙武:ototake 崎浜:sakihama
重盛:shigemori 嶋貫:shimanuki 立花:tachibana 立岩:tateiwa 天満:tenma 徳弘:tokuhiro 馬淵:mabuchi 安藝:aki 安芸:aki 和辻:watsuji 泉水:sensui
長縄:naganawa 城所:kidokoro 成毛:naruke 支倉:hasekura 麦倉:mugikura 屋代:yashiro 阿南:anan 猪俣:inomata 越前:echizen 七海:nanaumi,shichikai
蓮池:hasuike 牧志:makishi 千明:chigira 矢萩:yahagi 井深:ibuka 羽柴:hashiba 石割:ishiwari 石飛:ishitobi 石動:ishido 石綿:ishiwata 赤星:akahoshi
板東:bando 市来:ichiki 市毛:ichige 稲福:inafuku 江連:ezure 蛯名:ebina 貝塚:kaizuka 喜入:kiire 君塚:kimizuka 国仲:kuninaka 駒形:komagata 静間:shizuma
榛名:haruna 水落:mizuochi 土岐:toki 道家:doke 堂薗:dozono 鳥羽:toba 沼尻:numajiri 狭間:hazama 葉月:hazuki 柳楽:nagira 横溝:yokomizo 出光:idemitsu
酒巻:sakamaki 名取:natori 馬渡:mawatari,matai 玉寄:tamayose 紀平:kihira 築地:tsukiji 弘中:hironaka 武藏:musashi 勝又:katsumata 清末:kiyosue
汐見:shiomi 首藤:shuto,sudo 力丸:rikimaru 人見:hitomi 逸見:henmi,hemmi 邊見:henmi 邉見:henmi 皆吉:minayoshi 由良:yura 赤瀬川:akasegawa 朝比奈:asahina
安孫子:abiko 安次嶺:ashimine 東恩納:higashionna 東海林:shoji,tokairin 阿久津:akutsu 阿久根:akune 阿比留:abiru 新井田:niida 新渡戸:nitobe 粟飯原:aihara
伊集院:ijuin 伊良部:irabu 伊地知:ijichi 伊志嶺:ishimine 井手口:ideguchi 一ノ瀬:ichinose 一之瀬:ichinose 五反田:gotanda 五百旗頭:iokibe 五月女:saotome,soutome
五木田:gokita 五郎丸:goromaru 今給黎:imakiire 今帰仁:nakijin 岩清水:iwashimizu 宇田川:udagawa 宇佐美:usami 宇佐見:usami 宇都宮:utsunomiya 宇津木:utsugi
宇賀神:ugajin 宇喜多:ukita 宇多田:utada 上江洲:uezu 上運天:kamiunten 上遠野:katono 上水流:kamizuru 上白石:kamishiraishi 後藤田:gotoda 海老名:ebina
海老原:ebihara 海老沢:ebisawa 海老澤:ebisawa 海老根:ebine 海江田:kaieda 江波戸:ebato 江里口:eriguchi 円城寺:enjoji 塩野谷:shionoya 大河原:okawara,ogawara
大和田:owada 大河内:okochi,okouchi 大石田:oishida 大曽根:osone 大田原:otawara 大川原:okawara 大川内:okawachi 大日向:ohinata 大八木:oyagi 大城戸:okido
大見謝:omija 大工廻:daikumawari 大宜見:ogimi 大宜味:ogimi 太刀川:tachikawa 太田垣:otagaki 多賀谷:tagaya 多和田:tawada 多々良:tatara 小松崎:komatsuzaki
小松原:komatsubara 小宮山:komiyama 小早川:kobayakawa 小野寺:onodera 小野田:onoda 小野塚:onozuka 小野沢:onozawa 小野澤:onozawa 小野里:onozato 小野木:onogi
小板橋:koitabashi 小岩井:koiwai 小佐野:osano 小清水:koshimizu 小石川:koishikawa 小田切:odagiri 小田島:odajima 小田嶋:odajima 小田桐:odagiri 小田中:odanaka
小田部:otabe 小金井:koganei 小河原:ogawara 小栗栖:okurisu 小長井:konagai 小長谷:obase,konagaya 小波津:kohatsu 小橋川:kobashigawa 小日向:kohinata
小檜山:kohiyama 小桧山:kohiyama 小比類巻:kohiruimaki 小曽根:kosone,ozone 小山内:osanai 小見山:komiyama 小鳥遊:takanashi 小木曽:ogiso,kogiso 小久保:kokubo
小茂田:komoda 小保方:obokata 小布施:obuse 小此木:okonogi 長谷部:hasebe 長宗我部:chosokabe 音喜多:otokita 加賀谷:kagaya 加賀美:kagami 加治木:kajiki 加々美:kagami
葛󠄀西:kasai 川久保:kawakubo 川原田:kawaharada 春日井:kasugai 勝間田:katsumata 金久保:kanakubo 金田一:kindaichi 鐘ヶ江:kanegae 嘉手納:kadena 嘉手苅:kadekaru
鴨志田:kamoshida 神宮寺:jinguji 勘解由小路:kadenokoji 木ノ下:kinoshita 木之下:kinoshita 喜多村:kitamura 喜多川:kitagawa 喜友名:kiyuna 喜屋武:kyan
喜舎場:kishaba 北大路:kitaoji 北御門:kitamikado 桐ヶ谷:kirigaya 宜野座:ginoza 久須美:kusumi 久保井:kuboi 久保木:kuboki 久保寺:kubodera 久保山:kuboyama
久次米:kujime 国府田:kouda 日下部:kusakabe 薬師寺:yakushiji 栗花落:tsuyuri 黒河内:kurogochi 黒葛原:tsuzurabara 下斗米:shimotomai 下水流:shimozuru
古波蔵:kohagura 高見沢:takamizawa 高見澤:takamizawa 高根沢:takanezawa 高草木:takakusaki 高千穂:takachiho 高宮城:takamiyagi 高江洲:takaesu 高知尾:kochio
胡桃沢:kurumizawa 越前谷:echizenya 越後谷:echigoya 近江谷:oumiya 西園寺:saionji 佐分利:saburi 佐々野:sasano 佐久川:sakugawa 佐久本:sakumoto 佐喜眞:sakima
座間味:zamami 座喜味:zakimi 坂之上:sakanoue 四方田:yomoda 四月一日:watanuki 四月朔日:watanuki 茂手木:motegi 七五三掛:shimekake 清水谷:shimizutani
常世田:tokoyoda 正親町:ogimachi 神宮司:jinguji 諏訪部:suwabe 水無瀬:minase 瀬戸口:setoguchi 瀬戸山:setoyama 瀬名波:senaha 瀬良垣:seragaki 千代田:chiyoda
千々岩:chijiiwa 千々和:chijiwa 千木良:chigira 曽我部:sogabe 曽根田:soneda 曽根原:sonehara 曾我部:sogabe 祖父江:sobue 早乙女:saotome 早稲田:waseda
早矢仕:hayashi 田母神:tamogami 田部井:tabei 田名部:tanabu 武者小路:mushanokoji 竹之内:takenouchi 竹ノ内:takenouchi 谷田部:yatabe 谷田貝:yatagai
種子島:tanegashima 玉那覇:tamanaha 津久井:tsukui 津波古:tsuhako 津嘉山:tsukayama 土御門:tsuchimikado 妻夫木:tsumabuki 手代木:teshirogi
勅使河原:teshigawara 勅使川原:teshigawara 照喜名:terukina 天王寺谷:tennojiya 綾小路:ayanokoji 利根川:tonegawa 渡久地:toguchi 渡嘉敷:tokashiki 渡名喜:tonaki
渡慶次:tokeshi 渡真利:tomari 十文字:jumonji 十七夜:kano 百目鬼:domeki 鳥谷部:toyabe 等々力:todoroki 飛鳥井:asukai 苫米地:tomabechi 富士原:fujiwara
富名腰:funakoshi 豊見山:tomiyama 名嘉真:nakama 奈良岡:naraoka 奈良原:narahara 中川西:nakagawanishi 中曽根:nakasone 中曾根:nakasone 中津川:nakatsugawa
中屋敷:nakayashiki 仲井真:nakaima 仲村渠:nakandakari 波照間:hateruma 生天目:namatame 南風原:haebaru 二階堂:nikaido 仁井田:niida 西久保:nishikubo
日比野:hibino 日野原:hinohara 根路銘:nerome 野々村:nonomura 野々山:nonoyama 野見山:nomiyama 能登谷:notoya 羽根田:haneda 羽田野:hatano,hadano 馬場園:babazono
馬屋原:umayahara 萩生田:hagiuda 初鹿野:hajikano 波多江:hatae 波田野:hatano 八木橋:yagihashi 八木田:yagita 八木下:yagishita 八木原:yagihara 八重樫:yaegashi
八十島:yasojima 八月一日:hozumi 八月朔日:hozumi 蜂須賀:hachisuka 比留間:hiruma 比屋根:hiyane 平安名:henna 平安山:henzan 辺土名:hentona 細山田:hosoyamada
堀之内:horinouchi 本位田:honiden 真喜屋:makiya 真栄城:maeshiro 真栄田:maeda 真榮城:maeshiro 真境名:majikina 真喜志:makishi 万城目:makime 万里小路:madenokoji
松任谷:matsutoya 三重野:mieno 三田村:mitamura 三本木:sanbongi 三ノ宮:sannomiya 三井田:miida 三木谷:mikitani 三ツ井:mitsui 三ツ木:mitsugi 美濃部:minobe
御園生:misonou,misonoo 御手洗:mitarai 御子柴:mikoshiba 御代田:miyota 御法川:minorikawa 御木本:mikimoto 宮城島:miyagishima 牟田口:mutaguchi
六本木:roppongi 諸見里:moromizato 矢田部:yatabe 屋比久:yabiku 安河内:yasukochi 安慶名:agena 安座間:azama 安富祖:afuso 山野井:yamanoi 山野内:yamanouchi
山之内:yamanouchi 山ノ内:yamanouchi 山入端:yamanoha 与那覇:yonaha 与那原:yonahara 與那覇:yonaha 與那嶺:yonamine 与謝野:yosano 横須賀:yokosuka
吉牟田:yoshimuta 和久井:wakui 和久田:wakuda 我喜屋:gakiya 我那覇:ganaha 我如古:ganeko 瑞慶覧:zukeran 諸喜田:shokita 勢理客:serikyaku,jitchaku 平安座:henza
饒平名:yohena,nohina 比屋定:hiyajo 目取真:medoruma 四十物:aimono 月見里:yamanashi 左衛門三郎:saemonsaburo 日南田:hinata 東風平:kochinda 輿石:koshiishi
宍戸:shishido 額賀:nukaga 猪熊:inokuma 上床:uwatoko 越後:echigo 椎葉:shiiba 庄子:shoji 益子:mashiko 片寄:katayose 花輪:hanawa 力武:rikitake
天明:tenmyo 広末:hirosue 箕浦:minoura 若槻:wakatsuki 伊丹:itami 伊達:date 伊勢:ise 伊礼:irei 伊能:ino 伊吹:ibuki 香取:katori 春日:kasuga 呉屋:goya
文屋:bunya 新開:shinkai 新免:shinmen 登坂:tosaka,noborisaka 彦坂:hikosaka 邑上:murakami 五味:gomi 庄司:shoji 正司:shoji 丹治:tanji 丹後:tango
知久:chiku 都留:tsuru 和合:wago 漆畑:urushibata 窪寺:kubodera 下鶴:shimozuru 富樫:togashi 日暮:higurashi 丸茂:marumo 北風:kitakaze 久世:kuze 久慈:kuji
白旗:shirahata 白髪:shiraga 結城:yuki 加護:kago 千種:chigusa 矢吹:yabuki 磯貝:isogai 鬼頭:kito 金指:kanazashi,kanasashi 金剛:kongo 木全:kimata
木皿:kisara 木滑:kinameri 南雲:nagumo 波多:hata 保科:hoshina 保志:hoshi 村主:suguri,murakami 村雨:murasame 猪飼:ikai 蒲池:kamachi 穂高:hodaka
明神:myojin 向後:kogo 住友:sumitomo 宗形:munakata 染矢:someya 鳥居:torii 友成:tomonari 葉室:hamuro 檜垣:higaki 向笠:mukasa 茂住:mozumi 諸熊:morokuma
行友:yukitomo 紅林:kurebayashi 荒金:arakane 納富:notomi 万代:mandai,bandai 勝連:katsuren 世良:sera 戸張:tobari 針生:hariu,hario 栗栖:kurisu
志茂:shimo 末次:suetsugu 鷹司:takatsukasa 井筒:izutsu 井伊:ii 八尋:yahiro 八鍬:yakuwa 朝日:asahi 角南:sunami 亀梨:kamenashi 酒向:sako 江夏:enatsu
江副:ezoe 蝦名:ebina 相楽:sagara 鹿毛:kage 嘉納:kano 儀保:gibo 宜保:gibo 國仲:kuninaka 周東:shuto 知花:chibana 都竹:tsuzuku 天草:amakusa 道端:michibata
豊福:toyofuku 則武:noritake 武政:takemasa 武者:musha 真柄:magara 真壁:makabe 真弓:mayumi 真砂:masago 遠矢:toya 萱場:kayaba 十河:sogo,togawa
鳥飼:torikai 富士:fuji 友寄:tomoyose 日置:hioki,heki 羽深:habuka 羽仁:hani 的場:matoba 峰岸:minegishi 峯岸:minegishi 弓場:yumiba,yuba 綿矢:wataya
阿曽:aso 猪又:inomata 橘高:kittaka 黒葛:tsuzura 毛利:mori 雑賀:saiga 時枝:tokieda 本荘:honjo 由利:yuri 仮屋:kariya 女屋:onaya 我妻:wagatsuma,agatsuma
折笠:orikasa 桜庭:sakuraba 櫻庭:sakuraba 須磨:suma 玉置:tamaki,tamaoki 堂前:domae 根来:negoro 葉梨:hanashi 志岐:shiki 末弘:suehiro 名和:nawa
馬籠:magome 橋詰:hashizume 満留:mitsudome 門奈:monna 徳増:tokumasu 仲程:nakahodo 乙幡:otohata 鷹羽:takaba 奈須:nasu 与座:yoza 綿貫:watanuki
輿水:koshimizu 千秋:chiaki,senshu 粟国:aguni 池亀:ikegame 魚住:uozumi 牛込:ushigome 打越:uchikoshi 多喜:taki 緒形:ogata 九条:kujo 国広:kunihiro
斯波:shiba 土肥:doi,dohi 土師:haji 當真:toma 並河:namikawa,nabika 難波:nanba 諸星:moroboshi 柳樂:nagira 朝長:tomonaga 酒寄:sakayori 鷹取:takatori
美作:mimasaka 麻生:aso 有働:udo 瓜生:uryu 恵良:era 勝亦:katsumata 烏丸:karasuma 又吉:matayoshi 壬生:mibu 渡會:watarai 足利:ashikaga 鯉渕:koibuchi
是枝:koreeda 榛葉:shinba 尼子:amako 甘利:amari 鰐渕:wanibuchi 重信:shigenobu 天童:tendo 天願:tengan 若狭:wakasa 若菜:wakana 於保:oho 恩納:onna
冨樫:togashi 植草:uekusa 郡司:gunji 志摩:shima 末広:suehiro 利光:toshimitsu 名嘉:naka 名護:nago 依光:yorimitsu 浅香:asaka 一色:isshiki 一青:hitoto
宇都:uto 尾身:omi 冲方:ubukata 實方:sanekata 日比:hibi 日景:hikage 番場:banba 細萱:hosogaya 棟方:munakata 一氏:hitouji 乙黒:otoguro 茂呂:moro
種市:taneichi 当真:toma 當銘:tome 道添:michizoe 夏目:natsume 布目:nunome 目黒:meguro 屋敷:yashiki 我謝:gaja 出雲:izumo 狩俣:karimata 合志:koshi
曽我:soga 玉虫:tamamushi 飛鳥:asuka 眞鍋:manabe 六角:rokkaku 垂水:tarumi 津曲:tsumagari 花房:hanafusa,hanabusa 冷泉:reizei 鵜飼:ukai 当銘:tome
與座:yoza 淡路:awaji 司馬:shiba 但馬:tajima 對馬:tsushima 対馬:tsushima 法月:notsuki,norizuki 糸数:itokazu 垣花:kakinohana 賀来:kaku 嘉数:kakazu
行天:gyoten 國分:kokubun,kokubu 謝花:jahana 世古:seko 曾我:soga 那須:nasu 二瓶:nihei 納所:nosho 肥後:higo 兵頭:hyodo 別所:bessho 家入:ieiri 与儀:yogi
鰐淵:wanibuchi 青砥:aoto 猪狩:igari 猪股:inomata 鳴海:narumi 面高:omodaka 鬼束:onitsuka 貴志:kishi 霜鳥:shimotori 七種:saikusa,nanakusa 財前:zaizen
藁科:warashina 軍司:gunji 荘司:shoji 末廣:suehiro 船曳:funabiki 辻󠄀:tsuji 弦巻:tsurumaki 内記:naiki 和氣:wake 和気:wake 明智:akechi 犬飼:inukai
押切:oshikiri 賀茂:kamo 蓑輪:minowa 幸喜:koki 鈴鹿:suzuka 仙道:sendo 布施:fuse 布袋:hotei 穂苅:hokari 箕輪:minowa 箕作:mitsukuri 綿引:watahiki
生駒:ikoma 多湖:tago 駿河:suruga 氷室:himuro 御厨:mikuriya 室伏:murofushi 牛腸:gocho 榎並:enami 衣笠:kinugasa 見目:kenmoku,mime 知識:chishiki
當眞:toma 百々:dodo 那覇:naha 政所:mandokoro 因幡:inaba 入交:irimajiri 後閑:gokan 草刈:kusakari 草彅:kusanagi 草薙:kusanagi 沓掛:kutsukake 近衛:konoe
常盤:tokiwa 常磐:tokiwa 反町:sorimachi 時任:tokito 保阪:hosaka 保母:hobo 妻鹿:mega 賀数:kakazu 来栖:kurusu 能勢:nose 穂積:hozumi 舛添:masuzoe 與儀:yogi
吾妻:azuma,agatsuma 酒匂:sako,sakawa 星加:hoshika 美濃:mino 両角:morozumi 親泊:oyadomari 嘉陽:kayo 行徳:gyotoku 櫛引:kushibiki 剣持:kenmochi
釼持:kenmochi 劔持:kenmochi 都築:tsuzuki 都筑:tsuzuki 比企:hiki 牟礼:mure 屋宜:yagi 遊佐:yusa 鷲巣:washizu,washinosu 薬袋:minai 太宰:dazai 翁長:onaga
信太:shida,nobuta 信夫:shinobu 能登:noto 明珍:myochin 目時:metoki 九鬼:kuki 色摩:shikama 犬養:inukai 臼杵:usuki 空閑:kuga 隠岐:oki 興梠:korogi,kogi
風早:kazahaya 惟任:koreto 辰巳:tatsumi 辰己:tatsumi 地引:jibiki 錦織:nishikori,nishigori 虫明:mushiake 六車:muguruma 銘苅:mekaru 毛受:menju
魚返:ugaeri 運天:unten 愛甲:aiko 碓氷:usui 忍足:oshitari 各務:kagami,kakumu 京極:kyogoku 公文:kumon 己斐:koi 諏訪:suwa 甘粕:amakasu 得能:tokuno
播磨:harima 張替:harigae 不破:fuwa 帆足:hoashi 右近:ukon 最首:saishu 弓削:yuge 良知:rachi 亘理:watari 度会:watarai 及位:nozoki 楳図:umezu
切通:kiridoshi,kiritoshi 忽那:kutsuna 功刀:kunugi 柘植:tsuge 筑紫:chikushi,tsukushi 纐纈:koketsu 余語:yogo
`;
