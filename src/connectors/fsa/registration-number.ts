/** A registration number in its parts; the same number exists under several bureaus and in several lists. */
export interface RegistrationNumber {
  /** 関東財務局長 */
  readonly authority: string;
  /** 金商; absent in the lists of funds transfer and crypto assets. */
  readonly lawTag: string | null;
  readonly number: number;
}

const PATTERN = /^(.+?(?:財務局長|財務支局長|総合事務局長))(?:\(([^)]+)\))?第?0*(\d+)号?$/;

/** Reads 「関東財務局長（金商）第44号」 or 「関東財務局長 第00001号」 in either width; undefined when it is none. */
export function parseRegistrationNumber(text: string): RegistrationNumber | undefined {
  const match = PATTERN.exec(text.normalize('NFKC').replace(/\s/g, ''));
  if (!match) return undefined;
  const number = Number(match[3]);
  if (!Number.isSafeInteger(number) || number > 99_999_999) return undefined;
  return { authority: match[1]!, lawTag: match[2] ?? null, number };
}
