const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([0-9.]+)\s*)?(?=,|$)/i;

/** Whether an answer may be sent compressed: `br` is named, and not with a weight of nothing (RFC 9110 §12.5.3). */
export function acceptsBrotli(header: string | undefined): boolean {
  const named = header === undefined ? null : BROTLI.exec(header);
  return named !== null && (named[1] === undefined || Number(named[1]) > 0);
}
