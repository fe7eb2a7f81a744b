/** Whether who asks would rather read Japanese than English (Accept-Language, RFC 9110 section 12.5.4). */
export function prefersJapanese(header: string | undefined): boolean {
  const weights = { ja: 0, en: 0 };
  for (const [position, part] of (header ?? '').split(',', 20).entries()) {
    const [, language, quality = '1'] = /^\s*(ja|en)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
    if (language === undefined) continue;
    const name = language.toLowerCase() as keyof typeof weights;
    // Of two that are wanted alike the first is meant.
    weights[name] = Math.max(weights[name], Number(quality) - position / 1000);
  }
  return weights.ja > weights.en;
}
