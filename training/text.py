"""Random lines of Japanese business documents: what the recogniser and the detector are trained on."""

import os
import random
import re

from charset import CHARACTERS, first_level

CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cache", "payload", "corpus")

FULL_WIDTH = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)})
HALF_DIGITS = str.maketrans({**{chr(0xFF10 + i): str(i) for i in range(10)}, "－": "-", "　": " "})
_HALF = "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"
_FULL = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
TO_HALF = dict(zip(_FULL, _HALF))
TO_HALF |= {a: b + "ﾞ" for a, b in zip("ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ", "ｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎｳ")}
TO_HALF |= {a: b + "ﾟ" for a, b in zip("パピプペポ", "ﾊﾋﾌﾍﾎ")}
TO_KATAKANA = {chr(code): chr(code + 0x60) for code in range(0x3041, 0x3097)}
OLD_FORMS = str.maketrans("高崎徳柳浜沢斎吉", "髙﨑德栁濵澤齋𠮷")
KANJI_DIGITS = str.maketrans("0123456789", "〇一二三四五六七八九")
HONORIFICS = ["様", "殿", "御中", "先生", "行", "係", "宛"]

HIRAGANA = "".join(chr(code) for code in range(0x3042, 0x3094) if chr(code) not in "ぃぅぇぉっゃゅょゎゐゑ")
VOICED = "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ"
UNVOICED = "かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホウ"
SMALL = "ぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ"
KEY_SYMBOLS = list(
    "※〒㎡㈱㈲№℡㊞①②③④⑤⑥⑦⑧⑨⑩ⅠⅡⅢⅣ々〆ヶヵ％＆＠・／：；（）「」【】『』〔〕［］●○◎■□◆◇★☆▲△▼▽→←↑↓＊＃＋－×÷＝＜＞￥＄"
    "℃㎏㎝㎜㎞㏄㍉㌔㌘㌧㌫㈹㊤㊦㊥㍻㍼㍽㍾㋿☎～…‥、。，．？！゛゜"
)
RARE_NAME_KANJI = "髙﨑德栁濵瀨祐神福邉邊澤廣嶋齋齊龍國冨峯塚隆眞彅弌閒"

TITLES = """代表取締役会長 代表取締役社長 代表取締役 取締役会長 取締役副社長 専務取締役 常務取締役 社外取締役 取締役 監査役
執行役員 上席執行役員 本部長 副本部長 部長 副部長 次長 室長 課長 課長代理 係長 主任 主査 主事 参事 店長 副店長 支店長 所長
工場長 館長 理事長 理事 院長 園長 校長 社長 会長 相談役 顧問 マネージャー リーダー エンジニア ディレクター プロデューサー
アシスタント コンサルタント CEO CTO CFO COO""".split()
DEPARTMENTS = """営業 営業第一 営業企画 総務 人事 経理 財務 法務 企画 経営企画 広報 開発 研究開発 製造 生産管理 品質保証 購買 調達
情報システム 技術 設計 物流 海外事業 マーケティング カスタマーサポート 販売促進 監査 施設 商品 工務 業務 管理 秘書""".split()
DEPARTMENT_ENDS = ["部", "課", "本部", "室", "グループ", "チーム", "事業部", "係", "センター", "統括部", "推進室", "担当", ""]
QUALIFICATIONS = """税理士 公認会計士 弁護士 司法書士 行政書士 社会保険労務士 中小企業診断士 一級建築士 二級建築士 宅地建物取引士
不動産鑑定士 弁理士 土地家屋調査士 医学博士 工学博士 薬剤師 管理栄養士 技術士 測量士 情報処理安全確保支援士""".split()
COMPANY_FORMS = """株式会社 有限会社 合同会社 合資会社 一般社団法人 一般財団法人 公益財団法人 医療法人 社会福祉法人 学校法人
特定非営利活動法人 農事組合法人 税理士法人 弁護士法人""".split()
SHORT_FORMS = [
    ("株式会社", ["㈱", "(株)", "（株）"]),
    ("有限会社", ["㈲", "(有)", "（有）"]),
    ("合同会社", ["(同)", "（同）"]),
    ("特定非営利活動法人", ["NPO法人", "ＮＰＯ法人"]),
    ("一般社団法人", ["(一社)", "㈳"]),
    ("一般財団法人", ["(一財)", "㈶"]),
]
AMOUNT_LABELS = """小計 合計 お預り お預かり お釣り おつり 現金 クレジット 消費税 内消費税 外税 内税額 税込金額 税抜金額 値引 割引
お買上計 総合計 請求金額 ご請求額 お支払額 残高 前回残高 ポイント利用 差引 送料 手数料 単価 金額 数量 源泉徴収税 10%対象 8%対象
8%対象計 10%対象計 (10%対象 (内消費税等 税率10% 税率8% 軽減税率8%対象 非課税計 不課税 電子マネー支払 カード支払 釣銭 点数 お買上点数
買上 本体価格 税額 領収金額 ご利用額 交通費 外税対象額 内税対象額 QR決済 ご請求金額 繰越金額 御見積金額""".split()
FORM_WORDS = """新規 変更 解約 継続 会社員 自営業 公務員 学生 主婦 無職 本人 家族 妻 夫 長男 長女 普通 当座 本店 支店 有 無 男 女 同上 なし あり 一括
以上 別紙 至急 確認済 済 現金 振込 郵送 持参 午前 午後 終日 未定 不在 電話 連絡 見積 納品 返品 交換 修理 点検 清掃 工事 材料 部品 送料 内金 残金 手付金 前払
一式 数量 単価 合計 小計 消費税 税込 税抜 内訳 摘要 備考 氏名 住所 店長 部長 課長 担当 出張 会議 打合せ 昼食 夕食 懇親会 研修 往復 片道 高速 駐車 宿泊 切手 書籍""".split()
BUILDINGS = """ビル ビルディング タワー マンション ハイツ プラザ センター 第2ビル 第一ビル 会館 コーポ ガーデン スクエア テラス BLDG. 荘
パーク""".split()
UNITS = "式 個 本 枚 台 箱 人 時間 ヶ月 件 冊 袋 缶 名 回 セット kg m ㎡ 点 組 足 ケース".split()


# What pens fill in behind or before a printed word.
FORM_LABELS = """氏名 お名前 住所 ご住所 電話 TEL 携帯 フリガナ 会社名 部署 金額 数量 単価 品名 摘要 備考 日付 期日 担当 担当者 係 科目 行先 目的 用件 No. 番号 生年月日
年齢 性別 合計 小計 消費税 内訳 税抜金額 税率 現金 小切手 手形 発行日 領収日 受取人 扱者""".split()
PAID_FOR = """お品代 御飲食代 飲食代 書籍代 文具代 会費 参加費 タクシー代 交通費 宿泊代 手土産代 コピー代 工事代金 駐車場代 お花代 会議費 材料費 修理代 通信費
食事代 弁当代 受講料 入場料 家賃 管理費 謝礼 広告料 印刷代 クリーニング代 診察料 薬代 灯油代 ガソリン代 商品代 備品代 消耗品代 年会費 月謝 初穂料 懇親会費
切手代 収入印紙代 振込手数料 レンタカー代 航空券代 乗車券代 高速代 駐車料金 セミナー受講料 研修費 教材費 施設利用料 会場費 レッスン料 修繕費 清掃代 お米代
野菜代 果物代 鮮魚代 お菓子代 ケーキ代 花束代 供花代 お布施 玉串料 祈祷料 拝観料 入園料 保育料 給食費 制服代 町内会費 自治会費 組合費 寄付金 協賛金 保証金 敷金 礼金
更新料 仲介手数料 登記費用 相談料 顧問料 原稿料 講演料 講師料 交際費 接待費 出張旅費 日当 立替金 内金 手付金 残金 着手金 塗装工事 水道工事代 電気工事代 エアコン取付工事
畳替 鍵交換代 車検代 タイヤ代 オイル交換 部品代 工賃 運賃 送料 梱包代 引越代 写真代 印鑑代 名刺代 看板代 チラシ印刷代 封筒代 事務用品代 トナー代 電球代 金物代 木材代 肥料代
苗代 食材費 仕出し弁当代 お茶代 飲み物代 コーヒー代 菓子折り代 お土産代 贈答品代 御祝 御礼 御香典 レンタル料 リース料 使用料 賃借料 地代 水道代 電気代 電話代 保険料 検査料
文書料 健康診断料 歯科治療代 メガネ代 衣料品代 靴代 玩具代 雑貨代 日用品代 工具代 塗料代 資材代 設置費 撤去費 処分費 点検料 調律代 カット代 マッサージ代 宴会代 二次会費 席料
ボウリング代 ゴルフプレー代 入浴料 宿泊料 朝食代 昼食代 夕食代 夜食代 弁当及びお茶代 会議用弁当代 取材費 撮影料 翻訳料 デザイン料 制作費 開発費 保守料 システム利用料""".split()
# What people write to each other and to themselves.
GREETINGS = """ありがとうございました。 ありがとうございます。 よろしくお願いします。 よろしくお願いいたします。 お世話になっております。 お世話になりました。 お疲れ様です。 お疲れさまでした。
拝啓 敬具 前略 草々 かしこ 追伸 お元気ですか。 お元気でいらっしゃいますか。 お体に気をつけて。 ご自愛ください。 お大事に。 おめでとうございます。 お誕生日おめでとう! 明けましておめでとうございます
本年もよろしくお願いします。 残暑お見舞い申し上げます。 寒中お見舞い申し上げます。 ご無沙汰しております。 またお会いしましょう。 楽しみにしています。 お待ちしております。 ご確認ください。 ご査収ください。
至急お願いします。 折り返しお電話ください。 またお電話します。 伝言をお願いします。 電話がありました。 取り急ぎお礼まで。 お手数ですが ご連絡ください。 お返事ください。 すみませんでした。 ごめんなさい。
がんばってください。 がんばります! とてもおいしかったです。 とても楽しかったです。 うれしかった。 また来ます。 また行きたい。 いただきます。 ごちそうさまでした。 行ってきます。 おやすみなさい。
上記の通り領収いたしました 上記正に領収いたしました 右記の通り 別紙のとおり 以上 同上 なお、 ただし、 また、 そして それから つまり だから けれども しかし たとえば""".split()
WHEN = "今日 明日 昨日 今朝 今夜 今週 来週 先週 先日 月曜日 火曜 水曜日 木曜 金曜日 土曜 日曜日 午前中 午後 夕方 朝 昼 夜 毎朝 毎日 週末 年末 先月 来月 今年 去年 来年 春 夏休み 秋 冬 さっき あとで このごろ いつか".split()
WHO = "母 父 妻 夫 兄 姉 弟 妹 祖母 おばあちゃん おじいちゃん 子ども 友だち 友達 先生 お客様 皆さん みんな 私 ぼく 僕 彼 彼女 社長 部長 となりの人 家族 娘 息子 生徒 担当者 営業の方 大家さん".split()
WHAT = """家 学校 会社 駅 病院 銀行 公園 庭 海 山 店 台所 図書館 郵便局 スーパー 教室 事務所 工場 現場 ご飯 お茶 手紙 荷物 写真 花 野菜 本 宿題 仕事 会議 資料 電話 返事 書類 見積書 請求書 領収書 契約書
鍵 車 自転車 電車 バス 雨 雪 天気 空 桜 犬 猫 魚 パン 牛乳 卵 りんご みかん お弁当 お金 財布 時計 傘 服 靴 机 椅子 窓 部屋 話 名前 夢 気持ち 思い出 旅行 散歩 買い物 掃除 洗濯 料理 勉強 練習 試合 運動会 発表
時間 予定 日程 場所 内容 結果 問題 原因 対策 目標 意見 理由 方法 準備 確認 変更 連絡 相談 報告 注文 在庫 納期 単価 予算 売上 部品 材料 図面 見本 写し 原本 印鑑 住所 番号 条件""".split()
ENDS = """に行きました。 に行く。 へ行った。 を買った。 を買ってきてください。 をお願いします。 について連絡ください。 が届きました。 を送りました。 を送ります。 の話をした。 はとても楽しかった。 がおいしかった。 を食べました。 を見た。 を見ました。
をもらった。 をもらいました。 があります。 がありました。 がない。 がなかった。 はありません。 ができました。 ができない。 を作る。 を作りました。 を書いた。 を読んだ。 を読みました。 を聞いた。 を教えてください。 を忘れないこと。 を忘れた。 を確認する
を確認しました。 を決める。 を決定 を変更したい を始める。 を続ける。 が終わった。 が終わりました。 になりました。 になった。 になると思います。 だと思う。 だと思いました。 が大切です。 が必要です。 が必要 が好きです。 が好きだ。 がきれいでした。
が大きい が小さい が多い が少ない が高い が安い が早い が遅れています。 を待っています。 を持って行く。 を持ってきてください。 に入れる。 に出す。 に置いた。 で会いました。 で働いています。 から帰った。 から帰りました。 まで歩いた。
まで歩きました。 のこと のため のほうがいい。 のようです。 のとおりです。 らしい。 かもしれない。 でしょうか? ですか? はどうですか? はいつですか? はどこ? とは何か?""".split()


def half_kana(text):
    return "".join(TO_HALF.get(character, character) for character in text)


def katakana(text):
    return "".join(TO_KATAKANA.get(character, character) for character in text)


def kanji_number(number):
    """As in columns: 24 is 二十四, 105 百五."""
    text = ""
    for unit, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, unit)
        if digit:
            text += ("" if digit == 1 and name else str(digit).translate(KANJI_DIGITS)) + name
    return text or "〇"


def read_list(name):
    return open(f"{CORPUS}/{name}.txt", encoding="utf8").read().split("\n")[:-1]


class Writer:
    """One random source of lines. Every kind of line has a method; `line` picks one by weight."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        for name in ("company", "street", "furigana", "english", "town", "surname", "given", "place", "product"):
            setattr(self, f"{name}_list", read_list(name))
        self.frequent_surname_list, self.frequent_given_list = read_list("frequent_surname"), read_list("frequent_given")
        self.common_list, self.word_list = read_list("common"), read_list("word")
        self.morpheme_list, self.sentence_list = read_list("morpheme"), read_list("sentence")
        both = self.common_list + self.word_list
        self.katakana_list = [word for word in both if re.fullmatch("[ァ-ヺー・]+", word)]
        self.hiragana_list = [word for word in both if re.fullmatch("[ぁ-んー]+", word)]
        self.kanji = [c for c in CHARACTERS if 0x4E00 <= ord(c) <= 0x9FFF or 0xF900 <= ord(c) <= 0xFAFF or c in "々〆𠮷"]
        self.daily = [c for c in self.kanji if first_level(c)]
        known = set(self.kanji)
        self.symbols = [c for c in CHARACTERS if c not in known and not is_letter(c)]
        kinds = {
            self.company: 11, self.address: 11, self.person: 9, self.phrase: 11, self.date: 8, self.amount: 16,
            self.phone: 14, self.mail: 5, self.code: 11, self.item: 10, self.title: 4, self.mixed: 10,
            self.half_width: 6, self.sentence: 8, self.kana: 4, self.short: 5, self.latin: 4, self.number: 10,
            self.voiced: 10, self.look_alikes: 5, self.contact: 10,
        }  # fmt: skip
        self.kinds, self.weights = list(kinds), list(kinds.values())
        standing = {
            self.sentence: 30, self.numbered: 24, self.company: 12, self.person: 10, self.title: 4, self.phrase: 6,
            self.voiced: 4, self.mail: 4, self.mixed: 6, self.addressee: 6, self.counted: 12,
        }  # fmt: skip
        self.standing, self.standing_weights = list(standing), list(standing.values())

    def pick(self, *options):
        return self.random.choice(options)

    def one_of(self, options):
        return self.random.choice(options)

    def chance(self, share):
        return self.random.random() < share

    def digits(self, count):
        return "".join(self.random.choices("0123456789", k=count))

    def letters(self, count):
        return "".join(self.random.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=count))

    # -- companies, people, places

    def company(self):
        if self.chance(0.5):
            name = self.one_of(self.company_list)
        else:
            core = self.one_of([self.katakana_list, self.place_list, self.frequent_surname_list, self.product_list])
            core = self.one_of(core).split("\t")[0][:10] + self.pick("", "", "商事", "工業", "建設", "産業", "製作所", "商店", "システム", "サービス", "電機", "食品", "物流", "企画", "デザイン", "ホールディングス", "不動産", "技研")  # fmt: skip
            form = self.one_of(COMPANY_FORMS[:4] if self.chance(0.8) else COMPANY_FORMS)
            name = form + core if self.chance(0.5) else core + form
        if self.chance(0.28):
            for long, short in SHORT_FORMS:
                name = name.replace(long, self.one_of(short))
        if self.chance(0.12):
            name = name.translate(OLD_FORMS)
        if self.chance(0.15):
            name = name.replace("株式会社", "株式会社 ", 1)
        if self.chance(0.3):
            branch = self.one_of(self.place_list)[:6] + self.pick("店", "支店", "営業所", "工場", "本社", "支社")
            name += self.pick("　御中", " 御中", " 様", "殿", "　" + branch, " " + branch, "グループ")
        return name.translate(HALF_DIGITS) if self.chance(0.25) else name

    def street(self):
        if self.chance(0.25):
            return self.one_of(self.street_list)
        numbers = [str(self.random.randint(1, top)) for top in (9, 60, 40)][: self.random.randint(1, 3)]
        return self.pick("-".join(numbers), "".join(map("".join, zip(numbers, ("丁目", "番", "号")))))

    def address(self):
        code, prefecture, city, town = self.one_of(self.town_list).split("\t")
        street = self.street()
        if self.chance(0.75):
            street = street.translate(HALF_DIGITS)
        if self.chance(0.5):
            street = re.sub(r"(丁目|番地の|番地|番)(?=[\d０-９])", "-", street)
            street = re.sub(r"(?<=[\d０-９])号$", "", street)
        if self.chance(0.25):
            street = street.replace("-", self.pick("－", "ー", "‐", "−", "―"))
        if self.chance(0.07):
            street = street.translate(KANJI_DIGITS)
        place = (prefecture if self.chance(0.5) else "") + city + town + street
        if self.chance(0.15):
            place = town + street
        if self.chance(0.25):
            place += self.pick(" ", "　", "") + self.building()
        zip_code = code[:3] + self.pick("-", "-", "－") + code[3:]
        share = self.random.random()
        if share < 0.2:
            return self.pick("〒", "〒 ", "") + zip_code + self.pick(" ", "", "　") + place
        if share < 0.36:
            return self.pick("〒", "〒", "〒 ", "郵便番号 ", "") + zip_code
        if share < 0.42:
            return self.pick("住所 ", "住所:", "所在地 ", "本社 ", "本店所在地：", "【住所】", "工場 ") + place
        return self.building() if share < 0.48 else place

    def building(self):
        name = self.one_of(self.katakana_list) if self.chance(0.5) else self.one_of(self.frequent_surname_list).split("\t")[0]
        n = self.random.randint
        room = self.pick("", f"{n(1, 40)}F", f"{n(1, 30)}階", f"{n(101, 1999)}号室", f"{n(101, 1999)}", f"B{n(1, 3)}F", "東棟", "A棟")
        return name + self.one_of(BUILDINGS) + room

    def name(self):
        lists = (self.frequent_surname_list, self.frequent_given_list) if self.chance(0.65) else (self.surname_list, self.given_list)
        (family, family_kana), (given, given_kana) = (self.one_of(entries).split("\t")[:2] for entries in lists)
        if self.chance(0.22):
            family = family.translate(OLD_FORMS) if self.chance(0.8) else family + self.one_of(RARE_NAME_KANJI)
        return family, given, katakana(family_kana), katakana(given_kana)

    def person(self):
        family, given, family_kana, given_kana = self.name()
        share, space = self.random.random(), self.pick("", " ", "　", " ")
        if share < 0.08:
            return self.pick(" ", "　").join(family + given)
        if share < 0.2:
            return family_kana + space + given_kana
        if share < 0.25:
            return self.pick("フリガナ ", "カナ:", "ﾌﾘｶﾞﾅ ") + half_kana(family_kana + space + given_kana)
        full = family + space + given
        if share < 0.4:
            return full + self.pick("様", " 様", "　様", "殿", "先生", "さん")
        if share < 0.52:
            label = self.pick("担当:", "担当 ", "担当者：", "責任者 ", "氏名", "お名前", "代表取締役 ", "扱者:", "店長 ", "ご担当 ", "発行者 ", "承認 ")
            return label + full
        if share < 0.58:
            return self.one_of(TITLES) + space + full
        return f"{full}({family_kana} {given_kana})" if share < 0.63 else full

    def title(self):
        department = self.one_of(DEPARTMENTS) + self.one_of(DEPARTMENT_ENDS)
        share = self.random.random()
        if share < 0.3:
            return self.one_of(TITLES)
        if share < 0.6:
            return department + self.pick(" ", "　", "") + self.one_of(TITLES)
        if share < 0.75:
            return department + " " + self.one_of(DEPARTMENTS) + self.pick("課", "係", "チーム", "グループ")
        if share < 0.9:
            return self.one_of(QUALIFICATIONS)
        return self.one_of(self.place_list)[:6] + self.pick("支店", "支社", "営業所", "工場") + " " + self.one_of(TITLES)

    # -- running text

    def phrase(self):
        count = self.random.randint(1, 4)
        text = ""
        for index in range(count):
            text += self.one_of(self.one_of([self.common_list, self.common_list, self.word_list, self.morpheme_list]))
            joint = ["", "", "", "の", "を", "は", "が", "に", "・", " ", "で", "と", "、", "/", "　"]
            end = ["", "", "", "です", "ます", "。", "一式", "代", "料", "費", "(税込)"]
            text += self.one_of(joint if index < count - 1 else end)
        return text[:40]

    def sentence(self):
        text, length = self.one_of(self.sentence_list), self.random.randint(6, 44)
        start = self.random.randint(0, max(0, len(text) - length))
        return text[start : start + length].strip() or "です。"

    def kana(self):
        share = self.random.random()
        if share < 0.3:
            return self.one_of(self.furigana_list)[:28]
        words, joints = (self.katakana_list, ["", "・", " "]) if share < 0.7 else (self.hiragana_list, ["", "、"])
        return self.one_of(words) + self.one_of(joints) + self.one_of(words)

    def half_width(self):
        text = half_kana(katakana(self.one_of(self.katakana_list) + self.pick("", " ", "・") + self.one_of(self.katakana_list)))
        return text[:24] + (self.pick(" ", " ", "") + self.money() if self.chance(0.3) else "")

    def voiced(self):
        """Kana that differ by two dots, a ring or their size: what small and dot print blurs."""
        pool = VOICED * 2 + UNVOICED + SMALL
        text = "".join(self.random.choices(pool, k=self.random.randint(2, 14)))
        share = self.random.random()
        if share < 0.35:
            return half_kana(katakana(text))[:24]
        return katakana(text) if share < 0.7 else text

    def mixed(self):
        """Characters without a context to guess them from."""
        share, count = self.random.random(), self.random.randint(1, 16)
        if share < 0.6:
            return "".join(self.random.choices(self.kanji, k=count))
        if share < 0.68:
            return "".join(self.random.choices(self.symbols, k=min(count, 8)))
        if share < 0.82:
            return "".join(self.one_of(KEY_SYMBOLS) + self.one_of(self.common_list) for _ in range(self.random.randint(1, 4)))[:24]
        if share < 0.9:
            return "".join(self.one_of(self.one_of([self.kanji, self.kanji, RARE_NAME_KANJI])) for _ in range(count))
        if share < 0.95:
            return "".join(chr(self.random.randint(0x21, 0x7E)) for _ in range(count))
        return "".join(self.pick(self.one_of(self.kanji), self.one_of(KEY_SYMBOLS), self.digits(1), self.letters(1)) for _ in range(count))

    # -- numbers, codes, contacts

    def date(self):
        r = self.random.randint
        year, month, day = r(1990, 2035), r(1, 12), r(1, 28)
        era, of_era = self.pick(("令和", r(1, 17)), ("平成", r(1, 31)), ("昭和", r(20, 63)), ("R", r(1, 17)), ("H", r(1, 31)), ("㋿", r(1, 9)))
        of_era = "元" if of_era == 1 and len(era) == 2 else of_era
        two = "{:02d}".format if self.chance(0.5) else str
        text = self.pick(
            f"{year}年{two(month)}月{two(day)}日", f"{year}年 {month}月 {day}日", f"{year}/{two(month)}/{two(day)}",
            f"{year}-{month:02d}-{day:02d}", f"{year}.{two(month)}.{two(day)}", f"{era}{of_era}年{two(month)}月{two(day)}日",
            f"{era}{of_era}.{month}.{day}", f"'{year % 100:02d}/{month:02d}/{day:02d}", f"{year % 100:02d}/{month:02d}/{day:02d}",
            f"{month}月{day}日", f"{month}/{day}", f"{year}年{month}月分", f"{year}年{month}月末日",
        )  # fmt: skip
        if self.chance(0.2):
            weekday = self.one_of("月火水木金土日")
            text += self.pick(f"({weekday})", f"（{weekday}）", f"({weekday}曜日)")
        hour, minute, second = r(0, 23), r(0, 59), r(0, 59)
        if self.chance(0.3):
            text += self.pick(" ", "　", "") + self.pick(f"{hour:02d}:{minute:02d}", f"{hour}:{minute:02d}", f"{hour:02d}:{minute:02d}:{second:02d}", f"{hour}時{minute:02d}分")
        if self.chance(0.25):
            label = self.pick("発行日 ", "発行日:", "請求日：", "お支払期限 ", "支払期日: ", "有効期限 ", "納品日 ", "日付 ", "取引日時 ", "見積日", "DATE ")
            text = label + text
        return text.translate(FULL_WIDTH).replace(" ", "　") if self.chance(0.07) else text

    def money(self):
        number = int(10 ** self.random.uniform(1, 7.4))
        text = f"{number:,}" if self.chance(0.88) else str(number)
        if self.chance(0.05):
            text = text.replace(",", self.pick("，", "."))
        before = self.pick("¥", "¥", "¥", "￥", "￥", "", "", "", "-", "△", "▲", "-¥")
        after = self.pick("", "", "", "", "円", "円", "-", "－", "円也", ".-", "※", "*", "軽", "内", "外", "8%", "円(税込)", "円(税抜)", "-也")
        text = before + text + after
        if self.chance(0.05):
            return text.translate(FULL_WIDTH)
        return " ".join(text) if self.chance(0.04) else text

    def amount(self):
        share = self.random.random()
        if share < 0.5:
            return self.money()
        label = self.one_of(AMOUNT_LABELS)
        if share < 0.56:
            return label if self.chance(0.6) else f"{label}{self.random.randint(1, 30)}点"
        return label + self.pick(" ", "  ", "　", "", ":", "：", "   ") + self.money() + self.pick("", "", "", ")", "）")

    def number(self):
        """Digits with the marks that decide their meaning."""
        d, r = self.digits, self.random.randint
        thousands = f"{r(1, 999)}{self.pick(',', '.', ',', '，')}{d(3)}"
        return self.pick(
            d(r(1, 16)), f"{r(0, 99)}.{d(2)}", f"{r(0, 999)}.{d(1)}", thousands, thousands + self.pick(",", ".") + d(3),
            f"{r(1, 100)}%", f"{r(0, 99)}.{d(1)}%", f"{d(4)} {d(4)} {d(4)} {d(4)}", f"{d(2)}:{d(2)}", f"{d(3)}-{d(4)}",
            f"T{d(13)}", f"T {d(1)}-{d(4)}-{d(4)}-{d(4)}", f"({d(2)})", f"{r(1, 30)}/{r(1, 30)}", "-" * r(3, 12), "*" * r(2, 6),
        )  # fmt: skip

    def phone(self):
        d = self.digits
        text = self.pick(
            f"0{d(1)}-{d(4)}-{d(4)}", f"0{d(2)}-{d(3)}-{d(4)}", f"0{d(3)}-{d(2)}-{d(4)}", f"0{d(1)}({d(4)}){d(4)}",
            f"0{self.pick('7', '8', '9')}0-{d(4)}-{d(4)}", f"0120-{d(3)}-{d(3)}", f"0{d(9)}", f"+81-{d(1)}-{d(4)}-{d(4)}",
            f"+81 {d(2)} {d(4)} {d(4)}", f"0{d(2)}({d(3)}){d(4)}", f"0570-{d(3)}-{d(3)}", f"0{d(1)}.{d(4)}.{d(4)}",
        )  # fmt: skip
        labels = ["TEL ", "TEL:", "Tel. ", "電話 ", "電話番号", "電話:", "☎", "℡", "FAX ", "FAX:", "Fax. ", "携帯 ", "Mobile "]
        labels += ["直通 ", "代表 ", "TEL", "T ", "F ", "M ", "tel:", "ＴＥＬ ", "ＦＡＸ ", "フリーダイヤル ", "", "", "", ""]
        text = self.one_of(labels) + text
        if self.chance(0.1):
            text += self.pick("(代)", "（代表）", " 内線" + d(3), "㈹")
        if self.chance(0.12):
            text += self.pick(" / FAX ", "　FAX:", " FAX") + f"0{d(1)}-{d(4)}-{d(4)}"
        if self.chance(0.06):
            return text.translate(FULL_WIDTH).replace(" ", "　")
        return text.replace("-", self.pick("－", "‐", "−", "ー")) if self.chance(0.06) else text

    def contact(self):
        """The small print under a shop's name: telephone number, postal code, register and hours run on without a space."""
        d, r, share = self.digits, self.random.randint, self.random.random()
        number = self.pick(f"0{d(1)}-{d(4)}-{d(4)}", f"0{d(2)}-{d(3)}-{d(4)}", f"0{d(3)}-{d(2)}-{d(4)}", f"0120-{d(3)}-{d(3)}", f"0570-{d(3)}-{d(3)}", f"0{d(9)}")
        label = self.pick("TEL", "TEL", "TEL:", "TEL.", "Tel.", "Tel", "tel ", "電話:", "電話", "℡", "☎", "TEL ", "")
        postal = self.pick("〒", "〒", "") + f"{d(3)}-{d(4)}"
        if share < 0.3:
            return label + number
        if share < 0.45:
            shop = self.one_of(self.place_list)[:6] + self.pick("店", "支店", "駅前店", "通店", "本店", "営業所", "南口店")
            return shop + self.pick("", " ", " ", "　") + label + number
        if share < 0.55:
            return label + number + self.pick(" FAX", "/FAX", " F", "　FAX:") + f"0{d(2)}-{d(3)}-{d(4)}"
        if share < 0.65:
            return label + number + f"({r(7, 11)}:{self.pick('00', '30')}{self.pick('~', '～', '-')}{r(17, 24)}:{self.pick('00', '30')})"
        if share < 0.8:
            return postal if self.chance(0.5) else postal + self.pick("", " ", "　") + "".join(self.one_of(self.town_list).split("\t")[1:3])
        if share < 0.9:
            return self.pick("レジ", "レジNo.", "No.", "責No.", "店No.", "#", "R") + d(r(2, 6)) + self.pick(" ", "-", "  ", ":") + d(r(3, 6))
        return self.pick("お客様No.:", "会員番号", "伝票No.", "取引", "承認No.", "ID:") + "-".join(d(4) for _ in range(r(2, 4)))

    SYLLABLES = "ka ki ku ke ko sa shi su se so ta chi tsu te to na ni no ha hi fu ma mi mu me mo ya yu yo ra ri ru re ro wa n a i u e o ga go da do ba bu ji ju sho kyo ryu".split()

    def roman(self):
        return "".join(self.random.choices(self.SYLLABLES, k=self.random.randint(2, 4)))

    def mail(self):
        domain = self.pick(self.roman(), self.roman() + "-" + self.roman(), self.roman() + self.digits(1)) + self.pick(".co.jp", ".jp", ".com", ".or.jp", ".ne.jp", ".net", ".example", ".io", ".go.jp")
        if self.chance(0.4):
            site = self.pick("https://", "http://", "www.", "https://www.", "URL ", "") + domain
            return site + self.pick("", "/", "/" + self.roman(), "/" + self.roman() + ".html", "/" + self.roman() + "/" + self.digits(2))
        user = self.roman() + self.pick("", ".", "_", "-") + self.pick("", self.roman(), self.digits(2))
        text = self.pick("", "", "", "E-mail: ", "Email:", "Mail ", "E ", "mail:") + user + "@" + domain
        return text.upper() if self.chance(0.04) else text

    def code(self):
        d, u, r = self.digits, self.letters, self.random.randint
        share = self.random.random()
        if share < 0.3:
            number = self.pick(d(13), d(13), f"{d(1)}-{d(4)}-{d(4)}-{d(4)}", f"{d(1)} {d(4)} {d(4)} {d(4)}")
            return self.pick("登録番号 ", "登録番号:", "登録番号：", "インボイス番号 ", "登録No.", "事業者登録番号 ", "", "", "") + "T" + number
        if share < 0.5:
            label = self.pick("No.", "No. ", "№", "請求書番号 ", "伝票番号:", "注文番号 ", "レジ", "会員No.", "受付番号 ", "取引No.", "伝票No", "管理番号:")
            return label + self.pick(d(r(3, 10)), f"{u(r(1, 3))}-{d(r(3, 6))}", f"{d(4)}-{d(4)}", f"{u(2)}{d(6)}", f"INV-{d(4)}-{d(3)}")
        if share < 0.68:
            bank = self.one_of(self.place_list)[:4] + self.pick("銀行", "信用金庫", "信用組合")
            return bank + " " + self.one_of(self.place_list)[:4] + "支店 " + self.pick("普通", "当座", "(普)") + " " + d(7)
        if share < 0.82:
            return u(r(1, 4)) + self.pick("-", "", "_") + d(r(2, 6)) + self.pick("", "-" + u(1), u(1), "/" + d(2))
        if share < 0.92:
            # Zeros among letters, letters among zeros: terminals, receipts, serial numbers.
            pool = self.pick("0123456789", "00012358", "0O1ABCDEF", "0123456789ABCDEF")
            text = "".join(self.random.choices(pool, k=r(6, 18)))
            return self.pick("", "#", "ID:", "端末番号 ", "伝票番号 ", "承認番号 ", "AID:", "ATC ", "SEQ ", "レシートNo.") + text
        return self.one_of("①②③④⑤⑥⑦⑧⑨") + self.phrase()

    def look_alikes(self):
        """0 and O, 1 and l, X and ×, ー and 一, ロ and 口: no word tells them apart, only their shape."""
        groups = ["0O", "1lI|", "5S", "8B", "2Z", "X×x", "ー一-―", "ロ口□", "ニ二", "カ力", "タ夕", "エ工", "ハ八", "ト卜", "・.", ",.", "ソンシツ", "。oo", "6b", "9g", "：:;", "'\"", "ヘへ", "ベペべぺ"]
        text = "".join(self.one_of(self.one_of(groups)) for _ in range(self.random.randint(1, 3)))
        share = self.random.random()
        if share < 0.4:
            return "".join(self.pick(self.digits(1), self.letters(1), self.one_of(text)) for _ in range(self.random.randint(3, 12)))
        if share < 0.6:
            return f"{self.random.randint(1, 9999):,}{self.pick('×', ' × ', 'x', 'X', ' x ')}{self.random.randint(1, 50)}{self.pick('', '点', '個', '枚')}"
        return self.one_of(self.katakana_list)[:6] + text + self.one_of(self.common_list)[:4]

    def item(self):
        r = self.random.randint
        name = self.one_of(self.one_of([self.katakana_list, self.common_list, self.word_list, self.katakana_list, self.product_list]))
        if self.chance(0.5):
            name += self.pick("", " ", "・") + self.one_of(self.one_of([self.katakana_list, self.common_list]))
        name = name[:16]
        if self.chance(0.35):
            name = half_kana(katakana(name))
        name += self.pick("", "", "", f"{r(1, 999)}g", f"{r(1, 999)}ml", f"{r(2, 20)}P", f"{r(1, 9)}個", f"{r(1, 30)}kg", f"{r(1, 9)}kg", f"{r(1, 99)}mm", f"{r(1, 99)}cm", "(大)", "セット", "L", "税込", "※", "*", f"×{r(2, 9)}", f"{r(1, 9)}.{r(0, 9)}L", f"{r(10, 99)}㎝", "㎡", "㎏")
        name = self.pick("", "", "", "", "*", "※", "＊", "軽", "内", "◎", "・", self.digits(4) + " ", "☆", "■ ") + name
        share = self.random.random()
        if share < 0.45:
            return name
        if share < 0.85:
            return name + self.pick(" ", "  ", "    ", "　") + self.money()
        return self.pick(f"{r(1, 20)}個 × 単{r(10, 5000)}", f"@{r(10, 5000)} × {r(1, 20)}", f"{r(1, 20)}コX単{r(10, 5000)}", f"({r(10, 9999):,} x {r(1, 20)}点)", f"({r(2, 12)}個×単{r(10, 5000)})", f"({r(2, 12)}個×単{r(10, 5000)})", f"{r(10, 5000)}×{r(2, 12)}個", f"{r(1, 99)} {self.one_of(UNITS)} {self.money()}")

    def latin(self):
        if self.chance(0.4):
            text = self.one_of(self.english_list)
        elif self.chance(0.5):
            text = " ".join(self.roman().capitalize() for _ in range(self.random.randint(1, 3)))
            text += self.pick("", " Co., Ltd.", " Inc.", " Corp.", " & Co.", " Corporation", ", K.K.")
        else:
            text = self.roman().capitalize() + " " + self.pick(self.roman().upper(), self.roman().capitalize())
        return (text.upper() if self.chance(0.15) else text)[:40]

    def short(self):
        share = self.random.random()
        if share < 0.3:
            return self.one_of(self.common_list)[:4]
        if share < 0.45:
            return self.one_of(KEY_SYMBOLS)
        if share < 0.65:
            return self.digits(self.random.randint(1, 4))
        if share < 0.75:
            return self.one_of(self.kanji)
        if share < 0.8:
            return self.one_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        return self.pick("様", "円", "点", "個", "計", "(株)", "No.", "印", "年", "月", "日", "%", "10%", "8%", "備考", "摘要", "品名", "数量", "単価", "金額", "合計", "式", "御中", "殿", "以上", "軽", "※")

    def numbered(self):
        """Dates, addresses, telephone numbers and amounts in the numerals of vertical writing."""
        r, d, share = self.random.randint, lambda count: self.digits(count).translate(KANJI_DIGITS), self.random.random()
        if share < 0.35:
            _, prefecture, city, town = self.one_of(self.town_list).split("\t")
            numbers = [kanji_number(r(1, top)) if self.chance(0.7) else d(len(str(r(1, top)))) for top in (9, 60, 40)]
            ends = self.pick(("丁目", "番", "号"), ("丁目", "番地", "号"), ("-", "-", ""), ("ー", "ー", ""), ("の", "の", ""))
            street = "".join(map("".join, zip(numbers, ends)))
            return (prefecture if self.chance(0.5) else "") + self.pick(city, city, "") + town + street
        if share < 0.45:
            return self.building() if self.chance(0.3) else self.one_of(self.katakana_list) + self.one_of(BUILDINGS) + kanji_number(r(1, 30)) + "階"
        if share < 0.6:
            mark = self.pick("-", "-", "－", "ー", "")
            return self.pick("〒", "〒", "郵便番号", "") + d(3) + mark + d(4)
        if share < 0.78:
            first, middle = self.pick((2, 4), (3, 3), (4, 2), (3, 4))
            number = self.pick("{}({}){}", "{}-{}-{}", "{}（{}）{}", "{}ー{}ー{}").format("〇" + d(first - 1), d(middle), d(4))
            return self.pick("電話", "電話", "TEL", "携帯", "FAX", "電話 ", "") + number
        if share < 0.92:
            era = self.pick("令和", "令和", "平成", "昭和", "")
            year = kanji_number(r(2, 40)) if era else self.pick("二〇", "一九") + d(2)
            return era + year + "年" + kanji_number(r(1, 12)) + "月" + self.pick(kanji_number(r(1, 31)) + "日", "吉日")
        return self.pick("金", "") + self.pick("一", "二", "三", "五", "壱", "弐", "参") + self.pick("万", "十万", "百", "千", "萬") + self.pick("円", "円也", "圓")

    def counted(self):
        """A number of two digits within a sentence: in a column it stands in one square."""
        text = self.one_of(self.sentence_list)[:30]
        at = self.random.randint(0, len(text))
        unit = self.pick("日", "日", "月", "年", "階", "時", "分", "号", "番", "名", "回", "個", "社", "周年", "日間", "年間", "%", "歳", "丁目", "")
        return text[:at] + str(self.random.randint(10, 99)) + unit + text[at:]

    def logo(self):
        """Names of shops, brands and articles as their logos write them: short, letters and kana mixed, with marks."""
        word = lambda: self.one_of(self.one_of([self.katakana_list, self.katakana_list, self.hiragana_list, self.common_list, self.product_list]))[:8]  # noqa: E731
        name = lambda: self.pick(str.upper, str.title, str.title, str.lower)(self.pick(self.roman(), self.roman(), self.one_of(self.english_list).split()[0]))[:14]  # noqa: E731
        core = self.pick(word(), word(), name(), name(), name() + self.pick("", " ") + word(), word() + self.pick("・", ".", "&", " ", "の", "×") + word(), name() + self.pick(" ", "&", "-", "'s ", ".") + name())
        end = self.pick("", "", "", "", "!", "!!", "?", "24", "+", "店", "マート", "ストア", "堂", "屋", "亭", "本舗", "薬局", "市場", "食堂", "カフェ", " CAFE", " STORE", " SHOP", ".com", " Pay", "カード", "ポイント")
        text = core + end
        return self.pick("", "", "", "", "", "the ", "THE ", "株式会社", "MEGA", "New ", "新", "元祖", "ザ・") + text

    def counted_small(self):
        """Digits with units that are set smaller: offers, calendars, opening hours."""
        r = self.random.randint
        return self.pick(
            f"{r(1, 12)}月{r(1, 31)}日({self.one_of('月火水木金土日')})～{r(1, 12)}月{r(1, 31)}日({self.one_of('月火水木金土日')})", f"{r(1, 12)}月{r(1, 31)}日まで",
            f"ポイント{r(2, 20)}倍", f"{r(5, 50)}%引", f"{r(1, 9)}個{r(98, 980)}円", f"{r(2, 10)}枚{r(100, 3000):,}円", f"{r(1, 9)}階{r(1, 30)}番", f"{r(9, 22)}時{r(0, 59):02d}分",
            f"{r(100, 900)}g {r(98, 1980):,}円", f"{r(1, 30)}点 {r(100, 9999):,}円", f"{r(2020, 2030)}年{r(1, 12)}月",
        )  # fmt: skip

    def addressee(self):
        name = "".join(self.name()[:2]) if self.chance(0.6) else self.company()
        return name + self.pick("", " ", "　") + self.one_of(HONORIFICS)

    def written(self):
        """What pens write on receipts and forms."""
        r, share = self.random.randint, self.random.random()
        if self.chance(0.16):
            return self.ordered()
        if self.chance(0.16):
            return self.message()
        if self.chance(0.4):
            return self.sentence()[: r(5, 26)] if self.chance(0.3) else self.pick(self.noted, self.noted, self.phrase, self.running, self.running, self.interleaved, self.interleaved, self.headed)()[:26]
        if share < 0.32:
            number = r(1, 10 ** self.pick(3, 4, 5, 6))
            text = f"{number:,}" if self.chance(0.85) else str(number)
            if self.chance(0.2):
                # Counted in ten thousands, with a sign or a share of one.
                text = self.pick(str(r(1, 999)), f"{r(0, 99)}.{r(0, 9)}", f"{r(1, 9)}.{self.digits(2)}")
                return self.pick("", "", "+", "-", "年", "月", "約", "計", "¥") + text + self.pick("万", "万", "万円", "万円", "千円", "億円", "%", "")
            return self.pick("¥", "¥", "¥ ", "￥", "金", "", "") + text + self.pick("", "-", "-", "円", "円", "円也", "※", "-※", ".-")
        if share < 0.47:
            return self.pick(
                f"{r(2018, 2030)}年{r(1, 12)}月{r(1, 31)}日", f"{r(1, 12)}月{r(1, 31)}日", f"{r(2018, 2030)}/{r(1, 12)}/{r(1, 31)}", f"{r(1, 12)}/{r(1, 31)}",
                f"令和{r(1, 12)}年{r(1, 12)}月{r(1, 31)}日", f"R{r(1, 12)}.{r(1, 12)}.{r(1, 31)}", f"{r(18, 30)}.{r(1, 12)}.{r(1, 31)}", str(r(1, 31)),
            )  # fmt: skip
        if share < 0.6:
            return self.pick("".join(self.name()[:2]), self.name()[0], self.name()[0], "上") + self.pick("", " ", "　") + self.pick("様", "様", "様", "殿", "")
        if share < 0.66:
            return self.company()[:18]
        if share < 0.76:
            what = self.one_of(self.common_list)[:6] + self.pick("代", "料", "費", "代金", "一式") if self.chance(0.25) else self.one_of(PAID_FOR)
            return self.pick("", "但し ", "但", "") + what + self.pick("", "として", " として")
        if share < 0.83:
            if self.chance(0.5):
                return self.one_of(FORM_WORDS) if self.chance(0.6) else self.pick("¥", "") + f"{r(1, 999):,}{self.pick('万', '万円', '千円', '円')}" + self.pick("", "", "(税込)", "(税別)", "×" + str(r(2, 12)))
            return self.pick("✓", "済", "印", "控", "済み", "領収済", "OK", "No." + self.digits(r(1, 5)), self.digits(r(1, 8)))
        if share < 0.88:
            return self.noted()
        return self.pick(self.phone, self.address, self.phrase, self.sentence, self.item, self.person, self.kana, self.title)()

    def message(self):
        """A line of a note, a letter or a diary: from its beginning, or from where the line above broke off."""
        share, who = self.random.random(), self.one_of(WHO) if self.chance(0.6) else self.name()[0] + self.pick("さん", "さん", "様", "君", "先生", "氏")
        if share < 0.25:
            text = self.one_of(GREETINGS)
        else:
            text = self.pick("", self.one_of(WHEN) + self.pick("", "は", "、", "の", "も")) + self.pick("", "", who + self.pick("と", "が", "は", "に", "の", "から", "も", "、"))
            text += self.pick("", "", self.one_of(self.common_list)[:4] + self.pick("の", "と", "な")) + self.one_of(WHAT) + self.one_of(ENDS)
        if len(text) > 10 and self.chance(0.4):
            text = text[self.random.randint(0, len(text) - 8) :]
        return text[: self.random.randint(6, 24)]

    def ordered(self):
        """What stands in the rows of an order or a bill filled in by hand: articles, sizes, remainders, people, figures alone."""
        r, share = self.random.randint, self.random.random()
        foreign = lambda: self.one_of(self.katakana_list)[:8]  # noqa: E731
        if share < 0.22:
            full = "".join(self.name()[:2])
            return full if self.chance(0.75) else self.pick(" ", "　").join(self.name()[:2])
        if share < 0.5:
            what = self.pick(foreign(), foreign(), foreign() + foreign()[:4], self.one_of(self.common_list)[:4] + foreign()[:4], self.letters(r(2, 3)) + foreign()[:6], foreign() + self.one_of(self.daily))
            end = self.pick("", "", "", f"({foreign()[:5]}{r(1, 9)})", f"({self.one_of(self.common_list)[:3]})", str(r(1, 30)), self.one_of("再新大中小赤白黒上下左右"), f"×{r(1, 20)}", f" {r(1, 99)}{self.one_of(UNITS)}")
            return self.pick("", "", "", "", "〃", self.letters(2) + "/") + what + end
        if share < 0.66:
            word = self.pick(foreign()[:3], self.one_of(self.common_list)[:2], self.one_of("残計内外前使用入出") + foreign()[:3], foreign()[:3] + self.one_of("残計内外分代入出"))
            return word + self.pick("", "", " ", "-", "+") + self.pick(f"{r(0, 199)}.{r(0, 9)}", f"{r(0, 199)}.{r(0, 9)}", str(r(1, 999)), f"{r(1, 99)},{self.digits(3)}")
        if share < 0.9:
            number = self.amount_written()
            return self.pick("", "", "¥", "¥", "¥ ", "￥", "-", "△") + number + self.pick("", "", "-", "-", "円", ".-", "―")
        return self.pick("〃", "〃", "〃 " + foreign()[:4], str(r(1, 12)), f"{r(0, 30)}.{r(0, 9)}", f"R{r(1, 12)}年{r(1, 12)}月{r(1, 31)}日", f"({r(1, 20)})", f"{r(1, 100)}%")

    def amount_written(self):
        """The figures of a receipt's amount alone: grouped, rounded, or not."""
        number = self.random.randint(1, 10 ** self.pick(3, 4, 5, 5, 6))
        if self.chance(0.4):
            number = number * self.pick(10, 100, 100, 1000) % 10_000_000 or 500
        return f"{number:,}" if self.chance(0.8) else str(number)

    def form(self):
        """Pieces (text, is it printed) of a line that pens fill in between printed words."""
        r, share = self.random.randint, self.random.random()
        if share < 0.3:
            era = self.pick("令和", "令和", "R", "", "", "20", "西暦")
            year = str(r(1, 12)) if era in ("令和", "R") else f"{r(18, 32)}" if era == "20" or self.chance(0.3) else str(r(2018, 2032))
            two = "{:02d}".format if self.chance(0.15) else str
            pieces = [(era, era != "R"), (year, False), ("年", True), (two(r(1, 12)), False), ("月", True), (two(r(1, 31)), False), ("日", True)]
            return pieces[3:] if self.chance(0.15) else pieces
        if share < 0.58:
            before = self.pick(("¥", True), ("￥", True), ("¥", True), ("¥", False), ("金", True), ("金額", True), ("合計", True), ("", True))
            after = self.pick(("", True), ("", True), ("-", False), ("-", False), ("円", True), ("円也", True), ("-", True), ("※", False), ("円(税込)", True), ("(税込)", True))
            return [before, (self.amount_written(), False), after]
        if share < 0.74:
            if self.chance(0.3):
                return [(self.one_of(self.company_list)[:16], False), (self.pick("様", "御中", "御中"), True)]
            return [(self.pick("".join(self.name()[:2]), "".join(self.name()[:2]), self.name()[0], "上"), False), ("様" if self.chance(0.9) else "殿", True)]
        if share < 0.86:
            return [(self.pick("但", "但し"), True), (self.one_of(PAID_FOR), False), (self.pick("", "として", "として", "上記正に領収いたしました", "として上記正に領収いたしました"), True)]
        label = (self.one_of(FORM_LABELS) + self.pick("", "", ":", "："), True)
        if self.chance(0.35):
            return [label, (str(r(1, 120)) if self.chance(0.5) else self.amount_written(), False), (self.pick("", "円", "円", "個", "名", "歳", "点"), True)]
        value = "".join(self.name()[:2]) if self.chance(0.4) else self.pick(self.person, self.phone, self.address, self.noted)()[:18]
        return [label, (value, False), (self.pick("", "", "", "印", "㊞"), True)]

    def noted(self):
        """Notes: words, particles and figures in a row."""
        r = self.random.randint
        word = lambda: self.one_of(self.one_of([self.common_list, self.common_list, self.word_list, self.hiragana_list]))[:6]  # noqa: E731
        figure = self.pick(f"{r(1, 999)}万円", f"{r(1, 99)}%", f"{r(1, 12)}月", f"{r(1, 30)}年間", f"+{r(1, 99)}万円", f"{self.pick('', '年', '月', '計')}{r(1, 9)}.{r(0, 9)}万", str(r(10, 9999)), str(r(1, 99) * 50), f"{r(100, 9000)}円", f"約{r(1, 99)}人")
        joint = self.pick("の", "を", "は", "が", "に", "で", "、", "と", "", "から", "まで", "→", "・", "=")
        text = self.pick(word() + joint + word(), word() + figure, figure, word(), word() + joint + word() + self.pick("する", "した", "。", "?", "!", "です", ""), f"{word()}({figure})")
        return self.pick("", "", "", "・", "※", "→", "○", "①", "☆") + text

    def running(self):
        """Sentences as pens write them: more hiragana than print has."""
        text = ""
        for _ in range(self.random.randint(2, 4)):
            words = self.hiragana_list if self.chance(0.55) else self.common_list
            text += self.one_of(words)[:7] + self.pick("の", "を", "は", "が", "に", "て", "、", "と", "も", "へ", "より", "なる", "する", "たる", "")
        return text + self.pick("", "。", "。", "、", "なり。", "です。", "?", "!")

    def interleaved(self):
        """One or two kanji between kana, as sentences have them, but no word to guess them from."""
        text = ""
        for _ in range(self.random.randint(1, 4)):
            kana = self.one_of(self.hiragana_list) if self.chance(0.5) else "".join(self.random.choices(HIRAGANA, k=self.random.randint(1, 4)))
            text += "".join(self.random.choices(self.daily, k=self.pick(1, 1, 2))) + kana[: self.random.randint(1, 5)]
        return text[self.pick(0, 0, 1) :] + self.pick("", "", "、", "。")

    def headed(self):
        """Headings and steps of a drawing or a poster: a figure in brackets, kanji in a row, a question."""
        r, word = self.random.randint, lambda: self.one_of(self.one_of([self.common_list, self.word_list]))[:6]
        figure = self.pick(f"{r(1, 999)}万円", f"{r(1, 99)}%", f"{r(1, 12)}月", f"{r(100, 9999)}", f"{r(1, 9)}年間", f"{r(1, 99)}.{r(0, 9)}万")
        row = "".join(self.random.choices(self.daily, k=r(2, 6)))
        return self.pick(f"「{word()}」{word()}", f"「{row}」", f"{word()}({figure})", row, row, word() + row, f"{row}{figure}", f"{word()}とは?", f"{row}:{figure}", f"{word()}{self.pick('!', '?', '?!', '!!')}")

    def column(self):
        """What stands in columns: letters, envelopes, vertical cards."""
        return self.random.choices(self.standing, self.standing_weights)[0]()[:44].strip() or "様"

    FRAMES = "【%s】 【%s】 「%s」 『%s』 (%s) （%s） ＜%s＞ <%s> [%s] 《%s》 〔%s〕 ■%s ●%s ◆%s ・%s ※%s *%s ＊%s ◇%s →%s".split()

    def line(self):
        text = self.random.choices(self.kinds, self.weights)[0]()
        if self.chance(0.06) and len(text) <= 8:
            text = self.pick(" ", "　").join(text)
        if self.chance(0.045) and len(text) < 24:
            text = self.one_of(self.FRAMES) % text
        if self.chance(0.05):
            text += self.pick(" ", "　", "   ") + self.random.choices(self.kinds, self.weights)[0]()
        return text[:56].strip() or "0"


def is_letter(character):
    kana = "ぁ" <= character <= "ゖ" or "ァ" <= character <= "ヺ" or "\uff66" <= character <= "\uff9f"
    return kana or (character.isascii() and character.isalnum()) or "０" <= character <= "ｚ"
