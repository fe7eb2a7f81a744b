"""Font files: which Debian and npm packages, which files, and how they are packed for the training machine.

`python fonts.py` writes cache/payload/fonts/: outline fonts cut down to our glyphs, X11 bitmap fonts as arrays.
"""

import glob
import gzip
import os
import struct
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from charset import CHARACTERS, first_level

PACKAGES = """fonts-noto-cjk fonts-noto-cjk-extra fonts-ipaexfont fonts-vlgothic fonts-mplus fonts-sawarabi-gothic
fonts-sawarabi-mincho fonts-horai-umefont fonts-motoya-l-cedar fonts-motoya-l-maruberi fonts-migmix fonts-seto
fonts-komatuna fonts-morisawa-bizud-gothic fonts-morisawa-bizud-mincho fonts-dotgothic16 fonts-liberation
fonts-roboto-hinted fonts-open-sans fonts-ocr-a fonts-ocr-b fonts-inconsolata xfonts-base xfonts-intl-japanese
xfonts-intl-japanese-big xfonts-shinonome xfonts-mplus xfonts-kappa20 fonts-urw-base35 fonts-quicksand fonts-comic-neue
fonts-kiloji fonts-yozvox-yozfont-new-kana fonts-yozvox-yozfont-cute fonts-yozvox-yozfont-edu fonts-lxgw-wenkai
fonts-kouzan-mouhitsu fonts-aoyagi-kouzan-t fonts-aoyagi-soseki""".split()

OPEN, TRUE, X11 = "/usr/share/fonts/opentype/", "/usr/share/fonts/truetype/", "/usr/share/fonts/X11/misc/"
JAPANESE = {
    "noto_r": OPEN + "noto/NotoSansCJK-Regular.ttc",
    "noto_b": OPEN + "noto/NotoSansCJK-Bold.ttc",
    "noto_l": OPEN + "noto/NotoSansCJK-Light.ttc",
    "serif_r": OPEN + "noto/NotoSerifCJK-Regular.ttc",
    "serif_b": OPEN + "noto/NotoSerifCJK-Bold.ttc",
    "ipaexg": OPEN + "ipaexfont-gothic/ipaexg.ttf",
    "ipaexm": OPEN + "ipaexfont-mincho/ipaexm.ttf",
    "vlp": TRUE + "vlgothic/VL-PGothic-Regular.ttf",
    "mp1_r": OPEN + "mplus/Mplus1-Regular.otf",
    "mp1_b": OPEN + "mplus/Mplus1-Bold.otf",
    "mp2_l": OPEN + "mplus/Mplus2-Light.otf",
    "sawg": TRUE + "sawarabi-gothic/sawarabi-gothic-medium.ttf",
    "sawm": TRUE + "sawarabi-mincho/sawarabi-mincho-medium.ttf",
    "ume_tg4": TRUE + "horai-umefont/ume-tgo4.ttf",
    "ume_pg5": TRUE + "horai-umefont/ume-pgo5.ttf",
    "ume_pm3": TRUE + "horai-umefont/ume-pmo3.ttf",
    "mtlc": TRUE + "motoya-l-cedar/MTLc3m.ttf",
    "migu_b": TRUE + "migmix/migu-1c-bold.ttf",
    "seto": TRUE + "seto/setofont.ttf",
    "bizg_r": TRUE + "bizud-gothic/BIZUDGothic-Regular.ttf",
    "bizg_b": TRUE + "bizud-gothic/BIZUDPGothic-Bold.ttf",
    "bizm_r": TRUE + "bizud-mincho/BIZUDMincho-Regular.ttf",
    "dot16": TRUE + "dotgothic16/DotGothic16-Regular.ttf",
}
# Never trained on: validation during the run, and the `--fonts unseen` pages of the evaluation.
UNSEEN = {
    "mtlmr": TRUE + "motoya-l-maruberi/MTLmr3m.ttf",
    "komatuna": TRUE + "komatuna/komatuna-p.ttf",
}
# Families under the Open Font Licence from npm (@fontsource/NAME), weight. Cut down to the first level of JIS X 0208.
WEB = {
    "plex_r": ("ibm-plex-sans-jp", 400),
    "plex_b": ("ibm-plex-sans-jp", 700),
    "zenkaku_r": ("zen-kaku-gothic-new", 400),
    "zenkaku_b": ("zen-kaku-gothic-new", 700),
    "rounded": ("m-plus-rounded-1c", 400),
    "rounded_b": ("m-plus-rounded-1c", 800),
    "mcode": ("m-plus-1-code", 400),
    "kosugi": ("kosugi", 400),
    "kosugim": ("kosugi-maru", 400),
    "zenmaru": ("zen-maru-gothic", 500),
    "kiwi": ("kiwi-maru", 400),
    "opti": ("kaisei-opti", 400),
    "decol": ("kaisei-decol", 700),
    "tokumin": ("kaisei-tokumin", 500),
    "shippori_r": ("shippori-mincho", 400),
    "shippori_b": ("shippori-mincho", 700),
    "zenold": ("zen-old-mincho", 400),
    "zenantique": ("zen-antique", 400),
    "hina": ("hina-mincho", 400),
    "seed": ("line-seed-jp", 400),
    "seed_b": ("line-seed-jp", 700),
    "lubri": ("wdxl-lubrifont-jp-n", 400),
    "mono1": ("monomaniac-one", 400),
    "dela": ("dela-gothic-one", 400),
    "rocknroll": ("rocknroll-one", 400),
    "stick": ("stick", 400),
    "reggae": ("reggae-one", 400),
    "mochiy": ("mochiy-pop-one", 400),
    "potta": ("potta-one", 400),
}
# Heavy, outlined and fancy ones, for the names of shops and brands.
LOGO = {
    "jp_900": ("noto-sans-jp", 900),
    "serif_900": ("noto-serif-jp", 900),
    "mp_900": ("m-plus-1p", 900),
    "maru_900": ("zen-maru-gothic", 900),
    "kaku_900": ("zen-kaku-gothic-new", 900),
    "shippori_800": ("shippori-mincho-b1", 800),
    "old_900": ("zen-old-mincho", 900),
    "rampart": ("rampart-one", 400),
    "train": ("train-one", 400),
    "cherry": ("cherry-bomb-one", 400),
}
LOGO_LATIN = {
    name: (name, weight)
    for name, weight in {
        "anton": 400, "bebas-neue": 400, "pacifico": 400, "lobster": 400, "righteous": 400, "fredoka": 700,
        "alfa-slab-one": 400, "archivo-black": 400, "russo-one": 400, "abril-fatface": 400, "oswald": 700,
        "montserrat": 800, "poppins": 800, "playfair-display": 900, "rubik": 900, "comfortaa": 700, "orbitron": 700,
        "passion-one": 400, "titan-one": 400, "luckiest-guy": 400, "lilita-one": 400, "exo-2": 800,
        "racing-sans-one": 400, "fugaz-one": 400, "paytone-one": 400, "ultra": 400, "black-ops-one": 400, "bungee": 400,
    }.items()
}  # fmt: skip
# Pens and brushes.
HAND = {
    "yomogi": ("yomogi", 400),
    "klee": ("klee-one", 400),
    "klee_b": ("klee-one", 600),
    "kurenaido": ("zen-kurenaido", 400),
    "hachi": ("hachi-maru-pop", 400),
    "yusei": ("yusei-magic", 400),
    "slackside": ("slackside-one", 400),
    "tegomin": ("new-tegomin", 400),
    "syuku": ("yuji-syuku", 400),
    "mai": ("yuji-mai", 400),
}
# Pens and brushes of Debian packages.
HAND_DEBIAN = {
    "kiloji": TRUE + "kiloji/kiloji.ttf",
    "yoz_r": TRUE + "yozvox-yozfont/YOzRN_.ttf",
    "yoz_b": TRUE + "yozvox-yozfont/YOzBN_.ttf",
    "yoz_c": TRUE + "yozvox-yozfont/YOzRC_.ttf",
    "gyosho": TRUE + "kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf",
    "mouhitsu": TRUE + "kouzan-mouhitsu/kouzan-mouhitsu.ttf",
    "aoyagi": TRUE + "aoyagi-kouzan-t/AoyagiKouzanT.ttf",
    "soseki": TRUE + "aoyagi-soseki/aoyagi-soseki.ttf",
    "yoz_e": TRUE + "yozvox-yozfont/YOzRE_.ttf",
    "wenkai": TRUE + "lxgw-wenkai/LXGWWenKai-Light.ttf",
}
# Pens that write letters and digits only, and running hands of Chinese: the kanji both languages share.
HAND_LATIN = {
    name: (name, weight)
    for name, weight in {
        "caveat": 400, "kalam": 400, "patrick-hand": 400, "shadows-into-light": 400, "indie-flower": 400,
        "nanum-pen-script": 400, "reenie-beanie": 400, "homemade-apple": 400, "covered-by-your-grace": 400,
        "handlee": 400, "architects-daughter": 400, "just-another-hand": 400, "gochi-hand": 400,
        "sue-ellen-francisco": 400, "over-the-rainbow": 400, "nothing-you-could-do": 400, "mynerve": 400,
        "edu-nsw-act-foundation": 400, "coming-soon": 400, "schoolbell": 400, "neucha": 400, "gaegu": 400,
        "delius": 400, "short-stack": 400, "sriracha": 400, "mali": 400, "swanky-and-moo-moo": 400,
        "cedarville-cursive": 400, "zeyada": 400, "loved-by-the-king": 400, "give-you-glory": 400, "crafty-girls": 400,
    }.items()
}  # fmt: skip
HAND_CHINESE = {"longcang": ("long-cang", 400), "mashan": ("ma-shan-zheng", 400), "zhimang": ("zhi-mang-xing", 400), "liujian": ("liu-jian-mao-cao", 400)}
# Eight families nothing is trained on.
WEB_UNSEEN = {
    "u_antique": ("zen-kaku-gothic-antique", 400),
    "u_murecho": ("murecho", 500),
    "u_shippori": ("shippori-antique", 400),
    "u_haru": ("kaisei-harunoumi", 400),
    "u_soft": ("zen-antique-soft", 400),
    "u_tsukimi": ("tsukimi-rounded", 400),
}
HAND_UNSEEN = {"u_boku": ("yuji-boku", 400), "u_daruma": ("darumadrop-one", 400)}
LIBERATION, ROBOTO = TRUE + "liberation/Liberation", TRUE + "roboto/hinted/Roboto"
LATIN = {
    "lib_s": LIBERATION + "Sans-Regular.ttf",
    "lib_sb": LIBERATION + "Sans-Bold.ttf",
    "lib_n": LIBERATION + "SansNarrow-Regular.ttf",
    "lib_t": LIBERATION + "Serif-Regular.ttf",
    "lib_tb": LIBERATION + "Serif-Bold.ttf",
    "lib_m": LIBERATION + "Mono-Regular.ttf",
    "lib_mb": LIBERATION + "Mono-Bold.ttf",
    "lib_si": LIBERATION + "Sans-Italic.ttf",
    "rob_r": ROBOTO + "-Regular.ttf",
    "rob_l": ROBOTO + "-Light.ttf",
    "rob_b": ROBOTO + "-Bold.ttf",
    "rob_c": ROBOTO + "Condensed-Regular.ttf",
    "open": TRUE + "open-sans/OpenSans-Regular.ttf",
    "ocra": TRUE + "ocr-a/OCRA.ttf",
    "ocrb": OPEN + "ocr-b/OCRB.otf",
    "incon": TRUE + "inconsolata/Inconsolata.otf",
    # An "a" of one storey, as rounded Japanese fonts have it.
    "urwg": OPEN + "urw-base35/URWGothic-Book.otf",
    "quick": TRUE + "quicksand/Quicksand-Medium.ttf",
    "comic": OPEN + "comic-neue/ComicNeue-Regular.otf",
}
# Bitmap fonts of thermal printers' size: name → dots, kanji file, half-width files (kana set first).
BITMAP = {
    "jis24": (24, "jiskan24", ["12x24rk", "12x24"]),
    "k20m": (20, "k20m", ["10x20rkm", "10x20m"]),
    "k20b": (20, "k20b", ["10x20rkb", "10x20b"]),
    "shn16": (16, "shnmk16", ["shnm8x16r", "shnm8x16a"]),
    "shn16m": (16, "shnmk16min", ["shnm8x16r", "shnm8x16a"]),
    "shn16b": (16, "shnmk16b", ["shnm8x16rb", "shnm8x16ab"]),
    "jis16": (16, "jiskan16", ["8x16rk", "8x16"]),
    "shn14": (14, "shnmk14", ["shnm7x14r", "shnm7x14a"]),
    "mp12": (12, "mplus_j12r", ["mplus_f12r-jisx0201", "mplus_f12r"]),
}
# Outlines rasterised to dots, as thermal printers with outline fonts do: name → dots per em.
DOTTED = {"ipaexg": 24, "vlp": 24, "mtlc": 24, "mp1_r": 20, "ume_tg4": 24, "ipaexm": 24, "noto_r": 22, "migu_b": 24}


def read_pcf(path):
    """Glyphs of an X11 bitmap font: code → (bits, left bearing, advance, ascent)."""
    data = gzip.open(path).read()
    (count,) = struct.unpack("<I", data[4:8])
    tables = {}
    for index in range(count):
        kind, _, _, offset = struct.unpack("<4I", data[8 + 16 * index : 24 + 16 * index])
        tables[kind] = offset

    def table(kind):
        offset = tables[kind]
        (form,) = struct.unpack("<I", data[offset : offset + 4])
        return offset + 4, form, ">" if form & 4 else "<"

    at, form, order = table(4)
    metrics = []
    if form & 0x100:
        (count,) = struct.unpack(order + "h", data[at : at + 2])
        for index in range(count):
            metrics.append([value - 128 for value in data[at + 2 + 5 * index : at + 7 + 5 * index]])
    else:
        (count,) = struct.unpack(order + "i", data[at : at + 4])
        for index in range(count):
            metrics.append(list(struct.unpack(order + "5h", data[at + 4 + 12 * index : at + 14 + 12 * index])))

    at, form, order = table(8)
    (count,) = struct.unpack(order + "i", data[at : at + 4])
    offsets = struct.unpack(order + f"{count}i", data[at + 4 : at + 4 + 4 * count])
    bitmap = data[at + 4 + 4 * count + 16 :]
    padding, unit = 1 << (form & 3), 1 << ((form >> 4) & 3)
    big_bits, big_bytes = bool(form & 8), bool(form & 4)

    at, _, order = table(32)
    first, last, first_row, last_row, _ = struct.unpack(order + "5h", data[at : at + 10])
    at += 10
    glyphs = {}
    for row in range(first_row, last_row + 1):
        for column in range(first, last + 1):
            (glyph,) = struct.unpack(order + "H", data[at : at + 2])
            at += 2
            if glyph == 0xFFFF:
                continue
            left, right, advance, ascent, descent = metrics[glyph]
            width, height = right - left, ascent + descent
            if width <= 0 or height <= 0:
                continue
            stride = -(-((width + 7) // 8) // padding) * padding
            raw = np.frombuffer(bitmap[offsets[glyph] : offsets[glyph] + stride * height], np.uint8)
            raw = raw.reshape(height, stride).copy()
            if unit > 1 and big_bits != big_bytes:
                raw = raw.reshape(height, -1, unit)[:, :, ::-1].reshape(height, stride)
            bits = np.unpackbits(raw, axis=1, bitorder="big" if big_bits else "little")[:, :width]
            glyphs[(row << 8) | column] = (bits, left, advance, ascent)
    return glyphs


# JIS tables and code page 932 disagree on these.
JIS_TO_932 = {"〜": "～", "−": "－", "‖": "∥", "—": "―"}


def pack_bitmap(name, out):
    dots, kanji, halves = BITMAP[name]
    index = {character: i for i, character in enumerate(CHARACTERS)}
    bits = np.zeros((len(CHARACTERS), dots, dots), np.uint8)
    advance = np.zeros(len(CHARACTERS), np.float32)
    has = np.zeros(len(CHARACTERS), bool)
    baseline = round(dots * 0.86)

    def put(character, glyph):
        ink, left, step, ascent = glyph
        at = index.get(character)
        if at is None or has[at] or not ink.any():
            return
        top, left = baseline - ascent, max(left, 0)
        width = min(ink.shape[1], dots - left)
        for y in range(ink.shape[0]):
            if 0 <= y + top < dots:
                bits[at, y + top, left : left + width] = ink[y, :width]
        advance[at], has[at] = step / dots, True

    for position, file in enumerate(halves):
        for code, glyph in read_pcf(f"{X11}{file}.pcf.gz").items():
            if code < 0x80:
                put("¥" if position == 0 and code == 0x5C else chr(code), glyph)
            elif position == 0 and 0xA1 <= code <= 0xDF:
                put(chr(0xFF61 + code - 0xA1), glyph)
    for code, glyph in read_pcf(f"{X11}{kanji}.pcf.gz").items():
        try:
            character = bytes([(code >> 8) | 0x80, (code & 255) | 0x80]).decode("euc_jp")
        except UnicodeDecodeError:
            continue
        put(JIS_TO_932.get(character, character), glyph)
    packed = np.packbits(bits.reshape(len(CHARACTERS), -1), axis=1)
    np.savez_compressed(f"{out}/{name}.npz", bits=packed, advance=advance, has=has, dots=dots)


DROPPED = "GSUB,GPOS,vmtx,vhea,VORG,BASE,GDEF,DSIG,gasp,kern,EBDT,EBLC,morx,feat,meta,name"


def cut_outline(name, path, wanted, out):
    target = f"{out}/{name}.otf"
    command = [sys.executable, "-m", "fontTools.subset", path, "--font-number=0", f"--text-file={wanted}"]
    options = ["--no-hinting", "--layout-features=", "--notdef-outline", f"--drop-tables+={DROPPED}"]
    subprocess.run([*command, *options, f"--output-file={target}"], check=True)
    return name, os.path.getsize(target)


def from_npm(package, weight, cache, script="japanese"):
    """The file of a family for one script; the Japanese one holds its Latin letters too."""
    target = f"{cache}/{package}-{script}-{weight}-normal.woff2"
    if not os.path.exists(target):
        subprocess.run(["npm", "pack", "--silent", f"@fontsource/{package}"], cwd=cache, check=True, stdout=subprocess.DEVNULL)
        (archive,) = glob.glob(f"{cache}/fontsource-{package}-[0-9]*.tgz")
        with tarfile.open(archive) as files:
            for member in files:
                if f"-{script}-" in member.name and member.name.endswith("-normal.woff2"):
                    with open(f"{cache}/{os.path.basename(member.name)}", "wb") as file:
                        file.write(files.extractfile(member).read())
        os.remove(archive)
    return target


def main():
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cache")
    out, cache = f"{here}/payload/fonts", f"{here}/npm"
    os.makedirs(cache, exist_ok=True)
    os.makedirs(out, exist_ok=True)
    missing = [path for path in [*JAPANESE.values(), *UNSEEN.values(), *HAND_DEBIAN.values(), *LATIN.values()] if not os.path.exists(path)]
    if missing:
        sys.exit("Missing fonts:\n  " + "\n  ".join(missing) + "\nInstall: apt-get install " + " ".join(PACKAGES))
    all_text, latin_text = f"{out}/all.txt", f"{out}/latin.txt"
    open(all_text, "w").write(" 　" + "".join(CHARACTERS))
    open(latin_text, "w").write(" " + "".join(c for c in CHARACTERS if ord(c) < 0x100 or c in "№℡•©®™€–—‐"))
    for name in BITMAP:
        pack_bitmap(name, out)
    jobs = [(name, path, latin_text, out) for name, path in LATIN.items()]
    jobs += [(name, path, all_text, out) for name, path in {**JAPANESE, **UNSEEN}.items()]
    daily_text = f"{out}/daily.txt"
    open(daily_text, "w").write(" 　" + "".join(filter(first_level, CHARACTERS)))
    jobs += [(name, path, daily_text, out) for name, path in HAND_DEBIAN.items()]
    web = {**WEB, **LOGO, **HAND, **WEB_UNSEEN, **HAND_UNSEEN}
    jobs += [(name, from_npm(package, weight, cache), daily_text, out) for name, (package, weight) in web.items()]
    jobs += [(name, from_npm(*family, cache, "latin"), latin_text, out) for name, family in {**HAND_LATIN, **LOGO_LATIN}.items()]
    jobs += [(name, from_npm(*family, cache, "chinese-simplified"), daily_text, out) for name, family in HAND_CHINESE.items()]
    # Made once: delete a file to have it made again.
    jobs = [job for job in jobs if not os.path.exists(f"{out}/{job[0]}.otf")]
    with ThreadPoolExecutor(2) as pool:
        for name, size in pool.map(lambda job: cut_outline(*job), jobs):
            print(f"{name:10} {size:10,}", file=sys.stderr)


if __name__ == "__main__":
    main()
