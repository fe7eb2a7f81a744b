import { splitPages } from './intake.ts';
import { desk, type Item } from './state.ts';
import { word } from './words.ts';

export const isSeveral = ({ state, file, record }: Item): boolean =>
  file.type === 'application/pdf' &&
  (state === 'waiting' ||
    (record !== null &&
      (record.documentKind === 'several_documents' || record.warnings.includes('page_limit_reached'))));

/** Several papers in one file: known of a PDF before it is read only by who dropped it, afterwards by the service. */
export async function split(item: Item): Promise<void> {
  const count = await splitPages(item);
  desk.say(() =>
    word(count > 1 ? 'split_done' : count === 1 ? 'split_one' : 'split_none', { file: item.file.name, count }),
  );
}
