import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calibrated } from './calibration.ts';
import { readingOf } from './decode.ts';

const reading = (...confidences: number[]) =>
  readingOf(confidences.map((confidence, i) => ({ text: '字', confidence, x: i / 10, w: 0.1, alternatives: [] })));

test('a line is no surer than its worst character lets it be', () => {
  const sure = calibrated(reading(...Array(9).fill(1), 1));
  const doubtful = calibrated(reading(...Array(9).fill(1), 0.6));
  assert.ok(sure > 0.99);
  assert.ok(doubtful < 0.9 && doubtful < reading(...Array(9).fill(1), 0.6).confidence);
});

test('a surer character never makes a line less sure', () => {
  let before = 0;
  for (let least = 0; least <= 1; least += 0.01) {
    const now = calibrated(reading(1, 1, least));
    assert.ok(now >= before - 1e-12 && now <= 1, `${least}`);
    before = now;
  }
});

test('no line is surer than its characters are on the whole', () => {
  assert.ok(calibrated(reading(0.5, 0.5, 0.5)) <= 0.5);
  assert.equal(calibrated(reading()), 0);
});
