import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containsCity } from './city-in-address.ts';
import { STREET_WORDS } from './street-words.ts';

for (const [city, address, expected] of [
  ['Prague', 'Duhová 1444/2\nPRAHA 4 - MICHLE', 'match'],
  ['Warsaw', 'UL. PRZYKŁADOWA 1, 00-001 WARSZAWA', 'match'],
  ['Vienna', 'Mustergasse 1, AT-1010 Wien', 'match'],
  ['Rome', 'VIA ESEMPIO 1 00100 ROMA RM', 'match'],
  ['Lisbon', 'RUA EXEMPLO 1 1000-001 LISBOA', 'match'],
  ['Athens', 'ΟΔΟΣ 1, 10431 ΑΘΗΝΑ', 'match'],
  ['Munich', 'Musterstr. 1, 80331 München', 'match'],
  ['Nicosia', 'ΟΔΟΣ 1, 1065 ΛΕΥΚΩΣΙΑ', 'match'],
  ['Patras', 'ΟΔΟΣ 1, 26221 ΠΑΤΡΑ', 'match'],
  ['Prague', 'Musterstr. 1, 80331 München', 'mismatch'],
  ['Rome', 'VIA ROMA 1, MILANO', 'mismatch'],
  ['Roma', 'PIAZZALE DI PORTA ROMA 4 20122 MILANO MI', 'mismatch'],
  ['Rome', 'VIA ROMA 1 00100 ROMA RM', 'match'],
  ['Milan', 'VIA ROMA MILANO', 'match'],
  ['Paris', '12 RUE DE PARIS\n69001 LYON', 'mismatch'],
  ['Paris', 'PLACE DE LA REPUBLIQUE PARIS', 'match'],
  ['Paris', '75008 PARIS AVENUE MONTAIGNE 1', 'match'],
  ['Lyons', '12 BD DE PARIS 69001 LYON CEDEX 03', 'match'],
  ['Berlin', 'Berliner Straße 5\n80331 München', 'mismatch'],
  ['Berlin', 'Berlinstr. 5, 80331 München', 'mismatch'],
  ['Cologne', 'Köln Allee 3, 10115 Berlin', 'mismatch'],
  ['Berlin', 'Musterstr. 5 10115 Berlin', 'match'],
  ['Berlin', 'Muster Str. 5 Berlin', 'match'],
  ['Barcelona', 'AVENIDA DE BARCELONA 12, 28001 MADRID', 'mismatch'],
  ['Madrid', 'C/ MADRID 5 08001 BARCELONA', 'mismatch'],
  ['Madrid', 'AVDA. DE LA CONSTITUCION 5, 28001 MADRID', 'match'],
  ['Warsaw', 'PRZYKŁADOWA 1, 00-001 WARSZAWA PL', 'match'],
  ['Dublin', 'DUBLIN2, EXAMPLE HOUSE', 'match'],
  ['Cluj', 'STR. EXEMPLU 5, CLUJ-NAPOCA', 'match'],
  ['The Hague', "VOORBEELDLAAN 1, 2511 'S-GRAVENHAGE", 'match'],
  ['Wien', 'UL. PRZYKŁADOWA 1, 00-001 WARSZAWA', 'mismatch'],
] as const)
  test(`${city} in "${address.replace('\n', ', ')}": ${expected}`, () =>
    assert.equal(containsCity(address, city), expected));

for (const { id, example } of STREET_WORDS)
  test(`a street that carries the name of a city is not in it (${id})`, () => {
    assert.equal(containsCity(example.address, example.street), 'mismatch');
    assert.equal(containsCity(example.address, example.city), 'match');
  });
