import type { AddressData } from '../data/address-data.ts';
import { COUNTED_TOWNS } from '../data/kyoto-spellings.ts';
import { streetsIn } from '../data/kyoto-streets.ts';

/** What Japan Post's list of crossings says of a town behind a written crossing. */
export type CrossingEvidence = 'agrees' | 'unknown' | 'contradicts';

const COUNTED = /^[一二三四五六七八九十]+[町丁]目$/;

/**
 * Where a ward has several towns of one name Japan Post lists the crossings of each (中之町: 寺町通四条上る、新京極通四条上る).
 * A crossing of the list agrees; one that shares no street with any of them contradicts; all else says nothing.
 */
export function crossingEvidence(data: AddressData, town: number, description: string): CrossingEvidence {
  const listed: string[] = [];
  let isWhole = true;
  for (const row of data.postalRows(town)) {
    const condition = data.text('postalCondition', row);
    if (condition === '') isWhole = false;
    else listed.push(...condition.split('、'));
  }
  const written = plain(description);
  if (listed.some((crossing) => written.startsWith(plain(crossing)))) return 'agrees';
  const name = data.text('townName', town);
  if (COUNTED.test(name)) {
    const jis = data.number('cityJis', data.number('townCity', town));
    const known = COUNTED_TOWNS.find((row) => row.jis === jis && row.towns.includes(name));
    if (known && description.includes(known.street)) return 'agrees';
    return known?.near?.some((street) => description.includes(street)) ? 'unknown' : 'contradicts';
  }
  const streets = streetsIn(description);
  const known = new Set(listed.flatMap(streetsIn));
  const isElsewhere = known.size > 0 && streets.length > 0 && !streets.some((street) => known.has(street));
  return isWhole && isElsewhere ? 'contradicts' : 'unknown';
}

/** The one town of a ward that a postal code belongs to and whose listed crossings have the one that is written. */
export function townOfCodeAtCrossing(
  data: AddressData,
  towns: Iterable<number>,
  city: number,
  description: string,
): number | undefined {
  const fitting = [...towns].filter(
    (town) => data.number('townCity', town) === city && crossingEvidence(data, town, description) === 'agrees',
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** 寺町通り四条上がる and 寺町通四条上ル are one crossing. */
const plain = (description: string): string =>
  description
    .normalize('NFKC')
    .replace(/通リ|通り|[通るルへヘがガ\s]/g, '')
    .replace(/[之の]/g, 'ノ')
    .replace(/[ヶが]/g, 'ケ');
