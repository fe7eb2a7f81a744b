import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import type { Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { PLACE_WORD } from '../vocabulary/party-words.ts';
import { isBranchAlone } from './branch-alone.ts';
import { hasChain } from './chain-names.ts';
import type { IssuerPage } from './issuer-texts.ts';
import { isNameSegment } from './name-segment.ts';

/** A chain's name and, on the next line, its branch: `ホシマート` / `新宿三丁目店`. */
export function branchBelow(
  value: string,
  row: Row,
  { analysis, isReceipt, reversed }: IssuerPage,
): (Place & { readonly text: string }) | null {
  if (!isReceipt || /店$/.test(value) || PLACE_WORD.pattern.test(value) || CLOSED.test(row.text)) return null;
  // マルチコピー機 領収書 / スマイルマート 天童北店: with a word between them they are no one name.
  if (!row.tight.endsWith(value.replaceAll(' ', ''))) return null;
  const next = analysis.rows[row.index + (reversed ? -1 : 1)];
  const text = next?.text.trim().replace(TELEPHONE, '') ?? '';
  if (!next || next.page !== row.page || !BRANCH.test(text)) return null;
  // Under a logo that was misread: ダイソー見本店 is the whole name, not a branch.
  if (hasChain(text) && !hasChain(value)) return null;
  // MIHONYA BAKERY / みほん屋 本町店: a sign in Latin letters, and the shop's own name with its branch.
  if (SIGN.test(value) && !isPlace(text)) return null;
  const start = next.text.length - next.text.trimStart().length;
  const whole = { start, end: start + text.length, text };
  return isNameSegment(whole, analysis, next) ? { row: next, ...whole } : null;
}

/** `船橋本町店  TEL 047-422-6183`: how the branch is reached. */
const TELEPHONE = new RegExp(
  String.raw`\s+(?:${CONTACT_LABELS.tel}|${CONTACT_LABELS.denwa})?\s*[:：]?\s*[(（]?0[\d()（）\s-]{8,14}$`,
  'i',
);

/** 新宿三丁目店, 札幌南3条西8丁目店, 札幌北1西4店: figures are those of an address. */
const BRANCH = /^(?:[^\d¥:]|\d{1,2}(?=丁目?|条|番|号|区)|(?<=[東西南北])\d{1,2}){2,16}店$/;

/** `＊＊ 百貨店 みやこ屋 ＊＊`: what stands between ornaments is whole. */
const CLOSED = /^\s*[*＊★☆◆◇=~～].*[*＊★☆◆◇=~～]\s*$/;

/** MIHON / 田町駅東口店, イオンモール見本店: under a sign in Latin letters a branch says where it is and no name. */
const SIGN = /^[\x20-\x7e・]*[A-Za-z]{2}[\x20-\x7e・]*$/;
const isPlace = (branch: string): boolean =>
  /^[\p{Script=Han}\d々ヶケノりー]+店$/u.test(branch) || isBranchAlone(branch, null);
