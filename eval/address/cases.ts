import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from '../../bench/figure.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import type { Labelled } from './labelled.ts';
import { scoreInvented, scoreOffices } from './score-places.ts';
import { scoreFalse, scoreFormer, scoreTowns } from './score-towns.ts';

/** Town sets and the figures they give: share right, and share (or count) of other towns answered. */
const TOWN_SETS: readonly (readonly [file: string, right: string, wrong: string])[] = [
  ['everyday', 'address.blind.town', 'address.blind.wrong_town'],
  ['kyoto', 'address.kyoto', 'address.kyoto_wrong'],
  ['english', 'address.english_input', 'address.english_input_wrong'],
  ['kana', 'address.kana_input', 'address.kana_input_wrong'],
  ['ocr-one', 'address.ocr_one_character', 'address.ocr_one_character_wrong'],
];

/** The sets of a folder that this engine has not been tuned on; what is missing there is not measured. */
export function evaluateCases(engine: AddressEngine, folder: string, options: RunOptions): void {
  const context = (cases: readonly Labelled[]) => ({
    cases: cases.length,
    first_reading: options.flags['first-reading'] === true,
    independent: true,
  });
  const read = (name: string): Labelled[] | undefined => {
    const path = join(folder, `${name}.jsonl`);
    if (!existsSync(path)) {
      options.note(`NOT MEASURED: ${path} is not there`);
      return undefined;
    }
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Labelled);
  };
  for (const [file, right, wrong] of TOWN_SETS) {
    const all = read(file);
    if (!all) continue;
    const cases = all.filter((item) => !item.not_exact);
    scoreTowns(engine, cases, right, wrong, context(cases), options);
    const untrue = all.filter((item) => item.not_exact);
    if (untrue.length > 0)
      scoreFalse(engine, untrue, `${right.replace(/\.town$/, '')}.false_exact`, context(untrue), options);
  }
  const former = read('former');
  if (former) scoreFormer(engine, former, context(former), options);
  const invented = read('invented');
  if (invented) scoreInvented(engine, invented, context(invented), options);
  const offices = read('offices');
  if (offices) scoreOffices(engine, offices, context(offices), options);
}
