import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runtimeProblem } from './runtime-problem.ts';

test('where the runtime is installed nothing is wrong', () => {
  assert.equal(runtimeProblem(), undefined);
});

test('where npm left it out, the command that brings the tested version is told', () => {
  const problem = runtimeProblem((name) => {
    throw new Error(`Cannot find module '${name}'`);
  })!;
  assert.match(problem.message, /onnxruntime-node is not installed/);
  assert.match(problem.next, /^npm install --ignore-scripts onnxruntime-node@\d+\.\d+\.\d+$/);
});
