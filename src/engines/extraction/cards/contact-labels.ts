import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Phone } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';

const BEFORE = 12;
const RINGS_AND_FAXES = new RegExp(String.raw`(?:${CONTACT_LABELS.rings})\s*[/&・]\s*fax\W*$`, 'i');
/** T/F 027-221-8840 */
const LETTERS_OF_BOTH = /(?:^|\s)T\s?[/&・]\s?F\s?[:：.]?\s*$/;
const FAX_ALONE = new RegExp(`^(?:${CONTACT_LABELS.faxSpelt})$`, 'i');

const SAID_OF_ANOTHER = /\d ?[(（] ?(?:直通?|ダイヤルイン) ?[)）][\s/・,]*$/;
/** (代表)0259-63-3111 (直通)0259-63-5128: where the first bracket stands in front of its number, all do. */
const IN_FRONT = /^\D{0,12}[(（] ?(?:代表?|直通?|ダイヤルイン) ?[)）] ?[+(\d]/;
/** 自宅 0955-55-4102, [自宅] TEL 0955-55-4102, Home: 0955-55-4102 */
const AT_HOME = new RegExp(
  String.raw`(?:自宅|(?<![A-Za-z])home)[\])）】]?\s?(?:${CONTACT_LABELS.rings})?(?:\s?[/&・]\s?fax)?\s?[:：.]?\s*$`,
  'i',
);
const CALLED_DIRECT = /^(?:直|\p{L}{1,4}直通)$/u;
/** 0564-23-5521(直通) 内線 2214: the number of a section, whose people have extensions. */
const WITH_EXTENSION = /^ ?[(（][^()（）]*[)）]\s*[(（]?内線/;
/** D 019-604-2218: a letter alone. */
const LETTER_D = /(?:^|\s)D\s+$/;

/** What the words around a number say of it: `Phone/Fax`, `ﾌｱｸｽ`, 📠, `086-555-0167（FAX）`. */
export function labelledAround(phone: Phone): Phone {
  const before = phone.row.text.slice(Math.max(0, phone.start - BEFORE), phone.start);
  const after = phone.row.text.slice(phone.end);
  const behind = /^ ?[(（] ?([^()（）]{1,8}) ?[)）]/.exec(after)?.[1] ?? '';
  if (phone.type === 'work' && (AT_HOME.test(before) || behind === '自宅')) return { ...phone, type: 'home' };
  if (RINGS_AND_FAXES.test(before) || LETTERS_OF_BOTH.test(before)) return { ...phone, type: 'work' };
  // F A X 0978-55-2213: letters set apart.
  const fax = /(?:フ[アァ]ッ?クス|ふぁっくす|📠|[「]AX|(?<!T ?E ?L ?[/&・] ?)F A X)\s*[:：.]?\s*$/u.test(before);
  if (phone.type === 'work' && (fax || FAX_ALONE.test(behind))) return { ...phone, type: 'fax' };
  const inFront = IN_FRONT.test(phone.row.text);
  // 025-271-4031 (直), 076-264-8817(研究室直通): the kind of a number is said behind it, too. TEL 048-550-6601(直通) stays
  // the number at work that it is labelled as, unless another one is the main number.
  const isDirect = CALLED_DIRECT.test(behind) || (behind === '直通' && phone.row.text.includes('代表'));
  if (phone.type === 'work' && ((!inFront && isDirect && !WITH_EXTENSION.test(after)) || LETTER_D.test(before)))
    return { ...phone, type: 'direct' };
  // 026-248-9008(直通) 026-245-1400(代表): what stands behind one number says nothing of the next.
  if (phone.type === 'direct' && !inFront && (SAID_OF_ANOTHER.test(before) || behind === '代表'))
    return { ...phone, type: 'work' };
  return phone;
}

/** `FAX` over `0280-87-4420`: cells read one per line. */
export function labelledAbove(phone: Phone, above: Row | undefined): Phone {
  const isAlone = phone.row.text.trim().length === phone.end - phone.start;
  return isAlone && phone.type === 'work' && above && FAX_ALONE.test(above.tight) ? { ...phone, type: 'fax' } : phone;
}

const LOOSE_EMAIL = /[A-Za-z0-9][A-Za-z0-9._%+-]* ?@ ?[A-Za-z0-9-]+(?: ?[.,，] ?[A-Za-z0-9-]+)+/g;

/** `aoyagi @ midori . example . jp`: a mail address read with gaps; nothing else has this form. */
export function looseEmails(row: Row): Candidate<string>[] {
  if (!row.text.includes('@') || row.text.length > 120) return [];
  return matchesOf(row.text, LOOSE_EMAIL).flatMap((match) => {
    const value = match[0].replaceAll(' ', '').replace(/[,，]/g, '.');
    // A domain ends in letters, and a sentence behind an address is none of it.
    if (!/\.[a-z]{2,}$/.test(value)) return [];
    return [{ row, start: match.index, end: match.index + match[0].length, value, repairs: ['space_removed'] }];
  });
}

/** `Instagram @minami.sho`: the name of an account. */
export const isAccount = ({ row, start, end }: Candidate<string>): boolean =>
  /^(?:Instagram|Insta|IG|Twitter|X|Facebook|FB|LINE|TikTok|YouTube|Threads|note|GitHub)\s@/i.test(
    row.text.slice(start, end),
  );
