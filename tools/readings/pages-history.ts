import { grouped, history, LAST, percent, share, sumOf } from './history.ts';
import { PAGE_KINDS, PAGE_VALUES, type PagesReading } from './records.ts';
import { filled, READING_WORDS, type ReadingLanguage } from './words.ts';

type Readings = readonly PagesReading[];

/** What a payer asks for stands in the table, everything else in the notes below it. */
const ASKED = ['t_number', 'date', 'total', 'issuer'] as const;

/** First readings of real pages that were typed before. */
export function pagesHistory(readings: Readings, language: ReadingLanguage): string {
  const { between, pages: words } = READING_WORDS[language];
  return history(readings, language, {
    sentences: [told(readings, language, words.sets), told(readings.slice(-LAST), language, words.last)].join(between),
    head: words.head,
    texts: [0],
    row: (reading) => rowOf(reading, language),
    notes: { title: words.notes, of: (reading) => noteOf(reading, language) },
  });
}

function told(readings: Readings, language: ReadingLanguage, sets: string): string {
  const { comma, semicolon, pages: words } = READING_WORDS[language];
  const wrong = sumOf(readings, (reading) => reading.passed_wrongly);
  // Sets are not weighed against each other: not all say how many characters they have.
  const shares = readings.map(({ printed }) => printed.wrong_percent);
  const sums = ASKED.map((field): [string, [number, number]] => [
    field,
    [sumOf(readings, ({ fields }) => fields[field]?.[0]), sumOf(readings, ({ fields }) => fields[field]?.[1])],
  ]);
  return [
    filled(sets, { sets: readings.length, pages: sumOf(readings, ({ pages }) => pages) }),
    [
      filled(words.wrong, { wrong }),
      filled(words.fields, { values: counted(Object.fromEntries(sums), language).join(comma) }),
      filled(words.range, { best: percent(Math.min(...shares)), worst: percent(Math.max(...shares)) }),
    ].join(semicolon),
  ].join('');
}

/** `T-numbers 25 of 26`, in the order in which a reader asks. */
function counted(values: PagesReading['keys'], language: ReadingLanguage): string[] {
  const { all, of, pages: words } = READING_WORDS[language];
  return PAGE_VALUES.flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    return [`${words.values[name]} ${value === 'all' ? all : filled(of, { some: value[0], all: value[1] })}`];
  });
}

const setOf = ({ read, pages }: PagesReading, language: ReadingLanguage): string =>
  filled(READING_WORDS[language].pages.set, { read, pages });

function rowOf(reading: PagesReading, language: ReadingLanguage): string[] {
  const { fields, handwriting, printed } = reading;
  const cell = (right: readonly [number, number] | undefined) =>
    right === undefined ? '–' : filled(READING_WORDS[language].cell, { some: right[0], all: right[1] });
  return [
    filled(READING_WORDS[language].pages.cell, reading),
    String(reading.passed_wrongly),
    ...ASKED.map((field) => cell(fields[field])),
    percent(printed.wrong_percent),
    handwriting === undefined ? '–' : percent(handwriting.wrong_percent),
    cell(handwriting?.amounts),
  ];
}

function noteOf(reading: PagesReading, language: ReadingLanguage): string {
  const { between, colon, comma, none, stop, to, pages: words } = READING_WORDS[language];
  const { fields, handwriting, keys, printed, sure_lines: sure, pages_good_but_lost: lost } = reading;
  const wrong = ({ wrong_percent: value, characters }: { wrong_percent: number; characters?: number }) =>
    characters === undefined
      ? percent(value)
      : filled(words.ofCharacters, { percent: percent(value), characters: grouped(characters) });
  const kinds = PAGE_KINDS.flatMap((kind) => {
    const value = printed.by_kind[kind];
    if (value === undefined) return [];
    return [`${words.kinds[kind]} ${typeof value === 'number' ? percent(value) : value.map(percent).join(to)}`];
  });
  const others = PAGE_VALUES.filter((name) => !ASKED.some((asked) => asked === name));
  const given = counted(Object.fromEntries(others.map((name) => [name, fields[name]])), language);
  const numbers = [
    `${words.printed}${[wrong(printed), ...kinds].join(comma)}`,
    `${words.onPage}${counted(keys, language).join(comma)}`,
    ...(given.length === 0 ? [] : [`${words.given}${given.join(comma)}`]),
    ...(handwriting === undefined ? [] : [`${words.handwriting}${wrong(handwriting)}`]),
    ...(sure === undefined ? [] : [filled(words.sure, { share: share(sure) })]),
    ...(lost === undefined ? [] : [filled(words.lost, { pages: lost === 0 ? none : lost })]),
  ];
  const head = `${filled(words.read, { recogniser: reading.recogniser })}${colon}${reading.kinds[language]}`;
  return [
    `**${setOf(reading, language)}**${comma}${head}`,
    reading.remarks[language],
    numbers.join(`${stop}${between}`),
    `${words.afterwards}${reading.mended[language]}`,
  ]
    .map((text) => `${text}${stop}`)
    .join('<br>');
}
