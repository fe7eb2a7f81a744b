import { damage } from '../../bench/registry/queries.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { random } from '../../testkit/registry/random.ts';
import { legalName } from '../truth/legal-name.ts';
import type { World } from './adversarial-world.ts';
import { type Asked, FOLDS } from './questions.ts';

const NAMESAKES = 6000;
const ONE_ERROR = 1000;
const FOLD_PAIRS = 400;
/** So many companies of one core crowd it. */
const CROWDED = 10;

/**
 * Names that several live companies carry, misread names and folded names: none of them names one company. A misread
 * name that is to the letter another company's unique full name is that company's name, and nothing on it tells
 * otherwise: such cases are counted apart (`misread_into_another_full_name`).
 */
export function falseVerified(world: World, scale: number, note: (text: string) => void) {
  const r = random(4711);
  const counts = {
    namesakes: 0,
    one_error: 0,
    fold_pairs: 0,
    misread_into_another_full_name: 0,
    unique_exact: 0,
    unique_exact_missing: 0,
  };
  let wrong = 0;
  const judge = (text: string, isWrong: boolean, why: string) => {
    if (!isWrong) return;
    wrong++;
    note(`verified wrongly (${why}): ${text}`);
  };
  const draw = (limit: number, work: (company: Asked) => boolean) => {
    let done = 0;
    for (let tries = 0; done < limit && tries < limit * 60; tries++) if (work(r.pick(world.rows))) done++;
    return done;
  };
  counts.namesakes = draw(NAMESAKES * scale, ({ name }) => {
    if ((world.perSpelling.get(legalName(name)) ?? 0) < 2) return false;
    judge(name, world.ask(name, null).verified, 'namesakes');
    return true;
  });
  counts.one_error = draw(ONE_ERROR * scale, (company) => {
    const text = damage(company.name, r);
    const match = world.ask(text, null);
    const isReal = (world.perSpelling.get(legalName(text)) ?? 0) === 1;
    if (match.verified && isReal) counts.misread_into_another_full_name++;
    judge(text, match.verified && !isReal, 'one error');
    return true;
  });
  counts.fold_pairs = draw(FOLD_PAIRS * scale, ({ name }) => {
    const fold = r.pick(Object.values(FOLDS));
    const text = fold(name);
    if (legalName(text) === legalName(name) || world.perSpelling.has(legalName(text))) return false;
    judge(text, world.ask(text, null).verified, 'fold');
    return true;
  });
  // The other side: a unique full name is verified, however crowded its core.
  counts.unique_exact = draw(ONE_ERROR * scale, (company) => {
    if (world.perSpelling.get(legalName(company.name)) !== 1) return false;
    if ((world.perCore.get(foldCompanyName(company.name).core) ?? 0) < CROWDED) return false;
    const match = world.ask(company.name, null);
    if (!match.verified || match.record?.corporateNumber !== company.number) counts.unique_exact_missing++;
    return true;
  });
  return { wrong, counts };
}
