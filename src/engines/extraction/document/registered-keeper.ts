import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import { BESIDE_NAME } from '../proof/issuer.proof.ts';
import type { ExtractedDocument } from './types.ts';

/** Who answers for a shop, in front of the own name. */
const KEEPER =
  /(?:^|[\s　(（])(?:事業者名?|店主|園主|窯元|船長|院長|所長|店長|室長|塾長|代表者?|オーナー|経営者?)\s?[:：]?\s*$/;
/** 歯科技工士 大場 真一, 花火師 大場 真一: what somebody is, in front of the own name. */
const CALLING = /(?:^|[\s　])[\p{Script=Han}ァ-ヶー]{1,8}[士師]\s*$/u;
/** In one row with its keeper a shop must be the likelier of the two: 出張料理 田上 俊介 is a person with a trade. */
const LIKELIER = 0.55;

/**
 * `個人タクシー でんでん虫` / `事業者 松原 忠雄`, `写真のマルタ  田上 俊介`: the register names the person who keeps the shop, and
 * the paper prints that person with the shop and nothing else beside them.
 */
export function isKeptBy({ fields, issuerBlock }: ExtractedDocument, registered: string): boolean {
  const { value, confidence, evidence } = fields.supplierName;
  const at = evidence?.lines.at(-1);
  if (value === null || at === undefined || !PERSON.test(registered.trim())) return false;
  const shop = fold(value);
  const own = issuerBlock.find((row) => row.evidence.lines.includes(at));
  return issuerBlock.some(({ text, evidence: place }) => {
    const before = frontOf(text.normalize('NFKC'), fold(registered));
    if (before === null) return false;
    const isSaid = KEEPER.test(before) || CALLING.test(before);
    const front = fold(
      before
        .replace(KEEPER, '')
        .replace(CALLING, '')
        .replace(/[(（]\s*$/, ''),
    );
    if (place.lines.includes(at)) return front === shop && (isSaid || confidence >= LIKELIER);
    return isSaid && front === '' && place.lines[0] === at + 1 && fold(own?.text ?? '') === shop;
  });
}

/** 通訳オフィス 見本 / 杉村 エレナ: the shop, where a stroke sets its keeper apart. */
export function withoutKeeper(printed: string, registered: string): string | null {
  const [, shop, keeper] = /^(\S.+?)\s*[/／|｜]\s*([^/／|｜]+)$/u.exec(printed) ?? [];
  const isPerson = PERSON.test(registered.trim()) && splitLegalForm(registered.normalize('NFKC')).form === null;
  return shop !== undefined && isPerson && fold(keeper ?? '') === fold(registered) ? shop : null;
}

/**
 * 見本 百合, whom the register names and the rules of the page hardly do: most who print so little about their own name
 * have a shop or an office that stands elsewhere on the paper.
 */
export function isOnlyKeeper({ fields, issuerBlock, reasons }: ExtractedDocument, registered: string | null): boolean {
  const { value, confidence, evidence } = fields.supplierName;
  if (registered === null || value === null || !APART.test(registered.trim())) return false;
  const isShown = (reasons.issuer?.by.length ?? 0) > 0 || confidence >= LIKELY_ALONE;
  const at = evidence?.lines.at(-1);
  const isAlone = issuerBlock.some(({ text, evidence: place }) => place.lines[0] === at && fold(text) === fold(value));
  return !isShown && !isAlone && fold(value) === fold(registered);
}
const LIKELY_ALONE = 0.7;
/** Family and given name with their gap, which no company has at this length. */
const APART = /^[\p{Script=Han}ぁ-ん]{1,3}[\s　][\p{Script=Han}ぁ-んァ-ヶー]{1,4}$/u;

/**
 * `小山網仕立所  小山 豊`, registered as 小山 豊: what stands beside the name is who keeps the house. Every reason against the
 * issuer that is left then.
 */
export function unexplainedBeside(
  { fields, reasons }: ExtractedDocument,
  registered: string | null,
): readonly string[] {
  const against = reasons.issuer?.against ?? [];
  const isPrinted = fold(fields.supplierName.value ?? '') === fold(registered ?? '');
  if (registered === null || isPrinted || splitLegalForm(registered.normalize('NFKC')).form !== null) return against;
  // Emma Lindqvist for Lindqvist Emma: names in Latin letters are registered with the family first.
  const ways = [registered, registered.trim().split(/\s+/).reverse().join('')].map(fold);
  return against.filter((entry) => !entry.startsWith(BESIDE_NAME) || !ways.some((way) => fold(entry).endsWith(way)));
}

/** Individuals are registered with a gap between family and given name, or without. */
const PERSON = /^[\p{Script=Han}ぁ-んァ-ヶー]{1,5}[\s　]?[\p{Script=Han}ぁ-んァ-ヶー]{1,5}$/u;
const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** What stands in a row in front of a name that ends it, a seal aside; null where it does not. */
function frontOf(text: string, name: string): string | null {
  // みほん相談所   (工藤 慎吾): in brackets behind the shop.
  const row = text.trimEnd().replace(/(?<=[(（][^()（）]{1,14})[)）]$|[印㊞]$/, '');
  let from = row.length;
  for (const sign of [...name].reverse()) {
    while (row[from - 1] === ' ') from--;
    if (row[from - 1] !== sign) return null;
    from--;
  }
  return row.slice(0, from);
}
