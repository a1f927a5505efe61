import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lambdaOf } from '../../main/resources/dev/tangent/service/page/state/settings.js';

test('any lambda above 0 can be typed, also where no slider reaches', () => {
  assert.equal(lambdaOf('1e10'), 1e10);
  assert.equal(lambdaOf(' 3e-14 '), 3e-14);
  assert.equal(lambdaOf('0,5'), 0.5);
  assert.equal(lambdaOf(' '), null);
});

test('what is no lambda is refused', () => {
  for (const bad of ['0', '-1', 'much', '1e999', 'NaN']) assert.throws(() => lambdaOf(bad), new RegExp(`above 0 but is ${bad}\\.`));
});
