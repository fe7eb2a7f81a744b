import type { AddressData } from './address-data.ts';
import { foldKey } from './fold.ts';

/** No symbol of a name: folded text has no line breaks. */
const END = '\n';

/**
 * The folded names of a municipality's towns as one text, each between line breaks: looking through it costs
 * microseconds, folding the names of a large city a millisecond. Made at the first question about a city; all of them
 * together are a megabyte.
 */
export class CityNames {
  private readonly data: AddressData;
  private readonly texts = new Map<number, string>();

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Whether a name of the municipality ends so. */
  hasEnding(city: number, ending: string): boolean {
    return this.text(city).includes(ending + END);
  }

  /** The names in the order of the rows, and the first of these. */
  all(city: number): { first: number; names: string[] } {
    return { first: this.data.townStarts()[city]!, names: this.text(city).slice(1, -1).split(END) };
  }

  private text(city: number): string {
    let text = this.texts.get(city);
    if (text === undefined) {
      const starts = this.data.townStarts();
      const name = this.data.texts('townName');
      const names: string[] = [];
      for (let town = starts[city]!; town < starts[city + 1]!; town++) names.push(foldKey(name(town)));
      text = END + names.join(END) + END;
      this.texts.set(city, text);
    }
    return text;
  }
}
