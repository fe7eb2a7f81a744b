import { LEGAL_FORMS, type LegalFormCode } from './legal-form.ts';
import { SPOKEN_FORMS } from './spoken-forms.ts';

export interface SplitName {
  /** The name without its form, as written (after NFKC). */
  readonly body: string;
  readonly form: LegalFormCode | null;
  /** A western ending (Co., Ltd.; Inc.) fits several forms; which one is not said. */
  readonly western: boolean;
  readonly position: 'before' | 'after' | null;
  /** How the form was written; null without one. */
  readonly style: FormStyle | null;
}

/** `full` 株式会社; `short` （株）, ㈱, NPO法人; `reading` カブシキガイシャ; `bank` カ）; `western` Co., Ltd. */
export type FormStyle = 'full' | 'short' | 'reading' | 'bank' | 'western';

const FULL: readonly (readonly [string, LegalFormCode, FormStyle])[] = [
  ...LEGAL_FORMS.map((entry) => [entry.ja, entry.code, 'full'] as const),
  ['NPO法人', 'npo', 'short'],
  ...SPOKEN_FORMS.map(([text, code]) => [text, code, 'reading'] as const),
];
const BY_FIRST = groupBy(FULL, ([text]) => text[0]!);
const BY_LAST = groupBy(FULL, ([text]) => text.at(-1)!);

const SHORT = new Map<string, LegalFormCode>();
const BANK = new Map<string, LegalFormCode>();
for (const entry of [...LEGAL_FORMS].reverse()) {
  for (const text of entry.short) SHORT.set(text, entry.code);
  for (const text of entry.bank) BANK.set(text, entry.code);
}

const OPEN = '[(〔［\\[【<〈《「]';
const CLOSE = '[)〕］\\]】>〉》」]';
const BRACKET_START = new RegExp(`^${OPEN}\\s*([^()〔〕\\[\\]【】<>〈〉《》「」]{1,5}?)\\s*${CLOSE}`, 'u');
const BRACKET_END = new RegExp(`${OPEN}\\s*([^()〔〕\\[\\]【】<>〈〉《》「」]{1,5}?)\\s*${CLOSE}$`, 'u');
/** ユ.ミホン: a full stop for the bracket. */
const BANK_START = /^([ァ-ヶ]{1,5}|株|有)\)|^([カユド])\.(?=[ァ-ヶ]{2})/u;
/** ミホン.ユ: the same at the end. */
const BANK_STOP = /(?<=[ァ-ヶ]{2})\.([カユド])$/u;
const BANK_END = /\(([ァ-ヶ]{1,5}|株|有)$/u;
/** ミツビシデンキ カ): the bracket of the beginning at the end. */
const BANK_TURNED = /(?<=^[^()]{2,})([カユド])\)$/u;
const BRACKETS: readonly (readonly [RegExp, 'before' | 'after'])[] = [
  [BRACKET_START, 'before'],
  [BRACKET_END, 'after'],
  [BANK_START, 'before'],
  [BANK_END, 'after'],
  [BANK_TURNED, 'after'],
  [BANK_STOP, 'after'],
];
// Longest first; a comma, a space or Japanese must stand before, so that "Cinc" or "Aco" are no forms.
const WESTERN_WORDS = String.raw`(kabushiki[\s-]*(?:kaisha|gaisha)|godo[\s-]*(?:kaisha|gaisha)|yugen[\s-]*(?:kaisha|gaisha)|(?:co(?:mpany)?\.?\s*,?\s*)(?:ltd|limited|inc|llc)\.?|corporation|corp\.?|incorporated|inc\.?|limited|ltd\.?|l\.?\s?l\.?\s?c\.?|k\.\s?k\.?|kk|g\.\s?k\.?|gk|y\.\s?k\.?|yk|co\.|company)`;
const WESTERN = new RegExp(String.raw`(?:^|[\s,.、]|(?<=[\u3041-\u30ff\u3400-\u9fff]))${WESTERN_WORDS}$`, 'iu');
/** Mihon (K.K.), Mihon (Co., Ltd.) */
const WESTERN_IN_BRACKETS = new RegExp(String.raw`\(\s*${WESTERN_WORDS}\s*\)$`, 'iu');
const CLOSING = 41;
const WESTERN_CODES: readonly (readonly [RegExp, LegalFormCode | null])[] = [
  [/^(kabushiki|k\.?\s?k)/i, 'kk'],
  [/^(godo|g\.?\s?k|l\.?\s?l)/i, 'gk'],
  [/^(yugen|y\.?\s?k)/i, 'yk'],
];

/** Kabushiki Kaisha Mihon, K.K. Mihon: without its full stops KK begins names as well. */
const WESTERN_START =
  /^(kabushiki[\s-]*(?:kaisha|gaisha)|godo[\s-]*(?:kaisha|gaisha)|yugen[\s-]*(?:kaisha|gaisha)|[kgy]\.\s?k\.)[\s,]+(?=\S)/iu;

/** Forms that English names carry in front, ours among them; one that renders several Japanese forms names none. */
const IN_ENGLISH = new Map<string, LegalFormCode | null>();
for (const { kind, en, code } of LEGAL_FORMS)
  if (kind === '399') IN_ENGLISH.set(en.toLowerCase(), IN_ENGLISH.has(en.toLowerCase()) ? null : code);
const ENGLISH_START = new RegExp(
  `^(${[...IN_ENGLISH.keys()].sort((a, b) => b.length - a.length).join('|')})[\\s,]+(?=\\S)`,
  'iu',
);

/** Takes the legal form off a name; the name is expected in NFKC. */
export function splitLegalForm(name: string): SplitName {
  const text = name.trim();
  return (
    splitFull(text) ??
    splitBracket(text) ??
    splitWestern(text) ?? { body: text, form: null, western: false, position: null, style: null }
  );
}

const SHORT_FORM = /\(?([^\s()]{1,5})\)|\(([^\s()]{1,5})(?=\s|$)/gu;

/** A line in NFKC without forms in brackets, whole or as banks write them, wherever they stand: フク)ミホン カイヒ. */
export const withoutShortForms = (line: string): string =>
  line.replace(SHORT_FORM, (all, before?: string, after?: string) => {
    const written = before ?? after ?? '';
    return SHORT.has(written.toLowerCase()) || BANK.has(written) ? ' ' : all;
  });

function splitFull(text: string): SplitName | null {
  const before = longest(BY_FIRST.get(text[0] ?? ''), (form) => text.startsWith(form));
  if (before && text.length > before[0].length)
    return split(text.slice(before[0].length), before[1], 'before', before[2]);
  const after = longest(BY_LAST.get(text.at(-1) ?? ''), (form) => text.endsWith(form));
  if (after && text.length > after[0].length)
    return split(text.slice(0, -after[0].length), after[1], 'after', after[2]);
  return null;
}

function splitBracket(text: string): SplitName | null {
  const last = text.charCodeAt(text.length - 1);
  const maybe = last === 41 || last > 0x3000 || /[()〔[【<.]/.test(text);
  if (!maybe) return null;
  for (const [pattern, position] of BRACKETS) {
    const found = pattern.exec(text);
    const written = found?.[1] ?? found?.[2] ?? '';
    const code = found && SHORT.get(written.toLowerCase());
    const bank = found && BANK.get(written);
    const rest = found && (position === 'before' ? text.slice(found[0].length) : text.slice(0, -found[0].length));
    if (code) return split(rest!, code, position, 'short');
    if (bank) return split(rest!, bank, position, 'bank');
  }
  return null;
}

function splitWestern(text: string): SplitName | null {
  const last = text.charCodeAt(text.length - 1);
  // All western endings end in a Latin letter or a full stop.
  if (last > 122) return null;
  const bracketed = last === CLOSING ? WESTERN_IN_BRACKETS.exec(text) : null;
  if (bracketed) return splitWestern(`${text.slice(0, bracketed.index).trim()} ${bracketed[1]}`);
  const match = WESTERN.exec(text);
  if (!match || match.index === 0) return splitInFront(text);
  const code = westernCode(match[1]!);
  const body = text.slice(0, match.index).replace(/[\s,.、]+$/u, '');
  return body === '' ? null : { body, form: code, western: true, position: 'after', style: 'western' };
}

const westernCode = (written: string): LegalFormCode | null =>
  WESTERN_CODES.find(([pattern]) => pattern.test(written))?.[1] ?? null;

function splitInFront(text: string): SplitName | null {
  const company = WESTERN_START.exec(text);
  const match = company ?? ENGLISH_START.exec(text);
  if (!match) return null;
  const form = company ? westernCode(match[1]!) : (IN_ENGLISH.get(match[1]!.toLowerCase()) ?? null);
  return { body: text.slice(match[0].length), form, western: company !== null, position: 'before', style: 'western' };
}

const split = (body: string, form: LegalFormCode, position: 'before' | 'after', style: FormStyle): SplitName | null =>
  body.trim() === '' ? null : { body: body.trim(), form, western: false, position, style };

function longest(entries: typeof FULL | undefined, fits: (form: string) => boolean): (typeof FULL)[number] | undefined {
  let best: (typeof FULL)[number] | undefined;
  for (const entry of entries ?? []) if (fits(entry[0]) && (!best || entry[0].length > best[0].length)) best = entry;
  return best;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list) list.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
