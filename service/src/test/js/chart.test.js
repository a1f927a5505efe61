import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planeOf, spanOf, ticks } from '../../main/resources/dev/tangent/service/page/parts/chart-plane.js';

test('a place in a chart is the number that it was made from', () => {
  const plane = planeOf({ low: -2, high: 3 }, { low: 10, high: 20 });
  for (const value of [-2, 0.5, 3]) assert.ok(Math.abs(plane.across(plane.x(value)) - value) < 1e-9);
  for (const value of [10, 11, 20]) assert.ok(Math.abs(plane.up(plane.y(value)) - value) < 1e-9);
  assert.ok(plane.y(20) < plane.y(10), 'up is up');
});

test('spans have room, also around one number and around none', () => {
  const { low, high } = spanOf([3, 1, NaN, 2]);
  assert.ok(low < 1 && low > 0.8 && high > 3 && high < 3.2);
  assert.ok(spanOf([5]).low < 5 && spanOf([5]).high > 5);
  assert.deepEqual(spanOf([]), { low: 0, high: 1 });
});

test('ticks are a handful of round numbers within the span', () => {
  assert.deepEqual(ticks({ low: -0.1, high: 1.05 }), [0, 0.25, 0.5, 0.75, 1]);
  assert.deepEqual(ticks({ low: 0, high: 83 }), [0, 25, 50, 75]);
  for (const span of [{ low: 1e-9, high: 4e-9 }, { low: -1e6, high: 3e7 }, { low: 5.9, high: 14.5 }, { low: 9.9, high: 20.1 }, { low: 0, high: 3 }]) {
    const found = ticks(span);
    assert.ok(found.length >= 3 && found.length <= 7 && found.every((at) => at >= span.low && at <= span.high));
  }
});
