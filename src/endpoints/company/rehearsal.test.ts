import assert from 'node:assert/strict';
import test from 'node:test';
import { openRegistry, SAMPLE_DIR } from '../../engines/registry/index.ts';
import { companyQuestions } from './rehearsal.ts';

const { companies } = openRegistry({ dir: '/nowhere', sampleDir: SAMPLE_DIR });

test('companies of a registry are asked for by number, by name, and by name and address', () => {
  const registry = { ...companies!, info: { ...companies!.info, sample: false } };
  const questions = [...companyQuestions(registry)];
  const numbers = companies!.spread(1500);
  assert.equal(new Set(numbers).size, numbers.length);
  assert.equal(questions.length, numbers.length);
  assert.deepEqual(questions[0], { corporate_number: numbers[0] });
  assert.deepEqual(questions[1], { name: companies!.byNumber(numbers[1]!)!.name });
  assert.deepEqual(Object.keys(questions[2]!), ['name', 'address']);
});

test('of the sample nothing is asked', () => {
  assert.deepEqual([...companyQuestions(companies!)], []);
});
