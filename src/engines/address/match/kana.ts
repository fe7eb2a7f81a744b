import { toKatakana } from '../../../japan/kana.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { type Kana, kanaOf } from './kana-text.ts';
import { type KanaTown, PREFECTURE_KANA, type ReadingIndex } from './reading-index.ts';
import { kanaKey } from './reading-key.ts';
import type { Composed } from './romaji.ts';
import type { Span } from './tail.ts';

const KANA_START = /^[\s　〒0-9０-９\-－ー]*[ぁ-ゖァ-ヺｦ-ﾟ]{2}/;
const MAX_COMPOSED = 8;

/** Whether an address begins with its reading (behind a postal code). */
export const isKanaAddress = (text: string): boolean => KANA_START.test(text);

/** Words of numbers in kana. */
const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^チョ?ヨ?ウメ/, '丁目'],
  [/^バンチ/, '番地'],
  [/^バン/, '番'],
  [/^ゴウ/, '号'],
];

/** The addresses that a whole reading may mean (とうきょうとちよだくまるのうち1-9-1). */
export function composeKana(data: AddressData, index: ReadingIndex, text: string): Composed[] {
  const from = /[ぁ-ゖァ-ヺｦ-ﾝ]/.exec(text)!.index;
  const kana = kanaOf(text, from);
  const lead = text.slice(0, from);
  let best: { composed: Composed; reach: number }[] = [];
  for (const { prefecture, at } of prefecturesIn(kana))
    for (const { municipality, key, text: name } of index.writtenAt(kana.key, at)) {
      if (prefecture !== 0 && municipality.prefecture !== prefecture) continue;
      if (!kana.key.startsWith(key, at)) continue;
      const end = at + key.length;
      for (const { town, reach } of townsAt(index.inKana(municipality.city), kana, end)) {
        if (best.length > 0 && reach < best[0]!.reach) continue;
        if (best.length > 0 && reach > best[0]!.reach) best = [];
        const admin = (prefecture === 0 ? '' : PREFECTURES[prefecture - 1]!.name) + name;
        const spans: Record<number, Span> = {
          [name.endsWith('区') ? 4 : 3]: [kana.starts[at]!, kana.ends[end - 1]!],
          5: [kana.starts[end]!, kana.ends[reach - 1]!],
        };
        const rest = restOf(text, kana.ends[reach - 1]!);
        best.push({ composed: { text: lead + admin + data.text('townName', town) + rest, spans }, reach });
      }
    }
  return distinct(best.map(({ composed }) => composed));
}

/** A town in kana behind a municipality in kanji (渋谷区じんなん1-2). */
export function composeKanaTown(
  data: AddressData,
  index: ReadingIndex,
  text: string,
  place: { city: number; adminEnd: number },
): Composed[] {
  if (!/^[\s　]*[ぁ-ゖァ-ヺｦ-ﾟ]{2}/.test(text.slice(place.adminEnd))) return [];
  const kana = kanaOf(text, place.adminEnd);
  let best: { composed: Composed; reach: number }[] = [];
  for (const { town, reach } of townsAt(index.inKana(place.city), kana, 0)) {
    if (best.length > 0 && reach < best[0]!.reach) continue;
    if (best.length > 0 && reach > best[0]!.reach) best = [];
    const head = text.slice(0, place.adminEnd) + data.text('townName', town);
    const spans = { 5: [kana.starts[0]!, kana.ends[reach - 1]!] as const };
    best.push({ composed: { text: head + restOf(text, kana.ends[reach - 1]!), spans }, reach });
  }
  return distinct(best.map(({ composed }) => composed));
}

/** Kinds of municipalities and how they are read. */
const KIND_READINGS: Readonly<Record<string, readonly string[]>> = {
  市: ['シ'],
  区: ['ク'],
  町: ['チョウ', 'マチ'],
  村: ['ムラ', 'ソン'],
};
const KANA_NAME = /([ぁ-ゖァ-ヺー]{2,10})([市区町村])/g;

/** A text names few municipalities, and each try costs a whole reading. */
const MAX_TRIES = 3;

/** ところざわ市 → 所沢市, where one municipality (of the prefecture, where it is written) is read so. */
export function* composeKanaMunicipality(index: ReadingIndex, text: string): Generator<string> {
  const prefecture = PREFECTURES.find(({ name }) => text.includes(name))?.code;
  let tries = 0;
  for (const { 0: whole, 1: kana, 2: kind, index: at } of text.matchAll(KANA_NAME)) {
    const name = onlyName(index, kana!, kind!, prefecture);
    if (name === undefined) continue;
    yield text.slice(0, at) + name + text.slice(at + whole.length);
    if (++tries === MAX_TRIES) return;
  }
}

function onlyName(index: ReadingIndex, kana: string, kind: string, prefecture: number | undefined): string | undefined {
  const names = new Set<string>();
  for (const reading of KIND_READINGS[kind]!) {
    const key = kanaKey(kana + reading);
    for (const form of index.writtenAt(key, 0))
      if (form.key === key && (prefecture === undefined || form.municipality.prefecture === prefecture))
        names.add(form.text);
  }
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

const distinct = (list: readonly Composed[]): Composed[] =>
  list.filter((item, i) => list.findIndex((other) => other.text === item.text) === i).slice(0, MAX_COMPOSED);

function* prefecturesIn({ key }: Kana): Generator<{ prefecture: number; at: number }> {
  yield { prefecture: 0, at: 0 };
  for (const { key: name, code } of PREFECTURE_KANA)
    if (key.startsWith(name)) yield { prefecture: code, at: name.length };
}

/** Towns whose reading stands at a place and ends before a number or at the end; the longest are the right ones. */
function* townsAt(towns: readonly KanaTown[], { key }: Kana, at: number): Generator<{ town: number; reach: number }> {
  if (at >= key.length) return;
  const behindAza = /^(?:オオ)?アザ/.exec(key.slice(at, at + 4))?.[0].length ?? 0;
  for (const { town, kana } of towns) {
    const start = key.startsWith(kana, at)
      ? at
      : behindAza > 0 && key.startsWith(kana, at + behindAza)
        ? at + behindAza
        : -1;
    if (start < 0) continue;
    const reach = start + kana.length;
    const next = key[reach] ?? '';
    if (next === '' || !/[ァ-ヺ]/.test(next)) yield { town, reach };
  }
}

/** What follows the town: kana words between numbers become the usual ones. */
function restOf(text: string, from: number): string {
  let rest = toKatakana(text.slice(from)).replace(/[ァ-ヺー]+/g, (run, at: number, whole: string) => {
    if (!/[0-9０-９]$/.test(whole.slice(0, at))) return run;
    for (const [pattern, word] of NUMBER_WORDS) if (pattern.test(run)) return run.replace(pattern, word);
    return run;
  });
  if (!/^[\s0-9０-９-]/.test(rest)) rest = text.slice(from);
  return rest;
}
