import type { AddressData } from '../data/address-data.ts';
import type { Place } from '../match/place.ts';

/** Whether the sub-town written is in the data: `none` when nothing of that level is written. */
export type SubTownListing = 'none' | 'listed' | 'unlisted' | 'out_of_range';

/**
 * A 丁目 or 字 written below the town. A number where the town is divided into 丁目 and nothing else is a 丁目 too: 丸の内99
 * names none of its three. Outside a complete list it is out of range when 丁目 was written out.
 */
export function subTownListing(data: AddressData, { town, koaza, tail }: Place): SubTownListing {
  if (town < 0) return 'none';
  if (tail.unlisted !== undefined) return 'unlisted';
  if (tail.chome > 0) {
    if (tail.chomeRow >= 0) return 'listed';
    return tail.chomeExplicit && data.townFlag(town, 'completeChome') ? 'out_of_range' : 'unlisted';
  }
  if (koaza >= 0) return 'listed';
  const needsChome = data.hasChomeList(town) && !data.townFlag(town, 'bare');
  return needsChome && tail.numbers.length > 0 ? 'unlisted' : 'none';
}
