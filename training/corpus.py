"""Words and names for the generated lines, from open sources, into cache/payload/corpus/*.txt.

    python corpus.py --registry FILE.csv|FILE.zip … --postal ken_all.zip [--keep-out FOLDER …]

Registry: full files of the corporate number publication site (name, address, furigana, English name).
Dictionaries: Debian packages enamdict, edict, mecab-ipadic, manpages-ja.
--keep-out: folders of evaluation pages (*.gt.json, truth/*.txt); none of their strings of four characters or more is used.
"""

import argparse
import csv
import glob
import gzip
import io
import json
import os
import random
import re
import sys
import unicodedata
import zipfile

from charset import CHARACTERS

DRAWN = set(CHARACTERS) | {" ", "　"}
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cache", "payload", "corpus")
EDICT = "/usr/share/edict/"
IPADIC = "/usr/share/mecab/dic/ipadic/"


def folded(text):
    return unicodedata.normalize("NFKC", text).replace(" ", "")


def strings_kept_out(folders):
    found = set()
    for folder in folders:
        for path in glob.glob(f"{folder}/**/*.gt.json", recursive=True):
            for segment in json.load(open(path, encoding="utf8"))["segments"]:
                found.add(folded(segment[1]))
        # Real pages: a line about the page, then `kind|text` per segment.
        for path in glob.glob(f"{folder}/**/truth/*.txt", recursive=True):
            found |= {folded(row.split("|", 1)[1]) for row in open(path, encoding="utf8").read().split("\n")[1:] if "|" in row}
    return {text for text in found if len(text) >= 4}


def rows_of(path):
    """CSV rows of a file, or of the CSV files in an archive."""
    if not path.endswith(".zip"):
        data = [open(path, "rb").read()]
    else:
        archive = zipfile.ZipFile(path)
        data = [archive.read(name) for name in archive.namelist() if name.lower().endswith(".csv")]
    for content in data:
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = content.decode("cp932", "ignore")
        yield from csv.reader(io.StringIO(text))


def companies(paths, usable):
    lists = {"company": [], "street": [], "furigana": [], "english": []}
    for path in paths:
        for row in rows_of(path):
            # Samples carry two columns more in front; the publication's number is 13 digits in the second column.
            start = next((i for i in (0, 2) if len(row) > 22 + i and re.fullmatch(r"\d{13}", row[1 + i])), None)
            if start is None:
                continue
            row = row[start:]
            for name, text in (("company", row[6]), ("street", row[11])):
                if usable(text) and len(text) <= 40:
                    lists[name].append(text)
            if len(row) > 28 and usable(row[28]):
                lists["furigana"].append(row[28])
            if len(row) > 24 and usable(row[24]) and len(row[24]) < 60:
                lists["english"].append(row[24])
    return {name: sorted(set(found)) for name, found in lists.items()}


def towns(path, usable):
    """Postal code, prefecture, city, town of the postal table."""
    found = set()
    for row in rows_of(path):
        town = re.sub(r"（.*|以下に掲載がない場合|.*次に.*", "", row[8])
        if usable(row[6] + row[7] + town):
            found.add("\t".join([row[2], row[6], row[7], town]))
    return sorted(found)


def euc_lines(path):
    return open(path, encoding="euc_jp", errors="ignore")


def names(usable):
    surname, given, place, product = [], [], [], []
    for line in euc_lines(EDICT + "enamdict"):
        match = re.match(r"(\S+)(?: \[(.*?)\])? /\((.*?)\)", line)
        if not match or not usable(match[1]):
            continue
        kinds, entry = set(match[3].split(",")), f"{match[1]}\t{match[2] or match[1]}"
        if kinds & {"s", "u"}:
            surname.append(entry)
        if kinds & {"f", "m", "g"}:
            given.append(entry)
        if kinds & {"p", "st"}:
            place.append(match[1])
        if kinds & {"c", "pr", "o"}:
            product.append(match[1])
    frequent_surname, frequent_given = [], []
    for line in euc_lines(IPADIC + "Noun.name.csv"):
        cells = line.rstrip("\n").split(",")
        if len(cells) > 11 and usable(cells[0]):
            (frequent_surname if cells[7] == "姓" else frequent_given).append(f"{cells[0]}\t{cells[11]}")
    return {
        "surname": random.sample(surname, 50000),
        "given": random.sample(given, 50000),
        "place": random.sample(place, 40000),
        "product": product,
        "frequent_surname": frequent_surname,
        "frequent_given": frequent_given,
    }


def words(usable):
    common, other = [], []
    for line in euc_lines(EDICT + "edict"):
        match = re.match(r"(\S+)(?: \[(.*?)\])? /(.*)", line)
        for text in match[1].split(";") if match else []:
            text = re.sub(r"\(.*?\)", "", text)
            if usable(text) and len(text) <= 14:
                (common if "(P)" in line else other).append(text)
    morphemes = []
    for file in ("Noun", "Noun.verbal", "Noun.adjv", "Noun.place", "Noun.org", "Noun.proper", "Verb", "Adj", "Adverb"):
        found = [text for line in euc_lines(f"{IPADIC}{file}.csv") if usable(text := line.split(",")[0])]
        morphemes += random.sample(found, min(len(found), 25000))
    return {"common": common, "word": random.sample(other, 100000), "morpheme": morphemes}


def glosses(usable):
    """English words and short phrases: what the dictionary says a word means."""
    found = set()
    for line in euc_lines(EDICT + "edict"):
        for text in re.sub(r"\(.*?\)|\{.*?\}", "", line).split("/")[1:-1]:
            text = " ".join(text.split())
            if 4 <= len(text) <= 32 and text.isascii() and not text.startswith("EntL") and usable(text):
                found.add(text.title() if random.random() < 0.4 else text)
    return random.sample(sorted(found), min(len(found), 20000))


def sentences(usable):
    found = set()
    for path in glob.glob("/usr/share/man/ja/man*/*.gz"):
        text = gzip.open(path).read().decode("utf8", "ignore")
        for line in text.split("\n"):
            line = re.sub(r"\\f.|\\[&/,]|\\\(..|\\", "", line).strip()
            if not line.startswith(".") and 4 <= len(line) <= 90 and re.search("[ぁ-ん]", line) and usable(line):
                found.add(line)
    return random.sample(sorted(found), min(len(found), 50000))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--registry", nargs="+", required=True)
    parser.add_argument("--postal", required=True)
    parser.add_argument("--keep-out", nargs="*", default=[])
    options = parser.parse_args()
    random.seed(7)
    kept_out = strings_kept_out(options.keep_out)

    def usable(text):
        return bool(text) and all(character in DRAWN for character in text) and folded(text) not in kept_out

    lists = {**companies(options.registry, usable), "town": towns(options.postal, usable)}
    lists |= {**names(usable), **words(usable), "sentence": sentences(usable)}
    lists["english"] += glosses(usable)
    os.makedirs(OUT, exist_ok=True)
    for name, entries in lists.items():
        with open(f"{OUT}/{name}.txt", "w", encoding="utf8") as file:
            file.write("\n".join(entries) + "\n")
        print(f"{name:18} {len(entries):8,}", file=sys.stderr)


if __name__ == "__main__":
    main()
