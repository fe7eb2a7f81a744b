import type { NaptrRecord } from 'node:dns';

export interface SmpAddress {
  readonly url: string;
  readonly httpOnly: boolean;
  /** More than one usable record: the publication is not clean. */
  readonly duplicates: boolean;
}

/**
 * The SMP address of a participant: service exactly `Meta:SMP`, flag U, the URI cut out of the regular expression
 * (`!.*!https://smp.example/smp!`; the delimiter is its first character). The path is kept.
 */
export function smpAddress(records: readonly NaptrRecord[]): SmpAddress | undefined {
  const usable = records
    .filter((record) => record.service === 'Meta:SMP' && record.flags.toUpperCase() === 'U')
    .sort((a, b) => a.order - b.order || a.preference - b.preference)
    .flatMap((record) => {
      const url = uriOf(record.regexp);
      return url ? [url] : [];
    });
  const chosen = usable.find((url) => url.startsWith('https://')) ?? usable[0];
  if (!chosen) return undefined;
  return { url: chosen, httpOnly: !chosen.startsWith('https://'), duplicates: new Set(usable).size > 1 };
}

function uriOf(regexp: string): string | undefined {
  const delimiter = regexp[0];
  if (!delimiter) return undefined;
  const [, pattern, uri] = regexp.split(delimiter);
  if (pattern !== '.*' && pattern !== '^.*$') return undefined;
  if (!uri || uri.length > 500 || !/^https?:\/\//i.test(uri) || !URL.canParse(uri)) return undefined;
  const url = new URL(uri);
  return url.username || url.password ? undefined : url.href.replace(/\/$/, '');
}
