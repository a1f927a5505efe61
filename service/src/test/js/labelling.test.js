import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { isInside, outline, rowsInside } from '../../main/resources/dev/tangent/service/page/cloud/region.js';
import { Projection } from '../../main/resources/dev/tangent/service/page/cloud/projection.js';
import { margin, nextRow } from '../../main/resources/dev/tangent/service/page/state/next-row.js';
import { choose, chooseMore } from '../../main/resources/dev/tangent/service/page/state/selection.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';
import { classKeys, classNames } from '../../main/resources/dev/tangent/service/page/state/targets.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

const NOBODY = new Set();

/** Five points on a line. @param {Record<string, any>} [arrays] */
function line(arrays = {}) {
  const positions = Float32Array.from([-1, -0.5, 0, 0.5, 1].flatMap((x) => [x, 0, 0]));
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 5, columns: [{ name: 'kind', kind: 'text', filled: 0 }], coordinates: [], targets: ['kind'] }),
    target: 'kind', cloud: { positions, count: 5, axes: [], flat: true }, labels: { kind: new Map() }, classOrder: {}, suggestions: null, skipped: [], done: [], chosen: [], selected: null,
    views: [{ ...emptyView('lg'), fit: /** @type {any} */ ({ id: 'f1', outputs: ['kind'], can: [] }), arrays }],
  });
}

beforeEach(() => line());

test('without a fit the row farthest from all labels comes next, at first one in the middle', () => {
  assert.equal(nextRow(NOBODY), 2);
  store.set({ labels: { kind: new Map([[0, 'a'], [1, 'a']]) } });
  assert.equal(nextRow(NOBODY), 4);
});

test('with a fit the row comes next whose class is in doubt', () => {
  line({ probabilities: { data: Float32Array.from([0.9, 0.1, 0.8, 0.2, 0.9, 0.1, 0.4, 0.6, 0.1, 0.9]), rows: 5, columns: 2 } });
  assert.equal(nextRow(NOBODY), 3);
});

test('a suggestion of the service comes first, unless it is labelled, passed over or on its way', () => {
  store.set({ suggestions: { by: 'doubt', next: [0, 1, 2, 4].map((row) => ({ row, reduction: 0, left: 0 })) }, labels: { kind: new Map([[0, 'a']]) }, skipped: [1] });
  assert.equal(nextRow(new Set([2])), 4);
});

test('nothing comes next where every row has a label', () => {
  store.set({ labels: { kind: new Map([0, 1, 2, 3, 4].map((row) => [row, 'a'])) } });
  assert.equal(nextRow(NOBODY), null);
});

test('a row is in doubt by how little the first class is ahead of the second', () => {
  assert.ok(Math.abs(margin({ data: Float32Array.from([0.1, 0.6, 0.3]), columns: 3 }, 0) - 0.3) < 1e-6);
});

test('a class that comes later comes last, so that keys keep their meaning', () => {
  store.set({ labels: { kind: new Map([[0, 'b'], [1, 'c']]) } });
  assert.deepEqual(classNames(), ['b', 'c']);
  store.set({ classOrder: { kind: ['b', 'c'] }, labels: { kind: new Map([[0, 'b'], [1, 'c'], [2, 'a']]) } });
  assert.deepEqual(classNames(), ['b', 'c', 'a']);
});

test('the key of a digit is that digit, of other classes their place', () => {
  assert.deepEqual(classKeys(['0', '3', '7']), ['0', '3', '7']);
  assert.deepEqual(classKeys(['setosa', 'virginica']), ['1', '2']);
  assert.deepEqual(classKeys(Array.from({ length: 12 }, (_, i) => `c${i}`)).slice(8), ['9', '0', '', '']);
});

test('what is gone around is inside, also where the line is no circle', () => {
  const corner = /** @type {[number, number][]} */ ([[0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]]);
  assert.equal(isInside(corner, 1, 3), true);
  assert.equal(isInside(corner, 3, 3), false);
  assert.deepEqual(outline('box', [[1, 1], [9, 9], [3, 2]]), [[1, 1], [3, 1], [3, 2], [1, 2]]);
});

test('points are chosen where they are seen, those behind the camera are not', () => {
  const down = new Projection([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0], 200, 100);
  assert.deepEqual(rowsInside(Float32Array.from([0, 0, 2, 2, 0, 2, 0, 0, -2]), down, [[90, 40], [110, 40], [110, 60], [90, 60]]), [0]);
});

test('rows are chosen together, and taken out again by choosing them once more', () => {
  store.set({ selected: 1 });
  chooseMore([3, 4]);
  assert.deepEqual(store.state.chosen, [1, 3, 4]);
  chooseMore([3, 4]);
  assert.deepEqual([store.state.chosen, store.state.selected], [[], 1]);
  choose([2, 3]);
  choose([]);
  assert.deepEqual(store.state.chosen, []);
});
