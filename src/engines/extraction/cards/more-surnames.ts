/** Family names behind the commonest; written from general knowledge. */
export const MORE_SURNAMES = `
旭:asahi 縣:agata 荒:ara 嵐:arashi 磯:iso 一:ninomae,hajime 乾:inui 浦:ura 榎:enoki 荻:ogi 沖:oki 奥:oku 鏡:kagami 角:sumi,kado 筧:kakei
柏:kashiwa 勝:katsu 桂:katsura 叶:kano 菅:kan,suga 北:kita 橘:tachibana 窪:kubo 隈:kuma 楠:kusunoki,kusu 源:minamoto 向:mukai 昆:kon 今:kon
坂:saka,ban 境:sakai 堺:sakai 榊:sakaki 迫:sako 篠:shino 柴:shiba 芝:shiba 塩:shio 嶋:shima 城:gusuku,jo,shiro 條:jo 杉:sugi 鱸:suzuki
成:sung,nari,sei 關:seki 薗:sono 園:sono 曾:zeng,so 宗:so,mune 舘:tate 館:tate 巽:tatsumi 瀧:taki 滝:taki 環:tamaki 俵:tawara 團:dan 檀:dan
蔡:cai,sai 廖:liao 厳:gen 玄:hyun,gen 邱:qiu,kyu 施:shi,se 佃:tsukuda 蔦:tsuta 椿:tsubaki 鶴:tsuru 峠:toge 渡:watari 轟:todoroki 泊:tomari
伴:ban,tomo 仲:naka 棗:natsume 灘:nada 錦:nishiki 沼:numa 萩:hagi 硲:hazama 畠:hata,hatake 塙:hanawa 浜:hama 濱:hama 柊:hiiragi
平:taira,hira 藤:fuji,to 麓:fumoto 牧:maki 槇:maki 槙:maki 湊:minato 峰:mine 峯:mine 嶺:mine 宮:miya 迎:mukae 椋:muku 室:muro 守:mori 薮:yabu
藪:yabu 倭:yamato 吉:yoshi 脇:waki 亘:watari,wataru 蕨:warabi 大原:ohara 大井:oi 小村:komura,omura 大本:omoto 大木:oki 大村:omura 三野:mino
山野:yamano 三山:miyama,mitsuyama 大岡:ooka 小崎:kosaki,ozaki 北田:kitada 久田:hisada,kuda 白田:shirata,hakuta 三川:mikawa,sangawa 大崎:osaki
高原:takahara 木田:kida 佐田:sada,sata 高谷:takatani,takaya 谷田:tanida,yatsuda 宮野:miyano 井田:ida 八田:hatta,yatsuda 松川:matsukawa
今田:imada,konta 江田:eda 水田:mizuta 三原:mihara 藤山:fujiyama 真田:sanada 三井:mitsui 吉山:yoshiyama 高本:takamoto,komoto 高村:takamura,komura
田野:tano 森野:morino 川野:kawano 下田:shimoda 笹田:sasada 瀬田:seta 徳田:tokuda 田山:tayama 高沢:takazawa 松谷:matsutani,matsuya 田川:tagawa
高澤:takazawa 河田:kawada,kawata 矢田:yada,yata 石野:ishino 長山:nagayama 安川:yasukawa 小瀬:kose,ose 小尾:obi 宮谷:miyatani,miyaya 三村:mimura
大瀬:ose 稲田:inada 深田:fukada,fukata 髙野:takano 山木:yamaki 山村:yamamura 石山:ishiyama 藤谷:fujitani,fujiya 中岡:nakaoka 西原:nishihara
吉谷:yoshitani,yoshiya 有田:arita 勝田:katsuta,katsuda 清田:kiyota,seita 髙山:takayama 福山:fukuyama 高岡:takaoka 中崎:nakazaki,nakasaki
大松:omatsu 福川:fukukawa 西谷:nishitani,nishiya 三澤:misawa 山沢:yamazawa 西井:nishii 重田:shigeta,shigeda 広田:hirota 田原:tahara,tawara
高崎:takasaki 山澤:yamazawa 上山:ueyama,kamiyama 野山:noyama 大倉:okura 安原:yasuhara 川原:kawahara 松木:matsuki 岩山:iwayama 田谷:taya,tadani
森谷:moriya,moritani 浅田:asada 宇田:uda 塩田:shiota,shioda 尾田:oda 羽田:haneda,hata,hada 廣田:hirota 松島:matsushima 田井:tai 森井:morii
新山:niiyama 宮木:miyaki 宮村:miyamura 久野:kuno,hisano 平原:hirahara 川井:kawai 新川:shinkawa,arakawa 小嶋:kojima 大津:otsu 長谷:hase,nagatani
金野:konno,kaneno 木野:kino 古野:furuno 村野:murano 藤木:fujiki 長井:nagai 平谷:hiratani,hiraya 大嶋:oshima 東田:higashida 玉田:tamada 北山:kitayama
白山:shirayama,hakusan 久山:hisayama,kuyama 神野:jinno,kamino 松澤:matsuzawa 髙原:takahara 白川:shirakawa 三崎:misaki 金山:kanayama 木山:kiyama
古山:furuyama 竹野:takeno 谷野:tanino,yano 宮澤:miyazawa 小橋:kohashi,obashi 金川:kanagawa,kanekawa 村川:murakawa 荒田:arata 熊田:kumada
城田:shirota 早田:hayata,soda 佐山:sayama 髙谷:takatani,takaya 福谷:fukutani,fukuya 大江:oe 小坂:kosaka,osaka 野原:nohara 井野:ino 高部:takabe
藤澤:fujisawa 髙井:takai 西島:nishijima 竹山:takeyama 谷山:taniyama 大坂:osaka 小宮:komiya 吉澤:yoshizawa 上谷:kamitani,uetani 森村:morimura
竹川:takekawa 安本:yasumoto 川本:kawamoto 大宮:omiya 井山:iyama 相田:aida 秋田:akita 市田:ichida 喜田:kita,kida 岩谷:iwatani,iwaya 森島:morishima
奥野:okuno 坂野:banno,sakano 真野:mano 井川:ikawa 西澤:nishizawa 長村:osamura,nagamura 宮岡:miyaoka 平本:hiramoto 平木:hiraki 北原:kitahara
久原:kuhara 堀野:horino 大﨑:osaki 石本:ishimoto 今川:imagawa 江川:egawa 横川:yokokawa,yokogawa 小森:komori 小沼:konuma,onuma 奥山:okuyama
武山:takeyama 田沢:tazawa 森沢:morisawa 石村:ishimura 青田:aota 浦田:urata 菅田:sugata,suda 越田:koshida 牧田:makita 𠮷田:yoshida 平島:hirashima
田澤:tazawa 森澤:morisawa 金原:kanehara,kinbara 木原:kihara 大下:oshita 大沼:onuma 奥川:okugawa,okukawa 武川:takekawa 岡野:okano 前野:maeno
中瀬:nakase 石島:ishijima 藤崎:fujisaki 山部:yamabe 髙本:takamoto 本山:motoyama 北井:kitai 白井:shirai 神原:kanbara,kamihara 佐原:sahara,sawara
長沢:nagasawa 大林:obayashi 髙村:takamura 福村:fukumura 長澤:nagasawa 金谷:kanaya,kanatani 木谷:kitani,kiya 黒川:kurokawa 本川:motokawa,honkawa
下野:shimono,shimotsuke 高尾:takao 笹野:sasano 杉野:sugino 瀬野:seno 仲野:nakano 平沢:hirasawa 吉崎:yoshizaki 金井:kanai 竹原:takehara 谷原:tanihara
岡山:okayama 永山:nagayama 平澤:hirasawa 前山:maeyama 髙島:takashima 上本:uemoto 岸田:kishida 桑田:kuwata 志田:shida 嶋田:shimada 船田:funada
辻田:tsujita 名田:nada 橋田:hashida 湯田:yuda 石沢:ishizawa 小塚:kozuka 石澤:ishizawa 野木:nogi 西崎:nishizaki 島野:shimano 千野:chino 中松:nakamatsu
井原:ihara 竹谷:taketani,takeya 下山:shimoyama 笹山:sasayama 瀬山:seyama 寺山:terayama 徳山:tokuyama 仲山:nakayama 小平:kodaira,kohira
岩村:iwamura 上島:ueshima,kamijima 野島:nojima 田岡:taoka 竹井:takei 谷井:tanii,yatsui 福沢:fukuzawa 下川:shimokawa 瀬川:segawa 寺川:terakawa
徳川:tokugawa 仲川:nakagawa 江原:ehara,ebara 高口:takaguchi 水原:mizuhara 髙澤:takazawa 福澤:fukuzawa 八谷:hachiya,yatani 中倉:nakakura
大平:ohira,odaira 大地:ochi,daichi 大元:omoto 安岡:yasuoka 池野:ikeno 深野:fukano 新村:niimura,shinmura 加山:kayama 小石:koishi 田崎:tasaki
森崎:morisaki 長岡:nagaoka 生田:ikuta 牛田:ushida 多田:tada 香田:koda 楠田:kusuda 向田:mukoda,mukaida 篠田:shinoda 滝田:takita 鶴田:tsuruta
友田:tomoda 春田:haruta 室田:murota 奥原:okuhara 加川:kagawa 高倉:takakura 横谷:yokotani,yokoya 宮部:miyabe 大賀:oga 大里:osato 久本:hisamoto
野澤:nozawa 有野:arino 勝野:katsuno 清野:seino,kiyono 三瀬:mise,mitsuse 池山:ikeyama 稲山:inayama 土山:tsuchiyama 深山:miyama,fukayama
長崎:nagasaki 白木:shiraki 岩沢:iwasawa 石岡:ishioka 中津:nakatsu 山瀬:yamase 奥谷:okutani,okuya 岩澤:iwasawa 金本:kanemoto 木本:kimoto
村本:muramoto 大屋:oya 赤川:akagawa 稲川:inagawa 深川:fukagawa 柳川:yanagawa 米川:yonekawa 奥井:okui 北島:kitajima 久島:hisajima 金村:kanemura
古木:furuki 高津:takatsu 重野:shigeno 広野:hirono 石崎:ishizaki 有山:ariyama 勝山:katsuyama 増山:masuyama 伊原:ihara 永原:nagahara 髙岡:takaoka
村島:murashima 神木:kamiki 神村:kamimura 佐村:samura 堀井:horii 磯田:isoda 兼田:kaneda 駒田:komada 近田:chikada,konda 阪田:sakata 崎田:sakita
渋田:shibuta 常田:tokida 保田:yasuda,hoda 与田:yoda 高嶋:takashima 有川:arikawa 清川:kiyokawa 戸川:togawa 増川:masukawa 北沢:kitazawa 白沢:shirasawa
笹原:sasahara 杉原:sugihara 徳原:tokuhara 仲原:nakahara 岡谷:okaya,okatani 永谷:nagatani,nagaya 髙崎:takasaki 福崎:fukuzaki,fukusaki 高見:takami
高藤:takafuji,takato 谷村:tanimura 北澤:kitazawa 重山:shigeyama 若山:wakayama 梅野:umeno 塩野:shiono 尾野:ono 関野:sekino 日野:hino 廣野:hirono
細野:hosono 上岡:ueoka,kamioka 井本:imoto 中江:nakae 中橋:nakahashi 宮内:miyauchi 金沢:kanazawa 古沢:furusawa 天川:amakawa 浜川:hamakawa
広川:hirokawa 竹島:takeshima 小園:kozono 金澤:kanazawa 古澤:furusawa 井村:imura 笹谷:sasaya,sasatani 杉谷:sugitani,sugiya 瀬谷:seya 河原:kawahara
島原:shimabara 千原:chihara 中上:nakagami,nakaue 今本:imamoto 江本:emoto 水本:mizumoto 笹井:sasai 寺井:terai 徳井:tokui 仲井:nakai 田部:tabe,tanabe
森部:moribe 大垣:ogaki 大越:okoshi,ogoshi 大園:ozono 浅山:asayama 宇山:uyama 尾山:oyama 関山:sekiyama 富山:tomiyama,toyama 羽山:hayama 細山:hosoyama
八島:yashima 玉野:tamano 南野:minamino 江村:emura 水村:mizumura 水木:mizuki 中宮:nakamiya 宮尾:miyao 川部:kawabe 高坂:kosaka,takasaka
島谷:shimatani,shimaya 浅川:asakawa 梅川:umekawa 塩川:shiokawa 関川:sekikawa 富川:tomikawa 廣川:hirokawa 池原:ikehara 柳原:yanagihara,yanagiwara
米原:yonehara,maihara 朝田:asada 沖田:okita 折田:orita 亀田:kameda 芝田:shibata 曽田:sota 瀧田:takita 蓮田:hasuda 眞田:sanada 元田:motoda
竹沢:takezawa 谷沢:tanizawa,yazawa 奥本:okumoto 武本:takemoto 河井:kawai 長部:osabe 江島:ejima,eshima 竹澤:takezawa 谷澤:tanizawa,yazawa
中城:nakajo,nakagusuku 武村:takemura 真木:maki 高宮:takamiya 藤尾:fujio 藤瀬:fujise 三嶋:mishima 東山:higashiyama 須山:suyama 玉山:tamayama
井沢:izawa 北岡:kitaoka 久岡:hisaoka 西内:nishiuchi 堀本:horimoto 池谷:ikeya,iketani 土谷:tsuchiya 深谷:fukaya,fukatani 柳谷:yanagiya,yanagitani
米谷:yonetani,kometani,maiya 飯野:iino 片野:katano 熊野:kumano 城野:jono,kino 早野:hayano 津野:tsuno 濱野:hamano 井澤:izawa 中﨑:nakazaki
小嶺:komine 奥島:okushima 武島:takeshima 真島:majima 清原:kiyohara 高城:takagi,takashiro 須川:sugawa 玉川:tamagawa,tamakawa
南川:minamikawa,minamigawa 赤井:akai 吉瀬:yoshise 柳井:yanai 本木:motoki 本村:motomura 宮口:miyaguchi 金岡:kaneoka 水沢:mizusawa 横沢:yokozawa
大武:otake 大保:obo 大嶺:omine 大浦:oura 白崎:shirasaki 松倉:matsukura 中森:nakamori 高﨑:takasaki 水澤:mizusawa 横澤:yokozawa
黒島:kuroshima,kurojima 戸谷:toya,totani 増谷:masutani,masuya 飯山:iiyama 城山:shiroyama 津山:tsuyama 花山:hanayama 前村:maemura 藤松:fujimatsu
森内:moriuchi 倉原:kurahara 重原:shigehara 若原:wakahara 小畑:obata,kobata 小方:ogata 金崎:kanazaki,kanesaki 木崎:kizaki 奥沢:okuzawa 戸井:toi
高森:takamori 秋野:akino 市野:ichino 柴野:shibano 奥澤:okuzawa 荒川:arakawa 成川:narikawa,narukawa 津川:tsugawa 川内:kawauchi,kawachi
笹本:sasamoto 徳本:tokumoto 仲本:nakamoto 岡島:okajima 永島:nagashima 前島:maejima 大畑:ohata 竹岡:takeoka 谷岡:tanioka 粟田:awata 泉田:izumida
榎田:enokida 荻田:ogita 桜田:sakurada 櫻田:sakurada 庄田:shoda 正田:shoda,masada 住田:sumita,sumida 園田:sonoda 曾田:sota 宗田:muneda,soda
塚田:tsukada 坪田:tsubota 畑田:hatada 半田:handa 益田:masuda 守田:morita 薮田:yabuta 藪田:yabuta 鷲田:washida 三坂:misaka 吉松:yoshimatsu 笹木:sasaki
笹村:sasamura 杉村:sugimura 杉木:sugiki 寺村:teramura 徳村:tokumura 仲村:nakamura 長内:osanai 倉谷:kuratani 高林:takabayashi 天谷:amaya,amagai
浜谷:hamatani,hamaya 広谷:hirotani,hiroya 藤倉:fujikura 黒沢:kurosawa 山上:yamagami,yamanoue 黒澤:kurosawa 田尾:tao 森尾:morio 浅原:asahara
梅原:umehara 塩原:shiobara 関原:sekihara 広井:hiroi 若井:wakai 三宮:sannomiya,mimiya 河本:komoto,kawamoto 柴山:shibayama 島本:shimamoto
谷崎:tanizaki 松嶋:matsushima 下島:shimojima 笹島:sasajima 徳島:tokushima 西口:nishiguchi 川瀬:kawase 中塚:nakatsuka 島村:shimamura 千村:chimura
伊沢:izawa 岡沢:okazawa 永沢:nagasawa 前沢:maezawa 青野:aono 猪野:ino 浦野:urano 越野:koshino 原野:harano 𠮷野:yoshino 相川:aikawa 豊川:toyokawa
丸川:marukawa 松藤:matsufuji 伊澤:izawa 岡澤:okazawa 永澤:nagasawa 前澤:maezawa 梅谷:umetani,umeya 塩谷:shiotani,shioya 関谷:sekiya
廣谷:hirotani,hiroya 長瀬:nagase 今岡:imaoka 井崎:izaki 宮嶋:miyajima 加島:kashima 河島:kawashima 千島:chishima 高塚:takatsuka 藤間:fujima,toma
池本:ikemoto 稲本:inamoto 土本:tsuchimoto 柳本:yanagimoto 米本:yonemoto 宇井:ui 富井:tomii 中平:nakahira 中元:nakamoto 廣井:hiroi 細井:hosoi
須原:suhara 南原:nanbara,minamihara 平尾:hirao 平瀬:hirase 小柳:koyanagi,oyanagi 笹沢:sasazawa 杉沢:sugisawa 寺沢:terasawa,terazawa 赤木:akagi
稲村:inamura 米村:yonemura 森口:moriguchi 森松:morimatsu 江崎:esaki,ezaki 藤嶋:fujishima 杉澤:sugisawa 寺澤:terasawa,terazawa 武岡:takeoka
浦山:urayama 越山:koshiyama 原山:harayama 牧山:makiyama 松江:matsue 松橋:matsuhashi 高平:takahira 高地:takachi 吉津:yoshizu 大柳:oyanagi 大泉:oizumi
中里:nakazato 中根:nakane 三森:mitsumori,mimori 安松:yasumatsu 南谷:minamitani,minamiya 有本:arimoto 清本:kiyomoto 増本:masumoto 阿川:agawa
浦川:urakawa 越川:koshikawa 𠮷川:yoshikawa 植野:ueno 内野:uchino 門野:kadono 岸野:kishino 桑野:kuwano 嶋野:shimano 立野:tateno,tachino 丹野:tanno
辻野:tsujino 山森:yamamori 矢沢:yazawa 松坂:matsuzaka,matsusaka 真崎:masaki,mazaki 堀岡:horioka 本岡:motooka 田倉:takura 有村:arimura
勝村:katsumura 勝木:katsuki 戸村:tomura 増村:masumura 矢澤:yazawa 高根:takane 高石:takaishi 野内:nouchi,yanai 芦田:ashida 蒲田:kamata 幸田:koda
斎田:saita 作田:sakuta 信田:nobuta,shinoda 砂田:sunada 仙田:senda 種田:taneda,oita 鍋田:nabeta 畠田:hatada,hatakeda 林田:hayashida 槇田:makita
髙瀬:takase 髙尾:takao 中屋:nakaya 小寺:kodera 小濱:kohama 小堀:kobori 小薗:kozono 小路:shoji,koji 吉見:yoshimi 松宮:matsumiya 山林:yamabayashi
宮坂:miyasaka 宮永:miyanaga 有島:arishima 戸島:toshima 増島:masujima 黒崎:kurosaki 西嶋:nishijima 倉本:kuramoto 重本:shigemoto 浜本:hamamoto
藤江:fujie 永岡:nagaoka 前岡:maeoka 赤沢:akazawa 池沢:ikezawa 米沢:yonezawa 大濱:ohama 大月:otsuki 大薗:ozono 荒谷:araya 長倉:nagakura
城谷:shirotani,jotani 濱谷:hamatani,hamaya 植山:ueyama 栗山:kuriyama 桑山:kuwayama 船山:funayama 立山:tateyama 外山:toyama 湯山:yuyama 神部:kanbe
池澤:ikezawa 深澤:fukasawa,fukazawa 米澤:yonezawa 重村:shigemura 浜村:hamamura 広木:hiroki 若木:wakaki 熊井:kumai 花井:hanai 藤永:fujinaga 野瀬:nose
内川:uchikawa 岸川:kishikawa 立川:tachikawa,tatekawa 辻川:tsujikawa 外川:togawa,sotokawa 湯川:yukawa 市原:ichihara 柴原:shibahara 豊原:toyohara
吉江:yoshie 吉橋:yoshihashi 三塚:mitsuka,mitsuzuka 笹岡:sasaoka 杉岡:sugioka 徳岡:tokuoka 生野:ikuno 向野:mukono,mukaino 滝野:takino 友野:tomono
倉島:kurashima 谷部:yabe,tanibe 浜島:hamajima,hamashima 広島:hiroshima 松﨑:matsuzaki 有沢:arisawa 清沢:kiyosawa 戸沢:tozawa 増沢:masuzawa
石倉:ishikura 小高:odaka,kodaka 小杉:kosugi 小関:koseki,ozeki 小枝:koeda,saeda 小渕:obuchi 岩瀬:iwase 岩尾:iwao 梅本:umemoto 川津:kawazu
関本:sekimoto 安間:anma 山名:yamana 髙松:takamatsu 田嶋:tajima 森嶋:morishima 有澤:arisawa 清澤:kiyosawa 戸澤:tozawa 増澤:masuzawa 吉永:yoshinaga
一木:ichiki 梅村:umemura 梅木:umeki 廣木:hiroki 細木:hosoki 西江:nishie 松森:matsumori 丸谷:marutani,maruya 三平:mihira,mitsuhira
杉崎:sugisaki,sugizaki 瀬崎:sezaki 寺崎:terasaki 川嶋:kawashima 宮﨑:miyazaki 大杉:osugi 大葉:oba 大渕:obuchi 大門:daimon,okado 大神:ogami,oga
大関:ozeki 大高:otaka 大枝:oeda 藤城:fujishiro 島岡:shimaoka 国井:kunii 丸井:marui 山地:yamaji,yamachi 山平:yamahira 山元:yamamoto 牛山:ushiyama
香山:kayama 向山:mukaiyama,mukoyama 鳥山:toriyama 春山:haruyama 平間:hirama 尾島:ojima 長嶋:nagashima 髙倉:takakura 廣島:hiroshima 西坂:nishizaka
倉沢:kurasawa 広沢:hirosawa 上松:uematsu 牧原:makihara 𠮷原:yoshihara 松林:matsubayashi 宮森:miyamori 中垣:nakagaki 中越:nakagoshi,nakakoshi
中園:nakazono 木内:kiuchi,kinouchi 倉澤:kurasawa 古内:furuuchi 広澤:hirosawa 藤﨑:fujisaki 三根:mine 三戸:mito,sannohe 三石:mitsuishi 石津:ishizu
香川:kagawa 滝川:takigawa,takikawa 河崎:kawasaki 矢崎:yazaki 西宮:nishimiya,nishinomiya 山賀:yamaga 山里:yamazato 山西:yamanishi
東村:higashimura 玉木:tamaki 玉村:tamamura 稲岡:inaoka 岩松:iwamatsu 森江:morie 小浜:kohama,obama 北尾:kitao 宮林:miyabayashi 磯野:isono 入野:irino
鹿野:kano,shikano 桐野:kirino 草野:kusano 高垣:takagaki 高波:takanami 沼野:numano 藤沼:fujinuma 坂部:sakabe 武部:takebe 真部:manabe 吉﨑:yoshizaki
菅谷:sugaya,sugatani 安江:yasue 西城:saijo 梅沢:umezawa 塩沢:shiozawa 関沢:sekizawa 富沢:tomizawa 中丸:nakamaru 田上:tagami,taue 田坂:tasaka
森上:morigami,moriue 森永:morinaga 大浜:ohama 青井:aoi 浦井:urai 菅井:sugai 𠮷井:yoshii 合田:goda,aida 臼田:usuda 奧田:okuda 押田:oshida
織田:oda,orita 恩田:onda 甲田:koda 蓑田:minoda 橘田:kitsuda 権田:gonda 郷田:goda 斉田:saita 齋田:saita 迫田:sakoda 龍田:tatsuta 時田:tokita 德田:tokuda
飛田:hida,tobita 肥田:hida,hita 引田:hikita 菱田:hishida 渕田:fuchida 槙田:makita 満田:mitsuda 牟田:muta 桃田:momota 家田:ieda 栁田:yanagida
梅澤:umezawa 塩澤:shiozawa 古瀬:furuse 髙津:takatsu 関澤:sekizawa 富澤:tomizawa 廣澤:hirosawa 福間:fukuma 村尾:murao 山屋:yamaya 石見:iwami
谷内:taniuchi,yachi 藤林:fujibayashi 岩倉:iwakura 長江:nagae 熊本:kumamoto 濱本:hamamoto 吉森:yoshimori 清岡:kiyooka 増岡:masuoka 安永:yasunaga
黒部:kurobe 堀部:horibe 植原:uehara 田宮:tamiya 立原:tachihara 湯原:yuhara 髙嶋:takashima 福嶋:fukushima 高良:takara 飯村:iimura 熊木:kumaki
津村:tsumura 花村:hanamura 花木:hanaki 濱村:hamamura 入山:iriyama 崎山:sakiyama 常山:tsuneyama 冨山:tomiyama 平江:hirae 佐瀬:sase 新倉:niikura
長坂:nagasaka 井内:iuchi,inouchi 中嶺:nakamine 松平:matsudaira 松元:matsumoto 髙見:takami 北口:kitaguchi 久松:hisamatsu 上間:uema 西森:nishimori
野津:notsu,nozu 野間:noma 草川:kusakawa 渋川:shibukawa 二川:futagawa 城島:jojima 成島:narushima,narishima 津島:tsushima 濱島:hamajima,hamashima
小室:komuro 小形:ogata 小河:ogawa,ogo 岡部:okabe 岸谷:kishitani 嶋谷:shimatani 橋谷:hashitani 竹尾:takeo 重岡:shigeoka 浜岡:hamaoka 広岡:hirooka
野嶋:nojima 藤塚:fujitsuka 横内:yokouchi 秋本:akimoto 岩間:iwama 国本:kunimoto 高嶺:takamine 丸本:marumoto 門井:kadoi 岸井:kishii 辻井:tsujii
宮地:miyaji,miyachi 宮平:miyahira 宮元:miyamoto 森﨑:morisaki 石上:ishigami,ishikami 石坂:ishizaka 松戸:matsudo 大友:otomo 大矢:oya 大住:osumi
大脇:owaki 沖野:okino 角野:kadono,sumino 芝野:shibano 眞野:mano 白倉:shirakura 市村:ichimura 中畑:nakahata 八尾:yao 川﨑:kawasaki 笹部:sasabe
浜崎:hamasaki,hamazaki 福江:fukue 新津:niitsu 楠原:kusuhara 向原:mukaihara 春原:sunohara,haruhara 熊沢:kumazawa 成沢:narisawa
坂内:bannai,sakauchi 藤平:fujihira,tohei 藤中:fujinaka 藤元:fujimoto 宮西:miyanishi 浅岡:asaoka 富岡:tomioka 廣岡:hirooka 長﨑:nagasaki
熊澤:kumazawa 成澤:narisawa 豊島:toyoshima,teshima 岩見:iwami 高畑:takahata 山越:yamakoshi 横瀬:yokose 沖山:okiyama 葛山:katsurayama 亀山:kameyama
芝山:shibayama 樋山:hiyama 星山:hoshiyama 元山:motoyama 脇山:wakiyama 吉元:yoshimoto 𠮷本:yoshimoto 新藤:shindo 新見:niimi 鶴谷:tsuruya,tsurutani
室谷:murotani,muroya 長沼:naganuma 佐倉:sakura 梅崎:umezaki 塩崎:shiozaki 髙宮:takamiya 小幡:obata,kohata 小貫:onuki 小岩:koiwa 小竹:kotake,odake
小峰:komine 小淵:obuchi 三吉:miyoshi 出川:degawa 角川:kadokawa 瀧川:takigawa 樋川:hikawa,toikawa 星川:hoshikawa 美川:mikawa 生井:namai 滝井:takii
鳥井:torii 諸井:moroi 猪木:inoki 牧村:makimura 𠮷村:yoshimura 平沼:hiranuma 岩橋:iwahashi 上坂:uesaka,kosaka 野坂:nosaka 大貫:onuki 大羽:oba
大淵:obuchi 大町:omachi 大峰:omine 大出:oide,ode 北嶋:kitajima 髙城:takagi,takashiro 西平:nishihira 吉里:yoshizato 相澤:aizawa 秋澤:akizawa
木津:kizu 青島:aoshima 原島:harashima,harajima 石森:ishimori 岩永:iwanaga 岩上:iwakami 黒瀬:kurose 野宮:nomiya 堀尾:horio 平林:hirabayashi
北見:kitami 柿原:kakihara 桐原:kirihara 崎原:sakihara 木嶋:kijima 髙﨑:takasaki 須崎:suzaki,susaki 中泉:nakaizumi 神津:kozu 粟野:awano 荻野:ogino
椎野:shiino 庄野:shono 住野:sumino 染野:someno 塚野:tsukano 堂野:dono 畑野:hatano 芳野:yoshino 吉屋:yoshiya 川名:kawana 岸本:kishimoto 栗本:kurimoto
桑本:kuwamoto 嶋本:shimamoto 船本:funamoto 辻本:tsujimoto 湯本:yumoto 山浦:yamaura 勝部:katsube 戸部:tobe 木藤:kito,kido 飯岡:iioka 花岡:hanaoka
濱岡:hamaoka 歌田:utada 蛭田:hiruta 薗田:sonoda 櫛田:kushida 蔵田:kurata 源田:genda 霜田:shimoda 﨑田:sakita 品田:shinada 薄田:susukida,usuda
澄田:sumita 副田:soeda 添田:soeda 孫田:magota 額田:nukada 初田:hatsuta 姫田:himeda 弘田:hirota 淵田:fuchida 升田:masuda 桝田:masuda 舛田:masuda
右田:migita 盛田:morita 簗田:yanada 依田:yoda 許田:kyoda 髙森:takamori 永瀬:nagase 永尾:nagao 福森:fukumori 森中:morinaka 森元:morimoto 内村:uchimura
栗木:kuriki 桑村:kuwamura 志村:shimura 嶋村:shimamura 船木:funaki 立木:tachiki 辻村:tsujimura 外村:tonomura,hokamura 橋村:hashimura
入谷:iriya,iritani 長塚:nagatsuka 桐谷:kiritani,kiriya 高柳:takayanagi 渋谷:shibuya,shibutani 谷津:yatsu 保谷:hoya,hotani 松園:matsuzono
松波:matsunami 横倉:yokokura 浦沢:urasawa 越沢:koshizawa 原沢:harasawa 新宮:shingu 岩城:iwaki 野﨑:nozaki 原澤:harasawa 𠮷澤:yoshizawa
川平:kawahira,kabira 川元:kawamoto 國井:kunii 駒井:komai 阪井:sakai 神藤:shindo,kando 小牧:komaki 小俣:omata 小南:kominami 小向:komukai 糸山:itoyama
島内:shimauchi 園山:sonoyama 照山:teruyama 當山:toyama 畑山:hatayama,hatakeyama 平塚:hiratsuka 益山:masuyama 守山:moriyama 矢内:yanai,yauchi
熊崎:kumazaki 早崎:hayasaki 花崎:hanazaki 濱崎:hamasaki,hamazaki 五島:goto 桑島:kuwajima,kuwashima 髙林:takabayashi 黒松:kuromatsu 森戸:morito
森西:morinishi 笹尾:sasao 杉尾:sugio 瀬尾:seo,senoo 中条:chujo,nakajo 中馬:chuman,nakama 中薗:nakazono 中東:nakahigashi 中濱:nakahama
中堀:nakabori 宮越:miyakoshi 宮園:miyazono 山畑:yamahata 新城:shinjo,arashiro 北上:kitakami 久永:hisanaga 白坂:shirasaka 坂倉:sakakura 広部:hirobe
岩﨑:iwasaki 古橋:furuhashi 村橋:murahashi 大庭:oba 大前:omae 大角:osumi 大郷:osato 大渡:owatari 大牧:omaki 大鳥:otori 大南:ominami 石塚:ishizuka
泉川:izumikawa 糸川:itokawa 菊川:kikukawa 染川:somekawa 坪川:tsubokawa 芳川:yoshikawa 谷藤:tanifuji 松丸:matsumaru 松吉:matsuyoshi 安西:anzai
川西:kawanishi 市岡:ichioka 豊岡:toyooka 丸岡:maruoka 八嶋:yashima 村永:muranaga 池内:ikeuchi 今津:imazu 岩下:iwashita 楠本:kusumoto 高月:takatsuki
高濱:takahama 佐橋:sahashi 水間:mizuma 滝本:takimoto 春本:harumoto 藤波:fujinami 柳内:yanauchi,yanai 米内:yonai 岡松:okamatsu 永松:nagamatsu
森屋:moriya 折原:orihara 葛原:kuzuhara 芝原:shibahara 上林:kanbayashi,uebayashi 加瀬:kase 河瀬:kawase 矢尾:yao 丹沢:tanzawa 湯沢:yuzawa 宮良:miyara
香村:komura 楠木:kusunoki 篠木:shinoki 春木:haruki 柴崎:shibazaki,shibasaki 廣部:hirobe 髙塚:takatsuka 水嶋:mizushima 湯澤:yuzawa 新沼:niinuma
神永:kaminaga 神坂:kamisaka 平賀:hiraga 平石:hiraishi 奥津:okutsu 奥間:okuma 坂間:sakama 中神:nakagami 瀬口:seguchi 仲松:nakamatsu 生島:ikushima
牛島:ushijima 長屋:nagaya 葛谷:kuzuya 角谷:kadoya,sumiya 亀谷:kametani,kameya 萩谷:hagiya,hagitani 脇谷:wakitani,wakiya 江藤:eto 藤丸:fujimaru
藤吉:fujiyoshi 藤生:fujiu,fujio 古城:furujo,kojo 神宮:jingu 赤尾:akao 遠野:tono 綾野:ayano 鷹野:takano 深尾:fukao 深瀬:fukase 槇野:makino 町野:machino
柳瀬:yanase 出井:idei 折井:orii 亀井:kamei 蓮井:hasui 元井:motoi 福地:fukuchi 福元:fukumoto 福中:fukunaka 真嶋:majima 𠮷岡:yoshioka 宮浦:miyaura
宮武:miyatake 三富:mitomi,mitsutomi 高杉:takasugi 西垣:nishigaki 小畠:obata,kobatake 小国:oguni 小熊:oguma 小黒:oguro 小仲:konaka 吉良:kira
真藤:shindo,shinto 笹倉:sasakura 松方:matsukata 河口:kawaguchi 矢口:yaguchi 井坂:isaka 八坂:yasaka 浦崎:urasaki 福西:fukunishi 柿本:kakimoto
兼本:kanemoto 國本:kunimoto 倉内:kurauchi 崎本:sakimoto 水橋:mizuhashi 藤浦:fujiura 横江:yokoe 清瀬:kiyose 渡瀬:watase 増尾:masuo 大熊:okuma
大国:okuni 大仲:onaka 大畠:ohata,obata 大黒:oguro,daikoku 樫山:kashiyama 作山:sakuyama 砂山:sunayama 舩山:funayama 楢山:narayama 町山:machiyama
上地:uechi 上中:uenaka 野平:nohira 野地:noji 野元:nomoto 金森:kanamori 北林:kitabayashi 磯村:isomura 柿木:kakigi 駒村:komamura 駒木:komaki
崎村:sakimura 渋木:shibuki 二村:nimura,futamura 二木:futaki,niki 中條:chujo,nakajo 中浜:nakahama 中司:nakatsukasa 新名:niina 今永:imanaga
江上:egami 島倉:shimakura 芦川:ashikawa 砂川:sunagawa 夏川:natsukawa 布川:nunokawa,fukawa 赤松:akamatsu 池松:ikematsu 荻原:ogiwara,ogihara
柏原:kashiwabara,kashihara 茂原:mobara,shigehara 園原:sonohara 塚原:tsukahara 森垣:morigaki 森園:morizono 岩元:iwamoto 吉浦:yoshiura
吉武:yoshitake 岡嶋:okajima 永嶋:nagashima 前嶋:maejima 三条:sanjo 末岡:sueoka 辻岡:tsujioka 外岡:tonooka 鹿島:kashima 兼島:kaneshima 桐島:kirishima
村林:murabayashi 上西:uenishi 上里:uezato 今宮:imamiya 川越:kawagoe 高浜:takahama 高久:takaku 山家:yamaga,yanbe 山路:yamaji 山寺:yamadera 山東:santo
若尾:wakao 岡見:okami 永見:nagami 坂上:sakagami,sakaue 黒江:kuroe 西浦:nishiura 泉谷:izumiya,izumitani 板谷:itaya,itatani 神林:kanbayashi
菊谷:kikuya,kikutani 住谷:sumiya,sumitani 染谷:someya 竹森:takemori 土倉:tsuchikura 半谷:hanya,hangai 守谷:moriya,moritani 米倉:yonekura
嶋崎:shimazaki 外崎:tonosaki 寺嶋:terashima 田丸:tamaru 戸松:tomatsu 渡口:toguchi 水城:mizuki 糸井:itoi 染井:somei 坪井:tsuboi 照井:terui 河津:kawazu
島津:shimazu 新里:shinzato,nissato 黒坂:kurosaka 本永:motonaga 入沢:irisawa 渋沢:shibusawa 冨沢:tomizawa 沼沢:numazawa 竹林:takebayashi
松代:matsushiro 浅尾:asao 一瀬:ichinose,ichise 中河:nakagawa 中矢:nakaya 入澤:irisawa 海部:kaifu 江﨑:esaki,ezaki 沖本:okimoto 柿澤:kakizawa
駒澤:komazawa 酒本:sakamoto 渋澤:shibusawa 瀧本:takimoto 冨澤:tomizawa 永江:nagae 沼澤:numazawa 脇本:wakimoto 三枝:saegusa,mieda
三神:mikami,migami 三門:mikado 三池:miike 石垣:ishigaki 矢嶋:yajima 戸倉:tokura 本宮:motomiya,hongu 西方:nishikata 鬼木:oniki 眞木:maki
元村:motomura 鶴岡:tsuruoka 室岡:murooka 重松:shigematsu 浜松:hamamatsu 小柴:koshiba 小峯:komine 赤間:akama 江森:emori 甲野:kono 狩野:kano,karino
茅野:chino,kayano 高室:takamuro 高岸:takagishi 水沼:mizunuma 辰野:tatsuno 月野:tsukino 深津:fukatsu 渕野:fuchino 横森:yokomori 米津:yonezu
興野:okino,kyono 金平:kanehira 木元:kimoto 村中:muranaka 村元:muramoto 安武:yasutake 杉江:sugie 徳江:tokue 北里:kitasato 白戸:shirato 白根:shirane
本城:honjo 眞島:majima 元島:motojima 大館:odate 会田:aida 會田:aida 浮田:ukita 釜田:kamata 串田:kushida 菰田:komoda 薦田:komoda 潮田:ushioda
繁田:shigeta 嶌田:shimada 代田:shirota,daita 吹田:suita,fukita 隅田:sumida 縄田:nawata 濵田:hamada 疋田:hikita 誉田:honda,konda 宝田:takarada
蒔田:makita,maita 枡田:masuda 蓬田:yomogida 割田:warita 篠崎:shinozaki 石丸:ishimaru 今林:imabayashi 城内:shirouchi,jonai 藤代:fujishiro
松家:matsuka,matsuie 坂下:sakashita 真下:mashimo 下坂:shimosaka 寺坂:terasaka 浦部:urabe 木戸:kido 黒﨑:kurosaki 村石:muraishi 村西:muranishi
笠原:kasahara 蒲原:kanbara,kamohara 砂原:sunahara 田畑:tabata 富松:tomimatsu 楢原:narahara 林原:hayashibara 槇原:makihara 稲見:inami 勝間:katsuma
深見:fukami 三留:mitome 前城:maeshiro 奧山:okuyama 舟山:funayama 德山:tokuyama 川畑:kawabata 中辻:nakatsuji 中出:nakade 中町:nakamachi 中峰:nakamine
宮路:miyaji 宮薗:miyazono 宮寺:miyadera 谷中:taninaka,yanaka 谷地:yachi 吉富:yoshitomi 吉水:yoshimizu 鬼沢:onizawa 髙良:takara 福丸:fukumaru
福良:fukura 上垣:uegaki 上園:uezono 神里:kamizato 佐賀:saga 石嶺:ishimine 緒川:ogawa 押川:oshikawa 鴨川:kamogawa 皆川:minagawa 澁川:shibukawa
鮎川:ayukawa 浪川:namikawa 菱川:hishikawa 河上:kawakami 岡﨑:okazaki 瀧澤:takizawa 鍋谷:nabetani,nabeya 綿谷:watatani,wataya 浅倉:asakura
荒尾:arao 飯尾:iio 片瀬:katase 成瀬:naruse 常岡:tsuneoka 冨岡:tomioka 勝見:katsumi 藤家:fujiie 横塚:yokotsuka,yokozuka 岩波:iwanami 高須:takasu
高辻:takatsuji 高安:takayasu 高峰:takamine 高岩:takaiwa 土橋:tsuchihashi,dobashi 天津:amatsu 堂本:domoto 柳橋:yanagibashi,yanagihashi 笠井:kasai
夏井:natsui 町井:machii 竹石:takeishi 松枝:matsueda 松葉:matsuba 榎木:enoki 柏木:kashiwagi 唐木:karaki 桜木:sakuragi 櫻木:sakuragi 椎木:shiiki
庄村:shomura 正木:masaki 仁木:niki 芳村:yoshimura 磯崎:isozaki 柿崎:kakizaki 駒崎:komazaki 杉﨑:sugisaki 福武:fukutake 赤坂:akasaka 池上:ikegami
池永:ikenaga 米永:yonenaga 今中:imanaka 横地:yokochi 井戸:ido 八戸:hachinohe 三友:mitomo 三河:mikawa 岡林:okabayashi 荻島:ogishima
市瀬:ichinose,ichise 梅津:umezu,umetsu 喜瀬:kise 笹沼:sasanuma 笹森:sasamori 柴尾:shibao 杉下:sugishita 杉森:sugimori 瀬下:sejimo,seshita
瀬沼:senuma 寺下:terashita 丸尾:maruo 山辺:yamabe,yamanobe 山室:yamamuro 成松:narimatsu 田代:tashiro 森泉:moriizumi 島﨑:shimazaki 矢﨑:yazaki
奥平:okudaira,okuhira 坂元:sakamoto 真中:manaka 今西:imanishi 今里:imazato 西条:saijo 西東:saito 水戸:mito 西堀:nishibori 藤枝:fujieda 本名:honna
牧内:makiuchi 有坂:arisaka 清永:kiyonaga 増永:masunaga 髙畑:takahata 小暮:kogure 小滝:kotaki 小船:kobune 小藪:koyabu 小鹿:koshika 小窪:kokubo
赤城:akagi 松久:matsuhisa 安富:yasutomi 島森:shimamori 倉橋:kurahashi 広橋:hirohashi 朝岡:asaoka 亀岡:kameoka 浅見:asami 塩見:shiomi 尾藤:bito
唐沢:karasawa 清宮:kiyomiya,seimiya 桜沢:sakurazawa 半沢:hanzawa 細見:hosomi 大滝:otaki 大槻:otsuki 大和:yamato 大隈:okuma 大窪:okubo 大國:okuni
大迫:osako 大蔵:okura 大藪:oyabu 大舘:odate 片倉:katakura 熊倉:kumakura 坂西:sakanishi,banzai 坂根:sakane 武石:takeishi 吉池:yoshiike 吉葉:yoshiba
友部:tomobe 高梨:takanashi 高取:takatori 高妻:kozuma 唐澤:karasawa 古越:furukoshi 櫻澤:sakurazawa 半澤:hanzawa 村越:murakoshi 芳澤:yoshizawa
新保:shinbo
`;
