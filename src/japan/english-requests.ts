import { nfkc } from './nfkc.ts';
import type { WordRow } from './word-row.ts';

/** Patterns of what people and agents write in English around the name that they ask about. */
interface Around extends WordRow {
  readonly pattern: RegExp;
}

const BODY =
  '(?:company|companies|firm|business|corporation|vendor|supplier|client|customer|store|shop|organi[sz]ation)';
const DETAIL =
  '(?:corporate|registration|invoice|company|legal entity|tax|t-?)?\\s*(?:number|id|name|address|status|details?|info(?:rmation)?|record|registration|location|head office)';

export const BEFORE_NAME: readonly Around[] = [
  around('polite', `^(?:hi|hello|hey|excuse me|sorry|ok|so)\\b[\\s,!.]*`, 'Hello, Mihon Seiki'),
  around(
    'request',
    `^(?:please|kindly|pls|(?:can|could|would|will) you|i(?:'d| would) like (?:you )?to|i (?:want|need) (?:you )?to|help me|let me|let's|just)\\b[\\s,]*`,
    'Please Mihon Seiki',
  ),
  around(
    'look',
    `^(?:please )?(?:verify|check|confirm|validate|look ?up|look for|looking for|find(?: out)?|search(?: for)?|identify|locate|get|give|show|tell|fetch|see|know)\\b\\s*(?:me\\s+)?(?:about\\s+|on\\s+|for\\s+)?`,
    'verify Mihon Seiki',
  ),
  around('whether', `^(?:whether|if|that|about|info(?:rmation)? (?:on|about|for))\\b\\s*`, 'whether Mihon Seiki'),
  around(
    'detail',
    `^(?:what(?:'s| is| are)|where is|who is|how about|do you know|do you have)\\b\\s*`,
    'what is Mihon Seiki',
  ),
  around('of', `^(?:the |a |an )?${DETAIL}\\s+(?:of|for|about)\\s+`, 'the corporate number of Mihon Seiki'),
  around('is_there', `^(?:is there|are there|there is|there's)\\b\\s*(?:a|an|any)?\\s*`, 'is there Mihon Seiki'),
  around(
    'received',
    `^(?:i|we)(?:'ve| have)? (?:got|received|have|need|paid|signed|found|saw|met|work with|buy from|bought|ordered)\\b.{0,30}?\\b(?:from|with|by|to|at|of)\\s+`,
    'I got an invoice from Mihon Seiki',
  ),
  around(
    'document',
    `^(?:an? |the |this )?(?:invoice|receipt|quote|quotation|contract|order|payment|purchase order|email)\\s+(?:is |was |came )?(?:from|by|with|to|issued by|for)\\s+`,
    'invoice from Mihon Seiki',
  ),
  around(
    'called',
    `^(?:a |an |the |our |my |some )?(?:new )?(?:japanese )?${BODY}\\s*(?:is |was )?(?:called|named|known as|by the name of)?[\\s:]*`,
    'a company called Mihon Seiki',
  ),
  around('article', `^(?:the|our|my|this|is)\\s+`, 'our Mihon Seiki'),
];

export const BEHIND_NAME: readonly Around[] = [
  around('thanks', `[\\s,.!]*(?:please|thanks?(?: you)?|thx|asap|for me)[\\s.!?]*$`, 'Mihon Seiki please'),
  around(
    'real',
    `[\\s,.;–—-]*(?:is it|is this|are they|is that|does it|do they|did they)\\b.*$`,
    'Mihon Seiki, is it real?',
  ),
  around('state', `\\s+(?:is|are|was|has|have|exists?|still)\\b(?:\\s.*)?$`, 'Mihon Seiki is registered'),
  around(
    'and',
    `[\\s,]+(?:and|or|but)\\s+(?:tell|give|show|check|whether|if|what|its|their|confirm|let)\\b.*$`,
    'Mihon Seiki and tell me its address',
  ),
  around('of', `'s?\\s+${DETAIL}$`, "Mihon Seiki's corporate number"),
  around('detail', `\\s+${DETAIL}$`, 'Mihon Seiki corporate number'),
];
/** Before a place, which may stand there without it. */
const PLACED = new RegExp(
  `\\s*,?\\s+(?:(?:which is |that is |a ${BODY} )?(?:based |located |headquartered )?(?:in|from|at|near|of))\\s+`,
  'giu',
);
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u;
const MARKS = /^[\s"“”'‘’:,.-]+|[\s"“”'‘’:,.?!]+$/gu;
const ROUNDS = 5;
const LONGEST = 160;
const SHORTEST = 3;

function around(id: string, pattern: string, example: string): Around {
  return { id, words: [], pattern: new RegExp(pattern, 'iu'), example };
}

/** The name, and the place behind it, of a sentence in English; the text as it was where it is none. */
export function withoutEnglishRequest(line: string): string {
  if (line.length > LONGEST || !line.includes(' ') || !LATIN.test(line)) return line;
  let text = nfkc(line).replace(MARKS, '');
  const whole = text;
  for (let round = 0; round < ROUNDS; round++) {
    const before = text;
    for (const { pattern } of [...BEFORE_NAME, ...BEHIND_NAME]) text = text.replace(pattern, '').replace(MARKS, '');
    if (text === before) break;
  }
  if (text === whole || text.length < SHORTEST) return line;
  return text.replace(PLACED, ' ');
}
