import { domainNames } from './domain-names.ts';
import { LEGAL_FORM_IN_TEXT } from './legal-form.ts';
import { isUnit } from './name-additions.ts';
import { alternation, type WordRow } from './word-row.ts';

/** A piece of a line that may be a name of its own. */
export interface Segment {
  readonly text: string;
  /** It ends in a legal form, or the line names its host: what else stands in the line is hardly the name. */
  readonly isName: boolean;
}

/** What is put before a name in a line of its own and is no part of it. */
export const LEADING_WORDS: readonly WordRow[] = [
  { id: 'copyright', words: ['Copyright', '(C)', '©', 'All rights reserved'], example: 'Copyright (C) Mihon Inc.' },
  { id: 'addressee', words: ['Dear', 'Attn:', 'Attn', 'To:', 'c/o', 'Messrs.'], example: 'Dear Mihon Trading K.K.' },
  { id: 'sender', words: ['From:', 'Best regards', 'Sincerely', 'Regards'], example: 'From: Mihon Trading K.K.' },
  { id: 'year', words: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'], example: '© 2026 Mihon Inc.' },
];

const MOST_SEGMENTS = 3;
const LONGEST_LINE = 200;
const LONGEST = 60;
const SHORTEST = 2;

const WESTERN = String.raw`(?:Co(?:mpany|\.)?,?\s*(?:Ltd|Inc|LLC)|Corporation|Corp|Incorporated|Inc|Limited|Ltd|LLC|L\.L\.C|K\.\s?K|KK|G\.\s?K|GK|Y\.\s?K|YK)(?![A-Za-z])\.?`;
/** A comma before a form belongs to the name: Mihon Trading, Inc. */
const COMMA_BEFORE_FORM = new RegExp(`\\s*[,，]\\s*(?=${WESTERN})`, 'giu');
const FORM = new RegExp(`${LEGAL_FORM_IN_TEXT.source}|(?<=[\\p{L}\\p{N}.)）]\\s?)(?<![A-Za-z])${WESTERN}`, 'iu');
const BETWEEN = /[\n\r\t|｜"“”、;]+|[,，]|\s+[/／]\s*|\s*[/／]\s+|\s+[-–—―:]\s+/u;
/** 見本商事（東京）: what stands in brackets is said about the name, unless it is its form. */
const BRACKETED = /[(（]([^()（）]{2,40})[)）]/gu;
const LEADING = new RegExp(`^(?:(?:${alternation(LEADING_WORDS.flatMap(({ words }) => words))})[\\s,.:]*)+`, 'iu');
const NO_NAME = /@|https?:|www\.|^[\d\s\-+().#xX〒]*$|^(?:tel|fax|phone|mobile)\b/iu;
const NOT_SO = 'なく';
/** 見本でなく見元: what stands before is just what is not meant. */
const CORRECTED = /^.{2,}?(?:じゃ|では|で)なく(?:て|、|,|\s)*(?=.{2})/u;
/** Without any of these a text is one name, which most are. */
const IN_PIECES = /[\s|｜"“”、;,，/／()（）@]|\.\w/u;
/** What a form is called in English: said about a name, and no name. */
const DESCRIPTION =
  /^(?:(?:social|public|special|general|welfare|medical|school|religious|incorporated|non-?profit|private)\s+)+(?:corp|inc|co)/iu;
const LATIN = /^[\x20-\x7e\u00c0-\u024f’]+$/u;

/** The pieces of a signature, a footer, a row of a table that may be a name, the likeliest first; empty for one name. */
export function lineSegments(line: string): Segment[] {
  if (line.length > LONGEST_LINE || !(IN_PIECES.test(line) || line.includes(NOT_SO))) return [];
  const meant = line.includes(NOT_SO) ? line.replace(CORRECTED, '') : line;
  if (meant !== line) return [{ text: meant.split(BETWEEN).find(Boolean) ?? meant, isName: true }];
  const text = line
    .replace(COMMA_BEFORE_FORM, ' ')
    .replace(BRACKETED, (all, inner: string) => (isForm(all) ? all : `\n${inner}\n`));
  // 見本（港区の店）有限会社: the form belongs to what stands before the brackets.
  const plain = line.replace(BRACKETED, (all) => (isForm(all) ? all : ' ')).trim();
  const pieces = text
    .split(BETWEEN)
    .map((piece) => piece.trim().replace(LEADING, '').trim())
    .filter(Boolean);
  // ADVANCE CORPORATION above 株式会社アドバンスコーポレーション: the name as it is registered says more.
  const named = pieces.flatMap((piece) => withForm(piece));
  named.sort((a, b) => Number(LATIN.test(a.text)) - Number(LATIN.test(b.text)));
  const hosts = domainNames(line).map((name) => ({ text: name, isName: true }));
  const latin = pieces.length < 2 ? [] : pieces.filter((piece) => LATIN.test(piece) && !NO_NAME.test(piece));
  // MPF - Mihon Forum, Nagoya: a name has more words than an abbreviation.
  const other = latin.find((piece) => piece.includes(' ')) ?? latin[0];
  const unbroken = FORM_AT_END.test(plain) ? [{ text: plain, isName: true }] : [];
  const segments = [
    ...unbroken,
    ...named,
    ...hosts,
    ...(named.length > 0 || other === undefined ? [] : [{ text: other, isName: false }]),
  ];
  return segments
    .filter(
      (segment) =>
        squeezed(segment.text) !== squeezed(line) && segment.text.length >= SHORTEST && segment.text.length <= LONGEST,
    )
    .slice(0, MOST_SEGMENTS);
}

const squeezed = (text: string): string => text.replace(/[\s,，]+/gu, '');
/** 見本株式会社 大田: the form may stand inside the name. */
const PLACE_BEHIND = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}$/u;
const FORM_AT_END = new RegExp(`(?:${FORM.source})$`, 'iu');
const FORM_ALONE = new RegExp(`^[(（]\\s*(?:${WESTERN}|[\\p{L}]{1,4})\\s*[)）]$`, 'iu');
const isForm = (bracketed: string): boolean => FORM_ALONE.test(bracketed);

/** The name up to its form, where one stands in the piece; its words without the form, where more follow. */
function withForm(piece: string): Segment[] {
  const form = FORM.exec(piece);
  if (form === null || NO_NAME.test(piece) || DESCRIPTION.test(piece)) return [];
  const before = piece.slice(0, form.index).trim();
  const after = piece.slice(form.index + form[0].length).trim();
  // Mihon K.K. Osaka Branch is a name with an office behind it, which is looked for as such.
  if (before !== '' && (isUnit(after) || isUnit(after.split(/\s/u)[0]!))) return [];
  // 株式会社見本: what follows is the name.
  if (before === '') return after === '' ? [] : [{ text: piece, isName: true }];
  const name = { text: `${before} ${form[0]}`, isName: true };
  return !PLACE_BEHIND.test(after) ? [name] : [{ text: `${before}${after}`, isName: false }, name];
}
