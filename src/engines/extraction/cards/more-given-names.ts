/** Given names behind the commonest, of all generations; written from general knowledge. */
export const MORE_GIVEN_NAMES = `
玲:rei,akira 哲:tetsu,satoshi,akira 昇:noboru 圭:kei 慧:kei,satoshi 望:nozomi,nozomu 潤:jun 梓:azusa 忍:shinobu 登:noboru 暁:akira,satoru
亘:wataru 巌:iwao 巖:iwao 巧:takumi 匠:takumi,sho 拓:taku,hiraku 卓:taku,suguru 優:yu,masaru 傑:suguru 克:katsu,masaru 至:itaru 格:itaru 要:kaname
叶:kanae 奏:kanade,so 響:hibiki 奨:sho 尚:nao,hisashi,takashi 久:hisashi 寿:hisashi 恒:hisashi,wataru 永:hisashi 弘:hiroshi 寛:hiroshi,kan
広:hiroshi 廣:hiroshi 裕:yutaka,hiroshi,yu 祐:yu,tasuku 佑:yu,tasuku 侑:yu 雄:yu,takeshi 雅:masashi,miyabi 昌:masashi,akira 政:tadashi,masashi
仁史:hitoshi 真:makoto,shin 信:makoto,shin 慎:makoto,shin 允:makoto,mitsuru 諒:ryo,makoto 実行:saneyuki 治:osamu 収:osamu 理:osamu,satoru
覚:satoru,satoshi 敏:satoshi,toshi 智:satoshi,tomo 諭:satoshi,satoru 哲史:satoshi,tetsushi 聡史:satoshi 智史:satoshi 悟史:satoshi 賢:ken,satoshi
健司:kenji 建:ken,takeru 謙:ken,yuzuru 賢司:kenji 憲:ken 研:ken 献:ken 堅:ken 兼:ken 尊:takeru 武尊:takeru 岳:takeshi,gaku 丈:takeshi,jo
威:takeshi,takashi 壮:takeshi,so 洸:ko,hiro 滉:ko,akira 煌:ko,kira 晄:ko,akira 皓:akira,hiroshi 晶:akira,sho 朗:akira,ro 亨介:kyosuke 曜:yo,hikaru
燿:yo 陽:yo,haru,akira 暢:toru,mitsuru 満:mitsuru 充:mitsuru,makoto 弥:wataru 渡:wataru 済:wataru 周:shu,amane 周平:shuhei 修平:shuhei 秀平:shuhei
柊平:shuhei 脩平:shuhei 秀:shu,hide 柊:shu,hiiragi 脩:shu,osamu 柾:masaki 征:masashi,tadashi 将:sho,masaru 捷:sho,masaru 大:dai,masaru 甲:ko
力:chikara,riki 主税:chikara 赳:takeshi 洵:jun,makoto 惇:jun,atsushi 醇:jun 順:jun 隼:shun,hayato,jun 舜:shun 瞬:shun 峻:shun 竣:shun 俊一:shunichi
旬:shun 旭:akira,asahi 昊:sora,hiro 天:ten,sora 宙:hiro,sora,chu 昴:subaru,ko 翠:midori,sui 碧:aoi,midori,ao 蒼太:sota 碧斗:aoto 蒼斗:aoto 蒼空:sora
蒼真:soma 颯真:soma 壮真:soma 颯:so,hayate 颯人:hayato,soto 颯斗:hayato 隼斗:hayato 逸人:hayato,itsuto 律:ritsu 朔:saku 朔太郎:sakutaro 紬:tsumugi 凪:nagi
凪沙:nagisa 渚:nagisa 汀:nagisa,migiwa 澪:mio,rei 澄:kiyoshi,sumi 澄子:sumiko 湊斗:minato 湊太:sota 海斗:kaito 海人:kaito 海翔:kaito 快斗:kaito 櫂:kai
魁:kai,isao 快:kai 怜:rei,ryo 伶:rei 零:rei 嶺:rei,ryo 黎:rei 礼:rei,aya 令:rei 蓮太郎:rentaro 廉:ren 漣:ren 錬:ren 怜央:reo 玲央:reo 礼央:reo 獅音:shion
紫音:shion 詩音:shion 志音:shion 獅:leo 陸:riku 陸斗:rikuto 陸人:rikuto 理久:riku 凌:ryo 遼:ryo,haruka 瞭:ryo 龍:ryu 竜:ryu 琉:ryu 劉生:ryusei
龍生:ryusei,tatsuo 隆成:ryusei 流星:ryusei 琉生:rui,ryusei 瑠衣:rui 類:rui 塁:rui 累:rui 龍之介:ryunosuke 竜之介:ryunosuke 龍太郎:ryutaro 隆太郎:ryutaro
竜太郎:ryutaro 龍太:ryuta 竜太:ryuta 隆太:ryuta 龍二:ryuji 竜二:ryuji 隆二:ryuji 龍司:ryuji 龍也:tatsuya,ryuya 龍馬:ryoma 竜馬:ryoma 龍平:ryuhei 竜平:ryuhei
隆平:ryuhei 龍介:ryusuke 隆介:ryusuke 竜介:ryusuke 竜一:ryuichi 龍斗:ryuto 琉斗:ryuto 遼太:ryota 遼太郎:ryotaro 諒太:ryota 凌太:ryota 良太郎:ryotaro 亮太郎:ryotaro
涼太郎:ryotaro 遼平:ryohei 凌平:ryohei 涼平:ryohei 諒平:ryohei 遼介:ryosuke 諒介:ryosuke 涼介:ryosuke 凌介:ryosuke 亮輔:ryosuke 良輔:ryosuke 涼輔:ryosuke
遼一:ryoichi 良一:ryoichi 亮一:ryoichi 涼一:ryoichi 諒一:ryoichi 良二:ryoji 良治:ryoji 亮二:ryoji 良次:ryoji 亮司:ryoji 良三:ryozo 亮三:ryozo 良司:ryoji
良:ryo,makoto 凉:ryo 椋:ryo 稜:ryo 綾斗:ayato 彩人:ayato 絢斗:ayato,kento 文人:fumito,ayato 文:fumi,aya 史:fumi,chika 文也:fumiya 史也:fumiya
郁也:fumiya,ikuya 史郎:shiro 四郎:shiro 志郎:shiro 司郎:shiro 史朗:shiro 士郎:shiro 五郎:goro 吾郎:goro 悟郎:goro 悟朗:goro 伍郎:goro 六郎:rokuro 七郎:shichiro
八郎:hachiro 九郎:kuro 十郎:juro 重郎:juro 寿郎:toshiro,juro 敏郎:toshiro 俊郎:toshiro 利郎:toshiro 敏朗:toshiro 俊朗:toshiro 寿朗:toshiro 達郎:tatsuro
達朗:tatsuro 辰郎:tatsuro 龍郎:tatsuro 竜郎:tatsuro 哲郎:tetsuro 哲朗:tetsuro 鉄郎:tetsuro 徹郎:tetsuro 徹朗:tetsuro 一朗:ichiro 伊知郎:ichiro 市郎:ichiro
壱郎:ichiro 壹朗:ichiro 健一郎:kenichiro 賢一郎:kenichiro 謙一郎:kenichiro 憲一郎:kenichiro 研一郎:kenichiro 慎一郎:shinichiro 真一郎:shinichiro 進一郎:shinichiro
晋一郎:shinichiro 信一郎:shinichiro 伸一郎:shinichiro 新一郎:shinichiro 純一郎:junichiro 潤一郎:junichiro 淳一郎:junichiro 準一郎:junichiro 順一郎:junichiro
洋一郎:yoichiro 陽一郎:yoichiro 宗一郎:soichiro 総一郎:soichiro 惣一郎:soichiro 壮一郎:soichiro 聡一郎:soichiro 創一郎:soichiro 誠一郎:seiichiro 清一郎:seiichiro
征一郎:seiichiro 精一郎:seiichiro 正一郎:shoichiro,seiichiro 勝一郎:shoichiro,katsuichiro 祥一郎:shoichiro 将一郎:shoichiro 翔一郎:shoichiro 昭一郎:shoichiro
荘一郎:soichiro 孝一郎:koichiro 浩一郎:koichiro 幸一郎:koichiro 光一郎:koichiro 晃一郎:koichiro 康一郎:koichiro 公一郎:koichiro 宏一郎:koichiro 航一郎:koichiro
紘一郎:koichiro 耕一郎:koichiro 弘一郎:koichiro 恒一郎:koichiro 鋼一郎:koichiro 興一郎:koichiro 裕一郎:yuichiro 雄一郎:yuichiro 祐一郎:yuichiro 勇一郎:yuichiro
優一郎:yuichiro 悠一郎:yuichiro 佑一郎:yuichiro 友一郎:yuichiro 有一郎:yuichiro 龍一郎:ryuichiro 隆一郎:ryuichiro 竜一郎:ryuichiro 良一郎:ryoichiro 圭一郎:keiichiro
敬一郎:keiichiro 啓一郎:keiichiro 恵一郎:keiichiro 慶一郎:keiichiro 桂一郎:keiichiro 修一郎:shuichiro 秀一郎:shuichiro 周一郎:shuichiro 脩一郎:shuichiro
俊一郎:shunichiro 駿一郎:shunichiro 喜一郎:kiichiro 紀一郎:kiichiro 貴一郎:kiichiro 大一郎:daiichiro 泰一郎:taiichiro 太一郎:taichiro 鉄一郎:tetsuichiro
哲一郎:tetsuichiro 銀次郎:ginjiro 金次郎:kinjiro 長一郎:choichiro 長次郎:chojiro 健次郎:kenjiro 賢次郎:kenjiro 謙次郎:kenjiro 憲次郎:kenjiro 健二郎:kenjiro
謙二郎:kenjiro 賢二郎:kenjiro 研二郎:kenjiro 幸次郎:kojiro 小次郎:kojiro 浩次郎:kojiro 孝次郎:kojiro 康次郎:kojiro 孝二郎:kojiro 浩二郎:kojiro 光次郎:kojiro
恭次郎:kyojiro 恭二郎:kyojiro 恭一郎:kyoichiro 京一郎:kyoichiro 慎二郎:shinjiro 真二郎:shinjiro 新次郎:shinjiro 進次郎:shinjiro 信次郎:shinjiro 伸次郎:shinjiro
晋次郎:shinjiro 慎次郎:shinjiro 祐二郎:yujiro 裕次郎:yujiro 雄二郎:yujiro 勇次郎:yujiro 祐次郎:yujiro 優次郎:yujiro 栄次郎:eijiro 英次郎:eijiro 英二郎:eijiro
栄二郎:eijiro 英一郎:eiichiro 栄一郎:eiichiro 瑛一郎:eiichiro 永一郎:eiichiro 鋭一郎:eiichiro 誠二郎:seijiro 清次郎:seijiro 政次郎:masajiro,seijiro
正二郎:shojiro,seijiro 正次郎:shojiro 庄次郎:shojiro 昭二郎:shojiro 章二郎:shojiro 翔二郎:shojiro 昌二郎:shojiro 宗次郎:sojiro 惣次郎:sojiro 総次郎:sojiro
桃次郎:momojiro 純二郎:junjiro 準二郎:junjiro 順次郎:junjiro 周次郎:shujiro 秀次郎:shujiro,hidejiro 修二郎:shujiro 修次郎:shujiro 龍次郎:ryujiro 隆次郎:ryujiro
良次郎:ryojiro 圭二郎:keijiro 敬次郎:keijiro 啓二郎:keijiro 啓次郎:keijiro 敬二郎:keijiro 慶次郎:keijiro 藤次郎:tojiro 藤一郎:toichiro 東一郎:toichiro 鉄二郎:tetsujiro
貫太郎:kantaro 勘太郎:kantaro 寛太郎:kantaro 貫一:kanichi 寛一:kanichi 幹太:kanta 寛太:kanta 貫太:kanta 栞太:kanta 幹:miki,kan,motoki 善右衛門:zenemon 喜久男:kikuo
喜久雄:kikuo 菊雄:kikuo 菊男:kikuo 菊夫:kikuo 喜久夫:kikuo 光男:mitsuo 光雄:mitsuo 光夫:mitsuo 三男:mitsuo 三雄:mitsuo 三夫:mitsuo 満男:mitsuo 満雄:mitsuo
満夫:mitsuo 充男:mitsuo 秀雄:hideo 秀男:hideo 秀夫:hideo 英雄:hideo 英男:hideo 英夫:hideo 日出男:hideo 日出夫:hideo 日出雄:hideo 和雄:kazuo 一男:kazuo 一雄:kazuo
一生:kazuo,issei 数男:kazuo 正雄:masao 正男:masao 昌夫:masao 政夫:masao 政雄:masao 政男:masao 雅夫:masao 雅男:masao 雅雄:masao 昌男:masao 昌雄:masao 将夫:masao
勝男:katsuo 勝夫:katsuo 勝雄:katsuo 克夫:katsuo 克男:katsuo 昭夫:akio 昭男:akio 昭雄:akio 明夫:akio 明男:akio 明雄:akio 章夫:akio 章雄:akio 章男:akio 彰夫:akio
秋雄:akio 秋男:akio 晃夫:akio 暁夫:akio 晶夫:akio 哲夫:tetsuo 哲男:tetsuo 哲雄:tetsuo 鉄男:tetsuo 鉄雄:tetsuo 徹夫:tetsuo 鉄夫:tetsuo 利夫:toshio 利男:toshio
利雄:toshio 敏男:toshio 俊夫:toshio 俊男:toshio 俊雄:toshio 寿夫:toshio,hisao 寿男:toshio,hisao 寿雄:toshio 年男:toshio 年雄:toshio 敏生:toshio 俊生:toshio
久雄:hisao 久男:hisao 久夫:hisao 尚夫:hisao 久生:hisao 文雄:fumio 文夫:fumio 文男:fumio 史雄:fumio 史生:fumio 史夫:fumio 富美男:fumio 富士男:fujio 富士夫:fujio
富士雄:fujio 不二男:fujio 不二夫:fujio 不二雄:fujio 藤雄:fujio 藤男:fujio 藤夫:fujio 富雄:tomio 富男:tomio 富夫:tomio 登美男:tomio 冨雄:tomio 幸夫:yukio,sachio
行雄:yukio 行男:yukio 行夫:yukio 由紀夫:yukio 由起夫:yukio 雪雄:yukio 征夫:yukio,masao 幸生:yukio,kosei 由紀雄:yukio 信夫:nobuo 信雄:nobuo 信男:nobuo 伸夫:nobuo
宣夫:nobuo 伸男:nobuo 延夫:nobuo 宣男:nobuo 暢夫:nobuo 信生:nobuo 則夫:norio 則男:norio 則雄:norio 紀夫:norio 紀男:norio 紀雄:norio 憲夫:norio 憲男:norio 典夫:norio
典男:norio 法夫:norio 法男:norio 規夫:norio 範夫:norio 範男:norio 範雄:norio 徳男:norio,tokuo 徳雄:norio,tokuo 徳夫:norio,tokuo 春雄:haruo 春男:haruo 春夫:haruo
晴雄:haruo 晴夫:haruo 晴男:haruo 治夫:haruo 治男:haruo 治雄:haruo 陽夫:haruo 夏雄:natsuo 夏男:natsuo 夏生:natsuo,natsuki 夏夫:natsuo 冬樹:fuyuki 冬彦:fuyuhiko
冬馬:toma 斗真:toma 斗馬:toma 柊真:toma,shuma 当真:toma 忠雄:tadao 忠夫:tadao 忠男:tadao 恒雄:tsuneo 恒夫:tsuneo 恒男:tsuneo 常雄:tsuneo 常夫:tsuneo 常男:tsuneo
庸夫:tsuneo 重雄:shigeo 重夫:shigeo 重男:shigeo 茂雄:shigeo 茂男:shigeo 茂夫:shigeo 繁雄:shigeo 繁夫:shigeo 成夫:shigeo 滋:shigeru 繁:shigeru 成:shigeru,sei
盛:shigeru,sakari 武雄:takeo 武夫:takeo 武男:takeo 健夫:takeo 健男:takeo 猛雄:takeo 猛夫:takeo 丈夫:takeo 隆夫:takao 隆雄:takao 隆男:takao 孝夫:takao 孝雄:takao
孝男:takao 高雄:takao 貴夫:takao 貴雄:takao 崇夫:takao 尚雄:hisao 辰雄:tatsuo 辰夫:tatsuo 辰男:tatsuo 達夫:tatsuo 達雄:tatsuo 達男:tatsuo 龍雄:tatsuo 竜夫:tatsuo
竜男:tatsuo 龍夫:tatsuo 竜雄:tatsuo 立夫:tatsuo 康夫:yasuo 康雄:yasuo 康男:yasuo 保夫:yasuo 保男:yasuo 保雄:yasuo 安雄:yasuo 安男:yasuo 安夫:yasuo 泰夫:yasuo
泰男:yasuo 泰雄:yasuo 靖夫:yasuo 靖男:yasuo 靖雄:yasuo 恭夫:yasuo 義夫:yoshio 良雄:yoshio 良男:yoshio 芳夫:yoshio 芳男:yoshio 吉雄:yoshio 吉男:yoshio 吉夫:yoshio
好夫:yoshio 善雄:yoshio 善夫:yoshio 喜雄:yoshio 嘉男:yoshio 喜夫:yoshio 由雄:yoshio 佳男:yoshio 嘉夫:yoshio 宜夫:yoshio 義生:yoshio 清雄:kiyoo 邦夫:kunio
邦男:kunio 邦雄:kunio 国雄:kunio 国男:kunio 国夫:kunio 州男:kunio 邦生:kunio 君夫:kimio 公夫:kimio 公男:kimio 公雄:kimio 貴美夫:kimio 喜美男:kimio 貞夫:sadao
貞雄:sadao 貞男:sadao 定雄:sadao 定男:sadao 定夫:sadao 節夫:setsuo 節男:setsuo 節雄:setsuo 澄夫:sumio 澄男:sumio 澄雄:sumio 純夫:sumio 純雄:sumio 純男:sumio
静夫:shizuo 静雄:shizuo 静男:shizuo 鎮雄:shizuo 進也:shinya 末雄:sueo 末男:sueo 末夫:sueo 輝夫:teruo 輝男:teruo 輝雄:teruo 照夫:teruo 照男:teruo 照雄:teruo
晃生:akio,kosei 時男:tokio 時雄:tokio 時夫:tokio 直夫:nao 直男:naoo 道夫:michio 道雄:michio 道男:michio 通夫:michio 美智男:michio 三千男:michio 三千雄:michio
路夫:michio 倫夫:michio 幹夫:mikio 幹雄:mikio 幹男:mikio 三喜男:mikio 三木男:mikio 美喜男:mikio 樹生:mikio 峰雄:mineo 峰夫:mineo 峰男:mineo 峯雄:mineo 岑生:mineo
宗雄:muneo 宗男:muneo 宗夫:muneo 睦夫:mutsuo 睦男:mutsuo 睦雄:mutsuo 陸男:mutsuo 陸奥男:mutsuo 守男:morio 守雄:morio 盛雄:morio 盛夫:morio 盛男:morio 森男:morio
元雄:motoo 弥生:yayoi 八州男:yasuo 八十吉:yasokichi 幾夫:ikuo 郁夫:ikuo 郁雄:ikuo 郁男:ikuo 育夫:ikuo 育男:ikuo 育雄:ikuo 育生:ikuo 郁生:ikuo 生夫:ikuo 巌夫:iwao
磐雄:iwao 岩雄:iwao 岩男:iwao 梅雄:umeo 梅男:umeo 栄夫:hideo,eio 悦男:etsuo 悦夫:etsuo 悦雄:etsuo 越夫:etsuo 虎雄:torao 虎男:torao 寅雄:torao 寅男:torao 虎夫:torao
竹雄:takeo 竹男:takeo 玉雄:tamao 玉男:tamao 千代治:chiyoji 千代松:chiyomatsu 千秋:chiaki 千明:chiaki 千晶:chiaki 千昭:chiaki 千彰:chiaki 千里:chisato,senri
千景:chikage 千影:chikage 力男:rikio 力雄:rikio 力夫:rikio 力也:rikiya 力哉:rikiya 力三:rikizo 力蔵:rikizo 留雄:tomeo 留吉:tomekichi 末吉:suekichi 松雄:matsuo
松男:matsuo 松夫:matsuo 松吉:matsukichi 松蔵:matsuzo 松太郎:matsutaro 竹次郎:takejiro 竹三郎:takesaburo 梅吉:umekichi 梅太郎:umetaro 桃太郎:momotaro
金太郎:kintaro 金蔵:kinzo 金三郎:kinzaburo 金之助:kinnosuke 金吾:kingo 欣一:kinichi 欣也:kinya 欣二:kinji 欽一:kinichi 欽也:kinya 金一:kinichi 金治:kinji
金次:kinji 謹一:kinichi 均一:kinichi 近司:chikashi 銀蔵:ginzo 銀之助:ginnosuke 銀河:ginga 銀二:ginji 銀次:ginji 錦一:kinichi 倉之助:kuranosuke 内蔵助:kuranosuke
蔵之介:kuranosuke 権蔵:gonzo 権兵衛:gonbe 源太:genta 源太郎:gentaro 源一郎:genichiro 源蔵:genzo 源三:genzo 源三郎:genzaburo 源治:genji 源次:genji 源次郎:genjiro
源吾:gengo 源内:gennai 源一:genichi 弦:gen 玄:gen 元:gen,hajime 現:gen 元気:genki 元貴:genki,motoki 元輝:genki 元春:motoharu 元彦:motohiko 基彦:motohiko
基樹:motoki 元希:motoki,genki 元樹:motoki 基:motoi,hajime 肇:hajime 一:hajime,kazu 始:hajime 創:hajime,so 新太:arata,shinta 改:arata 嵐:arashi
嵐士:arashi 五右衛門:goemon 左衛門:saemon 右衛門:uemon 喜右衛門:kiemon 喜左衛門:kizaemon 吉右衛門:kichiemon 吉左衛門:kichizaemon 吉兵衛:kichibe 喜兵衛:kihe,kihei
勘兵衛:kanbe 官兵衛:kanbe 九兵衛:kyube 久兵衛:kyube 小兵衛:kohe 権左衛門:gonzaemon 作兵衛:sakube 佐兵衛:sahe 佐右衛門:saemon 三右衛門:sanemon 治兵衛:jihe 次郎兵衛:jirobe
次郎左衛門:jirozaemon 治郎右衛門:jiroemon 七右衛門:shichiemon 七兵衛:shichibe 十兵衛:jube 重兵衛:jube 甚兵衛:jinbe 甚五郎:jingoro 甚右衛門:jinemon 甚八:jinpachi
甚一:jinichi 新兵衛:shinbe 新右衛門:shinemon 清右衛門:seiemon 清左衛門:seizaemon 清兵衛:seibe 清五郎:seigoro 清三郎:seizaburo 清吉:seikichi,kiyokichi 清太郎:seitaro
清蔵:seizo 清三:seizo,kiyozo 誠三:seizo 正三:shozo,seizo 正蔵:shozo 省三:shozo,seizo 昭三:shozo 庄三:shozo 庄蔵:shozo 庄吉:shokichi 庄一:shoichi
庄一郎:shoichiro 庄兵衛:shobe 庄左衛門:shozaemon 庄右衛門:shoemon 庄五郎:shogoro 庄太郎:shotaro 善兵衛:zenbe 善吉:zenkichi 善一:zenichi,yoshikazu 善一郎:zenichiro
善次郎:zenjiro 善治:zenji,yoshiharu 善三:zenzo 善三郎:zenzaburo 善蔵:zenzo 善太郎:zentaro 善太:zenta 善之助:zennosuke 惣右衛門:soemon 惣兵衛:sobe 惣吉:sokichi
惣太郎:sotaro 惣一:soichi 宗右衛門:soemon 宗兵衛:sobe 宗太郎:sotaro 宗太:sota 宗介:sosuke 宗助:sosuke 宗佑:sosuke 宗吾:sogo 宗春:muneharu 忠右衛門:chuemon 忠兵衛:chube
忠吉:chukichi,tadayoshi 忠一:chuichi,tadakazu 忠治:chuji,tadaharu 忠次:chuji,tadatsugu 忠次郎:chujiro 忠太郎:chutaro 忠三:chuzo 忠蔵:chuzo 忠司:tadashi
伝右衛門:denemon 伝兵衛:denbe 伝次郎:denjiro 伝吉:denkichi 伝蔵:denzo 伝助:densuke 藤右衛門:toemon 藤兵衛:tobe 藤吉:tokichi 藤吉郎:tokichiro 藤太郎:totaro 藤助:tosuke
八右衛門:hachiemon 八兵衛:hachibe 八十八:yasohachi 八五郎:hachigoro 半兵衛:hanbe 半右衛門:hanemon 半次郎:hanjiro 半蔵:hanzo 半三:hanzo 半七:hanshichi 孫兵衛:magobe
孫右衛門:magoemon 孫太郎:magotaro 孫一:magoichi 万兵衛:manbe 茂兵衛:mohe 茂右衛門:moemon 茂吉:mokichi,shigekichi 茂一:shigekazu,moichi 茂太郎:shigetaro
茂助:mosuke 茂三郎:mosaburo 茂三:shigezo 弥右衛門:yaemon 弥兵衛:yahe,yahei 弥太郎:yataro 弥一:yaichi 弥一郎:yaichiro 弥三郎:yasaburo 弥五郎:yagoro 弥助:yasuke
弥吉:yakichi 弥七:yashichi 弥之助:yanosuke 安兵衛:yasube 安右衛門:yasuemon 安五郎:yasugoro 安太郎:yasutaro 安次郎:yasujiro 安吉:yasukichi 安治:yasuji,yasuharu
安蔵:yasuzo 与右衛門:yoemon 与兵衛:yohe,yohei 与一:yoichi 与一郎:yoichiro 与三郎:yosaburo 与三吉:yosakichi 与四郎:yoshiro 与志雄:yoshio 与平:yohei 与助:yosuke
与作:yosaku 利右衛門:riemon 利左衛門:rizaemon 利兵衛:rihe,rihei 利一:riichi,toshikazu 利三郎:risaburo 利助:risuke 利吉:rikichi 利光:toshimitsu 理右衛門:riemon
理兵衛:rihe 六右衛門:rokuemon 六兵衛:rokube 六助:rokusuke 六三郎:rokusaburo 悟空:goku 浩一:koichi 孝一:koichi 幸一:koichi 光一:koichi 晃一:koichi
公一:koichi,kimikazu 宏一:koichi 弘一:koichi 康一:koichi 耕一:koichi 紘一:koichi 恒一:koichi 航一:koichi 功一:koichi 広一:koichi 好一:koichi,yoshikazu
洸一:koichi 耕二:koji 宏二:koji 弘二:koji 孝二:koji 幸二:koji 光二:koji 晃二:koji 公二:koji 康二:koji 耕司:koji 宏司:koji 弘司:koji 康司:koji 晃司:koji 光司:koji
浩志:koji,hiroshi 浩治:koji 宏治:koji 光治:koji,mitsuharu 幸治:koji,yukiharu 孝治:koji,takaharu 康治:koji,yasuharu 耕治:koji 弘治:koji 晃治:koji 公司:koji
浩次:koji 幸次:koji 孝次:koji 光次:koji 弘次:koji 宏次:koji 耕三:kozo 浩三:kozo 幸三:kozo 光三:kozo 孝三:kozo 弘三:kozo 宏三:kozo 公三:kozo 耕造:kozo 浩造:kozo
幸造:kozo 光造:kozo 幸蔵:kozo 耕蔵:kozo 剛三:gozo 耕太:kota 浩太:kota 康太:kota 幸太:kota 航太:kota 宏太:kota 晃太:kota 光太:kota 滉太:kota 昂太:kota 洸太:kota
孝太:kota 皓太:kota 功太:kota 倖太:kota 煌太:kota 航太郎:kotaro 浩太郎:kotaro 康太郎:kotaro 晃太郎:kotaro 公太郎:kotaro 宏太郎:kotaro 洸太郎:kotaro 耕太郎:kotaro
鴻太郎:kotaro 耕平:kohei 幸平:kohei 孝平:kohei 光平:kohei 晃平:kohei 昂平:kohei 宏平:kohei 紘平:kohei 滉平:kohei 洸平:kohei 弘平:kohei 恒平:kohei 皓平:kohei
康介:kosuke 浩介:kosuke 幸介:kosuke 孝介:kosuke 晃介:kosuke 公介:kosuke 宏介:kosuke 航介:kosuke 耕介:kosuke 光介:kosuke 康輔:kosuke 浩輔:kosuke 幸輔:kosuke
孝輔:kosuke 晃輔:kosuke 公輔:kosuke 宏輔:kosuke 航輔:kosuke 耕輔:kosuke 光輔:kosuke 滉介:kosuke 昂佑:kosuke 康佑:kosuke 航佑:kosuke 幸助:kosuke 浩祐:kosuke
康祐:kosuke 浩成:hironari 弘成:hironari 宏成:hironari 広成:hironari 裕成:hironari 浩之:hiroyuki 弘之:hiroyuki 宏之:hiroyuki 博之:hiroyuki 広之:hiroyuki
裕之:hiroyuki 寛之:hiroyuki 洋之:hiroyuki 啓之:hiroyuki 浩幸:hiroyuki 弘幸:hiroyuki 宏幸:hiroyuki 博幸:hiroyuki 広幸:hiroyuki 裕幸:hiroyuki 寛幸:hiroyuki
洋幸:hiroyuki 浩行:hiroyuki 宏行:hiroyuki 博行:hiroyuki 弘行:hiroyuki 裕行:hiroyuki 広行:hiroyuki 洋行:hiroyuki 弘明:hiroaki 博明:hiroaki 宏明:hiroaki
浩明:hiroaki 裕明:hiroaki 広明:hiroaki 寛明:hiroaki 洋明:hiroaki 博昭:hiroaki 弘昭:hiroaki 宏昭:hiroaki 浩昭:hiroaki 広昭:hiroaki 裕昭:hiroaki 洋昭:hiroaki
博章:hiroaki 弘章:hiroaki 宏章:hiroaki 浩章:hiroaki 裕章:hiroaki 博彰:hiroaki 宏彰:hiroaki 弘晃:hiroaki 浩晃:hiroaki 洋晃:hiroaki 弘志:hiroshi 博志:hiroshi
宏志:hiroshi 広志:hiroshi 裕志:hiroshi 寛志:hiroshi 洋志:hiroshi 博史:hiroshi,hirofumi 浩史:hiroshi,hirofumi 弘史:hiroshi,hirofumi 宏史:hiroshi,hirofumi
裕史:hiroshi,hirofumi 寛史:hiroshi,hirofumi 洋史:hiroshi,hirofumi 広史:hiroshi,hirofumi 博文:hirofumi 浩文:hirofumi 弘文:hirofumi 宏文:hirofumi
裕文:hirofumi 広文:hirofumi 洋文:hirofumi 博司:hiroshi 裕司:yuji,hiroshi 弘士:hiroshi 大志:taishi,hiroshi 央:hiroshi,akira 紘:hiroshi,ko 比呂志:hiroshi
浩康:hiroyasu 弘康:hiroyasu 博康:hiroyasu 宏康:hiroyasu 裕康:hiroyasu 広康:hiroyasu 博和:hirokazu 弘和:hirokazu 宏和:hirokazu 浩和:hirokazu 広和:hirokazu
裕和:hirokazu 寛和:hirokazu 洋和:hirokazu 博一:hirokazu,hakuichi 広宣:hironobu 博信:hironobu 弘信:hironobu 浩信:hironobu 宏信:hironobu 裕信:hironobu
浩伸:hironobu 広伸:hironobu 博宣:hironobu 弘宣:hironobu 浩孝:hirotaka 弘孝:hirotaka 宏隆:hirotaka 浩隆:hirotaka 裕隆:hirotaka 弘隆:hirotaka 博隆:hirotaka
博孝:hirotaka 広隆:hirotaka 裕孝:hirotaka 裕貴:yuki,hirotaka 宏貴:hirotaka,hiroki 博貴:hirotaka,hiroki 大貴:daiki,hirotaka 洋孝:hirotaka 寛隆:hirotaka
浩敏:hirotoshi 弘敏:hirotoshi 博敏:hirotoshi 浩俊:hirotoshi 宏俊:hirotoshi 裕俊:hirotoshi 弘道:hiromichi 博道:hiromichi 浩道:hiromichi 宏道:hiromichi
弘通:hiromichi 広道:hiromichi 寛道:hiromichi 博光:hiromitsu 弘光:hiromitsu 浩光:hiromitsu 宏光:hiromitsu 裕光:hiromitsu 広光:hiromitsu 洋光:hiromitsu
弘毅:koki,hiroki 浩毅:hiroki,koki 広樹:hiroki 洋樹:hiroki 寛樹:hiroki 大輝:daiki,hiroki 弘輝:hiroki,koki 裕輝:hiroki,yuki 浩輝:hiroki,koki
宏輝:hiroki,koki 裕基:hiroki,yuki 弘基:hiroki 浩基:hiroki 宏基:hiroki,koki 洋輝:hiroki 啓輝:hiroki 浩紀:hiroki,hironori 弘紀:hiroki,hironori
宏紀:hiroki,hironori 博紀:hiroki,hironori 裕紀:yuki,hiroki,hironori 広紀:hiroki,hironori 寛紀:hiroki,hironori 洋紀:hiroki,hironori
浩規:hiroki,hironori 宏規:hiroki,hironori 裕規:hironori,hiroki,yuki 弘規:hironori,hiroki 博規:hironori,hiroki 浩則:hironori 弘則:hironori
博則:hironori 宏則:hironori 裕則:hironori 広則:hironori 浩典:hironori 弘典:hironori 博典:hironori 宏典:hironori 裕典:hironori 広典:hironori 洋典:hironori
浩徳:hironori 弘徳:hironori 博徳:hironori 裕徳:hironori 博憲:hironori 弘憲:hironori 裕憲:hironori 浩人:hiroto 弘人:hiroto 博人:hiroto 宏人:hiroto
裕人:hiroto,yuto 寛人:hiroto 洋人:hiroto 大翔:hiroto,haruto,taisho 大斗:daito,hiroto 陽人:haruto,akito 晴人:haruto 春人:haruto 遥斗:haruto
悠人:yuto,haruto 悠翔:haruto,yuto 陽登:haruto 晴翔:haruto 温人:haruto 遥人:haruto 春翔:haruto 暖:dan,haru 陽太:yota,haruta,hinata 晴太:haruta,seita
陽向:hinata 日向:hinata 日陽:hinata 陽葵:himari,hinata 向日葵:himawari,himari 陽愛:hina 陽奈:hina,haruna 日菜:hina 妃菜:hina 雛:hina 日和:hiyori 妃那:hina
陽菜乃:hinano 陽菜子:hinako 日奈子:hinako 雛子:hinako 比奈子:hinako 陽太郎:yotaro 洋太郎:yotaro 陽輝:haruki,yoki 春樹:haruki 晴樹:haruki 陽樹:haruki
遥希:haruki,haruka 陽希:haruki 春輝:haruki 晴輝:haruki 悠希:yuki,haruki 悠貴:yuki,haruki 治樹:haruki 治喜:haruki 晴彦:haruhiko 春彦:haruhiko 治彦:haruhiko
陽彦:haruhiko 東彦:haruhiko 晴久:haruhisa 治久:haruhisa 晴信:harunobu 治信:harunobu 晴之:haruyuki 治之:haruyuki 春之:haruyuki 晴行:haruyuki 晴海:harumi
治美:harumi,osami 晴己:harumi 晴:haru,hare 春:haru 晴哉:haruya,seiya 晴也:haruya,seiya 春馬:haruma 悠真:yuma,haruma 遥真:haruma 晴馬:haruma 悠馬:yuma
祐馬:yuma 佑真:yuma 佑馬:yuma 勇馬:yuma 優馬:yuma 優真:yuma 雄馬:yuma 裕真:yuma 侑真:yuma 結真:yuma 悠磨:yuma 佑磨:yuma 佑樹:yuki 勇樹:yuki 雄樹:yuki 勇輝:yuki
祐輝:yuki 優輝:yuki 雄輝:yuki 悠輝:yuki,haruki 佑輝:yuki 優希:yuki 由希:yuki 友希:yuki 有希:yuki 夕希:yuki 祐希:yuki 裕希:yuki 佑希:yuki 優樹:yuki 友樹:tomoki,yuki
勇紀:yuki 雄紀:yuki 祐紀:yuki 佑紀:yuki 友紀:yuki,tomonori 勇貴:yuki 雄貴:yuki 祐貴:yuki 友貴:yuki,tomoki 優貴:yuki 由貴:yuki 有貴:yuki 由樹:yuki 有樹:yuki
祐基:yuki 雄基:yuki 由起:yuki 雪:yuki 幸:sachi,miyuki,yuki 柚希:yuzuki 柚月:yuzuki 結月:yuzuki 優月:yuzuki 夢月:yuzuki 柚葵:yuzuki 結愛:yua,yuna
結奈:yuna,yuina 優奈:yuna 優菜:yuna 由奈:yuna 佑奈:yuna 由菜:yuna 友菜:yuna 夢乃:yumeno 結芽:yume 優芽:yume 夢叶:yumeka,yuto 結花:yuka,yuika 柚花:yuzuka,yuka
柚香:yuzuka,yuka 柚葉:yuzuha 柚乃:yuzuno 柚子:yuzu,yuzuko 柚:yuzu 柚奈:yuzuna,yuna 柚希奈:yukina 雪菜:yukina 雪奈:yukina 由紀奈:yukina 有紀奈:yukina 幸奈:yukina
雪乃:yukino 幸乃:yukino 由紀乃:yukino 雪絵:yukie 雪江:yukie 幸江:yukie,sachie 由紀江:yukie 由紀恵:yukie 由起子:yukiko 雪子:yukiko 由貴子:yukiko 有希子:yukiko
由希子:yukiko 夕紀子:yukiko 行子:yukiko 優希子:yukiko 友紀子:yukiko 祐紀子:yukiko 有起子:yukiko 由記子:yukiko 悠紀子:yukiko 結希子:yukiko さやか:sayaka ひかり:hikari
みのり:minori あかね:akane ゆかり:yukari なぎさ:nagisa あかり:akari あい:ai あおい:aoi あき:aki あきこ:akiko あきら:akira あけみ:akemi あさみ:asami あすか:asuka あずさ:azusa
あつこ:atsuko あや:aya あやか:ayaka あやこ:ayako あやの:ayano あやめ:ayame あゆみ:ayumi あゆ:ayu あゆむ:ayumu あんな:anna あんず:anzu いくこ:ikuko いずみ:izumi いちか:ichika
いつき:itsuki いのり:inori いろは:iroha うた:uta うらら:urara えい:ei えつこ:etsuko えみ:emi えみこ:emiko えり:eri えりか:erika えりこ:eriko えりな:erina かおり:kaori
かおる:kaoru かえで:kaede かずこ:kazuko かずみ:kazumi かな:kana かなえ:kanae かなこ:kanako かなみ:kanami かのん:kanon かほ:kaho かりん:karin かれん:karen かんな:kanna
きみこ:kimiko きよこ:kiyoko きょうこ:kyoko くみ:kumi くみこ:kumiko くるみ:kurumi けいこ:keiko けいすけ:keisuke けんじ:kenji けんた:kenta こうじ:koji こうた:kota こころ:kokoro
こずえ:kozue ことね:kotone ことみ:kotomi ことは:kotoha こはる:koharu こゆき:koyuki さおり:saori さき:saki さくらこ:sakurako さち:sachi さちこ:sachiko さつき:satsuki
さとこ:satoko さとし:satoshi さとみ:satomi さとる:satoru さな:sana さなえ:sanae さほ:saho さゆり:sayuri さよ:sayo さよこ:sayoko さら:sara しおり:shiori しおん:shion
しげる:shigeru しずか:shizuka しずく:shizuku しのぶ:shinobu しほ:shiho じゅん:jun じゅんこ:junko しゅん:shun しょうこ:shoko しんじ:shinji すみえ:sumie すみこ:sumiko
すみれ:sumire すず:suzu すずか:suzuka すずね:suzune すみか:sumika せいこ:seiko せつこ:setsuko せな:sena せり:seri せりな:serina そう:so そら:sora たえ:tae たえこ:taeko
たかこ:takako たかし:takashi たくみ:takumi たくや:takuya たけし:takeshi たまき:tamaki たまみ:tamami たまこ:tamako たみこ:tamiko ちあき:chiaki ちえ:chie ちえこ:chieko
ちか:chika ちかこ:chikako ちさと:chisato ちづる:chizuru ちなつ:chinatsu ちなみ:chinami ちはや:chihaya ちはる:chiharu ちひろ:chihiro ちほ:chiho ちよ:chiyo
ちよこ:chiyoko つかさ:tsukasa つばき:tsubaki つばさ:tsubasa つぐみ:tsugumi つむぎ:tsumugi つよし:tsuyoshi てつや:tetsuya てるこ:teruko てるみ:terumi とおる:toru
とし:toshi としこ:toshiko としえ:toshie としみ:toshimi ともか:tomoka ともこ:tomoko ともみ:tomomi ともえ:tomoe なお:nao なおき:naoki なおこ:naoko なおみ:naomi なおと:naoto
ながみ:nagami なつき:natsuki なつこ:natsuko なつみ:natsumi なつめ:natsume なな:nana ななえ:nanae ななこ:nanako ななせ:nanase ななみ:nanami なほ:naho なほこ:nahoko
なみ:nami なるみ:narumi にこ:niko にな:nina ねね:nene のぞみ:nozomi のぞむ:nozomu のどか:nodoka のの:nono ののか:nonoka ののこ:nonoko のぶこ:nobuko のぶえ:nobue のり:nori
のりこ:noriko のりか:norika のりえ:norie はな:hana はなえ:hanae はなこ:hanako はづき:hazuki はつえ:hatsue はつね:hatsune はやと:hayato はる:haru はるか:haruka
はるき:haruki はるこ:haruko はるな:haruna はるの:haruno はるみ:harumi はるひ:haruhi はると:haruto ひかる:hikaru ひさこ:hisako ひさえ:hisae ひではる:hideharu ひでこ:hideko
ひとみ:hitomi ひな:hina ひなこ:hinako ひなた:hinata ひなの:hinano ひまり:himari ひより:hiyori ひろ:hiro ひろえ:hiroe ひろこ:hiroko ひろし:hiroshi ひろみ:hiromi
ひろゆき:hiroyuki ふみ:fumi ふみえ:fumie ふみこ:fumiko ふみか:fumika ふみの:fumino ふうか:fuka ふじこ:fujiko ほのか:honoka ほたる:hotaru ほなみ:honami まい:mai まいこ:maiko
まお:mao まき:maki まきこ:makiko まこ:mako まこと:makoto まさえ:masae まさこ:masako まさみ:masami まさる:masaru まな:mana まなか:manaka まなみ:manami まなぶ:manabu
まひる:mahiru まひろ:mahiro まほ:maho まみ:mami まみこ:mamiko まや:maya まゆ:mayu まゆか:mayuka まゆこ:mayuko まゆみ:mayumi まり:mari まりあ:maria まりえ:marie
まりこ:mariko まりな:marina まりん:marin まるみ:marumi みお:mio みおり:miori みか:mika みき:miki みきこ:mikiko みこと:mikoto みさ:misa みさお:misao みさき:misaki
みさと:misato みさこ:misako みずえ:mizue みずき:mizuki みずほ:mizuho みち:michi みちこ:michiko みちる:michiru みちよ:michiyo みつこ:mitsuko みつえ:mitsue みつき:mitsuki
みつる:mitsuru みどり:midori みな:mina みなこ:minako みなと:minato みなみ:minami みのる:minoru みはる:miharu みほ:miho みほこ:mihoko みやこ:miyako みやび:miyabi みゆ:miyu
みゆう:miyu みゆき:miyuki みゆみ:miyumi みよこ:miyoko みよ:miyo みらい:mirai みれい:mirei みわ:miwa みわこ:miwako むつみ:mutsumi むつこ:mutsuko めい:mei めぐみ:megumi
めぐ:megu めぐる:meguru めぐむ:megumu もえ:moe もえか:moeka もえこ:moeko もも:momo ももか:momoka ももこ:momoko ももえ:momoe ももね:momone やすこ:yasuko やすえ:yasue
やすし:yasushi やすひろ:yasuhiro やよい:yayoi ゆい:yui ゆいか:yuika ゆいな:yuina ゆいこ:yuiko ゆう:yu ゆうか:yuka ゆうき:yuki ゆうこ:yuko ゆうと:yuto ゆうな:yuna ゆうじ:yuji
ゆか:yuka ゆかこ:yukako ゆき:yuki ゆきえ:yukie ゆきこ:yukiko ゆきな:yukina ゆきの:yukino ゆきほ:yukiho ゆず:yuzu ゆずか:yuzuka ゆずき:yuzuki ゆずは:yuzuha ゆたか:yutaka
ゆづき:yuzuki ゆま:yuma ゆみ:yumi ゆみえ:yumie ゆみこ:yumiko ゆめ:yume ゆめか:yumeka ゆめの:yumeno ゆり:yuri ゆりあ:yuria ゆりえ:yurie ゆりか:yurika ゆりこ:yuriko
ゆりな:yurina よう:yo ようこ:yoko ようすけ:yosuke よしえ:yoshie よしこ:yoshiko よしの:yoshino よしみ:yoshimi らん:ran りえ:rie りえこ:rieko りお:rio りおな:riona りか:rika
りかこ:rikako りこ:riko りさ:risa りさこ:risako りつこ:ritsuko りな:rina りの:rino りほ:riho りみ:rimi りょう:ryo りょうこ:ryoko りり:riri りりか:ririka りん:rin
りんか:rinka りんこ:rinko りんね:rinne るい:rui るか:ruka るな:runa るみ:rumi るみこ:rumiko るり:ruri るりこ:ruriko れい:rei れいか:reika れいこ:reiko れいな:reina
れな:rena れん:ren わか:waka わかな:wakana わかば:wakaba わこ:wako わたる:wataru アイ:ai アイコ:aiko アカネ:akane アキ:aki アキコ:akiko アキラ:akira アサ:asa アサコ:asako
アヤ:aya アヤカ:ayaka アヤコ:ayako アユミ:ayumi アリサ:arisa アリス:arisu,alice アンナ:anna アンリ:anri アンジュ:anju アン:an,ann イク:iku イチロー:ichiro イツ:itsu イト:ito
イネ:ine ウメ:ume ウメコ:umeko ウタ:uta エイ:ei エイコ:eiko エツ:etsu エツコ:etsuko エマ:ema,emma エミ:emi エミコ:emiko エミリ:emiri,emily エリ:eri エリカ:erika
エリコ:eriko エリナ:erina エレナ:erena,elena エレン:eren,ellen オト:oto カオリ:kaori カオル:kaoru カズ:kazu カズエ:kazue カズコ:kazuko カツ:katsu カツエ:katsue
カツコ:katsuko カナ:kana カナエ:kanae カネ:kane カヨ:kayo カヨコ:kayoko カレン:karen カンナ:kanna キク:kiku キクエ:kikue キクノ:kikuno キクヨ:kikuyo キヌ:kinu キヌエ:kinue
キヌコ:kinuko キミ:kimi キミエ:kimie キミコ:kimiko キミヨ:kimiyo キヨ:kiyo キヨエ:kiyoe キヨコ:kiyoko キヨミ:kiyomi キリコ:kiriko キワ:kiwa キン:kin ギン:gin クニ:kuni
クニコ:kuniko クミ:kumi クミコ:kumiko クラ:kura クララ:kurara,clara ケイ:kei ケイコ:keiko ケイト:keito,kate ケン:ken ケンジ:kenji コウ:ko コト:koto コマ:koma サエ:sae
サエコ:saeko サキ:saki サク:saku サクラ:sakura サダ:sada サダエ:sadae サダコ:sadako サチ:sachi サチエ:sachie サチコ:sachiko サツ:satsu サツキ:satsuki サト:sato
サトコ:satoko サトシ:satoshi サトミ:satomi サヤカ:sayaka サユリ:sayuri サヨ:sayo サヨコ:sayoko サラ:sara,sarah サワ:sawa サワコ:sawako シオリ:shiori シゲ:shige
シゲコ:shigeko シゲル:shigeru シズ:shizu シズエ:shizue シズカ:shizuka シズコ:shizuko シヅ:shizu シヅエ:shizue シヅ子:shizuko シノ:shino シノブ:shinobu シマ:shima
シマコ:shimako シン:shin シンジ:shinji ジュン:jun ジュンコ:junko ジョー:jo,joe ジョージ:joji,george ジュリ:juri ジュリア:juria,julia スエ:sue スエコ:sueko スエノ:sueno
スガ:suga スギ:sugi スズ:suzu スズエ:suzue スズコ:suzuko スミ:sumi スミエ:sumie スミコ:sumiko スミレ:sumire セイ:sei セイコ:seiko セキ:seki セツ:setsu セツコ:setsuko
セナ:sena セン:sen ソノ:sono ソノエ:sonoe ソノコ:sonoko ソメ:some タエ:tae タエコ:taeko タカ:taka タカエ:takae タカコ:takako タカシ:takashi タキ:taki タキコ:takiko
タケ:take タケコ:takeko タケシ:takeshi タツ:tatsu タツエ:tatsue タツコ:tatsuko タツノ:tatsuno タネ:tane タマ:tama タマエ:tamae タマキ:tamaki タマコ:tamako タマヨ:tamayo
タミ:tami タミエ:tamie タミコ:tamiko タヨ:tayo チエ:chie チエコ:chieko チエミ:chiemi チカ:chika チカコ:chikako チカラ:chikara チサト:chisato チセ:chise チズ:chizu
チズエ:chizue チズコ:chizuko チズル:chizuru チヅル:chizuru チトセ:chitose チヒロ:chihiro チホ:chiho チヨ:chiyo チヨエ:chiyoe チヨコ:chiyoko チヨノ:chiyono ツギ:tsugi
ツタ:tsuta ツタエ:tsutae ツナ:tsuna ツネ:tsune ツネコ:tsuneko ツネヨ:tsuneyo ツヤ:tsuya ツヤコ:tsuyako ツユ:tsuyu ツル:tsuru ツルエ:tsurue ツルコ:tsuruko
ツルヨ:tsuruyo テイ:tei テイコ:teiko テツ:tetsu テツコ:tetsuko テル:teru テルエ:terue テルコ:teruko テルミ:terumi テルヨ:teruyo トキ:toki トキエ:tokie トキコ:tokiko
トキヨ:tokiyo トク:toku トクエ:tokue トシ:toshi トシエ:toshie トシコ:toshiko トシヨ:toshiyo トシ子:toshiko トミ:tomi トミエ:tomie トミコ:tomiko トミ子:tomiko トメ:tome
トメコ:tomeko トメノ:tomeno トモ:tomo トモエ:tomoe トモコ:tomoko トモミ:tomomi トヨ:toyo トヨコ:toyoko トヨノ:toyono トヨ子:toyoko トラ:tora ナオ:nao ナオコ:naoko
ナオミ:naomi ナカ:naka ナツ:natsu ナツエ:natsue ナツコ:natsuko ナツミ:natsumi ナナ:nana ナミ:nami ナミエ:namie ナミコ:namiko ナヨ:nayo ニナ:nina ヌイ:nui ノブ:nobu
ノブエ:nobue ノブコ:nobuko ノブ子:nobuko ノリ:nori ノリエ:norie ノリコ:noriko ハツ:hatsu ハツエ:hatsue ハツコ:hatsuko ハツノ:hatsuno ハツヨ:hatsuyo ハツ子:hatsuko
ハナ:hana ハナエ:hanae ハナコ:hanako ハナヨ:hanayo ハマ:hama ハヤ:haya ハヤト:hayato ハル:haru ハルエ:harue ハルカ:haruka ハルコ:haruko ハルノ:haruno ハルミ:harumi
ハルヨ:haruyo ヒサ:hisa ヒサエ:hisae ヒサコ:hisako ヒサノ:hisano ヒサヨ:hisayo ヒデ:hide ヒデコ:hideko ヒデ子:hideko ヒナ:hina ヒナタ:hinata ヒロ:hiro ヒロコ:hiroko
ヒロシ:hiroshi ヒロミ:hiromi フキ:fuki フキコ:fukiko フク:fuku フクエ:fukue フクコ:fukuko フクヨ:fukuyo フサ:fusa フサエ:fusae フサコ:fusako フサ子:fusako フサヨ:fusayo
フジ:fuji フジエ:fujie フジコ:fujiko フジノ:fujino フジ子:fujiko フデ:fude フミ:fumi フミエ:fumie フミコ:fumiko フミヨ:fumiyo フミ子:fumiko フユ:fuyu フユコ:fuyuko
フヨ:fuyo マイ:mai マイコ:maiko マオ:mao マキ:maki マキコ:makiko マコト:makoto マサ:masa マサエ:masae マサコ:masako マサ子:masako マサノ:masano マサヨ:masayo マサル:masaru
マス:masu マスエ:masue マスコ:masuko マスミ:masumi マスヨ:masuyo マチ:machi マチコ:machiko マチ子:machiko マツ:matsu マツエ:matsue マツノ:matsuno マツヨ:matsuyo
マミ:mami マヤ:maya マユミ:mayumi マユ:mayu マリ:mari マリア:maria マリエ:marie マリカ:marika マリコ:mariko マリナ:marina マリヤ:mariya ミエ:mie ミエコ:mieko ミエ子:mieko
ミオ:mio ミカ:mika ミキ:miki ミキエ:mikie ミキコ:mikiko ミサ:misa ミサエ:misae ミサオ:misao ミサキ:misaki ミサコ:misako ミサヲ:misao ミシェル:michelle ミズエ:mizue
ミズキ:mizuki ミチ:michi ミチエ:michie ミチコ:michiko ミチヨ:michiyo ミチル:michiru ミチ子:michiko ミツ:mitsu ミツエ:mitsue ミツコ:mitsuko ミツ子:mitsuko ミツヨ:mitsuyo
ミツル:mitsuru ミドリ:midori ミナ:mina ミナコ:minako ミナミ:minami ミネ:mine ミネコ:mineko ミネ子:mineko ミノ:mino ミノル:minoru ミホ:miho ミヤ:miya ミヤコ:miyako
ミユキ:miyuki ミヨ:miyo ミヨコ:miyoko ミヨシ:miyoshi ミヨ子:miyoko ミレイ:mirei ミワ:miwa ムツ:mutsu ムツコ:mutsuko ムツミ:mutsumi ムツ子:mutsuko ムメ:mume メイ:mei,may
メグミ:megumi モト:moto モトエ:motoe モトコ:motoko モミジ:momiji モモ:momo モモエ:momoe モモコ:momoko モヨ:moyo ヤイ:yai ヤエ:yae ヤエコ:yaeko ヤエ子:yaeko ヤス:yasu
ヤスエ:yasue ヤスコ:yasuko ヤスノ:yasuno ヤスヨ:yasuyo ヤス子:yasuko ヤヨイ:yayoi ヤヨ:yayo ユウ:yu ユウキ:yuki ユウコ:yuko ユウジ:yuji ユイ:yui ユウカ:yuka ユカ:yuka
ユカリ:yukari ユキ:yuki ユキエ:yukie ユキコ:yukiko ユキノ:yukino ユキ子:yukiko ユキヨ:yukiyo ユミ:yumi ユミコ:yumiko ユミ子:yumiko ユリ:yuri ユリア:yuria,julia
ユリエ:yurie ユリカ:yurika ユリコ:yuriko ユリナ:yurina ヨウコ:yoko ヨシ:yoshi ヨシエ:yoshie ヨシコ:yoshiko ヨシノ:yoshino ヨシミ:yoshimi ヨシ子:yoshiko ヨシヱ:yoshie
ヨネ:yone ヨネコ:yoneko ヨネ子:yoneko ヨリコ:yoriko ライアン:ryan ラン:ran リエ:rie リエコ:rieko リオ:rio リカ:rika リカコ:rikako リキ:riki リサ:risa,lisa リツ:ritsu
リツコ:ritsuko リツ子:ritsuko リナ:rina リマ:rima リョウ:ryo リョウコ:ryoko リョウタ:ryota リリ:riri リリカ:ririka リリコ:ririko リン:rin ルイ:rui,louis ルイコ:ruiko
ルカ:ruka,luka ルナ:runa,luna ルミ:rumi ルミコ:rumiko ルリ:ruri ルリコ:ruriko ルリ子:ruriko レイ:rei,ray レイカ:reika レイコ:reiko レイ子:reiko レイナ:reina
レイラ:reira,leila レオ:reo,leo レナ:rena レン:ren ローザ:roza,rosa ロバート:robert ワカ:waka ワカコ:wakako ワカナ:wakana ワキ:waki キク子:kikuko キヌ子:kinuko
キミ子:kimiko キヨ子:kiyoko クニ子:kuniko サチ子:sachiko サヨ子:sayoko シゲ子:shigeko シズ子:shizuko スミ子:sumiko セツ子:setsuko タカ子:takako タケ子:takeko
タツ子:tatsuko タマ子:tamako タミ子:tamiko チエ子:chieko チヨ子:chiyoko ツネ子:tsuneko ツヤ子:tsuyako ツル子:tsuruko テル子:teruko トキ子:tokiko ナツ子:natsuko
ナミ子:namiko ノリ子:noriko ハル子:haruko ヒサ子:hisako ヒロ子:hiroko フク子:fukuko マキ子:makiko マリ子:mariko ミキ子:mikiko ミサ子:misako ミヤ子:miyako モト子:motoko
モモ子:momoko リエ子:rieko ルミ子:rumiko エミ子:emiko エリ子:eriko エツ子:etsuko カズ子:kazuko カツ子:katsuko カヨ子:kayoko アヤ子:ayako アキ子:akiko イク子:ikuko
アツ子:atsuko マイケル:michael デイビッド:david ジェームズ:james ダニエル:daniel トーマス:thomas ピーター:peter アレックス:alex アンドリュー:andrew クリス:chris ケビン:kevin サム:sam
スティーブ:steve ジェニファー:jennifer エミリー:emily ソフィア:sofia,sophia ナタリー:natalie
貴士:takashi 崇士:takashi 隆士:takashi 高士:takashi 孝士:takashi 敦士:atsushi 篤士:atsushi 淳士:atsushi 厚士:atsushi 健士:kenji,takeshi 賢士:kenji,satoshi 憲士:kenji
剛士:tsuyoshi,takeshi 武士:takeshi 毅士:takeshi,tsuyoshi 岳士:takeshi 浩士:hiroshi,koji 宏士:hiroshi 雅士:masashi 正士:masashi,tadashi 将士:masashi
昌士:masashi 仁士:hitoshi 清士:kiyoshi 忠士:tadashi 哲士:tetsushi,satoshi 徹士:tetsushi 智士:satoshi,tomoshi 悟士:satoshi 聡士:satoshi 慶士:keiji,keishi 圭士:keiji,keishi
恵士:keiji 啓士:keiji,keishi 英士:eiji,hideshi 栄士:eiji 瑛士:eiji 秀士:hideshi,shuji 真士:shinji,masashi 慎士:shinji 晋士:shinji 泰士:taishi,yasushi
康士:yasushi,koji 靖士:yasushi 陽士:yoji 洋士:yoji,hiroshi 勇士:yuji,yushi,isamu 雄士:yuji,yushi 祐士:yuji 裕士:yuji,hiroshi 佑士:yuji 竜士:ryuji 龍士:ryuji 亮士:ryoji
良士:ryoji 誠士:seiji,satoshi 政士:seiji,masashi 聖士:seiji 大士:taishi,daishi 太士:taishi 拓士:takuji 琢士:takuji 匠士:shoji 章士:shoji,akishi 昭士:shoji,akishi 祥士:shoji
翔士:shoji 純士:junji 順士:junji 潤士:junji
`;
