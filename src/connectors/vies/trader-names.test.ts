import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTraderNames } from './trader-names.ts';

for (const [given, registered, expected] of [
  ['Danone SA', 'SA DANONE', 'match'],
  ['Example GmbH & Co. KG', 'Example', 'match'],
  ['Vzorova s.r.o.', 'VZOROVÁ, spol. s r.o.', 'match'],
  ['Przyklad Sp. z o.o.', 'PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'match'],
  ['PARADEIGMA A.E.', 'ΠΑΡΑΔΕΙΓΜΑ ΑΕ', 'match'],
  ['Balgarska Primer EOOD', 'БЪЛГАРСКА ПРИМЕР ЕООД', 'match'],
  ['Beispiel Mueller GmbH', 'Beispiel Müller GmbH', 'match'],
  ['Eksempel Joergensen A/S', 'EKSEMPEL JØRGENSEN AKTIESELSKAB', 'match'],
  ['Moller Beispiel', 'Mueller Beispiel', 'mismatch'],
  ['Exempel AB', 'AKTIEBOLAGET EXEMPEL', 'match'],
  ['Exempel AB (publ)', 'Exempel Aktiebolag', 'match'],
  ['Esimerkki Oyj', 'Esimerkki Abp', 'match'],
  ['Pelda Nyrt.', 'PELDA NYILVÁNOSAN MŰKÖDŐ RÉSZVÉNYTÁRSASÁG', 'match'],
  ['Primerpharma AD', 'ПРИМЕРФАРМА АД', 'match'],
  ['Primeroil Bulgaria EOOD', 'ПРИМЕРОЙЛ - БЪЛГАРИЯ ЕООД', 'match'],
  ['Efkolia A.E.', 'ΕΥΚΟΛΙΑ ΑΕ', 'match'],
  ['Paradeigma Halkida A.E.', 'ΠΑΡΑΔΕΙΓΜΑ ΧΑΛΚΙΔΑ ΑΕ', 'match'],
  ['Primerfarma AD', 'ПРИМЕРФОРМА ДРУГА АД', 'mismatch'],
  ['Example', 'Example Trading International', 'partial_match'],
  ['Danone SA', 'SA NESTLE', 'mismatch'],
  ['ΠΑΡΑΔΕΙΓΜΑ ΑΕ', 'ΑΛΛΗ ΕΤΑΙΡΕΙΑ ΑΕ', 'mismatch'],
] as const)
  test(`${given} and ${registered}: ${expected}`, () => assert.equal(compareTraderNames(given, registered), expected));
