import { PREFECTURES } from '../../../japan/prefectures.ts';
import { romanizePlace, titleCase } from '../../../japan/romaji.ts';
import { POSTAL } from '../data/rows.ts';
import { conditionKind } from '../import/postal-name.ts';
import type { PostalRecord } from '../postal.types.ts';
import { formatPostalCode, type ViewContext } from './context.ts';

/** A row of the postal file. */
export function areaRecord(context: ViewContext, row: number): PostalRecord {
  const { data } = context;
  const flags = data.number('postalFlags', row);
  const town = data.postalName(row);
  const condition = data.text('postalCondition', row);
  const kana = data.postalKana(row);
  return {
    ...municipalityFields(context, data.number('postalCity', row)),
    postalCode: formatPostalCode(data.number('postalZip', row)),
    kind: flags & POSTAL.floor ? 'building_floor' : 'area',
    town: town || null,
    townKana: kana || null,
    english: englishOf(context, data.number('postalCity', row), townEnglish(context, row, town, kana)),
    condition: condition === '' ? null : { kind: conditionKind(condition), text: condition },
    isDefault: (flags & POSTAL.isDefault) !== 0,
    townHasSeveralCodes: (flags & POSTAL.severalCodes) !== 0,
    codeHasSeveralTowns: (flags & POSTAL.severalTowns) !== 0,
    hasChome: (flags & POSTAL.hasChome) !== 0,
    office: null,
  };
}

/** The town in English; of a building's row the town it stands in. */
function townEnglish({ data, towns }: ViewContext, row: number, town: string, kana: string): string | undefined {
  if (town === '') return '';
  if (data.number('postalFlags', row) & POSTAL.floor)
    return data.number('postalTown', row) === 0
      ? undefined
      : towns.get(data.number('postalTown', row) - 1).english?.text;
  const official = data.text('postalRomaji', row);
  if (official !== '') return titleCase(official.toLowerCase());
  const linked = data.number('postalTown', row);
  const split = linked > 0 && data.text('townKana', linked - 1) === kana ? data.number('townSplit', linked - 1) : 0;
  return kana === '' ? undefined : romanizePlace(kana, town, split);
}

/** A row of the file of offices. */
export function officeRecord(context: ViewContext, row: number): PostalRecord {
  const { data } = context;
  return {
    ...municipalityFields(context, data.number('officeCity', row)),
    postalCode: formatPostalCode(data.number('officeZip', row)),
    kind: 'office',
    town: data.text('officeTown', row) || null,
    townKana: null,
    english: null,
    condition: null,
    isDefault: false,
    townHasSeveralCodes: false,
    codeHasSeveralTowns: false,
    hasChome: false,
    office: {
      name: data.text('officeName', row),
      kana: data.text('officeKana', row),
      street: data.text('officeStreet', row),
    },
  };
}

function municipalityFields({ data }: ViewContext, city: number) {
  const jis = data.number('cityJis', city);
  const prefecture = PREFECTURES[Math.floor(jis / 1000) - 1]!;
  const kana = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}Kana`, city)).join('');
  return {
    municipalityCode: String(jis).padStart(5, '0'),
    prefecture: prefecture.name,
    county: data.text('cityCounty', city) || null,
    city: data.text('cityCity', city),
    ward: data.text('cityWard', city) || null,
    prefectureKana: prefecture.kana,
    cityKana: kana,
  };
}

function englishOf(context: ViewContext, city: number, town: string | undefined): string | null {
  const [countyEn, cityEn, wardEn] = context.english.municipality(city);
  if (town === undefined || !cityEn) return null;
  const prefecture = PREFECTURES[Math.floor(context.data.number('cityJis', city) / 1000) - 1]!;
  return [town, wardEn?.text, cityEn.text, countyEn?.text, prefecture.english].filter(Boolean).join(', ');
}
