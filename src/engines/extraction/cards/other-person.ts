import { splitName } from './person-name.ts';
import type { CardSide } from './side.ts';
import type { Draft } from './side-draft.ts';

/** 店主 苅谷 洋介 ⏎ フローリスト 苅谷 美咲: the role of the other one who shares the card is not this person's. */
export function dropOthersTitles(draft: Draft, name: CardSide['name']): void {
  if (!name?.split || !name.withRole) return;
  const others = draft.names.filter(
    (other) => other.withRole && other.row !== name.row && splitName(other.words)?.family === name.split!.family,
  );
  for (const { row } of others) draft.titles = draft.titles.filter((title) => title.row !== row);
}
