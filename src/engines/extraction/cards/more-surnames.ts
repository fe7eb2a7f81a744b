/** Family names behind the commonest, regional, rare and in old forms of their letters; written from general knowledge. */
export const MORE_SURNAMES = `
旭:asahi 縣:agata 荒:ara 嵐:arashi 磯:iso 一:ninomae,hajime 乾:inui 浦:ura 榎:enoki 荻:ogi 沖:oki 奥:oku 鏡:kagami 角:sumi,kado
筧:kakei 柏:kashiwa 勝:katsu 桂:katsura 叶:kano 菅:kan,suga 北:kita 橘:tachibana 窪:kubo 隈:kuma 楠:kusunoki,kusu 源:minamoto
向:mukai 昆:kon 今:kon 坂:saka,ban 境:sakai 堺:sakai 榊:sakaki 迫:sako 篠:shino 柴:shiba 芝:shiba 塩:shio 嶋:shima
城:gusuku,jo,shiro 條:jo 杉:sugi 鱸:suzuki 成:sung,nari,sei 關:seki 薗:sono 園:sono 曾:zeng,so 宗:so,mune 舘:tate 館:tate
巽:tatsumi 瀧:taki 滝:taki 環:tamaki 俵:tawara 團:dan 檀:dan 蔡:cai,sai 廖:liao 厳:gen 玄:hyun,gen 邱:qiu,kyu 施:shi,se 佃:tsukuda
蔦:tsuta 椿:tsubaki 鶴:tsuru 峠:toge 渡:watari 轟:todoroki 泊:tomari 伴:ban,tomo 仲:naka 棗:natsume 灘:nada 錦:nishiki 沼:numa
萩:hagi 硲:hazama 畠:hata,hatake 塙:hanawa 浜:hama 濱:hama 柊:hiiragi 平:taira,hira 藤:fuji,to 麓:fumoto 牧:maki 槇:maki 槙:maki
湊:minato 峰:mine 峯:mine 嶺:mine 宮:miya 迎:mukae 椋:muku 室:muro 守:mori 薮:yabu 藪:yabu 倭:yamato 吉:yoshi 脇:waki
亘:watari,wataru 蕨:warabi 大原:ohara 大井:oi 小村:komura,omura 大本:omoto 大木:oki 大村:omura 三野:mino 山野:yamano 三山:miyama,mitsuyama
大岡:ooka 小崎:kosaki,ozaki 北田:kitada 久田:hisada,kuda 白田:shirata,hakuta 三川:mikawa,sangawa 大崎:osaki 高原:takahara 木田:kida
佐田:sada,sata 高谷:takatani,takaya 谷田:tanida,yatsuda 宮野:miyano 井田:ida 八田:hatta,yatsuda 松川:matsukawa 今田:imada,konta 江田:eda
水田:mizuta 三原:mihara 藤山:fujiyama 真田:sanada 三井:mitsui 吉山:yoshiyama 高本:takamoto,komoto 高村:takamura,komura 田野:tano
森野:morino 川野:kawano 下田:shimoda 笹田:sasada 瀬田:seta 徳田:tokuda 田山:tayama 高沢:takazawa 松谷:matsutani,matsuya 田川:tagawa
高澤:takazawa 河田:kawada,kawata 矢田:yada,yata 石野:ishino 長山:nagayama 安川:yasukawa 小瀬:kose,ose 小尾:obi 宮谷:miyatani,miyaya
三村:mimura 大瀬:ose 稲田:inada 深田:fukada,fukata 髙野:takano 山木:yamaki 山村:yamamura 石山:ishiyama 藤谷:fujitani,fujiya 中岡:nakaoka
西原:nishihara 吉谷:yoshitani,yoshiya 有田:arita 勝田:katsuta,katsuda 清田:kiyota,seita 髙山:takayama 福山:fukuyama 高岡:takaoka
中崎:nakazaki,nakasaki 大松:omatsu 福川:fukukawa 西谷:nishitani,nishiya 三澤:misawa 山沢:yamazawa 西井:nishii 重田:shigeta,shigeda
広田:hirota 田原:tahara,tawara 高崎:takasaki 山澤:yamazawa 上山:ueyama,kamiyama 野山:noyama 大倉:okura 安原:yasuhara 川原:kawahara
松木:matsuki 岩山:iwayama 田谷:taya,tadani 森谷:moriya,moritani 浅田:asada 宇田:uda 塩田:shiota,shioda 尾田:oda 羽田:haneda,hata,hada
廣田:hirota 松島:matsushima 田井:tai 森井:morii 新山:niiyama 宮木:miyaki 宮村:miyamura 久野:kuno,hisano 平原:hirahara 川井:kawai
新川:shinkawa,arakawa 小嶋:kojima 大津:otsu 長谷:hase,nagatani 金野:konno,kaneno 木野:kino 古野:furuno 村野:murano 藤木:fujiki 長井:nagai
平谷:hiratani,hiraya 大嶋:oshima 東田:higashida 玉田:tamada 北山:kitayama 白山:shirayama,hakusan 久山:hisayama,kuyama
神野:jinno,kamino 松澤:matsuzawa 髙原:takahara 白川:shirakawa 三崎:misaki 金山:kanayama 木山:kiyama 古山:furuyama 竹野:takeno
谷野:tanino,yano 宮澤:miyazawa 小橋:kohashi,obashi 金川:kanagawa,kanekawa 村川:murakawa 荒田:arata 熊田:kumada 城田:shirota
早田:hayata,soda 佐山:sayama 髙谷:takatani,takaya 福谷:fukutani,fukuya 大江:oe 小坂:kosaka,osaka 野原:nohara 井野:ino 高部:takabe
藤澤:fujisawa 髙井:takai 西島:nishijima 竹山:takeyama 谷山:taniyama 大坂:osaka 小宮:komiya 吉澤:yoshizawa 上谷:kamitani,uetani
森村:morimura 竹川:takekawa 安本:yasumoto 川本:kawamoto 大宮:omiya 井山:iyama 相田:aida 秋田:akita 市田:ichida 喜田:kita,kida
岩谷:iwatani,iwaya 森島:morishima 奥野:okuno 坂野:banno,sakano 真野:mano 井川:ikawa 西澤:nishizawa 長村:osamura,nagamura 宮岡:miyaoka
平本:hiramoto 平木:hiraki 北原:kitahara 久原:kuhara 堀野:horino 大﨑:osaki 石本:ishimoto 今川:imagawa 江川:egawa 横川:yokokawa,yokogawa
小森:komori 小沼:konuma,onuma 奥山:okuyama 武山:takeyama 田沢:tazawa 森沢:morisawa 石村:ishimura 青田:aota 浦田:urata 菅田:sugata,suda
越田:koshida 牧田:makita 𠮷田:yoshida 平島:hirashima 田澤:tazawa 森澤:morisawa 金原:kanehara,kinbara 木原:kihara 大下:oshita 大沼:onuma
奥川:okugawa,okukawa 武川:takekawa 岡野:okano 前野:maeno 中瀬:nakase 石島:ishijima 藤崎:fujisaki 山部:yamabe 髙本:takamoto 本山:motoyama
北井:kitai 白井:shirai 神原:kanbara,kamihara 佐原:sahara,sawara 長沢:nagasawa 大林:obayashi 髙村:takamura 福村:fukumura 長澤:nagasawa
金谷:kanaya,kanatani 木谷:kitani,kiya 黒川:kurokawa 本川:motokawa,honkawa 下野:shimono,shimotsuke 高尾:takao 笹野:sasano 杉野:sugino
瀬野:seno 仲野:nakano 平沢:hirasawa 吉崎:yoshizaki 金井:kanai 竹原:takehara 谷原:tanihara 岡山:okayama 永山:nagayama 平澤:hirasawa
前山:maeyama 髙島:takashima 上本:uemoto 岸田:kishida 桑田:kuwata 志田:shida 嶋田:shimada 船田:funada 辻田:tsujita 名田:nada 橋田:hashida
湯田:yuda 石沢:ishizawa 小塚:kozuka 石澤:ishizawa 野木:nogi 西崎:nishizaki 島野:shimano 千野:chino 中松:nakamatsu 井原:ihara
竹谷:taketani,takeya 下山:shimoyama 笹山:sasayama 瀬山:seyama 寺山:terayama 徳山:tokuyama 仲山:nakayama 小平:kodaira,kohira 岩村:iwamura
上島:ueshima,kamijima 野島:nojima 田岡:taoka 竹井:takei 谷井:tanii,yatsui 福沢:fukuzawa 下川:shimokawa 瀬川:segawa 寺川:terakawa
徳川:tokugawa 仲川:nakagawa 江原:ehara,ebara 高口:takaguchi 水原:mizuhara 髙澤:takazawa 福澤:fukuzawa 八谷:hachiya,yatani 中倉:nakakura
大平:ohira,odaira 大地:ochi,daichi 大元:omoto 安岡:yasuoka 池野:ikeno 深野:fukano 新村:niimura,shinmura 加山:kayama 小石:koishi
田崎:tasaki 森崎:morisaki 長岡:nagaoka 生田:ikuta 牛田:ushida 多田:tada 香田:koda 楠田:kusuda 向田:mukoda,mukaida 篠田:shinoda 滝田:takita
鶴田:tsuruta 友田:tomoda 春田:haruta 室田:murota 奥原:okuhara 加川:kagawa 高倉:takakura 横谷:yokotani,yokoya 宮部:miyabe 大賀:oga 大里:osato
久本:hisamoto 野澤:nozawa 有野:arino 勝野:katsuno 清野:seino,kiyono 三瀬:mise,mitsuse 池山:ikeyama 稲山:inayama 土山:tsuchiyama
深山:miyama,fukayama 長崎:nagasaki 白木:shiraki 岩沢:iwasawa 石岡:ishioka 中津:nakatsu 山瀬:yamase 奥谷:okutani,okuya 岩澤:iwasawa
金本:kanemoto 木本:kimoto 村本:muramoto 大屋:oya 赤川:akagawa 稲川:inagawa 深川:fukagawa 柳川:yanagawa 米川:yonekawa 奥井:okui 北島:kitajima
久島:hisajima 金村:kanemura 古木:furuki 高津:takatsu 重野:shigeno 広野:hirono 石崎:ishizaki 有山:ariyama 勝山:katsuyama 増山:masuyama
伊原:ihara 永原:nagahara 髙岡:takaoka 村島:murashima 神木:kamiki 神村:kamimura 佐村:samura 堀井:horii 磯田:isoda 兼田:kaneda 駒田:komada
近田:chikada,konda 阪田:sakata 崎田:sakita 渋田:shibuta 常田:tokida 保田:yasuda,hoda 与田:yoda 高嶋:takashima 有川:arikawa 清川:kiyokawa
戸川:togawa 増川:masukawa 北沢:kitazawa 白沢:shirasawa 笹原:sasahara 杉原:sugihara 徳原:tokuhara 仲原:nakahara 岡谷:okaya,okatani
永谷:nagatani,nagaya 髙崎:takasaki 福崎:fukuzaki,fukusaki 高見:takami 高藤:takafuji,takato 谷村:tanimura 北澤:kitazawa 重山:shigeyama
若山:wakayama 梅野:umeno 塩野:shiono 尾野:ono 関野:sekino 日野:hino 廣野:hirono 細野:hosono 上岡:ueoka,kamioka 井本:imoto 中江:nakae
中橋:nakahashi 宮内:miyauchi 金沢:kanazawa 古沢:furusawa 天川:amakawa 浜川:hamakawa 広川:hirokawa 竹島:takeshima 小園:kozono 金澤:kanazawa
古澤:furusawa 井村:imura 笹谷:sasaya,sasatani 杉谷:sugitani,sugiya 瀬谷:seya 河原:kawahara 島原:shimabara 千原:chihara
中上:nakagami,nakaue 今本:imamoto 江本:emoto 水本:mizumoto 笹井:sasai 寺井:terai 徳井:tokui 仲井:nakai 田部:tabe,tanabe 森部:moribe
大垣:ogaki 大越:okoshi,ogoshi 大園:ozono 浅山:asayama 宇山:uyama 尾山:oyama 関山:sekiyama 富山:tomiyama,toyama 羽山:hayama 細山:hosoyama
八島:yashima 玉野:tamano 南野:minamino 江村:emura 水村:mizumura 水木:mizuki 中宮:nakamiya 宮尾:miyao 川部:kawabe 高坂:kosaka,takasaka
島谷:shimatani,shimaya 浅川:asakawa 梅川:umekawa 塩川:shiokawa 関川:sekikawa 富川:tomikawa 廣川:hirokawa 池原:ikehara
柳原:yanagihara,yanagiwara 米原:yonehara,maihara 朝田:asada 沖田:okita 折田:orita 亀田:kameda 芝田:shibata 曽田:sota 瀧田:takita
蓮田:hasuda 眞田:sanada 元田:motoda 竹沢:takezawa 谷沢:tanizawa,yazawa 奥本:okumoto 武本:takemoto 河井:kawai 長部:osabe 江島:ejima,eshima
竹澤:takezawa 谷澤:tanizawa,yazawa 中城:nakajo,nakagusuku 武村:takemura 真木:maki 高宮:takamiya 藤尾:fujio 藤瀬:fujise 三嶋:mishima
東山:higashiyama 須山:suyama 玉山:tamayama 井沢:izawa 北岡:kitaoka 久岡:hisaoka 西内:nishiuchi 堀本:horimoto 池谷:ikeya,iketani
土谷:tsuchiya 深谷:fukaya,fukatani 柳谷:yanagiya,yanagitani 米谷:yonetani,kometani,maiya 飯野:iino 片野:katano 熊野:kumano
城野:jono,kino 早野:hayano 津野:tsuno 濱野:hamano 井澤:izawa 中﨑:nakazaki 小嶺:komine 奥島:okushima 武島:takeshima 真島:majima
清原:kiyohara 高城:takagi,takashiro 須川:sugawa 玉川:tamagawa,tamakawa 南川:minamikawa,minamigawa 赤井:akai 吉瀬:yoshise 柳井:yanai
本木:motoki 本村:motomura 宮口:miyaguchi 金岡:kaneoka 水沢:mizusawa 横沢:yokozawa 大武:otake 大保:obo 大嶺:omine 大浦:oura 白崎:shirasaki
松倉:matsukura 中森:nakamori 高﨑:takasaki 水澤:mizusawa 横澤:yokozawa 黒島:kuroshima,kurojima 戸谷:toya,totani 増谷:masutani,masuya
飯山:iiyama 城山:shiroyama 津山:tsuyama 花山:hanayama 前村:maemura 藤松:fujimatsu 森内:moriuchi 倉原:kurahara 重原:shigehara 若原:wakahara
小畑:obata,kobata 小方:ogata 金崎:kanazaki,kanesaki 木崎:kizaki 奥沢:okuzawa 戸井:toi 高森:takamori 秋野:akino 市野:ichino 柴野:shibano
奥澤:okuzawa 荒川:arakawa 成川:narikawa,narukawa 津川:tsugawa 川内:kawauchi,kawachi 笹本:sasamoto 徳本:tokumoto 仲本:nakamoto
岡島:okajima 永島:nagashima 前島:maejima 大畑:ohata 竹岡:takeoka 谷岡:tanioka 粟田:awata 泉田:izumida 榎田:enokida 荻田:ogita 桜田:sakurada
櫻田:sakurada 庄田:shoda 正田:shoda,masada 住田:sumita,sumida 園田:sonoda 曾田:sota 宗田:muneda,soda 塚田:tsukada 坪田:tsubota 畑田:hatada
半田:handa 益田:masuda 守田:morita 薮田:yabuta 藪田:yabuta 鷲田:washida 三坂:misaka 吉松:yoshimatsu 笹木:sasaki 笹村:sasamura 杉村:sugimura
杉木:sugiki 寺村:teramura 徳村:tokumura 仲村:nakamura 長内:osanai 倉谷:kuratani 高林:takabayashi 天谷:amaya,amagai 浜谷:hamatani,hamaya
広谷:hirotani,hiroya 藤倉:fujikura 黒沢:kurosawa 山上:yamagami,yamanoue 黒澤:kurosawa 田尾:tao 森尾:morio 浅原:asahara 梅原:umehara
塩原:shiobara 関原:sekihara 広井:hiroi 若井:wakai 三宮:sannomiya,mimiya 河本:komoto,kawamoto 柴山:shibayama 島本:shimamoto 谷崎:tanizaki
松嶋:matsushima 下島:shimojima 笹島:sasajima 徳島:tokushima 西口:nishiguchi 川瀬:kawase 中塚:nakatsuka 島村:shimamura 千村:chimura
伊沢:izawa 岡沢:okazawa 永沢:nagasawa 前沢:maezawa 青野:aono 猪野:ino 浦野:urano 越野:koshino 原野:harano 𠮷野:yoshino 相川:aikawa
豊川:toyokawa 丸川:marukawa 松藤:matsufuji 伊澤:izawa 岡澤:okazawa 永澤:nagasawa 前澤:maezawa 梅谷:umetani,umeya 塩谷:shiotani,shioya
関谷:sekiya 廣谷:hirotani,hiroya 長瀬:nagase 今岡:imaoka 井崎:izaki 宮嶋:miyajima 加島:kashima 河島:kawashima 千島:chishima 高塚:takatsuka
藤間:fujima,toma 池本:ikemoto 稲本:inamoto 土本:tsuchimoto 柳本:yanagimoto 米本:yonemoto 宇井:ui 富井:tomii 中平:nakahira 中元:nakamoto
廣井:hiroi 細井:hosoi 須原:suhara 南原:nanbara,minamihara 平尾:hirao 平瀬:hirase 小柳:koyanagi,oyanagi 笹沢:sasazawa 杉沢:sugisawa
寺沢:terasawa,terazawa 赤木:akagi 稲村:inamura 米村:yonemura 森口:moriguchi 森松:morimatsu 江崎:esaki,ezaki 藤嶋:fujishima 杉澤:sugisawa
寺澤:terasawa,terazawa 武岡:takeoka 浦山:urayama 越山:koshiyama 原山:harayama 牧山:makiyama 松江:matsue 松橋:matsuhashi 高平:takahira
高地:takachi 吉津:yoshizu 大柳:oyanagi 大泉:oizumi 中里:nakazato 中根:nakane 三森:mitsumori,mimori 安松:yasumatsu
南谷:minamitani,minamiya 有本:arimoto 清本:kiyomoto 増本:masumoto 阿川:agawa 浦川:urakawa 越川:koshikawa 𠮷川:yoshikawa 植野:ueno
内野:uchino 門野:kadono 岸野:kishino 桑野:kuwano 嶋野:shimano 立野:tateno,tachino 丹野:tanno 辻野:tsujino 山森:yamamori 矢沢:yazawa
松坂:matsuzaka,matsusaka 真崎:masaki,mazaki 堀岡:horioka 本岡:motooka 田倉:takura 有村:arimura 勝村:katsumura 勝木:katsuki 戸村:tomura
増村:masumura 矢澤:yazawa 高根:takane 高石:takaishi 野内:nouchi,yanai 芦田:ashida 蒲田:kamata 幸田:koda 斎田:saita 作田:sakuta
信田:nobuta,shinoda 砂田:sunada 仙田:senda 種田:taneda,oita 鍋田:nabeta 畠田:hatada,hatakeda 林田:hayashida 槇田:makita 髙瀬:takase
髙尾:takao 中屋:nakaya 小寺:kodera 小濱:kohama 小堀:kobori 小薗:kozono 小路:shoji,koji 吉見:yoshimi 松宮:matsumiya 山林:yamabayashi
宮坂:miyasaka 宮永:miyanaga 有島:arishima 戸島:toshima 増島:masujima 黒崎:kurosaki 西嶋:nishijima 倉本:kuramoto 重本:shigemoto
浜本:hamamoto 藤江:fujie 永岡:nagaoka 前岡:maeoka 赤沢:akazawa 池沢:ikezawa 米沢:yonezawa 大濱:ohama 大月:otsuki 大薗:ozono 荒谷:araya
長倉:nagakura 城谷:shirotani,jotani 濱谷:hamatani,hamaya 植山:ueyama 栗山:kuriyama 桑山:kuwayama 船山:funayama 立山:tateyama 外山:toyama
湯山:yuyama 神部:kanbe 池澤:ikezawa 深澤:fukasawa,fukazawa 米澤:yonezawa 重村:shigemura 浜村:hamamura 広木:hiroki 若木:wakaki 熊井:kumai
花井:hanai 藤永:fujinaga 野瀬:nose 内川:uchikawa 岸川:kishikawa 立川:tachikawa,tatekawa 辻川:tsujikawa 外川:togawa,sotokawa 湯川:yukawa
市原:ichihara 柴原:shibahara 豊原:toyohara 吉江:yoshie 吉橋:yoshihashi 三塚:mitsuka,mitsuzuka 笹岡:sasaoka 杉岡:sugioka 徳岡:tokuoka
生野:ikuno 向野:mukono,mukaino 滝野:takino 友野:tomono 倉島:kurashima 谷部:yabe,tanibe 浜島:hamajima,hamashima 広島:hiroshima
松﨑:matsuzaki 有沢:arisawa 清沢:kiyosawa 戸沢:tozawa 増沢:masuzawa 石倉:ishikura 小高:odaka,kodaka 小杉:kosugi 小関:koseki,ozeki
小枝:koeda,saeda 小渕:obuchi 岩瀬:iwase 岩尾:iwao 梅本:umemoto 川津:kawazu 関本:sekimoto 安間:anma 山名:yamana 髙松:takamatsu 田嶋:tajima
森嶋:morishima 有澤:arisawa 清澤:kiyosawa 戸澤:tozawa 増澤:masuzawa 吉永:yoshinaga 一木:ichiki 梅村:umemura 梅木:umeki 廣木:hiroki
細木:hosoki 西江:nishie 松森:matsumori 丸谷:marutani,maruya 三平:mihira,mitsuhira 杉崎:sugisaki,sugizaki 瀬崎:sezaki 寺崎:terasaki
川嶋:kawashima 宮﨑:miyazaki 大杉:osugi 大葉:oba 大渕:obuchi 大門:daimon,okado 大神:ogami,oga 大関:ozeki 大高:otaka 大枝:oeda 藤城:fujishiro
島岡:shimaoka 国井:kunii 丸井:marui 山地:yamaji,yamachi 山平:yamahira 山元:yamamoto 牛山:ushiyama 香山:kayama 向山:mukaiyama,mukoyama
鳥山:toriyama 春山:haruyama 平間:hirama 尾島:ojima 長嶋:nagashima 髙倉:takakura 廣島:hiroshima 西坂:nishizaka 倉沢:kurasawa 広沢:hirosawa
上松:uematsu 牧原:makihara 𠮷原:yoshihara 松林:matsubayashi 宮森:miyamori 中垣:nakagaki 中越:nakagoshi,nakakoshi 中園:nakazono
木内:kiuchi,kinouchi 倉澤:kurasawa 古内:furuuchi 広澤:hirosawa 藤﨑:fujisaki 三根:mine 三戸:mito,sannohe 三石:mitsuishi 石津:ishizu
香川:kagawa 滝川:takigawa,takikawa 河崎:kawasaki 矢崎:yazaki 西宮:nishimiya,nishinomiya 山賀:yamaga 山里:yamazato 山西:yamanishi
東村:higashimura 玉木:tamaki 玉村:tamamura 稲岡:inaoka 岩松:iwamatsu 森江:morie 小浜:kohama,obama 北尾:kitao 宮林:miyabayashi 磯野:isono
入野:irino 鹿野:kano,shikano 桐野:kirino 草野:kusano 高垣:takagaki 高波:takanami 沼野:numano 藤沼:fujinuma 坂部:sakabe 武部:takebe
真部:manabe 吉﨑:yoshizaki 菅谷:sugaya,sugatani 安江:yasue 西城:saijo 梅沢:umezawa 塩沢:shiozawa 関沢:sekizawa 富沢:tomizawa 中丸:nakamaru
田上:tagami,taue 田坂:tasaka 森上:morigami,moriue 森永:morinaga 大浜:ohama 青井:aoi 浦井:urai 菅井:sugai 𠮷井:yoshii 合田:goda,aida
臼田:usuda 奧田:okuda 押田:oshida 織田:oda,orita 恩田:onda 甲田:koda 蓑田:minoda 橘田:kitsuda 権田:gonda 郷田:goda 斉田:saita 齋田:saita
迫田:sakoda 龍田:tatsuta 時田:tokita 德田:tokuda 飛田:hida,tobita 肥田:hida,hita 引田:hikita 菱田:hishida 渕田:fuchida 槙田:makita
満田:mitsuda 牟田:muta 桃田:momota 家田:ieda 栁田:yanagida 梅澤:umezawa 塩澤:shiozawa 古瀬:furuse 髙津:takatsu 関澤:sekizawa 富澤:tomizawa
廣澤:hirosawa 福間:fukuma 村尾:murao 山屋:yamaya 石見:iwami 谷内:taniuchi,yachi 藤林:fujibayashi 岩倉:iwakura 長江:nagae 熊本:kumamoto
濱本:hamamoto 吉森:yoshimori 清岡:kiyooka 増岡:masuoka 安永:yasunaga 黒部:kurobe 堀部:horibe 植原:uehara 田宮:tamiya 立原:tachihara
湯原:yuhara 髙嶋:takashima 福嶋:fukushima 高良:takara 飯村:iimura 熊木:kumaki 津村:tsumura 花村:hanamura 花木:hanaki 濱村:hamamura
入山:iriyama 崎山:sakiyama 常山:tsuneyama 冨山:tomiyama 平江:hirae 佐瀬:sase 新倉:niikura 長坂:nagasaka 井内:iuchi,inouchi 中嶺:nakamine
松平:matsudaira 松元:matsumoto 髙見:takami 北口:kitaguchi 久松:hisamatsu 上間:uema 西森:nishimori 野津:notsu,nozu 野間:noma 草川:kusakawa
渋川:shibukawa 二川:futagawa 城島:jojima 成島:narushima,narishima 津島:tsushima 濱島:hamajima,hamashima 小室:komuro 小形:ogata
小河:ogawa,ogo 岡部:okabe 岸谷:kishitani 嶋谷:shimatani 橋谷:hashitani 竹尾:takeo 重岡:shigeoka 浜岡:hamaoka 広岡:hirooka 野嶋:nojima
藤塚:fujitsuka 横内:yokouchi 秋本:akimoto 岩間:iwama 国本:kunimoto 高嶺:takamine 丸本:marumoto 門井:kadoi 岸井:kishii 辻井:tsujii
宮地:miyaji,miyachi 宮平:miyahira 宮元:miyamoto 森﨑:morisaki 石上:ishigami,ishikami 石坂:ishizaka 松戸:matsudo 大友:otomo 大矢:oya
大住:osumi 大脇:owaki 沖野:okino 角野:kadono,sumino 芝野:shibano 眞野:mano 白倉:shirakura 市村:ichimura 中畑:nakahata 八尾:yao 川﨑:kawasaki
笹部:sasabe 浜崎:hamasaki,hamazaki 福江:fukue 新津:niitsu 楠原:kusuhara 向原:mukaihara 春原:sunohara,haruhara 熊沢:kumazawa
成沢:narisawa 坂内:bannai,sakauchi 藤平:fujihira,tohei 藤中:fujinaka 藤元:fujimoto 宮西:miyanishi 浅岡:asaoka 富岡:tomioka 廣岡:hirooka
長﨑:nagasaki 熊澤:kumazawa 成澤:narisawa 豊島:toyoshima,teshima 岩見:iwami 高畑:takahata 山越:yamakoshi 横瀬:yokose 沖山:okiyama
葛山:katsurayama 亀山:kameyama 芝山:shibayama 樋山:hiyama 星山:hoshiyama 元山:motoyama 脇山:wakiyama 吉元:yoshimoto 𠮷本:yoshimoto
新藤:shindo 新見:niimi 鶴谷:tsuruya,tsurutani 室谷:murotani,muroya 長沼:naganuma 佐倉:sakura 梅崎:umezaki 塩崎:shiozaki 髙宮:takamiya
小幡:obata,kohata 小貫:onuki 小岩:koiwa 小竹:kotake,odake 小峰:komine 小淵:obuchi 三吉:miyoshi 出川:degawa 角川:kadokawa 瀧川:takigawa
樋川:hikawa,toikawa 星川:hoshikawa 美川:mikawa 生井:namai 滝井:takii 鳥井:torii 諸井:moroi 猪木:inoki 牧村:makimura 𠮷村:yoshimura
平沼:hiranuma 岩橋:iwahashi 上坂:uesaka,kosaka 野坂:nosaka 大貫:onuki 大羽:oba 大淵:obuchi 大町:omachi 大峰:omine 大出:oide,ode
北嶋:kitajima 髙城:takagi,takashiro 西平:nishihira 吉里:yoshizato 相澤:aizawa 秋澤:akizawa 木津:kizu 青島:aoshima
原島:harashima,harajima 石森:ishimori 岩永:iwanaga 岩上:iwakami 黒瀬:kurose 野宮:nomiya 堀尾:horio 平林:hirabayashi 北見:kitami
柿原:kakihara 桐原:kirihara 崎原:sakihara 木嶋:kijima 髙﨑:takasaki 須崎:suzaki,susaki 中泉:nakaizumi 神津:kozu 粟野:awano 荻野:ogino
椎野:shiino 庄野:shono 住野:sumino 染野:someno 塚野:tsukano 堂野:dono 畑野:hatano 芳野:yoshino 吉屋:yoshiya 川名:kawana 岸本:kishimoto
栗本:kurimoto 桑本:kuwamoto 嶋本:shimamoto 船本:funamoto 辻本:tsujimoto 湯本:yumoto 山浦:yamaura 勝部:katsube 戸部:tobe 木藤:kito,kido
飯岡:iioka 花岡:hanaoka 濱岡:hamaoka 歌田:utada 蛭田:hiruta 薗田:sonoda 櫛田:kushida 蔵田:kurata 源田:genda 霜田:shimoda 﨑田:sakita
品田:shinada 薄田:susukida,usuda 澄田:sumita 副田:soeda 添田:soeda 孫田:magota 額田:nukada 初田:hatsuta 姫田:himeda 弘田:hirota 淵田:fuchida
升田:masuda 桝田:masuda 舛田:masuda 右田:migita 盛田:morita 簗田:yanada 依田:yoda 許田:kyoda 髙森:takamori 永瀬:nagase 永尾:nagao
福森:fukumori 森中:morinaka 森元:morimoto 内村:uchimura 栗木:kuriki 桑村:kuwamura 志村:shimura 嶋村:shimamura 船木:funaki 立木:tachiki
辻村:tsujimura 外村:tonomura,hokamura 橋村:hashimura 入谷:iriya,iritani 長塚:nagatsuka 桐谷:kiritani,kiriya 高柳:takayanagi
渋谷:shibuya,shibutani 谷津:yatsu 保谷:hoya,hotani 松園:matsuzono 松波:matsunami 横倉:yokokura 浦沢:urasawa 越沢:koshizawa 原沢:harasawa
新宮:shingu 岩城:iwaki 野﨑:nozaki 原澤:harasawa 𠮷澤:yoshizawa 川平:kawahira,kabira 川元:kawamoto 國井:kunii 駒井:komai 阪井:sakai
神藤:shindo,kando 小牧:komaki 小俣:omata 小南:kominami 小向:komukai 糸山:itoyama 島内:shimauchi 園山:sonoyama 照山:teruyama 當山:toyama
畑山:hatayama,hatakeyama 平塚:hiratsuka 益山:masuyama 守山:moriyama 矢内:yanai,yauchi 熊崎:kumazaki 早崎:hayasaki 花崎:hanazaki
濱崎:hamasaki,hamazaki 五島:goto 桑島:kuwajima,kuwashima 髙林:takabayashi 黒松:kuromatsu 森戸:morito 森西:morinishi 笹尾:sasao
杉尾:sugio 瀬尾:seo,senoo 中条:chujo,nakajo 中馬:chuman,nakama 中薗:nakazono 中東:nakahigashi 中濱:nakahama 中堀:nakabori 宮越:miyakoshi
宮園:miyazono 山畑:yamahata 新城:shinjo,arashiro 北上:kitakami 久永:hisanaga 白坂:shirasaka 坂倉:sakakura 広部:hirobe 岩﨑:iwasaki
古橋:furuhashi 村橋:murahashi 大庭:oba 大前:omae 大角:osumi 大郷:osato 大渡:owatari 大牧:omaki 大鳥:otori 大南:ominami 石塚:ishizuka
泉川:izumikawa 糸川:itokawa 菊川:kikukawa 染川:somekawa 坪川:tsubokawa 芳川:yoshikawa 谷藤:tanifuji 松丸:matsumaru 松吉:matsuyoshi
安西:anzai 川西:kawanishi 市岡:ichioka 豊岡:toyooka 丸岡:maruoka 八嶋:yashima 村永:muranaga 池内:ikeuchi 今津:imazu 岩下:iwashita
楠本:kusumoto 高月:takatsuki 高濱:takahama 佐橋:sahashi 水間:mizuma 滝本:takimoto 春本:harumoto 藤波:fujinami 柳内:yanauchi,yanai
米内:yonai 岡松:okamatsu 永松:nagamatsu 森屋:moriya 折原:orihara 葛原:kuzuhara 芝原:shibahara 上林:kanbayashi,uebayashi 加瀬:kase
河瀬:kawase 矢尾:yao 丹沢:tanzawa 湯沢:yuzawa 宮良:miyara 香村:komura 楠木:kusunoki 篠木:shinoki 春木:haruki 柴崎:shibazaki,shibasaki
廣部:hirobe 髙塚:takatsuka 水嶋:mizushima 湯澤:yuzawa 新沼:niinuma 神永:kaminaga 神坂:kamisaka 平賀:hiraga 平石:hiraishi 奥津:okutsu
奥間:okuma 坂間:sakama 中神:nakagami 瀬口:seguchi 仲松:nakamatsu 生島:ikushima 牛島:ushijima 長屋:nagaya 葛谷:kuzuya 角谷:kadoya,sumiya
亀谷:kametani,kameya 萩谷:hagiya,hagitani 脇谷:wakitani,wakiya 江藤:eto 藤丸:fujimaru 藤吉:fujiyoshi 藤生:fujiu,fujio 古城:furujo,kojo
神宮:jingu 赤尾:akao 遠野:tono 綾野:ayano 鷹野:takano 深尾:fukao 深瀬:fukase 槇野:makino 町野:machino 柳瀬:yanase 出井:idei 折井:orii 亀井:kamei
蓮井:hasui 元井:motoi 福地:fukuchi 福元:fukumoto 福中:fukunaka 真嶋:majima 𠮷岡:yoshioka 宮浦:miyaura 宮武:miyatake 三富:mitomi,mitsutomi
高杉:takasugi 西垣:nishigaki 小畠:obata,kobatake 小国:oguni 小熊:oguma 小黒:oguro 小仲:konaka 吉良:kira 真藤:shindo,shinto 笹倉:sasakura
松方:matsukata 河口:kawaguchi 矢口:yaguchi 井坂:isaka 八坂:yasaka 浦崎:urasaki 福西:fukunishi 柿本:kakimoto 兼本:kanemoto 國本:kunimoto
倉内:kurauchi 崎本:sakimoto 水橋:mizuhashi 藤浦:fujiura 横江:yokoe 清瀬:kiyose 渡瀬:watase 増尾:masuo 大熊:okuma 大国:okuni 大仲:onaka
大畠:ohata,obata 大黒:oguro,daikoku 樫山:kashiyama 作山:sakuyama 砂山:sunayama 舩山:funayama 楢山:narayama 町山:machiyama 上地:uechi
上中:uenaka 野平:nohira 野地:noji 野元:nomoto 金森:kanamori 北林:kitabayashi 磯村:isomura 柿木:kakigi 駒村:komamura 駒木:komaki
崎村:sakimura 渋木:shibuki 二村:nimura,futamura 二木:futaki,niki 中條:chujo,nakajo 中浜:nakahama 中司:nakatsukasa 新名:niina
今永:imanaga 江上:egami 島倉:shimakura 芦川:ashikawa 砂川:sunagawa 夏川:natsukawa 布川:nunokawa,fukawa 赤松:akamatsu 池松:ikematsu
荻原:ogiwara,ogihara 柏原:kashiwabara,kashihara 茂原:mobara,shigehara 園原:sonohara 塚原:tsukahara 森垣:morigaki 森園:morizono
岩元:iwamoto 吉浦:yoshiura 吉武:yoshitake 岡嶋:okajima 永嶋:nagashima 前嶋:maejima 三条:sanjo 末岡:sueoka 辻岡:tsujioka 外岡:tonooka
鹿島:kashima 兼島:kaneshima 桐島:kirishima 村林:murabayashi 上西:uenishi 上里:uezato 今宮:imamiya 川越:kawagoe 高浜:takahama 高久:takaku
山家:yamaga,yanbe 山路:yamaji 山寺:yamadera 山東:santo 若尾:wakao 岡見:okami 永見:nagami 坂上:sakagami,sakaue 黒江:kuroe 西浦:nishiura
泉谷:izumiya,izumitani 板谷:itaya,itatani 神林:kanbayashi 菊谷:kikuya,kikutani 住谷:sumiya,sumitani 染谷:someya 竹森:takemori
土倉:tsuchikura 半谷:hanya,hangai 守谷:moriya,moritani 米倉:yonekura 嶋崎:shimazaki 外崎:tonosaki 寺嶋:terashima 田丸:tamaru
戸松:tomatsu 渡口:toguchi 水城:mizuki 糸井:itoi 染井:somei 坪井:tsuboi 照井:terui 河津:kawazu 島津:shimazu 新里:shinzato,nissato
黒坂:kurosaka 本永:motonaga 入沢:irisawa 渋沢:shibusawa 冨沢:tomizawa 沼沢:numazawa 竹林:takebayashi 松代:matsushiro 浅尾:asao
一瀬:ichinose,ichise 中河:nakagawa 中矢:nakaya 入澤:irisawa 海部:kaifu 江﨑:esaki,ezaki 沖本:okimoto 柿澤:kakizawa 駒澤:komazawa
酒本:sakamoto 渋澤:shibusawa 瀧本:takimoto 冨澤:tomizawa 永江:nagae 沼澤:numazawa 脇本:wakimoto 三枝:saegusa,mieda 三神:mikami,migami
三門:mikado 三池:miike 石垣:ishigaki 矢嶋:yajima 戸倉:tokura 本宮:motomiya,hongu 西方:nishikata 鬼木:oniki 眞木:maki 元村:motomura
鶴岡:tsuruoka 室岡:murooka 重松:shigematsu 浜松:hamamatsu 小柴:koshiba 小峯:komine 赤間:akama 江森:emori 甲野:kono 狩野:kano,karino
茅野:chino,kayano 高室:takamuro 高岸:takagishi 水沼:mizunuma 辰野:tatsuno 月野:tsukino 深津:fukatsu 渕野:fuchino 横森:yokomori 米津:yonezu
興野:okino,kyono 金平:kanehira 木元:kimoto 村中:muranaka 村元:muramoto 安武:yasutake 杉江:sugie 徳江:tokue 北里:kitasato 白戸:shirato
白根:shirane 本城:honjo 眞島:majima 元島:motojima 大館:odate 会田:aida 會田:aida 浮田:ukita 釜田:kamata 串田:kushida 菰田:komoda 薦田:komoda
潮田:ushioda 繁田:shigeta 嶌田:shimada 代田:shirota,daita 吹田:suita,fukita 隅田:sumida 縄田:nawata 濵田:hamada 疋田:hikita
誉田:honda,konda 宝田:takarada 蒔田:makita,maita 枡田:masuda 蓬田:yomogida 割田:warita 篠崎:shinozaki 石丸:ishimaru 今林:imabayashi
城内:shirouchi,jonai 藤代:fujishiro 松家:matsuka,matsuie 坂下:sakashita 真下:mashimo 下坂:shimosaka 寺坂:terasaka 浦部:urabe 木戸:kido
黒﨑:kurosaki 村石:muraishi 村西:muranishi 笠原:kasahara 蒲原:kanbara,kamohara 砂原:sunahara 田畑:tabata 富松:tomimatsu 楢原:narahara
林原:hayashibara 槇原:makihara 稲見:inami 勝間:katsuma 深見:fukami 三留:mitome 前城:maeshiro 奧山:okuyama 舟山:funayama 德山:tokuyama
川畑:kawabata 中辻:nakatsuji 中出:nakade 中町:nakamachi 中峰:nakamine 宮路:miyaji 宮薗:miyazono 宮寺:miyadera 谷中:taninaka,yanaka
谷地:yachi 吉富:yoshitomi 吉水:yoshimizu 鬼沢:onizawa 髙良:takara 福丸:fukumaru 福良:fukura 上垣:uegaki 上園:uezono 神里:kamizato 佐賀:saga
石嶺:ishimine 緒川:ogawa 押川:oshikawa 鴨川:kamogawa 皆川:minagawa 澁川:shibukawa 鮎川:ayukawa 浪川:namikawa 菱川:hishikawa 河上:kawakami
岡﨑:okazaki 瀧澤:takizawa 鍋谷:nabetani,nabeya 綿谷:watatani,wataya 浅倉:asakura 荒尾:arao 飯尾:iio 片瀬:katase 成瀬:naruse 常岡:tsuneoka
冨岡:tomioka 勝見:katsumi 藤家:fujiie 横塚:yokotsuka,yokozuka 岩波:iwanami 高須:takasu 高辻:takatsuji 高安:takayasu 高峰:takamine
高岩:takaiwa 土橋:tsuchihashi,dobashi 天津:amatsu 堂本:domoto 柳橋:yanagibashi,yanagihashi 笠井:kasai 夏井:natsui 町井:machii
竹石:takeishi 松枝:matsueda 松葉:matsuba 榎木:enoki 柏木:kashiwagi 唐木:karaki 桜木:sakuragi 櫻木:sakuragi 椎木:shiiki 庄村:shomura
正木:masaki 仁木:niki 芳村:yoshimura 磯崎:isozaki 柿崎:kakizaki 駒崎:komazaki 杉﨑:sugisaki 福武:fukutake 赤坂:akasaka 池上:ikegami
池永:ikenaga 米永:yonenaga 今中:imanaka 横地:yokochi 井戸:ido 八戸:hachinohe 三友:mitomo 三河:mikawa 岡林:okabayashi 荻島:ogishima
市瀬:ichinose,ichise 梅津:umezu,umetsu 喜瀬:kise 笹沼:sasanuma 笹森:sasamori 柴尾:shibao 杉下:sugishita 杉森:sugimori
瀬下:sejimo,seshita 瀬沼:senuma 寺下:terashita 丸尾:maruo 山辺:yamabe,yamanobe 山室:yamamuro 成松:narimatsu 田代:tashiro 森泉:moriizumi
島﨑:shimazaki 矢﨑:yazaki 奥平:okudaira,okuhira 坂元:sakamoto 真中:manaka 今西:imanishi 今里:imazato 西条:saijo 西東:saito 水戸:mito
西堀:nishibori 藤枝:fujieda 本名:honna 牧内:makiuchi 有坂:arisaka 清永:kiyonaga 増永:masunaga 髙畑:takahata 小暮:kogure 小滝:kotaki
小船:kobune 小藪:koyabu 小鹿:koshika 小窪:kokubo 赤城:akagi 松久:matsuhisa 安富:yasutomi 島森:shimamori 倉橋:kurahashi 広橋:hirohashi
朝岡:asaoka 亀岡:kameoka 浅見:asami 塩見:shiomi 尾藤:bito 唐沢:karasawa 清宮:kiyomiya,seimiya 桜沢:sakurazawa 半沢:hanzawa 細見:hosomi
大滝:otaki 大槻:otsuki 大和:yamato 大隈:okuma 大窪:okubo 大國:okuni 大迫:osako 大蔵:okura 大藪:oyabu 大舘:odate 片倉:katakura 熊倉:kumakura
坂西:sakanishi,banzai 坂根:sakane 武石:takeishi 吉池:yoshiike 吉葉:yoshiba 友部:tomobe 高梨:takanashi 高取:takatori 高妻:kozuma
唐澤:karasawa 古越:furukoshi 櫻澤:sakurazawa 半澤:hanzawa 村越:murakoshi 芳澤:yoshizawa 新保:shinbo 重永:shigenaga 猪瀬:inose 牧瀬:makise
平泉:hiraizumi 平柳:hirayanagi 国松:kunimatsu 漆原:urushihara,urushibara 茅原:kayahara 郷原:gohara 栃原:tochihara 槙原:makihara
桃原:momohara,tobaru 芝崎:shibazaki,shibasaki 星崎:hoshizaki 三須:misu 稲森:inamori 萱野:kayano 昆野:konno 佐波:sawa,saba 境野:sakaino
舘野:tateno 館野:tateno 伴野:banno,tomono 秦野:hatano 姫野:himeno 的野:matono 柳下:yagishita,yanagishita 西海:nishiumi,saikai
岡元:okamoto 前中:maenaka 藤巻:fujimaki 安東:ando 川路:kawaji 樫本:kashimoto 作本:sakumoto 瀬名:sena 天宮:amamiya 廣橋:hirohashi 廣江:hiroe
細江:hosoe 若宮:wakamiya 山端:yamahata,yamabata 山花:yamahana 金丸:kanamaru 鵜木:unoki 樫村:kashimura 幸村:yukimura,komura 斎木:saiki
鈴村:suzumura 舩木:funaki 種村:tanemura 夏木:natsuki 峰村:minemura 峯村:minemura 魚谷:uotani 長濱:nagahama 長堀:nagahori 狩谷:kariya
澁谷:shibuya,shibutani 早津:hayatsu 谷垣:tanigaki 雨谷:amagai,amaya 納谷:naya,noya 蜂谷:hachiya,hachitani 松室:matsumuro
尾上:onoe,ogami 北浦:kitaura 伊賀:iga 前里:maezato 臼井:usui 織井:orii 桃井:momoi 由井:yui 吉留:yoshidome,yoshitome 吉光:yoshimitsu
下平:shimodaira,shimohira 下元:shimomoto 仲地:nakachi 有森:arimori 樺山:kabayama 郡山:koriyama 﨑山:sakiyama 築山:tsukiyama 檜山:hiyama
飯嶋:iijima 髙柳:takayanagi 手島:teshima 福富:fukutomi 猪口:inoguchi 田渕:tabuchi 牧口:makiguchi 一宮:ichimiya,ichinomiya 梅宮:umemiya
宮脇:miyawaki 井垣:igaki 中居:nakai 中北:nakakita 磯部:isobe 東江:agarie 須江:sue 金武:kin 愛川:aikawa 石濱:ishihama 色川:irokawa 歌川:utagawa
親川:oyakawa 粕川:kasukawa 桂川:katsuragawa 衣川:kinugawa 品川:shinagawa 澄川:sumikawa 綱川:tsunakawa 恒川:tsunekawa 梁川:yanagawa
湧川:wakugawa 早見:hayami 下里:shimosato 西條:saijo 寺西:teranishi 寺石:teraishi 仲里:nakazato 仲西:nakanishi 西浜:nishihama 正岡:masaoka
益岡:masuoka 加地:kaji 久場:kuba 須永:sunaga 赤塚:akatsuka 海津:kaizu 神保:jinbo 高畠:takahata,takabatake 高市:takaichi 重森:shigemori
水越:mizukoshi 天沼:amanuma 長門:nagato 三科:mishina 三角:misumi,mikado 芦沢:ashizawa 鵜沢:uzawa 柏崎:kashiwazaki 薮崎:yabusaki
藪崎:yabusaki 芦澤:ashizawa 鵜澤:uzawa 塩﨑:shiozaki 尾﨑:ozaki 木場:kiba 古畑:furuhata 豊嶋:toyoshima,teshima 福家:fukuie,fuke
山科:yamashina 山手:yamate 山梨:yamanashi 加賀:kaga 河西:kasai,kawanishi 島根:shimane 千石:sengoku 千賀:chiga,senga 平子:hirako,hirago
倉林:kurabayashi 松重:matsushige 吉住:yoshizumi 植松:uematsu 末松:suematsu 田巻:tamaki 立松:tatematsu 橋口:hashiguchi 森光:morimitsu
湯口:yuguchi 海藤:kaito 石神:ishigami 石関:ishizeki 浅沼:asanuma 牛尾:ushio 日下:kusaka 楠瀬:kusunose 細沼:hosonuma 片上:katakami
熊坂:kumasaka 宮竹:miyatake 宮古:miyako 赤石:akaishi 上条:kamijo 上薗:uezono 上月:kozuki,kamizuki 堀越:horikoshi 小菅:kosuge 小磯:koiso
小鷹:kotaka 小薮:koyabu 小湊:kominato 小椋:ogura 須﨑:suzaki 梅林:umebayashi 長浜:nagahama 門倉:kadokura 成宮:narumiya 名倉:nagura
髙杉:takasugi 原嶋:harashima 市橋:ichihashi 岩月:iwatsuki 岩堀:iwahori 鹿内:shikanai 柿内:kakiuchi 柄本:emoto 近内:chikauchi,konnai
栃本:tochimoto 浜名:hamana 丸橋:maruhashi 椋本:mukumoto 大瀧:otaki 大塩:oshio 大隅:osumi 大澄:osumi 大伴:otomo 大藏:okura 伊波:iha
前園:maezono 久富:hisatomi 白水:shirouzu,shiramizu 白柳:shirayanagi 花城:hanashiro 奧村:okumura 斉木:saiki 齋木:saiki 舟木:funaki
妻木:tsumaki 栃木:tochigi 並木:namiki 伏木:fushiki 皆木:minaki 椋木:mukunoki,mukugi 中峯:nakamine 有賀:aruga,ariga 本吉:motoyoshi
新堀:niibori 海上:unakami 豊永:toyonaga 蛯原:ebihara 田尻:tajiri 滝口:takiguchi 椿原:tsubakihara 友松:tomomatsu 森住:morizumi
森友:moritomo 森脇:moriwaki 倉地:kurachi 浜中:hamanaka 広中:hironaka 吉竹:yoshitake 吉峰:yoshimine 吉安:yoshiyasu 三国:mikuni 信岡:nobuoka
蓑島:minoshima 濱﨑:hamasaki,hamazaki 伏島:fuseshima 松前:matsumae 上杉:uesugi 上門:uejo 安住:azumi 安室:amuro 江畑:ebata 川岸:kawagishi
川辺:kawabe 川尻:kawajiri 門間:monma,kadoma 下園:shimozono 志津:shizu 嶋津:shimazu 船津:funatsu 外間:hokama 山成:yamanari 山邊:yamabe
永吉:nagayoshi 岩渕:iwabuchi 本保:honbo 西出:nishide 円谷:tsuburaya 粕谷:kasuya 京谷:kyotani 茶谷:chatani,chaya 針谷:hariya,harigaya
湊谷:minatoya 藁谷:waraya,waragai 飯沼:iinuma 長友:nagatomo 神代:kumashiro,kojiro 四倉:yotsukura 城下:shiroshita
楢崎:narasaki,narazaki 林崎:hayashizaki 福留:fukudome,fukutome 福光:fukumitsu 目崎:mesaki 宮前:miyamae 北条:hojo 白濱:shirahama
碓井:usui 薄井:usui 樽井:tarui 羽地:haneji 廣中:hironaka 嶺井:minei 湧井:wakui 平形:hiragata 河越:kawagoe 新海:shinkai 新関:niizeki
浦上:urakami,uragami 𠮷永:yoshinaga 柄沢:karasawa 笹生:saso,sasao 瀬良:sera 鮎沢:ayusawa 徳丸:tokumaru 栁沢:yanagisawa 柄澤:karasawa
沓澤:kutsuzawa 古家:furuie,koga 柴﨑:shibasaki 澁澤:shibusawa 園部:sonobe 鮎澤:ayusawa 藤牧:fujimaki 栁澤:yanagisawa 一戸:ichinohe
上條:kamijo 関戸:sekido 羽賀:haga 羽根:hane 羽石:haneishi 堀場:horiba 兼松:kanematsu 近松:chikamatsu 阪口:sakaguchi 常松:tsunematsu
田端:tabata 田淵:tabuchi 田頭:tagashira,tanokashira 森重:morishige 森安:moriyasu 八代:yashiro,yatsushiro 神馬:jinba 紺野:konno
柴沼:shibanuma 滋野:shigeno 只野:tadano 庭野:niwano 幡野:hatano 俣野:matano 川端:kawabata 桑江:kuwae 徳嶺:tokumine 仲嶺:nakamine 久高:kudaka
久門:kumon 白神:shiraga 牛嶋:ushijima 七尾:nanao 関屋:sekiya 萩尾:hagio 蓮尾:hasuo 福住:fukuzumi 前畑:maehata 丸林:marubayashi 長峰:nagamine
鹿倉:shikakura,kakura 岸上:kishigami 末永:suenaga 金杉:kanasugi 須賀:suga 南里:nanri 西郷:saigo 西牧:nishimaki 有園:arizono 稲生:inao,ino
稲吉:inayoshi 楠見:kusumi 土生:habu 鶴見:tsurumi 米良:mera 柳生:yagyu 三栖:misu 影山:kageyama 景山:kageyama 陰山:kageyama 込山:komiyama
陶山:suyama 椙山:sugiyama 桧山:hiyama 平出:hiraide,hirade 平岩:hiraiwa 籾山:momiyama 蝋山:royama 中桐:nakagiri 中込:nakagomi,nakagome
中道:nakamichi 宮入:miyairi 宮北:miyakita 宮国:miyaguni 山添:yamazoe 奥泉:okuizumi 奥富:okutomi 片平:katahira 武富:taketomi 濱中:hamanaka
青沼:aonuma 菅沼:suganuma 野尻:nojiri 野辺:nobe 芥川:akutagawa 老川:oikawa 追川:oikawa 掛川:kakegawa 絹川:kinugawa 犀川:saikawa
実川:jitsukawa 助川:sukegawa 滑川:namekawa,namerikawa 寄川:yorikawa 月岡:tsukioka 北條:hojo 栗城:kuriki 白浜:shirahama 名城:nashiro
有吉:ariyoshi 今堀:imahori 蔵本:kuramoto 高槻:takatsuki 高萩:takahagi 今東:konto 坪内:tsubouchi 升本:masumoto 桝本:masumoto 諸橋:morohashi
薮内:yabuuchi 藪内:yabuuchi 横路:yokoji 横濱:yokohama 喜名:kina 赤嶺:akamine 草間:kusama 沼津:numazu 若園:wakazono 出口:deguchi
折口:origuchi 瀧口:takiguchi 城戸:kido 黒柳:kuroyanagi 齊木:saiki 茶木:chaki 露木:tsuyuki 轟木:todoroki 乙部:otobe 綾部:ayabe 龍崎:ryuzaki
鹿嶋:kashima 川俣:kawamata 川手:kawate 金光:kanemitsu 髙須:takasu 髙辻:takatsuji 福重:fukushige 香坂:kosaka 友永:tomonaga 奥寺:okudera
奥薗:okuzono 坂東:bando 吉成:yoshinari 井関:iseki 八子:yago,hachiko 八神:yagami 朝倉:asakura 長妻:nagatsuma 長南:chonan 貴島:kijima
君島:kimijima 辛島:karashima 添島:soejima 綱島:tsunashima 来島:kurushima,kijima 勝浦:katsuura 清武:kiyotake 二見:futami 若生:wako,wakao
篠宮:shinomiya 四宮:shinomiya,yotsumiya 丹下:tange 池畑:ikehata 土方:hijikata 百瀬:momose 平手:hirate 今枝:imaeda 今関:imazeki
豊里:toyozato 堀家:horike,horiie 横関:yokozeki 小髙:odaka,kodaka 小玉:kodama 小糸:koito 小栗:oguri 小針:kobari 小笹:kosasa,ozasa
小粥:ogai,kogai 久住:kusumi,hisazumi 白河:shirakawa 栗林:kuribayashi 石渡:ishiwata,ishiwatari 入江:irie 岩淵:iwabuchi 渋江:shibue
樺沢:kabasawa 芹沢:serizawa 韮沢:nirasawa 日吉:hiyoshi 羽生:hanyu,habu 大串:ogushi,okushi 大嶽:otake 大岳:otake 大鐘:ogane 大類:orui
大湾:owan 伊東:ito 沖津:okitsu 古河:furukawa,koga 篠﨑:shinozaki 芹澤:serizawa 韮澤:nirasawa 根津:nezu 朴澤:hozawa 前濱:maehama 前薗:maezono
村岸:muragishi 八巻:yamaki 新納:niiro 阪上:sakagami,sakaue 冨永:tominaga 保坂:hosaka 千代:chiyo,sendai 矢代:yashiro 田所:tadokoro
田熊:takuma 在原:ariwara 桒原:kuwabara 延原:nobuhara 埴原:haibara 髙梨:takanashi 三船:mifune 三國:mikuni 三雲:mikumo 生沼:oinuma
本杉:motosugi 桑名:kuwana 川邊:kawabe 川北:kawakita 下薗:shimozono 下条:gejo,shimojo 藤堂:todo 二宮:ninomiya 藤盛:fujimori 山腰:yamakoshi
蓮見:hasumi 荒垣:aragaki 板倉:itakura 稲富:inatomi 扇谷:ogiya,ogigayatsu 桶谷:oketani 柏倉:kashiwakura 糟谷:kasuya 刈谷:kariya 苅谷:kariya
紙谷:kamiya 車谷:kurumatani 宿谷:shukuya 炭谷:sumitani 谷脇:taniwaki 津波:tsuha 坪倉:tsubokura 花園:hanazono 深水:fukami,fukamizu
兼城:kaneshiro 白須:shirasu 白幡:shirahata 白岩:shiraiwa 上妻:kozuma,agatsuma 永渕:nagabuchi 野手:note 坂巻:sakamaki 筒井:tsutsui
壺井:tsuboi 楡井:nirei 貫井:nukui 温井:nukui 橋元:hashimoto 油井:yui 吉次:yoshitsugu 涌井:wakui 千家:senge 井尻:ijiri 樫尾:kashio 綾瀬:ayase
中溝:nakamizo 中務:nakatsukasa 羽場:haba 織部:oribe 隈部:kumabe 木幡:kohata,kobata 根橋:nehashi 村重:murashige 石毛:ishige 志賀:shiga
船戸:funato 立石:tateishi 寺門:terakado 西銘:nishime 政岡:masaoka 盛岡:morioka 樋上:higami,hinoue 脇坂:wakisaka,wakizaka 赤堀:akahori
粟津:awazu 江尻:ejiri 鹿沼:kanuma 柿沼:kakinuma 唐津:karatsu 佐竹:satake 佐古:sako 阪下:sakashita 篠塚:shinozuka 柴垣:shibagaki 當間:toma
春名:haruna 深堀:fukahori 横矢:yokoya 鷲津:washizu 露崎:tsuyuzaki 尼崎:amasaki 南方:minakata,minamikata 加門:kamon 倉富:kuratomi
重富:shigetomi 竹安:takeyasu 竹花:takehana 松隈:matsukuma 松土:matsudo 松金:matsukane 奥脇:okuwaki 楠元:kusumoto 四元:yotsumoto
笠松:kasamatsu 峰松:minematsu 峯松:minematsu 相良:sagara 秋吉:akiyoshi 市丸:ichimaru 清家:seike 国吉:kuniyoshi 仁藤:nito 半藤:hando
葛城:katsuragi 久貝:kugai 久志:kushi 白鳥:shiratori 白取:shiratori 下條:shimojo,gejo 徳光:tokumitsu 徳久:tokuhisa 徳留:tokudome 井出:ide
川満:kawamitsu 八幡:yahata,yawata 宮國:miyaguni 宮腰:miyakoshi,miyagoshi 多賀:taga 香西:kasai,kozai 室賀:muroga 諸石:moroishi
赤池:akaike 阿波:awa 稲葉:inaba 菅波:suganami 土門:domon 野邊:nobe 深海:fukami 木俣:kimata 一柳:ichiyanagi,hitotsuyanagi 長峯:nagamine
十倉:tokura 鍋倉:nabekura 相浦:aiura 秋保:akiho 板橋:itabashi 岩佐:iwasa 江頭:egashira 江幡:ebata 藏本:kuramoto 椎橋:shiihashi
水町:mizumachi 藤掛:fujikake 若月:wakatsuki 平敷:hirashiki,heshiki 神取:kandori 佐渡:sado,sato 佐多:sata 永友:nagatomo 蓮沼:hasunuma
眞下:mashimo 室屋:muroya 才木:saiki 殿村:tonomura 味村:mimura 菅生:sugo,sugao 戸高:todaka 渡利:watari 増子:masuko,mashiko 増渕:masubuchi
新美:niimi 新居:arai,nii 道上:michigami,dojo 益永:masunaga 石堂:ishido 奥貫:okunuki 兼平:kanehira 波平:namihira 吉弘:yoshihiro 三隅:misumi
三瓶:sanpei,mikame 簑島:minoshima 霧島:kirishima 敷島:shikishima 輪島:wajima 相場:aiba 間瀬:mase 一条:ichijo 塩月:shiotsuki 笠間:kasama
岸波:kishinami 座間:zama 作間:sakuma 志波:shiba 船越:funakoshi 丹波:tanba 外園:hokazono 当間:toma 名越:nagoshi,nakoshi
馬越:magoshi,umakoshi 満尾:mitsuo 山縣:yamagata 山王:sanno 阿武:anno,abu 黒岩:kuroiwa 黒須:kurosu 黒羽:kuroha,kurobane 天海:amami,amagai
若杉:wakasugi 阿保:abo 井手:ide 手嶋:teshima 福満:fukumitsu 北畠:kitabatake 河辺:kawabe 島尻:shimajiri 末吉:sueyoshi 丹生:nyu,niu 能見:nomi
飯泉:iizumi 片柳:katayanagi 熊代:kumashiro 城代:kidai,jodai 成富:naritomi 早水:hayami 東条:tojo 江角:ezumi 岡安:okayasu 鬼塚:onizuka
金成:kanari 古味:komi 古市:furuichi 南条:nanjo 村治:muraji 横手:yokote 浅利:asari 浅海:asaumi 一杉:hitosugi 尾関:ozeki 尾池:oike 野呂:noro
關口:sekiguchi 田鍋:tanabe 田籠:tagomori 池辺:ikebe 池尻:ikejiri 佐治:saji 照沼:terunuma 道下:michishita 鳥越:torigoe 御園:misono
薮下:yabushita 藪下:yabushita 坂梨:sakanashi 岩切:iwakiri 岩館:iwadate 川又:kawamata 下重:shimoju 重光:shigemitsu 重久:shigehisa
末武:suetake 鈴江:suzue 瀬古:seko 舩橋:funabashi 天久:ameku 徳重:tokushige 安楽:anraku 竹市:takeichi 谷合:taniai 豊泉:toyoizumi
松浪:matsunami 松並:matsunami 新堂:shindo 穂坂:hosaka 折戸:orito 葛西:kasai 七戸:shichinohe 曽根:sone 玉利:tamari 本郷:hongo 美里:misato
牛丸:ushimaru 鶴丸:tsurumaru 加古:kako 河端:kawabata 島貫:shimanuki 千頭:chikami,chikagami 一條:ichijo 中坪:nakatsubo 中鉢:chubachi
中臣:nakatomi 橋場:hashiba 伊庭:iba 岡庭:okaniwa 師岡:morooka 久米:kume 相馬:soma 秋月:akizuki 漆間:uruma 興津:okitsu 垣内:kakiuchi
高桑:takakuwa 椎名:shiina 知名:china 迫間:hazama,sakoma 浜辺:hamabe 引間:hikima 藤浪:fujinami 赤羽:akabane,akaba 池端:ikehata
深町:fukamachi 柳町:yanagimachi 青柳:aoyagi 荒関:araseki 飯高:iitaka 片渕:katabuchi 成海:narumi 蠣崎:kakizaki 先崎:senzaki,sakizaki
洲崎:suzaki 竜崎:ryuzaki 東條:tojo 古館:furudate 古謝:koja 楢﨑:narasaki 南條:nanjo 吉冨:yoshitomi 坂入:sakairi 武市:takeichi
仁平:nihei,nidaira 武笠:mukasa 百地:momochi 風見:kazami 権藤:gondo 周藤:suto,shuto 伏見:fushimi 桐生:kiryu 國吉:kuniyoshi 増淵:masubuchi
渡貫:watanuki 生方:ubukata 尾形:ogata 神長:kaminaga 四方:shikata,yomo 関矢:sekiya 細矢:hosoya 簗瀬:yanase 相葉:aiba 秋葉:akiba 糸賀:itoga
菅家:kanke 国枝:kunieda 曾根:sone 芳賀:haga 堀北:horikita 本居:motoori 荒巻:aramaki 和泉:izumi 五代:godai 志水:shimizu 津留:tsuru
倉重:kurashige 舟橋:funahashi 天羽:amo,amou 浪江:namie 伊佐:isa 守屋:moriya 新庄:shinjo 德永:tokunaga 渕上:fuchigami,fuchikami 家永:ienaga
田邉:tanabe 恒松:tsunematsu 則松:norimatsu 三品:mishina 三善:miyoshi 三苫:mitoma 青池:aoike 原子:harako 内堀:uchibori 門馬:monma
外薗:hokazono 間宮:mamiya 安積:asaka 安宅:ataka 尾花:obana 尾辻:otsuji 川勝:kawakatsu 川澄:kawasumi 窪塚:kubozuka 國場:kokuba 富安:tomiyasu
別宮:betsumiya,bekku 安念:annen 山県:yamagata 山際:yamagiwa 鬼丸:onimaru 勝俣:katsumata 長束:natsuka 鎌倉:kamakura 宍倉:shishikura
花形:hanagata 北爪:kitazume 北詰:kitazume 久我:kuga 白土:shirato,shiratsuchi 白洲:shirasu 幸地:kochi 畠中:hatanaka 平識:heshiki 加来:kaku
加治:kaji 矢後:yago 礒部:isobe 卜部:urabe 占部:urabe 刑部:osakabe 軽部:karube 建部:takebe,tatebe 物部:mononobe 東出:higashide 木暮:kogure
木曽:kiso 倉科:kurashina 古閑:koga 古庄:furusho 古舘:furudate,furutachi 樋浦:hiura 石破:ishiba 明石:akashi 内海:utsumi,uchiumi 斎賀:saiga
仙石:sengoku 外池:tonoike 馬渕:mabuchi 堀米:horigome 堀切:horikiri 稲毛:inage 蛭間:hiruma 香月:katsuki,kazuki 鴨下:kamoshita 儀間:gima
国友:kunitomo 塚越:tsukakoshi,tsukagoshi 土居:doi 土佐:tosa 雨森:amenomori,amemori 堂園:dozono 肥沼:koenuma,koinuma 菱沼:hishinuma
財津:zaitsu 米持:yonemochi 日向:hinata,hyuga 羽鳥:hatori 福冨:fukutomi 細貝:hosogai 草柳:kusayanagi 進藤:shindo 住吉:sumiyoshi 樽見:tarumi
都丸:tomaru 戸来:herai 兵藤:hyodo 辺見:henmi 屋良:yara 門司:monji,moji 和久:waku 瀬長:senaga 鳥海:toriumi,chokai 友利:tomori 東郷:togo
須貝:sugai 南郷:nango 犬塚:inuzuka 今福:imafuku 行武:yukitake 国頭:kunigami 沓名:kutsuna 毛塚:kezuka 阪東:bando 崎濱:sakihama
柴辻:shibatsuji 陣内:jinnai,jinnouchi 水流:tsuru 百武:hyakutake 籔内:yabuuchi 横道:yokomichi 加茂:kamo 矢作:yahagi 是永:korenaga
淵上:fuchigami,fuchikami 最上:mogami 間中:manaka 恩地:onchi 隈元:kumamoto 坂詰:sakazume 坂爪:sakazume 武智:takechi 武末:takesue
武蔵:musashi 引地:hikichi 真船:mafune 吉行:yoshiyuki 荒牧:aramaki 出水:demizu,izumi 片貝:katagai 稲盛:inamori 宇治:uji 塩入:shioiri
多久:taku 行方:namekata,yukata 妹尾:senoo,seo 仙波:senba 舩越:funakoshi 宗方:munakata 鶴巻:tsurumaki 鶴留:tsurudome 日笠:higasa
深作:fukasaku 米満:yonemitsu 米盛:yonemori 座波:zaha 兼子:kaneko 茅根:chinone 國枝:kunieda 黒土:kurotsuchi 關根:sekine
力石:rikiishi,chikaraishi 並里:namizato 錦戸:nishikido 堀籠:horigome 堀込:horigome 本庄:honjo 西片:nishikata 西郡:nishigori 見城:kenjo
白鷹:shirataka 蒲生:gamo 勝呂:suguro 戸次:totsugi,bekki 奈良:nara 伊奈:ina 木立:kidachi 喜多:kita 古堅:furugen 合屋:goya 七条:shichijo
須佐:susa 蜂屋:hachiya 前泊:maedomari 前迫:maesako 美馬:mima 村椿:muratsubaki 乗松:norimatsu 洞口:horaguchi,horiguchi 森實:morizane
貝沼:kainuma 鯉沼:koinuma 佐々:sassa,sasa 安曇:azumi 安食:ajiki 安斎:anzai 安齋:anzai 安倍:abe 安彦:yasuhiko 植竹:uetake 乙武:ototake
崎浜:sakihama 重盛:shigemori 嶋貫:shimanuki 立花:tachibana 立岩:tateiwa 天満:tenma 徳弘:tokuhiro 馬淵:mabuchi 安藝:aki 安芸:aki 和辻:watsuji
泉水:sensui 長縄:naganawa 城所:kidokoro 成毛:naruke 支倉:hasekura 麦倉:mugikura 屋代:yashiro 阿南:anan 猪俣:inomata 越前:echizen
七海:nanaumi,shichikai 蓮池:hasuike 牧志:makishi 千明:chigira 矢萩:yahagi 井深:ibuka 羽柴:hashiba 石割:ishiwari 石飛:ishitobi 石動:ishido
石綿:ishiwata 赤星:akahoshi 板東:bando 市来:ichiki 市毛:ichige 稲福:inafuku 江連:ezure 蛯名:ebina 貝塚:kaizuka 喜入:kiire 君塚:kimizuka
国仲:kuninaka 駒形:komagata 静間:shizuma 榛名:haruna 水落:mizuochi 土岐:toki 道家:doke 堂薗:dozono 鳥羽:toba 沼尻:numajiri 狭間:hazama
葉月:hazuki 柳楽:nagira 横溝:yokomizo 出光:idemitsu 酒巻:sakamaki 名取:natori 馬渡:mawatari,matai 玉寄:tamayose 紀平:kihira 築地:tsukiji
弘中:hironaka 武藏:musashi 勝又:katsumata 清末:kiyosue 汐見:shiomi 首藤:shuto,sudo 力丸:rikimaru 人見:hitomi 逸見:henmi,hemmi 邊見:henmi
邉見:henmi 皆吉:minayoshi 由良:yura 赤瀬川:akasegawa 朝比奈:asahina 安孫子:abiko 安次嶺:ashimine 東恩納:higashionna 東海林:shoji,tokairin
阿久津:akutsu 阿久根:akune 阿比留:abiru 新井田:niida 新渡戸:nitobe 粟飯原:aihara 伊集院:ijuin 伊良部:irabu 伊地知:ijichi 伊志嶺:ishimine
井手口:ideguchi 一ノ瀬:ichinose 一之瀬:ichinose 五反田:gotanda 五百旗頭:iokibe 五月女:saotome,soutome 五木田:gokita 五郎丸:goromaru
今給黎:imakiire 今帰仁:nakijin 岩清水:iwashimizu 宇田川:udagawa 宇佐美:usami 宇佐見:usami 宇都宮:utsunomiya 宇津木:utsugi 宇賀神:ugajin 宇喜多:ukita
宇多田:utada 上江洲:uezu 上運天:kamiunten 上遠野:katono 上水流:kamizuru 上白石:kamishiraishi 後藤田:gotoda 海老名:ebina 海老原:ebihara
海老沢:ebisawa 海老澤:ebisawa 海老根:ebine 海江田:kaieda 江波戸:ebato 江里口:eriguchi 円城寺:enjoji 塩野谷:shionoya 大河原:okawara,ogawara
大和田:owada 大河内:okochi,okouchi 大石田:oishida 大曽根:osone 大田原:otawara 大川原:okawara 大川内:okawachi 大日向:ohinata 大八木:oyagi
大城戸:okido 大見謝:omija 大工廻:daikumawari 大宜見:ogimi 大宜味:ogimi 太刀川:tachikawa 太田垣:otagaki 多賀谷:tagaya 多和田:tawada 多々良:tatara
小松崎:komatsuzaki 小松原:komatsubara 小宮山:komiyama 小早川:kobayakawa 小野寺:onodera 小野田:onoda 小野塚:onozuka 小野沢:onozawa 小野澤:onozawa
小野里:onozato 小野木:onogi 小板橋:koitabashi 小岩井:koiwai 小佐野:osano 小清水:koshimizu 小石川:koishikawa 小田切:odagiri 小田島:odajima
小田嶋:odajima 小田桐:odagiri 小田中:odanaka 小田部:otabe 小金井:koganei 小河原:ogawara 小栗栖:okurisu 小長井:konagai 小長谷:obase,konagaya
小波津:kohatsu 小橋川:kobashigawa 小日向:kohinata 小檜山:kohiyama 小桧山:kohiyama 小比類巻:kohiruimaki 小曽根:kosone,ozone 小山内:osanai
小見山:komiyama 小鳥遊:takanashi 小木曽:ogiso,kogiso 小久保:kokubo 小茂田:komoda 小保方:obokata 小布施:obuse 小此木:okonogi 長谷部:hasebe
長宗我部:chosokabe 音喜多:otokita 加賀谷:kagaya 加賀美:kagami 加治木:kajiki 加々美:kagami 葛󠄀西:kasai 川久保:kawakubo 川原田:kawaharada
春日井:kasugai 勝間田:katsumata 金久保:kanakubo 金田一:kindaichi 鐘ヶ江:kanegae 嘉手納:kadena 嘉手苅:kadekaru 鴨志田:kamoshida 神宮寺:jinguji
勘解由小路:kadenokoji 木ノ下:kinoshita 木之下:kinoshita 喜多村:kitamura 喜多川:kitagawa 喜友名:kiyuna 喜屋武:kyan 喜舎場:kishaba 北大路:kitaoji
北御門:kitamikado 桐ヶ谷:kirigaya 宜野座:ginoza 久須美:kusumi 久保井:kuboi 久保木:kuboki 久保寺:kubodera 久保山:kuboyama 久次米:kujime 国府田:kouda
日下部:kusakabe 薬師寺:yakushiji 栗花落:tsuyuri 黒河内:kurogochi 黒葛原:tsuzurabara 下斗米:shimotomai 下水流:shimozuru 古波蔵:kohagura
高見沢:takamizawa 高見澤:takamizawa 高根沢:takanezawa 高草木:takakusaki 高千穂:takachiho 高宮城:takamiyagi 高江洲:takaesu 高知尾:kochio
胡桃沢:kurumizawa 越前谷:echizenya 越後谷:echigoya 近江谷:oumiya 西園寺:saionji 佐分利:saburi 佐々野:sasano 佐久川:sakugawa 佐久本:sakumoto
佐喜眞:sakima 座間味:zamami 座喜味:zakimi 坂之上:sakanoue 四方田:yomoda 四月一日:watanuki 四月朔日:watanuki 茂手木:motegi 七五三掛:shimekake
清水谷:shimizutani 常世田:tokoyoda 正親町:ogimachi 神宮司:jinguji 諏訪部:suwabe 水無瀬:minase 瀬戸口:setoguchi 瀬戸山:setoyama 瀬名波:senaha
瀬良垣:seragaki 千代田:chiyoda 千々岩:chijiiwa 千々和:chijiwa 千木良:chigira 曽我部:sogabe 曽根田:soneda 曽根原:sonehara 曾我部:sogabe 祖父江:sobue
早乙女:saotome 早稲田:waseda 早矢仕:hayashi 田母神:tamogami 田部井:tabei 田名部:tanabu 武者小路:mushanokoji 竹之内:takenouchi 竹ノ内:takenouchi
谷田部:yatabe 谷田貝:yatagai 種子島:tanegashima 玉那覇:tamanaha 津久井:tsukui 津波古:tsuhako 津嘉山:tsukayama 土御門:tsuchimikado
妻夫木:tsumabuki 手代木:teshirogi 勅使河原:teshigawara 勅使川原:teshigawara 照喜名:terukina 天王寺谷:tennojiya 綾小路:ayanokoji 利根川:tonegawa
渡久地:toguchi 渡嘉敷:tokashiki 渡名喜:tonaki 渡慶次:tokeshi 渡真利:tomari 十文字:jumonji 十七夜:kano 百目鬼:domeki 鳥谷部:toyabe 等々力:todoroki
飛鳥井:asukai 苫米地:tomabechi 富士原:fujiwara 富名腰:funakoshi 豊見山:tomiyama 名嘉真:nakama 奈良岡:naraoka 奈良原:narahara 中川西:nakagawanishi
中曽根:nakasone 中曾根:nakasone 中津川:nakatsugawa 中屋敷:nakayashiki 仲井真:nakaima 仲村渠:nakandakari 波照間:hateruma 生天目:namatame
南風原:haebaru 二階堂:nikaido 仁井田:niida 西久保:nishikubo 日比野:hibino 日野原:hinohara 根路銘:nerome 野々村:nonomura 野々山:nonoyama
野見山:nomiyama 能登谷:notoya 羽根田:haneda 羽田野:hatano,hadano 馬場園:babazono 馬屋原:umayahara 萩生田:hagiuda 初鹿野:hajikano 波多江:hatae
波田野:hatano 八木橋:yagihashi 八木田:yagita 八木下:yagishita 八木原:yagihara 八重樫:yaegashi 八十島:yasojima 八月一日:hozumi 八月朔日:hozumi
蜂須賀:hachisuka 比留間:hiruma 比屋根:hiyane 平安名:henna 平安山:henzan 辺土名:hentona 細山田:hosoyamada 堀之内:horinouchi 本位田:honiden
真喜屋:makiya 真栄城:maeshiro 真栄田:maeda 真榮城:maeshiro 真境名:majikina 真喜志:makishi 万城目:makime 万里小路:madenokoji 松任谷:matsutoya
三重野:mieno 三田村:mitamura 三本木:sanbongi 三ノ宮:sannomiya 三井田:miida 三木谷:mikitani 三ツ井:mitsui 三ツ木:mitsugi 美濃部:minobe
御園生:misonou,misonoo 御手洗:mitarai 御子柴:mikoshiba 御代田:miyota 御法川:minorikawa 御木本:mikimoto 宮城島:miyagishima 牟田口:mutaguchi
六本木:roppongi 諸見里:moromizato 矢田部:yatabe 屋比久:yabiku 安河内:yasukochi 安慶名:agena 安座間:azama 安富祖:afuso 山野井:yamanoi
山野内:yamanouchi 山之内:yamanouchi 山ノ内:yamanouchi 山入端:yamanoha 与那覇:yonaha 与那原:yonahara 與那覇:yonaha 與那嶺:yonamine 与謝野:yosano
横須賀:yokosuka 吉牟田:yoshimuta 和久井:wakui 和久田:wakuda 我喜屋:gakiya 我那覇:ganaha 我如古:ganeko 瑞慶覧:zukeran 諸喜田:shokita
勢理客:serikyaku,jitchaku 平安座:henza 饒平名:yohena,nohina 比屋定:hiyajo 目取真:medoruma 四十物:aimono 月見里:yamanashi 左衛門三郎:saemonsaburo
日南田:hinata 東風平:kochinda 輿石:koshiishi 宍戸:shishido 額賀:nukaga 猪熊:inokuma 上床:uwatoko 越後:echigo 椎葉:shiiba 庄子:shoji
益子:mashiko 片寄:katayose 花輪:hanawa 力武:rikitake 天明:tenmyo 広末:hirosue 箕浦:minoura 若槻:wakatsuki 伊丹:itami 伊達:date 伊勢:ise
伊礼:irei 伊能:ino 伊吹:ibuki 香取:katori 春日:kasuga 呉屋:goya 文屋:bunya 新開:shinkai 新免:shinmen 登坂:tosaka,noborisaka 彦坂:hikosaka
邑上:murakami 五味:gomi 庄司:shoji 正司:shoji 丹治:tanji 丹後:tango 知久:chiku 都留:tsuru 和合:wago 漆畑:urushibata 窪寺:kubodera
下鶴:shimozuru 富樫:togashi 日暮:higurashi 丸茂:marumo 北風:kitakaze 久世:kuze 久慈:kuji 白旗:shirahata 白髪:shiraga 結城:yuki 加護:kago
千種:chigusa 矢吹:yabuki 磯貝:isogai 鬼頭:kito 金指:kanazashi,kanasashi 金剛:kongo 木全:kimata 木皿:kisara 木滑:kinameri 南雲:nagumo
波多:hata 保科:hoshina 保志:hoshi 村主:suguri,murakami 村雨:murasame 猪飼:ikai 蒲池:kamachi 穂高:hodaka 明神:myojin 向後:kogo 住友:sumitomo
宗形:munakata 染矢:someya 鳥居:torii 友成:tomonari 葉室:hamuro 檜垣:higaki 向笠:mukasa 茂住:mozumi 諸熊:morokuma 行友:yukitomo
紅林:kurebayashi 荒金:arakane 納富:notomi 万代:mandai,bandai 勝連:katsuren 世良:sera 戸張:tobari 針生:hariu,hario 栗栖:kurisu 志茂:shimo
末次:suetsugu 鷹司:takatsukasa 井筒:izutsu 井伊:ii 八尋:yahiro 八鍬:yakuwa 朝日:asahi 角南:sunami 亀梨:kamenashi 酒向:sako 江夏:enatsu
江副:ezoe 蝦名:ebina 相楽:sagara 鹿毛:kage 嘉納:kano 儀保:gibo 宜保:gibo 國仲:kuninaka 周東:shuto 知花:chibana 都竹:tsuzuku 天草:amakusa
道端:michibata 豊福:toyofuku 則武:noritake 武政:takemasa 武者:musha 真柄:magara 真壁:makabe 真弓:mayumi 真砂:masago 遠矢:toya 萱場:kayaba
十河:sogo,togawa 鳥飼:torikai 富士:fuji 友寄:tomoyose 日置:hioki,heki 羽深:habuka 羽仁:hani 的場:matoba 峰岸:minegishi 峯岸:minegishi
弓場:yumiba,yuba 綿矢:wataya 阿曽:aso 猪又:inomata 橘高:kittaka 黒葛:tsuzura 毛利:mori 雑賀:saiga 時枝:tokieda 本荘:honjo 由利:yuri
仮屋:kariya 女屋:onaya 我妻:wagatsuma,agatsuma 折笠:orikasa 桜庭:sakuraba 櫻庭:sakuraba 須磨:suma 玉置:tamaki,tamaoki 堂前:domae
根来:negoro 葉梨:hanashi 志岐:shiki 末弘:suehiro 名和:nawa 馬籠:magome 橋詰:hashizume 満留:mitsudome 門奈:monna 徳増:tokumasu 仲程:nakahodo
乙幡:otohata 鷹羽:takaba 奈須:nasu 与座:yoza 綿貫:watanuki 輿水:koshimizu 千秋:chiaki,senshu 粟国:aguni 池亀:ikegame 魚住:uozumi
牛込:ushigome 打越:uchikoshi 多喜:taki 緒形:ogata 九条:kujo 国広:kunihiro 斯波:shiba 土肥:doi,dohi 土師:haji 當真:toma 並河:namikawa,nabika
難波:nanba 諸星:moroboshi 柳樂:nagira 朝長:tomonaga 酒寄:sakayori 鷹取:takatori 美作:mimasaka 麻生:aso 有働:udo 瓜生:uryu 恵良:era
勝亦:katsumata 烏丸:karasuma 又吉:matayoshi 壬生:mibu 渡會:watarai 足利:ashikaga 鯉渕:koibuchi 是枝:koreeda 榛葉:shinba 尼子:amako
甘利:amari 鰐渕:wanibuchi 重信:shigenobu 天童:tendo 天願:tengan 若狭:wakasa 若菜:wakana 於保:oho 恩納:onna 冨樫:togashi 植草:uekusa 郡司:gunji
志摩:shima 末広:suehiro 利光:toshimitsu 名嘉:naka 名護:nago 依光:yorimitsu 浅香:asaka 一色:isshiki 一青:hitoto 宇都:uto 尾身:omi 冲方:ubukata
實方:sanekata 日比:hibi 日景:hikage 番場:banba 細萱:hosogaya 棟方:munakata 一氏:hitouji 乙黒:otoguro 茂呂:moro 種市:taneichi 当真:toma
當銘:tome 道添:michizoe 夏目:natsume 布目:nunome 目黒:meguro 屋敷:yashiki 我謝:gaja 出雲:izumo 狩俣:karimata 合志:koshi 曽我:soga
玉虫:tamamushi 飛鳥:asuka 眞鍋:manabe 六角:rokkaku 垂水:tarumi 津曲:tsumagari 花房:hanafusa,hanabusa 冷泉:reizei 鵜飼:ukai 当銘:tome
與座:yoza 淡路:awaji 司馬:shiba 但馬:tajima 對馬:tsushima 対馬:tsushima 法月:notsuki,norizuki 糸数:itokazu 垣花:kakinohana 賀来:kaku
嘉数:kakazu 行天:gyoten 國分:kokubun,kokubu 謝花:jahana 世古:seko 曾我:soga 那須:nasu 二瓶:nihei 納所:nosho 肥後:higo 兵頭:hyodo 別所:bessho
家入:ieiri 与儀:yogi 鰐淵:wanibuchi 青砥:aoto 猪狩:igari 猪股:inomata 鳴海:narumi 面高:omodaka 鬼束:onitsuka 貴志:kishi 霜鳥:shimotori
七種:saikusa,nanakusa 財前:zaizen 藁科:warashina 軍司:gunji 荘司:shoji 末廣:suehiro 船曳:funabiki 辻󠄀:tsuji 弦巻:tsurumaki 内記:naiki
和氣:wake 和気:wake 明智:akechi 犬飼:inukai 押切:oshikiri 賀茂:kamo 蓑輪:minowa 幸喜:koki 鈴鹿:suzuka 仙道:sendo 布施:fuse 布袋:hotei
穂苅:hokari 箕輪:minowa 箕作:mitsukuri 綿引:watahiki 生駒:ikoma 多湖:tago 駿河:suruga 氷室:himuro 御厨:mikuriya 室伏:murofushi 牛腸:gocho
榎並:enami 衣笠:kinugasa 見目:kenmoku,mime 知識:chishiki 當眞:toma 百々:dodo 那覇:naha 政所:mandokoro 因幡:inaba 入交:irimajiri 後閑:gokan
草刈:kusakari 草彅:kusanagi 草薙:kusanagi 沓掛:kutsukake 近衛:konoe 常盤:tokiwa 常磐:tokiwa 反町:sorimachi 時任:tokito 保阪:hosaka 保母:hobo
妻鹿:mega 賀数:kakazu 来栖:kurusu 能勢:nose 穂積:hozumi 舛添:masuzoe 與儀:yogi 吾妻:azuma,agatsuma 酒匂:sako,sakawa 星加:hoshika 美濃:mino
両角:morozumi 親泊:oyadomari 嘉陽:kayo 行徳:gyotoku 櫛引:kushibiki 剣持:kenmochi 釼持:kenmochi 劔持:kenmochi 都築:tsuzuki 都筑:tsuzuki
比企:hiki 牟礼:mure 屋宜:yagi 遊佐:yusa 鷲巣:washizu,washinosu 薬袋:minai 太宰:dazai 翁長:onaga 信太:shida,nobuta 信夫:shinobu 能登:noto
明珍:myochin 目時:metoki 九鬼:kuki 色摩:shikama 犬養:inukai 臼杵:usuki 空閑:kuga 隠岐:oki 興梠:korogi,kogi 風早:kazahaya 惟任:koreto
辰巳:tatsumi 辰己:tatsumi 地引:jibiki 錦織:nishikori,nishigori 虫明:mushiake 六車:muguruma 銘苅:mekaru 毛受:menju 魚返:ugaeri 運天:unten
愛甲:aiko 碓氷:usui 忍足:oshitari 各務:kagami,kakumu 京極:kyogoku 公文:kumon 己斐:koi 諏訪:suwa 甘粕:amakasu 得能:tokuno 播磨:harima
張替:harigae 不破:fuwa 帆足:hoashi 右近:ukon 最首:saishu 弓削:yuge 良知:rachi 亘理:watari 度会:watarai 及位:nozoki 楳図:umezu
切通:kiridoshi,kiritoshi 忽那:kutsuna 功刀:kunugi 柘植:tsuge 筑紫:chikushi,tsukushi 纐纈:koketsu 余語:yogo
`;
