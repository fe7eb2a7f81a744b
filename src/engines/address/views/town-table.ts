import { SOURCES } from '../../../contract/labels/address.labels.ts';
import { remembered } from '../../../contract/remembered.ts';
import type { AddressData } from '../data/address-data.ts';
import { POSTAL, type SourceName } from '../data/rows.ts';
import { conditionKind } from '../import/postal-name.ts';
import { formatPostalCode } from './context.ts';
import { type EnglishName, type EnglishNames, weaker } from './english.ts';
import type { MunicipalityNames, MunicipalityTable } from './municipality-names.ts';

/** What the answers say about a town, made once: addresses come in clusters. */
export interface TownFacts {
  readonly name: string;
  /** From the prefecture down to the town. */
  readonly fullName: string;
  readonly english: EnglishName | undefined;
  /** From the town up to the prefecture. */
  readonly fullEnglish: EnglishName | undefined;
  /** The English name counts rows, and the 丁目 belongs to it: Kita 3-jo Nishi 4-chome. */
  readonly isGrid: boolean;
  /** The data set whose spelling the name has. */
  readonly source: SourceName;
  /** Its postal codes without those of single floors. */
  readonly codes: readonly TownCode[];
}

interface TownCode {
  readonly zip: number;
  /** `NNN-NNNN` */
  readonly text: string;
  /** 丁目 the code is for, as pairs of first and last; undefined when the row does not divide by 丁目. */
  readonly chome: readonly (readonly [number, number])[] | undefined;
}

const GRID = /\d-jo/;

/** Towns kept ready, at most twice as many: what is asked for often stays when others come. */
const KEPT = 16_384;

export class TownTable {
  readonly get: (town: number) => TownFacts;

  constructor(data: AddressData, names: EnglishNames, municipalities: MunicipalityTable, kept = KEPT) {
    this.get = remembered((town: number) => new Town(town, data, names.town(town), municipalities), kept);
  }
}

/** The English names at once, the rest when somebody asks: most answers show the English ones alone. */
class Town implements TownFacts {
  readonly english: EnglishName | undefined;
  readonly fullEnglish: EnglishName | undefined;
  readonly isGrid: boolean;
  private readonly town: number;
  private readonly data: AddressData;
  private readonly above: MunicipalityNames;
  private knownName: string | undefined;
  private knownCodes: TownCode[] | undefined;

  constructor(town: number, data: AddressData, english: EnglishName | undefined, municipalities: MunicipalityTable) {
    this.town = town;
    this.data = data;
    this.above = municipalities.get(data.column.townCity![town]!);
    this.english = english;
    this.fullEnglish = english && within(english, this.above.english);
    this.isGrid = english !== undefined && GRID.test(english.text);
    this.knownName = undefined;
    this.knownCodes = undefined;
  }

  get name(): string {
    return (this.knownName ??= this.data.text('townName', this.town));
  }

  get fullName(): string {
    return this.above.full + this.name;
  }

  get source(): SourceName {
    return SOURCES[this.data.number('townSource', this.town)]!;
  }

  get codes(): readonly TownCode[] {
    return (this.knownCodes ??= this.readCodes());
  }

  private readCodes(): TownCode[] {
    const { data, town } = this;
    const codes: TownCode[] = [];
    for (const row of data.postalRows(town)) {
      if (data.number('postalFlags', row) & POSTAL.floor) continue;
      const zip = data.number('postalZip', row);
      codes.push({ zip, text: formatPostalCode(zip), chome: chomeRanges(data.text('postalCondition', row)) });
    }
    return codes;
  }
}

const within = (town: EnglishName, above: EnglishName | undefined): EnglishName | undefined =>
  above && { text: `${town.text}, ${above.text}`, source: weaker(town.source, above.source) };

/** `１～３丁目、５丁目` as pairs; other brackets say nothing about a 丁目. */
export function chomeRanges(condition: string): [number, number][] | undefined {
  if (condition === '' || conditionKind(condition) !== 'chome_range' || /[「番除]/.test(condition)) return undefined;
  const ranges: [number, number][] = [];
  for (const part of condition
    .normalize('NFKC')
    .replace(/[〜～−]/g, '~')
    .split('、')) {
    const range = /^(\d+)(?:丁目)?(?:~(\d+)(?:丁目)?)?$/.exec(part);
    if (range) ranges.push([Number(range[1]), Number(range[2] ?? range[1])]);
  }
  return ranges;
}

export const chomeFits = ({ chome }: Pick<TownCode, 'chome'>, asked: number): boolean => {
  if (!chome) return true;
  for (const [first, last] of chome) if (asked >= first && asked <= last) return true;
  return false;
};
