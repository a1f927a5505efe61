import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingOrder } from '../../main/resources/dev/tangent/service/page/cloud/drawing-order.js';
import { FrameBudget } from '../../main/resources/dev/tangent/service/page/cloud/frame-budget.js';
import { ringOf } from '../../main/resources/dev/tangent/service/page/cloud/overlay.js';
import { Projection } from '../../main/resources/dev/tangent/service/page/cloud/projection.js';
import { columnOf } from '../../main/resources/dev/tangent/service/page/service/client.js';
import { cloudOf, lifted } from '../../main/resources/dev/tangent/service/page/state/cloud.js';

/** @param {number[][]} rows */
const array = (rows) => ({ data: Float32Array.from(rows.flat()), rows: rows.length, columns: rows[0].length, version: 1 });

test('points fill the cube from -1 to 1, a shorter axis its share of it', () => {
  const cloud = cloudOf(array([[0, 0, 0], [4, 2, 1]]), ['x', 'y', 'z']);
  assert.deepEqual([...cloud.positions], [-1, -0.5, -0.25, 1, 0.5, 0.25]);
  assert.deepEqual(cloud.axes.map(({ title, low, high, reach }) => [title, low, high, reach]), [['x', 0, 4, 1], ['y', 0, 2, 0.5], ['z', 0, 1, 0.25]]);
  assert.equal(cloud.flat, false);
});

test('axes of very different ranges are scaled each by itself', () => {
  const cloud = cloudOf(array([[0, 0], [100, 1]]), ['x', 'y']);
  assert.deepEqual([...cloud.positions], [-1, -1, 0, 1, 1, 0]);
  assert.equal(cloud.flat, true);
});

test('a gap is put into the middle', () => {
  const cloud = cloudOf(array([[0, 0], [NaN, 4], [2, 2]]), ['x', 'y']);
  assert.equal(cloud.positions[3], 0);
});

test('more columns than three are left out', () => {
  const cloud = cloudOf(array([[0, 0, 0, 9], [1, 1, 1, 9]]), ['a', 'b', 'c', 'd']);
  assert.equal(cloud.axes.length, 3);
  assert.equal(cloud.positions.length, 6);
});

test('heights lift the points of a plane and leave the plane as it was', () => {
  const ground = cloudOf(array([[0, 0], [1, 1]]), ['x', 'y']);
  const up = lifted(ground, Float32Array.from([5, 10]), { map: 'sequential', title: 'y', low: 5, high: 10 });
  assert.ok(Math.abs(up.positions[2] + 0.6) < 1e-6 && Math.abs(up.positions[5] - 0.6) < 1e-6);
  assert.equal(up.flat, false);
  assert.deepEqual(up.axes[2], { title: 'y', low: 5, high: 10, reach: 0.6 });
  assert.equal(ground.positions[2], 0);
});

test('one column is taken out of several', () => assert.deepEqual([...columnOf(array([[1, 2], [3, 4]]), 1)], [2, 4]));

test('points are drawn in an order that has each of them once and is the same every time', () => {
  const order = drawingOrder(1000);
  assert.deepEqual([...order].sort((a, b) => a - b), Array.from({ length: 1000 }, (_, i) => i));
  assert.deepEqual([...order], [...drawingOrder(1000)]);
  const first = [...order.subarray(0, 100)].reduce((sum, i) => sum + i, 0) / 100;
  assert.ok(first > 350 && first < 650, 'the first ones are a sample of all');
});

test('slow frames draw fewer points, quick ones more, a camera at rest all', () => {
  const budget = new FrameBudget();
  assert.equal(budget.points(0, true, 100_000), 20_000);
  assert.equal(budget.points(100, true, 100_000), 20_000); // the first frame has none before it
  const slow = budget.points(400, true, 100_000);
  assert.ok(slow < 20_000);
  const quick = budget.points(410, true, 100_000);
  assert.ok(quick > slow);
  assert.equal(budget.points(420, false, 100_000), 100_000);
});

/** Straight down the third axis: what is nearer has the smaller third number, which is also w. */
const DOWN = new Projection([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0], 200, 100);

test('a point in the middle of the cube is in the middle of the screen', () => {
  assert.deepEqual(DOWN.of(0, 0, 2), [100, 50, 2]);
  assert.deepEqual(DOWN.at([9, 9, 9, 2, 1, 2], 1), [200, 25, 2]);
});

test('the nearest point within reach is picked, of two the one in front', () => {
  const points = Float32Array.from([0, 0, 4, 0, 0, 2, 2, 0, 2]);
  assert.equal(DOWN.pick(points, 101, 50), 1);
  assert.equal(DOWN.pick(points, 199, 50), 2);
  assert.equal(DOWN.pick(points, 150, 50), null);
  assert.equal(DOWN.pick(Float32Array.from([0, 0, -1]), 100, 50), null); // behind the camera
});

test('rings shrink and fade with their number, and never vanish', () => {
  const [few, many, most] = [10, 2000, 1e6].map(ringOf);
  assert.deepEqual([few.radius, few.ink], [6, 1]);
  assert.ok(many.radius < few.radius / 2 && many.ink < 0.5 && many.halo === 0);
  assert.ok(most.radius >= 2 && most.ink >= 0.3);
});
