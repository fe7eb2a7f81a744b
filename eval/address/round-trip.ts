import { print, type RunOptions } from '../../bench/figure.ts';
import { foldKey } from '../../src/engines/address/data/fold.ts';
import type { AddressEngine } from '../../src/engines/address/index.ts';
import { townNames } from './town-names.ts';

/** 丁 for 丁目 in Sakai; the wards of Hamamatsu that were abolished answer with today's. */
const plain = (name: string) => foldKey(name.replaceAll('丁目', '丁'));
const ABOLISHED = /^浜松市/;
const NUMBERS = ['12番地3', ''] as const;

/** Every town of the imported data, written out with and without a lot, must come back as itself and nothing else. */
export function evaluateRoundTrip(archive: string, engine: AddressEngine, options: RunOptions): void {
  for (const numbers of NUMBERS) {
    let towns = 0;
    let same = 0;
    const misses: string[] = [];
    for (const { prefecture, city, name } of townNames(archive)) {
      if (ABOLISHED.test(city) || (options.quick && towns % 10 !== 0 && ++towns)) continue;
      towns++;
      const { components, status } = engine.parse(prefecture + city + name + numbers);
      const found = (components.county ?? '') + (components.city ?? '') + (components.ward ?? '');
      const isSame =
        status === 'parsed' &&
        foldKey(found) === foldKey(city) &&
        plain((components.town ?? '') + (components.subTown ?? '')) === plain(name);
      if (isSame) same++;
      else misses.push(`${prefecture}${city}${name}${numbers}`);
    }
    const measured = options.quick ? Math.ceil(towns / 10) : towns;
    options.note(`round trip missed: ${misses.slice(0, 10).join(' | ')}`);
    print({
      figure: `address.round_trip${numbers === '' ? '.bare' : ''}`,
      value: same / measured,
      unit: 'share',
      context: { places: measured, missed: misses.length, written: `name${numbers}`, data: 'Geolonia v1' },
    });
  }
}
