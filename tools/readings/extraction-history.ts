import { grouped, history, LAST, share, sumOf } from './history.ts';
import { EXTRACTION_FIELDS, type ExtractionReading } from './records.ts';
import { filled, READING_WORDS, type ReadingLanguage } from './words.ts';

type Readings = readonly ExtractionReading[];

/** First readings of papers and cards by other writers. */
export function extractionHistory(readings: Readings, language: ReadingLanguage): string {
  const { between, extraction: words } = READING_WORDS[language];
  const last = readings.slice(-LAST);
  return history(readings, language, {
    sentences: [
      told(readings, language, words.sets, words.wrong),
      told(last, language, words.last, words.wrongOf),
    ].join(between),
    head: words.head,
    texts: [0, words.head.length - 1],
    row: (reading) => rowOf(reading, language),
  });
}

function told(readings: Readings, language: ReadingLanguage, sets: string, wrong: string): string {
  const { semicolon, extraction: words } = READING_WORDS[language];
  const sum = (count: (reading: ExtractionReading) => number | undefined) => grouped(sumOf(readings, count));
  const passed = sumOf(readings, (reading) => reading.proven_and_passed);
  const proven = sumOf(readings, (reading) => reading.proven);
  return [
    filled(sets, { sets: readings.length, papers: sum(({ papers }) => papers), cards: sum(({ cards }) => cards) }),
    filled(wrong, { wrong: sum((reading) => reading.passed_wrongly), passed: sum((reading) => reading.passed) }),
    semicolon,
    filled(words.proven, {
      proven: grouped(proven),
      passed: grouped(passed),
      share: `${((passed / proven) * 100).toFixed(1)}\u00a0%`,
    }),
  ].join('');
}

function rowOf(reading: ExtractionReading, language: ReadingLanguage): string[] {
  const { cell, comma, extraction: words } = READING_WORDS[language];
  const { passed_wrongly: wrong, passed, proven, proven_and_passed: sure } = reading;
  const fields = EXTRACTION_FIELDS.flatMap((field) => {
    const value = reading.fields?.[field];
    return value === undefined ? [] : [`${words.fields[field]} ${share(value)}`];
  });
  const byField = fields.length > 0 ? `${words.byField}${fields.join(comma)}` : '';
  return [
    `\`${reading.set}\``,
    passed === undefined ? String(wrong) : filled(cell, { some: wrong, all: passed }),
    proven === undefined ? '–' : filled(cell, { some: sure!, all: proven }),
    reading.f1.toFixed(3),
    String(reading.papers),
    String(reading.cards),
    [reading.remarks[language], byField].filter(Boolean).join('<br>'),
  ];
}
