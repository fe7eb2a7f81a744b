import { CHAINS, LATIN_CHAINS } from '../vocabulary/chains.ts';

const fold = (text: string): string => text.normalize('NFKC').replace(/[\s・･.．-]/g, '');
const KNOWN = CHAINS.map((name) => ({ name, folded: [...fold(name)] })).filter(({ folded }) => folded.length >= 3);
const LONG_NAMES = KNOWN.filter(({ folded }) => folded.length >= 4).map(({ folded }) => folded.join(''));
/** Below this the reader of a picture says itself that a letter may be wrong. */
const UNSURE = 0.9;
/** A short name differs from many words in one letter: only large print at the head of a paper is a logo. */
const SHORT = 4;

/** Whether a text has the name of a chain in it, as it is written. */
export const hasChain = (text: string): boolean => {
  const folded = fold(text);
  return LONG_NAMES.some((name) => folded.includes(name));
};

const HEADS = [...CHAINS, ...LATIN_CHAINS].map((name) => fold(name).toLowerCase());
/** LAWSON 函館湯川町店: which of a chain's shops; nothing else stands in front of the name or behind it. */
export function isShopOfChain(value: string): boolean {
  const [head, ...branch] = value.trim().split(/\s+/);
  return HEADS.includes(fold(head ?? '').toLowerCase()) && branch.length === 1 && /[^\s]店$/.test(branch[0]!);
}

/** Letters of a logo are drawn: in a long name two may be taken for others, and a sign stands at either end. */
const LONG = 7;
const HARDLY_READ = 0.8;
const BARELY_READ = 0.5;
const drawn = (text: string): string => fold(text).replaceAll('ー', '').toLowerCase();
const LOGOS = [...CHAINS, ...LATIN_CHAINS]
  .map((name) => ({ name, letters: [...drawn(name)] }))
  .filter(({ letters }) => letters.length >= LONG);

/** `チ セブンーイルプン` in large print → `セブン-イレブン`, with a branch behind it as it was read. */
function logoName(value: string): string | null {
  const [head = '', branch] = splitBranch(value);
  const letters = [...drawn(head)];
  for (const { name, letters: own } of LOGOS)
    for (const from of [0, 1]) {
      const read = letters.slice(from, from + own.length);
      if (read.length < own.length || letters.length > own.length + from + 1) continue;
      const wrong = own.filter((letter, at) => read[at] !== letter).length;
      if (wrong === 0) return null;
      if (wrong > 2) continue;
      return branch ? `${name} ${branch}` : name;
    }
  return null;
}

/** Letters of a short logo, and what each is taken for: 〒イ7, 2ライ7. */
const DRAWN: Readonly<Record<string, string>> = {
  フ: '7ワ',
  ラ: '〒ヲ',
  ロ: '口□',
  ニ: '二',
  カ: '力',
  ハ: '八',
  ト: '卜',
};
const SHORT_NAMES = KNOWN.filter(({ folded }) => folded.length < SHORT && folded.some((letter) => DRAWN[letter]));

/** A short name every letter of which is there, or drawn so; a sign may stand in front. */
export function shortLogo(value: string): string | null {
  const letters = [...fold(value)];
  for (const { name, folded } of SHORT_NAMES) {
    const own = letters.slice(-folded.length);
    if (letters.length - folded.length > 1 || own.length < folded.length) continue;
    if (own.every((sign, at) => sign === folded[at] || DRAWN[folded[at]!]?.includes(sign))) return name;
  }
  return null;
}

/** `ぶセブン・イレブン`, `トン Seria`, barely read: a sign in front of the name, or a short word, is a part of its logo. */
function behindSign(value: string): string | null {
  const read = fold(value.trim().replace(FRONT, '')).toLowerCase();
  const found = WHOLE.find(({ own }) => read.endsWith(own) && read.length - own.length <= 1);
  return found?.name ?? null;
}
const FRONT = /^\S{1,3}\s+(?=\S{4})/;
const WHOLE = [...CHAINS, ...LATIN_CHAINS]
  .map((name) => ({ name, own: fold(name).toLowerCase() }))
  .filter(({ own }) => own.length >= SHORT);

function splitBranch(value: string): readonly [string, string | undefined] {
  const [, head, branch] = /^(.+?)\s+(\S+店)$/.exec(value) ?? [];
  return head === undefined ? [value, undefined] : [head, branch];
}

export interface ReadName {
  readonly value: string;
  readonly confidence: number;
  readonly isLogo: boolean;
}

/** `MEGAドン.キホーデ` → `MEGAドン.キホーテ`: the name with the one letter that a logo was misread in; null where none was. */
export function chainName({ value, confidence, isLogo }: ReadName): string | null {
  if (confidence >= UNSURE) return null;
  const [head, branch] = splitBranch(value);
  const shown = (confidence < BARELY_READ && behindSign(head)) || (isLogo && shortLogo(head));
  if (shown) return branch ? `${shown} ${branch}` : shown;
  // DヘISO ダイソー那覇店 is no ダイエー: a name that is there needs no mending.
  if (hasChain(value)) return null;
  const logo = isLogo && confidence < HARDLY_READ ? logoName(value) : null;
  if (logo !== null) return logo;
  const signs = [...value];
  // Signs of the value that count, with their places, so that the rest of the name stays as it was read.
  const places = signs.flatMap((sign, at) => [...fold(sign)].map((folded) => ({ folded, at })));
  for (const { name, folded } of KNOWN) {
    // `Cロピア` in large print: the name, and a sign or two of its ornaments.
    const isOrnamented = isLogo && places.length > folded.length && places.length <= folded.length + 2;
    if (isOrnamented && fold(value).includes(folded.join(''))) return name;
    if (folded.length < SHORT && (!isLogo || places.length !== folded.length)) continue;
    for (let from = 0; from + folded.length <= places.length; from++) {
      const wrong = folded.flatMap((sign, index) => (places[from + index]!.folded === sign ? [] : [index]));
      if (wrong.length === 0) return null;
      if (wrong.length > 1) continue;
      const [index] = wrong as [number];
      return signs.with(places[from + index]!.at, folded[index]!).join('');
    }
  }
  return null;
}
