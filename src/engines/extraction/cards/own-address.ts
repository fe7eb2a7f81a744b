import type { Candidate } from '../candidates/candidate.ts';
import type { SideAddress } from './side-address.ts';

/** What is printed in front of an address: 【門司支店】, 支店 〒321-0953, 自宅. */
const labelOf = ({ row, start }: SideAddress): string =>
  row.text
    .slice(0, start)
    .replace(/〒? ?(?:\d{3}-?\d{4})?\s*$/, '')
    .replace(/[\s[\]【】()（）<>〈〉:：/／■●]/g, '');

/**
 * 関東営業所 所長 with [本社] 〒946-0011 … over [関東営業所] 〒350-0833 …: of several addresses the one of the office where the
 * person works, and none at home beside one of the house.
 */
export function ownAddress(
  addresses: readonly SideAddress[],
  departments: readonly Candidate<string>[],
): SideAddress | null {
  const [first, ...more] = addresses;
  if (!first || more.length === 0) return first ?? null;
  const isOwn = (address: SideAddress): boolean => {
    const label = labelOf(address);
    return label.length >= 2 && !/^本[社店部]/.test(label) && departments.some(({ value }) => value.endsWith(label));
  };
  return addresses.find(isOwn) ?? addresses.find((address) => !/自宅/.test(labelOf(address))) ?? first;
}

/** The code printed beside an address in front of the others. */
export function codesOf(codes: readonly Candidate<string>[], address: SideAddress | null): Candidate<string>[] {
  const isBeside = ({ row }: Candidate<string>): boolean => row === address?.row;
  return [...codes.filter(isBeside), ...codes.filter((code) => !isBeside(code))];
}
