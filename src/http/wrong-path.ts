import { editDistance } from '../contract/edit-distance.ts';
import { detail, SIGNPOST } from './answer.ts';

/** A declared path and the methods it takes. */
type Declared = ReadonlyMap<string, readonly string[]>;

/** Nobody misspells a longer path; a hostile one must not be compared. */
const LONGEST = 60;
/** As many slips are still a slip: `company` for `jp-company`, a letter left out. */
const MOST_EDITS = 3;
/** Put before a path by habit. */
const HABITS = /^\/(?:api\/)?(?:v\d+\/)?/;

/** `/API/v1/Jp_Company/Verify/` and `/jp-company/verify` are meant alike. */
const fold = (path: string): string =>
  `/${path.replace(HABITS, '')}`
    .replaceAll(/\/+$|[-_]/g, '')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();

/** The path that was probably meant. */
export function meantPath(url: string, declared: Declared): string | undefined {
  const [written = ''] = url.split('?', 1);
  if (written.length > LONGEST) return undefined;
  const folded = fold(written);
  // Of a short path three slips are the whole of it.
  let least = Math.min(MOST_EDITS, Math.floor(folded.length / 4)) + 1;
  let best: string | undefined;
  for (const path of declared.keys()) {
    const distance = editDistance(folded, fold(path), least - 1);
    if (distance < least) [best, least] = [path, distance];
  }
  return best;
}

const INDEX = 'GET /llms.txt lists every endpoint.';

/** 404: FastAPI's body to the letter; where to look stands in a header beside it. */
export function notFound(url = '', declared: Declared = new Map()) {
  const path = meantPath(url, declared);
  const call = path === undefined ? undefined : `${declared.get(path)!.join(' / ')} ${path}`;
  const hint = call ? `Did you mean ${call}? ${INDEX}` : `There is nothing at this path. ${INDEX}`;
  return detail(404, 'Not Found', { ...SIGNPOST, 'jbis-hint': hint });
}

/** 405, likewise. */
export function wrongMethod(allowed: readonly string[]) {
  const methods = allowed.join(', ');
  return detail(405, 'Method Not Allowed', { allow: methods, 'jbis-hint': `Call this path with ${methods}.` });
}
