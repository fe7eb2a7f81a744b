import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredServices, missingServices } from './declared-services.ts';

const declared = { needs: ['registry'], optional: ['evidence'] };

test('a handler is given what it needs and of the optional services what is there', () => {
  assert.deepEqual(declaredServices(declared, { registry: 1, ocr: 2 }), { registry: 1, evidence: undefined });
  assert.deepEqual(declaredServices(declared, { registry: 1, evidence: 3, ocr: 2 }), { registry: 1, evidence: 3 });
});

test('an optional service is never missing, a needed one is named', () => {
  assert.deepEqual(missingServices(declared, { registry: 1 }), []);
  assert.deepEqual(missingServices(declared, { evidence: 3 }), ['registry']);
});
