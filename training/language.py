"""Which characters follow each other: python language.py OUT.bin

Counts of one, two and three characters over the corpus, as the engine's `language.ts` reads them: little-endian words,
first their number, then a table with open addressing. A word has 26 bits of the key's hash and 6 bits of level,
the logarithm of the count. Only kana and kanji; numbers and letters have no grammar.
"""

import math
import re
import struct
import sys
from collections import Counter

from text import read_list

# Lists of the corpus, and how often each of their entries counts.
SOURCES = {"sentence": 1, "common": 3, "word": 1, "morpheme": 1, "company": 1, "product": 1, "frequent_surname": 1, "frequent_given": 1}
TEXT = re.compile(r"[ぁ-ゖァ-ヺー々〆〇\u4e00-\u9fff]+")
LEVELS = 63
# Rarer ones are left out: the file stays small, and what is left out counts as never seen.
LEAST = {1: 1, 2: 2, 3: 3}
LOAD = 0.85


def counts():
    found = {1: Counter(), 2: Counter(), 3: Counter()}
    for name, weight in SOURCES.items():
        for line in read_list(name):
            for run in TEXT.findall(line.split("\t")[0]):
                for size, counter in found.items():
                    for start in range(len(run) - size + 1):
                        counter[run[start : start + size]] += weight
    towns = {part for line in read_list("town") for part in line.split("\t")[1:]}
    for town in towns:
        for run in TEXT.findall(town):
            for size, counter in found.items():
                for start in range(len(run) - size + 1):
                    counter[run[start : start + size]] += 1
    return found


def hashed(key):
    """FNV-1a over the UTF-16 code units, 32 bits."""
    value = 0x811C9DC5
    for unit in struct.unpack(f"<{len(key.encode('utf-16-le')) // 2}H", key.encode("utf-16-le")):
        value = ((value ^ unit) * 0x01000193) & 0xFFFFFFFF
    # The low bits choose the place, the high ones tell keys apart: both must depend on every character.
    value ^= value >> 15
    value = (value * 0x2C1B3C6D) & 0xFFFFFFFF
    return value ^ (value >> 12)


def main():
    found = counts()
    kept = {key: count for size, counter in found.items() for key, count in counter.items() if count >= LEAST[size]}
    totals = [sum(found[1].values())]
    slots = int(len(kept) / LOAD)
    table = [0] * slots
    for key, count in sorted(kept.items(), key=lambda item: -item[1]):
        value = hashed(key)
        level = min(LEVELS, 1 + round(math.log2(count) * 3))
        at = value % slots
        while table[at]:
            at = (at + 1) % slots
        table[at] = (value >> 6 << 6) | level
    with open(sys.argv[1], "wb") as out:
        out.write(struct.pack("<II", slots, totals[0]) + struct.pack(f"<{slots}I", *table))
    print({size: sum(count >= LEAST[size] for count in counter.values()) for size, counter in found.items()}, totals, 8 + 4 * slots, "bytes")


if __name__ == "__main__":
    main()
