import { matchesOf } from '../../../japan/matches-of.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { CardMerger } from './merge.ts';
import { printedTown } from './printed-town.ts';
import type { AddressReader, CardAddress } from './types.ts';

const PREFECTURE = new RegExp(PREFECTURES.map((prefecture) => prefecture.name).join('|'));

/** `Chuo-ku, Osaka 541-0041, Japan`: the last prefecture named, or the one of a city everybody knows. */
function englishPrefecture(address: string | null): string | null {
  if (address === null) return null;
  const words = matchesOf(address, /[A-Z][a-z]+/g)
    .map((match) => match[0].toLowerCase())
    .reverse();
  for (const word of words) {
    const found = PREFECTURES.find((entry) => entry.english.toLowerCase() === word);
    if (found) return found.name;
    const city = CITIES[word];
    if (city) return city;
  }
  return null;
}

/** Cities that are written without their prefecture. */
const CITIES: Readonly<Record<string, string>> = {
  sapporo: '北海道',
  sendai: '宮城県',
  yokohama: '神奈川県',
  kawasaki: '神奈川県',
  nagoya: '愛知県',
  kobe: '兵庫県',
  kitakyushu: '福岡県',
  sakai: '大阪府',
  hamamatsu: '静岡県',
  kanazawa: '石川県',
  matsuyama: '愛媛県',
  takamatsu: '香川県',
};

/** The address of both sides as printed. */
export function mergeAddress(merger: CardMerger): CardAddress {
  const raw = merger.one(
    'address',
    (side) => side.address,
    (value) => value,
    { confidence: 0.93, conflict: false },
  );
  const english = merger.one(
    'addressEnglish',
    (side) => side.addressEn,
    (value) => value,
    { confidence: 0.93 },
  );
  const postal = merger.one(
    'postalCode',
    (side) => side.postalCodes[0],
    (value) => value,
    { confidence: 0.96 },
  );
  const text = raw?.value ?? null;
  const printed = english?.value ?? null;
  return {
    raw: text ?? printed,
    rawEnglish: printed,
    normalized: null,
    english: printed === null ? null : { text: printed, source: 'card_printed', confidence: 'high' },
    postalCode: postal?.value ?? null,
    prefecture: PREFECTURE.exec(text ?? '')?.[0] ?? englishPrefecture(printed),
    city: null,
    parseConfidence: null,
  };
}

/** The printed address, and what the address engine reads in it. */
export function readAddress(address: CardAddress, reader: AddressReader): CardAddress {
  const { postalCode: postal } = address;
  const text = address.raw === address.rawEnglish ? null : address.raw;
  const asked = [...(postal === null ? [] : [`〒${postal}`]), ...(text === null ? [] : [text])];
  if (asked.length === 0) return address;
  const read = reader.normalize(asked.join(' '));
  const unknown = text === null ? null : unknownTown(text, read.city, reader);
  if (unknown !== null) return { ...address, ...unknown };
  // An address printed in English only: its postal code names the town.
  if (text === null) return { ...address, prefecture: address.prefecture ?? read.prefecture, city: read.city };
  return {
    ...address,
    normalized: read.normalized,
    english: address.english ?? read.english,
    prefecture: read.prefecture ?? address.prefecture,
    city: read.city,
    parseConfidence: read.parseConfidence,
  };
}

/** Below this a town was taken for another of a similar name; old and variant spellings are read with more. */
const SURE_OF_TOWN = 0.75;

/** 宮城県塩竈北市: no list has it, and the postal code or a similar name would put another town in its place. */
function unknownTown(text: string, city: string | null, reader: AddressReader): Partial<CardAddress> | null {
  const town = printedTown(text);
  if (town === null || city?.startsWith(town)) return null;
  const { normalized, prefecture, city: own, parseConfidence } = reader.normalize(text);
  if (own !== null && parseConfidence >= SURE_OF_TOWN) return null;
  return { ...(own === null ? { normalized } : {}), prefecture, city: town, parseConfidence };
}
