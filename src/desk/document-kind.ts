import type { Kind } from './record.ts';

/** How it is known what a file is: by the text in it, by its name, not at all, or because a person said so. */
export type KindSource = 'text' | 'name' | 'default' | 'person';
export interface KindGuess {
  readonly kind: Kind;
  readonly by: KindSource;
}

interface Sign {
  readonly kind: Kind;
  readonly pattern: RegExp;
  readonly example: string;
}

/** Lines that are the title of a paper, without their spaces. */
export const TITLES: readonly Sign[] = [
  { kind: 'invoice', pattern: /^[御ご]?請求(?:明細|内訳)?書(?:兼.*|\(.*)?$/, example: '御 請 求 書' },
  { kind: 'invoice', pattern: /^(?:適格|納品書兼|月次|合計)請求書(?:\(.*)?$/, example: '納品書兼請求書' },
  { kind: 'invoice', pattern: /^(?:tax|commercial)?invoice$/i, example: 'INVOICE' },
  { kind: 'receipt', pattern: /^(?:電子|簡易)?領収(?:書|証|証書|済証)(?:\(.*)?$/, example: '領 収 書' },
  { kind: 'receipt', pattern: /^(?:レシート|お買上げ?(?:明細|票)書?)$/, example: 'レシート' },
  { kind: 'receipt', pattern: /^(?:official|sales|payment)?receipt$/i, example: 'Receipt' },
];

/** Words of a paper without a title: who asks for a transfer bills, who gave change was paid. */
export const WORDS_INSIDE: readonly Sign[] = [
  { kind: 'invoice', pattern: /振込先|支払期[限日]|payment\s?due|due\s?date/i, example: 'お振込先 きぼう銀行' },
  { kind: 'receipt', pattern: /お釣り?|お預り?|釣銭|change\s?due/i, example: 'お釣り ¥120' },
];

/** Names that say what a file is. */
export const NAMES: readonly Sign[] = [
  { kind: 'invoice', pattern: /請求|invoice|bill|inv[-_]?\d/i, example: '2026-10 請求書.pdf' },
  { kind: 'receipt', pattern: /領収|レシート|receipt/i, example: 'receipt-12.jpg' },
  { kind: 'card', pattern: /名刺|meishi|(^|[^a-z])cards?([^a-z]|$)|visit/i, example: '名刺.png' },
];

const LONGEST_TITLE = 26;
const signOf = (signs: readonly Sign[], text: string): Kind | undefined =>
  signs.find(({ pattern }) => pattern.test(text))?.kind;

/** By its name; a name that says nothing leaves the commonest kind, and the page says that it is assumed. */
export function kindByName(name: string): KindGuess {
  const kind = signOf(NAMES, name.normalize('NFC'));
  return kind ? { kind, by: 'name' } : { kind: 'receipt', by: 'default' };
}

/** By the text of its first page; null where the text does not say. */
export function kindByText(text: string): KindGuess | null {
  const lines = text.split(/[\r\n]+/).map((line) => line.normalize('NFKC').replaceAll(/\s/g, ''));
  const titled = lines.filter((line) => line.length <= LONGEST_TITLE).map((line) => signOf(TITLES, line));
  const kind = titled.find(Boolean) ?? signOf(WORDS_INSIDE, lines.join('\n'));
  return kind ? { kind, by: 'text' } : null;
}

/** Kinds of paper, as the service names them, that another reading takes better. */
const READ_BETTER_AS: Readonly<Record<string, Kind>> = {
  invoice: 'invoice',
  statement: 'invoice',
  credit_note: 'invoice',
  receipt: 'receipt',
};

/** The kind that the paper turned out to be, where that is another than it was read as. */
export function otherKind(readAs: Kind, documentKind: string | null): Kind | null {
  const better = READ_BETTER_AS[documentKind ?? ''] ?? null;
  return readAs === 'card' || better === readAs ? null : better;
}
