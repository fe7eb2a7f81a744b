import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegister, registerReader } from '../../connectors/fsa/register-file.ts';
import { ntaRegistry } from '../../usecases/evidence/nta-registry.ts';
import { verifyRegulated } from '../../usecases/regulated/verify-regulated.ts';
import { regulatedAnswer } from './verify.answer.ts';

const now = new Date('2026-11-15T03:00:00Z');
const NOTHING = {
  corporateNumber: null,
  registrationNumber: null,
  registrationText: null,
  category: null,
  address: null,
};

test('every answer says that absence from the lists shows nothing, and where each list is published', () => {
  const finding = verifyRegulated(
    {
      register: registerReader(createRegister(':memory:')),
      registry: ntaRegistry({ companies: undefined, invoices: undefined, now }),
      now,
    },
    { ...NOTHING, name: '株式会社どこにもない' },
  );
  const answer = regulatedAnswer(finding, 'https://lists.example', { requestId: 'r', language: 'both' });
  assert.match(answer.localized.en?.notes[0] ?? '', /does not show that an entity is unregistered/);
  assert.match(answer.localized.ja?.notes[0] ?? '', /示すものではありません/);
  assert.deepEqual(
    answer.covered_categories.map((list) => list.list_url),
    ['kinyushohin', 'shikin_idou', 'kasoutuka'].map((name) => `https://lists.example/${name}.xlsx`),
  );
});
