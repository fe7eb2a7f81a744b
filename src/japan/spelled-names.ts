import { LETTER_NAMES } from './letter-names.ts';
import { nfkc } from './nfkc.ts';
import { splitLegalForm } from './split-legal-form.ts';
import { alternation, type WordRow } from './word-row.ts';

/*
 * A name that somebody spells, as on the telephone: エムはミュージックのM、エイチ、エヌ、それから商事 is MHN商事. Names to look
 * up; nothing for a line that spells none.
 */

/** What is said about letters and is none of them. */
export const SAID_OF_LETTERS: readonly WordRow[] = [
  {
    id: 'script',
    words: [
      'アルファベット大文字',
      'アルファベット小文字',
      'アルファベット',
      'カタカナ',
      '片仮名',
      'ひらがな',
      '平仮名',
      'ローマ字',
      '英語',
      '英字',
      '横文字',
      '大文字',
      '小文字',
      '全部',
    ],
    example: 'カタカナでミホン',
  },
  {
    id: 'order',
    words: [
      '最初は',
      '最初が',
      '頭が',
      'まず',
      '次が',
      '次は',
      '次に',
      'それから',
      'その次に',
      'そのあと',
      'そして',
      'あとは',
      'あと',
      '後ろに',
      '最後に',
      '最後は',
      '最後が',
      'スペース',
      'ハイフン',
      'ドット',
    ],
    example: 'まずM、次にH、最後にN',
  },
  {
    id: 'behind',
    words: [
      'という会社',
      'っていう会社',
      'という名前',
      'と書いて',
      'って書いて',
      'と申します',
      'です',
      'ですね',
      'さん',
      '様',
      'お願いします',
    ],
    example: 'M、H、Nと書いてミホンです',
  },
];

const rowOf = (id: string): string => alternation([...SAID_OF_LETTERS.find((row) => row.id === id)!.words]);
const SCRIPT = new RegExp(`(?:${rowOf('script')})(?:表記)?(?:で|の|です(?:が|けど)?|、)`, 'gu');
const IN_SCRIPT = new RegExp(`^(?:${rowOf('script')})(?:表記)?で(.{2,})$`, 'u');
const ORDER = new RegExp(`(?:${rowOf('order')})`, 'gu');
const BEHIND = new RegExp(`(?:${rowOf('behind')}).*$`, 'u');
const BETWEEN = /[、,，。・.\s「」『』()（）;:：!?！？-]+/u;
const NAMES = alternation(LETTER_NAMES.map(([name]) => name));
const LETTER = new RegExp(`^(?:[A-Za-z]|${NAMES})$`, 'u');
/** りんごのA, SNAKEのS. */
const OUT_OF = new RegExp(`^.{1,10}の([A-Za-z]|${NAMES})$`, 'u');
/** エスは: said before the word that tells which it is. */
const TOPIC = new RegExp(`^(?:[A-Za-z]|${NAMES})[はが]$`, 'u');
/** ユーでミホン: what the letters come to. */
const AND_SO = new RegExp(`^([A-Za-z]|${NAMES})で(.+)$`, 'u');
const DIGITS = /^[0-9]{1,4}$/u;
const LETTER_OF = new Map(LETTER_NAMES);
const LONGEST_LINE = 120;
const SHORTEST = 2;
const MOST = 6;

/** Names that a line spells letter by letter, with the word beside them, or says in which script they are written. */
export function spelledNames(line: string): string[] {
  if (line.length > LONGEST_LINE) return [];
  const text = splitLegalForm(nfkc(line)).body.trim();
  const names: string[] = [];
  let run = '';
  let before = '';
  const end = (next: string) => {
    if (run.length >= SHORTEST && /[A-Z]/u.test(run)) {
      if (next !== '') names.push(run + next);
      if (before !== '') names.push(before + run);
      names.push(run);
    }
    run = '';
    before = next;
  };
  for (const token of text.replace(SCRIPT, '、').replace(ORDER, '、').split(BETWEEN)) {
    if (token === '' || TOPIC.test(token)) continue;
    const so = AND_SO.exec(token);
    const letter = letterOf(so?.[1] ?? token.replace(BEHIND, ''));
    if (letter !== null) run += letter;
    else if (run !== '' && DIGITS.test(token)) run += token;
    else {
      end(token.replace(BEHIND, ''));
    }
    if (so !== null) end('');
  }
  end('');
  const inScript = text.split(BETWEEN).flatMap((clause) => IN_SCRIPT.exec(clause)?.[1]?.replace(BEHIND, '') ?? []);
  return [...new Set([...names, ...inScript])].filter(({ length }) => length >= SHORTEST).slice(0, MOST);
}

function letterOf(said: string): string | null {
  const letter = LETTER.test(said) ? said : OUT_OF.exec(said)?.[1];
  return letter === undefined ? null : (LETTER_OF.get(letter) ?? letter.toUpperCase());
}
