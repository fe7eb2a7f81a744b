import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf } from './from-answer.ts';
import { boxesOn } from './page-view.ts';

test('a value over two lines has two boxes on the picture, any other one', () => {
  const { regions } = recordOf('receipt', {
    field_regions: {
      supplier_address: {
        page: 1,
        box: [10, 100, 200, 50],
        boxes: [
          [10, 100, 200, 20],
          [30, 130, 80, 20],
        ],
      },
      total: { page: 1, box: [300, 400, 60, 20] },
      tax_amount: { page: 1, box: [1, 2] },
    },
  });
  assert.deepEqual(Object.keys(regions).sort(), ['address', 'total'], 'a box of two numbers is none');
  const drawn = boxesOn(2, [
    ['address', regions.address!],
    ['total', regions.total!],
  ]);
  assert.deepEqual(drawn, [
    ['address', [20, 200, 400, 40]],
    ['address', [60, 260, 160, 40]],
    ['total', [600, 800, 120, 40]],
  ]);
});
