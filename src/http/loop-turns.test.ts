import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIdleConnections } from './idle-connections.ts';
import { createLoopTurns } from './loop-turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('a turn begins work until its time is over; the rest follows in later ones, in order', async () => {
  let clock = 0;
  const turns = createLoopTurns(() => clock, 10);
  const done: number[] = [];
  for (let i = 0; i < 9; i++)
    turns.run(() => {
      done.push(i);
      clock += 4;
    });
  const byTurn: number[] = [];
  while (turns.hasWaiting()) {
    await nextTurn();
    byTurn.push(done.length);
  }
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.ok(
    byTurn.every((count, turn) => count - (byTurn[turn - 1] ?? 0) <= 6),
    `${byTurn}`,
  );
  assert.ok(byTurn.length >= 2);
});

test('what a work does in promises counts before the next one begins', async () => {
  const turns = createLoopTurns(() => 0, 10);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    for (let i = 0; i < 3; i++) {
      await null;
      steps.push(name);
    }
  };
  turns.run(() => void work('a')());
  turns.run(() => void work('b')());
  await nextTurn();
  assert.deepEqual(steps, ['a', 'a', 'a', 'b', 'b', 'b']);
});

test('idle connections are not read while a turn is spent, and all are read again after it', async () => {
  let clock = 0;
  const turns = createLoopTurns(() => clock, 10);
  const subject = createIdleConnections(turns);
  const sockets = Array.from({ length: 20 }, () => {
    const socket = { isHeld: false, pause: () => (socket.isHeld = true), resume: () => (socket.isHeld = false) };
    return socket;
  });
  for (const socket of sockets) subject.add(socket as never);
  turns.run(() => undefined);
  subject.holdIfSpent();
  assert.equal(sockets.filter(({ isHeld }) => isHeld).length, 0, 'there is time');
  clock = 11;
  subject.remove(sockets[0] as never);
  subject.holdIfSpent();
  assert.deepEqual([sockets[0]!.isHeld, sockets.filter(({ isHeld }) => isHeld).length], [false, 19]);
  subject.remove(sockets[1] as never);
  await nextTurn();
  const left = sockets.filter(({ isHeld }) => isHeld).length;
  assert.ok(left > 1 && left < 19, `${left}`);
  for (let i = 0; i < 5; i++) await nextTurn();
  assert.deepEqual(
    sockets.filter(({ isHeld }) => isHeld),
    [sockets[1]],
    'one that has gone is left alone',
  );
});
