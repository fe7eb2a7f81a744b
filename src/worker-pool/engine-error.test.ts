import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ServiceError, serviceError } from '../contract/errors.ts';
import { engineError } from './engine-error.ts';
import { CancelledError, DeadlineError, PoolClosedError, QueueFullError, WorkerCrashedError } from './errors.ts';

test('failures of a pool have their codes; only time that was used up counts against the payer', () => {
  const cases: [Error, code: string, costly: boolean][] = [
    [new QueueFullError(''), 'engine_queue_full', false],
    [new DeadlineError('running', 1), 'engine_timeout', true],
    [new DeadlineError('queued', 1), 'engine_timeout', false],
    [new PoolClosedError(''), 'server_closing', false],
    [new WorkerCrashedError('signal SIGSEGV'), 'engine_invalid_output', false],
    [new TypeError('a rule that failed'), 'engine_invalid_output', false],
    [serviceError('document_empty'), 'document_empty', false],
  ];
  for (const [error, code, costly] of cases) {
    const told = engineError(error) as ServiceError;
    assert.deepEqual([told.code, told.costly], [code, costly], error.name);
  }
  const gone = new CancelledError('', 'running');
  assert.equal(engineError(gone), gone, 'nobody is there to be answered');
});
